"""From the tiles between two brackets, or behind a word, to a meld (rule 5 of the notation)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, cast

from bot.mahjong.hand import Meld, MeldKind, Source
from bot.mahjong.notation.meanings import Claim
from bot.mahjong.notation.model import Findings, Kind, Span
from bot.mahjong.tiles import WILD, Tile, short

_OFFERS: Final = {MeldKind.CHOW: "123", MeldKind.PUNG: "123", MeldKind.KONG: "123567", MeldKind.CONCEALED_KONG: ""}
_ADDED: Final = 4
"""What an added kong adds to the offer digit of its pung."""


def shape(kinds: Sequence[Kind]) -> MeldKind | None:
    """Return what these tiles are, None for no meld. A kong of any sort is `KONG`."""
    ordered = sorted(kind for kind in kinds if isinstance(kind, Tile))
    if len(ordered) != len(kinds):
        return None
    if len(set(ordered)) == 1:
        return {3: MeldKind.PUNG, 4: MeldKind.KONG}.get(len(ordered))
    if len(ordered) != 3 or any(kind.suit is not ordered[0].suit or kind.is_honor for kind in ordered):
        return None
    return MeldKind.CHOW if [kind.rank - ordered[0].rank for kind in ordered] == [0, 1, 2] else None


def build(
    kinds: Sequence[Kind], offer: str, at: Span, findings: Findings, *, claim: Claim | None, square: bool
) -> Meld | None:
    """Return the meld, or None with the faults noted.

    Args:
        kinds: its tiles as typed.
        offer: the digit after them, "" where there is none.
        at: where it stands.
        findings: where faults and notes go.
        claim: the word before it.
        square: written in `[]`, where four tiles without an offer are a concealed kong.
    """
    kind = _kind(kinds, at, findings)
    if kind is None:
        return None
    if kind is MeldKind.KONG and (square and not offer if claim is None else claim.kind is MeldKind.CONCEALED_KONG):
        kind = MeldKind.CONCEALED_KONG
    if offer and (len(offer) > 1 or offer not in _OFFERS[kind]):
        findings.fault("bad_offer", at, lost=True, text=offer, kind=kind.value, allowed=", ".join(_OFFERS[kind]))
        return None
    tiles = cast("Sequence[Tile]", kinds)  # shape() knows no wild tile
    if kind is MeldKind.CHOW:
        return _chow(tiles, offer, at, findings)
    if kind is MeldKind.PUNG:
        return Meld(kind, tiles[0], Source(int(offer)) if offer else None)
    if claim is None and not offer:  # only then which kong it is was a guess
        findings.note("kong_concealed" if square else "kong_melded", at, tile=tiles[0])
    if kind is MeldKind.CONCEALED_KONG:
        return Meld(kind, tiles[0])
    digit = int(offer or 0)
    added = digit > _ADDED or (claim is not None and claim.added)
    source = Source(digit - _ADDED if digit > _ADDED else digit) if digit else None
    return Meld(kind, tiles[0], source, added=added)


def _kind(kinds: Sequence[Kind], at: Span, findings: Findings) -> MeldKind | None:
    """Return what the tiles are, or say why they are nothing."""
    kind = shape(kinds)
    if kind is not None:
        return kind
    if WILD in kinds:
        findings.fault("wild_in_meld", at, lost=True, tile=WILD, tiles=tuple(kinds))
    elif len(kinds) not in (3, 4):
        findings.fault("kong_size", at, lost=True, count=len(kinds), tiles=tuple(kinds))
    elif len(kinds) == 3 and len(set(kinds)) == 3 and all(isinstance(one, Tile) and one.is_honor for one in kinds):
        findings.fault("chow_of_honors", at, lost=True, tiles=tuple(kinds))
    else:
        findings.fault("meld_shape", at, lost=True, tiles=tuple(kinds))
    return None


def _chow(tiles: Sequence[Tile], offer: str, at: Span, findings: Findings) -> Meld | None:
    """Return the chow. With the tiles out of order, a digit may count them as typed or from the lowest."""
    low, middle, high = sorted(tiles)
    if not offer:
        return Meld(MeldKind.CHOW, middle)
    counted = (low, middle, high)[int(offer) - 1]
    typed = tiles[int(offer) - 1]
    if counted is not typed:
        written = short((low, middle, high))
        first, second = (f"[{written},{(low, middle, high).index(kind) + 1}]" for kind in (typed, counted))
        findings.fault("ambiguous_claimed", at, lost=True, text=f"{short(tiles)},{offer}", first=first, second=second)
        return None
    return Meld(MeldKind.CHOW, middle, claimed=cast("Literal[0, 1, 2]", int(offer) - 1))

"""The canonical text of a hand (`rules/notation.md` §2): what is read back equal, and shown as the echo."""

from __future__ import annotations

from typing import Final

from bot.mahjong.hand import Hand, Meld, MeldKind, Win
from bot.mahjong.tiles import short

_ADDED: Final = 4


def format(hand: Hand, win: Win) -> str:
    """Return the canonical text, such as `[234p,1] 12334567pEE+5p |ES1000|2 听 wild=8s`.

    `parse` reads it back as the same hand and win. What was asked for beyond them is left out, as it is not compared
    either: house, bird, room, and who dealt in.
    """
    flags = "".join("01"[flag] for flag in (win.is_self_drawn, win.last_of_kind, win.last_tile, win.kong))
    parts = [format_tiles(hand), f"|{win.round}{win.seat}{flags}|{hand.flowers}"]
    if win.ready:
        parts.append("听")
    if win.wild is not None:
        parts.append(f"wild={short([win.wild])}")
    return " ".join(parts)


def format_tiles(hand: Hand) -> str:
    """Return the tiles alone, without flowers, such as `[234p,1] 12334567pEE+5p`."""
    melds = "".join(map(_meld, hand.melds))
    tiles = short(hand.concealed) + ("" if hand.win is None else f"+{short([hand.win])}")
    return f"{melds} {tiles}" if melds and tiles else melds or tiles


def _meld(meld: Meld) -> str:
    """Write a meld. Round brackets say that it was claimed, from whom is not known."""
    written = short(meld.tiles)
    if meld.kind is MeldKind.CONCEALED_KONG:
        return f"[{written}]"
    if meld.claimed is not None:
        return f"[{written},{meld.claimed + 1}]"
    if meld.source is not None:
        return f"[{written},{meld.source + _ADDED * meld.added}]"
    return f"加杠{written}" if meld.added else f"({written})"

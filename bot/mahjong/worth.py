"""The points of one reading, and the rulings on its wait."""

from __future__ import annotations

from typing import Final

from bot.mahjong import cache
from bot.mahjong.facets import POINTS_BITS, POINTS_MASK, Compiled
from bot.mahjong.fans.model import WaitKind
from bot.mahjong.hand import Hand, Win
from bot.mahjong.keys import (
    CHOWS_MASK,
    CONCEALED_AT,
    CONCEALED_PUNG,
    HONOR_PUNGS_AT,
    HONORS_MASK,
    PAIR_BITS,
    PUNGS_AT,
    PUNGS_MASK,
    UNIT,
)
from bot.mahjong.readings import Raw
from bot.mahjong.rules import Rules
from bot.mahjong.tables import PLACEMENT_MASK, UNIQUE_BELOW, wait_kind
from bot.mahjong.tiles import TILES, Tile

_FOURS: Final = sum(4 * 8**place for place in range(34))
_ODD: Final = sum(8**place for place in range(34))
CERTAIN: Final = 2
"""Placements from here on are waits that may count."""


def compiled(rules: Rules) -> Compiled:
    """Return the rules compiled, the same ones at every call."""
    if rules.compiled is None:
        object.__setattr__(rules, "compiled", Compiled(rules))
    made: Compiled = rules.compiled
    return made


FacetKeys = tuple[int, int, int, int, int, int, int, int, int]
"""Whole, shape, chows, pungs, honours, kongs, manner, wait, copies: in this order everywhere."""


def facet_keys(c: Compiled, hand: Hand, win: Win, raw: Raw) -> FacetKeys:
    """Return under which key each facet has this reading."""
    _, _, _, _, _, _, exposure, manner, _, _, every = hand.keys
    code, field = raw.code, raw.field
    pungs = code >> CONCEALED_AT
    if not (field & PLACEMENT_MASK or win.manner & 1):
        pungs -= 1  # completed by a discard, the pung is a melded one
    return (
        raw.word,
        raw.shape,
        code & CHOWS_MASK,
        code >> PUNGS_AT & PUNGS_MASK,
        code >> HONOR_PUNGS_AT & HONORS_MASK | win.winds << 14,
        exposure + CONCEALED_PUNG * pungs,
        manner | win.manner,
        wait_of(c, hand, raw) if field & PLACEMENT_MASK >= CERTAIN else 0,
        (every & _FOURS).bit_count(),
    )


def wait_of(c: Compiled, hand: Hand, raw: Raw) -> WaitKind:
    """Return the kind of wait that counts: only where the hand waited for nothing else (1998 rules, p. 27)."""
    if raw.field >= UNIQUE_BELOW and (c.exhausted_waits or not is_exhausted(hand, raw)):
        return WaitKind.OTHER
    if also_pairs(hand) is not None:
        return WaitKind.OTHER
    return wait_kind(raw.field & PLACEMENT_MASK)


def also_pairs(hand: Hand) -> Tile | None:
    """Return the tile, other than the winning one, for which the hand waited as seven pairs."""
    every = hand.keys[-1]
    odd = every & _ODD
    if hand.melds or odd.bit_count() != 2 or hand.win is None:
        return None
    other = next(kind for kind in TILES if odd >> 3 * kind.index & 1 and kind is not hand.win)
    return other if odd >> 3 * hand.win.index & 1 else None  # type: ignore[union-attr]  # no wild in a hand with keys


def other_waits(hand: Hand, raw: Raw) -> list[Tile]:
    """Return what else would have completed this reading, tiles held four times included where they count by form."""
    group, place = hand.keys[8:10]
    found = [TILES[9 * group + at] for at in range(9) if raw.field >> 3 + at & 1]
    if raw.field >> 12:  # the pair of another suit
        for other, (key, code) in enumerate(zip(raw.keys, raw.codes, strict=True)):
            if code & PAIR_BITS and other != group:
                found += _absorbed(other, key)
    pairs = also_pairs(hand)
    return sorted({*found, *([pairs] if pairs else [])})


def _absorbed(group: int, key: int) -> list[Tile]:
    """Return the tiles that turn sets and a pair of one suit into sets alone."""
    parts = cache.get().parts[group]
    kinds = TILES[9 * group : 9 * group + (9 if group < 3 else 7)]
    whole = [(kind, parts.get(key + UNIT[kind.index])) for kind in kinds]
    return [kind for kind, entry in whole if entry and not entry[1] & PAIR_BITS]


def is_exhausted(hand: Hand, raw: Raw) -> bool:
    """Tell whether the hand itself held all four of every other tile it waited for (D2)."""
    return all(copies(hand, kind) == 4 for kind in other_waits(hand, raw))


def copies(hand: Hand, kind: Tile) -> int:
    """Return how many of a kind the hand holds, kongs counting four."""
    konged = any(meld.is_kong and meld.tile is kind for meld in hand.melds)
    return (hand.keys[-1] >> 3 * kind.index & 7) + konged


def tally_of(c: Compiled, keys: FacetKeys) -> int:
    """Return the sum of the facets' tallies."""
    whole, shape, chows, pungs, honors, kongs, manner, wait, fours = keys
    a, b, d, e, f, g, h, i, j = c.tallies
    try:
        return a[whole] + b[shape] + d[chows] + e[pungs] + f[honors] + g[kongs] + h[manner] + i[wait] + j[fours]
    except KeyError:  # met for the first time
        return sum(facet.tally(key) for facet, key in zip(c.facets, keys, strict=True))


def points_of(c: Compiled, tally: int) -> int:
    """Return the points of a reading without flowers, from the sum of its tallies."""
    counters = tally >> POINTS_BITS
    met = c.meeting_points.get(counters)
    if met is None:
        met = c.verdict(counters).points
    return (tally & POINTS_MASK) + met or c.chicken

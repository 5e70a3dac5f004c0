"""The points of one reading."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from bot.mahjong.facets import POINTS_BITS, POINTS_MASK, Compiled, Verdict
from bot.mahjong.hand import Hand, Win
from bot.mahjong.keys import (
    CHOWS_MASK,
    CONCEALED_AT,
    CONCEALED_PUNG,
    HONOR_PUNGS_AT,
    HONORS_MASK,
    PUNGS_AT,
    PUNGS_MASK,
)
from bot.mahjong.readings import Raw
from bot.mahjong.rules import Rules
from bot.mahjong.tables import PLACEMENT_MASK, UNIQUE_BELOW

CERTAIN: Final = 2
"""Placements from here on are waits that count where they are the only one."""

FacetKeys: TypeAlias = tuple[int, int, int, int, int, int, int, int, int]
"""Whole, shape, chows, pungs, honours, kongs, manner, wait, copies: in this order everywhere."""

PUNGS, HONORS, WAIT = 3, 4, 7


class Read(NamedTuple):
    """A reading with what the facets make of it."""

    raw: Raw
    keys: FacetKeys
    verdict: Verdict
    points: int


def compiled(rules: Rules) -> Compiled:
    """Return the rules compiled, the same ones at every call."""
    if rules.compiled is None:
        object.__setattr__(rules, "compiled", Compiled(rules))
    made: Compiled = rules.compiled
    return made


def facet_keys(
    exposed: int, way: int, fours: int, twin: int, how: int, winds: int, word: int, code: int, field: int, shape: int
) -> FacetKeys:
    """Return under which key each facet has a reading.

    Args:
        exposed: the kongs of the hand (`Keys`), and likewise `way`, `fours` and `twin`.
        way: what the melds say of the way of winning.
        fours: kinds held four times.
        twin: whether seven pairs waited for another tile.
        how: `Win.manner`.
        winds: `Win.winds`.
        word: traits of the reading, and likewise `code`, `field` and `shape` (`bot.mahjong.readings.Raw`).
        code: sets of the reading.
        field: placement and other waits of the winning tile.
        shape: shape of the reading.
    """
    placed = field & PLACEMENT_MASK
    pungs = code >> CONCEALED_AT
    if not (placed or how & 1):
        pungs -= 1  # completed by a discard, the pung is a melded one
    return (
        word,
        shape,
        code & CHOWS_MASK,
        code >> PUNGS_AT & PUNGS_MASK,
        code >> HONOR_PUNGS_AT & HONORS_MASK | winds << 14,
        exposed + CONCEALED_PUNG * pungs,
        way | how,
        placed - 1 if placed >= CERTAIN and field < UNIQUE_BELOW and not twin else 0,
        fours,
    )


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


def read(c: Compiled, hand: Hand, win: Win, raw: Raw) -> Read:
    """Return what a reading of a hand is worth, without flowers, and what that follows from."""
    exposed, way, _, _, fours, twin, _, _ = hand.keys[6:]
    keys = facet_keys(exposed, way, fours, twin, win.manner, win.winds, raw[0], raw[1], raw[2], raw[3])
    tally = tally_of(c, keys)
    return Read(raw, keys, c.verdict(tally >> POINTS_BITS), points_of(c, tally))

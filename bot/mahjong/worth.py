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
    MANNER_AT,
    PUNGS_AT,
    PUNGS_MASK,
    SHAPE_AT,
    WAIT_AT,
)
from bot.mahjong.readings import Raw
from bot.mahjong.rules import Rules
from bot.mahjong.tables import PLACEMENT_MASK, UNIQUE_BELOW

CERTAIN: Final = 2
"""Placements from here on are waits that count where they are the only one."""

FacetKeys: TypeAlias = tuple[int, int, int, int, int]
"""Whole, chows, pungs, honours, circumstances: in this order everywhere."""

PUNGS, HONORS, CIRCUMSTANCES = 2, 3, 4


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
    circumstances: int, twin: int, how: int, winds: int, word: int, code: int, field: int, shape: int
) -> FacetKeys:
    """Return under which key each facet has a reading.

    Args:
        circumstances: those of the hand (`Keys`).
        twin: whether seven pairs waited for another tile (`Keys`).
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
    if placed >= CERTAIN and field < UNIQUE_BELOW and not twin:
        circumstances |= placed - 1 << WAIT_AT
    return (
        word,
        code & CHOWS_MASK,
        code >> PUNGS_AT & PUNGS_MASK,
        code >> HONOR_PUNGS_AT & HONORS_MASK | winds << 14,
        (circumstances | how << MANNER_AT | shape << SHAPE_AT) + CONCEALED_PUNG * pungs,
    )


def tally_of(c: Compiled, keys: FacetKeys) -> int:
    """Return the sum of the facets' tallies."""
    word, chows, pungs, honors, circumstances = keys
    a, b, d, e, f = c.tallies
    try:
        return a[word] + b[chows] + d[pungs] + e[honors] + f[circumstances]
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
    circumstances, _, _, twin, _, _ = hand.keys[6:]
    keys = facet_keys(circumstances, twin, win.manner, win.winds, raw[0], raw[1], raw[2], raw[3])
    tally = tally_of(c, keys)
    return Read(raw, keys, c.verdict(tally >> POINTS_BITS), points_of(c, tally))

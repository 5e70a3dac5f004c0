"""Distances and useful tiles against PyMahjongGB's five functions, on freshly generated hands of thirteen tiles.

PyMahjongGB looks at the standing tiles alone and lets sets take a fifth copy of a kind; our answer counts the copies of
melds and never asks for a fifth. So the two may differ, and only so: each must then be what a search through every
complete hand finds, theirs with copies without end and ours with four of each kind.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import Final, NamedTuple

import pytest

from bot.mahjong import Hand, Tile, Win, format
from bot.mahjong.distance import Goal, kinds_of, needs
from bot.mahjong.tiles import TILES
from tests.naive import KNITS
from tests.oracle.hands import COUNT, EACH_SEED, seed, waiting

MahjongGB = pytest.importorskip("MahjongGB", reason="needs the extra `oracle`")
from tests.oracle.reference import names_of, tiles_of  # noqa: E402  # itself imports MahjongGB

pytestmark = pytest.mark.oracle

SHANTEN: Final = {
    Goal.REGULAR: MahjongGB.RegularShanten,
    Goal.SEVEN_PAIRS: MahjongGB.SevenPairsShanten,
    Goal.THIRTEEN_ORPHANS: MahjongGB.ThirteenOrphansShanten,
    Goal.KNITTED_WITH_HONORS: MahjongGB.HonorsAndKnittedTilesShanten,
    Goal.KNITTED_STRAIGHT: MahjongGB.KnittedStraightShanten,
}
GROUPS: Final = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))


class Answer(NamedTuple):
    """How many tiles are missing, and which ones help."""

    missing: int
    kinds: frozenset[Tile]


@EACH_SEED
def test_every_distance_is_the_same(*, fresh: bool) -> None:
    used = seed(fresh=fresh)
    for hand in waiting(random.Random(used), COUNT // 3):
        for goal, need in needs(hand).items():
            shanten, useful = SHANTEN[goal](names_of(hand.concealed))
            mine, theirs = Answer(need.missing, frozenset(kinds_of(need))), Answer(shanten + 1, tiles_of(useful))
            told = f"{format(hand, Win())}, {goal.value}, ORACLE_SEED={used}"
            if mine != theirs:
                assert goal in (Goal.REGULAR, Goal.KNITTED_STRAIGHT), told
                assert mine == searched(hand, goal, limited=True), told
                assert theirs == searched(hand, goal, limited=False), told


# --- a search through every complete hand --------------------------------------------------------------------------


def searched(hand: Hand, goal: Goal, *, limited: bool) -> Answer:
    """Return the fewest tiles that any complete hand asks for beyond the standing ones, and the kinds of all such.

    Unless limited to four copies of a kind, any number will do, and as with PyMahjongGB a kind that stands four times
    is not named before the last step.
    """
    held, room = [0] * 34, [4 if limited else 99] * 34
    for kind in TILES:
        held[kind.index] = hand.concealed.count(kind)
    for kind in (kind for meld in hand.melds for kind in meld.tiles if limited):
        room[kind.index] -= 1
    sets = 4 - len(hand.melds)
    if goal is Goal.REGULAR:
        return _body(held, room, sets)
    return _least(_around(held, room, sets - 3, knit) for knit in KNITS if all(room[kind.index] for kind in knit))


def _around(held: Sequence[int], room: Sequence[int], sets: int, knit: frozenset[Tile]) -> Answer:
    """Return what is missing to a knitted straight, so many sets and a pair."""
    lacking = frozenset(kind for kind in knit if not held[kind.index])
    taken = [int(kind in knit) for kind in TILES]
    rest = [max(0, has - takes) for has, takes in zip(held, taken, strict=True)]
    left = [copies - takes for copies, takes in zip(room, taken, strict=True)]
    missing, kinds = _body(rest, left, sets)
    return Answer(missing + len(lacking), kinds | lacking)


def _body(held: Sequence[int], room: Sequence[int], sets: int) -> Answer:
    """Return what is missing to so many sets and a pair."""
    found = {(0, False): Answer(0, frozenset())}
    for group in GROUPS:
        cheapest = _suit(held[group], room[group], sets, TILES[group])
        joined: dict[tuple[int, bool], list[Answer]] = {}
        for (had, pair), before in found.items():
            for (more, paired), answer in cheapest.items():
                if had + more <= sets and not (pair and paired):
                    whole = Answer(before.missing + answer.missing, before.kinds | answer.kinds)
                    joined.setdefault((had + more, pair or paired), []).append(whole)
        found = {goal: _least(iter(answers)) for goal, answers in joined.items()}
    missing, kinds = found[sets, True]
    if missing > 1 and max(room) > 4:
        kinds = frozenset(kind for kind in kinds if held[kind.index] != 4)
    return Answer(missing, kinds)


def _suit(held: Sequence[int], room: Sequence[int], sets: int, kinds: Sequence[Tile]) -> dict[tuple[int, bool], Answer]:
    """Return what one suit lacks to each number of sets, with the pair and without."""
    found: dict[tuple[int, bool], list[Answer]] = {}
    fewest: dict[tuple[int, bool], int] = {}
    for goal, wanted in _wholes(len(kinds), sets):
        missing = sum(wants - has for wants, has in zip(wanted, held, strict=True) if wants > has)
        if missing > fewest.get(goal, 99) or any(map(int.__gt__, wanted, room)):
            continue
        fewest[goal] = missing
        lacking = frozenset(kind for kind, wants, has in zip(kinds, wanted, held, strict=True) if wants > has)
        found.setdefault(goal, []).append(Answer(missing, lacking))
    return {goal: _least(iter(answers)) for goal, answers in found.items()}


@cache
def _wholes(places: int, most: int) -> tuple[tuple[tuple[int, bool], tuple[int, ...]], ...]:
    """Return every choice of at most so many sets, with a pair and without, in a suit or (7 places) in the honours."""
    chows = [(low, low + 1, low + 2) for low in range(7)] if places == 9 else []
    pungs = [(place,) * 3 for place in range(places)]
    pairs: list[tuple[int, ...]] = [(), *((place,) * 2 for place in range(places))]
    return tuple(
        ((count, bool(pair)), tuple(map([*chain(pair, *chosen)].count, range(places))))
        for count in range(most + 1)
        for chosen in combinations_with_replacement([*chows, *pungs], count)
        for pair in pairs
    )


def _least(answers: Iterator[Answer]) -> Answer:
    """Return the fewest missing tiles, and all kinds of the answers that are as good."""
    listed = list(answers)
    fewest = min(answer.missing for answer in listed)
    return Answer(fewest, frozenset[Tile]().union(*(one.kinds for one in listed if one.missing == fewest)))

"""How far some tiles are from winning, in each kind of shape, and which tiles bring them nearer.

For each kind of shape the answer is the fewest tiles to add so that a winning hand can be picked from what is then
there, and the tiles that any of the cheapest ways would add. No way asks for a fifth copy; melds' copies count.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from bot.mahjong.hand import Hand
from bot.mahjong.tiles import TILES, Tile

Counts: TypeAlias = tuple[int, ...]
"""How many of each kind, 34 numbers."""


class Goal(StrEnum):
    """The five kinds of shape a hand can grow into."""

    REGULAR = "regular"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_ORPHANS = "thirteen_orphans"
    KNITTED_WITH_HONORS = "knitted_with_honors"
    KNITTED_STRAIGHT = "knitted_straight"


class Need(NamedTuple):
    """The fewest tiles to add, and the kinds that one of the cheapest ways adds, as bits."""

    missing: int
    kinds: int


_FAR: Final = Need(99, 0)
_WAYS: Final = tuple(permutations(range(3)))
_ORPHANS: Final = tuple(kind.index for kind in TILES if kind.is_terminal or kind.is_honor)
_HONORS: Final = range(27, 34)


def needs(hand: Hand) -> dict[Goal, Need]:
    """Return what the concealed tiles, the winning one included, lack in each shape that the melds allow."""
    held, room = _counts(hand)
    sets = 4 - len(hand.melds)
    found = {Goal.REGULAR: _regular(held, room, sets)}
    if sets >= 3:
        found[Goal.KNITTED_STRAIGHT] = _cheapest(_knitted_straights(held, room, sets - 3))
    if sets == 4:
        found[Goal.SEVEN_PAIRS] = _seven_pairs(held)
        found[Goal.THIRTEEN_ORPHANS] = _orphans(held)
        found[Goal.KNITTED_WITH_HONORS] = _cheapest(_knitted_with_honors(held))
    return found


def tiles_off(hand: Hand) -> int:
    """Return how many tiles of fourteen would have to change to make a win."""
    return min(need.missing for need in needs(hand).values())


def kinds_of(need: Need) -> tuple[Tile, ...]:
    """Return the tiles of a need."""
    return tuple(kind for kind in TILES if need.kinds >> kind.index & 1)


def _counts(hand: Hand) -> tuple[Counts, Counts]:
    """Return how many of each kind stand concealed, and how many may stand there at most."""
    held, room = [0] * 34, [4] * 34
    for kind in (*hand.concealed, hand.win):
        if isinstance(kind, Tile):
            held[kind.index] += 1
    for meld in hand.melds:
        for kind in meld.tiles:
            room[kind.index] -= 1
    return tuple(held), tuple(room)


def _cheapest(ways: Iterator[Need]) -> Need:
    """Return the fewest missing tiles of several ways, and the kinds of all that are as cheap."""
    best = _FAR
    for way in ways:
        if way.missing < best.missing:
            best = way
        elif way.missing == best.missing:
            best = Need(best.missing, best.kinds | way.kinds)
    return best


def _regular(held: Counts, room: Counts, sets: int) -> Need:
    """Return what is missing to so many sets and a pair."""
    best = {(0, 0): Need(0, 0)}
    for start, end in ((0, 9), (9, 18), (18, 27), (27, 34)):
        part = _part(held[start:end], room[start:end], sets)
        ways: dict[tuple[int, int], list[Need]] = {}
        for (had, pairs), before in best.items():
            for (more, pair), need in part:
                if had + more <= sets and pairs + pair <= 1:
                    whole = Need(before.missing + need.missing, before.kinds | need.kinds << start)
                    ways.setdefault((had + more, pairs + pair), []).append(whole)
        best = {goal: _cheapest(iter(options)) for goal, options in ways.items()}
    return best.get((sets, 1), _FAR)


@lru_cache(maxsize=1024)
def _part(held: Counts, room: Counts, most: int) -> tuple[tuple[tuple[int, int], Need], ...]:
    """Return what one suit lacks to each number of sets, up to `most`, without and with the pair.

    Walks the ranks and remembers how many chows began at the last two. Nobody needs more than two equal chows: three
    are the same tiles as three pungs. A part of seven kinds is the honours, which have no chows.
    """
    runs = len(held) == 9
    states: dict[tuple[int, int, int, int], Need] = {(0, 0, 0, 0): Need(0, 0)}
    for place, (has, limit) in enumerate(zip(held, room, strict=True)):
        after: dict[tuple[int, int, int, int], Need] = {}
        starts = 2 if runs and place < 7 else 0
        for (older, last, sets, pair), before in states.items():
            for chows in range(min(starts, most - sets) + 1):
                for pungs in (0, 1) if sets + chows < most else (0,):
                    for pairs in (0, 1) if not pair else (0,):
                        used = older + last + chows + 3 * pungs + 2 * pairs
                        if used > limit:
                            continue
                        lacks = max(0, used - has)
                        need = Need(before.missing + lacks, before.kinds | (1 << place if lacks else 0))
                        state = (last, chows, sets + chows + pungs, pair + pairs)
                        rival = after.get(state)
                        if rival is None or need.missing < rival.missing:
                            after[state] = need
                        elif need.missing == rival.missing:
                            after[state] = Need(need.missing, need.kinds | rival.kinds)
        states = after
    found: dict[tuple[int, int], list[Need]] = {}
    for (_, _, sets, pair), need in states.items():
        found.setdefault((sets, pair), []).append(need)
    return tuple((goal, _cheapest(iter(options))) for goal, options in found.items())


def _seven_pairs(held: Counts) -> Need:
    """Four of a kind are two pairs. There are always enough single tiles to pair up."""
    pairs = sum(count // 2 for count in held)
    return Need(7 - pairs, sum(1 << kind for kind, count in enumerate(held) if count % 2))


def _orphans(held: Counts) -> Need:
    paired = any(held[kind] >= 2 for kind in _ORPHANS)
    lacks = [kind for kind in _ORPHANS if not held[kind]]
    return Need(len(lacks) + (not paired), sum(1 << kind for kind in (lacks if paired else _ORPHANS)))


def _knits() -> Iterator[list[int]]:
    """Yield the nine kinds of each knitted straight."""
    for starts in _WAYS:
        yield [9 * suit + start + step for suit, start in enumerate(starts) for step in (0, 3, 6)]


def _knitted_with_honors(held: Counts) -> Iterator[Need]:
    for nine in _knits():
        lacks = [kind for kind in (*nine, *_HONORS) if not held[kind]]
        yield Need(14 - (16 - len(lacks)), sum(1 << kind for kind in lacks))


def _knitted_straights(held: Counts, room: Counts, sets: int) -> Iterator[Need]:
    for nine in _knits():
        lacks = [kind for kind in nine if not held[kind]]
        if any(room[kind] < 1 for kind in nine):
            continue
        rest = tuple(count - (kind in nine and count > 0) for kind, count in enumerate(held))
        free = tuple(count - (kind in nine) for kind, count in enumerate(room))
        body = _regular(rest, free, sets)
        yield Need(len(lacks) + body.missing, sum(1 << kind for kind in lacks) | body.kinds)

"""The plainest way to tell sets, wins and waits: try everything. Slow, and without anything of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations
from typing import Final, NamedTuple

from bot.mahjong.tiles import TILES, Tile, tiles


class Split(NamedTuple):
    """Some tiles of one suit, or of the honours, seen as sets and perhaps a pair."""

    chows: tuple[int, ...]
    """The place of each one's lowest tile, 0 to 6."""
    pungs: tuple[int, ...]
    pair: int | None


def splits(counts: tuple[int, ...], *, runs: bool) -> set[Split]:
    """Return every way to see so many tiles of each place as sets and at most one pair."""
    return {Split(tuple(sorted(c)), tuple(sorted(p)), pair) for c, p, pair in _splits(counts, runs=runs)}


def _splits(counts: tuple[int, ...], *, runs: bool) -> Iterator[tuple[tuple[int, ...], tuple[int, ...], int | None]]:
    first = next((place for place, count in enumerate(counts) if count), None)
    if first is None:
        yield (), (), None
        return
    if counts[first] >= 2:
        for chows, pungs, pair in _splits(_without(counts, first, first), runs=runs):
            if pair is None:
                yield chows, pungs, first
    if counts[first] >= 3:
        for chows, pungs, pair in _splits(_without(counts, first, first, first), runs=runs):
            yield chows, (first, *pungs), pair
    if runs and first < 7 and counts[first + 1] and counts[first + 2]:
        for chows, pungs, pair in _splits(_without(counts, first, first + 1, first + 2), runs=runs):
            yield (first, *chows), pungs, pair


def _without(counts: tuple[int, ...], *places: int) -> tuple[int, ...]:
    left = list(counts)
    for place in places:
        left[place] -= 1
    return tuple(left)


GROUPS: Final = (slice(0, 9), slice(9, 18), slice(18, 27), slice(27, 34))


def counts_of(held: Iterable[Tile]) -> tuple[int, ...]:
    """Return how many there are of each of the 34 kinds."""
    counted = Counter(held)
    return tuple(counted[kind] for kind in TILES)


def is_regular(counts: tuple[int, ...]) -> bool:
    """Tell whether tiles are sets and one pair."""
    pairs = 0
    for group in GROUPS:
        found = splits(counts[group], runs=group.start < 27)
        if not found:
            return False
        pairs += next(iter(found)).pair is not None
    return pairs == 1


KNITS: Final = tuple(
    frozenset(TILES[9 * suit + start + step] for suit, start in enumerate(starts) for step in (0, 3, 6))
    for starts in permutations(range(3))
)
ORPHANS: Final = frozenset(tiles("19m19p19sESWNCFP"))
HONORS: Final = frozenset(TILES[27:])


def is_win(held: Iterable[Tile], melds: int) -> bool:
    """Tell whether the tiles beside so many melds win in any shape, copies not looked at."""
    counted = Counter(held)
    if is_regular(counts_of(counted.elements())):
        return True
    if melds <= 1 and any(
        knit <= counted.keys() and is_regular(counts_of((counted - Counter(knit)).elements())) for knit in KNITS
    ):
        return True
    if melds:
        return False
    pairs = all(count in (2, 4) for count in counted.values())
    orphans = counted.keys() == ORPHANS
    knitted = len(counted) == 14 and any(counted.keys() <= knit | HONORS for knit in KNITS)
    return pairs or orphans or knitted


def waits_of(held: Iterable[Tile], melds: int) -> set[Tile]:
    """Return the kinds that would complete the tiles, a fifth copy among them."""
    standing = list(held)
    return {kind for kind in TILES if is_win([*standing, kind], melds)}

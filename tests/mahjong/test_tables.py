"""The tables of parts against the plainest way to find the same."""

from __future__ import annotations

import random
from functools import reduce
from operator import and_

import pytest

from bot.mahjong import traits
from bot.mahjong.fans.model import WaitKind
from bot.mahjong.keys import CONCEALED_AT, EVEN, GATES, MARKS, ONE_WAY, chow_code, pair_code, pung_code
from bot.mahjong.tables import (
    IN_OPEN_CHOW,
    IN_PUNG,
    PLACEMENT_MASK,
    UNIQUE_BELOW,
    Tables,
    build,
    placement,
    wait_kind,
)
from bot.mahjong.tiles import TILES, Tile
from bot.mahjong.traits import TILES_WITH, Trait
from tests.naive import Split, splits

HONORS = 3
PLACES = (9, 9, 9, 7)


@pytest.fixture(scope="module")
def tables() -> Tables:
    return build()


def key_of(counts: tuple[int, ...]) -> int:
    return sum(count << 3 * place for place, count in enumerate(counts))


def counts_of(key: int, group: int) -> tuple[int, ...]:
    return tuple(key >> 3 * place & 7 for place in range(PLACES[group]))


def at(group: int, place: int) -> Tile:
    return TILES[9 * group + place]


def some_parts(group: int, count: int) -> list[int]:
    """Return keys of random complete parts, many of them crowded so that they can be read in several ways."""
    rng = random.Random(group)
    found: set[int] = set()
    while len(found) < count:
        places = range(PLACES[group]) if rng.random() < 0.4 else range(3, 7)
        held: list[int] = []
        for _ in range(rng.randint(0, 4)):
            low = rng.choice(places)
            held += [low, low + 1, low + 2] if group < HONORS and low < 7 and rng.random() < 0.6 else [low] * 3
        if not held or rng.random() < 0.6:
            held += [rng.choice(places)] * 2
        counts = tuple(held.count(place) for place in range(PLACES[group]))
        if max(counts) <= 4:
            found.add(key_of(counts))
    return sorted(found)


def code_of(split: Split, group: int) -> int:
    code = sum(chow_code(at(group, low)) for low in split.chows)
    code += sum(pung_code(at(group, kind)) for kind in split.pungs) + (len(split.pungs) << CONCEALED_AT)
    return code + (0 if split.pair is None else pair_code(at(group, split.pair)))


def word_of(split: Split, group: int) -> int:
    """Return the traits that all tiles and sets of a part have, by their definitions."""
    sets = [tuple(at(group, low + step) for step in range(3)) for low in split.chows]
    sets += [(at(group, kind),) * 3 for kind in split.pungs]
    pair = () if split.pair is None else (at(group, split.pair),) * 2
    whole = [*sets, pair] if pair else sets
    found = [trait for trait, having in TILES_WITH.items() if all(kind in having for one in whole for kind in one)]
    if not split.chows:
        found.append(Trait.PUNGS)
    if not split.pungs and not (pair and pair[0].is_honor):
        found.append(Trait.CHOWS)
    if all(any(kind.is_honor or kind.is_terminal for kind in one) for one in whole):
        found.append(Trait.WITH_OUTSIDE)
    if all(any(kind.rank == 5 for kind in one) for one in whole):
        found.append(Trait.WITH_FIVE)
    return int(reduce(Trait.__or__, found, Trait(0)))


def test_there_are_as_many_parts_as_there_can_be(tables: Tables) -> None:
    assert [len(parts) for parts in tables.parts] == [21743, 21743, 21743, 498]


def test_nothing_is_a_part_that_has_every_trait(tables: Tables) -> None:
    for group, parts in enumerate(tables.parts):
        assert parts[0] == (traits.ALL | MARKS, 0, (0,) * PLACES[group])


@pytest.mark.parametrize("group", range(4))
def test_random_tiles_are_a_part_where_they_can_be_split(tables: Tables, group: int) -> None:
    rng = random.Random(group)
    for _ in range(1500):
        pool = [place for place in range(PLACES[group]) for _ in range(4)]
        held = rng.sample(pool, rng.randint(1, 14))
        counts = tuple(held.count(place) for place in range(PLACES[group]))
        assert (key_of(counts) in tables.parts[group]) == bool(splits(counts, runs=group < HONORS))


@pytest.mark.parametrize("group", range(4))
def test_a_part_has_an_entry_for_each_way_to_split_it(tables: Tables, group: int) -> None:
    for key in some_parts(group, 300):
        expected = sorted(
            (word_of(split, group), code_of(split, group))
            for split in splits(counts_of(key, group), runs=group < HONORS)
        )
        word, code, _ = tables.parts[group][key]
        entries = tables.many[group].get(key, ((word, code, 0),))

        assert sorted((word & ~MARKS, code) for word, code, _ in entries) == expected
        assert bool(word & ONE_WAY) == (len(expected) == 1)
        assert (word & ~MARKS, code) in expected


@pytest.mark.parametrize("group", range(4))
def test_pairs_are_marked(tables: Tables, group: int) -> None:
    for key in some_parts(group, 300):
        assert bool(tables.parts[group][key][0] & EVEN) == all(count % 2 == 0 for count in counts_of(key, group))
    twice = (2, 2, 2, 2, 2, 2, 2)
    assert group == HONORS or tables.parts[group][key_of(twice)][0] & EVEN


def test_nine_gates_are_marked(tables: Tables) -> None:
    gates = (3, 1, 1, 1, 1, 1, 1, 1, 3)
    marked = {key_of(tuple(n + (at == place) for at, n in enumerate(gates))) for place in range(9)}
    for parts in tables.parts[:HONORS]:
        assert {key for key, (word, _, _) in parts.items() if word & GATES} == {0, *marked}
    assert {key for key, (word, _, _) in tables.parts[HONORS].items() if word & GATES} == {0}


@pytest.mark.parametrize("group", range(4))
def test_the_other_tiles_that_would_have_completed_a_part_are_told(tables: Tables, group: int) -> None:
    """By form: a fifth copy among them, and the pair of another suit that could have become a pung."""
    runs = group < HONORS
    for key in some_parts(group, 200):
        counts = counts_of(key, group)
        paired = next(iter(splits(counts, runs=runs))).pair is not None
        for place in range(PLACES[group]):
            if not counts[place]:
                continue
            without = tuple(count - (other == place) for other, count in enumerate(counts))
            expected = {
                other
                for other in range(PLACES[group])
                if other != place
                and any(
                    (split.pair is not None) == paired
                    for split in splits(tuple(n + (p == other) for p, n in enumerate(without)), runs=runs)
                )
            }
            elsewhere = not paired and any(split.pair is not None for split in splits(without, runs=runs))
            field = tables.parts[group][key][2][place]

            assert {other for other in range(9) if field >> 3 + other & 1} == expected
            assert bool(field >> 12) == elsewhere
            assert (field < UNIQUE_BELOW) == (not expected and not elsewhere)


@pytest.mark.parametrize("group", range(4))
def test_what_the_winning_tile_completed_is_told_at_its_best(tables: Tables, group: int) -> None:
    order = [IN_PUNG, IN_OPEN_CHOW, *map(placement, (WaitKind.SINGLE, WaitKind.CLOSED, WaitKind.EDGE))]
    for key in some_parts(group, 300):
        counts = counts_of(key, group)
        by_code = {code_of(split, group): split for split in splits(counts, runs=group < HONORS)}
        for _, code, waits in tables.many[group].get(key, (tables.parts[group][key],)):
            split = by_code[code]
            for place in range(PLACES[group]):
                if not counts[place]:
                    continue
                can = [IN_PUNG] * (place in split.pungs)
                can += [placement(WaitKind.SINGLE)] * (place == split.pair)
                can += [_in_chow(low, place) for low in split.chows if low <= place <= low + 2]
                assert waits[place] & PLACEMENT_MASK == max(can, key=order.index)


def _in_chow(low: int, place: int) -> int:
    if place == low + 1:
        return placement(WaitKind.CLOSED)
    edge = (low, place) in ((0, 2), (6, 6))
    return placement(WaitKind.EDGE) if edge else IN_OPEN_CHOW


def test_a_placement_tells_its_kind_of_wait() -> None:
    assert [wait_kind(placement(kind)) for kind in WaitKind] == list(WaitKind)
    assert wait_kind(IN_PUNG) is wait_kind(IN_OPEN_CHOW) is WaitKind.OTHER


def test_the_traits_of_parts_combine_to_those_of_the_hand(tables: Tables) -> None:
    word = reduce(and_, (parts[0][0] for parts in tables.parts))
    assert word == traits.ALL | MARKS

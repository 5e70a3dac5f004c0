"""Tiles, winds and the wild tile."""

from __future__ import annotations

import copy
import pickle
from itertools import pairwise

import pytest

from bot.mahjong.tiles import DRAGONS, TILES, WILD, WINDS, Suit, Tile, short, tile, tiles


def test_there_are_thirty_four_kinds_in_order() -> None:
    assert short(TILES) == "123456789m123456789p123456789sESWNCFP"
    assert [kind.index for kind in TILES] == list(range(34))
    assert all(one < after for one, after in pairwise(TILES))


def test_a_kind_is_one_object() -> None:
    five = tile("m5")

    assert Tile("m5") is five is tile("m5")
    assert copy.copy(five) is copy.deepcopy(five) is five
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(five, protocol)) is five  # noqa: S301


def test_the_wild_tile_is_one_object() -> None:
    assert copy.copy(WILD) is copy.deepcopy(WILD) is WILD
    assert pickle.loads(pickle.dumps(WILD)) is WILD  # noqa: S301
    assert repr(WILD) == "*"


@pytest.mark.parametrize("unknown", ["", "m0", "m10", "5m", "Z", "e", "*"])
def test_no_other_tile_exists(unknown: str) -> None:
    with pytest.raises(KeyError):
        tile(unknown)


def test_a_kind_knows_what_it_is() -> None:
    assert (tile("s7").suit, tile("s7").rank) == (Suit.BAMBOO, 7)
    assert (tile("E").suit, tile("E").rank) == (None, 0)
    assert [kind.id for kind in TILES if kind.is_terminal] == ["m1", "m9", "p1", "p9", "s1", "s9"]
    assert tuple(kind for kind in TILES if kind.is_wind) == WINDS
    assert tuple(kind for kind in TILES if kind.is_dragon) == DRAGONS
    assert tuple(kind for kind in TILES if kind.is_honor) == WINDS + DRAGONS


def test_kinds_are_ordered_among_themselves_alone() -> None:
    assert tile("m9") < tile("p1") < tile("s9") < tile("E") < tile("C")
    assert tile("P") >= tile("P")
    with pytest.raises(TypeError):
        assert tile("m1") < WILD


def test_the_short_text_is_read_and_written() -> None:
    assert [kind.id for kind in tiles("19m5pEC")] == ["m1", "m9", "p5", "E", "C"]
    assert tiles("") == ()
    assert short([]) == ""
    assert short(tiles("EE1m2m3p")) == "EE12m3p"
    assert short([*tiles("12m"), WILD, WILD]) == "12m**"

"""The canonical text: one form, which is read back equal."""

from __future__ import annotations

from typing import Any

import pytest

from bot.mahjong.hand import By, Hand, Meld, MeldKind, Source, Win
from bot.mahjong.notation import format, parse
from bot.mahjong.tiles import WILD, Wind, tile, tiles
from tests.mahjong.notation.helpers import FULL

CHOW, PUNG, KONG, CONCEALED = MeldKind


@pytest.mark.parametrize(
    ("typed", "canonical"),
    [
        ("[234p,1] 12334567pEE+5p |ES1000|2", "[234p,1] 12334567pEE+5p |ES1000|2"),
        ("吃234p 1233456p7pEE 自摸5p 门南 花2", "(234p) 12334567pEE+5p |ES1000|2"),
        (FULL, "123m45556p789sEE+E |EE0000|0"),
        ("123m456p789s55pEE", "123m45556p789sEE |EE0000|0"),
        ("FCPNWSE*23s561p+4p", "156p23sESWNCFP*+4p |EE0000|0"),
        ("加杠8888p 暗杠EEEE[2222m,6](999s) 4s+4s 报听", "加杠8888p[EEEE][2222m,6](999s) 4s+4s |EE0000|0 听"),
        ("123m456p789s5pEE5p+9m 海底 点炮 wild=5p 北圈 听", "123m46p789sEE***+9m |NE0010|0 听 wild=5p"),
    ],
)
def test_the_canonical_text(typed: str, canonical: str) -> None:
    assert format(*parse(typed)) == canonical
    assert parse(canonical) == parse(typed)


@pytest.mark.parametrize(
    ("meld", "written"),
    [
        (Meld(CHOW, tile("s2")), "(123s)"),
        (Meld(CHOW, tile("s2"), claimed=0), "[123s,1]"),
        (Meld(CHOW, tile("s2"), claimed=2), "[123s,3]"),
        (Meld(PUNG, tile("W")), "(WWW)"),
        (Meld(PUNG, tile("W"), Source.NEXT), "[WWW,3]"),
        (Meld(KONG, tile("F")), "(FFFF)"),
        (Meld(KONG, tile("F"), Source.PREVIOUS), "[FFFF,1]"),
        (Meld(KONG, tile("F"), Source.OPPOSITE, added=True), "[FFFF,6]"),
        (Meld(KONG, tile("F"), added=True), "加杠FFFF"),
        (Meld(CONCEALED, tile("F")), "[FFFF]"),
    ],
)
@pytest.mark.parametrize("rest", ["1112223334m", "111222333mE"])
def test_each_meld_is_written_so_that_it_reads_back(meld: Meld, written: str, rest: str) -> None:
    hand = Hand((meld,), tiles(rest), tile("m5"))
    text = format(hand, Win())
    assert text.split(" ")[0] == written
    assert parse(text) == (hand, Win())


@pytest.mark.parametrize(
    ("way", "written"),
    [
        ({}, "|EE0000|0"),
        ({"by": By.SELF_DRAW}, "|EE1000|0"),
        ({"last_of_kind": True}, "|EE0100|0"),
        ({"last_tile": True}, "|EE0010|0"),
        ({"kong": True}, "|EE0001|0"),
        ({"round": Wind.NORTH, "seat": Wind.WEST}, "|NW0000|0"),
        ({"ready": True}, "|EE0000|0 听"),
        ({"wild": tile("s8")}, "|EE0000|0 wild=8s"),
        ({"wild": tile("F"), "ready": True, "by": By.SELF_DRAW, "last_tile": True}, "|EE1010|0 听 wild=F"),
    ],
)
def test_the_way_of_winning_is_written(way: dict[str, Any], written: str) -> None:
    hand = Hand((), (*tiles("123m456p79s55pEE"), WILD), tile("m9"))
    text = format(hand, Win(**way))
    assert text == f"123m45556p79sEE*+9m {written}"
    assert parse(text) == (hand, Win(**way))


def test_what_was_asked_and_said_is_left_out() -> None:
    hand, win = parse(f"{FULL} house=boke 自摸")
    assert format(hand, win) == "123m45556p789sEE+E |EE1000|0"


def test_a_wild_winning_tile_and_a_missing_one() -> None:
    hand = Hand((), tiles("123m456p789s55pEE"), WILD, 8)
    assert format(hand, Win()) == "123m45556p789sEE+* |EE0000|8"
    assert parse(format(hand, Win())) == (hand, Win())
    waiting = Hand((), tiles("123m456p789s55pEE"), None, 8)
    assert format(waiting, Win()) == "123m45556p789sEE |EE0000|8"
    assert parse(format(waiting, Win())) == (waiting, Win())

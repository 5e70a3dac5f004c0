"""The examples of the notation's §4: what is typed in one form or another is the same hand."""

from __future__ import annotations

import pytest

from bot.mahjong.hand import By, Hand, Meld, MeldKind, Source, Win
from bot.mahjong.notation import parse
from bot.mahjong.tiles import WILD, Wind, tile, tiles
from tests.mahjong.notation.helpers import FULL, hand_of

SAME_HAND = {
    "explicit winning tile": "123m456p789s55pEE+E",
    "fourteen tiles": "123m45556p789sEEE",
    "letters w b t": "123w456b789t55b东东和东",
    "Chinese numerals, traditional": "一二三万456饼789索55饼東東 胡東",
    "Botzone": "W1W2W3 B4B5B6 T7T8T9 B5B5 F1F1 F1",
    "Unicode": "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀝🀝🀀🀀🀀",
    "z": "123m456p789s55p11z+1z",
    "western": "1C2C3C4D5D6D7B8B9B5D5DEE+E",
    "full width": "１２３ｍ４５６ｐ７８９ｓ５５ｐＥＥ＋Ｅ",
}


@pytest.mark.parametrize("text", SAME_HAND.values(), ids=SAME_HAND.keys())
def test_the_same_hand_in_every_notation(text: str) -> None:
    east = tile("E")
    assert parse(text) == (Hand((), tiles("123m45556p789sEE"), east), Win())


def test_the_last_tile_of_fourteen_wins() -> None:
    assert hand_of("123m45556p789sEEE").win is tile("E")
    assert hand_of("EEE123m456p789s55p").win is tile("p5")


def test_thirteen_tiles_have_no_winning_tile() -> None:
    hand = hand_of("123m456p789s1122z")
    assert hand.win is None
    assert hand.concealed == tiles("123m456p789sEESS")


def test_melds_in_brackets_leave_the_rest_to_be_counted() -> None:
    hand = hand_of("[123m,1][EEEE]45567p99s6p")
    assert hand.melds == (
        Meld(MeldKind.CHOW, tile("m2"), claimed=0),
        Meld(MeldKind.CONCEALED_KONG, tile("E")),
    )
    assert hand.concealed == tiles("45567p99s")
    assert hand.win is tile("p6")


@pytest.mark.parametrize(
    ("text", "meld"),
    [
        ("[1111s,1]", Meld(MeldKind.KONG, tile("s1"), Source.PREVIOUS)),
        ("[1111s]", Meld(MeldKind.CONCEALED_KONG, tile("s1"))),
        ("[1111s,5]", Meld(MeldKind.KONG, tile("s1"), Source.PREVIOUS, added=True)),
    ],
)
def test_the_digit_tells_three_kongs_apart(text: str, meld: Meld) -> None:
    assert hand_of(f"{text} 456p789s55pEE+E").melds == (meld,)


def test_a_pung_from_nobody_knows_whom_and_an_added_kong() -> None:
    hand = hand_of("(777s)[2222m,6]456p33s78p9p")
    assert hand.melds == (
        Meld(MeldKind.PUNG, tile("s7")),
        Meld(MeldKind.KONG, tile("m2"), Source.OPPOSITE, added=True),
    )
    assert (hand.concealed, hand.win) == (tiles("45678p33s"), tile("p9"))


def test_melds_in_words() -> None:
    hand, win = parse("吃123m 碰777s 暗杠EEEE 55p78m 自摸9m")
    assert hand.melds == (
        Meld(MeldKind.CHOW, tile("m2")),
        Meld(MeldKind.PUNG, tile("s7")),
        Meld(MeldKind.CONCEALED_KONG, tile("E")),
    )
    assert (hand.concealed, hand.win, win.by) == (tiles("78m55p"), tile("m9"), By.SELF_DRAW)


def test_five_z_is_white() -> None:
    assert hand_of("555z123m456p789s2p+2p").concealed == tiles("123m2456p789sPPP")


def test_dragons_by_letter() -> None:
    hand = hand_of("CCCFFF123m78s55p+9s")
    assert (hand.concealed, hand.win) == (tiles("123m55p78sCCCFFF"), tile("s9"))


def test_a_wild_tile_among_twelve_natural_ones() -> None:
    hand, win = parse("111222333m44m*5p 自摸5p wild=8s")
    assert hand.concealed == (*tiles("11122233344m5p"), WILD)
    assert (hand.win, win.wild, win.by) == (tile("p5"), tile("s8"), By.SELF_DRAW)


def test_the_header_of_gb_mahjong() -> None:
    hand, win = parse("123m456p789s55pEEE|SE1000|")
    assert hand == hand_of(FULL)
    assert win == Win(by=By.SELF_DRAW, round=Wind.SOUTH, seat=Wind.EAST)


@pytest.mark.parametrize(("flowers", "count"), [("花3", 3), ("f=acd", 3), ("🀢🀤", 2)])
def test_flowers(flowers: str, count: int) -> None:
    assert hand_of(f"{FULL} {flowers}").flowers == count


def test_the_example_of_the_python_interface() -> None:
    hand, win = parse("[234p,1] 12334567pEE +5p 自摸 圈东 门南")
    assert hand.melds == (Meld(MeldKind.CHOW, tile("p3"), claimed=0),)
    assert (hand.concealed, hand.win) == (tiles("12334567pEE"), tile("p5"))
    assert win == Win(by=By.SELF_DRAW, round=Wind.EAST, seat=Wind.SOUTH)
    assert win.said == {"by", "round", "seat"}

"""How a hand was won: the winning tile and the words about it, and words that disagree."""

from __future__ import annotations

from typing import Any

import pytest

from bot.mahjong.hand import By, Win
from bot.mahjong.notation import Overrides, parse, read
from bot.mahjong.tiles import tile, tiles
from tests.mahjong.notation.helpers import FULL, THIRTEEN, faults, found, hand_of, only, win_of

SELF_DRAWN, DISCARD = By.SELF_DRAW, By.DISCARD
KONG = "[1111m] 456p789s55pEE"
"""A hand with a kong; needs a winning tile."""


# The winning tile.


@pytest.mark.parametrize(
    "call",
    [
        "+", "＋", "@", "和", "胡", "糊", "win ", "Win: ", "WIN=", "自摸", "自摸和", "自摸胡", "tsumo ", "zimo", "ﾂﾓ",
        "点和", "點和", "点炮", "点炮和", "荣", "榮和", "ron", "Ron ", "ロン", "抢杠和",
    ],
)  # fmt: skip
def test_the_winning_tile_stands_behind_a_word(call: str) -> None:
    for text in (f"111m456p789s55pEE {call}9m", f"111m456p789s55pEE {call} 九万", f"{call}W9 111m456p789s55pEE"):
        hand = hand_of(text)
        assert (hand.win, hand.concealed) == (tile("m9"), tiles("111m45556p789sEE"))


def test_without_a_tile_behind_it_a_word_only_says_how() -> None:
    hand, win = parse(f"{THIRTEEN}E 自摸")
    assert (hand.win, win.by) == (tile("E"), SELF_DRAWN)
    hand, win = parse(f"自摸 [123m] {THIRTEEN[4:]}")
    assert (hand.win, win.by) == (None, SELF_DRAWN)
    assert parse(f"自摸 456m {THIRTEEN[4:]}")[0].win is None


def test_a_named_tile_among_fourteen_marks_that_copy() -> None:
    hand = hand_of("123m456p789s55pEEE +5p")
    assert (hand.win, hand.concealed) == (tile("p5"), tiles("123m4556p789sEEE"))
    assert hand_of("+5p 123m456p789s55pEEE") == hand


def test_a_named_tile_that_is_not_among_fourteen() -> None:
    assert found(f"{THIRTEEN}E +9m") == [("win_tile_missing_in_hand", "+9m")]
    assert faults(f"{THIRTEEN}E", overrides=Overrides(win=tile("m9")))[0].at is None
    assert found(f"{THIRTEEN}E☃ +9m") == [("unknown", "☃")]


def test_the_winning_tile_may_be_named_twice() -> None:
    assert hand_of(f"{THIRTEEN} 自摸E +E") == hand_of(FULL)
    assert found(f"{THIRTEEN} 自摸E 和5p") == [("flag_conflict", "和5p")]
    assert only(f"{THIRTEEN} 自摸E 和 5p").facts == {"first": "自摸E", "second": "和 5p", "option": "none"}


def test_a_call_may_join_another() -> None:
    assert hand_of(f"{THIRTEEN}+自摸E") == hand_of(FULL)
    assert parse(f"{THIRTEEN}荣和E") == parse(f"{THIRTEEN}点炮 和E")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{THIRTEEN}+", [("no_tile_after", "+")]),
        (f"{THIRTEEN}和 圈东", [("no_tile_after", "和")]),
        (f"{THIRTEEN}+55p", [("win_tile_many", "+55p")]),
        (f"{THIRTEEN} 自摸5p6p", [("ambiguous_win", "自摸5p6p")]),
        ("自摸EEE123m456p789s55p", [("ambiguous_win", "自摸EE")]),
    ],
)
def test_a_call_without_its_one_tile(text: str, expected: list[tuple[str, str]]) -> None:
    assert found(text) == expected


def test_the_first_of_several_tiles_behind_a_word_is_ambiguous() -> None:
    facts = only("自摸5m6m7m").facts
    assert (facts["first"], facts["second"]) == ("自摸5m 6m", "5m6m 自摸")
    assert hand_of("自摸E 123m456p789s55pEE") == hand_of(FULL)


# Words about the way of winning.


@pytest.mark.parametrize(
    ("words", "way"),
    [
        ("自摸 tsumo zimo ツモ self-drawn selfdrawn self_drawn self-draw Self-Drawn", {"by": SELF_DRAWN}),
        ("点和 点炮 荣 ron ロン discard 榮和", {"by": DISCARD}),
        ("海底 last-tile last_tile", {"last_tile": True}),
        ("妙手回春", {"by": SELF_DRAWN, "last_tile": True}),
        ("海底捞月 海底撈月", {"by": DISCARD, "last_tile": True}),
        ("听 聽 报听 報聽 ready READY", {"ready": True}),
    ],
)
def test_words_about_the_way_of_winning(words: str, way: dict[str, Any]) -> None:
    for word in words.split():
        assert win_of(word) == Win(**way), word
        assert win_of(word).said == ({"by"} if "by" in way else set())
        assert read(f"{word} {FULL}").win == Win(**way), word


@pytest.mark.parametrize(
    "words", ["self drawn", "last tile", "robbing the kong", "last of its kind", "replacement tile"]
)
def test_words_may_hold_spaces(words: str) -> None:
    text = f"{KONG} +9m {words}"
    assert parse(text) == parse(text.replace(words, words.replace(" ", "　 ")))
    assert parse(text) == parse(text.replace(words, words.replace(" ", "-").upper()))


@pytest.mark.parametrize("word", ["杠上开花", "槓上開花", "杠开", "岭上", "嶺上開花", "replacement"])
def test_a_replacement_tile_is_self_drawn(word: str) -> None:
    win = read(f"{KONG} +9m {word}").win
    assert win == Win(by=SELF_DRAWN, kong=True)
    assert win.said == {"by"}


@pytest.mark.parametrize("word", ["抢杠", "搶槓", "抢杠和", "抢杠胡", "robbing", "robbing a kong"])
def test_a_robbed_kong_is_a_discard(word: str) -> None:
    assert read(f"{KONG} +9m {word}").win == Win(by=DISCARD, kong=True)


@pytest.mark.parametrize("word", ["绝张", "絕張", "和绝张", "胡絕張", "last of kind", "last-of-kind"])
def test_the_last_of_its_kind(word: str) -> None:
    assert read(f"{KONG} +9m {word}").win == Win(last_of_kind=True)


def test_a_robbed_kong_on_the_last_of_its_kind_is_no_conflict() -> None:
    assert read(f"{KONG} +9m 抢杠 和绝张").win == Win(kong=True, last_of_kind=True)


def test_last_tile_takes_the_way_of_winning() -> None:
    assert win_of("海底 自摸") == Win(by=SELF_DRAWN, last_tile=True)
    assert win_of("海底 点炮") == Win(last_tile=True)


@pytest.mark.parametrize(
    ("beside", "first", "second"),
    [
        ("抢杠 自摸", "抢杠", "自摸"),
        ("抢杠和 ツモ", "抢杠和", "ツモ"),
        ("自摸 ron", "自摸", "ron"),
        ("|EE0000| 自摸", "|EE0000|", "自摸"),
        ("|EE1000| 妙手回春", "|EE1000|", "妙手回春"),
        ("|ＥＥ００００| ＤＩＳＣＡＲＤ 绝张", "|ＥＥ００００|", "绝张"),
        ("门南 |EE0000|", "门南", "|EE0000|"),
        ("圈南 東圈", "圈南", "東圈"),
        ("南家 seat=E", "南家", "seat=E"),
        ("花3 花2", "花3", "花2"),
        ("花3 🀢 🀣", "花3", "🀢🀣"),
        ("|EE0000|2 三花", "|EE0000|2", "三花"),
        ("wild=8s wild=7s", "wild=8s", "wild=7s"),
        ("wild=8s indicator=8s", "wild=8s", "indicator=8s"),
        ("house=boke house=x", "house=boke", "house=x"),
    ],
)
def test_two_words_that_disagree(beside: str, first: str, second: str) -> None:
    text = f"{FULL} {beside}"
    conflict = next(fault for fault in faults(text) if fault.code == "flag_conflict")
    assert conflict.facts == {"first": first, "second": second, "option": "none"}
    assert conflict.at is not None
    assert second.startswith(text[slice(*conflict.at)])


@pytest.mark.parametrize(
    ("beside", "first", "second"),
    [
        ("海底撈月 自摸", "海底撈月", "自摸"),
        ("自摸 海底捞月", "自摸", "海底捞月"),
        ("海底捞月 妙手回春", "海底捞月", "妙手回春"),
        ("妙手回春 discard", "妙手回春", "discard"),
        ("妙手回春 北家点炮", "妙手回春", "北家点炮"),
        ("自摸E houtei", "自摸", "houtei"),
    ],
)
def test_the_last_tile_has_two_names_for_two_ways(beside: str, first: str, second: str) -> None:
    text = f"{FULL} {beside}"
    fault = only(text)
    assert (fault.code, fault.facts) == ("last_tile_conflict", {"first": first, "second": second})
    assert fault.at is not None
    assert text[slice(*fault.at)] == second


def test_two_words_that_disagree_on_several_points_are_one_fault() -> None:
    assert found(f"{FULL} |EE0000| 妙手回春") == [("flag_conflict", "妙手回春")]


def test_what_is_said_twice_is_said_once() -> None:
    assert win_of("自摸 妙手回春 |EE1010|2 花2 🀢🀣 wild=8m wild=8m") == Win(
        by=SELF_DRAWN, last_tile=True, wild=tile("m8")
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{FULL} 绝张", [("last_of_kind_held", "绝张")]),
        (f"{FULL} 杠开", [("replacement_without_kong", "杠开")]),
        (f"{FULL} 抢杠", [("robbed_tile_held", "抢杠")]),
        ("[EEE] 456p789s55p99m+E 抢杠", [("robbed_tile_held", "抢杠")]),
        (f"{KONG}+9m 抢杠 海底", [("rob_last_tile", "海底")]),
        (f"{KONG}+9m 抢杠 |EE0011|", [("rob_last_tile", "|EE0011|")]),
    ],
)
def test_a_way_that_cannot_be(text: str, expected: list[tuple[str, str]]) -> None:
    assert found(text) == expected

"""What is wrong with a whole hand, that everything is told at once, and that nothing but HandError comes out."""

from __future__ import annotations

import time

import pytest

from bot.errors import HandError
from bot.mahjong.notation import MAX_LENGTH, parse, read
from bot.mahjong.tiles import tile
from tests.mahjong.notation.helpers import FULL, THIRTEEN, faults, found, only


@pytest.mark.parametrize("text", ["", " ", "\n\t　", ",，、", "\ufe0f", " \ufe0e "])
def test_nothing_typed(text: str) -> None:
    fault = only(text)
    assert (fault.code, fault.at, fault.facts) == ("empty", None, {})


def test_too_long_a_text_is_not_read() -> None:
    fault = only("1" * (MAX_LENGTH + 1))
    assert (fault.code, fault.at, fault.facts) == (
        "too_long",
        (MAX_LENGTH, MAX_LENGTH + 1),
        {"length": MAX_LENGTH + 1, "limit": MAX_LENGTH},
    )
    assert found("1" * MAX_LENGTH) == [("no_suit", "1" * MAX_LENGTH)]
    assert parse(FULL + " " * (MAX_LENGTH - len(FULL))) == parse(FULL)


@pytest.mark.parametrize(
    ("text", "kind", "count", "at"),
    [
        ("11111m", "m1", 5, (0, 6)),
        ("1m1m1m1m 1m 1m", "m1", 6, (9, 11)),
        ("[1111s]1s", "s1", 5, (7, 9)),
        ("1s[1111s]", "s1", 5, (2, 9)),
        ("[111m](111m)", "m1", 6, (6, 12)),
        ("EEEE+E", "E", 5, (4, 6)),
        ("+E EEEE", "E", 5, (6, 7)),
        ("東東東 東東", "E", 5, (5, 6)),
        ("🀄\ufe0f🀄🀄🀄🀄\ufe0f", "C", 5, (5, 7)),
    ],
)
def test_a_fifth_copy_is_pointed_at(text: str, kind: str, count: int, at: tuple[int, int]) -> None:
    fault = next(fault for fault in faults(text) if fault.code == "too_many")
    assert (fault.facts, fault.at) == ({"tile": tile(kind), "count": count}, at)


def _counted(count: int, *, wanted: int = 14, melds: int = 0, **off: int) -> dict[str, int]:
    return {"count": count, "wanted": wanted, "melds": melds, "missing": 0, "extra": 0, "kongs": False, **off}


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("123m456p789s55pE", _counted(12, missing=2)),
        (f"{THIRTEEN}EEE", _counted(16, extra=2, kongs=True)),
        ("123m456p789s55pE+E", _counted(13, missing=1)),
        ("5555m123p", _counted(7, missing=7, kongs=True)),
        ("[1111s][123m] 456p789s+E", _counted(7, melds=2, wanted=8, missing=1, kongs=True)),
        ("自摸", _counted(0, missing=14)),
    ],
)
def test_a_wrong_number_of_tiles(text: str, facts: dict[str, int]) -> None:
    fault = next(fault for fault in faults(text) if fault.code == "bad_count")
    assert (fault.facts, fault.at) == (facts, None)


@pytest.mark.parametrize(
    ("text", "count", "missing", "extra"),
    [
        ("123m456p789s55pE", 12, 1, 0),
        ("123m456p789s55p+E", 12, 1, 0),
        (f"{THIRTEEN}EEE", 16, 0, 3),
        ("[1111s][123m] 456p789s", 12, 1, 0),
        ("[1111s][123m] 456p78s55p+E", None, 0, 0),
    ],
)
def test_looking_ahead_wants_thirteen_tiles(text: str, count: int | None, missing: int, extra: int) -> None:
    if count is None:
        assert read(text, waiting=True).hand.win is tile("E")  # fourteen, for whoever asked to refuse
        return
    (fault,) = (fault for fault in faults(text, waiting=True) if fault.code != "too_many")
    facts = {"count": count, "wanted": 13, "missing": missing, "extra": extra}
    assert (fault.code, fault.facts, fault.at) == ("bad_count_waits", facts, None)


def test_one_of_thirteen_may_be_named_as_the_winning_tile_when_looking_ahead() -> None:
    assert read("123m456p789s55pE+E", waiting=True).hand == read(THIRTEEN).hand
    assert read("[1111s] 456p789s55pE 自摸E", waiting=True).hand == read("[1111s] 456p789s55pEE").hand


def test_everything_wrong_is_told_in_reading_order() -> None:
    text = "[11m] 0z ☃ 55555p 自摸 123 抢杠 [135s] wild=8s [789s] seat=X"
    assert found(text) == [
        ("kong_size", "[11m]"),
        ("bad_digit", "0"),
        ("unknown", "☃"),
        ("too_many", "55555p"),
        ("no_suit", "123"),
        ("flag_conflict", "抢杠"),
        ("meld_shape", "[135s]"),
        ("wild_in_meld", "[789s]"),
        ("wind_value", "seat="),
        ("unknown", "X"),
    ]


def test_the_first_fault_is_the_error_s_own() -> None:
    with pytest.raises(HandError) as caught:
        parse("☃ 0z")
    assert (caught.value.code, caught.value.facts) == ("unknown", {"text": "☃"})


def test_unread_text_does_not_upset_the_count() -> None:
    assert found("123m456p7x89s55pEE+E") == [("no_suit", "7"), ("unknown", "x")]
    assert found("123m456p789s55pEE+1T") == [("suit_capital", "1T")]
    assert found("123m456p789s+E [55p") == [("unclosed", "[")]
    assert found("123m456p789s55pE8z 杠开") == [("bad_digit", "8")]


def test_a_bad_circumstance_does_not_hide_a_wrong_count() -> None:
    assert found("123m seat=") == [("wind_value", "seat="), ("bad_count", None)]
    assert found("123m 花") == [("flowers_value", "花"), ("bad_count", None)]


@pytest.mark.parametrize(
    "text",
    [
        "\ud800", "\udfff" * 40, "1m\x00", "\x00", "\x1b[31m", "\u200f123m", "\u202e123m\u202c", "\u200b",
        "\ufeff123m", "😀👨‍👩‍👧🏳️‍🌈", "ﷺ" * 90, "é", "e\u0301", "½m", "٣m", "𝟙m", "\U0010ffff",
        "🀇" * 400, "123456789m" * 40, "1m" * 250, "[1m]" * 125, "[123m]" * 83, "[" * 500, "]" * 500, "(((" * 160,
        "|" * 500, "=" * 500, "花" * 500, "碰" * 500, "门" * 500, "自摸" * 250, "东圈南" * 166, "B" * 500, "H1" * 250,
        "W" + "9" * 499, "1 " * 250, "x?" * 250, "9" * 499 + "花", "flowers=" + "9" * 490, "house=" * 80,
        "robbing the " * 41,
    ],
)  # fmt: skip
def test_input_of_any_kind_is_refused_in_bounded_time(text: str) -> None:
    """F68: 200 melds, 400 tiles or a lone surrogate crash a native scorer."""
    began = time.process_time()
    for fault in faults(text):
        assert fault.at is None or 0 <= fault.at[0] < fault.at[1] <= len(text)
        for value in fault.facts.values():
            str(value).encode("utf-8")
    assert time.process_time() - began < 0.5


def test_two_hundred_melds_and_four_hundred_tiles() -> None:
    assert faults("[111m]" * 200)[0].code == "too_long"
    assert faults("123m" * 400)[0].code == "too_long"
    assert {fault.code for fault in faults("🀇" * 400)} == {"too_many", "bad_count"}


def test_a_kong_and_its_tile_in_hand_are_five() -> None:
    """F59: a fifth copy accepted where a kong and the same tile in hand meet."""
    assert found("[1111s]1s23s456p55pEE+E") == [("too_many", "1s")]


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("[1111s,4]", "bad_offer", "allowed"),
        ("🀫🀇🀇🀫", "face_down", None),
        ("ee", "lower_honor", "write"),
        ("E1", "honor_number", "first"),
        ("门前请", "wind_value", "text"),
        ("杠", "claim_size", "wanted"),
    ],
)
def test_a_kong_or_a_wind_gone_wrong_is_told_how_to_be_typed(text: str, code: str, says: str | None) -> None:
    """F72: the user cannot work out how to type a concealed kong or a wind."""
    fault = next(fault for fault in faults(text) if fault.code == code)
    assert says is None or says in fault.facts

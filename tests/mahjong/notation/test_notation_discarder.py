"""Who dealt in, as the text says it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import HandError
from bot.mahjong.hand import By, Win
from bot.mahjong.notation import Overrides, format, parse, read
from bot.mahjong.tiles import Wind, tile
from tests.mahjong.notation.helpers import FULL, THIRTEEN, faults, found, hand_of, only, win_of


@pytest.mark.parametrize(
    "written",
    [
        "北家点炮", "北家點炮", "北风家点炮", "北家点炮和", "北家放炮", "北家放铳", "北家放銃", "北家点铳",
        "北家放枪", "北家放槍",
        "点炮 北家", "点炮北家",
        "点炮:北家", "放炮 北家", "放铳北家", "点炮者北", "点炮者 北", "点炮者：北家", "点炮者=N", "放铳者北风",
        "点炮的北家",
        "点炮=北", "点炮=北家", "点炮 = N", "点炮=north", "from=N", "from N", "From: north", "FROM 北家", "from=🀃",
    ],
)  # fmt: skip
def test_who_dealt_in(written: str) -> None:
    for text in (f"{FULL} {written}", f"{written} {FULL}"):
        parsed = read(text)
        assert parsed.win == Win()
        assert dict(parsed.win.asked) == {"from": "N"}
        assert parsed.win.said == {"by"}
        assert (parsed.hand, parsed.notes) == (hand_of(FULL), ())


def test_who_dealt_in_is_east_where_the_dealer_is() -> None:
    assert (
        win_of("庄家点炮 门南").asked
        == win_of("点炮 庄家 门南").asked
        == win_of("from 庄家 门南").asked
        == {"from": "E"}
    )


def test_a_seat_alone_is_the_winners() -> None:
    assert (win_of("北家").seat, win_of("北家").asked) == (Wind.NORTH, {})
    assert win_of("北家 荣").seat is Wind.NORTH
    both = win_of("南家 点炮 北家")
    assert (both.seat, both.asked) == (Wind.SOUTH, {"from": "N"})
    assert win_of("点炮 北家 南家").seat is Wind.SOUTH


def test_the_winning_tile_may_follow() -> None:
    for text in ("北家点炮 东", "北家点炮E", "点炮北家 E", "点炮=北 东", "from=N 点炮E", "点炮东 from=N"):
        parsed = read(f"{THIRTEEN} {text}")
        assert (parsed.hand, dict(parsed.win.asked)) == (hand_of(FULL), {"from": "N"}), text
    assert found(f"{THIRTEEN} 北家点炮5p6p") == [("ambiguous_win", "北家点炮5p6p")]


def test_a_wind_behind_the_word_is_the_winning_tile_and_said_so() -> None:
    for word in ("点炮", "放炮", "放铳"):
        parsed = read(f"{THIRTEEN} {word}东")
        assert (parsed.hand, parsed.win.asked) == (hand_of(FULL), {})
        (note,) = parsed.notes
        assert (note.code, note.facts, note.at) == (
            "won_on_wind",
            {"text": f"{word}东", "tile": tile("E")},
            (len(THIRTEEN) + 1, len(THIRTEEN) + 4),
        )
    for text in (
        f"{THIRTEEN} 点和东",
        f"{THIRTEEN} 北家点炮东",
        f"{THIRTEEN} 点炮F1",
        f"{THIRTEEN} 点炮1z",
        f"{THIRTEEN} 点炮5p",
    ):
        assert read(text).notes == (), text
    assert parse(f"{THIRTEEN[:-2]}EE 点炮=5p") == parse(f"{THIRTEEN} 点炮5p")


def test_a_seat_apart_from_the_word_may_be_either() -> None:
    fault = only(f"{FULL} 北家 点炮")
    assert (fault.code, fault.facts) == (
        "ambiguous_discarder",
        {"text": "北家 点炮", "first": "北家点炮", "second": "门北 点炮"},
    )
    assert win_of("门北 点炮").seat is Wind.NORTH
    assert win_of("北家，点炮").seat is Wind.NORTH
    assert win_of("北家 荣").asked == {}
    assert win_of("北圈 点炮").round is Wind.NORTH


@pytest.mark.parametrize(
    ("beside", "expected"),
    [
        ("北家点炮 自摸", [("flag_conflict", "自摸")]),
        ("自摸 from=N", [("flag_conflict", "from=N")]),
        ("点炮者北 杠上开花", [("flag_conflict", "杠上开花"), ("robbed_tile_held", "杠上开花")]),
        ("|EE1000| 点炮=北", [("flag_conflict", "点炮=北")]),
        ("北家点炮 from=S", [("flag_conflict", "from=S")]),
        ("北家点炮 门北", [("discarder_is_winner", "北家点炮")]),
        ("北家 from=北", [("discarder_is_winner", "from=北")]),
        ("东家点炮", [("discarder_is_winner", "东家点炮")]),
        ("上家", [("relative_seat", "上家")]),
        ("對家", [("relative_seat", "對家")]),
        ("上家点炮", [("relative_seat", "上家")]),
        ("点炮 下家", [("relative_seat", "下家")]),
        ("from=下家", [("relative_seat", "from=下家")]),
        ("from=", [("wind_value", "from=")]),
        ("from 5m", [("wind_value", "from")]),
        ("点炮者 self-drawn", [("wind_value", "点炮者")]),
    ],
)
def test_a_discarder_who_cannot_be(beside: str, expected: list[tuple[str, str | None]]) -> None:
    assert found(f"{FULL} {beside}") == expected


def test_a_player_beside_the_winner_is_no_meld_and_no_offer() -> None:
    assert found("[777s,上家] E123m456789p+E")[0] == ("relative_seat", "上家")
    assert found("E123m456789p+E 碰上家777s")[0] == ("relative_seat", "上家")


def test_the_winner_whose_seat_nobody_gave_is_told_as_taken_for_east() -> None:
    assert only(f"{FULL} 东家点炮").facts == {"seat": Wind.EAST, "assumed": True}
    assert only(f"{FULL} 门北 from=N").facts == {"seat": Wind.NORTH, "assumed": False}


@pytest.mark.parametrize(
    ("beside", "given", "options"),
    [
        ("", Wind.NORTH, {}),
        ("北家点炮", Wind.NORTH, {}),
        ("自摸", Wind.NORTH, {}),  # whoever scores the hand says that nobody deals in on a self-draw
        ("自摸", Wind.EAST, {}),
        ("门南", Wind.EAST, {}),
        ("", Wind.EAST, {"defaults": Win(seat=Wind.SOUTH)}),
    ],
)
def test_who_dealt_in_as_an_option(beside: str, given: Wind, options: Any) -> None:
    win = win_of(beside, overrides=Overrides(from_=given), **options)
    assert win.asked == {"from": given.value}
    assert ("by" in win.said) is bool(beside and beside != "门南")


def test_an_option_for_the_winner_himself() -> None:
    fault = only(FULL, overrides=Overrides(from_=Wind.EAST))
    assert (fault.code, fault.at) == ("discarder_is_winner", None)


def test_defaults_do_not_keep_a_discarder_from_being_named() -> None:
    assert win_of("from=N", defaults=Win(by=By.SELF_DRAW)).by is By.DISCARD
    with pytest.raises(HandError):
        parse(f"{FULL} from=W", defaults=Win(seat=Wind.WEST))


def test_the_canonical_text_leaves_it_out() -> None:
    hand, win = parse(f"{FULL} 北家点炮")
    assert format(hand, win) == "123m45556p789sEE+E |EE0000|0"
    assert parse(format(hand, win)) == (hand, win)


def test_all_faults_of_a_discarder_have_places() -> None:
    assert all(fault.at for fault in faults(f"{FULL} 东家点炮 自摸 上家"))


def test_a_bare_wind_before_the_word_may_be_either() -> None:
    fault = only(f"{FULL} 南点炮")
    assert (fault.code, fault.facts["first"], fault.facts["second"]) == (
        "ambiguous_discarder_tile",
        "南家点炮",
        "南 点炮",
    )
    assert parse("123m456p789s55pEE东点炮") == parse(f"{FULL} 荣")

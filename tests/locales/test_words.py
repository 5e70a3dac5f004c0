"""Values become words in one place."""

from __future__ import annotations

import logging

import pytest

from bot.errors import Fault, UserError
from bot.locales import MissingWordsError, Words
from bot.mahjong.tiles import TILES, WILD, Wind, tiles

ZH = Words.of("zh-CN")
EN = Words.of("en-US")


def test_a_tile_has_a_name_in_a_sentence() -> None:
    assert [ZH.tile(kind) for kind in tiles("5mE")] == ["5万", "东"]
    assert [EN.tile(kind) for kind in tiles("5mEP")] == ["5m", "East", "White"]
    assert (ZH.tile(WILD), EN.tile(WILD)) == ("财神", "wild tile")


def test_tiles_in_a_row_are_written_short() -> None:
    assert ZH.tiles((*tiles("123m55pEEC"), WILD)) == "123万 55饼 东东中 财神"
    assert EN.tiles((*tiles("123m55pEEC"), WILD)) == "123m 55p EEC *"
    assert EN.tiles(tiles("5p123m5p")) == "5p 123m 5p"
    assert EN.tiles(()) == ""


def test_every_tile_has_its_own_name_in_every_language() -> None:
    for words in (ZH, EN):
        assert len({words.tile(kind) for kind in TILES}) == 34


def test_winds_fans_and_rulings_have_names() -> None:
    assert (ZH.wind(Wind.SOUTH), EN.wind(Wind.SOUTH)) == ("南", "South")
    assert (ZH.fan("pure_straight"), EN.fan("pure_straight")) == ("清龙", "Pure Straight")
    assert ZH.ruling("knitted_body_waits") != EN.ruling("knitted_body_waits")


def test_facts_become_words_by_what_they_are() -> None:
    assert EN.say("too_many", tile=tiles("5p")[0], count=5).startswith("There are 5 of 5p")
    assert ZH.say("meld_shape", kind="chow", tiles=tiles("135m")).startswith("135万")
    assert "North" in EN.say("discarder_on_self_draw", seat=Wind.NORTH)
    assert EN.word((Wind.SOUTH, Wind.WEST)) == "South, West"
    assert ZH.word((tiles("123m"), tiles("55p"))) == "123万、55饼"
    assert EN.word(("pure_straight", "nonsense"), "fans") == "Pure Straight, nonsense"


def test_numbers_are_grouped_and_plural_where_the_language_asks_for_it() -> None:
    assert EN.say("score_title", total=1) == "Win: 1 point"
    assert EN.say("score_title", total=1234) == "Win: 1,234 points"
    assert ZH.say("score_title", total=1) == "和牌，1 分"


def test_no_marks_for_mixed_directions_stand_in_a_text() -> None:
    said = EN.say("unknown_house", house="x", known=("a", "b"))

    assert not {"\u2068", "\u2069", "\u200e", "\u200f"} & set(said)


def test_long_quotations_are_cut_but_paths_are_not() -> None:
    long = "x" * 5000

    assert len(EN.tell(UserError("unknown_fan", name=long))) < 100
    assert long[:1500] in EN.tell(UserError("file_unreadable", file=long, reason=""))


@pytest.mark.parametrize("letter", ["e\u0301", "👩\u200d👧", "👍\U0001f3fd", "🀄\ufe0f", "\U0001f1e8\U0001f1f3"])
def test_fault_58_a_quotation_is_not_cut_inside_a_letter(letter: str) -> None:
    for before in range(50, 62):
        told = EN.tell(UserError("unknown_fan", name="x" * before + letter + "y" * 20))
        quoted = told[told.index("“") + 1 : told.index("”")].removesuffix("…")
        rest = quoted.lstrip("x")
        assert rest == "" or rest.startswith(letter)


def test_controls_in_what_was_typed_do_not_reach_the_screen() -> None:
    assert EN.tell(UserError("unknown_fan", name="a\x1b[31m\nb\u202ec")) == "No fan is called “a [31m b c”"


def test_what_would_be_right_is_told_where_it_is_known() -> None:
    assert EN.remedy(Fault("no_win_tile")) is not None
    assert EN.remedy(Fault("wild_not_played")) is None


def test_missing_words_are_an_error_in_tests() -> None:
    for key in ("no_such_message", "score_title", "error_title_hand.fix"):
        with pytest.raises(MissingWordsError):
            EN.say(key)


def test_in_use_english_words_stand_in_and_the_log_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Words, "strict", False)

    with caplog.at_level(logging.WARNING):
        assert ZH.say("no_such_message") == "no_such_message"
    assert "zh-CN has no no_such_message" in caplog.text

"""Values become words in one place."""

from __future__ import annotations

import logging

import pytest

from bot.errors import Fault, HandError, UserError
from bot.locales import MissingWordsError, Words
from bot.mahjong.notation import HAND_KEYS, read
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


def test_a_wrong_number_of_tiles_is_told_by_the_difference() -> None:
    def told(text: str, words: Words, *, waiting: bool = False) -> tuple[str, str | None]:
        with pytest.raises(HandError) as refused:
            read(text, waiting=waiting)
        fault = next(fault for fault in refused.value.faults if fault.code.startswith("bad_count"))
        return words.tell(fault), words.remedy(fault)

    assert told("123m456p789s55pE+E", EN) == ("13 tiles instead of 14: one is missing", "")
    assert told("123m456p789s55pE+E", ZH) == ("共 13 张，少 1 张", "")
    assert told("123m456p789s55pEESS", EN)[0] == "15 tiles: one too many"
    assert told("123m456p789s55pEESS", ZH)[0] == "共 15 张，多 1 张"
    assert told("1m", EN)[0] == "1 tile instead of 14: 13 are missing"
    assert told("[123m] 456p789s+E", EN)[0] == "7 tiles beside 1 meld instead of 11: 4 are missing"
    assert told("[123m][456p] 789s555pSSE", EN)[0] == "9 tiles beside 2 melds instead of 8: one too many"
    assert told("[123m] 456p789s+E", EN)[1] == told("1111m", EN)[1] != ""
    assert told("123m456p789s55pE", ZH, waiting=True)[0] == "共 12 张；看听牌要 13 张（副露和杠每副算 3 张），少 1 张"
    assert told("123m456p789s55pE", EN, waiting=True)[0] == (
        "12 tiles; looking ahead takes 13, with 3 for each meld or kong: one is missing"
    )


def test_what_a_line_with_text_as_its_hand_must_be_stands_in_the_sentence() -> None:
    for words in (EN, ZH):
        for code in ("line_hand_text", "line_tiles"):
            assert '{"text": "123m456p789s55pEE+E"}' in words.tell(Fault(code))


@pytest.mark.parametrize("key", sorted(HAND_KEYS))
def test_a_key_in_the_wrong_place_is_told_by_name(key: str) -> None:
    for words in (EN, ZH):
        for beside in ("text", "hand"):
            assert words.tell(Fault("line_stray_key", {"key": key, "beside": beside})).startswith(f"{key} ")

"""What people are told when something cannot be done."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.cards import Card, error_card
from bot.cards.model import Audience, Tone
from bot.errors import Fault, HandError, UserError
from bot.locales import LOCALES, Words
from bot.mahjong.notation import parse
from bot.mahjong.tiles import tile
from bot.services.scoring import ScoreHand, score_hand

ZH = Words.of("zh-CN")
EN = Words.of("en-US")

Flatten = Callable[[Card, Words], list[str]]


def refused(text: str) -> UserError:
    with pytest.raises(UserError) as error:
        score_hand(ScoreHand(text))
    return error.value


def lines(flat: Flatten, text: str, words: Words) -> list[str]:
    return flat(error_card(refused(text), words, text), words)


def test_every_fault_is_told_with_its_place_what_is_wrong_and_what_would_be_right(flat: Flatten) -> None:
    told = lines(flat, "123m11111p789s55pEEE", ZH)

    assert told[:5] == [
        "这手牌有 2 处不对",
        "123m→11111p←789s55pEEE",
        "1饼出现了 5 张，一种牌只有 4 张",
        "数一数副露和杠里是不是已经用过",
        "---",
    ]


def test_of_a_long_text_only_the_surroundings_of_the_place_are_shown(flat: Flatten) -> None:
    text = "123m" + " " * 200 + "11111p789s55pEEE" + " " * 200

    (pointed,) = [line for line in lines(flat, text, EN) if "→" in line]

    assert "→11111p←" in pointed
    assert len(pointed) < 60


def test_the_same_mistake_made_often_is_told_once(flat: Flatten) -> None:
    told = lines(flat, "123m456p789s55pE1E1E1E1E1", EN)

    assert len([line for line in told if "E1” is no tile" in line]) == 1
    assert len([line for line in told if "→E1←" in line]) == 3


@pytest.mark.parametrize("locale", LOCALES)
def test_fault_72_an_unreadable_hand_comes_with_an_example_that_works(flat: Flatten, locale: str) -> None:
    words = Words.of(locale)

    told = lines(flat, "1234567", words)
    example = words.say("example_hand")

    assert example in told
    assert any("[8888p]" in line and "[8888p,1]" in line for line in told)
    parse(example)


@pytest.mark.parametrize(
    "text",
    [
        "123m456p789s55pEE+E 杠上开花",
        "11111m",
        "123m456p789s55pEE+E 自摸 点和",
        "[ESW,1] 123m456p789sF+F",
        "123m456p789s5pEE+1Z",
    ],
)
def test_a_hand_that_was_read_well_needs_no_example(flat: Flatten, text: str) -> None:
    told = lines(flat, text, ZH)

    assert ZH.say("error_example_head") not in told


def test_the_place_is_left_out_where_the_text_is_not_known(flat: Flatten) -> None:
    error = HandError(Fault("too_many", {"tile": tile("m1"), "count": 5}, (0, 5)))

    assert not any("→" in line for line in flat(error_card(error, EN), EN))


def test_a_missing_winning_tile_is_asked_for_and_the_waits_are_shown(flat: Flatten) -> None:
    assert lines(flat, "123m456p789s55pEE", ZH) == [
        "只有 13 张，没写和的是哪张",
        "读到的牌：",
        "123m45556p789sEE |EE0000|0",
        "在后面写“+5p”，自摸写“自摸5p”",
        "这 13 张听：",
        "5饼：点和 12 分，自摸 14 分",
        "东：点和 14 分，自摸 16 分",
    ]


def test_a_wait_that_would_not_reach_the_minimum_says_so(flat: Flatten) -> None:
    told = lines(flat, "[123m,1][345m,1] 678p56sWW", ZH)

    assert told[-2:] == ["4条：点和 8 分，自摸 1 分（差 7 分起和）", "7条：点和 8 分，自摸 1 分（差 7 分起和）"]
    assert lines(flat, "[123m,1][345m,1] 678p56sWW", EN)[-1] == "7s: 8 on a discard, 1 (7 short) self-drawn"


def test_thirteen_tiles_far_from_ready_say_how_far(flat: Flatten) -> None:
    assert lines(flat, "1145m279p38sESWN", EN)[-1] == "These 13 are 5 tiles from ready"


def test_of_many_waits_a_short_answer_shows_some(flat: Flatten) -> None:
    told = lines(flat, "19m19p19sESWNCFP", EN)

    assert told[-1] == "and 4 more kinds"


def test_a_hand_that_does_not_win_is_echoed_with_what_its_thirteen_tiles_wait_for(flat: Flatten) -> None:
    told = lines(flat, "123m456p789s55pEE+2m", EN)

    assert told[0] == "2m does not win; these 13 wait for 5p and East"
    assert "123m45556p789sEE+2m |EE0000|0" in told
    assert lines(flat, "123m456p789s55pEE+2m", ZH)[0] == "2万和不了；这 13 张听 5饼、东"


def test_many_waits_are_told_in_a_row(flat: Flatten) -> None:
    told = lines(flat, "19m19p19sESWNCFP+5m", ZH)

    assert told[0] == "5万和不了；这 13 张听 19万 19饼 19条 东南西北中发白"


def test_a_hand_that_was_not_even_ready_says_how_far_it_is(flat: Flatten) -> None:
    told = lines(flat, "1145m279p38sESWN+N", EN)

    assert told[0] == "Not a win: 5 tiles away"


@pytest.mark.parametrize("text", ["0s46s123p456p55p99m+E", "0s46s123p456p55p99m"])
def test_what_the_notation_took_for_granted_is_told_in_refusals_as_well(flat: Flatten, text: str) -> None:
    assert "0s 按5条读" in lines(flat, text, ZH)


def test_of_many_faults_three_are_told_and_the_others_counted(flat: Flatten) -> None:
    text = "123m 11111p 12 xx E1 qq 1Z 789s 55p EEE"
    known = refused(text)
    told = lines(flat, text, ZH)

    assert isinstance(known, HandError)
    assert len(known.faults) == 6
    assert told[0] == "这手牌有 6 处不对"
    assert len([line for line in told if "→" in line]) == 3
    assert "还有 3 处" in told
    assert "and 3 more" in lines(flat, text, EN)


@pytest.mark.parametrize("locale", LOCALES)
def test_any_other_error_is_its_sentence_and_what_would_be_right(flat: Flatten, locale: str) -> None:
    words = Words.of(locale)
    error = UserError("later_house", house="boke", known=("official_modern",))

    told = flat(error_card(error, words), words)

    assert len(told) == 2
    assert "boke" in told[0]
    assert "official_modern" in told[1]


def test_errors_are_for_whoever_made_them() -> None:
    card = error_card(UserError("later_wild"), EN)

    assert card.audience is Audience.PRIVATE
    assert card.tone is Tone.BAD


def test_controls_in_the_text_do_not_reach_the_screen(flat: Flatten) -> None:
    told = lines(flat, "123\x1b[31m\n456\u202e", EN)

    assert all(letter.isprintable() for line in told for letter in line)

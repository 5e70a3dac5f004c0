"""The dictionary as people read it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from bot.cards import Card, fan_card, fan_list_card, near_fans_card
from bot.houses import house
from bot.locales import LOCALES, Words
from bot.mahjong.fans import FANS
from bot.services.fans import all_fans

ZH = Words.of("zh-CN")
EN = Words.of("en-US")
OFFICIAL = house("official_modern")

Flatten = Callable[[Card, Words], list[str]]


def test_a_fan_is_told_by_value_definition_what_it_contains_and_an_example(flat: Flatten) -> None:
    told = flat(fan_card(FANS["pure_straight"], OFFICIAL, ZH), ZH)

    assert told[0] == "清龙，16 分"
    assert told[1] == FANS["pure_straight"].definition.zh_cn
    assert "已含、不另计：连六、老少副" in told
    assert any(line.startswith("例：") for line in told)
    assert "也叫：一条龙、清一条龙" in told
    assert "清龙读作 qīng lóng" in told
    assert "其他语言：清龍、Pure Straight" in told


def test_names_are_those_of_the_readers_language_and_the_chinese_ones(flat: Flatten) -> None:
    told = flat(fan_card(FANS["nine_gates"], OFFICIAL, EN), EN)

    assert "Also called: Nine Gates of Heaven, Heavenly Gates, Pure Nine Gates" in told
    assert "In Chinese: 九莲宝灯, jiǔ lián bǎo dēng" in told
    assert "In other languages: 九蓮寶燈, 九蓮宝燈" in told
    assert not any("chuuren" in line or "ポートー" in line for line in told)


@pytest.mark.parametrize("fan_id", FANS)
def test_no_alias_is_told_in_a_language_that_does_not_have_it(flat: Flatten, fan_id: str) -> None:
    chinese = [line for line in flat(fan_card(FANS[fan_id], OFFICIAL, ZH), ZH) if line.startswith("也叫")]
    english = [line for line in flat(fan_card(FANS[fan_id], OFFICIAL, EN), EN) if line.startswith("Also called")]

    assert not re.search("[A-Za-zぁ-ヿ頭無順門開魚連対気風]", "".join(chinese))
    assert "".join(english).isascii()


def test_names_in_taiwan_are_in_traditional_characters(flat: Flatten) -> None:
    taiwan = Words.of("zh-TW")

    told = flat(fan_card(FANS["pure_straight"], OFFICIAL, taiwan), taiwan)
    replaced = flat(fan_card(FANS["last_tile_draw"], OFFICIAL, taiwan), taiwan)

    assert "清龍讀作 qīng lóng" in told
    assert not any(line.startswith("別名") for line in told)  # 一条龙
    assert "其他語言：清龙、Pure Straight" in told
    assert "別名：海底摸月、海底自摸" in replaced


@pytest.mark.parametrize("fan_id", FANS)
def test_no_alias_in_taiwan_is_simplified(flat: Flatten, fan_id: str) -> None:
    taiwan = Words.of("zh-TW")

    also = [line for line in flat(fan_card(FANS[fan_id], OFFICIAL, taiwan), taiwan) if line.startswith("別名")]

    assert not set("杠龙对双顺带风开抢门张绝单连无幺两条补冲") & set("".join(also))


def test_a_bare_number_may_be_the_place_of_a_fan_or_its_points(flat: Flatten) -> None:
    told = flat(near_fans_card("24", [FANS["melded_and_concealed_kong"], FANS["seven_pairs"]], OFFICIAL, EN), EN)

    assert told[:2] == ["Fans numbered 24 or worth 24", "Fan | Points | Number"]
    assert "Seven Pairs | 24 | 19" in told
    assert flat(fan_card(FANS["two_melded_kongs"], OFFICIAL, EN, asked="57"), EN)[0] == "Two Melded Kongs, 4 points"


def test_what_is_contained_only_in_part_or_under_a_condition_is_told_as_such(flat: Flatten) -> None:
    own = flat(fan_card(FANS["big_three_dragons"], OFFICIAL, EN), EN)
    always = flat(fan_card(FANS["last_tile_draw"], OFFICIAL, EN), EN)
    otherwise = OFFICIAL.with_rulings({"last_tile_draw_self_drawn": True})
    apart = flat(fan_card(FANS["last_tile_draw"], otherwise, EN), EN)
    beside = flat(fan_card(FANS["all_green"], OFFICIAL.with_rulings({"forced_tile_hog": False}), EN), EN)

    assert "Not counted for the same sets: Pung of Terminals or Honors" in own
    assert "Contains, not counted again: Self-Drawn" in always
    assert any(line.startswith("Without ") for line in apart)
    assert any(line.startswith("Beside ") for line in beside)


def test_what_a_house_lets_count_after_all_is_not_contained_there(flat: Flatten) -> None:
    green = FANS["all_green"]
    otherwise = OFFICIAL.with_rulings({"all_green_half_flush": True})

    contained = [line for line in flat(fan_card(green, OFFICIAL, EN), EN) if "not counted again" in line]
    allowed = [line for line in flat(fan_card(green, otherwise, EN), EN) if "not counted again" in line]

    assert any("Half Flush" in line for line in contained)
    assert not any("Half Flush" in line for line in allowed)


def test_a_fan_that_was_only_guessed_says_so(flat: Flatten) -> None:
    told = flat(fan_card(FANS["pure_straight"], OFFICIAL, EN, asked="pure strait"), EN)

    assert told[0] == "Pure Straight, 16 points (nearest to “pure strait”)"
    assert told[1] == FANS["pure_straight"].definition.en


def test_several_guesses_are_listed_with_their_values(flat: Flatten) -> None:
    told = flat(near_fans_card("straight", [FANS["pure_straight"], FANS["mixed_straight"]], OFFICIAL, EN), EN)

    assert told[0] == "Which fan is “straight”?"
    assert "Pure Straight | 16" in told


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("fan_id", FANS)
def test_every_fan_has_a_card(flat: Flatten, fan_id: str, locale: str) -> None:
    words = Words.of(locale)

    told = flat(fan_card(FANS[fan_id], OFFICIAL, words), words)

    assert words.fan(fan_id) in told[0]
    assert len(told) >= 4


@pytest.mark.parametrize("locale", LOCALES)
def test_the_list_holds_every_fan_by_value(flat: Flatten, locale: str) -> None:
    words = Words.of(locale)
    rules, fans = all_fans()

    told = flat(fan_list_card(fans, rules, words), words)

    assert "82" in told[0]
    assert all(any(words.fan(fan) in line for line in told) for fan in FANS)
    assert "81" in told[0]
    assert words.fan("melded_and_concealed_kong") in told[0]
    assert told[1] == words.say("fan_list_value", value=88)

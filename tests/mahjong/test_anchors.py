"""Hands with known scores, with all their fans. Seat South, round East where nothing else is said."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.mahjong.rules import OFFICIAL_FANS, FanRule
from tests.support import OFFICIAL, scored, scored_by, told

ANCHORS = {
    "mixed_straight": ("[456m,1][123s,1] 123m78p55p+9p |ES0000|0", "花龙8 平和2 喜相逢1", 11),
    "two_suits_alike": ("234567m23456s88p+7s |ES0000|0", "门前清2 平和2 断幺2 喜相逢2 连六1", 9),
    "pure_shifted_chows": ("[234p,1] 12334567pEE+5p |ES1000|0", "一色三步高16 混一色6 连六1 自摸1", 24),
    "knitted_and_single_wait": ("[234p,1] 258m147s369p8s+8s |ES0000|0", "组合龙12 平和2 单钓将1", 15),
    "knitted_won_in_the_nine": ("[FFF,1] 147m39s258pWW+6s |ES0000|0", "组合龙12 五门齐6 箭刻2", 20),
    "knitted_with_five_honors": ("369m25s147pSWNFP+8s |ES0000|0", "全不靠12 组合龙12", 24),
    "nine_gates": ("1112345678999m+5m |ES0000|0", "九莲宝灯88 双暗刻2 幺九刻1", 91),
    "nine_gates_on_a_nine": ("1112345678999m+9m |ES1000|0", "九莲宝灯88 清龙16 四归一2 自摸1", 107),
    "pung_by_discard": ("111444m77s99p678p+7s |ES0000|0", "门前清2 双暗刻2 幺九刻1 无字1", 6),
    "nine_gates_in_form_alone": ("1112345678899m+9m |ES1000|0", "清一色24 不求人4 双暗刻2 连六1 幺九刻2", 33),
    "four_concealed_pungs": ("111444888m888s5p+5p |ES0000|0", "四暗刻64 双同刻2 幺九刻1 无字1 单钓将1", 69),
    "a_kong_of_each_kind": ("[1111s][2222m,1] 345p678p9p+9p |ES0000|0", "明暗杠5 连六1 幺九刻1 无字1", 8),
    "two_concealed_kongs": ("[6666s][5555p] 777m34s55s+5s |ES1000|0", "三暗刻16 三色三节高8 双暗杠6 不求人4 断幺2", 36),
    "melded_hand": ("[234m,1][345p,1][234s,1][CCCC,1] 1m+1m |ES0000|0", "全求人6 箭刻2 喜相逢1 明杠1", 10),
    "last_tile_of_the_wall": ("[123m,1][456p,1] 79s55s678p+8s |ES1010|0", "花龙8 妙手回春8 平和2 坎张1", 19),
    "kong_tile_is_the_last_one": (
        "[1111m][456p,1] 79s55s678p+8s |ES1011|0",
        "妙手回春8 杠上开花8 暗杠2 幺九刻1 无字1 坎张1",
        21,
    ),
    "green_pairs": ("2233334466888s+8s |ES0000|0", "绿一色88 七对24 清一色24 四归一4 断幺2", 142),
    "chicken": ("[123m,1][345m,1] 56s678pWW+7s |ES0000|0", "无番和8", 8),
    "chicken_with_flowers": ("[123m,1][345m,1] 56s678pWW+7s |ES0000|2", "无番和8 花牌2", 10),
    "triple_chow_before_pungs": (
        "555666777p5556s+7s |ES1000|0",
        "一色三同顺24 全带五16 不求人4 平和2 喜相逢1 缺一门1",
        48,
    ),
    "waits_on_its_own_four": ("[FFF,1][123p,1] 4444567s+7s |ES0000|0", "箭刻2 四归一2 缺一门1", 5),
    "three_tile_hogs": ("[111s,1][123s,1] 3345555s+3s |ES1000|0", "清一色24 四归一6 幺九刻1 自摸1", 32),
    "two_double_pungs": (
        "[222m,1][555m,1] 8m222555s+8m |ES0000|0",
        "碰碰和6 双同刻4 双暗刻2 断幺2 缺一门1 单钓将1",
        16,
    ),
    "three_kongs": (
        "[1111s][2222m,1][4444p,3] 333p8s+8s |ES0000|0",
        "三杠32 三色三节高8 碰碰和6 双暗刻2 幺九刻1 无字1 单钓将1",
        51,
    ),
    "four_kongs_of_honors": (
        "[CCCC][FFFF][PPPP][EEEE] N+N |EE1000|0",
        "大三元88 四杠88 字一色64 四暗刻64 圈风刻2 门风刻2 自摸1",
        309,
    ),
    "all_terminals": ("[111m,1] 1199s111p999p+1s |ES1000|0", "清幺九64 三同刻16 三暗刻16 自摸1", 97),
    "last_of_its_kind_by_its_own_meld": (
        "[666m,1][777m,1][999m,1] 7888m+6m |ES0000|0",
        "清一色24 大于五12 和绝张4 四归一4 幺九刻1",
        45,
    ),
}


@pytest.mark.parametrize(("text", "fans", "points"), ANCHORS.values(), ids=ANCHORS)
def test_is_worth_what_the_arbiters_say(text: str, fans: str, points: int) -> None:
    result = scored(text)

    assert told(result) == fans
    assert result.total == points


def test_other_houses_count_a_self_drawn_nine_gates_as_fully_concealed() -> None:
    result = scored("1112345678999m+9m |ES1000|0", self_drawn_as_concealed=("nine_gates",))

    assert told(result) == "九莲宝灯88 清龙16 不求人4 四归一2"
    assert result.total == 110


def test_other_houses_give_nine_gates_for_the_form() -> None:
    result = scored("1112345678899m+9m |ES1000|0", nine_gates_any_shape=True)

    assert told(result) == "九莲宝灯88 双暗刻2 连六1 幺九刻1 自摸1"
    assert result.total == 93


def test_rules_without_the_newer_fan_count_both_kongs() -> None:
    of_1998 = replace(
        OFFICIAL, fans={fan: rule for fan, rule in OFFICIAL_FANS.items() if fan != "melded_and_concealed_kong"}
    )

    result = scored_by(of_1998, "[1111s][2222m,1] 345p678p9p+9p |ES0000|0")

    assert told(result) == "暗杠2 连六1 幺九刻1 明杠1 无字1"
    assert result.total == 6


def test_rules_with_a_dearer_fan_count_it_for_that() -> None:
    of_2006 = replace(OFFICIAL, fans={**OFFICIAL_FANS, "two_concealed_kongs": FanRule(8)})

    result = scored_by(of_2006, "[6666s][5555p] 777m34s55s+5s |ES1000|0")

    assert told(result) == "三暗刻16 三色三节高8 双暗杠8 不求人4 断幺2"
    assert result.total == 38


def test_a_relation_contains_only_what_stands_on_its_own_chows() -> None:
    """清龙 + one of 一般高, 连六, 老少副 with the fourth chow: the dearest, whatever a house pays for it."""
    dear = replace(OFFICIAL, fans={**OFFICIAL_FANS, "two_terminal_chows": FanRule(2)})
    text = "[123m,1][456m,1][789m,1] 79mEE+8m |EE0000|0"
    assert (scored_by(OFFICIAL, text).total, scored_by(dear, text).total) == (24, 25)

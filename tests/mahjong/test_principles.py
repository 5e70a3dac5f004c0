"""The five counting principles (official rules, art. 10 五): what counts together, and which principle refuses what."""

from __future__ import annotations

import pytest

from tests.support import refusals, scored, told, total, worth

RELATIONS = {
    # two chows twice over in two suits: four relations would close a circle
    "terminal_chows_twice": (
        "[123m,1][789m,1] 123s89s66p+7s |ES0000|0",
        "平和2 喜相逢2 老少副1 边张1",
        {"老少副 account_once 123789s", "无字 平和 123789m66p123789s"},
    ),
    "a_fourth_chow_beside_mixed_straight": (
        "[123m,1][456m,1] 789p12s88s+3s |ES0000|0",
        "花龙8 平和2 喜相逢1 边张1",
        {"连六 account_once 123456m", "无字 平和 123456m789p12388s"},
    ),
    "a_fourth_chow_beside_pure_straight": (
        "[123m,1][456m,1] 123m78m55p+9m |ES0000|0",
        "清龙16 平和2 一般高1 缺一门1",
        {
            "清龙 non_identical 123456789m",
            "连六 account_once 123456m",
            "老少副 account_once 123789m",
            "连六 清龙 123456456789m x2",
            "老少副 清龙 123789m",
            "无字 平和 112233456789m55p",
        },
    ),
    "two_runs_of_six": (
        "[234s,1][567s,1] 234p67p99m+5p |ES0000|0",
        "平和2 喜相逢2 连六1",
        {"连六 account_once 234567s", "无字 平和 99m234567p234567s"},
    ),
    "a_double_chow_and_its_neighbours": (
        "[234s,1][234p,1] 234p67p99m+5p |ES0000|0",
        "平和2 一般高1 喜相逢1 连六1",
        {
            "喜相逢 non_identical 234p234s",
            "连六 non_identical 234567p",
            "无字 平和 99m223344567p234s",
        },
    ),
    "either_shifted_triple": (
        "[123p,1][234p,1] 345p67pEE+5p |ES0000|0",
        "一色三步高16 混一色6 连六1",
        {"一色三步高 non_identical 123345567p"},
    ),
    "one_mixed_shifted_triple": (
        "[345s,1][456p,1] 56799m78s+6s |ES0000|0",
        "三色三步高6 平和2 连六1",
        {"三色三步高 non_identical 567m456p678s", "无字 平和 56799m456p345678s"},
    ),
    "a_fourth_chow_in_another_suit": (
        "[123m,1][345m,1] 567m45sEE+3s |ES0000|0",
        "一色三步高16 喜相逢1 缺一门1",
        set(),
    ),
    "one_mixed_shifted_triple_of_pungs": (
        "[222p,1][333s,1] 444m55pEE+5p |ES0000|0",
        "三色三节高8 碰碰和6",
        {"三色三节高 non_identical 444m555p333s"},
    ),
    "two_double_pungs_apart": (
        "[222m,1][222s,1] 555m555sE+E |ES0000|0",
        "碰碰和6 双同刻4 双暗刻2 缺一门1 单钓将1",
        set(),
    ),
    "double_pungs_inside_the_triple": (
        "[222m,1][222p,1] 222s333mE+E |ES0000|0",
        "三同刻16 碰碰和6 双暗刻2 单钓将1",
        {"双同刻 三同刻 222m222p222m222s222p222s x3"},
    ),
    "a_third_dragon_in_the_pair": (
        "[CCC,1][FFF,1] 999m23mPP+4m |ES0000|0",
        "小三元64 混一色6 幺九刻1",
        {"双箭刻 小三元 CCCFFF", "箭刻 小三元 CCCFFF x2", "幺九刻 小三元 CCCFFF x2"},
    ),
    "nothing_inside_four_shifted_chows": (
        "[123s,1][234s,1] 345s45sEE+6s |ES0000|0",
        "一色四步高32 混一色6",
        {"一色三步高 一色四步高 123234345234345456s x2", "连六 一色四步高 123456s"},
    ),
    "no_pair_fan_inside_three_suits_alike": (
        "[345m,1][345p,1] 3488899s+5s |ES0000|0",
        "三色三同顺8 无字1",
        {"喜相逢 三色三同顺 345m345p345m345s345p345s x3"},
    ),
    "nothing_inside_four_chows_two_apart": (
        "[123p,1][345p,1] 567p78pEE+9p |ES0000|0",
        "一色四步高32 混一色6",
        {"一色三步高 一色四步高 123345567345567789p x2", "老少副 一色四步高 123789p"},
    ),
}


@pytest.mark.parametrize(("text", "fans", "refused"), RELATIONS.values(), ids=RELATIONS)
def test_relations_of_sets_form_a_forest(text: str, fans: str, refused: set[str]) -> None:
    result = scored(text)

    assert told(result) == fans
    assert refusals(result) == refused


def test_what_is_made_of_joined_sets_alone_is_not_taken_out_again() -> None:
    """P2: 三色双龙会 holds 喜相逢 and 老少副, each of them twice."""
    held = scored("[123m,1][789m,1] 123s89s55p+7s |ES0000|0")
    assert told(held) == "三色双龙会16 边张1"
    assert {"喜相逢 三色双龙会 123m123s789m789s x2", "老少副 三色双龙会 123789m123789s x2"} <= refusals(held)

    three_of_a_suit = scored("[234m,1][567m,1] 234m567mE+E |ES0000|0")
    assert told(three_of_a_suit) == "混一色6 一般高2 连六1 单钓将1"


class TestScope:
    """P1 removes what the fan itself contains, and no more."""

    def test_big_three_dragons_hold_three_terminal_pungs_and_a_fourth_counts(self) -> None:
        assert worth("[CCC,1][FFF,1] 888mPP33s+P |ES0000|0") == "大三元88 碰碰和6 缺一门1"

        fourth = scored("[CCC,1][FFF,1] 999mPP33s+P |ES0000|0")
        assert told(fourth) == "大三元88 碰碰和6 幺九刻1 缺一门1"
        assert "幺九刻 大三元 CCCFFFPPP x3" in refusals(fourth)

    def test_little_four_winds_leave_the_wind_of_seat_and_round(self) -> None:
        assert worth("[EEE,1][SSS,1] 888mWWNN+W |ES0000|0") == "小四喜64 碰碰和6 混一色6 圈风刻2 门风刻2"
        assert worth("[EEE,1][SSS,1] 23mWWWNN+1m |NN0000|0") == "小四喜64 混一色6 全带幺4"

    def test_three_wind_pungs_hold_three_terminal_pungs_and_a_fourth_counts(self) -> None:
        fourth = scored("[EEE,1][SSS,1] 999mWW33s+W |NN0000|0")
        assert told(fourth) == "三风刻12 碰碰和6 幺九刻1 缺一门1"
        assert refusals(fourth) == {"幺九刻 三风刻 EEESSSWWW x3"}

    def test_big_four_winds_leave_no_points_for_winds(self) -> None:
        winds = scored("[EEE,1][SSS,1] 33mWWNNN+W |ES0000|0")
        assert told(winds) == "大四喜88 混一色6"
        assert {"圈风刻 大四喜 EEE", "门风刻 大四喜 SSS", "幺九刻 大四喜 EEESSSWWWNNN x4"} <= refusals(winds)

    def test_big_three_winds_leave_the_wind_of_seat_and_round(self) -> None:
        assert worth("[EEE,1][SSS,1] 999mWW33s+W |ES0000|0") == "三风刻12 碰碰和6 圈风刻2 门风刻2 幺九刻1 缺一门1"

    def test_a_dragon_or_scoring_wind_is_no_terminal_pung_and_others_are(self) -> None:
        one = scored("[CCC,1][EEE,1] 999m45s33p+6s |NN0000|0")
        assert told(one) == "五门齐6 箭刻2 幺九刻2"
        assert refusals(one) == {"幺九刻 箭刻 CCC"}

        both = scored("[EEE,1] 999p111s23m44m+1m |EE0000|0")
        assert told(both) == "圈风刻2 门风刻2 双暗刻2 幺九刻2"

    @pytest.mark.parametrize(
        ("text", "fans"),
        [
            ("[CCC,1][FFF,1] 33sPPWWW+P |NN0000|0", "大三元88 碰碰和6 混一色6 幺九刻1"),
            ("[CCC,1][FFF,1] 333sPPWW+W |NN0000|0", "小三元64 碰碰和6 混一色6 幺九刻1"),
            ("[CCC,1][FFF,1] 33344sWW+W |NN0000|0", "碰碰和6 混一色6 双箭刻6 幺九刻1"),
            ("[NNN,1][WWW,1] 79m45688s+8m |SN0000|0", "门风刻2 幺九刻1 缺一门1 坎张1"),
            ("[NNN,1][WWW,1] 79m45688s+8m |NS0000|0", "圈风刻2 幺九刻1 缺一门1 坎张1"),
            ("[CCC,1][EEE,1] 45688sWW+W |NN0000|0", "混一色6 箭刻2 幺九刻2"),
        ],
    )
    def test_other_pungs_of_honors_count_beside_those_that_are_held(self, text: str, fans: str) -> None:
        assert worth(text) == fans

    def test_all_fives_hold_all_simples_and_no_honors(self) -> None:
        assert worth("[345m,1][555p,1] 567m4555s+6s |NN0000|0") == "全带五16"

    def test_quadruple_chow_holds_its_tile_hogs(self) -> None:
        four = scored("[234s,1][234s,1] 2233455s+4s |ES0000|0")
        assert told(four) == "一色四同顺48 清一色24 平和2 断幺2"
        assert "四归一 一色四同顺 222233334444s x3" in refusals(four)
        assert worth("[234s,1][234s,1] 2344569s+9s |ES0000|0") == "清一色24 一色三同顺24 平和2 四归一2 单钓将1"

    def test_two_dragon_pungs_hold_their_own(self) -> None:
        assert worth("[CCC,1][FFF,1] 999m45s33p+6s |NN0000|0") == "双箭刻6 幺九刻1"

    def test_nine_gates_hold_one_terminal_pung(self) -> None:
        assert worth("1112345678999m+3m |ES0000|0") == "九莲宝灯88 连六1"
        assert worth("1112345678999m+2m |ES0000|0") == "九莲宝灯88 双暗刻2 连六1 幺九刻1"
        assert worth("1112345678999m+1m |ES0000|0") == "九莲宝灯88 清龙16 四归一2"

    def test_a_triple_of_terminal_pungs_leaves_each_of_them(self) -> None:
        assert worth("[111m,1][111p,1] 111s222s9p+9p |ES0000|0") == "三同刻16 碰碰和6 双暗刻2 幺九刻3 无字1 单钓将1"

    def test_no_combination_removes_what_none_of_its_fans_does(self) -> None:
        """绿一色 with 清一色 leaves 断幺, 小四喜 with 箭刻 leaves 字一色."""
        assert worth("[222s,1][333s,1] 23466s88s+8s |ES0000|0") == "绿一色88 清一色24 四归一4 断幺2"
        assert worth("[EEE,1][SSS,1] CCCWWNN+W |NN0000|0") == "小四喜64 字一色64 箭刻2"

    def test_all_terminals_and_honors_hold_their_pungs(self) -> None:
        hand = scored("[NNN,1][999p,1] 11199sWWW+9s |ES0000|0")
        assert told(hand) == "混幺九32 双暗刻2 缺一门1 单钓将1"
        assert {"碰碰和 混幺九 999p11199sWWWNNN", "幺九刻 混幺九 999p111sWWWNNN x4"} <= refusals(hand)


def test_the_dearest_of_all_readings_counts() -> None:
    """P4: three chows before three pungs, pungs before pairs, chows with a pair before pairs."""
    assert total("555666777p5556s+7s |ES1000|0") == 48
    assert worth("1231237897895s+5s |ES0000|0") == "一色双龙会64 门前清2 单钓将1"
    assert worth("2233445566778p+8p |ES0000|0") == "连七对88 断幺2"
    assert worth("1122334455667s+7s |ES0000|0") == "连七对88"
    assert worth("2233446677889p+9p |ES0000|0") == "七对24 清一色24"


def test_it_does_not_matter_in_which_order_sets_lie() -> None:
    terminals = ["[123m,1]", "[789m,1]", "[123s,1]", "[789s,1]"]
    for first in range(4):
        turned = "".join(terminals[first:] + terminals[:first])
        assert worth(f"{turned} 5p+5p |ES0000|0") == "三色双龙会16 全求人6"

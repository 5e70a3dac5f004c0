"""Points on which players argue, with hands for the answer and against it: special shapes and whole hands.

The winner sits North in round North, so that winds score only where a hand is about them.
"""

from __future__ import annotations

import pytest

from tests.support import has, refusals, scored, told, worth

CONCEALED_BY_NATURE = {
    "七对": "1155m3377p22sEES+S",
    "连七对": "2233445566778p+8p",
    "十三幺": "19m19p19sESWNCFP+1m",
    "全不靠": "147m258p6sESWNCF+9s",
    "七星不靠": "147m25p6sESWNCFP+9s",
    "九莲宝灯": "1112345678999m+5m",
    "四暗刻": "222m444p888999s5p+5p",
}


@pytest.mark.parametrize(("name", "tiles"), CONCEALED_BY_NATURE.items(), ids=CONCEALED_BY_NATURE)
def test_a_hand_that_can_only_be_concealed_adds_nothing_for_it(name: str, tiles: str) -> None:
    by_discard, by_self_draw = worth(f"{tiles} |NN0000|0").split(), worth(f"{tiles} |NN1000|0").split()

    assert by_discard[0].startswith(name)
    assert "门前清2" not in by_discard
    assert by_self_draw == [*by_discard, "自摸1"]


class TestNineGates:
    def test_the_form_alone_is_a_full_flush(self) -> None:
        assert has("1112345678999m+5m |NN0000|0", "九莲宝灯")
        assert not has("1112345567899m+9m |NN0000|0", "九莲宝灯")
        assert has("1112345567899m+9m |NN0000|0", "清一色")

    def test_nothing_was_laid_down(self) -> None:
        assert not has("[111m,1] 2345678999m+5m |NN0000|0", "九莲宝灯")
        assert not has("[678m,1] 1112345999m+5m |NN0000|0", "九莲宝灯")

    @pytest.mark.parametrize("won", range(1, 10))
    def test_it_waits_for_all_nine(self, won: int) -> None:
        assert has(f"1112345678999s+{won}s |NN0000|0", "九莲宝灯")


class TestKnittedStraight:
    """组合龙 with a set and a pair is a basic shape."""

    def test_all_chows_with_a_chow_and_a_suited_pair(self) -> None:
        assert worth("[234m,1] 147m258p3556s+9s |NN0000|0") == "组合龙12 平和2"
        assert worth("[234m,1] 147m258p36sEE+9s |NN0000|0") == "组合龙12"
        assert worth("[222m,1] 147m258p3556s+9s |NN0000|0") == "组合龙12 无字1"

    def test_concealed_or_not(self) -> None:
        assert worth("234147m258p36sEE+9s |NN0000|0") == "组合龙12 门前清2"
        assert worth("234147m258p36sEE+9s |NN1000|0") == "组合龙12 不求人4"

    def test_all_types(self) -> None:
        assert worth("[CCC,1] 147m258p36sEE+9s |NN0000|0") == "组合龙12 五门齐6 箭刻2"

    def test_a_wait_for_the_set_or_the_pair(self) -> None:
        assert worth("[234m,1] 147m258p369sE+E |NN0000|0") == "组合龙12 单钓将1"
        assert worth("11247m258p369sEE+3m |NN0000|0") == "组合龙12 门前清2 边张1"
        assert worth("147m258p34669sEE+5s |NN0000|0") == "组合龙12 门前清2 坎张1"
        assert worth("147m258p35669sEE+4s |NN0000|0") == "组合龙12 门前清2"

    def test_no_chicken_hand_beside_it(self) -> None:
        assert worth("[234m,1] 147m258p36sEE+9s |NN0000|0") == "组合龙12"

    def test_with_honors_alone_it_adds_to_lesser_honors(self) -> None:
        assert worth("147m258p36sESWNC+9s |NN0000|0") == "全不靠12 组合龙12"
        assert worth("147m258p6sESWNCF+9s |NN0000|0") == "全不靠12"
        assert worth("147m25p6sESWNCFP+9s |NN0000|0") == "七星不靠24"


SEVEN_PAIRS = {
    "断幺": ("2244m3377p88665s+5s", "七对24 断幺2"),
    "清一色": ("1133445577889p+9p", "七对24 清一色24"),
    "混一色": ("1133557799mEEC+C", "七对24 混一色6"),
    "字一色": ("EESSWWNNCCFFP+P", "字一色64 七对24"),
    "清幺九": ("11119999m1199p1s+1s", "清幺九64 七对24 四归一4"),
    "混幺九": ("1199m1199pEECCF+F", "混幺九32 七对24 缺一门1"),
    "绿一色": ("2233446688sFFF+F", "绿一色88 七对24 四归一2"),
    "五门齐": ("1155m3377p22sEEC+C", "七对24 五门齐6"),
    "缺一门": ("115577m3322sEEW+W", "七对24 缺一门1"),
    "推不倒": ("1122448899p224s+4s", "七对24 推不倒8 无字1"),
    "全大": ("778899m7788p998s+8s", "七对24 全大24"),
    "全中": ("445566m4455p665s+5s", "七对24 全中24"),
    "全小": ("112233m1122p332s+2s", "七对24 全小24"),
    "大于五": ("667799m6688p998s+8s", "七对24 大于五12"),
    "小于五": ("112244m1122p332s+2s", "七对24 小于五12"),
    "四归一": ("1111m3377p22sEES+S", "七对24 四归一2"),
    "无字": ("1155m3377p22994s+4s", "七对24 无字1"),
    "neither 全双刻 nor 碰碰和": ("2244m446688p228s+8s", "七对24 断幺2"),
    "nor 全带五": ("44555566m5566p5s+5s", "七对24 全中24 四归一2"),
}


@pytest.mark.parametrize(("tiles", "fans"), SEVEN_PAIRS.values(), ids=SEVEN_PAIRS)
def test_seven_pairs_add(tiles: str, fans: str) -> None:
    assert worth(f"{tiles} |NN0000|0") == fans


def test_seven_pairs_that_are_four_sets_and_a_pair_take_the_dearer_way() -> None:
    assert worth("1231237897895s+5s |NN0000|0") == "一色双龙会64 门前清2 单钓将1"
    assert worth("223344m223344p5s+5s |NN0000|0") == "七对24 断幺2"
    assert worth("2233445566778p+8p |NN0000|0") == "连七对88 断幺2"


class TestWholeHand:
    def test_all_green_with_green_dragons_is_no_half_flush(self) -> None:
        green = scored("[234s,1][666s,1] 22288sFF+F |NN0000|0")
        assert told(green) == "绿一色88 箭刻2 四归一2"
        assert "混一色 绿一色 22223466688sFFF" in refusals(green)

    def test_all_green_without_them_is_a_full_flush_of_simples(self) -> None:
        assert worth("[333s,1][666s,1] 2223488s+2s |NN0000|0") == "绿一色88 清一色24 四归一4 断幺2"

    def test_pure_terminal_chows_may_add_a_wait(self) -> None:
        assert worth("[123p,1][789p,1] 1235578p+9p |NN0000|0") == "一色双龙会64"
        assert worth("[123p,1][789p,1] 1235579p+8p |NN0000|0") == "一色双龙会64 坎张1"
        assert worth("[123p,1][789p,1] 1237895p+5p |NN0000|0") == "一色双龙会64 单钓将1"

    def test_reversible_tiles_leave_out_the_voided_suit_alone(self) -> None:
        assert worth("[222p,1][444s,1] 88899pPP+P |NN0000|0") == "推不倒8 碰碰和6 箭刻2"
        assert worth("[234p,1][456s,1] 34588p88s+8s |NN0000|0") == "推不倒8 断幺2"
        assert worth("[123p,1][345p,1] 1199222p+1p |NN0000|0") == "清一色24 推不倒8 四归一4 幺九刻1"

    def test_a_chicken_hand_has_nothing_else_but_flowers(self) -> None:
        chicken = "[123m,1][345m,1] 56s678pWW+7s"
        assert worth(f"{chicken} |NN0000|0") == "无番和8"
        assert worth(f"{chicken} |NN0000|3") == "无番和8 花牌3"
        assert worth(f"{chicken} |NN1000|3") == "自摸1 花牌3"

    def test_all_chows_and_all_simples_both_leave_out_no_honors(self) -> None:
        assert worth("[123m,1][345m,1] 678p5699s+7s |NN0000|0") == "平和2"
        assert worth("[234m,1][456m,1] 666p5688s+7s |NN0000|0") == "断幺2"
        assert worth("[123m,1][345m,1] 666p5688s+7s |NN0000|0") == "无字1"

    def test_one_voided_suit_asks_for_exactly_two(self) -> None:
        assert has("[333m,1][888s,1] 55m77sWWW+7s |NN0000|0", "缺一门")
        assert not has("[333m,1][888m,1] 5577mWWW+7m |NN0000|0", "缺一门")
        assert not has("[333m,1][888s,1] 55p77sWWW+7s |NN0000|0", "缺一门")
        assert not has("[EEE,1][CCC,1] SSSWWPP+P |NN0000|0", "缺一门")

    def test_all_honors_and_all_terminals_hold_what_is_always_there(self) -> None:
        honors = scored("[SSS,1][CCC,1] WWWPPEE+P |NN0000|0")
        assert told(honors) == "字一色64 双箭刻6"
        assert {one.split()[0] for one in refusals(honors)} >= {"碰碰和", "全带幺", "幺九刻", "混幺九"}

        terminals = scored("[111m,1][999m,1] 111p1199s+9s |NN0000|0")
        assert told(terminals) == "清幺九64"
        assert {one.split()[0] for one in refusals(terminals)} >= {"碰碰和", "全带幺", "幺九刻", "混幺九", "双同刻"}

    def test_all_even_pungs_are_four_sets_and_a_pair(self) -> None:
        assert worth("[222m,1][888p,1] 444p6688s+6s |NN0000|0") == "全双刻24"
        assert not has("[222m,1][888p,1] 444p6699s+6s |NN0000|0", "全双刻")

    def test_all_types_count_in_sets_and_in_pairs(self) -> None:
        assert has("[123m,1][456p,1] 78sEEECC+9s |NN0000|0", "五门齐")
        assert has("1155m3377p22sEEC+C |NN0000|0", "五门齐")

    @pytest.mark.parametrize("tiles", ["19m19p19sESWNCFP+1m", "147m258p6sESWNCF+9s", "147m25p6sESWNCFP+9s"])
    def test_all_types_do_not_count_where_they_are_always_there(self, tiles: str) -> None:
        assert not has(f"{tiles} |NN0000|0", "五门齐")

    def test_big_four_winds_stand_beside_flushes_and_terminals(self) -> None:
        assert worth("[EEE,1][SSS,1] 33mWWNNN+W |NN0000|0") == "大四喜88 混一色6"
        assert worth("[EEE,1][SSS,1] 99mWWNNN+W |NN0000|0") == "大四喜88 混幺九32 混一色6"
        assert worth("[EEE,1][SSS,1] CCWWNNN+W |NN0000|0") == "大四喜88 字一色64"

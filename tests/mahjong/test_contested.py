"""Points on which players argue, with hands for the answer and against it: waits, copies, pungs, ways of winning.

The winner sits North in round North, so that winds score only where a hand is about them.
"""

from __future__ import annotations

import pytest

from bot.mahjong.fans import FANS
from tests.support import has, refusals, scored, told, worth

WAITS = {"边张", "坎张", "单钓将"}


def waits_of(text: str) -> set[str]:
    return {FANS[one.id].names.zh_cn for one in scored(text).fans} & WAITS


class TestWaits:
    """边张 坎张 单钓将 count where thirteen tiles waited for one kind only, by form, and one of them at most."""

    @pytest.mark.parametrize(
        ("text", "wait"),
        [
            ("[456m,1][789p,1] 1255sWWW+3s |NN0000|0", "边张"),
            ("[456m,1][789p,1] 8955sWWW+7s |NN0000|0", "边张"),
            ("[456m,1][789p,1] 1233sWWW+3s |NN0000|0", "边张"),
            ("[456m,1][789p,1] 7789sWWW+7s |NN0000|0", "边张"),
            ("[456m,1][789p,1] 4655sWWW+5s |NN0000|0", "坎张"),
            ("[456m,1][789p,1] 4556sWWW+5s |NN0000|0", "坎张"),
            ("[456m,1][789p,1] 1355sWWW+2s |NN0000|0", "坎张"),
            ("[456m,1][789p,1] 5789sWWW+5s |NN0000|0", "单钓将"),
            ("[456m,1][789p,1] 123sWWWP+P |NN0000|0", "单钓将"),
            ("[456m,1][789p,1][WWW,1] 123s5p+5p |NN0000|0", "单钓将"),
        ],
    )
    def test_one_kind_was_waited_for(self, text: str, wait: str) -> None:
        assert waits_of(text) == {wait}

    @pytest.mark.parametrize(
        ("text", "refusal"),
        [
            ("[456m,1][789p,1] 12345p55s+3p |NN0000|0", "边张 unique_wait 36p"),
            ("[456m,1][789p,1] 56789p55s+7p |NN0000|0", "边张 unique_wait 47p"),
            ("[456m,1][789p,1] 45567p55s+6p |NN0000|0", "坎张 unique_wait 36p"),
            ("[456m,1][789p,1] 3456sWWW+3s |NN0000|0", "单钓将 unique_wait 36s"),
            ("[456m,1][789p,1] 2345678s+5s |NN0000|0", "单钓将 unique_wait 258s"),
            ("[456m,1][789p,1] 3335sWWW+5s |NN0000|0", "单钓将 unique_wait 45s"),
            ("[FFF,1][123p,1] 4444567s+7s |NN0000|0", "单钓将 unique_wait 47s"),
            ("2222444466888s+3s |NN0000|0", "坎张 unique_wait 38s"),
            ("[456m,1][789m,1] 77p12333s+3s |NN0000|0", "边张 unique_wait 7p3s"),
            ("[456m,1] 33345p12333s+3s |NN0000|0", "边张 unique_wait 36p3s"),
        ],
    )
    def test_a_refused_wait_names_all_that_would_have_won(self, text: str, refusal: str) -> None:
        assert waits_of(text) == set()
        assert refusal in refusals(scored(text))

    def test_a_fifth_copy_in_another_suit_is_named_as_one_in_its_own_is(self) -> None:
        assert "单钓将 unique_wait 47s" in refusals(scored("[FFF,1][123p,1] 4444567s+7s |NN0000|0"))
        assert "边张 unique_wait 3p3s" in refusals(scored("11223333p12333s+3s |NN0000|0"))

    def test_two_pungs_waiting_suggest_no_wait(self) -> None:
        dual = scored("[456m,1] 11p12377sWWW+1p |NN0000|0")
        assert waits_of("[456m,1] 11p12377sWWW+1p |NN0000|0") == set()
        assert not {one for one in refusals(dual) if "unique_wait" in one}

    def test_a_set_laid_down_waits_for_nothing(self) -> None:
        assert waits_of("[123p,1][456m,1] 45688sWW+W |NN0000|0") == set()


class TestTileHog:
    """四归一: four copies outside a kong."""

    @pytest.mark.parametrize(
        ("text", "points"),
        [
            ("[666p,1][456m,1] 56p22sWWW+4p |NN0000|0", 2),  # pung and chow
            ("[456p,1][456p,1] 66p45sWWW+3s |NN0000|0", 2),  # two chows and the pair
            ("[123p,1][123p,1] 33p111s45m+3m |NN0000|0", 2),
            ("[666p,1][888p,1] 678p2245s+3s |NN0000|0", 4),  # two kinds
            ("[111s,1][123s,1] 3345555s+3s |NN1000|0", 6),  # three kinds
            ("111122m2222p334s+4s |NN0000|0", 4),  # seven pairs
            ("[9999m][666p,1] 45p22sWWW+6p |NN0000|0", 2),  # beside a kong
            ("[666m,1] 147s258p39m55s+6m |NN0000|0", 2),  # a melded pung beside a knitted straight
            ("[6666p,1][456m,1] 45p22sWWW+3p |NN0000|0", 0),  # a kong is none
            ("[6666p][456m,1] 45p22sWWW+3p |NN0000|0", 0),
        ],
    )
    def test_counts_once_for_each_kind(self, text: str, points: int) -> None:
        assert sum(one.points for one in scored(text).fans if one.id == "tile_hog") == points


class TestConcealedPungs:
    def test_a_discard_melds_the_pung_that_it_completes(self) -> None:
        assert worth("111444m77s99p678p+7s |NN0000|0") == "门前清2 双暗刻2 幺九刻1 无字1"
        assert worth("111444m77s99p678p+7s |NN1000|0") == "三暗刻16 不求人4 幺九刻1 无字1"

    def test_a_tile_that_can_complete_a_chow_leaves_the_pung_concealed(self) -> None:
        assert worth("111444m55p77789s+7s |NN0000|0") == "三暗刻16 门前清2 四归一2 幺九刻1 无字1"

    def test_concealed_kongs_count_among_them(self) -> None:
        assert has("[7777p][234m,1] 666m34s88s+5s |NN0000|0", "双暗刻")
        assert not has("[7777p,1][234m,1] 666m34s88s+5s |NN0000|0", "双暗刻")


LADDERS = {
    "暗杠": ("[7777p][234m,1] 567m3488s+5s", {"暗杠2"}),
    "暗杠 and a concealed pung": ("[7777p][234m,1] 666m3488s+5s", {"暗杠2", "双暗刻2"}),
    "暗杠 and two concealed pungs": ("[7777p] 333666m3488s+5s", {"暗杠2", "三暗刻16"}),
    "明杠": ("[7777p,1][234m,1] 567m3488s+5s", {"明杠1"}),
    "明杠 and two concealed pungs": ("[7777p,1] 333666m3488s+5s", {"明杠1", "双暗刻2"}),
    "双暗杠 holds 双暗刻": ("[7777p][2222m] 567m3488s+5s", {"双暗杠6"}),
    "双暗杠 and a concealed pung": ("[7777p][2222m] 666m3488s+5s", {"双暗杠6", "三暗刻16"}),
    "双暗杠 and two concealed pungs": ("[7777p][2222m] 666m3338s+8s", {"双暗杠6", "四暗刻64"}),
    "明暗杠": ("[7777p,1][2222m] 567m3488s+5s", {"明暗杠5"}),
    "明暗杠 and a concealed pung": ("[7777p,1][2222m] 666m3488s+5s", {"明暗杠5", "双暗刻2"}),
    "明暗杠 and two concealed pungs": ("[7777p,1][2222m] 666m3338s+8s", {"明暗杠5", "三暗刻16"}),
    "双明杠": ("[7777p,1][2222m,1] 567m3488s+5s", {"双明杠4"}),
    "双明杠 and two concealed pungs": ("[7777p,1][2222m,1] 666m3338s+8s", {"双明杠4", "双暗刻2"}),
    "三杠, none concealed": ("[7777p,1][2222m,1][3333s,1] 66m88s+6m", {"三杠32"}),
    "三杠, two concealed": ("[7777p,1][2222m][3333s] 56m88s+7m", {"三杠32", "双暗刻2"}),
    "三杠, two concealed, and a concealed pung": ("[7777p,1][2222m][3333s] 666m8s+8s", {"三杠32", "三暗刻16"}),
    "三杠, all concealed": ("[7777p][2222m][3333s] 56m88s+7m", {"三杠32", "三暗刻16"}),
    "四杠, none concealed": ("[7777p,1][2222m,1][3333s,1][6666m,1] 8s+8s", {"四杠88"}),
    "四杠, one concealed": ("[7777p][2222m,1][3333s,1][6666m,1] 8s+8s", {"四杠88"}),
    "四杠, two concealed": ("[7777p][2222m][3333s,1][6666m,1] 8s+8s", {"四杠88", "双暗刻2"}),
    "四杠, three concealed": ("[7777p][2222m][3333s][6666m,1] 8s+8s", {"四杠88", "三暗刻16"}),
    "四杠, all concealed": ("[7777p][2222m][3333s][6666m] 8s+8s", {"四杠88", "四暗刻64"}),
}


@pytest.mark.parametrize(("tiles", "rungs"), LADDERS.values(), ids=LADDERS)
def test_one_fan_of_the_kongs_and_one_of_the_concealed_pungs(tiles: str, rungs: set[str]) -> None:
    fans = worth(f"{tiles} |NN0000|0").split()
    assert {one for one in fans if "杠" in one or "暗刻" in one} == rungs


class TestWayOfWinning:
    CLOSED = "678m34p45688sWWW+5p"

    def test_concealed_and_self_drawn_is_one_fan(self) -> None:
        assert worth(f"{self.CLOSED} |NN0000|0") == "门前清2 幺九刻1"
        assert worth(f"{self.CLOSED} |NN1000|0") == "不求人4 幺九刻1"

    def test_concealed_and_self_drawn_stands_beside_the_last_tile_of_the_wall(self) -> None:
        assert worth(f"{self.CLOSED} |NN1010|0") == "妙手回春8 不求人4 幺九刻1"

    def test_concealed_and_self_drawn_stands_beside_a_kong_replacement(self) -> None:
        assert worth("[9999m] 678m34p45688s+5p |NN1001|0") == "杠上开花8 不求人4 暗杠2 幺九刻1 无字1"

    def test_a_concealed_kong_leaves_the_hand_concealed_and_a_melded_one_does_not(self) -> None:
        assert has("[9999m] 678m34p45688s+5p |NN0000|0", "门前清")
        assert not has("[9999m,1] 678m34p45688s+5p |NN0000|0", "门前清")

    def test_melded_hand_asks_for_four_claimed_sets_and_a_discard(self) -> None:
        assert worth("[123m,1][456p,1][789s,1][EEE,2] 5p+5p |NN0000|0") == "花龙8 全求人6 幺九刻1"
        assert worth("[123m,1][456p,1][789s,1][EEE,2] 5p+5p |NN1000|0") == "花龙8 幺九刻1 单钓将1 自摸1"
        assert has("[123m,1][456p,1][789s,1][EEEE,2] 5p+5p |NN0000|0", "全求人")
        assert not has("[123m,1][456p,1][789s,1][EEEE] 5p+5p |NN0000|0", "全求人")
        assert not has("[123m,1][456p,1][789s,1] EEE5p+5p |NN0000|0", "全求人")

    def test_the_last_of_its_kind_follows_from_what_its_own_melds_show(self) -> None:
        assert has("[666m,1][123p,1] 78m789sEE+6m |NN0000|0", "和绝张")
        assert has("[456m,1][567m,1][678m,1] 78mEE+6m |NN0000|0", "和绝张")
        assert not has("[456m,1][567m,1] 67878mEE+6m |NN0000|0", "和绝张")

    def test_a_robbed_tile_is_not_the_last_of_its_kind_as_well(self) -> None:
        assert has("[123m,1][456p,1] 678p5579s+8s |NN0100|0", "和绝张")

        robbed = scored("[123m,1][456p,1] 678p5579s+8s |NN0101|0")
        assert told(robbed) == "花龙8 抢杠和8 平和2 坎张1"
        assert any(one.startswith("和绝张 抢杠和") for one in refusals(robbed))

    def test_the_last_tile_of_the_wall_is_self_drawn_anyway(self) -> None:
        drawn = scored("[123m,1][456p,1] 678p5579s+8s |NN1010|0")
        assert told(drawn) == "花龙8 妙手回春8 平和2 坎张1"
        assert "自摸 妙手回春 8s" in refusals(drawn)

    def test_a_kong_replacement_is_self_drawn_anyway(self) -> None:
        hand = "[CCCC][345p,1] 2279pWWW+8p"
        assert worth(f"{hand} |NN1001|0") == "杠上开花8 混一色6 箭刻2 双暗刻2 暗杠2 幺九刻1 坎张1"
        assert worth(f"{hand} |NN1000|0") == "混一色6 箭刻2 双暗刻2 暗杠2 幺九刻1 坎张1 自摸1"

    def test_the_last_wall_tile_drawn_for_a_kong_counts_both(self) -> None:
        both = worth("[CCCC][345p,1] 2279pWWW+8p |NN1011|0")
        assert both == "妙手回春8 杠上开花8 混一色6 箭刻2 双暗刻2 暗杠2 幺九刻1 坎张1"

    def test_a_discard_after_the_last_wall_tile(self) -> None:
        assert worth("[123m,1][456p,1] 678p5579s+8s |NN0010|0") == "花龙8 海底捞月8 平和2 坎张1"


def test_a_tile_that_fits_several_sets_goes_where_it_is_worth_most() -> None:
    edge = scored("[456m,1][789p,1] 1233sWWW+3s |NN0000|0").reading
    assert edge.took is not None
    assert [kind.id for kind in edge.sets[edge.took].tiles] == ["s1", "s2", "s3"]

    chow = scored("111444m55p77789s+7s |NN0000|0").reading
    assert chow.took is not None
    assert [kind.id for kind in chow.sets[chow.took].tiles] == ["s7", "s8", "s9"]

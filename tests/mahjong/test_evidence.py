"""What a score rests on: the tiles of each fan, the reading, and the other readings."""

from __future__ import annotations

import pytest

from bot.mahjong.fans.model import Shape
from bot.mahjong.results import PlayedSet, Reading, SetKind
from bot.mahjong.tiles import short, tile
from tests.support import fan, refusals, scored, tiles_of, told


def written(reading: Reading) -> list[str]:
    """Write the sets of a reading: melds in brackets, what does not count as concealed in capitals."""
    return [
        f"[{short(one.tiles)}]" if one.melded else f"{short(one.tiles)}{'' if one.concealed else ' melded'}"
        for one in reading.sets
    ]


class TestTiles:
    @pytest.mark.parametrize(
        ("text", "fan", "tiles"),
        [
            # relations rest on their sets, kongs on all four tiles
            ("[123m,1][456p,1] 78s55sCCC+9s |NN0000|0", "花龙", "123m456p789s"),
            ("[1111s][2222m,1][4444p,3] 333p8s+8s |NN0000|0", "三色三节高", "2222m333p1111s"),
            ("[CCCC,1][FFFF] 999m33sPP+P |NN0000|0", "大三元", "CCCCFFFFPPP"),
            ("[EEEE,1][SSS,1] 23mWWWNN+1m |NN0000|0", "小四喜", "EEEESSSWWWNN"),
            ("[4444s][5555s,1] 66s67899s+6s |NN0000|0", "一色三节高", "44445555666s"),
            ("[234s,1][234p,1] 23467p99m+5p |NN0000|0", "一般高", "234234p"),
            ("[222m,1][222s,1] 555m555sE+E |NN0000|0", "双同刻", "222m222s555m555s"),
            # single sets
            ("[CCCC,1][EEE,1] 999m45s33p+6s |NN0000|0", "箭刻", "CCCC"),
            ("[CCCC,1][EEE,1] 999m45s33p+6s |NN0000|0", "幺九刻", "999mEEE"),
            # the ladders
            ("[1111s][2222m,1][4444p,3] 333p8s+8s |NN0000|0", "三杠", "1111s2222m4444p"),
            ("[1111s][2222m,1][4444p,3] 333p8s+8s |NN0000|0", "双暗刻", "1111s333p"),
            ("[4444s][5555s,1] 66s67899s+6s |NN0000|0", "明暗杠", "44445555s"),
            ("[7777p][234m,1] 567m3488s+5s |NN0000|0", "暗杠", "7777p"),
            ("[7777p,1][234m,1] 567m3488s+5s |NN0000|0", "明杠", "7777p"),
            ("[7777p,1][2222m,1] 567m3488s+5s |NN0000|0", "双明杠", "7777p2222m"),
            ("[7777p][2222m] 567m3488s+5s |NN0000|0", "双暗杠", "7777p2222m"),
            ("[7777p,1] 333666m3488s+5s |NN0000|0", "双暗刻", "333666m"),
            # the whole hand
            ("[4444s][5555s,1] 66s67899s+6s |NN0000|0", "清一色", "4444555566667899s"),
            # copies
            ("111122m2222p334s+4s |NN0000|0", "四归一", "1111m2222p"),
            ("[9999m][666p,1] 45p22sWWW+6p |NN0000|0", "四归一", "6666p"),
            # the way of winning
            ("[123m,1][456p,1] 78s55sCCC+9s |NN0100|0", "和绝张", "9s"),
            ("[123m,1][456p,1] 78s55sCCC+9s |NN1000|0", "自摸", "9s"),
            ("[7777p] 234567m3488s+5s |NN0000|0", "门前清", "234567m34885s"),
            ("[7777p] 234567m3488s+5s |NN1000|0", "不求人", "234567m34885s"),
            # the wait
            ("[456m,1][789p,1] 1233sWWW+3s |NN0000|0", "边张", "123s"),
            ("[456m,1][789p,1] 4556sWWW+5s |NN0000|0", "坎张", "456s"),
            ("[456m,1][789p,1] 123sWWWP+P |NN0000|0", "单钓将", "PP"),
            # shapes
            ("147m258p36sESWNC+9s |NN0000|0", "全不靠", "147m258p369sESWNC"),
            ("[222m,1] 147m258p3556s+9s |NN0000|0", "组合龙", "147m258p369s"),
            ("1155m3377p22sEES+S |NN0000|0", "七对", "1155m3377p22sEESS"),
            ("1112345678999m+5m |NN0000|0", "九莲宝灯", "11123455678999m"),
            # nothing
            ("[123m,1][345m,1] 56s678pWW+7s |NN0000|0", "无番和", "123345m678p567sWW"),
            ("[123m,1][345m,1] 56s678pWW+7s |NN0000|2", "花牌", ""),
        ],
    )
    def test_a_fan_rests_on(self, text: str, fan: str, tiles: str) -> None:
        assert tiles_of(scored(text), fan) == tiles

    def test_a_pung_completed_by_a_discard_carries_no_concealed_pungs(self) -> None:
        assert tiles_of(scored("111444m77s99p678p+7s |NN0000|0"), "双暗刻") == "111444m"
        assert tiles_of(scored("111444m77s99p678p+7s |NN1000|0"), "三暗刻") == "111444m777s"

    def test_a_knitted_straight_among_honors_rests_on_its_nine(self) -> None:
        assert tiles_of(scored("369m25s147pSWNFP+8s |NN0000|0"), "组合龙") == "369m147p258s"

    def test_of_two_instances_the_one_that_counts_is_told(self) -> None:
        gates = scored("1112345678999m+5m |NN0000|0")

        assert fan(gates, "幺九刻").times == 1
        assert tiles_of(gates, "幺九刻") in ("111m", "999m")
        (refused,) = [one for one in refusals(gates) if one.startswith("幺九刻")]
        assert refused in ("幺九刻 九莲宝灯 111m", "幺九刻 九莲宝灯 999m")

    @pytest.mark.parametrize(
        ("text", "refusal"),
        [
            ("[7777p,1][2222m] 567m3488s+5s |NN0000|0", "明杠 明暗杠 7777p"),
            ("[7777p,1][2222m] 567m3488s+5s |NN0000|0", "暗杠 明暗杠 2222m"),
            ("2233445566778p+8p |NN0000|0", "七对 连七对 22334455667788p"),
            ("[123m,1][456p,1] 678p5579s+8s |NN0101|0", "和绝张 抢杠和 8s"),
            ("[CCCC,1][FFF,1] 999mPP33s+P |NN0000|0", "幺九刻 大三元 CCCCFFFPPP x3"),
        ],
    )
    def test_what_is_contained_rests_on_all_its_tiles(self, text: str, refusal: str) -> None:
        assert refusal in refusals(scored(text))

    def test_what_is_removed_rests_on_tiles_too(self) -> None:
        refused = refusals(scored("[123m,1][789m,1] 123s89s55p+7s |NN0000|0"))
        assert "平和 三色双龙会 123789m55p123789s" in refused
        assert "喜相逢 三色双龙会 123m123s789m789s x2" in refused


class TestReading:
    def test_melds_come_first_and_concealed_sets_after_them_in_order(self) -> None:
        reading = scored("[789s,1][456p,1] 2223389m+7m |NN0000|0").reading

        assert reading.shape is Shape.REGULAR
        assert written(reading) == ["[789s]", "[456p]", "222m", "789m"]
        assert reading.pair is tile("m3")
        assert reading.loose == ()

    def test_a_concealed_kong_is_laid_down_and_still_concealed(self) -> None:
        reading = scored("[7777p][2222m,1] 567m3488s+5s |NN0000|0").reading

        assert reading.sets[:2] == (
            PlayedSet(SetKind.KONG, tile("p7"), concealed=True, melded=True),
            PlayedSet(SetKind.KONG, tile("m2"), concealed=False, melded=True),
        )

    def test_the_pung_that_a_discard_completed_is_not_concealed(self) -> None:
        by_discard = scored("111444m77s99p678p+7s |NN0000|0").reading
        assert written(by_discard) == ["111m", "444m", "678p", "777s melded"]
        assert by_discard.took == 3

        self_drawn = scored("111444m77s99p678p+7s |NN1000|0").reading
        assert written(self_drawn) == ["111m", "444m", "678p", "777s"]
        assert self_drawn.took == 3

    @pytest.mark.parametrize(
        ("text", "took"),
        [
            ("[456m,1][789p,1] 1233sWWW+3s |NN0000|0", "123s"),  # an edge before the pair
            ("[456m,1][789p,1] 4556sWWW+5s |NN0000|0", "456s"),  # closed before the pair
            ("[456m,1][789p,1] 123sWWWP+P |NN0000|0", "PP"),
            ("[456m,1][789p,1] 4567sWWW+4s |NN0000|0", "44s"),
            ("111444m55p77789s+7s |NN0000|0", "789s"),  # a chow before the pung
            ("[456m,1] 11p12377sWWW+1p |NN0000|0", "111p"),
            ("[456s,1][789p,1] 55m67789s+8s |NN0000|0", "789s"),  # the middle one of 789, not the end of 678
            ("[456s,1][789p,1] 55m67889s+7s |NN0000|0", "789s"),  # an edge rather than the middle of 678
            ("[222m,1] 147m258p3556s+9s |NN0000|0", None),  # one of the nine
            ("147m258p369sEE12s+3s |NN0000|0", "123s"),  # of the nine as well, but the edge counts
            ("1155m3377p22sEES+S |NN0000|0", None),
        ],
    )
    def test_it_tells_what_the_winning_tile_completed(self, text: str, took: str | None) -> None:
        reading = scored(text).reading

        if reading.took is None:
            told = None
        elif reading.took < 0:
            assert reading.pair is not None
            told = short((reading.pair,) * 2)
        else:
            told = short(reading.sets[reading.took].tiles)
        assert told == took

    def test_special_hands_are_all_loose(self) -> None:
        pairs = scored("1155m3377p22sEES+S |NN0000|0").reading

        assert (pairs.shape, pairs.sets, pairs.pair) == (Shape.SEVEN_PAIRS, (), None)
        assert short(pairs.loose) == "1155m3377p22sEESS"

    def test_a_knitted_straight_lies_loose_beside_a_set_and_a_pair(self) -> None:
        reading = scored("[222m,1] 147m258p3556s+9s |NN0000|0").reading

        assert written(reading) == ["[222m]"]
        assert (reading.pair, short(reading.loose)) == (tile("s5"), "147m258p369s")


class TestAlternatives:
    def test_the_other_readings_are_told_with_what_they_would_be_worth(self) -> None:
        result = scored("555666777p5556s+7s |NN1000|3")

        assert result.total == 51
        assert written(result.reading) == ["567p", "567p", "567p", "567s"]
        assert [(written(other.reading), other.total) for other in result.alternatives] == [
            (["555p", "666p", "777p", "567s"], 50)
        ]

    def test_the_dearest_comes_first(self) -> None:
        result = scored("2233445566778p+8p |NN0000|0")

        assert result.reading.shape is Shape.SEVEN_SHIFTED_PAIRS
        totals = [other.total for other in result.alternatives]
        assert len(totals) == 3
        assert totals == sorted(totals, reverse=True)

    def test_a_hand_with_one_reading_has_no_others(self) -> None:
        assert scored("[123m,1][456p,1] 78s55sCCC+9s |NN0000|0").alternatives == ()

    @pytest.mark.parametrize(
        ("text", "fans", "others"),
        [
            ("44556m55p445566s+6m |NN1000|0", "七对24 全中24 自摸1", [49]),
            ("234m1122223444s+1s |NN0000|0", "小于五12 门前清2 四归一2 双暗刻2 缺一门1", [19]),
        ],
    )
    def test_of_equal_readings_the_one_with_fewer_fans_is_shown(self, text: str, fans: str, others: list[int]) -> None:
        result = scored(text)

        assert told(result) == fans
        assert [other.total for other in result.alternatives] == others
        assert result.total == others[0]


def test_points_without_flowers_decide_on_the_minimum() -> None:
    below = scored("[123m,1][345m,1] 678p5699s+7s |NN0000|8")
    assert (below.total, below.without_flowers, below.minimum, below.reaches_minimum) == (10, 2, 8, False)

    exactly = scored("[123m,1][345m,1] 56s678pWW+7s |NN0000|0")
    assert (exactly.total, exactly.without_flowers, exactly.reaches_minimum) == (8, 8, True)


def test_fans_come_dearest_first_and_flowers_last() -> None:
    values = [one.value for one in scored("[1111s][2222m,1][4444p,3] 333p8s+8s |NN0000|2").fans]

    assert values == sorted(values, reverse=True)
    assert scored("[1111s][2222m,1][4444p,3] 333p8s+8s |NN0000|2").fans[-1].id == "flower_tiles"

"""Faults that other scorers shipped and this one survives. The numbers are those of the list of faults."""

from __future__ import annotations

import random
import time
from itertools import permutations

import pytest

from bot.cards.errors import error_card
from bot.errors import HandError, NotAWin
from bot.houses import house
from bot.houses.settlement import Won, settle
from bot.locales import Words
from bot.mahjong.fans import FANS
from bot.mahjong.hand import Hand, Meld, MeldKind, Win
from bot.mahjong.notation import format, parse
from bot.mahjong.rules import OFFICIAL_FANS
from bot.mahjong.scoring import fan_total
from bot.mahjong.tiles import Wind, tile, tiles
from tests.generators import winning_many
from tests.support import OFFICIAL, has, refusals, scored, told, total, worth


def codes_of(error: HandError) -> list[str]:
    return [fault.code for fault in error.faults]


def test_f52_a_payment_is_split_right_and_flowers_are_paid() -> None:
    official = house("official_modern")
    hand = scored("[123m,1][456p,1] 678p5579s+8s |NN0000|2")
    assert (hand.total, hand.without_flowers) == (13, 11)

    won = Won(Wind.NORTH, Wind.EAST, fan=hand.total, without_flowers=hand.without_flowers)
    assert settle(official, won, dealer=Wind.EAST).delta == (-8 - 13, -8, -8, 3 * 8 + 13)

    drawn = scored("[123m,1][456p,1] 678p5579s+8s |NN1000|2")
    won = Won(Wind.NORTH, None, fan=drawn.total, without_flowers=drawn.without_flowers)
    assert settle(official, won, dealer=Wind.EAST).delta == (-22, -22, -22, 3 * (8 + 14))


def test_f53_no_fan_is_missing_from_the_list() -> None:
    assert sorted(fan.number for fan in FANS.values() if fan.number) == list(range(1, 82))
    assert set(OFFICIAL_FANS) == set(FANS) == set(house("official_modern").fans)

    seen = {one.id for hand, win in winning_many(seed=53, count=3000) for one in scored(format(hand, win)).fans}
    assert seen == set(FANS)


def test_f54_flowers_do_not_count_towards_the_minimum() -> None:
    with_eight = scored("[123m,1][345m,1] 678p5699s+7s |NN0000|8")
    assert told(with_eight) == "平和2 花牌8"
    assert (with_eight.total, with_eight.without_flowers, with_eight.reaches_minimum) == (10, 2, False)


def test_f55_a_wait_inside_a_knitted_straight_is_a_ruling_and_the_reply_names_it() -> None:
    text = "147m258p35679sEE+6s |NN0000|0"

    counted = scored(text)
    assert told(counted) == "组合龙12 门前清2 坎张1"
    assert [(note.key, note.value, note.other, note.total_if_other) for note in counted.rulings] == [
        ("knitted_body_waits", True, False, 14)
    ]
    assert told(scored(text, knitted_body_waits=False)) == "组合龙12 门前清2"


@pytest.mark.parametrize(
    ("melds", "rest", "fans"),
    [
        (("[123p,1]", "[789p,1]", "[123p,1]", "[789p,1]"), "5p+5p", "一色双龙会64 全求人6"),
        (("[123p,1]", "[789p,1]", "[123s,1]", "[789s,1]"), "5m+5m", "三色双龙会16 全求人6"),
        (("[345p,1]", "[567p,1]", "[123p,1]", "[789p,1]"), "E+E", "一色四步高32 混一色6 全求人6"),
        (("[555s,1]", "[333s,1]", "[666s,1]", "[444s,1]"), "1m+1m", "一色四节高48 全求人6 缺一门1 无字1"),
        (("[789m,1]", "[123p,1]", "[456s,1]", "[EEE,1]"), "9s+9s", "花龙8 全求人6 幺九刻1"),
        (("[789m,1]", "[456m,1]", "[123m,1]", "[CCC,1]"), "9s+9s", "清龙16 全求人6 箭刻2 缺一门1"),
    ],
)
def test_f56_the_order_of_melds_does_not_change_the_result(melds: tuple[str, ...], rest: str, fans: str) -> None:
    assert {worth(f"{''.join(order)} {rest} |NN0000|0") for order in permutations(melds)} == {fans}


def test_f56_the_best_decomposition_counts() -> None:
    assert total("555666777p5556s+7s |NN1000|0") == 48
    assert worth("1231237897895p+5p |NN0000|0") == "一色双龙会64 门前清2 单钓将1"
    assert worth("11122233399m78s+9s |NN0000|0") == "一色三节高24 三暗刻16 门前清2 幺九刻1 缺一门1 无字1"


def test_f59_a_fifth_copy_is_refused() -> None:
    kong = Meld(MeldKind.KONG, tile("m1"))
    with pytest.raises(HandError) as caught:
        Hand((kong,), tiles("1m234p567s999s"), tile("E"))
    assert codes_of(caught.value) == ["too_many"]

    with pytest.raises(HandError) as caught:
        parse("[1111m][123m,1] 4567p999s+8p")
    assert codes_of(caught.value) == ["too_many"]


def test_f63_only_seven_ranks_in_a_row_of_one_suit_are_shifted_pairs() -> None:
    assert worth("2233445566778p+8p |NN0000|0") == "连七对88 断幺2"

    assert worth("EESSWWNNCCFFP+P |NN0000|0") == "字一色64 七对24"
    assert worth("223344m5566778p+8p |NN0000|0") == "七对24 断幺2 缺一门1"
    assert worth("2222334455667p+7p |NN0000|0") == "七对24 清一色24 四归一2 断幺2"
    assert worth("2222444466668p+8p |NN0000|0") == "七对24 清一色24 四归一6 断幺2"
    assert worth("1122334455668p+8p |NN0000|0") == "七对24 清一色24"


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("[9999m][666p,1] 45p22sWWW+6p |NN0000|0", 2),  # beside a concealed kong
        ("[9999m,1][666p,1] 678p2245s+3s |NN0000|0", 2),  # beside a melded one
        ("[666m,1] 147s258p39m55s+6m |NN0000|0", 2),  # a melded pung beside a knitted straight
        ("[666p,1][888p,1] 678p2245s+3s |NN0000|0", 4),  # two kinds
        ("111122m2222p334s+4s |NN0000|0", 4),  # two kinds in pairs
    ],
)
def test_f64_every_tile_hog_counts(text: str, points: int) -> None:
    assert sum(one.points for one in scored(text).fans if one.id == "tile_hog") == points


@pytest.mark.parametrize(
    "text",
    [
        "[FFF,1][123p,1] 4444567s+7s |NN0000|0",  # waits for a tile that it holds four times
        "2222444466888s+3s |NN0000|0",  # waits as seven pairs too
        "[456m,1] 11p12377sWWW+1p |NN0000|0",  # two pungs wait
        "[456m,1][789m,1] 77p12333s+3s |NN0000|0",  # an edge beside two pungs
    ],
)
def test_f65_no_wait_counts_where_the_form_waits_on_more(text: str) -> None:
    assert not any(has(text, name) for name in ("边张", "坎张", "单钓将"))


def test_f66_three_shifted_pungs_and_any_fourth_are_not_four() -> None:
    assert worth("[222m,1][333m,1] 444777m9p+9p |NN0000|0") == "一色三节高24 碰碰和6 双暗刻2 缺一门1 无字1 单钓将1"
    assert worth("[222m,1][333m,1] 444666m9p+9p |NN0000|0") == "一色三节高24 碰碰和6 双暗刻2 缺一门1 无字1 单钓将1"
    assert worth("[222m,1][333m,1] 444555m9p+9p |NN0000|0") == "一色四节高48 双暗刻2 缺一门1 无字1 单钓将1"


def test_f67_the_last_wall_tile_is_not_self_drawn_as_well() -> None:
    for hand in ("[123m,1][456p,1] 678p5579s+8s", "1155m3377p22sEES+S", "1112345678999m+5m"):
        assert has(f"{hand} |NN1010|0", "妙手回春")
        assert not has(f"{hand} |NN1010|0", "自摸")


def test_f67_a_robbed_kong_is_neither_the_last_discard_nor_the_last_of_its_kind() -> None:
    assert worth("[123m,1][456p,1] 678p5579s+8s |NN0101|0") == "花龙8 抢杠和8 平和2 坎张1"
    with pytest.raises(HandError) as caught:
        Win(kong=True, last_tile=True)
    assert codes_of(caught.value) == ["rob_last_tile"]


def test_f68_input_of_any_size_gets_an_error_in_bounded_time() -> None:
    kong = Meld(MeldKind.KONG, tile("m1"))
    started = time.perf_counter()
    for melds, concealed, won, flowers in (
        ((kong,) * 200, (), tile("E"), 0),
        ((), tiles("1m") * 400, tile("m1"), 0),
        ((), (), None, 0),
        ((), tiles("123m456p789s55pEE"), tile("E"), -1),
        ((), tiles("123m456p789s55pEE"), tile("E"), 255),
    ):
        with pytest.raises(HandError):
            Hand(melds, concealed, won, flowers)
    for text in ("[1111m]" * 200, "1m" * 400, "\ud800", "123m\ud800456p789s55pEE+E", "", "\0", "9" * 100_000):
        with pytest.raises(HandError):
            parse(text)
    assert time.perf_counter() - started < 2


def test_f68_tiles_that_are_no_win_are_refused_in_bounded_time() -> None:
    rng = random.Random(68)
    started = time.perf_counter()
    for _ in range(50):
        held = rng.sample(tiles("123456789m123456789pESWN") * 4, 14)
        with pytest.raises(NotAWin) as caught:
            fan_total(Hand((), tuple(held[1:]), held[0]), Win(), OFFICIAL)
        assert 0 < caught.value.distance < 7
    assert time.perf_counter() - started < 10


def test_f69_no_wait_is_found_inside_a_melded_chow() -> None:
    assert worth("[123s,1][678p,1] 55m33sWWW+3s |NN0000|0") == "四归一2 幺九刻1"
    assert worth("[123s,1][678p,1] 456m3sWWW+3s |NN0000|0") == "幺九刻1 单钓将1"
    assert worth("[123s,1][678p,1] 456m2sWWW+2s |NN0000|0") == "幺九刻1 单钓将1"


def test_f70_a_knitted_straight_is_no_chicken_hand() -> None:
    assert worth("[234m,1] 147m258p36sEE+9s |NN0000|0") == "组合龙12"
    assert worth("[234m,1] 147m258p36sEE+9s |NN0000|1") == "组合龙12 花牌1"


def test_f71_pair_fans_of_four_chows_close_no_circle() -> None:
    circle = scored("[123m,1][789m,1] 123s89s66p+7s |NN0000|0")
    assert told(circle) == "平和2 喜相逢2 老少副1 边张1"
    assert "老少副 account_once 123789s" in refusals(circle)

    assert worth("[234s,1][567s,1] 23467p99m+5p |NN0000|0") == "平和2 喜相逢2 连六1"


def test_f72_a_concealed_kong_can_be_typed_in_many_ways() -> None:
    rest = "234p567s8834s+5s"
    for kong in ("[1111m]", "暗杠1111m", "暗1111m", "ankan 1111m", "concealed kong 1111m", "[1m1m1m1m]"):
        hand, _ = parse(f"{kong} {rest}")
        assert hand.melds == (Meld(MeldKind.CONCEALED_KONG, tile("m1")),)


def test_f72_winds_can_be_typed_in_many_ways() -> None:
    for winds in ("圈东门南", "圈风东门风南", "round=E seat=S", "|ES0000|0"):
        _, win = parse(f"123m456p789s55pEE+E {winds}")
        assert (win.round, win.seat) == (Wind.EAST, Wind.SOUTH)


def shown_for(text: str, locale: str) -> str:
    """Return the reply to a text that cannot be read, as one string."""
    with pytest.raises(HandError) as caught:
        parse(text)
    return repr(error_card(caught.value, Words.of(locale), text))


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
@pytest.mark.parametrize("text", ["[11m] 123m456p789s5p+5p", "[1111m 234p567s8834m+5m"])
def test_f72_an_error_shows_how_to_type_a_concealed_kong(locale: str, text: str) -> None:
    assert "[8888p]" in shown_for(text, locale)


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
def test_f72_a_kong_typed_without_brackets_is_told_about_them(locale: str) -> None:
    assert "8888p]" in shown_for("1111m234p567s8834m+5m", locale)


@pytest.mark.parametrize(
    ("text", "locale", "form"),
    [
        ("123m456p789s55pEE+E 门", "zh-CN", "门南"),
        ("123m456p789s55pEE+E seat=", "en-US", "seat=S"),
        ("123m456p789s55pEE+E |XY", "zh-CN", "|ES1000|"),
        ("123m456p789s55pEE+E |XY", "en-US", "|ES1000|"),
        ("E1E1 123m456p789s55p+E1", "zh-CN", "F1"),
        ("E1E1 123m456p789s55p+E1", "en-US", "F1"),
    ],
)
def test_f72_an_error_shows_how_to_type_a_wind(text: str, locale: str, form: str) -> None:
    assert form in shown_for(text, locale)


@pytest.mark.parametrize("locale", ["zh-CN", "en-US"])
def test_f72_the_example_shown_is_read(locale: str) -> None:
    hand, win = parse(Words.of(locale).say("example_hand"))
    assert format(hand, win) == "[234p,1] 12334567pEE+5p |ES1000|0"

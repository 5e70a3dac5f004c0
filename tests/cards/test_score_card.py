"""The reply to a scored hand, as people read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.cards import Card, score_card
from bot.cards.model import Audience, Tone
from bot.cards.score import Depth
from bot.locales import LOCALES, Words
from bot.mahjong.fans import FANS
from bot.mahjong.results import Refusal
from bot.mahjong.tiles import Wind, tile, tiles
from bot.services.batch import score_record
from bot.services.scoring import ScoreHand, score_hand

ZH = Words.of("zh-CN")
EN = Words.of("en-US")

Flatten = Callable[[Card, Words], list[str]]


def lines(flat: Flatten, text: str, words: Words, discarder: Wind | None = None) -> list[str]:
    return flat(score_card(score_hand(ScoreHand(text, discarder=discarder)), words), words)


def test_a_player_reads_the_total_first_then_the_hand_then_fans_and_payments(flat: Flatten) -> None:
    assert lines(flat, "[234p,1] 12334567pEE+5p 自摸 圈东 门南", ZH) == [
        "和牌，24 分",
        "[234p,1] 12334567pEE+5p |ES1000|0",
        "牌型：[234饼]、123饼、345饼、567饼，将 东东",
        "和 5饼，补成 345饼",
        "---",
        "番种 | 分 | 凭哪些牌",
        "一色三步高 | 16 | 123饼 234饼 345饼",
        "混一色 | 6 | 整手牌",
        "连六 | 1 | 234饼 567饼",
        "自摸 | 1 | 5饼",
        "合计 24 分",
        "够 8 分起和",
        "---",
        "各家 | 得失 | 算法",
        "南（和牌） | +96 | (8 + 24) × 3",
        "西 | -32 | 8 + 24",
        "北 | -32 | 8 + 24",
        "东 | -32 | 8 + 24",
        "---",
        "规则：国标麻将（现行）",
        "不得相同：123饼、345饼 已和 234饼 成过一色三步高，不能再和 567饼 成一次",
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_a_card_tells_as_much_as_is_wanted(flat: Flatten, locale: str) -> None:
    words = Words.of(locale)
    scored = score_hand(ScoreHand("[234p,1] 12334567pEE+5p self-drawn round=E seat=S"))
    brief, reasoned, taught = (flat(score_card(scored, words, depth), words) for depth in Depth)
    assert reasoned[: len(brief)] == brief
    assert taught[: len(reasoned)] == reasoned
    assert len(brief) < len(reasoned) < len(taught)
    for fan in scored.score.fans:
        definition = words.pick(FANS[fan.id].definition)
        assert any(definition in line for line in taught)
        assert not any(definition in line for line in reasoned)


def test_a_hand_short_of_the_minimum_says_what_would_lift_it_and_what_it_costs(flat: Flatten) -> None:
    told = lines(flat, "[345m,1]456p678s55p22s+2s", EN)
    assert told[0] == "2 points: 6 short of the minimum"
    assert "On the last tile of the wall it would be enough: 10" in told
    assert "Calling it costs 10 to each player, and no win in this hand" in told
    met = lines(flat, "123m456p789s55pEE+E", EN)
    assert not any("enough" in line or "costs" in line for line in met)


def test_where_nothing_would_lift_it_that_is_said(flat: Flatten) -> None:
    scored = replace(score_hand(ScoreHand("[345m,1]456p678s55p22s+2s")), lifts=())
    assert EN.say("lift_none") in flat(score_card(scored, EN), EN)


def test_the_same_in_english_with_who_dealt_in_not_known(flat: Flatten) -> None:
    told = lines(flat, "123m456p789s55pEE+E round=E seat=E", EN)

    assert told[0] == "Win: 14 points"
    assert "Mixed Straight | 8 | 123m 456p 789s" in told
    assert told[told.index("Player | Gets | How") + 1 :][:3] == [
        "Winner | +38 | 8 × 3 + 14",
        "Discarder | -22 | 8 + 14",
        "Each of the others | -8 | 8",
    ]
    assert "EEE was completed by a discard and counts as melded" in told
    assert "Non-repetition: Prevalent Wind already contains Pung of Terminals or Honors" in told


def test_payments_are_told_by_seat_once_the_discarder_is_known(flat: Flatten) -> None:
    told = lines(flat, "123m456p789s55pEE+E round=E seat=S", EN, Wind.EAST)

    assert told[told.index("Player | Gets | How") + 1 :][:4] == [
        "South (wins) | +36 | 8 × 3 + 12",
        "East (dealt in) | -20 | 8 + 12",
        "West | -8 | 8",
        "North | -8 | 8",
    ]


@pytest.mark.parametrize("seat", "ESWN")
def test_the_winner_comes_first_then_who_dealt_in_then_the_others(flat: Flatten, seat: str) -> None:
    told = lines(flat, f"123m456p789s55pEE+E round=E seat={seat}", EN)

    paid = told[told.index("Player | Gets | How") + 1 :][:3]
    assert [line.split(" | ")[0] for line in paid] == ["Winner", "Discarder", "Each of the others"]


def test_a_self_draw_without_a_seat_is_told_by_role(flat: Flatten) -> None:
    told = lines(flat, "[234p,1] 12334567pEE+5p 自摸", EN)

    assert "Winner | +96 | (8 + 24) × 3" in told
    assert "Each of the others | -32 | 8 + 24" in told


def test_a_robbed_kong_is_paid_by_who_was_robbed(flat: Flatten) -> None:
    told = lines(flat, "123m456p78s55pEEE+9s 抢杠 门东 圈东", ZH)

    assert any(line.startswith("被抢杠者 | ") for line in told)


def test_below_the_minimum_the_reply_says_by_how_much_and_nobody_pays(flat: Flatten) -> None:
    scored = score_hand(ScoreHand("[FFF][123p,1] 4444567s+7s 花2 门东 圈东"))
    card = score_card(scored, ZH)
    told = flat(card, ZH)

    assert card.tone is Tone.WARNING
    assert told[0] == "5 分，差 3 分起和"
    assert "合计 7 分（含花牌 2 分，不算花 5 分）" in told
    assert "花牌不算在起和分里：不够 8 分起和，还差 3 分；这样报和算错和" in told
    assert "各家 | 得失 | 算法" not in told


def test_a_fan_that_counts_more_than_once_says_so_and_shows_all_its_sets(flat: Flatten) -> None:
    told = lines(flat, "[222m,1][555m,1] 8m222555s+8m", EN)

    assert "Double Pung | 2×2 | 222m 222s 555m 555s" in told


def test_a_fan_that_counts_fewer_times_than_it_has_sets_shows_those_that_count(flat: Flatten) -> None:
    """幺九刻 of the dragons are contained in 大三元; in 九莲宝灯 one of the two is, whichever."""
    own = lines(flat, "[CCC,1][FFF,1][PPP,1] 111m5p+5p", ZH)
    scored = score_hand(ScoreHand("1112345678999m+5m"))
    fans = tuple(
        fan._replace(tiles=tiles("111999m")) if fan.id == "pung_of_terminals_or_honors" else fan
        for fan in scored.score.fans
    )
    either = replace(scored, score=replace(scored.score, fans=fans))

    assert "幺九刻 | 1 | 111万" in own
    assert "幺九刻 | 1 | 111万、999万 之一" in flat(score_card(either, ZH), ZH)
    assert "Pung of Terminals or Honors | 1 | one of 111m, 999m" in flat(score_card(either, EN), EN)


def test_four_of_a_kind_stay_together_wherever_they_stand(flat: Flatten) -> None:
    assert "四归一 | 2 | 4444条" in lines(flat, "[FFF,1][123p,1] 4444567s+7s", ZH)


@pytest.mark.parametrize(
    ("text", "fan"),
    [
        ("[1111s] 123m456p78s55p+9s", "门前清"),
        ("[1111s] 123m456p78s55p+9s 自摸", "不求人"),
        ("[234m,1][345p,1][234s,1][CCC,1] 1m+1m", "全求人"),
    ],
)
def test_a_fan_of_the_whole_hand_rests_on_it_beside_a_kong_as_well(flat: Flatten, text: str, fan: str) -> None:
    (line,) = [line for line in lines(flat, text, ZH) if line.startswith(f"{fan} | ")]

    assert line.endswith(" | 整手牌")


def test_a_wait_that_is_not_the_only_one_is_explained_by_its_tiles(flat: Flatten) -> None:
    told = lines(flat, "[FFF][123p,1] 4444567s+7s", ZH)

    assert "独听才计：这手听 47条，不止一种，不计单钓将" in told


def test_winds_that_nobody_gave_are_told_with_the_other_total(flat: Flatten) -> None:
    told = lines(flat, "123m456p789s55pEE+E", ZH)

    assert "没写门风，按东算；门风是南、西、北时合计 12 分" in told


def test_what_the_notation_took_for_granted_is_echoed(flat: Flatten) -> None:
    told = lines(flat, "[8888m] 555z123m456p2s+2s", ZH)

    assert sum("8万" in line for line in told) >= 1
    assert any("z=gb" in line for line in told)


def test_tiles_that_were_read_the_same_way_are_told_together(flat: Flatten) -> None:
    told = lines(flat, "[1111m][9999p] 456p78s55p+9s", ZH)

    assert len([line for line in told if line.startswith("1万、9饼按暗杠读")]) == 1


def test_the_same_reason_is_told_once(flat: Flatten) -> None:
    told = lines(flat, "555666777p5556s+7s 自摸", ZH)

    assert len([line for line in told if line.startswith("不得相同：567条 已和 567饼 成过喜相逢")]) == 1


def test_a_ruling_that_mattered_is_named_with_the_other_total(flat: Flatten) -> None:
    text = "369m1477s257889p+7s |NS0000|0"
    usual = score_record({"text": text}).score.total

    assert lines(flat, text, EN)[-1] == (
        "Knitted Straight won on one of its nine tiles: here Single Wait 1; "
        f"some referees give no Single Wait, total {usual - 1}"
    )


def test_other_readings_are_told_with_their_totals(flat: Flatten) -> None:
    told = lines(flat, "555666777p5556s+7s 自摸", EN)

    assert told[0] == "Win: 48 points"
    assert any(line.startswith("Also readable as ") and line.endswith("total 47") for line in told)


@pytest.mark.parametrize(
    ("text", "shape"),
    [
        ("1133557799m1199p", "seven_pairs"),
        ("119m19p19sESWNCFP", "thirteen_orphans"),
        ("369m25s147pSWNFP+8s", "knitted_with_honors_straight"),
    ],
)
@pytest.mark.parametrize("locale", LOCALES)
def test_special_hands_are_named_by_their_shape(flat: Flatten, text: str, shape: str, locale: str) -> None:
    words = Words.of(locale)

    assert words.say("read_special", shape=shape) in lines(flat, text, words)


def test_a_knitted_straight_shows_its_nine_tiles_apart(flat: Flatten) -> None:
    told = lines(flat, "[FFF,1] 147m39s258pWW+6s", EN)

    assert "Knitted straight 147m 258p 369s; [FFF]; pair WW" in told
    assert "Won on 6s, a tile of the knitted straight" in told


def test_the_card_is_for_everybody_and_good_news_has_its_tone() -> None:
    card = score_card(score_hand(ScoreHand("123m456p789s55pEE+E")), ZH)

    assert card.audience is Audience.PUBLIC
    assert card.tone is Tone.GOOD


def test_a_fan_that_a_ruling_refuses_names_the_ruling(flat: Flatten) -> None:
    scored = score_hand(ScoreHand("123m456p789s55pEE+E"))
    refused = Refusal("single_wait", "knitted_body_waits", (tile("E"),))

    told = flat(score_card(replace(scored, score=replace(scored.score, refused=(refused,))), EN), EN)

    assert told[-1] == "Single Wait does not count: Waiting for a knitted tile, Single Wait 1"


def test_a_house_without_a_minimum_says_so(flat: Flatten) -> None:
    scored = score_hand(ScoreHand("123m456p789s55pEE+E"))

    assert "没有起和分" in flat(score_card(replace(scored, score=replace(scored.score, minimum=0)), ZH), ZH)

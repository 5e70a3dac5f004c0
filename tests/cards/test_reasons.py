"""Why a fan does not count, and what the other reading of the rules would give: told so that a player understands."""

from __future__ import annotations

import string
from dataclasses import replace

import pytest
from rich.text import Text

from bot.cards.reasons import reasons
from bot.cli.wrapping import lines
from bot.houses import House, house
from bot.locales import LOCALES, Words
from bot.mahjong.fans import FANS
from bot.mahjong.results import Principle, Refusal, RulingNote, Score
from bot.mahjong.rulings import RULINGS
from bot.mahjong.tiles import tiles
from bot.services.scoring import ScoreHand, score_hand

ZH = Words.of("zh-CN")
EN = Words.of("en-US")
OFFICIAL = house("official_modern")


def worth(text: str) -> Score:
    return score_hand(ScoreHand(text)).score


def told(text: str, words: Words, rules: House = OFFICIAL) -> list[str]:
    return list(reasons(worth(text), rules, words))


@pytest.mark.parametrize(
    ("text", "chinese", "english"),
    [
        (
            "[234p,1] 12334567pEE+5p 自摸",
            "不得相同：123饼、345饼 已和 234饼 成过一色三步高，不能再和 567饼 成一次",
            (
                "Non-identical: 123p and 345p already made Pure Shifted Chows with 234p; "
                "they cannot make it again with 567p"
            ),
        ),
        (
            "[123s,1][789m,1][123s,1]123mP+P",
            "不得相同：123万 已和 123条 成过喜相逢，不能再和另一副 123条 成一次",
            "Non-identical: 123m already made Mixed Double Chow with 123s; it cannot make it again with the other 123s",
        ),
        (
            "[123m,1][123m,1]4555789m+6m",
            "不得相同：456万、789万 已和 123万 成过清龙，不能再和另一副 123万 成一次",
            (
                "Non-identical: 456m and 789m already made Pure Straight with 123m; "
                "they cannot make it again with the other 123m"
            ),
        ),
        (
            "123456m789p12s44p+3s",
            "套算一次：123万、456万 已由喜相逢、花龙连在一起，不能再连成连六",
            (
                "Account-once: 123m and 456m are already joined by Mixed Double Chow and Mixed Straight; "
                "Short Straight would join them again"
            ),
        ),
        (
            "[789s,1][789m,1][789s,1][789m,1]9m+9m",
            "套算一次：789万、789条 已由一般高、喜相逢连在一起，不能再连成喜相逢",
            (
                "Account-once: 789m and 789s are already joined by Pure Double Chow and Mixed Double Chow; "
                "Mixed Double Chow would join them again"
            ),
        ),
        (
            "[1111s][2222m,1] 345p678p9p+9p",
            "独听才计：这手听 369饼，不止一种，不计单钓将",
            "Sole wait: the hand waited for 369p, more than one kind, so no Single Wait",
        ),
        (
            "[FFF,1] 123m78s11p678p+9s",
            "不重复：箭刻已含幺九刻",
            "Non-repetition: Dragon Pung already contains Pung of Terminals or Honors",
        ),
    ],
)
def test_a_reason_names_the_sets_and_what_they_formed(text: str, chinese: str, english: str) -> None:
    assert chinese in told(text, ZH)
    assert english in told(text, EN)


def refused(text: str, fan: str, by: Principle, sets: str, words: Words) -> list[str]:
    """Return what is told of a refusal that scoring never gives for this hand."""
    score = replace(worth(text), refused=(Refusal(fan, by, tiles(sets)),), rulings=(), alternatives=())
    return list(reasons(score, OFFICIAL, words))


def test_sets_that_cannot_be_taken_out_of_a_fan() -> None:
    inside = ("[123s,1][234s,1][345s,1] 5699s+4s", "short_straight", Principle.NON_SEPARATION, "123456s")

    assert refused(*inside, ZH) == ["不拆移：123条、456条 已合在一色四步高里，不能再拆出来计连六"]
    assert refused(*inside, EN) == [
        (
            "Non-separation: 123s and 456s already belong to Four Pure Shifted Chows; "
            "on their own they make no Short Straight"
        )
    ]


def test_a_fan_of_three_sets_that_would_close_a_circle_names_them_all() -> None:
    circle = ("123456m789p12s44p+3s", "mixed_triple_chow", Principle.ACCOUNT_ONCE, "123m789p123s")

    assert refused(*circle, ZH) == [
        "套算一次：123万、123条 已由喜相逢连在一起，不能再连成三色三同顺（123万、789饼、123条）"
    ]


@pytest.mark.parametrize("principle", [one for one in Principle if one is not Principle.UNIQUE_WAIT])
@pytest.mark.parametrize("locale", LOCALES)
def test_where_the_hand_shows_nothing_the_principle_is_told_alone(principle: Principle, locale: str) -> None:
    words = Words.of(locale)
    (line,) = refused("[FFF,1] 123m78s11p678p+9s", "short_straight", principle, "123456s", words)

    assert line == words.say(f"reason_{principle.value}", fan="short_straight", tiles=(tiles("123s"), tiles("456s")))


def note(key: str) -> RulingNote:
    """Return a note on this ruling."""
    default = RULINGS[key].default
    return RulingNote(key, default, ("seven_pairs",) if isinstance(default, tuple) else not default, 123)


DECIDED = {
    "knitted_body_waits": (
        "369m1477s257889p+7s",
        "组合龙和的是龙身里的牌：这里照计单钓将 1 分；有的判法不计单钓将，合计 123 分",
    ),
    "exhausted_waits": (
        "[FFF,1][123p,1] 4444567s+7s",
        "另一种听张自己已有四张（杠也算）：这里仍算两种听张，不计单钓将；有的判法算独听，计单钓将 1 分，合计 123 分",
    ),
    "last_tile_draw_self_drawn": (
        "1155m3377p22sEES+S |NN1010|0",
        "七对妙手回春：这里不另计自摸；有的判法另计自摸 1 分，合计 123 分",
    ),
    "self_drawn_as_concealed": (
        "1133557799m119p+9p 自摸",
        "七对自摸：这里只计自摸 1 分；有的判法改计不求人 4 分，合计 123 分",
    ),
    "forced_tile_hog": (
        "2233334466888s+8s",
        "绿一色的七对免不了的四归一：这里也计 2 分；有的判法不计，合计 123 分",
    ),
    "all_green_half_flush": (
        "[FFF,1] 2334466688s+2s",
        "有发的绿一色：这里不计混一色；有的判法另计混一色 6 分，合计 123 分",
    ),
    "all_terminals_triple_pung": (
        "[111m,1] 1199s111p999p+1s",
        "清幺九有三副同数刻子：这里另计三同刻 16 分；有的判法不计三同刻，合计 123 分",
    ),
    "all_terminals_double_pung": (
        "[111m,1] 1199s999m999p+1s",
        "清幺九有两副同数刻子：这里不计双同刻；有的判法另计双同刻，每两副 2 分，合计 123 分",
    ),
    "nine_gates_any_shape": (
        "1112345678899m+9m",
        "和成九莲之形，但没听九种：这里不计九莲宝灯；有的判法计九莲宝灯 88 分，合计 123 分",
    ),
    "knitted_all_types": (
        "369m25s147pSWNFP+8s",
        "全不靠必有五门：这里不另计五门齐；有的判法另计五门齐 6 分，合计 123 分",
    ),
}


@pytest.mark.parametrize("key", RULINGS)
def test_a_ruling_is_told_with_what_it_gives_here_and_elsewhere(key: str) -> None:
    text, line = DECIDED[key]
    score = replace(worth(text), rulings=(note(key),), alternatives=())

    assert list(reasons(score, OFFICIAL, ZH))[-1] == line


@pytest.mark.parametrize("key", RULINGS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_ruling_takes_two_lines_at_most(key: str, locale: str) -> None:
    score = replace(worth(DECIDED[key][0]), rulings=(note(key),), alternatives=())

    line = list(reasons(score, OFFICIAL, Words.of(locale)))[-1]

    assert len(list(lines(Text(line), 58))) <= 2


@pytest.mark.parametrize("key", RULINGS)
def test_every_text_of_a_ruling_is_short_and_asks_for_what_there_is(key: str) -> None:
    ruling = RULINGS[key]
    known = {"wait", *FANS}

    for text in (*ruling.held, *ruling.otherwise):
        assert {field for _, field, _, _ in string.Formatter().parse(text) if field} <= known
        assert text[-1] not in ".。"
    for text in ruling.case:
        assert {field for _, field, _, _ in string.Formatter().parse(text) if field} <= {"fan"}
    for place in range(4):
        asked = [
            {field for _, field, _, _ in string.Formatter().parse(texts[place]) if field}
            for texts in (ruling.case, ruling.held, ruling.otherwise)
        ]
        assert asked[0] == {field for _, field, _, _ in string.Formatter().parse(ruling.case[0]) if field}


def test_a_ruling_on_fans_that_the_reading_does_not_have_is_told_by_its_name() -> None:
    score = replace(worth("123m456p789s55pEE+E"), rulings=(note("self_drawn_as_concealed"),))

    assert list(reasons(score, OFFICIAL, ZH))[-1].startswith(ZH.ruling("self_drawn_as_concealed") + "：")


def test_a_wait_that_the_score_does_not_know_is_told_by_all_its_fans() -> None:
    score = replace(worth("123m456p789s55pEE+E"), rulings=(note("knitted_body_waits"),))

    assert "不计边张、坎张、单钓将" in list(reasons(score, OFFICIAL, ZH))[-1]


def test_a_twin_is_not_taken_for_the_set_that_another_fan_joined() -> None:
    """123 and 456 inside 清龙 is non-separation; the other 123 is joined to it through 一般高."""
    lines_told = told("(123m) 1233346789m+5m |EE0000|0", EN)
    once = [line for line in lines_told if line.startswith("Account-once")]
    assert once
    assert all("Pure Double Chow and Pure Straight" in line for line in once)

"""The reply to thirteen tiles."""

from __future__ import annotations

from collections.abc import Callable

from bot.cards import Card, waits_card
from bot.cards.model import Tone
from bot.locales import Words
from bot.services.scoring import LookAhead, look_ahead

ZH = Words.of("zh-CN")
EN = Words.of("en-US")

Flatten = Callable[[Card, Words], list[str]]


def card(text: str, words: Words, seen: str = "") -> Card:
    return waits_card(look_ahead(LookAhead(text, seen=seen)), words)


def test_each_wait_is_told_with_what_is_left_and_what_it_is_worth(flat: Flatten) -> None:
    assert flat(card("123m456p789s55pEE", ZH, "E"), ZH) == [
        "听 2 种，还剩 2 张",
        "123m45556p789sEE |EE0000|0",
        "牌 | 剩 | 点和 | 自摸",
        "5饼 | 1 | 12 | 14",
        "东 | 1 | 14 | 16",
        "---",
        "没写全圈风门风，按圈风东、门风东算",
        "规则：国标麻将（现行）",
    ]


def test_a_wait_below_the_minimum_says_by_how_much(flat: Flatten) -> None:
    told = flat(card("[FFF][123p,1] 4444567s round=E seat=E", EN), EN)

    assert any("(3 short)" in line for line in told)
    assert EN.say("waits_minimum", minimum=8) in told
    assert not any("Winds" in line for line in told)


def test_a_hand_whose_waits_are_gone_says_so(flat: Flatten) -> None:
    gone = card("123m456p789s55pEE", ZH, "5p EE")

    assert gone.tone is Tone.PLAIN
    assert "听的牌都已经用完" in flat(gone, ZH)


def test_a_hand_far_from_ready_says_how_far_by_each_shape(flat: Flatten) -> None:
    told = flat(card("1145m279p38sESWN", EN), EN)

    assert told[0] == "5 tiles from ready"
    assert told[told.index("Useful tiles") + 1].startswith("134567m ")
    assert any(line.startswith("thirteen orphans | 6 | ") for line in told)

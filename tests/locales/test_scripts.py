"""Each language in its own characters: simplified, traditional, Japanese, none."""

from __future__ import annotations

import pytest
from fluent.syntax import ast as ftl

from tests.locales.catalogues import CATALOGUES, FIRST, han, text_of

ENCODINGS = {"zh-CN": "gb2312", "zh-TW": "big5", "ja": "shift_jis"}
"""What each language was written in before Unicode: its own characters and few of the others'."""

STRAYS = {
    "zh-CN": set("於後著"),
    "zh-TW": set("万与云于价优体余几后听宁庄异怜机杠极构离种网胜腊苹荐虫适郁里"),
    "ja": set("价几听庄怜机杠苹荐"),
}
"""Characters that the encoding has all the same, for another meaning, and the language writes otherwise."""

TYPED = {"ja": {"claim_shape": set("碰"), "claim_shape.fix": set("碰"), "claim_size.fix": set("碰")}}
"""Characters of words to type, which the notation reads, however strange to the language."""

CHINESE_IN_ENGLISH = {
    "help_fan_1": "清龙",
    "help_hule": "和了",
    "last_tile_conflict": "妙手回春海底捞月",
    "note_b_dots": "饼",
    "rob_last_tile.fix": "抢杠海底",
    "robbed_tile_held.fix": "抢杠",
    "writing_8": "一二三万東中",
}
"""What English messages show of Chinese writing: tiles, fans and words to type."""


def is_foreign(letter: str, locale: str) -> bool:
    try:
        letter.encode(ENCODINGS[locale])
    except UnicodeEncodeError:
        return True
    return letter in STRAYS[locale]


def foreign(pattern: ftl.Pattern, locale: str) -> set[str]:
    return {letter for letter in han(text_of(pattern)) if is_foreign(letter, locale)}


@pytest.mark.parametrize("locale", ENCODINGS)
def test_a_language_is_written_in_its_own_characters(locale: str) -> None:
    found = {key: foreign(pattern, locale) for key, pattern in CATALOGUES[locale].items()}

    assert {key: letters for key, letters in found.items() if letters} == TYPED.get(locale, {})


@pytest.mark.parametrize("locale", ENCODINGS)
def test_only_what_the_encoding_lets_through_is_listed(locale: str) -> None:
    assert STRAYS[locale] == {letter for letter in STRAYS[locale] if letter.encode(ENCODINGS[locale])}


@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        ("zh-CN", "万饼条听牌发杠龙这张", "萬餅條聽發槓龍這張裡圏広"),
        ("zh-TW", "萬餅條聽牌發槓龍這張裡么", "万饼条听发杠龙这张里圏広"),
        ("ja", "萬筒索待牌發槓龍圏枚和", "饼听发杠龙这张们"),
    ],
)
def test_characters_of_another_language_are_told_apart(locale: str, own: str, others: str) -> None:
    assert [letter for letter in own if is_foreign(letter, locale)] == []
    assert [letter for letter in others if not is_foreign(letter, locale)] == []


def test_english_shows_chinese_writing_in_examples_alone() -> None:
    found = {key: han(text_of(pattern)) for key, pattern in FIRST.items()}

    assert {key: letters for key, letters in found.items() if letters} == {
        key: set(letters) for key, letters in CHINESE_IN_ENGLISH.items()
    }


@pytest.mark.parametrize("locale", ["ja", "zh-CN", "zh-TW"])
def test_quotation_marks_are_those_of_the_language(locale: str) -> None:
    others = "「」" if locale == "zh-CN" else "“”"

    text = "".join(text_of(pattern) for pattern in CATALOGUES[locale].values())

    assert not set(others) & set(text)

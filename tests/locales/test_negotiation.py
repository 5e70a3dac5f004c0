"""Whoever asks for a language gets the one of ours that serves best."""

from __future__ import annotations

import pytest

from bot.locales import LOCALES, Words, negotiate

TWO = ("en-US", "zh-CN")
FOUR = ("en-US", "ja", "zh-CN", "zh-TW")


@pytest.mark.parametrize(
    ("asked", "two", "four"),
    [
        ("zh", "zh-CN", "zh-CN"),
        ("zh_CN.UTF-8", "zh-CN", "zh-CN"),
        ("zh-Hans", "zh-CN", "zh-CN"),
        ("zh-Hans-HK", "zh-CN", "zh-CN"),
        ("zh-SG", "zh-CN", "zh-CN"),
        ("zh-TW", "zh-CN", "zh-TW"),
        ("zh_HK.UTF-8", "zh-CN", "zh-TW"),
        ("zh-Hant", "zh-CN", "zh-TW"),
        ("en-GB", "en-US", "en-US"),
        ("en", "en-US", "en-US"),
        ("ja", "en-US", "ja"),
        ("ja_JP.eucJP@x", "en-US", "ja"),
        ("fr_FR", "en-US", "en-US"),
        ("C", "en-US", "en-US"),
        ("POSIX", "en-US", "en-US"),
        ("", "en-US", "en-US"),
        (None, "en-US", "en-US"),
        ("../../etc", "en-US", "en-US"),
    ],
)
def test_the_nearest_language_is_found(asked: str | None, two: str, four: str) -> None:
    assert negotiate(asked, TWO) == two
    assert negotiate(asked, FOUR) == four


def test_there_are_four_languages() -> None:
    assert LOCALES == FOUR


def test_words_are_made_once_a_language() -> None:
    assert Words.of("zh-Hans") is Words.of("zh_CN.UTF-8")

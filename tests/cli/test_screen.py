"""Where an answer goes, and in which language."""

from __future__ import annotations

import pytest

from bot.cli.screen import environment_locale, locale_of


@pytest.mark.parametrize(
    ("environ", "asked"),
    [
        ({"LC_ALL": "zh_CN.UTF-8", "LANG": "en_US.UTF-8"}, "zh_CN.UTF-8"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP", "LANG": "en_US"}, "ja_JP"),
        ({"LANG": "C"}, "C"),
    ],
)
def test_the_surroundings_are_asked_in_the_order_of_posix(environ: dict[str, str], asked: str) -> None:
    assert environment_locale(environ) == asked


def test_without_any_variable_the_system_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: ("zh_TW", "cp950"))

    assert environment_locale({}) == "zh_TW"


@pytest.mark.parametrize(
    ("args", "asked"),
    [
        (["score", "--locale", "zh-CN"], "zh-CN"),
        (["--locale=ja", "score"], "ja"),
        (["score", "--locale"], None),
        (["score"], None),
    ],
)
def test_the_language_of_a_command_line_that_cannot_be_parsed(args: list[str], asked: str | None) -> None:
    assert locale_of(args) == asked

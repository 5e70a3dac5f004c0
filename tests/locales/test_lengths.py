"""No text is longer than Discord takes (F35), nor than a phone shows."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator

import pytest
import regex

from bot.locales import LOCALES
from tests.locales.catalogues import CATALOGUES, variants

NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")
"""Discord's own pattern for the names of commands and options."""

NARROW = 34
"""So many Latin letters fit on a button of a phone; of full-width characters 20."""
HINT = 60
"""So much of a menu's hint is read before it is cut; Discord takes 150."""


def units(text: str) -> int:
    """Count as Discord does, in UTF-16."""
    return len(text.encode("utf-16-le")) // 2


def breadth(text: str) -> float:
    """Return how many Latin letters are as wide as this."""
    return sum(NARROW / 20 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text)


def is_name(text: str) -> bool:
    return bool(NAME.fullmatch(text)) and text == text.lower()


def within(most: int) -> Callable[[str], bool]:
    return lambda text: 1 <= units(text) <= most


def on_a_button(text: str) -> bool:
    return 1 <= units(text) <= 80 and breadth(text) <= NARROW


LIMITS: dict[str, Callable[[str], bool]] = {
    r"(command|option)_(?!changed$)\w+": is_name,
    r"(command|option)_\w+\.description": within(100),
    r"choice_\w+": within(100),
    r"menu_\w+": within(32),
    r"button_\w+": on_a_button,
    r"repair_\w+": on_a_button,
    r"hint_\w+": within(HINT),
    r"unchosen_\w+": within(HINT),
    r"form_\w+_title": within(45),
    r"field_\w+": within(45),
    r"field_\w+\.(description|hint)": within(100),
}
"""What a key is for, and what its text must be."""


def texts(locale: str, kind: str) -> Iterator[tuple[str, str]]:
    for key, pattern in CATALOGUES[locale].items():
        if regex.fullmatch(kind, key):
            for text in variants(pattern):
                yield key, text


@pytest.mark.parametrize("kind", LIMITS)
@pytest.mark.parametrize("locale", LOCALES)
def test_a_text_is_within_its_limit(locale: str, kind: str) -> None:
    found = list(texts(locale, kind))

    assert found
    assert [(key, text) for key, text in found if not LIMITS[kind](text)] == []


@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_commands_or_options_are_called_the_same(locale: str) -> None:
    for kind in (r"command_[a-z]+", r"option_\w+"):
        names = [text for _, text in texts(locale, kind)]
        assert len(set(names)) == len(names)


def test_the_measures_measure() -> None:
    assert [is_name(text) for text in ("点数計算", "last_of_kind", "Score", "two words", "")] == [
        True,
        True,
        *[False] * 3,
    ]
    assert [on_a_button("字" * count) for count in (20, 21)] == [True, False]
    assert [on_a_button("x" * count) for count in (NARROW, NARROW + 1)] == [True, False]
    assert [within(most)("🀄") for most in (2, 1)] == [True, False]

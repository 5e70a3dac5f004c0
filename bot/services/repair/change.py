"""A change of a typed hand, and what its button says."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from bot.mahjong.notation.model import Span

_SHORT: Final = 12
"""A word of more characters is not shown whole."""
_GROUPS: Final = re.compile(r"[0-9]+[^\W0-9]?|\S| ")
_WIDEST: Final = 20
"""What a button quotes, in narrow characters; wide ones count twice."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A text that was probably meant.

    Args:
        text: the whole text, changed.
        code: what was changed: the message `repair_CODE`.
        facts: for that message.
    """

    text: str
    code: str
    facts: Mapping[str, Any]


def put(text: str, at: Span, meant: str) -> str:
    """Return the text with something else in a place."""
    return text[: at[0]] + meant + text[at[1] :]


def read_as(text: str, at: Span, meant: str, shown: str | None = None) -> Repair:
    """Write something else in a place; `shown` is what the button says where that is more than the change itself."""
    return Repair(put(text, at, meant), "read_as", {"write": brief(shown or meant)})


def drop(text: str, at: Span) -> Repair:
    """Leave out what stands in a place."""
    return Repair(put(text, at, ""), "drop", {"text": brief(text[slice(*at)])})


def edited(text: str, at: Span, meant: str) -> Repair:
    """Write something else in a place, and show it with what stands around it up to the next space."""
    changed = put(text, at, meant)
    start = changed.rfind(" ", 0, at[0]) + 1
    end = changed.find(" ", at[0] + len(meant))
    word = changed[start : end if end >= 0 else len(changed)].strip() or changed.strip()
    if len(word) > _SHORT:  # several such buttons would have to be compared letter by letter
        word = _groups_at(changed, (at[0], at[0] + len(meant)))
    return Repair(changed, "read_as", {"write": brief(word)})


def _groups_at(text: str, at: Span) -> str:
    """Return the groups of tiles, digits and suit, that a change is in, or that a deletion leaves side by side."""
    beside = int(at[0] == at[1])
    groups = [
        found for found in _GROUPS.finditer(text) if found.end() > at[0] - beside and found.start() < at[1] + beside
    ]
    return text[groups[0].start() : groups[-1].end()]


def brief(text: str) -> str:
    """Return a text cut to what a button has room for."""
    if len(text) <= _WIDEST and _width(text) <= _WIDEST:
        return text
    end = min(len(text), _WIDEST)
    while _width(text[:end]) > _WIDEST - 2:
        end -= 1
    return text[:end] + "…"


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WFA" else 1 for letter in text)

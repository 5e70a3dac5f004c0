"""Pieces that several cards share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bot.cards.model import Code, Line, Plain, Small, Strong, Text
from bot.locales import Words
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import Note
from bot.mahjong.notation import format as canonical


def plain(text: str) -> Line:
    """Return a line of plain text."""
    return (Plain(text),)


def strong(text: str) -> Line:
    """Return a line that stands out."""
    return (Strong(text),)


def number(value: int) -> Line:
    """Return a cell with a number."""
    return (Plain(str(value)),)


def as_read(hand: Hand, win: Win) -> Text:
    """Echo a hand in canonical form, to be copied."""
    return Text((Code(canonical(hand, win)),))


def small(lines: Iterable[str]) -> tuple[Small, ...]:
    """Return lines of lesser weight as one block, or no block if there are none."""
    told = tuple(plain(line) for line in lines)
    return (Small(told),) if told else ()


def note_lines(notes: Iterable[Note], words: Words) -> list[str]:
    """Say what the notation took for granted, once for all tiles that were read the same way."""
    alike: dict[tuple[str, str], list[Note]] = {}
    for note in notes:
        others = sorted((fact, str(value)) for fact, value in note.facts.items() if fact != "tile")
        alike.setdefault((note.code, str(others)), []).append(note)
    return [words.say(f"note_{same[0].code}", _facts(same, words)) for same in alike.values()]


def _facts(same: Sequence[Note], words: Words) -> dict[str, Any]:
    if len(same) == 1:
        return dict(same[0].facts)
    return {**same[0].facts, "tile": words.together([words.tile(note.facts["tile"]) for note in same])}


def signed(amount: int, words: Words) -> str:
    """Write what somebody gets, gains with a plus."""
    return words.say("signed", sign="plus" if amount > 0 else "other", amount=amount)

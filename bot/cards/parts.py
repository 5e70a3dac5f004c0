"""Pieces that several cards share."""

from __future__ import annotations

from collections.abc import Iterable

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
    """Say what the notation took for granted."""
    return [words.say(f"note_{note.code}", note.facts) for note in notes]


def signed(amount: int, words: Words) -> str:
    """Write what somebody gets, gains with a plus."""
    return words.say("signed", sign="plus" if amount > 0 else "other", amount=amount)

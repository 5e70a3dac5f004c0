"""The card of an error: everything that is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.cards.model import Audience, Block, Card, Code, Line, Plain, Rule, Strong, Text, Tone
from bot.cards.parts import as_read, plain, small, strong
from bot.cards.waits import short_waits
from bot.errors import Fault, HandError, UserError
from bot.houses.verdict import NotWon, NoWinTileError
from bot.locales import Words

AROUND: Final = 16
"""So many characters are shown on either side of the place that an error points at."""
LONGEST_SPAN: Final = 40
SHOWN_PLACES: Final = 3
"""The same mistake made often is told once, with the first places."""

_PLAIN_TO_SEE: Final = frozenset(
    {
        "too_many",
        "too_many_melds",
        "bad_flowers",
        "last_of_kind_held",
        "replacement_without_kong",
        "robbed_tile_held",
        "rob_last_tile",
        "waits_thirteen",
        "no_win_tile",
        "discarder_is_winner",
        "discarder_on_self_draw",
        "flag_conflict",
    }
)
"""Faults of hands that were read well: an example of how to write one would not help."""


def error_card(error: UserError, words: Words, text: str | None = None) -> Card:
    """Return the reply to what cannot be done.

    Args:
        error: what is wrong; of a `HandError` every fault is told.
        words: the reader's language.
        text: what was typed, so that faults can point at their place in it.
    """
    if isinstance(error, NoWinTileError):
        title, blocks = words.tell(error), _still_waiting(error, words)
    elif isinstance(error, HandError):
        title, blocks = words.say("error_title_hand", count=len(error.faults)), _faults(error, words, text)
    else:
        title, blocks = words.tell(error), _plain(error, words)
    return Card(Tone.BAD, strong(title), tuple(blocks), Audience.PRIVATE)


def _plain(error: UserError, words: Words) -> Iterator[Block]:
    if isinstance(error, NotWon):
        yield Text(plain(words.say("error_read_as")))
        yield as_read(error.hand, error.win)
    yield from _remedy(error, words)


def _still_waiting(error: NoWinTileError, words: Words) -> Iterator[Block]:
    yield Text(plain(words.say("error_read_as")))
    yield as_read(error.ahead.hand, error.ahead.win)
    yield from _remedy(error, words)
    yield from short_waits(error.ahead, words)


def _faults(error: HandError, words: Words, text: str | None) -> Iterator[Block]:
    alike: dict[str, list[Fault]] = {}
    for fault in error.faults:
        alike.setdefault(words.tell(fault), []).append(fault)
    for number, (sentence, faults) in enumerate(alike.items()):
        if number:
            yield Rule()
        for at in [fault.at for fault in faults if text and fault.at is not None][:SHOWN_PLACES]:
            yield Text(_pointed(text or "", at))
        yield Text(strong(sentence))
        yield from _remedy(faults[0], words)
    if any(fault.code not in _PLAIN_TO_SEE for fault in error.faults):
        yield Rule()
        yield Text(plain(words.say("error_example_head")))
        yield Text((Code(words.say("example_hand")),))
        yield from small(
            words.say(note) for note in ("error_example_melds", "error_example_kongs", "error_example_win")
        )


def _remedy(wrong: UserError | Fault, words: Words) -> Iterator[Block]:
    remedy = words.remedy(wrong)
    if remedy:
        yield Text(plain(remedy))


def _pointed(text: str, at: tuple[int, int]) -> Line:
    """Show the place in what was typed, between arrows: they need no fixed width and no colour."""
    start, end = at
    before, there, after = text[:start], text[start:end], text[end:]
    if len(before) > AROUND:
        before = "…" + before[-AROUND:]
    if len(after) > AROUND:
        after = after[:AROUND] + "…"
    if len(there) > LONGEST_SPAN:
        there = there[:LONGEST_SPAN] + "…"
    return tuple(
        span
        for span in (Code(_line(before)), Plain("→"), Strong(_line(there)), Plain("←"), Code(_line(after)))
        if span.text
    )


def _line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)

"""The card of an error: everything that is wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from bot.cards.model import Action, Audience, Block, Button, Card, Code, Line, Plain, Rule, Strong, Text, Tone
from bot.cards.parts import as_read, note_lines, plain, small, strong
from bot.cards.waits import short_waits
from bot.errors import Fault, HandError, UserError
from bot.houses.verdict import NotWon, NoWinTileError
from bot.locales import Words
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import Note

_WAYS_ON: Final = {
    "unknown_fan": ((Action("fan.page", "0"), "button_fans"),),
    "no_hand_in_message": ((Action("help.show", "typing"), "choice_topic_typing"),),
    "no_group": ((Action("me.open"), "button_me"),),
}
"""Errors that are no dead end: what can be pressed then."""

AROUND: Final = 16
"""So many characters are shown on either side of the place that an error points at."""
LONGEST_SPAN: Final = 40
SHOWN_PLACES: Final = 3
"""The same mistake made often is told once, with the first places."""

SHOWN_FAULTS: Final = 3
"""More would push the first ones off the screen; whoever mends these gets the next."""
SHOWN_WAYS: Final = 3
"""So many discards are told, the best ones."""
SHOWN_WAITS: Final = 3
"""So many tiles are named one by one, more of them in a row."""

_UNREADABLE: Final = frozenset(
    {
        "empty",
        "foreign_in_meld",
        "no_suit",
        "suit_alone",
        "unclosed",
        "unknown",
        "unopened",
        "unsupported_id",
        "western_mixed",
    }
)
"""Faults of somebody to whom the notation is new: an example of a whole hand helps. Others say what to write."""


def is_unreadable(error: UserError) -> bool:
    """Tell whether examples of whole hands help: the notation is new to whoever wrote this."""
    return isinstance(error, HandError) and any(fault.code in _UNREADABLE for fault in error.faults)


def error_card(error: UserError, words: Words, text: str | None = None, *, example: bool = True) -> Card:
    """Return the reply to what cannot be done.

    Args:
        error: what is wrong; of a `HandError` every fault is told.
        words: the reader's language.
        text: what was typed, so that faults can point at their place in it.
        example: whether to show a beginner a whole hand; not where buttons have some.
    """
    if isinstance(error, NoWinTileError):
        title, blocks = words.tell(error), _still_waiting(error, words)
    elif isinstance(error, HandError):
        title, blocks = (
            words.say("error_title_hand", count=len(error.faults)),
            _faults(error, words, text, example=example),
        )
    elif isinstance(error, NotWon):
        title, blocks = _not_won(error, words)
    else:
        title, blocks = words.tell(error), _remedy(error, words)
    buttons = tuple(Button(action, words.say(label)) for action, label in _WAYS_ON.get(error.code, ()))
    return Card(Tone.BAD, strong(title), tuple(blocks), Audience.PRIVATE, (buttons,) if buttons else ())


def _not_won(error: NotWon, words: Words) -> tuple[str, Iterator[Block]]:
    """Say what the tiles wait for if it is not the winning tile that was given, else how far they are."""
    waits = [wait.tile for wait in error.ahead.waiting.waits]
    if not waits:
        return words.tell(error), _further(error, words)
    several = len(waits) > SHOWN_WAITS
    facts = {
        "tile": error.hand.win,
        "waits": words.tiles(waits) if several else words.together([words.tile(one) for one in waits]),
    }
    remedy = words.say("not_won_ready.fix", facts)
    return words.say("not_won_ready", facts), _as_read(error.hand, error.win, error.ahead.notes, words, remedy)


def _further(error: NotWon, words: Words) -> Iterator[Block]:
    """Say how the fourteen go on: what to throw, and what is waited for then."""
    remedy = None if error.onward else words.remedy(error)
    yield from _as_read(error.hand, error.win, error.ahead.notes, words, remedy)
    if not error.onward:
        useful = tuple(help_.tile for help_ in error.ahead.waiting.helps)
        yield from small([words.say("not_won_useful", distance=error.ahead.waiting.distance, tiles=useful)])
    yield from small(
        words.say("not_won_throw", tile=way.discard, waits=way.waits, left=way.left)
        for way in error.onward[:SHOWN_WAYS]
    )


def _as_read(hand: Hand, win: Win, notes: Iterable[Note], words: Words, remedy: str | None) -> Iterator[Block]:
    yield Text(plain(words.say("error_read_as")))
    yield as_read(hand, win)
    if remedy:
        yield Text(plain(remedy))
    yield from small(note_lines(notes, words))


def _still_waiting(error: NoWinTileError, words: Words) -> Iterator[Block]:
    ahead = error.ahead
    yield from _as_read(ahead.hand, ahead.win, ahead.notes, words, words.remedy(error))
    yield from short_waits(ahead, words)


def _faults(error: HandError, words: Words, text: str | None, *, example: bool) -> Iterator[Block]:
    alike: dict[str, list[Fault]] = {}
    for fault in error.faults:
        alike.setdefault(words.tell(fault), []).append(fault)
    for number, (sentence, faults) in enumerate(islice(alike.items(), SHOWN_FAULTS)):
        if number:
            yield Rule()
        for at in [fault.at for fault in faults if text and fault.at is not None][:SHOWN_PLACES]:
            yield Text(_pointed(text or "", at))
        yield Text(strong(sentence))
        yield from _remedy(faults[0], words)
    if more := sum(map(len, islice(alike.values(), SHOWN_FAULTS, None))):
        yield Rule()
        yield Text(plain(words.say("error_more", count=more)))
    if example and is_unreadable(error):
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

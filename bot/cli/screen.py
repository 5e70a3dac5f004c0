"""What a command prints with: the reader's words, cards for people or JSON for programs, and errors either way."""

from __future__ import annotations

import locale as system_locale
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.cards import Card, error_card
from bot.cli.data import as_line, error_data
from bot.cli.layout import show
from bot.errors import Fault, HandError, UserError
from bot.locales import Words
from bot.mahjong.hand import SELF_DRAW
from bot.mahjong.tiles import Tile, short

REFUSED: Final = 1
USAGE: Final = 2
SURROUNDINGS: Final = 3

_STATUS: Final = {
    "unknown_house": USAGE,
    "later_house": USAGE,
    "later_wild": USAGE,
    "later_bird": USAGE,
    "later_room": USAGE,
    "later_picture": USAGE,
    "tile_wanted": USAGE,
    "crashed": SURROUNDINGS,
    "output_failed": SURROUNDINGS,
}
"""Codes of general errors whose status is not 1; an error may also bring its own as `exit_status`."""


class UsageError(UserError):
    """A command that was called in a way it cannot be."""

    exit_status = USAGE


class FileError(UserError):
    """A file that cannot be read."""

    exit_status = SURROUNDINGS


@dataclass(frozen=True, slots=True)
class Screen:
    """Where a command's answer goes.

    Args:
        words: the reader's language.
        as_json: one JSON object on stdout and nothing else, rather than cards.
    """

    words: Words
    as_json: bool = False

    @classmethod
    def of(cls, locale: str | None, *, as_json: bool = False) -> Screen:
        """Return the screen for a `--locale`, or for the environment's language."""
        return cls(Words.of(locale or environment_locale(os.environ)), as_json)

    def data(self, data: dict[str, Any]) -> None:
        """Print one object of JSON."""
        sys.stdout.flush()
        sys.stdout.buffer.write(as_line(data))
        sys.stdout.buffer.flush()

    def card(self, card: Card) -> None:
        """Print a card."""
        show(card, self.words, sys.stdout)

    def refuse(self, error: UserError, text: str | None = None) -> None:
        """Print what cannot be done; `text` is the hand as typed, to point at faults in it."""
        if self.as_json:
            self.data(error_data(error, self.words))
        else:
            show(error_card(_with_options(error), self.words, text), self.words, sys.stderr)


def report(error: UserError, options: Mapping[str, object]) -> int:
    """Print an error of a command as its options ask for, and return the exit status that goes with it."""
    locale = options.get("locale")
    screen = Screen.of(locale if isinstance(locale, str) else None, as_json=bool(options.get("as_json")))
    screen.refuse(error, typed(options.get("hand")))
    status: int = getattr(error, "exit_status", _STATUS.get(error.code, REFUSED))
    return status


def _with_options(error: UserError) -> UserError:
    """Call the options that contradict a hand by their names here; other fronts have other names for them."""
    return HandError(*map(_with_option, error.faults)) if type(error) is HandError else error


def _with_option(fault: Fault) -> Fault:
    topic, value = fault.facts.get("option", "none"), fault.facts.get("value")
    if fault.code != "flag_conflict" or topic == "none":
        return fault
    if topic == "by":
        option = "--self-drawn" if value is SELF_DRAW else "--discard"
    else:
        flag = f"--{topic.replace('_', '-')}"
        option = flag if isinstance(value, bool) else f"{flag} {short([value]) if isinstance(value, Tile) else value}"
    return Fault("flag_conflict_option", {"first": fault.facts["first"], "option": option}, fault.at)


def typed(words: object) -> str | None:
    """Return the shell's words of a hand as one text."""
    return " ".join(words) if isinstance(words, list | tuple) else None


def environment_locale(environ: Mapping[str, str]) -> str | None:
    """Return the language that the surroundings ask for, as POSIX ranks them, else the system's."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            return environ[name]
    return system_locale.getlocale()[0]


def locale_of(args: Sequence[str]) -> str | None:
    """Return the `--locale` of a command line that has not been parsed, or could not be."""
    for place, word in enumerate(args):
        if word == "--locale" and place + 1 < len(args):
            return args[place + 1]
        if word.startswith("--locale="):
            return word.removeprefix("--locale=")
    return None

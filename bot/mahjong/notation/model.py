"""What the notation takes beside the text, and what it gives back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, TypeAlias

from bot.errors import Fault
from bot.mahjong.hand import By, Hand, Win
from bot.mahjong.tiles import Tile, Wild, Wind

MAX_LENGTH: Final = 500
"""The longest text that is read, in code points. A hand with every circumstance takes less than 200."""

Kind: TypeAlias = Tile | Wild
Span: TypeAlias = tuple[int, int]
"""A half-open range of code points of the text as typed."""


class ZOrder(StrEnum):
    """Which dragons `5z 6z 7z` are: white, green, red (riichi tools) or red, green, white (the GB helper)."""

    RIICHI = "riichi"
    GB = "gb"


class Topic(StrEnum):
    """What a text can say about a hand beside its tiles. Saying two different things on one is `flag_conflict`."""

    WIN = "win"
    BY = "by"
    SEAT = "seat"
    ROUND = "round"
    FROM = "from"
    LAST_TILE = "last_tile"
    KONG = "kong"
    LAST_OF_KIND = "last_of_kind"
    READY = "ready"
    FLOWERS = "flowers"
    WILD = "wild"
    HOUSE = "house"
    BIRD = "bird"
    ROOM = "room"
    Z_ORDER = "z"


@dataclass(frozen=True, slots=True)
class Overrides:
    """What was said beside the text, by the options of a command. None is "not given".

    It fills what the text leaves out; where the text says something else, that is `flag_conflict`.
    """

    win: Tile | None = None
    by: By | None = None
    seat: Wind | None = None
    round: Wind | None = None
    last_tile: bool | None = None
    kong: bool | None = None
    last_of_kind: bool | None = None
    ready: bool | None = None
    flowers: int | None = None
    wild: Tile | None = None
    from_: Wind | None = None


@dataclass(frozen=True, slots=True)
class Note:
    """Something that was read one way and could have been meant another: the reply echoes it.

    `code`, `facts` and `at` are as in `Fault`.
    """

    code: str
    facts: Mapping[str, Any]
    at: Span


@dataclass(frozen=True, slots=True)
class Parsed:
    """A hand as read, the way it was won, and what the reply has to echo, in reading order."""

    hand: Hand
    win: Win
    notes: tuple[Note, ...] = ()


@dataclass(slots=True)
class Findings:
    """All that is wrong with one text, collected while reading goes on.

    `lost` tells that tiles may have gone with a fault, so that counting the rest would only mislead.
    """

    faults: list[Fault] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    lost: bool = False

    def fault(self, code: str, at: Span | None, /, *, lost: bool = False, **facts: Any) -> None:
        """Note a fault. `lost`: tiles may have gone with it."""
        self.faults.append(Fault(code, facts, at))
        self.lost = self.lost or lost

    def note(self, code: str, at: Span, /, **facts: Any) -> None:
        """Note something to echo; the same thing is echoed once."""
        if not any(note.code == code and note.facts == facts for note in self.notes):
            self.notes.append(Note(code, facts, at))

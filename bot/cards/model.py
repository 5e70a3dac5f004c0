"""A Card: what a reply says, free of any screen.

Text is made of spans that say what they are, never of escaped or marked-up strings: laying out, escaping and
mentions belong to whoever shows the card (`bot.chat`, `bot.cli`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from typing import Any, TypeAlias

from bot.mahjong.tiles import Tile, Wild


class Tone(StrEnum):
    """The mood of a card; a front may give it a colour."""

    GOOD = "good"
    PLAIN = "plain"
    WARNING = "warning"
    BAD = "bad"


class Audience(StrEnum):
    """Who is to see a card."""

    PUBLIC = "public"
    PRIVATE = "private"


@dataclass(frozen=True, slots=True)
class Plain:
    """Text as it is, never read as markup."""

    text: str


@dataclass(frozen=True, slots=True)
class Strong:
    """Text that stands out."""

    text: str


@dataclass(frozen=True, slots=True)
class Code:
    """Text to be typed or copied as it stands: a hand, a command."""

    text: str


@dataclass(frozen=True, slots=True)
class Name:
    """A member: `player` is the id, `shown` what to call them where they cannot be mentioned."""

    player: str
    shown: str


@dataclass(frozen=True, slots=True)
class Tiles:
    """Tiles in a row, shown in the reader's way."""

    tiles: tuple[Tile | Wild, ...]


@dataclass(frozen=True, slots=True)
class When:
    """A moment."""

    at: datetime


@dataclass(frozen=True, slots=True)
class Msg:
    """A sentence of the catalogue with its facts."""

    key: str
    facts: Mapping[str, Any] = field(default_factory=dict)


Span: TypeAlias = Plain | Strong | Code | Name | Tiles | When | Msg
Line: TypeAlias = tuple[Span, ...]


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    spans: Line


@dataclass(frozen=True, slots=True)
class Rows:
    """A table. The first column is text; others are short, and numbers among them stand to the right."""

    head: tuple[Line, ...]
    rows: tuple[tuple[Line, ...], ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """A line between parts."""


@dataclass(frozen=True, slots=True)
class Small:
    """Lines of lesser weight: notes, reasons."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Action:
    """What a control does: a name that the front knows, and what the deed needs to know.

    Args:
        name: the deed, such as `score.explain`.
        data: what it is about, as the front wrote it.
        table: the table it acts on, if any.
        seq: the state of that table that the reader saw.
    """

    name: str
    data: str = ""
    table: str | None = None
    seq: int | None = None


class Style(StrEnum):
    """How much a button stands out."""

    PLAIN = "plain"
    MAIN = "main"
    GOOD = "good"
    DANGER = "danger"


@dataclass(frozen=True, slots=True)
class Button:
    """Something to press."""

    action: Action
    label: str
    style: Style = Style.PLAIN
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Option:
    """One of the things that a menu offers."""

    value: str
    label: str
    detail: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A choice of one among up to 25. `hint` stands there while nothing is chosen."""

    action: Action
    hint: str
    options: tuple[Option, ...]


class PickKind(StrEnum):
    """What of a group can be picked."""

    ROLE = "role"
    CHANNEL = "channel"


@dataclass(frozen=True, slots=True)
class Pick:
    """A choice of a role or channel of the group, or of none. `chosen` is an id."""

    action: Action
    hint: str
    kind: PickKind
    chosen: str | None = None


Control: TypeAlias = Button | Menu | Pick


@dataclass(frozen=True, slots=True)
class Controls:
    """Up to five buttons beside each other, or one menu. Left out where nothing can be pressed."""

    items: tuple[Control, ...]


Block: TypeAlias = Text | Rows | Rule | Small | Controls


@dataclass(frozen=True, slots=True)
class Card:
    """One reply. `buttons` are rows of controls below everything else."""

    tone: Tone
    title: Line
    blocks: tuple[Block, ...]
    audience: Audience = Audience.PUBLIC
    buttons: tuple[tuple[Control, ...], ...] = ()

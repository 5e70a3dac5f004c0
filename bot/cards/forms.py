"""Forms: what is asked for in a dialog, free of any screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from bot.cards.model import Action, Option


@dataclass(frozen=True, slots=True)
class TextField:
    """A line to be typed; `value` stands there already. `longest` counts characters."""

    key: str
    label: str
    value: str = ""
    hint: str = ""
    detail: str = ""
    longest: int = 500
    required: bool = True


@dataclass(frozen=True, slots=True)
class ChoiceField:
    """One of several; one of the options is chosen already."""

    key: str
    label: str
    options: tuple[Option, ...]
    detail: str = ""


Field: TypeAlias = TextField | ChoiceField


@dataclass(frozen=True, slots=True)
class Form:
    """A dialog of up to five fields. Sending it does `action`."""

    action: Action
    title: str
    fields: tuple[Field, ...]

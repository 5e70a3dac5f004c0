"""What options and choices stand for. A choice that this version does not know is out of date, not a failure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.chat.translator import named
from bot.mahjong.hand import By
from bot.mahjong.tiles import Wind


@dataclass(frozen=True, slots=True)
class Manner:
    """How the winning tile came. What a choice does not say is None, and left to the text."""

    by: By | None = None
    last_tile: bool | None = None
    kong: bool | None = None


class How(Enum):
    """The ways to win, as one choice."""

    DISCARD = "discard"
    SELF_DRAW = "self_draw"
    LAST_WALL_TILE = "last_wall_tile"
    LAST_DISCARD = "last_discard"
    KONG_REPLACEMENT = "kong_replacement"
    LAST_REPLACEMENT = "last_replacement"
    ROBBING = "robbing"

    @property
    def manner(self) -> Manner:
        """What it says about the winning tile."""
        return _MANNERS[self]


_MANNERS: Final = {
    How.DISCARD: Manner(By.DISCARD),
    How.SELF_DRAW: Manner(By.SELF_DRAW),
    How.LAST_WALL_TILE: Manner(By.SELF_DRAW, last_tile=True),
    How.LAST_DISCARD: Manner(By.DISCARD, last_tile=True),
    How.KONG_REPLACEMENT: Manner(By.SELF_DRAW, kong=True),
    How.LAST_REPLACEMENT: Manner(By.SELF_DRAW, last_tile=True, kong=True),
    How.ROBBING: Manner(By.DISCARD, kong=True),
}


class _Choices(app_commands.Transformer[Any]):
    """An option that takes one of an enum's members, named in the catalogue as `choice_<kind>_<name>`."""

    def __init__(self, kind: str, members: type[Enum]) -> None:
        self._members = members
        self._choices = [
            app_commands.Choice[str | int | float](
                name=named(f"choice_{kind}_{member.name.lower()}"), value=str(member.value)
            )
            for member in members
        ]

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The members, in their order."""
        return list(self._choices)

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> Enum:
        """Return the member that was chosen.

        Raises:
            ValueError: there is none of that value; the edge takes it for a command that is out of date.
        """
        return self._members(value)


HowOption: TypeAlias = app_commands.Transform[How, _Choices("how", How)]
WindOption: TypeAlias = app_commands.Transform[Wind, _Choices("wind", Wind)]
FlowersOption: TypeAlias = app_commands.Range[int, 0, 8]

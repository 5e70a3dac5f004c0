"""What options and choices stand for. A choice that this version does not know is out of date, not a failure."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands

from bot.cards.help import Topic
from bot.cards.settings import LANGUAGE_NAMES
from bot.chat.markdown import shorten
from bot.chat.translator import named
from bot.houses import house, house_ids
from bot.locales import LOCALES, Words
from bot.mahjong.fans import FANS
from bot.mahjong.fans.lookup import find
from bot.mahjong.hand import By
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind


@dataclass(frozen=True, slots=True)
class Manner:
    """How the winning tile came. What a choice does not say is None, and left to the text."""

    by: By | None = None
    last_tile: bool | None = None
    kong: bool | None = None


class How(StrEnum):
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


class _Languages(app_commands.Transformer[Any]):
    """An option that takes one of our languages, each named in itself."""

    @property
    def choices(self) -> list[app_commands.Choice[str | int | float]]:
        """The languages."""
        return [app_commands.Choice(name=LANGUAGE_NAMES[locale], value=locale) for locale in LOCALES]

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> str:
        """Return the language that was chosen.

        Raises:
            ValueError: there is none of that name; the edge takes it for a command that is out of date.
        """
        if value not in LOCALES:
            raise ValueError(value)
        return str(value)


class _Houses(app_commands.Transformer[Any]):
    """An option that names rules, by id or by any of their names: what arrives need not be what was offered (F32)."""

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> str:
        """Return the id of the rules, or what was typed if there are none of that name: the use case refuses it."""
        typed = str(value).strip().casefold()
        for house_id in house_ids():
            if typed in {house_id, *(name.casefold() for name in house(house_id).names)}:
                return house_id
        return str(value).strip()

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: str | float, /
    ) -> list[app_commands.Choice[Any]]:
        """Offer the rules whose id or name holds what was typed."""
        words = Words.of(str(interaction.locale))
        typed = str(value).strip().casefold()
        names = {house_id: house(house_id).names for house_id in house_ids()}
        found = [one for one, said in names.items() if any(typed in text.casefold() for text in (one, *said))]
        return [app_commands.Choice(name=shorten(words.pick(names[one]), 100), value=one) for one in found[:OFFERED]]


class _Fans(app_commands.Transformer[Any]):
    """An option that names a fan; whatever arrives is looked up as any name is (F32)."""

    async def transform(self, _interaction: discord.Interaction[Any], value: Any, /) -> str:
        """Return what was typed or chosen."""
        return str(value)

    async def autocomplete(
        self, interaction: discord.Interaction[Any], value: str | float, /
    ) -> list[app_commands.Choice[Any]]:
        """Offer fans whose names come near to what was typed; while nothing is, the dearest ones."""
        words = Words.of(str(interaction.locale))
        typed = str(value)
        found = find(typed, limit=OFFERED)
        fans = (found.exact,) if found.exact else found.near
        if not typed.strip():
            fans = tuple(FANS.values())[:OFFERED]
        return [app_commands.Choice(name=shorten(words.fan(one.id), 100), value=one.id) for one in fans]


OFFERED: Final = 25
"""Discord shows no more choices than these, and none at all if there is one more."""

FanOption: TypeAlias = app_commands.Transform[str, _Fans]
HouseOption: TypeAlias = app_commands.Transform[str, _Houses]
LanguageOption: TypeAlias = app_commands.Transform[str, _Languages]
TopicOption: TypeAlias = app_commands.Transform[Topic, _Choices("topic", Topic)]
NotationOption: TypeAlias = app_commands.Transform[ZOrder, _Choices("notation", ZOrder)]
HowOption: TypeAlias = app_commands.Transform[How, _Choices("how", How)]
WindOption: TypeAlias = app_commands.Transform[Wind, _Choices("wind", Wind)]
FlowersOption: TypeAlias = app_commands.Range[int, 0, 8]

"""`/settings me` and `/settings group`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.help import EXAMPLES
from bot.cards.model import Action, Audience
from bot.cards.settings import UNCHOSEN, group_card, member_card, zone_form
from bot.chat.asked import Asked, keep
from bot.chat.controls import chosen
from bot.chat.deeds import Deed, Deeds
from bot.chat.edge import guarded
from bot.chat.forms import filled, show_form
from bot.chat.hands import ROOM
from bot.chat.installs import everywhere
from bot.chat.options import HouseOption, LanguageOption, NotationOption, WindOption
from bot.chat.reader import app_of, caller_of, reader_of
from bot.chat.reply import answer
from bot.chat.translator import described, named, worded
from bot.errors import Refused
from bot.houses import House, house_ids
from bot.houses import house as rules
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind
from bot.services.settings import (
    ChangeGroup,
    ChangeMine,
    change_group,
    change_mine,
    group_settings,
    member_settings,
)

settings: Final[app_commands.Group] = everywhere(
    app_commands.Group(name=named("command_settings"), description=described("command_settings"))
)

_ZONE_FIELD: Final = "zone"


@settings.command(name=named("command_settings_me"), description=described("command_settings_me"))
@worded("language", "notation", "house", "seat", "round_")
@guarded
async def me(
    interaction: discord.Interaction[Any],
    *,
    language: LanguageOption | None = None,
    notation: NotationOption | None = None,
    house: HouseOption | None = None,
    seat: WindOption | None = None,
    round_: WindOption | None = None,
) -> None:
    """Show how the member wants things, what was given with the command changed."""
    given = {"language": language, "notation": notation, "house": house, "seat": seat, "round": round_}
    await _change_mine(interaction, {name: value for name, value in given.items() if value is not None})
    await _show_mine(interaction, instead=False)


@settings.command(name=named("command_settings_group"), description=described("command_settings_group"))
@guarded
async def group(interaction: discord.Interaction[Any]) -> None:
    """Show how the group wants things; who manages it can change them there."""
    await _show_group(interaction, instead=False)


async def _open_mine(interaction: discord.Interaction[Any], _action: Action) -> None:
    await _show_mine(interaction, instead=False)


async def _open_group(interaction: discord.Interaction[Any], _action: Action) -> None:
    await _show_group(interaction, instead=False)


def _mine(name: str, read: Mapping[str, Any]) -> Deed:
    """Return what the menu for one of the member's things does; `read` is empty for one that is text."""

    async def choose(interaction: discord.Interaction[Any], _action: Action) -> None:
        value = next(iter(chosen(interaction)), UNCHOSEN)
        await _change_mine(interaction, {name: None if value == UNCHOSEN else read.get(value, value)})
        await _show_mine(interaction, instead=True)

    return choose


def _ours(name: str) -> Deed:
    """Return what the menu for one of the group's things does."""

    async def choose(interaction: discord.Interaction[Any], _action: Action) -> None:
        value = next(iter(chosen(interaction)), UNCHOSEN)
        await _change_group(interaction, {name: None if value == UNCHOSEN else value})

    return choose


async def _ask_zone(interaction: discord.Interaction[Any], _action: Action) -> None:
    reader = await reader_of(interaction)
    await show_form(interaction, zone_form(reader.words(Audience.PRIVATE)))


async def _take_zone(interaction: discord.Interaction[Any], _action: Action) -> None:
    await _change_group(interaction, {"time_zone": filled(interaction).get(_ZONE_FIELD, "").strip() or None})


async def _change_mine(interaction: discord.Interaction[Any], changes: Mapping[str, Any]) -> None:
    if changes:
        await change_mine(app_of(interaction), caller_of(interaction), ChangeMine(**changes))


async def _change_group(interaction: discord.Interaction[Any], changes: Mapping[str, Any]) -> None:
    await change_group(app_of(interaction), caller_of(interaction), ChangeGroup(**changes))
    await _show_group(interaction, instead=True)


async def _show_mine(interaction: discord.Interaction[Any], *, instead: bool) -> None:
    reader = await reader_of(interaction)
    words = reader.words(Audience.PRIVATE)
    mine = await member_settings(app_of(interaction), reader.caller.player)
    await answer(interaction, member_card(mine, _houses(), words), Audience.PRIVATE, words, instead=instead)


async def _show_group(interaction: discord.Interaction[Any], *, instead: bool) -> None:
    app = app_of(interaction)
    reader = await reader_of(interaction)
    caller = reader.caller
    if caller.group is None:
        raise Refused("no_group")
    words = reader.words(Audience.PRIVATE)
    ours = await group_settings(app, caller.group)
    example = await keep(app, Asked(words.say(EXAMPLES[0])), ROOM)
    card = group_card(ours, _houses(), words, manages=caller.manages, example=example)
    await answer(interaction, card, Audience.PRIVATE, words, instead=instead)


def _houses() -> list[House]:
    return [rules(house_id) for house_id in house_ids()]


_WINDS: Final = {wind.value: wind for wind in Wind}
_ORDERS: Final = {order.value: order for order in ZOrder}

DEEDS: Final[Deeds] = {
    "me.open": _open_mine,
    "me.language": _mine("language", {}),
    "me.notation": _mine("notation", _ORDERS),
    "me.house": _mine("house", {}),
    "me.seat": _mine("seat", _WINDS),
    "me.round": _mine("round", _WINDS),
    "group.open": _open_group,
    "group.language": _ours("language"),
    "group.house": _ours("house"),
    "group.zone": _ours("time_zone"),
    "group.zone_other": _ask_zone,
    "group.zone_sent": _take_zone,
    "group.referee": _ours("referee"),
    "group.announcements": _ours("announcements"),
}

"""`/fan`: the dictionary, one fan or all of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.fans import fan_card, fan_page_card, near_fans_card
from bot.cards.model import Action, Audience, Button, Card
from bot.chat.asked import Asked, keep
from bot.chat.controls import chosen
from bot.chat.deeds import Deeds
from bot.chat.edge import guarded
from bot.chat.hands import ROOM
from bot.chat.installs import everywhere
from bot.chat.options import FanOption
from bot.chat.reader import Reader, app_of, reader_of
from bot.chat.reply import answer, source_audience
from bot.chat.translator import described, named, worded
from bot.locales import Words
from bot.mahjong.fans import Fan
from bot.services.fans import all_fans, define_fan


@everywhere
@app_commands.command(name=named("command_fan"), description=described("command_fan"))
@worded("name")
@guarded
async def fan(interaction: discord.Interaction[Any], *, name: FanOption | None = None) -> None:
    """Say what a fan is, or list them all."""
    reader = await reader_of(interaction)
    if name is None:
        await _send(interaction, reader, _page(reader, 0), Audience.PRIVATE)
        return
    found = define_fan(name, reader.preferences.house)
    if found.exact is None and len(found.near) > 1:
        words = reader.words(Audience.PRIVATE)
        await _send(interaction, reader, near_fans_card(name, found.near, found.house, words), Audience.PRIVATE)
        return
    meant = found.exact or found.near[0]
    words = reader.words(Audience.PUBLIC)
    card = fan_card(meant, found.house, words, None if found.exact else name)
    await _send(interaction, reader, await _with_buttons(interaction, card, meant, words), Audience.PUBLIC)


async def _open(interaction: discord.Interaction[Any], action: Action) -> None:
    """Show the fan that was chosen, in the place of the list if it is the reader's own."""
    reader = await reader_of(interaction)
    words = reader.words(Audience.PRIVATE)
    found = define_fan(next(iter(chosen(interaction)), ""), reader.preferences.house)
    meant = found.exact or found.near[0]
    card = await _with_buttons(interaction, fan_card(meant, found.house, words), meant, words, page=action.data)
    await _send(interaction, reader, card, Audience.PRIVATE, instead=source_audience(interaction) is Audience.PRIVATE)


async def _turn(interaction: discord.Interaction[Any], action: Action) -> None:
    """Turn to a page; beside a public card the list is a message of its own."""
    reader = await reader_of(interaction)
    page = int(action.data) if action.data.isdecimal() else 0
    private = source_audience(interaction) is Audience.PRIVATE
    await _send(interaction, reader, _page(reader, page), Audience.PRIVATE, instead=private)


def _page(reader: Reader, page: int) -> Card:
    house, fans = all_fans(reader.preferences.house)
    return fan_page_card(fans, house, reader.words(Audience.PRIVATE), page)


async def _with_buttons(
    interaction: discord.Interaction[Any], card: Card, meant: Fan, words: Words, page: str = ""
) -> Card:
    """Add the buttons: the example scored, and all fans, where the reader came from."""
    buttons = [Button(Action("fan.page", page or "0"), words.say("button_fans"))]
    if meant.example:
        example = await keep(app_of(interaction), Asked(meant.example), ROOM)
        buttons.insert(0, Button(Action("hand.show", example), words.say("button_score_example")))
    return replace(card, buttons=(tuple(buttons),))


async def _send(
    interaction: discord.Interaction[Any], reader: Reader, card: Card, readers: Audience, *, instead: bool = False
) -> None:
    await answer(interaction, card, readers, reader.words(readers), instead=instead)


DEEDS: Final[Deeds] = {"fan.open": _open, "fan.page": _turn}

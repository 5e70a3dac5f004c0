"""`/help`, and the greeting on arriving in a group."""

from __future__ import annotations

import logging
from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.help import EXAMPLES, WAITING_EXAMPLE, Topic, help_card, welcome_card
from bot.cards.model import Action, Audience
from bot.chat.asked import Asked, Question, keep
from bot.chat.deeds import Deeds
from bot.chat.edge import guarded
from bot.chat.hands import ROOM
from bot.chat.installs import everywhere
from bot.chat.options import TopicOption
from bot.chat.reader import app_of, reader_of
from bot.chat.reply import answer, laid_out
from bot.chat.translator import described, named, worded
from bot.locales import Front, Words
from bot.services.app import App

_LOG: Final = logging.getLogger(__name__)


@everywhere
@app_commands.command(name=named("command_help"), description=described("command_help"))
@worded("topic")
@guarded
async def help_(interaction: discord.Interaction[Any], *, topic: TopicOption | None = None) -> None:
    """Say what to do in a situation."""
    await _show(interaction, topic or Topic.HAND, instead=False)


async def greet(app: App, guild: discord.Guild) -> None:
    """Say hello where the group's own messages of that kind appear, else in the first channel that lets us."""
    words = Words.of(str(guild.preferred_locale), Front.CHAT)
    example = await keep(app, Asked(words.say(EXAMPLES[0])), ROOM)
    view = laid_out(welcome_card(words, example), words)
    for channel in filter(None, (guild.system_channel, *guild.text_channels)):
        allowed = channel.permissions_for(guild.me)
        if allowed.view_channel and allowed.send_messages:
            try:
                await channel.send(view=view)
            except discord.HTTPException as refused:
                _LOG.info("could not greet in %s: %s", channel.id, refused)
                continue
            return


async def _open(interaction: discord.Interaction[Any], action: Action) -> None:
    """Turn from one situation to another."""
    await _show(interaction, _topic(action), instead=True)


async def _open_beside(interaction: discord.Interaction[Any], action: Action) -> None:
    """Help beside a card that must not be lost: an error with the hand that was typed, a greeting."""
    await _show(interaction, _topic(action), instead=False)


def _topic(action: Action) -> Topic:
    return Topic(action.data) if action.data in {topic.value for topic in Topic} else Topic.HAND


async def _show(interaction: discord.Interaction[Any], topic: Topic, *, instead: bool) -> None:
    reader = await reader_of(interaction)
    words = reader.words(Audience.PRIVATE)
    asked = {example: Asked(words.say(example)) for example in EXAMPLES}
    if topic is Topic.HAND:
        asked[WAITING_EXAMPLE] = Asked(words.say(WAITING_EXAMPLE), Question.WAITS)
    examples = {example: await keep(app_of(interaction), question, ROOM) for example, question in asked.items()}
    await answer(interaction, help_card(topic, words, examples), Audience.PRIVATE, words, instead=instead)


DEEDS: Final[Deeds] = {"help.open": _open, "help.show": _open_beside}

"""A group in simcord's Discord: no account, no network. `hule try` shows it, the tests and the gallery play on it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

import simcord
from simcord import interactions

from bot.locales import Words
from bot.mahjong.tiles import Wind

if TYPE_CHECKING:
    from discord.ext import commands

NAME: Final = "Hule"
IN_GROUP: Final = "0"
"""Discord's number for an app that was added to a server; `1` is one that somebody added for themselves."""


@dataclass(slots=True)
class Speech:
    """What every interaction says of whoever makes it; simcord's members would all speak English.

    Args:
        locale: the member's language.
        guild_locale: the server's.
        more: other fields of the interaction, as Discord writes them.
    """

    locale: str = "en-US"
    guild_locale: str = "en-US"
    more: Mapping[str, Any] = field(default_factory=dict)


@contextmanager
def speaking(speech: Speech) -> Iterator[Speech]:
    """Let interactions say this; it can be changed while it lasts.

    Members' interactions also say that the bot was added to their server, which simcord leaves open.
    """
    original = interactions.base_payload

    def spoken(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["locale"] = speech.locale
        if "guild_id" in payload:
            payload["guild_locale"] = speech.guild_locale
        payload["authorizing_integration_owners"] = {IN_GROUP: payload.get("guild_id", "0")}
        payload.update(speech.more)
        return record, payload

    interactions.base_payload = spoken
    try:
        yield speech
    finally:
        interactions.base_payload = original


@dataclass(frozen=True, slots=True)
class Stage:
    """A server with a channel and four members, named by their winds; the first owns it."""

    env: simcord.Env
    guild: Any
    channel: Any
    members: Mapping[Wind, Any]
    speech: Speech


@asynccontextmanager
async def stage(bot: commands.Bot, locale: str) -> AsyncIterator[Stage]:
    """Set the bot up in a server whose members all speak one language."""
    words = Words.of(locale)
    with speaking(Speech(locale, locale)) as speech:
        env = simcord.Env(bot)
        env.backend.bot_user.name = NAME
        await env.start()
        try:
            users = {wind: env.create_user(words.wind(wind)) for wind in Wind}
            guild = env.create_guild(words.say("try_guild"), owner=users[Wind.EAST], preferred_locale=locale)
            channel = guild.create_text_channel(words.say("try_channel"))
            members = {wind: guild.add_member(user) for wind, user in users.items()}
            await env.settle()
            yield Stage(env, guild, channel, members, speech)
        finally:
            await bot.close()
            await env.shutdown()

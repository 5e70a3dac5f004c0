"""Who is there: the caller for the use cases, what they and their group have chosen, and the words to use."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any, Final

import discord

from bot.cards.model import Audience
from bot.locales import Front, Words
from bot.preferences import Preferences
from bot.services.app import App
from bot.services.callers import Caller, GroupId, PlayerId
from bot.services.settings import preferences

_LOG: Final = logging.getLogger(__name__)

_KEPT: Final = object()


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever used a command or a control.

    Args:
        caller: the same for the use cases.
        preferences: what they and their group have chosen.
        own: the language of what they alone see.
        shared: the language of what the group sees.
    """

    caller: Caller
    preferences: Preferences
    own: str
    shared: str

    def words(self, audience: Audience) -> Words:
        """Return the words for those who will read."""
        return Words.of(self.own if audience is Audience.PRIVATE else self.shared, Front.CHAT)


async def reader_of(interaction: discord.Interaction[Any]) -> Reader:
    """Return the reader, looked up once an interaction. Without the database everything is as nobody had chosen."""
    known: Reader | None = interaction.extras.get(_KEPT)
    if known is None:
        known = interaction.extras[_KEPT] = await _look_up(interaction)
    return known


def app_of(interaction: discord.Interaction[Any]) -> App:
    """Return what the use cases work with."""
    app: App = interaction.client.app
    return app


def group_id(guild: int) -> GroupId:
    """Return a server as a group."""
    return GroupId(f"discord:{guild}")


def caller_of(interaction: discord.Interaction[Any]) -> Caller:
    """Return who asks. Where the bot is only the asker's own app there is no group: nothing is kept of that server."""
    user = interaction.user
    at_home = interaction.guild_id is not None and interaction.is_guild_integration()
    roles = frozenset(str(role.id) for role in user.roles) if isinstance(user, discord.Member) else frozenset()
    return Caller(
        group=group_id(interaction.guild_id) if at_home and interaction.guild_id else None,
        player=PlayerId(f"discord:{user.id}"),
        roles=roles,
        locale=str(interaction.locale),
        key=str(interaction.id),
        at=interaction.created_at,
        manages=at_home and interaction.permissions.manage_guild,
    )


async def _look_up(interaction: discord.Interaction[Any]) -> Reader:
    caller = caller_of(interaction)
    try:
        chosen = await preferences(app_of(interaction), caller.group, caller.player)
    except Exception:  # noqa: BLE001  # a hand can be scored without the book, and an error told
        _LOG.exception("the settings cannot be read")
        chosen = Preferences()
    own = chosen.private_language or str(interaction.locale)
    shared = chosen.public_language or (str(interaction.guild_locale) if interaction.guild_locale else own)
    return Reader(caller, chosen, own, shared)

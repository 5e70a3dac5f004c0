"""The bot: what it hears, what it offers, and how it starts."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.score import score, warm_up
from bot.chat.sync import SyncMemory, sync
from bot.chat.translator import CatalogueTranslator
from bot.chat.tree import HuleTree

_LOG: Final = logging.getLogger(__name__)

# The library warns at every start of what only voice would need.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COMMANDS: Final[tuple[app_commands.Command[Any, ..., None], ...]] = (score,)


class HuleClient(commands.Bot):
    """The bot as discord.py runs it.

    It hears of guilds and of interactions, and of nothing else: no privileged intents, no messages, no members. It
    addresses nobody. It is a `commands.Bot` because the tools that drive it offline ask for one; there are no
    prefix commands.

    Args:
        memory: remembers which commands Discord was told; without it they are told at every start.
    """

    def __init__(self, *, memory: SyncMemory | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=HuleTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self._memory = memory
        for command in COMMANDS:
            self.tree.add_command(command)

    async def setup_hook(self) -> None:
        """Get everything ready before the first interaction can come."""
        await self.tree.set_translator(CatalogueTranslator())
        await asyncio.to_thread(warm_up)
        await sync(self.tree, self._memory)

    async def on_ready(self) -> None:
        """Say in the log that the bot is there."""
        _LOG.info("ready in %d guilds", len(self.guilds))

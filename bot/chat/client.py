"""The bot: what it hears, what it offers, and how it starts and ends."""

from __future__ import annotations

import asyncio
import gc
import logging
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat import fans, hands, settings
from bot.chat import help as help_pages
from bot.chat.aside import Aside
from bot.chat.controls import Lasting
from bot.chat.deeds import Deeds, perform
from bot.chat.message_menu import score_message
from bot.chat.punctuality import in_time
from bot.chat.score import score, waits, warm_up
from bot.chat.sync import SyncMemory, sync
from bot.chat.translator import CatalogueTranslator
from bot.chat.tree import HuleTree
from bot.services.app import App

_LOG: Final = logging.getLogger(__name__)

# The library warns at every start of what only voice would need.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False

COMMANDS: Final[tuple[app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu, ...]] = (
    score,
    waits,
    fans.fan,
    settings.settings,
    help_pages.help_,
    score_message,
)
DEEDS: Final[Deeds] = {**hands.DEEDS, **fans.DEEDS, **settings.DEEDS, **help_pages.DEEDS}


class HuleClient(commands.Bot):
    """The bot as discord.py runs it.

    It hears of guilds and of interactions, and of nothing else: no privileged intents, no messages, no members. It
    addresses nobody. It is a `commands.Bot` because the tools that drive it offline ask for one; there are no
    prefix commands.

    Args:
        opening: gives what the use cases work with; entered at the start, left at the end.
        memory: remembers which commands Discord was told; without it they are told at every start.
    """

    app: App

    def __init__(self, opening: AbstractAsyncContextManager[App], *, memory: SyncMemory | None = None) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=HuleTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
        )
        self._opening = opening
        self._opened = AsyncExitStack()
        self._memory = memory
        self.deeds = DEEDS
        self.aside = Aside()
        for command in COMMANDS:
            self.tree.add_command(command)
        self.add_dynamic_items(Lasting)

    async def setup_hook(self) -> None:
        """Get everything ready before the first interaction can come."""
        self.app = await self._opened.enter_async_context(self._opening)
        await self.tree.set_translator(CatalogueTranslator())
        await asyncio.to_thread(warm_up)
        _keep_what_is_there()
        await sync(self.tree, self._memory)

    async def close(self) -> None:
        """Leave Discord, then the database."""
        try:
            await super().close()
        finally:
            self.aside.close()
            await self._opened.aclose()

    async def perform(self, interaction: discord.Interaction[Any], written: str) -> None:
        """Do what the custom id of a control or a form stands for."""
        await perform(interaction, written, self.deeds)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Take forms that were sent; commands and controls find their own way."""
        if interaction.type is discord.InteractionType.modal_submit and in_time(interaction):
            data: Any = interaction.data
            await self.perform(interaction, data["custom_id"])

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a group on arriving there. Leaving deletes nothing: an outage looks much the same (F44)."""
        await help_pages.greet(self.app, guild)

    async def on_ready(self) -> None:
        """Say in the log that the bot is there."""
        _LOG.info("ready in %d guilds", len(self.guilds))


def _keep_what_is_there() -> None:
    """Tell the garbage collector to leave alone what is in memory by now.

    It would go through the tables of scoring again and again, and stop everything for a tenth of a second each time.
    """
    gc.collect()
    gc.freeze()

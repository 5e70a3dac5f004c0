"""The command tree: it drops what comes too late and takes every error to the edge."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.chat.edge import report
from bot.chat.punctuality import Punctuality, in_time


class HuleTree(app_commands.CommandTree[Any]):
    """The bot's commands."""

    def __init__(self, client: Any, **options: Any) -> None:
        super().__init__(client, **options)
        self.punctuality = Punctuality()

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let through what can still be answered; autocompletes included."""
        return in_time(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Take what a command or the tree raised to the one edge."""
        await report(interaction, error)

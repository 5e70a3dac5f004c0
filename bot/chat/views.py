"""The bases of every view and modal with parts of its own: they drop what is late and take errors to the one edge."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.chat.edge import report
from bot.chat.punctuality import in_time


class View(ui.LayoutView):
    """A view with buttons or selects that live as long as it does."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let through what can still be answered."""
        return in_time(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: Exception, _item: ui.Item[Any], /) -> None:
        """Take what an item raised to the one edge."""
        await report(interaction, error)


class Modal(ui.Modal):
    """A dialog."""

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let through what can still be answered."""
        return in_time(interaction)

    async def on_error(  # type: ignore[override]  # a modal's has no item, in the library as well
        self, interaction: discord.Interaction[Any], error: Exception, /
    ) -> None:
        """Take what the submission raised to the one edge."""
        await report(interaction, error)

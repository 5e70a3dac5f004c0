"""From a control or a form to what it does."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.cards.model import Action
from bot.chat.controls import action_of
from bot.chat.edge import report
from bot.errors import Refused

_LOG: Final = logging.getLogger(__name__)

Deed: TypeAlias = Callable[[discord.Interaction[Any], Action], Awaitable[None]]
"""What happens when a control is used or a form is sent."""
Deeds: TypeAlias = Mapping[str, Deed]


async def perform(interaction: discord.Interaction[Any], written: str, deeds: Deeds) -> None:
    """Do what the custom id of a control or a form stands for; whatever goes wrong ends at the one edge."""
    action = action_of(written)
    if action is None or action.name not in deeds:
        _LOG.warning("out of date: %s", written)
        await report(interaction, Refused("control_changed"))
        return
    try:
        await deeds[action.name](interaction, action)
    except Exception as error:  # noqa: BLE001  # the library would only log it
        await report(interaction, error)

"""Answering: to whom, where, and once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.cards.model import Audience, Card
from bot.chat.layout import lay_out
from bot.locales import Words


def audience(interaction: discord.Interaction[Any], *, private: bool | None) -> Audience:
    """Return who is to see the reply: as the option says, and only the asker where it says nothing in a DM."""
    if private is None:
        private = interaction.guild_id is None
    return Audience.PRIVATE if private else Audience.PUBLIC


def source_audience(interaction: discord.Interaction[Any]) -> Audience:
    """Return who sees the message that a control was used on. Other people's direct messages are public, too."""
    message = interaction.message
    alone = message is None or message.flags.ephemeral or interaction.context.dm_channel
    return Audience.PRIVATE if alone else Audience.PUBLIC


def is_own(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether whoever used a control may change the message that it is on (F30).

    A private message is its reader's, a public one theirs who asked for it.
    """
    if source_audience(interaction) is Audience.PRIVATE:
        return True
    message = interaction.message
    made_by = message.interaction_metadata if message else None
    return made_by is not None and made_by.user.id == interaction.user.id


async def answer(
    interaction: discord.Interaction[Any], card: Card, audience: Audience, words: Words, *, instead: bool = False
) -> None:
    """Send the card as the reply, or as a further message where there has been a reply already.

    Args:
        interaction: what is answered.
        card: the answer.
        audience: who sees it.
        words: the language of its readers.
        instead: put it in the place of the message that the control was on; its readers stay the same.
    """
    view = laid_out(replace(card, audience=audience), words)
    private = audience is Audience.PRIVATE
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=private)
    elif instead and interaction.message is not None:
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=private)


def laid_out(card: Card, words: Words) -> ui.LayoutView:
    """Return a card to be sent. A stopped view is sent and not kept.

    The library would hold on to it, and with its end forget the class of every DynamicItem in it, for the whole bot.
    """
    view = lay_out(card, words)
    view.stop()
    return view

"""Answering: in which language, to whom, and once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord

from bot.cards.model import Audience, Card
from bot.chat.layout import lay_out
from bot.locales import Words


def audience(interaction: discord.Interaction[Any], *, private: bool | None) -> Audience:
    """Return who is to see the reply: as the option says, and only the asker where it says nothing in a DM."""
    if private is None:
        private = interaction.guild_id is None
    return Audience.PRIVATE if private else Audience.PUBLIC


def words_for(interaction: discord.Interaction[Any], audience: Audience) -> Words:
    """Return the words for those who will read: the asker's language in private, the group's in public."""
    shared = interaction.guild_locale if audience is Audience.PUBLIC else None
    return Words.of(str(shared or interaction.locale))


async def answer(interaction: discord.Interaction[Any], card: Card, audience: Audience, words: Words) -> None:
    """Send the card as the reply, or as a further message where there has been a reply already."""
    view = lay_out(replace(card, audience=audience), words)
    # A stopped view is sent and not kept: the library would hold on to it, and with its end forget the class of
    # every DynamicItem in it, for the whole bot.
    view.stop()
    private = audience is Audience.PRIVATE
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=private)
    else:
        await interaction.response.send_message(view=view, ephemeral=private)

"""The message menu *Score this hand*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.model import Audience
from bot.chat.aside import aside_of
from bot.chat.asked import Asked
from bot.chat.edge import about, guarded
from bot.chat.hands import reply_about
from bot.chat.installs import everywhere
from bot.chat.reader import reader_of
from bot.chat.translator import named
from bot.services.finding import find_hand


@guarded
async def _score_message(interaction: discord.Interaction[Any], message: discord.Message) -> None:
    """Find the hand in somebody's message; the answer is private and can be sent to the channel."""
    reader = await reader_of(interaction)
    found = await aside_of(interaction).run(find_hand, text_of(message))
    asked = Asked(found.text).by(reader.preferences)
    about(interaction, asked)
    await reply_about(interaction, asked, Audience.PRIVATE)


score_message: Final = everywhere(app_commands.ContextMenu(name=named("menu_score"), callback=_score_message))


def text_of(message: discord.Message) -> str:
    """Return all that a message says: its text, its embeds, the texts of its components."""
    parts: list[str | None] = [message.content]
    for embed in message.embeds:
        parts += [embed.title, embed.description, *(field.value for field in embed.fields)]
    parts += _texts(message.components)
    return "\n".join(part for part in parts if part)


def _texts(components: Iterable[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))

"""*Score this hand* in the menu of somebody's message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord
import pytest

from bot.chat.message_menu import text_of
from bot.locales import Front, Words
from tests.chat.harness import EN, Table, ids, message_of, texts

pytestmark = pytest.mark.asyncio

SPEAK = Callable[..., None]
MENU = "Score this hand"
HAND = "123m456p789s55pEE+E"


async def score_message(table: Table, content: str) -> Any:
    message = await table.south.send(table.channel, content)
    return await table.east.context_menu(table.channel, MENU, message)


async def test_the_hand_in_a_message_is_scored_in_private_and_can_be_sent(table: Table, speak: SPEAK) -> None:
    speak("zh-CN")
    shown = await score_message(table, f"今天和了这手 {HAND} 自摸, 不错吧 :)")
    assert shown.ephemeral
    assert "|EE1000|0`" in texts(shown)
    assert Words.of("zh-CN", Front.CHAT).say("score_head_fan") in texts(shown)
    await table.press(shown, "hand.send")
    assert table.channel.last_message is not None
    assert "|EE1000|0`" in texts(table.channel.last_message)


async def test_what_kept_it_from_being_a_hand_is_said(table: Table) -> None:
    shown = await score_message(table, "look: 11111m456p789s55p wow")
    assert shown.ephemeral
    assert "There are 5 of 1m" in texts(shown)


async def test_a_message_without_tiles_says_so(table: Table) -> None:
    shown = await score_message(table, "see you at 12:30, I bring 8 points")
    assert shown.ephemeral
    assert EN.say("no_hand_in_message") in texts(shown)
    assert EN.say("help_typing_title") in texts(await table.press(shown, "help.show"))


async def test_thirteen_tiles_get_their_waits(table: Table) -> None:
    shown = await score_message(table, "what do I wait for? 123m456p789s55pEE")
    assert "### Waiting for 2 kinds" in texts(shown)
    assert len(ids(shown, "hand.ask")) == 2


async def test_the_hand_on_a_card_of_ours_is_found(table: Table) -> None:
    card = message_of(await table.score(HAND))
    shown = await table.east.context_menu(table.channel, MENU, card)
    assert "### Win: 14 points" in texts(shown)


async def test_it_needs_no_right_to_read_messages(table: Table) -> None:
    """F37: Discord hands over the one message that it was used on."""
    assert not table.env.bot.intents.message_content
    assert "### Win" in texts(await score_message(table, HAND))


async def test_embeds_are_read_as_well(table: Table) -> None:
    channel: Any = table.env.bot.get_channel(table.channel.id)
    embed = discord.Embed(title="hand", description=HAND).add_field(name="x", value="y")
    message = await channel.send(embed=embed)
    assert HAND in text_of(message)
    shown = await table.east.context_menu(table.channel, MENU, message)
    assert "### Win: 14 points" in texts(shown)

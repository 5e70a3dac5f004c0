"""`/help` by situation, and the greeting on arriving (F44)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.cards.help import EXAMPLES, WAITING_EXAMPLE, Topic
from bot.errors import HandError
from bot.locales import LOCALES, Front, Words
from bot.mahjong.notation import read
from bot.services.scoring import LookAhead, ScoreHand, look_ahead, score_hand
from tests.chat.harness import EN, Table, controls, ids, texts

SPEAK = Callable[..., None]
SILENT = discord.PermissionOverwrite(send_messages=False)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_example_works(locale: str) -> None:
    words = Words.of(locale)
    for example in EXAMPLES:
        assert score_hand(ScoreHand(words.say(example))).score.reaches_minimum
    assert not look_ahead(LookAhead(words.say(WAITING_EXAMPLE))).waiting.distance


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("row", range(1, 9))
def test_every_way_to_type_is_read(locale: str, row: int) -> None:
    """Some are parts of a hand: what is wrong with them is that the rest is missing."""
    text = Words.of(locale).say(f"writing_{row}")
    assert codes(text) <= {"bad_count", "empty", "replacement_without_kong", "last_tile_conflict"}, text


def codes(text: str) -> set[str]:
    try:
        read(text)
    except HandError as error:
        return {fault.code for fault in error.faults}
    return set()


@pytest.mark.asyncio
@pytest.mark.parametrize("topic", Topic)
async def test_every_situation_leads_to_the_others(table: Table, topic: Topic) -> None:
    shown = await table.east.slash(table.channel, "help", topic=topic.value)
    assert shown.ephemeral
    title = EN.say(f"help_{topic.value}_title")
    assert title in texts(shown)
    buttons = [controls(shown)[one] for one in ids(shown, "help.open")]
    assert [bool(button.get("disabled")) for button in buttons] == [other is topic for other in Topic]
    other = next(one for one in Topic if one is not topic)
    await table.press(shown, "help.open", nth=list(Topic).index(other))
    assert EN.say(f"help_{other.value}_title") in texts(shown)


@pytest.mark.asyncio
async def test_help_begins_with_a_hand_and_its_examples_are_scored_beside_it(table: Table) -> None:
    shown = await table.east.slash(table.channel, "help")
    before = texts(shown)
    for nth in range(len(ids(shown, "hand.show"))):
        answered = await table.press(shown, "hand.show", nth=nth)
        assert answered.ephemeral
        assert "### Win" in texts(answered) or "### Waiting" in texts(answered)
    assert texts(shown) == before


@pytest.mark.asyncio
async def test_help_leads_to_the_settings(table: Table) -> None:
    shown = await table.east.slash(table.channel, "help", topic="group")
    assert EN.say("me_title") in texts(await table.press(shown, "me.open"))
    assert EN.say("group_title") in texts(await table.press(shown, "group.open"))
    assert EN.say("group_title_first") in texts(await table.owner.slash(table.channel, "settings group"))


@pytest.mark.asyncio
@pytest.mark.parametrize("locale", LOCALES)
async def test_a_group_is_greeted_in_its_language_and_can_begin_at_once(env: simcord.Env, locale: str) -> None:
    guild = env.create_guild(preferred_locale=locale)
    closed = guild.create_text_channel("closed", overwrites={guild.default_role: SILENT})
    channel = guild.create_text_channel("open")
    east = guild.add_member(env.create_user("east"))
    await arrive(env, guild)
    assert not closed.history()
    greeting = channel.last_message
    assert greeting is not None
    words = Words.of(locale, Front.CHAT)
    assert words.say("welcome_title") in texts(greeting).replace("\\", "")
    scored = await east.click(greeting, custom_id=ids(greeting, "hand.show")[0])
    assert scored.ephemeral
    assert "### Win: 14 points" in texts(scored)


async def arrive(env: simcord.Env, guild: Any) -> None:
    client: Any = env.bot
    await client.on_guild_join(client.get_guild(guild.id))
    await env.settle()


@pytest.mark.asyncio
async def test_where_nobody_may_write_nobody_is_greeted(env: simcord.Env) -> None:
    guild = env.create_guild()
    channel = guild.create_text_channel("closed", overwrites={guild.default_role: SILENT})
    await arrive(env, guild)
    other = env.create_guild()
    refusing = other.create_text_channel("refusing")
    env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await arrive(env, other)
    assert not channel.history()
    assert not refusing.history()


@pytest.mark.asyncio
async def test_leaving_or_an_outage_forgets_nothing(table: Table, database: Path) -> None:
    """F44."""
    shown = await table.owner.slash(table.channel, "settings group")
    await table.choose(shown, "group.language", "ja", by=table.owner)
    client: Any = table.env.bot
    client.dispatch("guild_unavailable", client.get_guild(table.guild.id))
    client.dispatch("guild_remove", client.get_guild(table.guild.id))
    await table.env.settle()
    await table.restart(database)
    again = await table.owner.slash(table.channel, "settings group")
    assert Words.of("en-US").say("group_title") in texts(again)
    assert "和了" in texts(await table.score("123m456p789s55pEE+E"))

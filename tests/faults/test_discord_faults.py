"""Faults of Discord bots (F25 to F46) that apply by now, each survived. The rooms' own tests go further into most."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import interactions
from simcord.backend.errors import SetupError

from bot.chat.client import HuleClient
from bot.chat.controls import Lasting
from bot.chat.sync import FileMemory
from bot.entry.opening import open_app
from bot.entry.stage import Speech
from tests.chat.harness import EN, Table, ids, restart, running, texts
from tests.chat.limits import check, sent

pytestmark = pytest.mark.asyncio

HAND = "[234p,1] 12334567pEE+5p self-drawn round=E seat=S"
SPEAK = Callable[..., None]


async def test_F25_what_comes_too_late_is_dropped_autocomplete_included(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    await table.score(HAND)
    original = interactions.base_payload

    def made_earlier(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["id"] = str(discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(seconds=2.9)))
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", made_earlier)
    before = len(table.callbacks())
    await table.score(HAND)
    await table.east.slash(table.channel, "fan", name="pure")
    await autocomplete(table)
    assert len(table.callbacks()) == before


async def autocomplete(table: Table) -> None:
    """Let Discord ask for choices; simcord complains where no answer comes."""
    with contextlib.suppress(SetupError):
        await table.east.autocomplete(table.channel, "fan", "name", "pure")


async def test_F26_what_is_acknowledged_already_is_left_alone(table: Table) -> None:
    table.env.inject_error("POST", "/interactions/*/callback", status=400, code=40060)
    before = len(table.env.http_requests)
    await table.score(HAND)
    assert len(table.env.http_requests) == before + 1
    assert table.env.errors


async def test_F27_a_button_works_when_the_tokens_of_its_message_are_long_dead(table: Table) -> None:
    shown = await table.score(HAND, private=True)
    await table.env.advance_time(3600)
    await table.press(shown, "hand.explain")
    assert "Non-identical" in texts(shown)


async def test_F28_buttons_outlive_a_restart(table: Table, database: Path) -> None:
    shown = await table.score(HAND)
    await table.restart(database)
    assert "Non-identical" in texts(await table.press(shown, "hand.explain"))


async def test_F29_no_dialog_is_waited_for(table: Table) -> None:
    await table.press(await table.score(HAND), "hand.change")
    state: Any = table.env.bot._connection
    assert not state._view_store._modals
    assert not state._view_store._views


async def test_F30_somebody_elses_answer_is_not_changed(table: Table) -> None:
    shown = await table.score(HAND)
    before = texts(shown)
    form = await table.press(shown, "hand.change", by=table.south)
    assert (await table.south.submit_modal(form, {"hand": "123m456p789s55pEE+E"})).ephemeral
    assert texts(shown) == before


async def test_F31_no_content_and_no_embeds_beside_components(table: Table) -> None:
    shown = await table.score(HAND)
    await table.press(shown, "hand.explain")
    for _, payload in sent(table.env):
        check(payload)
        assert not payload.get("content")
        assert not payload.get("embeds")


@pytest.mark.parametrize("name", ["pure_straight", "Pure Straight", "清龙", "PURE STRAIGHT "])
async def test_F32_a_choice_may_arrive_as_what_was_shown_or_typed(table: Table, name: str) -> None:
    assert "### Pure Straight" in texts(await table.east.slash(table.channel, "fan", name=name))


async def test_F33_the_class_of_the_buttons_is_never_forgotten(table: Table) -> None:
    for _ in range(3):
        await table.press(await table.score(HAND, private=True), "hand.explain")
    state: Any = table.env.bot._connection
    assert list(state._view_store._dynamic_items.values()) == [Lasting]


async def test_F34_a_control_that_this_version_does_not_have_says_so(table: Table) -> None:
    shown = await table.score(HAND)
    client: Any = table.env.bot
    client.deeds = {}
    assert EN.say("control_changed") in texts(await table.press(shown, "hand.explain"))


async def test_F35_commands_are_told_once_however_often_the_bot_starts(tmp_path: Path) -> None:
    memory = FileMemory(tmp_path)
    async with running(HuleClient(open_app(), memory=memory)) as env:
        for _ in range(3):
            await restart(env, HuleClient(open_app(), memory=memory))
        told = [request for request in env.http_requests if request.method == "PUT"]
        assert len(told) == 1


async def test_F37_nothing_depends_on_message_content(table: Table) -> None:
    assert table.env.bot.intents == discord.Intents(guilds=True)


async def test_F38_rights_are_checked_by_the_service(table: Table) -> None:
    shown = await table.owner.slash(table.channel, "settings group")
    guild = table.env.backend.get_guild(table.guild.id)
    guild.owner_id = table.south.id
    refused = await table.choose(shown, "group.language", "ja", by=table.owner)
    assert EN.say("not_manager") in texts(refused)


@pytest.mark.parametrize("hand", ["1" * 6000, "👨‍👩‍👧‍👦" * 700, "[" * 6000, "e\u0301" * 3000])
async def test_F40_no_text_is_too_long(table: Table, hand: str) -> None:
    shown = await table.score(hand[:6000])
    assert shown.ephemeral
    for _, payload in sent(table.env):
        check(payload)


@pytest.mark.parametrize("hand", ["@everyone", "<@&123456789012345678>", "@here **x**"])
async def test_F41_typed_text_addresses_nobody(table: Table, hand: str) -> None:
    shown = await table.score(hand)
    assert "@everyone" not in texts(shown)
    assert "@here" not in texts(shown)
    for _, payload in sent(table.env):
        assert payload["allowed_mentions"] == {"parse": []}


async def test_F44_an_outage_or_leaving_purges_nothing(table: Table) -> None:
    shown = await table.owner.slash(table.channel, "settings group")
    await table.choose(shown, "group.language", "ja", by=table.owner)
    client: Any = table.env.bot
    for event in ("guild_unavailable", "guild_remove"):
        client.dispatch(event, client.get_guild(table.guild.id))
    await table.env.settle()
    assert "役" in texts(await table.score("123m456p789s55pEE+E")) or "和了" in texts(await table.score(HAND))


async def test_user_installed_it_works_where_the_bot_is_not(table: Table, speech: Speech) -> None:
    """No server's settings, no cache, no member: only what the interaction brings."""
    speech.more = {"authorizing_integration_owners": {"1": str(table.east.id)}, "guild_id": "999999999999999999"}
    shown = await table.score(HAND)
    assert "### Win: 24 points" in texts(shown)
    assert ids(shown, "hand.explain")

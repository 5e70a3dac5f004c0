"""When the surroundings are hard: groups of direct messages, a busy database, a clock that is set, a broken network."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from simcord import interactions

from bot.chat import asked as asked_module
from bot.chat import punctuality as punctuality_module
from bot.chat.asked import Asked, keep
from bot.chat.hands import ROOM
from bot.chat.punctuality import Punctuality
from bot.entry.opening import open_app
from bot.errors import UserError
from bot.preferences import Preferences
from bot.services.settings import preferences
from tests.chat.harness import EN, Table, ids, texts
from tests.chat.test_punctuality import Made

pytestmark = pytest.mark.asyncio

HAND = "[234p,1] 12334567pEE+5p self-drawn round=E seat=S"
LONG = HAND.replace(" ", " " * 60)


async def test_in_a_group_of_direct_messages_an_answer_stays_its_askers(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F30: the bot is only somebody's own app there, and everybody sees what it answers in public."""
    spoken = interactions.base_payload

    def among_friends(*args: Any, **kwargs: Any) -> Any:
        record, payload = spoken(*args, **kwargs)
        user = payload.pop("member")["user"]
        for key in ("guild_id", "guild_locale"):
            payload.pop(key)
        return record, {**payload, "user": user, "context": 2, "authorizing_integration_owners": {"1": user["id"]}}

    monkeypatch.setattr(interactions, "base_payload", among_friends)
    shown = await table.score(HAND, private=False)
    before = texts(shown)
    explained = await table.press(shown, "hand.explain", by=table.south)
    assert explained.ephemeral
    form = await table.press(shown, "hand.change", by=table.south)
    refused = await table.south.submit_modal(form, {"hand": "not a hand"})
    assert refused.ephemeral
    assert texts(shown) == before
    assert not ids(shown, "hand.send")


async def test_a_busy_database_holds_no_answer_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits for buttons gives up long before Discord does; `hands` then answers without them."""
    monkeypatch.setattr(asked_module, "PATIENCE", 0.05)
    async with open_app(tmp_path / "hule.db") as app:
        with closing(sqlite3.connect(tmp_path / "hule.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(UserError) as busy:
                await keep(app, Asked(LONG), ROOM)
            other.execute("ROLLBACK")
        assert busy.value.code == "database_busy"
        assert (await keep(app, Asked(LONG), ROOM)).startswith("#")


@pytest.mark.parametrize(
    ("options", "sent"),
    [
        ({"from": "N"}, {"how": ["self_draw"]}),
        ({"from": "N"}, {"seat": ["N"]}),
        ({"last_of_kind": True}, {"how": ["robbing"]}),
    ],
)
async def test_what_the_form_does_not_show_gives_way_to_what_it_says(
    table: Table, options: dict[str, Any], sent: dict[str, Any]
) -> None:
    shown = await table.score("123m456p78s55pEEE+9s", private=True, **options)
    form = await table.press(shown, "hand.change")
    await table.east.submit_modal(form, {"hand": "123m456p78s55pEEE+9s", **sent})
    assert "### Win" in texts(shown)


@pytest.mark.parametrize("delays", [[*[-5.0] * 16, *[0.1] * 8], [*[0.1] * 16, *[6.0] * 8], [*[6.0] * 8, *[0.1] * 8]])
async def test_a_clock_that_is_set_costs_one_interaction_at_most(
    monkeypatch: pytest.MonkeyPatch, delays: list[float]
) -> None:
    ahead = [delay // 1 for delay in delays]
    monkeypatch.setattr(punctuality_module, "_ahead", lambda: ahead[0])
    judge = Punctuality()
    for delay in delays:
        judge.allows(cast("Any", Made(delay)))
        ahead.pop(0)
        ahead.append(0.0)
    assert judge.dropped <= 1 + (delays[0] > 2.5)


@pytest.mark.parametrize("failure", [OSError(104, "reset"), RuntimeError()])
async def test_what_a_broken_network_kept_from_the_channel_can_be_sent_again(
    table: Table, monkeypatch: pytest.MonkeyPatch, failure: Exception
) -> None:
    private = await table.score(HAND, private=True)

    async def broken(*_: Any, **__: Any) -> Any:
        raise failure

    with monkeypatch.context() as broken_network:
        broken_network.setattr(discord.Webhook, "send", broken)
        await table.press(private, "hand.send")
    assert not table.channel.history()
    await table.press(private, "hand.send")
    assert len(table.channel.history()) == 1


async def test_an_edit_that_had_worked_is_no_failure(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """F26: the library tries again after a 5xx, and hears that it was acknowledged."""
    private = await table.score(HAND, private=True)
    original = discord.InteractionResponse.edit_message

    async def twice(response: Any, **options: Any) -> Any:
        await original(response, **options)
        await original(response, **options)

    monkeypatch.setattr(discord.InteractionResponse, "edit_message", acknowledged_twice(twice))
    await table.press(private, "hand.send")
    assert len(table.channel.history()) == 1
    assert not ids(private, "hand.send")


def acknowledged_twice(edit: Any) -> Any:
    async def edited(response: Any, **options: Any) -> Any:
        try:
            await edit(response, **options)
        except discord.InteractionResponded:
            answer: Any = type("Answer", (), {"status": 400, "reason": "Bad Request"})()
            raise discord.HTTPException(answer, {"code": 40060, "message": "acknowledged"}) from None

    return edited


async def test_everybody_is_no_referee(table: Table) -> None:
    shown = await table.owner.slash(table.channel, "settings group")
    told = await table.choose(shown, "group.referee", table.guild.default_role, by=table.owner)
    assert EN.say("referee_everyone") in texts(told)


async def test_rules_that_this_version_does_not_have_are_passed_over(table: Table, database: Path) -> None:
    """A newer version was here before."""
    await table.east.slash(table.channel, "settings me", house="official_modern")
    with closing(sqlite3.connect(database)) as other, other:
        other.execute("UPDATE member_settings SET house = 'gone_house'")
    assert "### Win: 24 points" in texts(await table.score(HAND))
    client: Any = table.env.bot
    assert await preferences(client.app, None, cast("Any", f"discord:{table.east.id}")) == Preferences()


async def test_a_question_is_kept_once_however_often_its_buttons_are_pressed(table: Table, database: Path) -> None:
    shown = await table.score(LONG, private=True)
    for _ in range(3):
        await table.press(shown, "hand.explain")
        await table.press(shown, "hand.fold")
    with closing(sqlite3.connect(database)) as other:
        assert other.execute("SELECT count(*) FROM drafts").fetchone() == (1,)

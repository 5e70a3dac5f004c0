"""`/settings`: what a member and a group choose, who may, and what it changes (F30, F38)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.entry.stage import Speech
from bot.locales import Front, Words
from tests.chat.harness import EN, Table, controls, ids, texts

pytestmark = pytest.mark.asyncio

HAND = "123m456p789s55pEE+E"
SPEAK = Callable[..., None]


async def mine(table: Table, **options: str) -> Any:
    return await table.east.slash(table.channel, "settings me", **options)


async def ours(table: Table, by: Any = None) -> Any:
    return await (by or table.owner).slash(table.channel, "settings group")


async def test_my_language_is_that_of_my_private_replies(table: Table) -> None:
    await mine(table, language="zh-CN")
    words = Words.of("zh-CN", Front.CHAT)
    assert words.say("score_head_fan") in texts(await table.score(HAND, private=True))
    assert words.say("error_title_hand", count=1) in texts(await table.score("123m456p789s55pEE11+E"))
    assert EN.say("score_head_fan") in texts(await table.score(HAND))


async def test_the_groups_language_is_that_of_public_replies(table: Table, speak: SPEAK) -> None:
    speak("en-US", "en-US")
    await table.choose(await ours(table), "group.language", "zh-TW", by=table.owner)
    assert Words.of("zh-TW", Front.CHAT).say("score_head_fan") in texts(await table.score(HAND))
    assert EN.say("score_head_fan") in texts(await table.score(HAND, private=True))


async def test_the_usual_seat_and_round_hold_where_nothing_is_said(table: Table) -> None:
    await mine(table, seat="S", round="W")
    assert "|WS0000|0`" in texts(await table.score(HAND))
    assert "|EN0000|0`" in texts(await table.score(HAND + " round=E", seat="N"))
    shown = await table.score(HAND)
    assert "|WS0000|0`" in texts(await table.press(shown, "hand.explain", by=table.south)), "as it was asked"


async def test_dragons_are_written_as_i_write_them(table: Table) -> None:
    hand = "123m456p789s55p55z+5z"
    before = texts(await table.score(hand))
    await mine(table, notation="gb")
    after = texts(await table.score(hand))
    assert ("PP+P" in before, "CC+C" in after) == (True, True)


async def test_menus_choose_and_leave_open_again(table: Table, database: Path) -> None:
    shown = await mine(table)
    for name, value in (("language", "ja"), ("notation", "gb"), ("house", "official_modern"), ("seat", "W")):
        await table.choose(shown, f"me.{name}", value)
    assert chosen(shown) == {"language": "ja", "notation": "gb", "house": "official_modern", "seat": "W", "round": "-"}
    await table.restart(database)
    assert chosen(await mine(table))["seat"] == "W"
    again = await mine(table)
    await table.choose(again, "me.seat", "-")
    await table.choose(again, "me.language", "-")
    assert chosen(again)["seat"] == "-"


def chosen(shown: Any) -> dict[str, str]:
    return {
        custom_id.split(":")[1].partition(".")[2]: option["value"]
        for custom_id, menu in controls(shown).items()
        for option in menu.get("options", [])
        if option.get("default")
    }


async def test_a_group_is_set_up_question_by_question(table: Table, database: Path) -> None:
    role = table.guild.create_role("Referee")
    shown = await ours(table)
    assert EN.say("group_title_first") in texts(shown)
    await table.choose(shown, "group.zone", "Asia/Tokyo", by=table.owner)
    assert EN.say("group_title_first") not in texts(shown)
    await table.choose(shown, "group.house", "official_modern", by=table.owner)
    await table.choose(shown, "group.referee", role, by=table.owner)
    await table.choose(shown, "group.announcements", table.channel, by=table.owner)
    await table.restart(database)
    shown = await ours(table)
    assert chosen(shown) == {"language": "-", "house": "official_modern", "zone": "Asia/Tokyo"}
    picked = {
        ids(shown, f"group.{name}")[0]: thing.id
        for name, thing in (("referee", role), ("announcements", table.channel))
    }
    for custom_id, wanted in picked.items():
        assert [int(value["id"]) for value in controls(shown)[custom_id]["default_values"]] == [wanted]
    await table.choose(shown, "group.referee", by=table.owner)
    assert not controls(shown)[ids(shown, "group.referee")[0]].get("default_values")


async def test_a_time_zone_is_written_in_any_case_and_a_typo_is_told(table: Table) -> None:
    shown = await ours(table)
    form = await table.press(shown, "group.zone_other", by=table.owner)
    wrong = await table.owner.submit_modal(form, {"zone": "Berlni"})
    assert wrong.ephemeral
    assert "Europe/Berlin" in texts(wrong)
    form = await table.press(shown, "group.zone_other", by=table.owner)
    await table.owner.submit_modal(form, {"zone": "america/argentina/buenos aires"})
    assert chosen(shown)["zone"] == "America/Argentina/Buenos_Aires"


async def test_who_may_not_manage_the_server_reads_and_changes_nothing(table: Table) -> None:
    """F38: whatever Discord shows, the service decides."""
    await table.choose(await ours(table), "group.zone", "Asia/Tokyo", by=table.owner)
    read = await ours(table, table.east)
    assert not controls(read)
    assert "Tokyo" in texts(read)


async def test_a_right_that_was_taken_away_is_gone_from_the_open_menu(table: Table) -> None:
    """F30, F38."""
    role = table.guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    chief = table.guild.add_member(table.env.create_user("chief"), roles=[role])
    shown = await ours(table, chief)
    assert controls(shown)
    table.env.backend.get_guild(table.guild.id).members[chief.id].role_ids.clear()
    refused = await table.choose(shown, "group.language", "ja", by=chief)
    assert EN.say("not_manager") in texts(refused)
    assert chosen(await ours(table))["language"] == "-"


async def test_settings_of_a_group_need_a_group(table: Table, speech: Speech) -> None:
    told = await table.east_user.slash("settings group")
    assert EN.say("no_group") in texts(told)
    speech.more = {"authorizing_integration_owners": {"1": "1"}}
    assert EN.say("no_group") in texts(await ours(table)), "the bot is only the asker's own app there"


async def test_delivered_twice_it_is_done_once(table: Table) -> None:
    """F4, F7: the same interaction comes again, after something else has been chosen."""
    shown = await mine(table)
    await table.choose(shown, "me.seat", "W")
    first = next(data for _, event, data in reversed(table.env.backend.transcript) if event == "INTERACTION_CREATE")
    await table.choose(shown, "me.seat", "N")
    before = len(table.callbacks())
    table.env.backend.emit("INTERACTION_CREATE", first)
    await table.env.settle()
    assert len(table.callbacks()) == before + 1, "it did come again"
    assert chosen(await mine(table))["seat"] == "N"
    assert not table.env.errors

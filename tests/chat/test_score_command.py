"""`/score` through the real client: right, wrong, private, and with Discord failing."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

import discord
import pytest
import regex
from discord import app_commands
from simcord import interactions

from bot.chat import hands as hands_module
from bot.chat.edge import report
from bot.chat.layout import TEXT_LIMIT
from bot.chat.markdown import length
from bot.errors import HandError, UserError
from bot.locales import Words
from bot.mahjong.tiles import Wind
from bot.services.scoring import ScoreHand, score_hand
from tests.chat.harness import Table, texts

pytestmark = pytest.mark.asyncio

RIGHT = "123m456p789s55pEE+E"
WRONG = "11111m456p"
CALLBACK = "/interactions/*/callback"
SPEAK = Callable[..., None]


async def test_a_right_hand_is_answered_in_public(table: Table) -> None:
    result = await table.score(RIGHT)
    assert result.acknowledged
    assert not result.ephemeral
    assert table.channel.last_message is not None
    assert "`123m45556p789sEE+E |EE0000|0`" in texts(result)


async def test_a_right_hand_is_answered_at_once(table: Table) -> None:
    """One answer, no deferral: reading and scoring are done before."""
    await table.score(RIGHT)
    assert [sent["type"] for sent in table.callbacks()] == [4]


@pytest.mark.parametrize(("group", "reader"), [("zh-CN", "en-US"), ("en-US", "zh-CN"), ("zh-CN", "zh-CN")])
async def test_public_replies_speak_the_groups_language(table: Table, speak: SPEAK, group: str, reader: str) -> None:
    speak(reader, group)
    said = texts(await table.score(RIGHT))
    assert Words.of(group).say("score_head_fan") in said
    assert Words.of("zh-CN" if group == "en-US" else "en-US").say("score_head_fan") not in said


@pytest.mark.parametrize("reader", ["zh-CN", "en-US", "de"])
async def test_private_replies_speak_the_readers_language(table: Table, speak: SPEAK, reader: str) -> None:
    speak(reader, "en-US" if reader == "zh-CN" else "zh-CN")
    result = await table.score(RIGHT, private=True)
    assert result.ephemeral
    assert Words.of(reader).say("score_head_fan") in texts(result)
    assert not table.channel.history(viewer=table.south)


@pytest.mark.parametrize("reader", ["zh-CN", "en-US"])
@pytest.mark.parametrize("options", [{}, {"private": False}, {"private": True}])
async def test_a_wrong_hand_is_answered_in_private_with_every_fault(
    table: Table, speak: SPEAK, reader: str, options: dict[str, bool]
) -> None:
    speak(reader, "en-US" if reader == "zh-CN" else "zh-CN")
    result = await table.score(WRONG, **options)
    words = Words.of(reader)
    assert result.ephemeral
    assert words.say("error_title_hand", count=2) in texts(result)
    with pytest.raises(HandError) as wrong:
        score_hand(ScoreHand(WRONG))
    assert all(words.tell(fault) in texts(result) for fault in wrong.value.faults)
    assert not table.env.errors, "a refusal is no failure of the bot"


async def test_a_hand_that_is_no_win_says_so(table: Table) -> None:
    result = await table.score("123m456p789s55pEE+9p")
    assert result.ephemeral
    assert "9p does not win; these 13 wait for 5p and East" in texts(result)


async def test_in_a_direct_message_the_reply_is_private(table: Table, speak: SPEAK) -> None:
    speak("zh-CN")
    result = await table.east_user.slash("score", hand=RIGHT)
    assert result.ephemeral
    assert Words.of("zh-CN").say("score_head_fan") in texts(result)
    assert not (await table.east_user.slash("score", hand=RIGHT, private=False)).ephemeral


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, "EE0000"),
        ({"how": "self_draw"}, "EE1000"),
        ({"how": "discard"}, "EE0000"),
        ({"how": "last_wall_tile"}, "EE1010"),
        ({"how": "last_discard"}, "EE0010"),
        ({"seat": "S", "round": "W"}, "WS0000"),
        ({"last_of_kind": True}, "EE0100"),
        ({"ready": True}, "EE0000|0 听"),
        ({"flowers": 3}, "EE0000|3"),
    ],
)
async def test_options_fill_what_the_hand_leaves_out(table: Table, options: dict[str, Any], expected: str) -> None:
    said = texts(await table.score("123m46p55789sEEE+5p", **options))
    assert f"`123m46p55789sEEE+5p |{expected}" in said


@pytest.mark.parametrize(("how", "expected"), [("kong_replacement", "EE1001"), ("last_replacement", "EE1011")])
async def test_replacement_tiles_take_a_kong(table: Table, how: str, expected: str) -> None:
    assert expected in texts(await table.score("[1111m]456p789s5pEEE+5p", how=how))
    assert (await table.score("123m456p789s5pEEE+5p", how=how)).ephemeral


async def test_a_kong_can_be_robbed(table: Table) -> None:
    assert "EE0001" in texts(await table.score("123m456p78s55pEEE+9s", how="robbing"))


async def test_the_winning_tile_may_be_an_option(table: Table) -> None:
    assert "`123m4556p789sEEE+5p |" in texts(await table.score("123m456p789s5pEEE", win="5p"))


@pytest.mark.parametrize("win", ["五饼", "🀝", " 5p ", "５ｐ"])
async def test_the_winning_tile_is_read_like_any_other(table: Table, win: str) -> None:
    assert "`123m4556p789sEEE+5p |" in texts(await table.score("123m456p789s5pEEE", win=win))


@pytest.mark.parametrize("win", [" ", "x", "55p", "5p6p", "|", "*", "自摸", "@everyone"])
async def test_what_is_no_winning_tile_is_refused(table: Table, win: str) -> None:
    result = await table.score("123m456p789s5pEEE", win=win)
    assert result.ephemeral
    assert "Something went wrong" not in texts(result)
    assert not table.env.errors


async def test_the_discarder_pays_by_seat(table: Table) -> None:
    words = Words.of("en-US")
    said = texts(await table.score(RIGHT, seat="S", **{"from": "W"}))
    assert words.say("pay_seat_discarder", seat=Wind.WEST, robbed=False) in said.replace("\\", "")
    refused = await table.score(RIGHT, seat="S", **{"from": "S"})
    assert refused.ephemeral
    assert "South" in texts(refused)


@pytest.mark.parametrize(
    "text",
    ["**x** @everyone", "<@123456789012345678>", "`x` || # [a](https://a.b)", "\u202e123m", "```\n@here", "-# \n# x"],
)
async def test_typed_text_is_shown_and_does_nothing(table: Table, text: str) -> None:
    """F41."""
    result = await table.score(text + RIGHT)
    assert result.response is not None
    shown = regex.sub(r"(?<!\\)`[^`]*`", "", texts(result))  # nothing is read inside of code
    assert not regex.search(r"@everyone|@here|(?<!\\)<@|\u202e|(?<!\\)\|\||(?<!\\)\[[^\]]*\]\(", shown)
    [sent] = table.callbacks()
    assert sent["data"]["allowed_mentions"] == {"parse": []}


@pytest.mark.parametrize("text", ["1" * 6000, "123m" * 1500, "👨‍👩‍👧‍👦" * 800, "[" * 6000, "é" * 6000, "\u0301" * 6000])
async def test_a_very_long_hand_is_answered_in_time(table: Table, text: str) -> None:
    """F40."""
    started = time.perf_counter()
    result = await table.score(text[:6000])
    assert time.perf_counter() - started < 1
    assert result.ephemeral
    assert 0 < length(texts(result)) <= TEXT_LIMIT


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (404, 10015), (400, 40060)])
async def test_what_is_over_is_over(table: Table, status: int, code: int, caplog: pytest.LogCaptureFixture) -> None:
    """F25, F26: no second try, no traceback."""
    caplog.set_level(logging.INFO)
    table.env.inject_error("POST", CALLBACK, status=status, code=code)
    for hand in (RIGHT, WRONG):
        before = len(table.env.http_requests)
        result = await table.score(hand)
        if hand == RIGHT:
            assert result.response is None
            assert len(table.env.http_requests) == before + 1
            table.env.inject_error("POST", CALLBACK, status=status, code=code)
    assert not caplog.records
    assert len(table.env.errors) == 1


@pytest.mark.parametrize(("status", "code"), [(500, 0), (503, 0), (400, 50035), (403, 50001)])
async def test_a_failing_discord_is_told_of_with_a_reference(
    table: Table, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    table.env.inject_error("POST", CALLBACK, status=status, code=code)
    result = await table.score(RIGHT)
    assert result.ephemeral
    assert reference(texts(result)) in caplog.text
    assert table.env.errors


async def test_an_error_while_telling_of_an_error_ends_there(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.env.inject_error("POST", CALLBACK, status=500, times=None)
    result = await table.score(RIGHT)
    assert not result.acknowledged
    assert "could not tell the user" in caplog.text
    await table.score(WRONG)
    assert len(table.env.errors) == 1


async def test_the_unexpected_gets_a_reference_and_leaks_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(request: Any) -> Any:
        raise RuntimeError("the inside of the bot")

    monkeypatch.setattr(hands_module, "score_hand", fail)
    first, second = [texts(await table.score(RIGHT, private=False)) for _ in range(2)]
    assert "inside" not in first
    assert "RuntimeError" not in first
    assert reference(first) != reference(second)
    [record, _] = [record for record in caplog.records if record.name == "bot.chat.edge"]
    assert reference(first) in record.getMessage()
    assert "score" in record.getMessage()
    assert record.exc_info
    assert "the inside of the bot" in str(record.exc_info[1])
    assert len(table.env.errors) == 2


def reference(said: str) -> str:
    found = regex.search(r"\b[A-Z2-9]{6}\b", said)
    assert found, said
    return str(found[0])


async def test_after_a_reply_an_error_is_a_further_message(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def late(interaction: discord.Interaction[Any], *_: Any, **__: Any) -> None:
        await interaction.response.defer(ephemeral=True)
        raise RuntimeError

    monkeypatch.setattr(hands_module, "answer", late)
    result = await table.score(RIGHT)
    assert result.ephemeral
    assert reference(texts(result))
    assert table.env.errors


async def test_an_error_is_told_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    async def twice(interaction: discord.Interaction[Any], *_: Any, **__: Any) -> None:
        await report(interaction, UserError("command_changed"))
        raise RuntimeError

    monkeypatch.setattr(hands_module, "answer", twice)
    result = await table.score(RIGHT)
    assert "Ctrl+R" in texts(result)
    assert not result.followups
    assert table.env.errors


async def test_a_command_that_is_gone_is_out_of_date(table: Table) -> None:
    """F34: Discord may offer what this version does not have."""
    table.env.bot.tree.remove_command("score")  # type: ignore[attr-defined]
    result = await table.score(RIGHT)
    assert result.ephemeral
    assert "Ctrl+R" in texts(result)
    assert table.env.errors


async def test_a_choice_that_is_gone_is_out_of_date(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """F32, F34."""
    monkeypatch.setattr(interactions, "validate_option_value", lambda _command, _option, value: value)
    for options in ({"how": "on_the_moon"}, {"seat": "East"}):
        result = await table.score(RIGHT, **options)
        assert result.ephemeral
        assert "Ctrl+R" in texts(result)
    assert len(table.env.errors) == 2


class Refusing(app_commands.Transformer[Any]):
    async def transform(self, _interaction: discord.Interaction[Any], _value: Any, /) -> Any:
        raise UserError("command_changed")


async def test_a_refusal_of_a_transformer_is_told(table: Table) -> None:
    @app_commands.command(name="refusing", description="-")
    async def refusing(interaction: discord.Interaction[Any], what: app_commands.Transform[str, Refusing]) -> None: ...

    table.env.bot.tree.add_command(refusing)  # type: ignore[attr-defined]
    await table.env.bot.tree.sync()  # type: ignore[attr-defined]
    result = await table.east.slash(table.channel, "refusing", what="x")
    assert "Ctrl+R" in texts(result)
    assert table.env.errors


async def test_fifty_at_once_are_all_answered(table: Table) -> None:
    started = time.perf_counter()
    results = [await table.score(RIGHT) for _ in range(50)]
    assert all(result.acknowledged for result in results)
    assert (time.perf_counter() - started) / 50 < 0.25


async def test_nothing_stays_behind_a_reply(table: Table) -> None:
    """F29, F33: no timer, no stored view."""
    before = len(asyncio.all_tasks())
    await table.score(RIGHT)
    await table.score(RIGHT, private=True)
    await table.score(WRONG)
    assert len(asyncio.all_tasks()) <= before

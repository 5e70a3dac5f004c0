"""The preview page shows commands as Discord does: in the reader's language."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.entry import make_bot
from bot.entry.page import translated
from bot.entry.stage import stage
from bot.locales import LOCALES, Front, Words
from tests.entry.visitor import Visitor, visiting

pytestmark = pytest.mark.asyncio

HAND = "123m456p789s55pEE+E"


@asynccontextmanager
async def page(locale: str) -> AsyncIterator[Visitor]:
    async with (
        stage(make_bot(), locale) as set_up,
        set_up.env.preview(set_up.channel, viewers=list(set_up.members.values()), layout="channel") as preview,
    ):
        with translated(preview, locale, asyncio.Lock()):
            async with visiting(preview.url) as visitor:
                yield visitor


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_command_is_used_by_its_names_in_every_language(locale: str) -> None:
    words = Words.of(locale, Front.CHAT)
    async with page(locale) as visitor:
        told = await visitor.run(words.say("command_score"), **{words.say("option_hand"): HAND})
        assert told["settlement"] == "settled", told
        assert words.say("score_title", total=14) in await visitor.texts()


async def test_choices_and_descriptions_are_translated() -> None:
    words = Words.of("zh-CN", Front.CHAT)
    async with page("zh-CN") as visitor:
        score = (await visitor.commands())[words.say("command_score")]
    assert score["description"] == words.say("command_score.description")
    [hand] = [option for option in score["options"] if option["name"] == words.say("option_hand")]
    assert hand["description"] == words.say("option_hand.description")
    [how] = [option for option in score["options"] if option["name"] == words.say("option_how")]
    assert {choice["value"]: choice["name"] for choice in how["choices"]}["robbing"] == words.say("choice_how_robbing")


async def test_a_subcommand_is_translated_with_what_it_is_nested_in() -> None:
    words = Words.of("ja", Front.CHAT)
    async with page("ja") as visitor:
        name = f"{words.say('command_settings')} {words.say('command_settings_me')}"
        told = await visitor.run(name, **{words.say("option_seat"): "W"})
        assert told["settlement"] == "settled", told


async def test_names_are_offered_while_typing() -> None:
    words = Words.of("zh-CN", Front.CHAT)
    async with page("zh-CN") as visitor:
        offered = await visitor.offered(words.say("command_fan"), words.say("option_name"), "qinglong")
    assert "清龙" in offered


async def test_what_is_no_command_passes() -> None:
    async with page("zh-CN") as visitor:
        assert (await visitor.act(kind="send_message", content=HAND))["settlement"] == "settled"
        assert (await visitor.act(kind="run_command", command_id="1", path=["none"], options={}))["rejected"]


async def test_afterwards_the_library_is_as_it_was() -> None:
    async with (
        stage(make_bot(), "zh-CN") as set_up,
        set_up.env.preview(set_up.channel, viewers=list(set_up.members.values()), layout="channel") as preview,
    ):
        with translated(preview, "zh-CN", asyncio.Lock()):
            pass
        async with visiting(preview.url) as visitor:
            assert "score" in await visitor.commands()
            assert (await visitor.run("score", hand=HAND))["settlement"] == "settled"

"""What Discord is told of the commands, against its limits (F34, F35, F45)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import regex
import simcord
from discord import app_commands

from bot.chat.client import HuleClient
from bot.chat.options import How
from bot.chat.sync import FileMemory, payload, sync
from bot.chat.translator import CatalogueTranslator, named
from bot.entry.opening import open_app
from bot.locales import LOCALES
from bot.mahjong.tiles import Wind
from tests.chat.harness import restart, running

pytestmark = pytest.mark.asyncio

NAME = regex.compile(r"[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}")
OPTIONS = {
    "score": "hand* win how seat round from flowers last_of_kind house wild bird ready private",
    "waits": "hand* house seat round seen private",
    "fan": "name",
    "help": "topic",
    "settings me": "language notation house seat round",
    "settings group": "",
}
"""As the interface has them; a star is on what is required."""
CHAT_INPUT, MESSAGE = 1, 3


async def told() -> list[dict[str, Any]]:
    client = HuleClient(open_app())
    await client.tree.set_translator(CatalogueTranslator())
    return await payload(client.tree)


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for option in node.get("options", []):
        yield from nodes(option)


def localised(node: dict[str, Any], field: str) -> list[str]:
    return [node[field], *node.get(f"{field}_localizations", {}).values()]


def leaves(command: dict[str, Any], path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    below = [option for option in command.get("options", []) if option["type"] == 1]
    name = f"{path} {command['name']}".strip()
    if not below:
        yield name, command
    for one in below:
        yield from leaves(one, name)


async def test_commands_have_the_options_of_the_interface() -> None:
    found = {
        name: " ".join(option["name"] + "*" * option["required"] for option in leaf.get("options", []))
        for command in await told()
        if command["type"] == CHAT_INPUT
        for name, leaf in leaves(command)
    }
    assert found == OPTIONS


async def test_whoever_added_the_bot_for_themselves_has_it_everywhere() -> None:
    for command in await told():
        assert command["integration_types"] == [0, 1], command["name"]
        assert command["contexts"] == [0, 1, 2]
        assert command["default_member_permissions"] is None, "the services decide (F38)"


async def test_score_has_the_choices_of_the_interface() -> None:
    [score] = [command for command in await told() if command["name"] == "score"]
    options = {option["name"]: option for option in score["options"]}
    assert [choice["value"] for choice in options["how"]["choices"]] == [how.value for how in How]
    assert [choice["name"] for choice in options["how"]["choices"]] == [
        "discard",
        "self-draw",
        "last wall tile",
        "last discard",
        "kong replacement",
        "replacement on the last tile",
        "robbing a kong",
    ]
    for name in ("seat", "round", "from"):
        assert [choice["value"] for choice in options[name]["choices"]] == [wind.value for wind in Wind]
    assert (options["flowers"]["min_value"], options["flowers"]["max_value"]) == (0, 8)


async def test_every_text_is_within_its_limit() -> None:
    """Discord refuses the whole sync for one text and does not say which."""
    commands = await told()
    assert len(commands) <= 100
    for command in commands:
        if command["type"] != CHAT_INPUT:
            assert all(1 <= len(name) <= 32 for name in localised(command, "name"))
            continue
        for node in nodes(command):
            assert len(node.get("options", [])) <= 25
            for name in localised(node, "name"):
                assert NAME.fullmatch(name), name
                assert name == name.lower(), name
            for description in localised(node, "description"):
                assert 1 <= len(description) <= 100, description
            assert len(node.get("choices", [])) <= 25
            for choice in node.get("choices", []):
                assert all(1 <= len(name) <= 100 for name in localised(choice, "name")), choice
        assert size(command) <= 8000


def size(command: dict[str, Any]) -> int:
    """Count a command as Discord does, the longest localisation of every field."""
    total = 0
    for node in nodes(command):
        total += max(map(len, localised(node, "name"))) + max(map(len, localised(node, "description")))
        for choice in node.get("choices", []):
            total += max(map(len, localised(choice, "name"))) + len(str(choice["value"]))
    return total


async def test_names_are_unique_in_every_language() -> None:
    commands = await told()
    for locale in ["", *(locale.value for locale in discord.Locale)]:
        for beside in [
            commands,
            *(node["options"] for command in commands for node in nodes(command) if "options" in node),
        ]:
            names = [(node["type"], node.get("name_localizations", {}).get(locale, node["name"])) for node in beside]
            assert len(set(names)) == len(names), locale


async def test_every_language_of_ours_but_english_is_told() -> None:
    for node in (node for command in await told() if command["type"] == CHAT_INPUT for node in nodes(command)):
        for locale in set(LOCALES) - {"en-US"}:
            assert node["name_localizations"][locale]
            assert node["description_localizations"][locale]
        for languages in (node["name_localizations"], node["description_localizations"]):
            assert not [locale for locale in languages if locale.startswith("en") or locale == "de"]


async def test_a_text_without_a_key_is_not_translated() -> None:
    translate = CatalogueTranslator().translate
    context: Any = None
    assert await translate(app_commands.locale_str("score"), discord.Locale.chinese, context) is None
    assert await translate(named("command_score"), discord.Locale.chinese, context)


async def test_no_privileged_intents_and_no_mentions() -> None:
    client = HuleClient(open_app())
    assert client.intents == discord.Intents(guilds=True)
    mentions: Any = client.allowed_mentions
    assert mentions.to_dict() == {"parse": []}
    assert not client.commands


def puts(env: simcord.Env) -> int:
    return sum(request.method == "PUT" and request.path.endswith("/commands") for request in env.http_requests)


async def test_commands_are_told_once(tmp_path: Path) -> None:
    memory = FileMemory(tmp_path / "not" / "yet")
    async with running(HuleClient(open_app(), memory=memory)) as env:
        assert puts(env) == 1
        await restart(env, HuleClient(open_app(), memory=memory))
        assert puts(env) == 1
        changed = HuleClient(open_app(), memory=memory)
        changed.tree.add_command(another)
        await restart(env, changed)
        assert puts(env) == 2


@app_commands.command(name="another", description="Another")
async def another(interaction: discord.Interaction[Any]) -> None:
    """Be another command."""


def files(folder: Path) -> list[Path]:
    return list(folder.iterdir())


@pytest.mark.parametrize("damage", [b"\xff", b"", b"0" * 64])
async def test_a_damaged_memory_costs_a_request(tmp_path: Path, damage: bytes) -> None:
    memory = FileMemory(tmp_path)
    async with running(HuleClient(open_app(), memory=memory)) as env:
        [file] = files(tmp_path)
        file.write_bytes(damage)
        await restart(env, HuleClient(open_app(), memory=memory))
        assert puts(env) == 2


async def test_a_folder_that_takes_nothing_costs_a_request(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("")
    async with running(HuleClient(open_app(), memory=FileMemory(tmp_path / "file"))) as env:
        assert puts(env) == 1
    assert "cannot note" in caplog.text


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (429, 0), (503, 0)])
async def test_a_refused_sync_does_not_stop_the_bot(
    tmp_path: Path, status: int, code: int, caplog: pytest.LogCaptureFixture
) -> None:
    client = HuleClient(open_app(), memory=FileMemory(tmp_path))
    env = simcord.Env(client)
    env.inject_error("PUT", "/applications/*/commands", status=status, code=code)
    await env.start()
    try:
        assert client.is_ready()
        assert not files(tmp_path), "what was refused is not noted as told"
        assert "did not take the commands" in caplog.text
        assert await sync(client.tree, None)
    finally:
        await env.shutdown()


async def test_without_a_translator_the_payload_is_in_english() -> None:
    score = next(one for one in await payload(HuleClient(open_app()).tree) if one["name"] == "score")
    assert score["name"] == "score"
    assert "name_localizations" not in score

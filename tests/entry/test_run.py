"""The `hule` command as a process: `hule run` from its settings to the signal that ends it."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from aiohttp import WSMsgType, web

from bot.config import LogLevel
from bot.entry import log_to_stderr
from tests.entry.processes import EN, TOKEN, assert_one_sentence, environ, hule, without

DRIVER = """
import sys
import yarl
import discord
from discord.gateway import DiscordWebSocket
discord.http.Route.BASE = sys.argv.pop(1)
DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv.pop(1))
from bot.entry import main
main()
"""
"""`hule` against another Discord."""


def test_without_a_token_the_bot_does_not_start(tmp_path: Path) -> None:
    assert_one_sentence(hule(tmp_path, "run"), 3, EN.say("token_missing"))


def test_the_sentence_is_in_the_readers_language(tmp_path: Path) -> None:
    assert "令牌" in hule(tmp_path, "run", LANG="zh_CN.UTF-8").stderr
    assert "令牌" in hule(tmp_path, "run", "--locale", "zh-CN").stderr


def test_a_malformed_token_is_not_tried(tmp_path: Path) -> None:
    """And not shown, whatever it is."""
    done = hule(tmp_path, "run", HULE_TOKEN="hunter2-" * 9)
    assert_one_sentence(done, 3, "HULE_TOKEN", "three parts")
    assert "hunter2" not in done.stderr


def test_a_malformed_token_is_not_shown_to_those_who_look_closer(tmp_path: Path) -> None:
    assert "hunter2" not in hule(tmp_path, "run", "--debug", HULE_TOKEN="hunter2-" * 9, HULE_LOG_LEVEL="debug").stderr


def test_an_unreadable_token_file_is_named(tmp_path: Path) -> None:
    done = hule(tmp_path, "run", HULE_TOKEN_FILE="none")  # noqa: S106  # a file's name
    assert_one_sentence(done, 3, "none")


@pytest.mark.parametrize(
    ("content", "status", "parts"),
    [
        (None, 3, ["settings.toml"]),
        ("a = ", 3, ["settings.toml", "line 1"]),
        ("colour = 1", 2, ["settings.toml", "colour", "log_level", "database"]),
        ("log_level = 'loud'", 2, ["settings.toml", "log_level", "debug", "error"]),
        (f"token = ['{TOKEN}']", 2, ["settings.toml", "token"]),
    ],
)
def test_wrong_settings_are_one_sentence(tmp_path: Path, content: str | None, status: int, parts: list[str]) -> None:
    if content is not None:
        (tmp_path / "settings.toml").write_text(content)
    assert_one_sentence(hule(tmp_path, "run", "--config", "settings.toml"), status, *parts)


def test_wrong_settings_as_json(tmp_path: Path) -> None:
    (tmp_path / "config.toml").write_text("colour = 1")
    done = hule(tmp_path, "run", "--json")
    assert done.returncode == 2
    assert json.loads(done.stdout)["errors"][0]["code"] == "config_unknown_key"


def test_without_discord_hands_are_scored(tmp_path: Path) -> None:
    done = hule(tmp_path, "score", "123m456p789s55pEE+E", **without(tmp_path, "discord", "aiohttp"))
    assert done.returncode == 0, done.stderr
    assert "14" in done.stdout


def test_without_discord_the_bot_says_what_to_install(tmp_path: Path) -> None:
    done = hule(tmp_path, "run", HULE_TOKEN=TOKEN, **without(tmp_path, "discord", "aiohttp"))
    assert_one_sentence(done, 3, "pip install")


def test_debug_tells_of_us_and_keeps_the_library_quiet() -> None:
    loggers = [logging.getLogger(name) for name in ("", "bot", "discord")]
    before = [(logger, logger.level, list(logger.handlers)) for logger in loggers]
    try:
        log_to_stderr(LogLevel.DEBUG)
        assert [logger.level for logger in loggers] == [logging.WARNING, logging.DEBUG, logging.INFO]
        log_to_stderr(LogLevel.ERROR)
        assert [logger.level for logger in loggers] == [logging.WARNING, logging.ERROR, logging.ERROR]
    finally:
        for logger, level, handlers in before:
            logger.setLevel(level)
            logger.handlers[:] = handlers


def reply(data: Any, status: int = 200) -> web.Response:
    """Answer in JSON; with a charset beside it, as aiohttp has it, discord.py would take it for text."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


class OtherDiscord:
    """As much of Discord as a bot needs to come up: it takes the login, the commands and the connection."""

    def __init__(self) -> None:
        self.login_status = 200
        self.close_code: int | None = None
        self.connected = asyncio.Event()
        self.seen: list[str] = []
        self.port = 0

    def app(self) -> web.Application:
        made = web.Application()
        made.router.add_get("/users/@me", self.me)
        made.router.add_get("/oauth2/applications/@me", self.application)
        made.router.add_put("/applications/{id}/commands", self.commands)
        made.router.add_get("/gateway", self.gateway)
        return made

    async def me(self, request: web.Request) -> web.Response:
        assert request.headers["Authorization"] == f"Bot {TOKEN}"
        if self.login_status != 200:
            return reply({"code": 0, "message": "401: Unauthorized"}, status=self.login_status)
        return reply({"id": "1", "username": "hule", "discriminator": "0", "avatar": None})

    async def application(self, _request: web.Request) -> web.Response:
        owner = {"id": "2", "username": "owner", "discriminator": "0", "avatar": None}
        told = {"id": "1", "name": "hule", "description": "", "icon": None, "verify_key": "", "flags": 0, "team": None}
        return reply({**told, "bot_public": True, "bot_require_code_grant": False, "owner": owner})

    async def commands(self, request: web.Request) -> web.Response:
        self.seen += [command["name"] for command in await request.json()]
        return reply([])

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT and message.json()["op"] == 2:
                if self.close_code:
                    await socket.close(code=self.close_code)
                    break
                user = {"id": "1", "username": "hule", "discriminator": "0", "avatar": None}
                ready = {"v": 10, "user": user, "guilds": [], "session_id": "s", "resume_gateway_url": str(request.url)}
                ready["application"] = {"id": "1", "flags": 0}
                await socket.send_json({"op": 0, "t": "READY", "s": 1, "d": ready})
                self.connected.set()
        return socket


@pytest_asyncio.fixture
async def other() -> AsyncIterator[OtherDiscord]:
    discord = OtherDiscord()
    runner = web.AppRunner(discord.app(), shutdown_timeout=1)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    discord.port = runner.addresses[0][1]
    yield discord
    await runner.cleanup()


Running = Callable[..., Any]


@pytest.fixture
def bot_process(tmp_path: Path) -> Running:
    """Start `hule run` against another Discord."""

    async def start(port: int, **variables: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-c", DRIVER, f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/gateway", "run"),
            cwd=tmp_path,
            env=environ(tmp_path, HULE_TOKEN=TOKEN, **variables),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    return start


async def ended(process: asyncio.subprocess.Process) -> tuple[int | None, str]:
    out, err = await asyncio.wait_for(process.communicate(), 60)
    told = err.decode()
    assert TOKEN not in told + out.decode()
    assert "Traceback" not in told, told
    return process.returncode, " ".join(told.split())


@pytest.mark.asyncio
@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_cleanly(
    other: OtherDiscord, bot_process: Running, tmp_path: Path, number: signal.Signals
) -> None:
    process = await bot_process(other.port, HULE_LOG_LEVEL="debug")
    await asyncio.wait_for(other.connected.wait(), 60)
    process.send_signal(number)
    status, told = await ended(process)
    assert status == 0, told
    assert "stopping" in told
    assert "WARNING" not in told
    assert other.seen == ["score", "waits", "fan", "settings", "help", "Score this hand"]
    assert list((tmp_path / "data" / "hule").glob("commands-1.sha256"))


@pytest.mark.asyncio
async def test_a_refused_token_is_one_sentence(other: OtherDiscord, bot_process: Running) -> None:
    other.login_status = 401
    status, told = await ended(await bot_process(other.port, HULE_LOG_LEVEL="error"))
    assert status == 3
    assert told == EN.say("token_refused", source="HULE_TOKEN")


@pytest.mark.asyncio
async def test_a_token_that_is_revoked_later_is_one_sentence(other: OtherDiscord, bot_process: Running) -> None:
    other.close_code = 4004
    status, told = await ended(await bot_process(other.port, HULE_LOG_LEVEL="error"))
    assert status == 3
    assert told == EN.say("token_refused", source="HULE_TOKEN")


@pytest.mark.asyncio
@pytest.mark.parametrize("status", [0, 404, 503])
async def test_a_discord_that_does_not_answer_is_one_sentence(
    other: OtherDiscord, bot_process: Running, status: int, unused_tcp_port: int
) -> None:
    other.login_status = status
    exit_status, told = await ended(
        await bot_process(other.port if status else unused_tcp_port, HULE_LOG_LEVEL="error")
    )
    assert exit_status == 3
    assert told == EN.say("discord_unreachable")


def test_a_brief_log_tells_what_failed_and_not_where(capsys: pytest.CaptureFixture[str]) -> None:
    before = [
        (logger, logger.level, list(logger.handlers)) for logger in map(logging.getLogger, ("", "bot", "discord"))
    ]
    try:
        log_to_stderr(LogLevel.ERROR, brief=True)
        logging.getLogger("bot.chat").error("reference %s", "ABC", exc_info=RuntimeError("out of tiles"))
        logging.getLogger("asyncio").warning("slow")
    finally:
        for logger, level, handlers in before:
            logger.setLevel(level)
            logger.handlers[:] = handlers
    told = capsys.readouterr().err
    assert "reference ABC" in told
    assert "RuntimeError: out of tiles" in told
    assert "Traceback" not in told
    assert "slow" not in told

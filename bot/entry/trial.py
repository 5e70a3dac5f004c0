"""`hule try`: the real bot in a local browser page, with four members in a channel."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

import simcord
from simcord.backend.errors import SetupError

from bot.chat.help import greet
from bot.chat.runner import at_first_signal
from bot.config import FAILED, ConfigError
from bot.entry.page import translated
from bot.entry.stage import Stage, stage

if TYPE_CHECKING:
    from discord.ext import commands

_LOG: Final = logging.getLogger(__name__)

_BEAT: Final = 0.5
"""Seconds between two pushes of simcord's clock, which stands still by itself."""


@dataclass(frozen=True, slots=True)
class Trial:
    """How to show it.

    Args:
        locale: the language of members, server and page.
        announce: told the address of the page once it can be opened.
        port: of the page; None for any that is free.
    """

    locale: str
    announce: Callable[[str], None]
    port: int | None = None


def run(bot: commands.Bot, trial: Trial) -> None:
    """Show the bot until SIGINT, SIGTERM, or the end of the session in the page.

    Raises:
        ConfigError: the port is taken.
        StoreError: the database cannot be opened.
    """
    try:
        asyncio.run(_show(bot, trial))
    except KeyboardInterrupt:  # where a loop can handle no signals, and at the second Ctrl-C
        _LOG.info("interrupted")


async def _show(bot: commands.Bot, trial: Trial) -> None:
    stopped = asyncio.Event()
    with at_first_signal(stopped.set):
        async with stage(bot, trial.locale) as set_up:
            await _greeted(bot, set_up)
            await _serve(set_up, trial, stopped)


async def _greeted(bot: Any, set_up: Stage) -> None:
    """Greet once the server has its channel: on arriving there was none yet. The clock is set to the present first."""
    await _keep_time(set_up.env)
    await greet(bot.app, bot.get_guild(set_up.guild.id))
    await set_up.env.settle()


async def _serve(set_up: Stage, trial: Trial, stopped: asyncio.Event) -> None:
    turns = asyncio.Lock()
    preview = set_up.env.preview(
        set_up.channel,
        viewers=list(set_up.members.values()),
        layout="channel",
        locale=trial.locale,
        timezone=_zone(),
        port=trial.port,
    )
    try:
        page = await preview.__aenter__()
    except SetupError as error:
        if isinstance(error.__cause__, OSError):
            raise ConfigError("try_port_taken", FAILED, port=trial.port or 0) from error
        raise
    try:
        with translated(page, trial.locale, turns):
            trial.announce(page.url)
            while not await _within(_BEAT, stopped, page):
                async with turns:
                    await _keep_time(set_up.env)
    finally:
        await preview.__aexit__(None, None, None)


def _zone() -> str:
    """Return a time zone by name that has the present offset of this machine's; UTC where only half an hour has."""
    offset = datetime.now().astimezone().utcoffset()
    hours = offset.total_seconds() / 3600 if offset else 0.0
    return f"Etc/GMT{-int(hours):+d}" if hours.is_integer() else "UTC"


async def _within(seconds: float, stopped: asyncio.Event, page: Any) -> bool:
    """Tell whether the end comes within some seconds: by a signal or in the page."""
    ends = [asyncio.create_task(stopped.wait()), asyncio.create_task(page.wait_closed())]
    done, open_ = await asyncio.wait(ends, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    for one in open_:
        one.cancel()
    return bool(done)


async def _keep_time(env: simcord.Env) -> None:
    """Push simcord's clock to the present. Where somebody is just doing something it waits for the next beat."""
    behind = (datetime.now(UTC) - env.now()).total_seconds()
    try:
        await env.advance_time(max(behind, 0.0))
    except (SetupError, TimeoutError) as late:
        _LOG.debug("the clock is late: %s", late)


def open_browser(url: str, environ: Mapping[str, str] = os.environ) -> None:
    """Open a page in the browser, if there is a screen to show one.

    In a process of its own: what browsers and their starters say does not mix with ours, and one in the terminal, as
    is tried where there is no screen, would take the terminal away.
    """
    if sys.platform in {"darwin", "win32"} or any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        quiet = subprocess.DEVNULL
        subprocess.Popen(  # noqa: S603  # our own interpreter
            [sys.executable, "-m", "webbrowser", url], stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True
        )

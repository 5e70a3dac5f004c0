"""`hule try`: the real bot in a local browser page, with four members in a channel."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
import webbrowser
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from discord.ext import commands

from bot.chat.help import greet
from bot.config import FAILED, ConfigError
from bot.entry.stage import Stage, stage
from bot.locales import Words

if TYPE_CHECKING:
    from simcord.preview import Preview

_LOG: Final = logging.getLogger(__name__)

_BEAT: Final = 0.5
"""Seconds between two pushes of simcord's clock, which stands still by itself."""
_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


@dataclass(frozen=True, slots=True)
class Trial:
    """How to show it.

    Args:
        locale: the language of members, server and page.
        port: of the page; None for any that is free.
        browse: whether to open a browser.
    """

    locale: str
    port: int | None = None
    browse: bool = True


def run(bot: commands.Bot, trial: Trial) -> None:
    """Show the bot until SIGINT or SIGTERM.

    Raises:
        ConfigError: the port is taken.
        StoreError: the database cannot be opened.
    """
    try:
        asyncio.run(_show(bot, trial))
    except KeyboardInterrupt:  # where a loop can handle no signals
        _LOG.info("interrupted")


async def _show(bot: commands.Bot, trial: Trial) -> None:
    stopped = _stopping()
    async with stage(bot, trial.locale) as set_up:
        await _greeted(bot, set_up)
        preview = set_up.env.preview(
            set_up.channel,
            viewers=list(set_up.members.values()),
            layout="channel",
            locale=trial.locale,
            port=trial.port,
        )
        try:
            page = await preview.__aenter__()
        except OSError as taken:
            raise ConfigError("try_port_taken", FAILED, port=trial.port or 0) from taken
        try:
            _announce(page, trial)
            while not stopped.is_set():
                await asyncio.sleep(_BEAT)
                await set_up.env.advance_time(_BEAT)
        finally:
            await preview.__aexit__(None, None, None)


async def _greeted(bot: Any, set_up: Stage) -> None:
    """Greet once the server has its channel: on arriving there was none yet. The clock is set to the present first."""
    behind = (datetime.now(UTC) - set_up.env.now()).total_seconds()
    await set_up.env.advance_time(max(behind, 0.0))
    await greet(bot.app, bot.get_guild(set_up.guild.id))
    await set_up.env.settle()


def _announce(page: Preview, trial: Trial) -> None:
    words = Words.of(trial.locale)
    sys.stdout.write(words.say("try_running", url=page.url) + "\n" + words.say("try_stop") + "\n")
    sys.stdout.flush()
    if trial.browse:
        webbrowser.open(page.url)


def _stopping() -> asyncio.Event:
    """Return what is set at the first signal; a second one ends the process as it would without us."""
    loop, stopped = asyncio.get_running_loop(), asyncio.Event()

    def stop() -> None:
        for number in _SIGNALS:
            loop.remove_signal_handler(number)
        stopped.set()

    try:
        for number in _SIGNALS:
            loop.add_signal_handler(number, stop)
    except NotImplementedError:  # Windows: Ctrl-C arrives as KeyboardInterrupt
        _LOG.debug("no signal handlers here")
    return stopped

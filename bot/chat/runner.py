"""Running the bot as a process: from the token to the signal that ends it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from collections.abc import Callable, Iterator
from typing import Final

import aiohttp
import discord

from bot.config import FAILED, ConfigError, Token

_LOG: Final = logging.getLogger(__name__)

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
_TOKEN_REVOKED: Final = 4004
"""The gateway's close code for a token that holds no longer."""


def run(bot: discord.Client, token: Token) -> None:
    """Run the bot until SIGINT or SIGTERM.

    Raises:
        ConfigError: Discord refused the token, or could not be reached (status 3).
    """
    try:
        asyncio.run(_serve(bot, token))
    except KeyboardInterrupt:  # where a loop can handle no signals, and at the second Ctrl-C
        _LOG.info("interrupted")


async def _serve(bot: discord.Client, token: Token) -> None:
    stopped = asyncio.Event()
    async with bot:
        with at_first_signal(stopped.set):
            running = asyncio.create_task(_start(bot, token))
            stopping = asyncio.create_task(stopped.wait())
            try:
                await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
                if running.done():
                    running.result()
                _LOG.info("stopping")
            finally:
                stopping.cancel()
                await bot.close()
                running.cancel()
                await asyncio.gather(running, stopping, return_exceptions=True)


async def _start(bot: discord.Client, token: Token) -> None:
    try:
        await bot.start(token.secret.get_secret_value())
    except discord.LoginFailure:
        raise ConfigError("token_refused", FAILED, source=token.source) from None
    except discord.ConnectionClosed as closed:
        if closed.code != _TOKEN_REVOKED:
            raise
        raise ConfigError("token_refused", FAILED, source=token.source) from None
    except (OSError, aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound) as error:
        _LOG.debug("Discord cannot be reached", exc_info=error)
        raise ConfigError("discord_unreachable", FAILED) from error


@contextlib.contextmanager
def at_first_signal(stop: Callable[[], None]) -> Iterator[None]:
    """Call `stop` at the first SIGINT or SIGTERM; a second one ends the process as it would without us."""
    loop = asyncio.get_running_loop()

    def leave() -> None:
        for number in _SIGNALS:
            loop.remove_signal_handler(number)

    def first() -> None:
        leave()
        stop()

    try:
        for number in _SIGNALS:
            loop.add_signal_handler(number, first)
    except NotImplementedError:  # Windows: Ctrl-C arrives as KeyboardInterrupt
        yield
        return
    try:
        yield
    finally:
        leave()

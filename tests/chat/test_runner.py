"""What ends a running bot, beside a signal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import discord
import pytest
from pydantic import SecretStr

from bot.chat.client import HuleClient
from bot.chat.runner import run
from bot.config import ConfigError, Token

TOKEN = Token(SecretStr("a.b.c"), "HULE_TOKEN")


class Socket:
    """A closed connection, as far as `ConnectionClosed` looks."""

    close_code = 4014


def bot_that(ends: Callable[[], BaseException | None]) -> HuleClient:
    class Ending(HuleClient):
        async def start(self, *_: Any, **__: Any) -> None:
            await asyncio.sleep(0)
            if ending := ends():
                raise ending

    opening: Any = nullcontext()
    return Ending(opening)


def closed() -> discord.ConnectionClosed:
    socket: Any = Socket()
    return discord.ConnectionClosed(socket, shard_id=None, code=4014)


def test_a_bot_that_is_closed_ends() -> None:
    run(bot_that(lambda: None), TOKEN)


def test_a_second_interrupt_ends_it_at_once() -> None:
    run(bot_that(KeyboardInterrupt), TOKEN)


@pytest.mark.parametrize("failure", [closed, RuntimeError])
def test_what_is_unexpected_is_raised(failure: Callable[[], Exception]) -> None:
    with pytest.raises((discord.ConnectionClosed, RuntimeError)):
        run(bot_that(failure), TOKEN)


def test_a_network_that_fails_is_said() -> None:
    with pytest.raises(ConfigError) as refused:
        run(bot_that(ConnectionRefusedError), TOKEN)
    assert (refused.value.code, refused.value.exit_status) == ("discord_unreachable", 3)


def test_where_a_loop_takes_no_signals_it_runs_without(monkeypatch: pytest.MonkeyPatch) -> None:
    """Windows."""

    def refuse(*_: Any) -> None:
        raise NotImplementedError

    monkeypatch.setattr(asyncio.SelectorEventLoop, "add_signal_handler", refuse)
    run(bot_that(lambda: None), TOKEN)

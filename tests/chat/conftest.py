"""The real client in simcord's Discord, on a real database file, speaking whatever language a test asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import simcord

from bot.chat.client import HuleClient
from bot.entry.opening import open_app
from bot.entry.stage import Speech, speaking
from tests.chat.harness import Table


@pytest.fixture(autouse=True)
def speech() -> Iterator[Speech]:
    """What every interaction says of whoever makes it."""
    with speaking(Speech()) as said:
        yield said


@pytest.fixture
def speak(speech: Speech) -> Callable[..., None]:
    """Let those who use the bot, and their server, speak other languages."""

    def choose(locale: str, guild_locale: str = "en-US") -> None:
        speech.locale, speech.guild_locale = locale, guild_locale

    return choose


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """Where the bot keeps its book."""
    return tmp_path / "hule.db"


@pytest_asyncio.fixture
async def env(database: Path) -> AsyncIterator[simcord.Env]:
    """The bot, running. Errors that a test has not looked at fail it, as `simcord.run` would."""
    running = simcord.Env(HuleClient(open_app(database)))
    await running.start()
    try:
        yield running
    finally:
        await running.bot.close()
        await running.shutdown()
        assert len(running.errors_since(0)) == running._errors_acknowledged, running.errors


@pytest.fixture
def table(env: simcord.Env) -> Table:
    """East's place at the table."""
    return Table(env)

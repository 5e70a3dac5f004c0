"""The real client in simcord's Discord, speaking whatever language a test asks for."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
import pytest_asyncio
import simcord
from simcord import interactions

from bot.chat.client import HuleClient
from tests.chat.harness import Table


@pytest.fixture
def speak(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Deliver interactions in other languages, or late: simcord's members all speak English, at once."""
    said: dict[str, Any] = {}
    original = interactions.base_payload

    def translated(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["locale"] = said.get("locale", "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = said.get("guild_locale", "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", translated)

    def choose(locale: str, guild_locale: str = "en-US") -> None:
        said.update(locale=locale, guild_locale=guild_locale)

    return choose


@pytest_asyncio.fixture
async def env() -> AsyncIterator[simcord.Env]:
    """The bot, running. Errors that a test has not looked at fail it, as `simcord.run` would."""
    running = simcord.Env(HuleClient())
    await running.start()
    try:
        yield running
    finally:
        await running.shutdown()
        assert len(running.errors_since(0)) == running._errors_acknowledged, running.errors


@pytest.fixture
def table(env: simcord.Env) -> Table:
    """East's place at the table."""
    return Table(env)

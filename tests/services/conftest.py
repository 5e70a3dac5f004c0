"""What use cases are given: a database of its own for every test, a clock that stands still, chance that repeats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
import pytest_asyncio

from bot.houses import house
from bot.services.app import App
from bot.store import Store


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 30, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def move(self, **by: float) -> None:
        """Move it by a `timedelta`."""
        self.now += timedelta(**by)


@pytest.fixture
def clock() -> Clock:
    """The app's clock."""
    return Clock()


@pytest_asyncio.fixture
async def app(tmp_path: Path, clock: Clock) -> AsyncIterator[App]:
    """The parts that use cases work with."""
    async with Store(tmp_path / "hule.db", clock=clock) as store:
        yield App(store=store, houses=house, clock=clock, random=Random(1))

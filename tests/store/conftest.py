"""A database of its own for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.store import Store
from tests.store.tally import make_tally


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where it is."""
    return tmp_path / "hule.db"


@pytest_asyncio.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """It, open, with a tally of its own for what tests write."""
    async with Store(file) as opened:
        await make_tally(opened)
        yield opened

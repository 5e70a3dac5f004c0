"""Opening what the use cases work with. The only place that opens the store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import SystemRandom
from tempfile import TemporaryDirectory

from bot.houses import house
from bot.services.app import App
from bot.services.drafts import forget_old_drafts
from bot.services.once import forget_old
from bot.store import Store


@asynccontextmanager
async def open_app(database: Path | str | None = None, *, exclusive: bool = True) -> AsyncIterator[App]:
    """Open the database at a path or URL.

    One generator and no other inside: a loop that ends closes those that are left over in no particular order.

    Args:
        database: where it is; it is made where there is none. None for a fresh one that is removed at the end.
        exclusive: whether to serve it, which only one process can.

    Raises:
        StoreError: it cannot be opened.
    """
    with ExitStack() as stack:
        if database is None:
            folder = stack.enter_context(TemporaryDirectory(prefix="hule-", ignore_cleanup_errors=True))
            database = Path(folder) / "hule.db"
        async with Store(database, exclusive=exclusive) as store:
            app = App(store=store, houses=house, clock=_now, random=SystemRandom())
            if exclusive:
                await forget_old(app)
                await forget_old_drafts(app)
            yield app


def _now() -> datetime:
    return datetime.now(UTC)

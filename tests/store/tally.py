"""A table that only tests have, and what they write to it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Generator
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import text

from bot.store import Store, Transaction


async def make_tally(store: Store) -> None:
    await store.write(
        lambda tx: tx.exec_driver_sql("CREATE TABLE tally (name TEXT, number INTEGER, UNIQUE (name, number))")
    )


def noting(name: str, count: int = 3) -> Callable[[Transaction], Coroutine[Any, Any, str]]:
    """Return a deed of several steps: as many rows of that name."""

    async def deed(tx: Transaction) -> str:
        for number in range(count):
            await note(tx, name, number)
        return name

    return deed


async def note(tx: Transaction, name: str, number: int) -> None:
    await tx.execute(text("INSERT INTO tally VALUES (:name, :number)"), {"name": name, "number": number})


async def read_and_note(tx: Transaction, name: str, number: int) -> None:
    """Read before writing: whoever has read and finds that another wrote meanwhile would have to begin again."""
    await number_of(tx)
    await note(tx, name, number)


async def noted(store: Store) -> dict[str, int]:
    """Return how many rows there are of each name."""

    async def count(tx: Transaction) -> dict[str, int]:
        rows = await tx.execute(text("SELECT name, count(*) FROM tally GROUP BY name"))
        return {str(name): int(count) for name, count in rows}

    return await store.read(count)


async def number_of(tx: Transaction) -> int:
    """Return the greatest number that was noted, 0 where none was."""
    return int(await tx.scalar(text("SELECT coalesce(max(number), 0) FROM tally")) or 0)


def assert_free(file: Path) -> None:
    """Assert that another process could write at once."""
    with closing(sqlite3.connect(file, timeout=5, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        other.execute("ROLLBACK")


class Stumbling:
    """Work that runs until the nth time that any task of the loop waits for something, and is cancelled there.

    Args:
        at: which time, from 1.
        whole: whether to cancel who waits for the work; otherwise the very task that waits, as a loop does that ends.
    """

    def __init__(self, at: int, *, whole: bool) -> None:
        self._left = at
        self._whole = whole
        self._victim: asyncio.Task[Any] | None = None

    @property
    def stumbled(self) -> bool:
        """Whether it came to that point."""
        return self._left <= 0

    async def run(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Run it to its end.

        Raises:
            asyncio.CancelledError: it was cancelled.
        """
        loop = asyncio.get_running_loop()
        before = loop.get_task_factory()
        loop.set_task_factory(lambda loop, coro, **more: asyncio.Task(self._watched(coro), loop=loop, **more))
        try:
            self._victim = asyncio.create_task(work())
            return await self._victim
        finally:
            loop.set_task_factory(before)

    async def _watched(self, coro: Any) -> Any:
        return await _Steps(coro, self._step)

    def _step(self) -> None:
        self._left -= 1
        if self._left == 0:
            victim = self._victim if self._whole else asyncio.current_task()
            assert victim is not None
            victim.cancel()


class _Steps:
    def __init__(self, coro: Any, step: Callable[[], None]) -> None:
        self._coro = coro
        self._step = step

    def __await__(self) -> Generator[Any, Any, Any]:
        sent: Any = None
        error: BaseException | None = None
        while True:
            try:
                waited_for = self._coro.send(sent) if error is None else self._coro.throw(error)
            except StopIteration as done:
                return done.value
            self._step()
            sent, error = None, None
            try:
                sent = yield waited_for
            except BaseException as thrown:  # noqa: BLE001  # passed on
                error = thrown

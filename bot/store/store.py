"""The database, open: one writer, several readers, and this process the only one that serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from platformdirs import user_data_path
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreError
from bot.store.serving import Serving
from bot.store.sqlite import reader, writer
from bot.store.transactions import transact, unbroken
from bot.store.upkeep import prepare

T = TypeVar("T")

_SCHEME: Final = "sqlite:///"
_NO_FILES: Final = (":memory:", "file:")
"""What SQLite takes for something else than a file's name."""


def default_path() -> Path:
    """Return where the database is if nobody says: in the user's data folder."""
    return user_data_path("hule") / "hule.db"


def located(where: Path | str) -> Path:
    """Return the file of a database named by a path or a URL `sqlite:///path`.

    Raises:
        StoreError: `database_scheme`, or `database_unusable`: no file can have that name.
    """
    if isinstance(where, str):
        if where.startswith(_NO_FILES) or ("://" in where and not where.startswith(_SCHEME)):
            raise StoreError("database_scheme", scheme=where.partition("://")[0])
        where = Path(where.removeprefix(_SCHEME))
    try:
        return where.expanduser().resolve()
    except (OSError, RuntimeError, ValueError) as error:  # no home, links in a circle, a NUL
        raise StoreError("database_unusable", file=str(where), reason=str(error)) from error


class Store:
    """A database, opened with `async with`.

    Args:
        where: a path, or a URL `sqlite:///path`.
        exclusive: whether to serve it: only one process can at a time, others may still use it for a moment.
        clock: the present moment, for the names of copies.

    Raises:
        StoreError: as `located`.
    """

    def __init__(
        self,
        where: Path | str,
        *,
        exclusive: bool = False,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.file = located(where)
        self._exclusive = exclusive
        self._clock = clock
        self._opened = AsyncExitStack()
        self._closed = True
        self._turn = asyncio.Lock()
        self._deeds: set[asyncio.Task[Any]] = set()

    async def __aenter__(self) -> Self:
        """Open the database; one that is not there is made, one of an older form is brought to the newest.

        Raises:
            StoreError: in use, newer than this program, none of ours, damaged, or the file system refuses.
        """
        async with AsyncExitStack() as stack:
            serving = Serving(self.file)
            stack.callback(serving.end)
            ready = asyncio.to_thread(prepare, self.file, serving, self._clock(), exclusive=self._exclusive)
            await unbroken(asyncio.create_task(ready))
            self._writer, self._reader = writer(self.file), reader(self.file)
            stack.push_async_callback(self._writer.dispose)
            stack.push_async_callback(self._reader.dispose)
            self._made_of = _identity(self.file)
            self._opened = stack.pop_all()
        self._closed = False
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let the deeds that have begun come to their end, and close the database."""
        self._closed = True
        await unbroken(asyncio.create_task(self._close()))

    async def write(self, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a deed in the one transaction that writes, and return what it returns. Deeds wait for each other.

        A deed is never broken off in the middle. Whoever waits for it can be cancelled at any moment (F18, F19): the
        deed goes on to its end first, which is soon, and then they are.

        Raises:
            StoreError: `database_failed`, `database_closed`, or `database_gone`: the file is there no longer, and what
                would be written would go with it. Nothing has changed.
        """
        async with self._turn:
            if not self._closed and _identity(self.file) != self._made_of:
                raise StoreError("database_gone")
            return await self._do(self._writer, deed)

    async def read(self, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a deed that only reads; it sees the database as it was at one moment.

        Raises:
            StoreError: `database_failed` or `database_closed`.
        """
        return await self._do(self._reader, deed)

    async def _do(self, engine: AsyncEngine, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        if self._closed:
            raise StoreError("database_closed")
        task = asyncio.create_task(transact(engine, deed))
        self._deeds.add(task)
        task.add_done_callback(self._deeds.discard)
        return await unbroken(task)

    async def _close(self) -> None:
        while self._deeds:
            await asyncio.wait(self._deeds)
        await self._opened.aclose()


def _identity(file: Path) -> tuple[int, int] | None:
    """Return what tells a file from another one of its name, None where there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino

"""The database, open: one writer, several readers, and this process the only one that serves it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Self, TypeVar

from filelock import FileLock, Timeout
from platformdirs import user_data_path
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import StoreError
from bot.store.migrate import migrate
from bot.store.sqlite import reader, writer
from bot.store.transactions import transact

T = TypeVar("T")
_SCHEME: Final = "sqlite:///"


def default_path() -> Path:
    """Return where the database is if nobody says: in the user's data folder."""
    return user_data_path("hule") / "hule.db"


class Store:
    """A database, opened with `async with`.

    Args:
        where: a path, or a URL `sqlite:///path`.
        exclusive: whether to serve it: only one process can at a time, others may still use it for a moment.
        clock: the present moment, for the names of copies.
    """

    def __init__(
        self,
        where: Path | str,
        *,
        exclusive: bool = False,
        clock: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        self.file = _file(where)
        self._exclusive = exclusive
        self._clock = clock
        self._open = AsyncExitStack()
        self._writing = asyncio.Lock()

    async def __aenter__(self) -> Self:
        """Open the database; one that is not there is made, one of an older form is brought to the newest.

        Raises:
            StoreError: in use, newer than this program, none of ours, or the file system refuses.
        """
        async with AsyncExitStack() as stack:
            await asyncio.to_thread(_make_folder, self.file)
            if self._exclusive:
                stack.callback(self._lock().release)
            await asyncio.to_thread(migrate, self.file, self._clock())
            self._writer, self._reader = writer(self.file), reader(self.file)
            stack.push_async_callback(self._writer.dispose)
            stack.push_async_callback(self._reader.dispose)
            self._open = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Close it."""
        await self._open.aclose()

    async def write(self, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a deed in the one transaction that writes, and return what it returns. Deeds wait for each other.

        Raises:
            StoreError: `database_failed`; nothing has changed.
        """
        async with self._writing:
            return await transact(self._writer, deed)

    async def read(self, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Do a deed that only reads; it sees the database as it was at one moment.

        Raises:
            StoreError: `database_failed`.
        """
        return await transact(self._reader, deed)

    def _lock(self) -> FileLock:
        """Take the lock that says that this process serves the database; it goes with the process (F42)."""
        lock = FileLock(self.file.with_name(self.file.name + ".lock"), thread_local=False)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            raise StoreError("database_in_use", file=str(self.file)) from None
        except OSError as error:
            raise StoreError("database_unusable", file=str(self.file), reason=error.strerror or str(error)) from error
        return lock


def _file(where: Path | str) -> Path:
    if isinstance(where, str):
        if "://" in where and not where.startswith(_SCHEME):
            raise StoreError("database_scheme", scheme=where.partition("://")[0])
        where = Path(where.removeprefix(_SCHEME))
    return where.expanduser().absolute()


def _make_folder(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("database_unusable", file=str(file), reason=error.strerror or str(error)) from error

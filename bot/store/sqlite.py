"""What is SQLite's own: how its connections are set up, and copies of the file.

Python's driver is kept from beginning transactions by itself (`isolation_level=None`): writers take the lock at once
(`BEGIN IMMEDIATE`), so that none finds out at its first write that another was faster; readers see one snapshot.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.errors import StoreError

BUSY_SECONDS: Final = 30.0
"""How long a writer waits for one in another process."""
READERS: Final = 4
KEPT_BACKUPS: Final = 5
_PRAGMAS: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",
)


def writer(file: Path) -> AsyncEngine:
    """Return the one engine that writes. It has one connection."""
    engine = create_async_engine(_url(file, "sqlite+aiosqlite"), pool_size=1, max_overflow=0, connect_args=_ARGUMENTS)
    _set_up(engine.sync_engine, begin="BEGIN IMMEDIATE")
    return engine


def reader(file: Path) -> AsyncEngine:
    """Return the engine that reads. Nothing can be written through it."""
    engine = create_async_engine(_url(file, "sqlite+aiosqlite"), pool_size=READERS, connect_args=_ARGUMENTS)
    _set_up(engine.sync_engine, begin="BEGIN", extra=("query_only = ON",))
    return engine


def blocking_writer(file: Path) -> Engine:
    """Return an engine for migrations, to be used outside of the event loop."""
    engine = create_engine(_url(file, "sqlite"), poolclass=NullPool, connect_args=_ARGUMENTS)
    _set_up(engine, begin="BEGIN IMMEDIATE")
    return engine


def back_up(file: Path, at: datetime) -> Path:
    """Copy a database beside itself, check the copy, and let the oldest copies go.

    Raises:
        StoreError: the copy cannot be made, or is damaged.
    """
    copy = file.with_name(f"{file.name}.{at:%Y%m%dT%H%M%S%f}.backup")
    try:
        copy_to(file, copy)
        for old in sorted(file.parent.glob(f"{file.name}.*.backup"))[:-KEPT_BACKUPS]:
            old.unlink()
    except (OSError, sqlite3.Error) as error:
        raise StoreError("database_backup_failed", file=str(copy), reason=str(error)) from error
    return copy


def copy_to(file: Path, copy: Path) -> None:
    """Copy a database, whatever is written to it meanwhile, and check the copy.

    Raises:
        sqlite3.Error, OSError: it cannot be copied, or the copy is damaged.
    """
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        [(found,), *_] = target.execute("PRAGMA integrity_check").fetchall()
    if found != "ok":
        raise sqlite3.DatabaseError(found)


_ARGUMENTS: Final[dict[str, Any]] = {"isolation_level": None, "timeout": BUSY_SECONDS}


def _url(file: Path, driver: str) -> URL:
    return URL.create(driver, database=str(file))


def _set_up(engine: Engine, *, begin: str, extra: tuple[str, ...] = ()) -> None:
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in (*_PRAGMAS, *extra):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)

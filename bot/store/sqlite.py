"""What is SQLite's own: how its connections are set up, what its errors mean, and copies of the file.

Python's driver is kept from beginning transactions by itself (`isolation_level=None`): writers take the lock at once
(`BEGIN IMMEDIATE`), so that none finds out at its first write that another was faster; readers see one snapshot.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from glob import escape
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.store.errors import StoreError

BUSY_SECONDS: Final = 30.0
"""How long a writer waits for one in another process."""
READERS: Final = 4
"""Connections that read; whoever comes fifth waits for one."""
KEPT_BACKUPS: Final = 5

_DURABLE: Final = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "recursive_triggers = ON",  # REPLACE would get past a trigger that refuses DELETE
)
_READ_ONLY: Final = ("query_only = ON",)
_ARGUMENTS: Final[dict[str, Any]] = {"isolation_level": None, "timeout": BUSY_SECONDS}

_SURROUNDINGS: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_READONLY,
    }
)
"""Primary result codes that blame the file, the disk or another process; the rest blame the program."""


def writer(file: Path) -> AsyncEngine:
    """Return the one engine that writes. It has one connection."""
    engine = create_async_engine(_url(file, "sqlite+aiosqlite"), pool_size=1, max_overflow=0, connect_args=_ARGUMENTS)
    _set_up(engine.sync_engine, "BEGIN IMMEDIATE", _DURABLE)
    return engine


def reader(file: Path) -> AsyncEngine:
    """Return the engine that reads. Nothing can be written through it."""
    url = _url(file, "sqlite+aiosqlite")
    engine = create_async_engine(url, pool_size=READERS, max_overflow=0, connect_args=_ARGUMENTS)
    _set_up(engine.sync_engine, "BEGIN", _DURABLE + _READ_ONLY)
    return engine


def blocking_writer(file: Path) -> Engine:
    """Return an engine for migrations, to be used outside of the event loop."""
    return _blocking(file, "BEGIN IMMEDIATE", _DURABLE)


def blocking_reader(file: Path) -> Engine:
    """Return an engine that looks at a database which may not be ours and changes nothing, no journal's mode."""
    return _blocking(file, "BEGIN", _READ_ONLY)


def check_writable(file: Path) -> None:
    """Begin to write, and let it be.

    Raises:
        StoreError: as `told`: the file may not be written.
    """
    with told(file), blocking_writer(file).connect() as connection:
        connection.begin().rollback()


def blames_surroundings(error: BaseException | None) -> bool:
    """Tell whether an error of the driver comes from the file, the disk or another process, not from the program."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(error, sqlite3.Error) and code is not None and code & 0xFF in _SURROUNDINGS


@contextmanager
def told(file: Path) -> Iterator[None]:
    """Turn the driver's errors, bare or wrapped, into sentences about the file.

    Raises:
        StoreError: `database_not_ours`, `database_damaged` or `database_unusable`.
    """
    try:
        yield
    except StoreError:
        raise
    except Exception as error:
        cause: Any = getattr(error, "orig", error)
        if isinstance(cause, OSError):
            raise StoreError("database_unusable", file=str(file), reason=cause.strerror or str(cause)) from error
        if not blames_surroundings(cause):
            raise
        match cause.sqlite_errorcode & 0xFF:
            case sqlite3.SQLITE_NOTADB:
                raise StoreError("database_not_ours", file=str(file)) from error
            case sqlite3.SQLITE_CORRUPT:
                raise StoreError("database_damaged", file=str(file), reason=str(cause)) from error
        raise StoreError("database_unusable", file=str(file), reason=str(cause)) from error


def damage(file: Path) -> list[str]:
    """Return what is damaged in a database, in SQLite's words; nothing if it is whole."""
    found = []
    try:
        with closing(_open(file)) as connection:
            connection.execute("PRAGMA query_only = ON")
            found += [line for (line,) in connection.execute("PRAGMA integrity_check") if line != "ok"]
            for table, row, parent, _ in connection.execute("PRAGMA foreign_key_check"):
                found.append(f"row {row} of {table} refers to a row that {parent} does not have")
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_CORRUPT:
            raise
        found.append(str(error))
    return found


def back_up(file: Path, at: datetime) -> Path:
    """Copy a database beside itself, check the copy, and let the oldest copies go.

    Raises:
        StoreError: `database_backup_failed`.
    """
    copy = file.with_name(f"{file.name}.{at:%Y%m%dT%H%M%S%f}.backup")
    copy_to(file, copy)
    for old in sorted(file.parent.glob(f"{escape(file.name)}.*.backup"))[:-KEPT_BACKUPS]:
        old.unlink(missing_ok=True)
    return copy


def put_aside(file: Path, at: datetime) -> Path:
    """Give a damaged database another name, with what belongs to it, and return that name.

    Raises:
        StoreError: as `told`.
    """
    aside = file.with_name(f"{file.name}.{at:%Y%m%dT%H%M%S%f}.damaged")
    with told(file):
        for suffix in ("-wal", "-shm", ""):
            part = file.with_name(file.name + suffix)
            if part.exists():
                part.replace(aside.with_name(aside.name + suffix))
    return aside


def copy_to(file: Path, copy: Path) -> None:
    """Copy a database, whatever is written to it meanwhile, and check the copy before it gets its name.

    Raises:
        StoreError: `database_backup_failed`: it cannot be copied, or the copy is damaged.
    """
    part = copy.with_name(copy.name + ".part")
    try:
        part.unlink(missing_ok=True)
        pour(file, part)
        with closing(_open(part)) as copied:
            copied.execute(
                "PRAGMA journal_mode = DELETE"
            )  # one file alone, which can be read where none can be written
        if found := damage(part):
            raise sqlite3.DatabaseError("; ".join(found))
        shutil.copymode(file, part)
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        raise StoreError("database_backup_failed", file=str(copy), reason=_reason(error)) from error
    finally:
        part.unlink(missing_ok=True)


def pour(source: Path, target: Path) -> None:
    """Replace all that a database holds by what another holds, in one transaction.

    Raises:
        sqlite3.Error: it cannot be done; the target is as it was.
    """
    with closing(_open(source)) as taken, closing(_open(target, "rwc")) as given:
        taken.backup(given)


def _open(file: Path, mode: str = "rw") -> sqlite3.Connection:
    return sqlite3.connect(
        f"{file.absolute().as_uri()}?mode={mode}", uri=True, timeout=BUSY_SECONDS, isolation_level=None
    )


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _url(file: Path, driver: str) -> URL:
    return URL.create(driver, database=os.fspath(file))


def _blocking(file: Path, begin: str, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(_url(file, "sqlite"), poolclass=NullPool, connect_args=_ARGUMENTS)
    _set_up(engine, begin, pragmas)
    return engine


def _set_up(engine: Engine, begin: str, pragmas: tuple[str, ...]) -> None:
    def connected(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)

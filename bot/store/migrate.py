"""Bringing a database to the form that this program knows.

Each migration is one transaction, data definitions included. A database that exists is copied before it is changed.
One that a newer program has changed is left alone.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, inspect
from sqlalchemy.exc import DatabaseError, OperationalError

from bot.store.errors import StoreError
from bot.store.sqlite import back_up, blocking_writer

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def migrate(file: Path, at: datetime, scripts: Path = MIGRATIONS) -> Path | None:
    """Bring the database to the newest form, and return the copy of what it was before, if there was anything.

    Args:
        file: the database; made where there is none.
        at: the present moment, for the copy's name.
        scripts: the folder of the migrations.

    Raises:
        StoreError: it is newer than this program, is none of ours, cannot be read or written, or a migration failed
            (then it is as it was before that migration).
    """
    engine = blocking_writer(file)
    config = _config(scripts)
    try:
        present = revision(engine, file)
        newest = ScriptDirectory.from_config(config).get_current_head()
        if present == newest:
            return None
        if present is not None and not _knows(config, present):
            raise StoreError("database_newer", file=str(file))
        copy = back_up(file, at) if present is not None else None
        with engine.connect() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except DatabaseError as error:
        raise _told(error, file) from error
    finally:
        engine.dispose()
    return copy


def revision(engine: Engine, file: Path) -> str | None:
    """Return which form the database has, None for an empty one.

    Raises:
        StoreError: it has tables and none of them is ours.
    """
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
        if found is None and inspect(connection).get_table_names():
            raise StoreError("database_not_ours", file=str(file))
    return found


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _knows(config: Config, present: str) -> bool:
    try:
        return ScriptDirectory.from_config(config).get_revision(present) is not None
    except CommandError:
        return False


def _told(error: DatabaseError, file: Path) -> StoreError:
    if isinstance(error, OperationalError):
        return StoreError("database_unusable", file=str(file), reason=str(error.orig))
    return StoreError("database_not_ours", file=str(file))

"""Bringing a database to the form that this program knows.

Each migration is one transaction, data definitions included. A database that exists is copied before it is changed.
One that is not ours, or that a newer program has changed, is left alone: it is looked at before anything is written.
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
from sqlalchemy import inspect

from bot.store.errors import StoreError
from bot.store.sqlite import back_up, blocking_reader, blocking_writer, told

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def revision(file: Path, scripts: Path = MIGRATIONS) -> str | None:
    """Return which form a database has, None for one that is empty or not there.

    Raises:
        StoreError: `database_newer`, `database_not_ours`, `database_damaged`, or `database_unusable`.
    """
    with told(file):
        if not file.exists():
            return None
        present, tables = _seen(file)
    if present is None and tables:
        raise StoreError("database_not_ours", file=str(file))
    if present is not None and not _knows(scripts, present):
        raise StoreError("database_newer", file=str(file))
    return present


def newest(scripts: Path = MIGRATIONS) -> str | None:
    """Return the form that this program knows."""
    return ScriptDirectory.from_config(_config(scripts)).get_current_head()


def migrate(file: Path, at: datetime, scripts: Path = MIGRATIONS) -> Path | None:
    """Bring the database to the newest form, and return the copy of what it was before, if there was anything.

    Args:
        file: the database; made where there is none.
        at: the present moment, for the copy's name.
        scripts: the folder of the migrations.

    Raises:
        StoreError: as `revision`, or `database_backup_failed`. Migrations that were done before one fails remain.
    """
    present = revision(file, scripts)
    if present == newest(scripts):
        return None
    copy = back_up(file, at) if present is not None else None
    config = _config(scripts)
    engine = blocking_writer(file)
    with told(file), engine.connect() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return copy


def _seen(file: Path) -> tuple[str | None, list[str]]:
    with blocking_reader(file).connect() as connection:
        return MigrationContext.configure(connection).get_current_revision(), inspect(connection).get_table_names()


def _config(scripts: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def _knows(scripts: Path, present: str) -> bool:
    try:
        return ScriptDirectory.from_config(_config(scripts)).get_revision(present) is not None
    except CommandError:
        return False

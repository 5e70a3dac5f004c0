"""Looking after a database as a file: making it ready, checking it, copying it, putting a copy back.

All of it waits for the disk: outside of the event loop, or in a thread.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from bot.store.errors import StoreError
from bot.store.migrate import migrate, newest, revision
from bot.store.serving import Serving
from bot.store.sqlite import back_up, check_writable, copy_to, damage, pour, put_aside, told

SERVE_PATIENCE: Final = 1.0
"""Seconds that whoever is to serve a database gives another command to make or change it."""
MIGRATE_PATIENCE: Final = 5.0
"""Seconds that a command gives another one to make or change the database."""


@dataclass(frozen=True, slots=True)
class Checked:
    """What a check found.

    Args:
        revision: the form that the database has, None where it cannot be read.
        newest: the form that this program knows.
        damage: what is damaged, in SQLite's words.
    """

    revision: str | None
    newest: str | None
    damage: tuple[str, ...]


def prepare(file: Path, serving: Serving, at: datetime, *, exclusive: bool) -> Path | None:
    """Look at a database before anything is written, and make it ready; return the copy of what it was, if any.

    Args:
        file: the database; made where there is none.
        serving: the right to serve it; taken for good if `exclusive`, else only while its form is changed.
        at: the present moment, for the copy's name.
        exclusive: whether to serve it from now on.

    Raises:
        StoreError: in use, newer than this program, none of ours, damaged, or the file system refuses.
    """
    with told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
    copy = None
    present = revision(file)
    if exclusive:
        serving.begin(SERVE_PATIENCE)
        copy = migrate(file, at)
    elif present != newest():
        serving.begin(MIGRATE_PATIENCE)
        try:
            copy = migrate(file, at)
        finally:
            serving.end()
    check_writable(file)
    return copy


def check(file: Path) -> Checked:
    """Read all of a database and tell what is damaged. Nothing is written.

    Raises:
        StoreError: `database_missing`, or it is newer than this program, or none of ours.
    """
    try:
        present = _present(file)
        with told(file):
            return Checked(present, newest(), tuple(damage(file)))
    except StoreError as error:
        if error.code != "database_damaged":
            raise
        return Checked(None, newest(), (error.facts["reason"],))


def backup(file: Path, copy: Path) -> None:
    """Copy a database to a file that is not there yet, whatever is written to it meanwhile, and check the copy.

    Raises:
        StoreError: `database_missing`, `database_file_exists`, `database_backup_failed`, or as `revision`.
    """
    _present(file)
    with told(copy):
        if copy.exists():
            raise StoreError("database_file_exists", file=str(copy))
    copy_to(file, copy)


def restore(file: Path, copy: Path, at: datetime) -> Path | None:
    """Put a copy in a database's place, of whatever form it was, and return where what it was is now kept.

    Args:
        file: the database; made where there is none.
        copy: what is to be in it.
        at: the present moment, for the name under which the other is kept.

    Raises:
        StoreError: the copy is missing, damaged, newer than this program, none of ours or the database itself
            (`database_same`), or the database is in use, or is none of ours. Then nothing has changed.
    """
    _present(copy)
    if found := damage(copy):
        raise StoreError("database_damaged", file=str(copy), reason="; ".join(found))
    with told(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists() and file.samefile(copy):
            raise StoreError("database_same", file=str(copy))
    serving = Serving(file)
    serving.begin(SERVE_PATIENCE)
    try:
        kept = _kept(file, at)
        with told(file):
            pour(copy, file)
        migrate(file, at)
    finally:
        serving.end()
    return kept


def _present(file: Path) -> str:
    present = revision(file)
    if present is None:
        raise StoreError("database_missing", file=str(file))
    return present


def _kept(file: Path, at: datetime) -> Path | None:
    """Keep what a database is: as a copy, or where that cannot be made, the file itself under another name."""
    try:
        if revision(file) is None:
            return None
    except StoreError as error:
        if error.code == "database_damaged":
            return put_aside(file, at)
        if error.code != "database_newer":  # to go back to an older program is what copies are for
            raise
    try:
        return back_up(file, at)
    except StoreError:
        if not damage(file):
            raise
        return put_aside(file, at)

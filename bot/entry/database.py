"""`hule db`: the database as a file."""

# ruff: noqa: PLC0415  # the library takes a moment, and no other command needs it
from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer

from bot.cli import options


def db(
    *,
    job: Annotated[str | None, typer.Argument(metavar="JOB", show_default=False)] = None,
    file: Annotated[Path | None, typer.Argument(metavar="FILE", show_default=False)] = None,
    locale: options.Locale = None,
    config: options.Config = None,
    as_json: options.AsJson = False,
    debug: options.Debug = False,
) -> None:
    """Bring the database to its newest form, check it, copy it, or put a copy back.

    Raises:
        UsageError: there is no such job, or it wants a file.
        StoreError: the database or the file cannot be used.
        typer.Exit: with status 1, what was checked is damaged.
    """
    del debug  # the command's error edge reads it
    from bot.cli.db import Job, job_of
    from bot.cli.screen import REFUSED, Screen
    from bot.config import load
    from bot.store import default_path
    from bot.store.store import located

    asked, screen = job_of(job, file), Screen.of(locale, as_json=as_json)
    database = located(load(config, os.environ).database or default_path())
    match asked:
        case Job.MIGRATE:
            _migrate(database, screen)
        case Job.CHECK if not _check(database, screen):
            raise typer.Exit(REFUSED)
        case Job.BACKUP:
            _backup(database, located(str(file)), screen)
        case Job.RESTORE:
            _restore(database, located(str(file)), screen)


def _migrate(database: Path, screen: Any) -> None:
    from bot.cli.db import tell
    from bot.store.migrate import revision
    from bot.store.serving import Serving
    from bot.store.upkeep import prepare

    kept = prepare(database, Serving(database), _now(), exclusive=False)
    data = {"file": str(database), "revision": revision(database)}
    tell(screen, "db_ready", data, more=_kept(kept), data={**data, "kept": _text(kept)})


def _check(database: Path, screen: Any) -> bool:
    from bot.cli.db import tell
    from bot.store.upkeep import check

    found = check(database)
    data = {"file": str(database), "revision": found.revision, "newest": found.newest}
    older = [("db_older", data)] if found.revision and found.revision != found.newest else []
    whole = not found.damage
    tell(
        screen,
        "db_whole" if whole else "db_damaged",
        data,
        more=older,
        lines=found.damage,
        data={**data, "damage": list(found.damage)},
        good=whole,
    )
    return whole


def _backup(database: Path, copy: Path, screen: Any) -> None:
    from bot.cli.db import tell
    from bot.store.upkeep import backup

    backup(database, copy)
    tell(screen, "db_copied", {"file": str(copy)}, data={"file": str(database), "copy": str(copy)})


def _restore(database: Path, copy: Path, screen: Any) -> None:
    from bot.cli.db import tell
    from bot.store.upkeep import restore

    kept = restore(database, copy, _now())
    data = {"file": str(database), "copy": str(copy)}
    tell(screen, "db_restored", data, more=_kept(kept), data={**data, "kept": _text(kept)})


def _kept(kept: Path | None) -> list[tuple[str, dict[str, Any]]]:
    return [] if kept is None else [("db_kept", {"file": str(kept)})]


def _text(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _now() -> datetime:
    return datetime.now(UTC)

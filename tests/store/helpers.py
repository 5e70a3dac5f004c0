"""Databases of other forms, and other processes."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from bot.store.migrate import MIGRATIONS

ROOT: Final = Path(__file__).parent.parent.parent

_LATER: Final = """
from alembic import op
import sqlalchemy as sa

revision = "{number}"
down_revision = "{before}"

def upgrade():
    op.create_table("later_{number}", sa.Column("id", sa.Text, primary_key=True))
    op.execute("INSERT INTO later_{number} VALUES ('x')")
    {end}
"""


def later(folder: Path, *ends: str) -> Path:
    """Return a folder of our migrations with later ones, each making a table, filling it, and ending as is said."""
    scripts = folder / "later"
    shutil.copytree(MIGRATIONS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
    before = "0001"
    for number, end in enumerate(ends, 9001):
        (scripts / "versions" / f"m{number}.py").write_text(
            _LATER.format(number=number, before=before, end=end or "pass")
        )
        before = str(number)
    return scripts


def contents(folder: Path) -> dict[str, bytes]:
    """Return what is in each file of a folder."""
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


def rows(file: Path, sql: str) -> list[Any]:
    """Return what a statement finds, past our own code."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(sql).fetchall()


def tables(file: Path) -> set[str]:
    """Return the names of all tables."""
    return {name for (name,) in rows(file, "SELECT name FROM sqlite_master WHERE type = 'table'")}


def python(code: str, *args: object) -> subprocess.Popen[str]:
    """Start another process on our code."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, args)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


SERVE: Final = """
import asyncio, sys
from bot.store import Store, StoreError

async def main():
    try:
        async with Store(sys.argv[1], exclusive=True):
            print("serving", flush=True)
            await asyncio.to_thread(sys.stdin.read)
    except StoreError as error:
        print(error.code, flush=True)

asyncio.run(main())
"""
"""Serve a database until nothing more comes in."""

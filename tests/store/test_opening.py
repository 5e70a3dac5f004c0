"""What can be opened, by whom, and what is said of the rest."""

from __future__ import annotations

import ast
import asyncio
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

import bot
from bot.locales import LOCALES, Words
from bot.store import Store, StoreError, Transaction, default_path
from bot.store.sqlite import BUSY_SECONDS
from tests.store.helpers import SERVE, contents, python, rows, tables


async def refusal(where: Path | str, *, exclusive: bool = False) -> StoreError:
    with pytest.raises(StoreError) as refused:
        async with Store(where, exclusive=exclusive):
            pass
    assert refused.value.exit_status == 3
    return refused.value


async def test_folders_that_lack_are_made(tmp_path: Path) -> None:
    file = tmp_path / "a" / "b" / "hule.db"
    async with Store(file):
        assert "group_settings" in tables(file)


async def test_a_url_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Store(f"sqlite:///{tmp_path}/x.db").file == tmp_path / "x.db"
    assert Store("sqlite:///x.db").file == tmp_path / "x.db"
    assert Store("x.db").file == tmp_path / "x.db"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert Store("~/x.db").file == tmp_path / "x.db"


def test_unless_told_otherwise_it_is_in_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_path().name == "hule.db"
    assert "hule" in default_path().parent.parts


@pytest.mark.parametrize("where", ["postgresql://x/y", ":memory:", "file:x?mode=memory", "mysql+aiomysql://x"])
async def test_what_is_no_file_is_refused(where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (await refusal(where)).code == "database_scheme"
    assert not contents(tmp_path)


@pytest.mark.parametrize("name", ["a\0b", "~nobody-of-that-name/x.db", "x" * 300])
async def test_a_name_that_no_file_can_have_is_said(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert (await refusal(name)).code == "database_unusable"


@pytest.mark.parametrize("exclusive", [True, False])
async def test_a_folder_is_no_database(tmp_path: Path, *, exclusive: bool) -> None:
    error = await refusal(tmp_path, exclusive=exclusive)
    assert error.code == "database_unusable"
    assert error.facts["file"] == str(tmp_path)
    below = tmp_path / "file"
    below.touch()
    assert (await refusal(below / "hule.db", exclusive=exclusive)).code == "database_unusable"


@pytest.mark.parametrize("exclusive", [True, False])
async def test_other_files_are_refused_and_left_alone(tmp_path: Path, *, exclusive: bool) -> None:
    letter, albums = tmp_path / "letter.txt", tmp_path / "albums.db"
    letter.write_text("Dear East, " * 100)
    with sqlite3.connect(albums) as connection:
        connection.execute("CREATE TABLE albums (id INTEGER)")
    connection.close()
    before = contents(tmp_path)
    for file in (letter, albums):
        assert (await refusal(file, exclusive=exclusive)).code == "database_not_ours"
    assert contents(tmp_path) == before


async def test_a_damaged_database_is_said(file: Path) -> None:
    async with Store(file):
        pass
    with file.open("r+b") as opened:
        opened.seek(100)
        opened.write(b"\xff" * 1000)
    error = await refusal(file)
    assert error.code == "database_damaged"
    assert error.facts["file"] == str(file)


@pytest.fixture
def shared() -> Iterator[Path]:
    """A folder that everybody may look into."""
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def nobody(folder: Path) -> Iterator[None]:
    """Do without the right to write there, to the files and beside them."""
    for path in (*folder.iterdir(), folder):
        path.chmod(path.stat().st_mode & 0o555)
    superuser = os.geteuid() == 0
    if superuser:
        os.seteuid(65534)
    try:
        yield
    finally:
        if superuser:
            os.seteuid(0)
        folder.chmod(0o755)


@pytest.mark.skipif(os.name == "nt", reason="no permissions of that kind")
@pytest.mark.parametrize("exclusive", [True, False])
async def test_what_cannot_be_written_is_said_at_the_start(shared: Path, *, exclusive: bool) -> None:
    file = shared / "hule.db"
    with nobody(shared):
        assert (await refusal(file, exclusive=exclusive)).code == "database_unusable"
    async with Store(file):
        pass
    with nobody(shared):
        assert (await refusal(file, exclusive=exclusive)).code == "database_unusable"


async def test_one_serves_and_others_use_it(file: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(file)
    async with Store(file, exclusive=True):
        for where in (file, link):
            error = await refusal(where, exclusive=True)
            assert (error.code, error.facts) == ("database_in_use", {"file": str(file)})
        async with Store(file) as guest:
            await guest.write(lambda tx: tx.exec_driver_sql("CREATE TABLE guest (id INTEGER)"))
    async with Store(file, exclusive=True):
        assert "guest" in tables(file)


async def test_a_refused_opening_leaves_nothing_behind(file: Path) -> None:
    """Neither the lock nor a connection: the next one opens."""
    async with Store(file, exclusive=True):
        await refusal(file, exclusive=True)
    async with Store(file, exclusive=True):
        pass


async def test_cancelled_while_opening_nothing_stays_locked(file: Path) -> None:
    for _ in range(5):
        store = Store(file, exclusive=True)
        task = asyncio.create_task(store.__aenter__())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with Store(file, exclusive=True):
            pass


async def test_many_commands_make_one_database(file: Path) -> None:
    """At once, where there was none."""
    processes = [python(MAKE, file) for _ in range(4)]
    assert [process.communicate(timeout=60) for process in processes] == [("made\n", "")] * 4
    assert rows(file, "SELECT count(*) FROM drafts") == [(4,)]


MAKE = """
import asyncio, os, sys
from bot.store import Store

async def main():
    async with Store(sys.argv[1]) as store:
        draft = f"INSERT INTO drafts VALUES ('{os.getpid()}', '{{}}', '2026-11-30 00:00:00')"
        await store.write(lambda tx: tx.exec_driver_sql(draft))
        print("made")

asyncio.run(main())
"""


async def test_every_connection_is_set_up(file: Path) -> None:
    async def pragmas(tx: Transaction) -> dict[str, object]:
        names = (
            "journal_mode", "synchronous", "foreign_keys", "recursive_triggers", "busy_timeout", "query_only",
        )  # fmt: skip
        return {name: await tx.scalar(text(f"PRAGMA {name}")) for name in names}

    expected = {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "recursive_triggers": 1,
        "busy_timeout": BUSY_SECONDS * 1000,
        "query_only": 0,
    }
    async with Store(file) as store:
        assert await store.write(pragmas) == expected
        together = asyncio.Barrier(4)

        async def at_once(tx: Transaction) -> dict[str, object]:
            await together.wait()
            return await pragmas(tx)

        assert await asyncio.gather(*(store.read(at_once) for _ in range(4))) == [{**expected, "query_only": 1}] * 4


def test_a_second_process_is_refused_until_the_first_is_gone(file: Path) -> None:
    first = python(SERVE, file)
    assert first.stdout is not None
    assert first.stdout.readline() == "serving\n"
    assert python(SERVE, file).communicate(timeout=60) == ("database_in_use\n", "")
    first.communicate(timeout=60)
    assert python(SERVE, file).communicate(timeout=60) == ("serving\n", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_every_refusal_has_its_sentence(locale: str) -> None:
    facts = {"file": "/srv/hule.db", "reason": "disk full", "scheme": "mysql"}
    for code in codes():
        said = Words.of(locale).say(code, facts)
        assert said


def codes() -> set[str]:
    found = {
        str(node.args[0].value)
        for path in (Path(bot.__file__).parent / "store").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "StoreError" and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(found) > 7
    return found


async def test_a_file_that_is_taken_away_takes_nothing_more(tmp_path: Path) -> None:
    """What was written then would be gone at the next start, and nobody would have been told."""
    file = tmp_path / "hule.db"
    async with Store(file) as store:
        await store.write(nothing)
        file.rename(tmp_path / "elsewhere.db")
        with pytest.raises(StoreError) as gone:
            await store.write(nothing)
        assert gone.value.code == "database_gone"
        await store.read(nothing)
        (tmp_path / "elsewhere.db").rename(file)
        await store.write(nothing)


async def nothing(_connection: object) -> None:
    """Write nothing."""

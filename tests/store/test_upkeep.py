"""A database as a file: checked, copied, put back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import pytest

from bot.store import Store, StoreError
from bot.store.migrate import migrate, newest, revision
from bot.store.upkeep import Checked, backup, check, restore
from tests.store.helpers import contents, later, rows, tables
from tests.store.tally import make_tally, note, noting

NOW: Final = datetime(2026, 11, 30, 12, tzinfo=UTC)


def draft(file: Path, name: str) -> None:
    """Keep something in it."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO drafts VALUES (?, '{}', '2026-11-30 00:00:00')", (name,))


def drafts(file: Path) -> list[str]:
    return [name for (name,) in rows(file, "SELECT id FROM drafts ORDER BY id")]


@pytest.fixture
def ours(file: Path) -> Path:
    """A database with something in it."""
    migrate(file, NOW)
    draft(file, "first")
    return file


@pytest.fixture
def copy(ours: Path, tmp_path: Path) -> Path:
    """A copy of it, after which something more happened."""
    made = tmp_path / "copy.db"
    backup(ours, made)
    draft(ours, "second")
    return made


PARTS: Final = ("schema", "alembic_version", "drafts")


def spoil(file: Path, part: str = "drafts") -> None:
    """Overwrite a page of the file: the schema's, or a table's."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = dict(connection.execute("SELECT name, rootpage FROM sqlite_master").fetchall())
    page = pages.get(part, 1)
    with file.open("r+b") as opened:
        opened.seek(4096 * (page - 1) + (100 if page == 1 else 0))
        opened.write(b"\xff" * 3000)


def test_a_whole_database_is_found_whole_and_nothing_is_written(ours: Path, tmp_path: Path) -> None:
    before = contents(tmp_path)
    assert check(ours) == Checked(newest(), newest(), ())
    assert contents(tmp_path) == before


@pytest.mark.parametrize("part", PARTS)
def test_damage_is_found(ours: Path, part: str) -> None:
    spoil(ours, part)
    assert check(ours).damage


def test_a_row_that_refers_to_nothing_is_damage(ours: Path) -> None:
    with closing(sqlite3.connect(ours)) as connection, connection:
        connection.executescript(
            "CREATE TABLE child (draft TEXT REFERENCES drafts (id)); INSERT INTO child VALUES ('nobody')"
        )
    [found] = check(ours).damage
    assert "child" in found
    assert "drafts" in found


@pytest.mark.parametrize("work", [check, lambda file: backup(file, file.with_name("copy.db"))])
def test_a_database_that_is_not_there_is_said_and_not_made(file: Path, work: object) -> None:
    assert callable(work)
    with pytest.raises(StoreError) as refused:
        work(file)
    assert refused.value.code == "database_missing"
    assert not file.exists()


async def test_a_copy_holds_what_was_done_before_it_while_others_write(file: Path, tmp_path: Path) -> None:
    made = tmp_path / "copy.db"
    async with Store(file, exclusive=True) as store:
        await make_tally(store)
        await store.write(noting("before", 100))
        backup(file, made)
        await store.write(lambda tx: note(tx, "after", 1))
    assert rows(made, "SELECT name, count(*) FROM tally GROUP BY name") == [("before", 100)]
    assert check(made).damage == ()
    assert not tmp_path.joinpath("copy.db-wal").exists()


def test_a_file_is_not_overwritten_by_a_copy(ours: Path, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear East")
    for there in (other, ours):
        with pytest.raises(StoreError) as refused:
            backup(ours, there)
        assert refused.value.code == "database_file_exists"
    assert other.read_text() == "Dear East"


def test_a_copy_that_cannot_be_written_is_said(ours: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        backup(ours, tmp_path / "nowhere" / "copy.db")
    assert refused.value.code == "database_backup_failed"


def test_a_copy_is_put_back_and_what_was_there_is_kept(ours: Path, copy: Path) -> None:
    kept = restore(ours, copy, NOW)

    assert drafts(ours) == ["first"]
    assert kept is not None
    assert drafts(kept) == ["first", "second"]
    assert drafts(copy) == ["first"]
    assert check(ours).damage == ()


def test_a_copy_is_put_where_there_is_nothing(copy: Path, tmp_path: Path) -> None:
    file = tmp_path / "new" / "hule.db"
    assert restore(file, copy, NOW) is None
    assert drafts(file) == ["first"]


def test_an_older_copy_is_brought_to_the_newest_form(ours: Path, copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And put in the place of one that a newer program changed."""
    scripts = later(copy.parent, "")
    monkeypatch.setattr("bot.store.migrate.migrate.__defaults__", (scripts,))
    monkeypatch.setattr("bot.store.migrate.revision.__defaults__", (scripts,))
    monkeypatch.setattr("bot.store.migrate.newest.__defaults__", (scripts,))
    restore(ours, copy, NOW)
    assert revision(ours) == "9001"
    monkeypatch.undo()

    with pytest.raises(StoreError):
        revision(ours)
    restore(ours, copy, NOW)
    assert revision(ours) == newest()
    assert "later_9001" not in tables(ours)


@pytest.mark.parametrize("part", PARTS)
def test_a_copy_takes_the_place_of_a_damaged_database(ours: Path, copy: Path, part: str) -> None:
    spoil(ours, part)
    kept = restore(ours, copy, NOW)

    assert drafts(ours) == ["first"]
    assert check(ours).damage == ()
    assert kept is not None
    assert kept.name.endswith(".damaged")
    assert check(kept).damage


@pytest.mark.parametrize(
    ("worsen", "code"),
    [
        (lambda copy: copy.unlink(), "database_missing"),
        (lambda copy: copy.write_bytes(b""), "database_missing"),
        (lambda copy: copy.write_text("Dear East, " * 100), "database_not_ours"),
        *((lambda copy, part=part: spoil(copy, part), "database_damaged") for part in PARTS),
        (lambda copy: migrate(copy, NOW, later(copy.parent, "")), "database_newer"),
    ],
)
def test_what_is_no_good_copy_is_not_put_back(ours: Path, copy: Path, worsen: object, code: str) -> None:
    assert callable(worsen)
    worsen(copy)
    with pytest.raises(StoreError) as refused:
        restore(ours, copy, NOW)
    assert (refused.value.code, refused.value.facts["file"]) == (code, str(copy))
    assert drafts(ours) == ["first", "second"]


def test_a_database_is_no_copy_of_itself(ours: Path) -> None:
    with pytest.raises(StoreError) as refused:
        restore(ours, ours, NOW)
    assert refused.value.code == "database_same"
    assert drafts(ours) == ["first"]


def test_files_of_others_are_not_replaced(copy: Path, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear East, " * 100)
    with pytest.raises(StoreError) as refused:
        restore(letter, copy, NOW)
    assert refused.value.code == "database_not_ours"
    assert letter.read_text().startswith("Dear East")


async def test_nothing_is_put_back_under_a_bot_that_runs(ours: Path, copy: Path) -> None:
    async with Store(ours, exclusive=True):
        with pytest.raises(StoreError) as refused:
            restore(ours, copy, NOW)
    assert refused.value.code == "database_in_use"
    assert drafts(ours) == ["first", "second"]

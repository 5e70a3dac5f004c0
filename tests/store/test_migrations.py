"""A database is brought to the newest form, wholly or not at all, and copied before."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine
from sqlalchemy.dialects import postgresql
from sqlalchemy.schema import CreateTable

from bot.store import Store, StoreError, sqlite
from bot.store.migrate import MIGRATIONS, migrate, newest, revision
from bot.store.schema import metadata
from bot.store.sqlite import KEPT_BACKUPS
from tests.store.helpers import contents, later, rows, tables

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)


@pytest.fixture
def ours(file: Path) -> Path:
    """A database of the present form with something in it."""
    migrate(file, NOW)
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT INTO drafts VALUES ('kept', '{}', '2026-11-30 00:00:00')")
    return file


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob("*.backup"))


def test_a_fresh_database_gets_every_table_and_no_copy(file: Path) -> None:
    assert migrate(file, NOW) is None
    assert tables(file) == {*metadata.tables, "alembic_version"}
    assert revision(file) == newest()
    assert not copies(file)


def test_an_empty_file_is_a_fresh_database(file: Path) -> None:
    file.touch()
    assert migrate(file, NOW) is None
    assert revision(file) == newest()


def test_what_is_newest_is_left_alone(ours: Path) -> None:
    before = ours.read_bytes()
    assert migrate(ours, NOW) is None
    assert ours.read_bytes() == before
    assert not copies(ours)


def test_an_older_one_is_copied_and_brought_up(ours: Path, tmp_path: Path) -> None:
    copy = migrate(ours, NOW, later(tmp_path, "", ""))

    assert tables(ours) > {"later_9001", "later_9002"}
    assert rows(ours, "SELECT * FROM later_9002") == [("x",)]
    assert copies(ours) == [copy]
    assert copy is not None
    assert "20261130T120000" in copy.name
    assert revision(copy) == "0001"
    assert rows(copy, "SELECT id FROM drafts") == [("kept",)]
    assert rows(copy, "PRAGMA journal_mode") == [("delete",)]
    assert not list(tmp_path.glob("*.part"))


def test_the_oldest_copies_go(ours: Path, tmp_path: Path) -> None:
    made = [sqlite.back_up(ours, NOW + timedelta(days=day)) for day in range(KEPT_BACKUPS + 2)]
    other = tmp_path / "hule.db.old.backup.txt"
    other.touch()
    assert copies(ours) == made[2:]
    assert other.exists()


def test_a_name_that_is_a_pattern_keeps_its_copies_apart(tmp_path: Path, ours: Path) -> None:
    kept = [sqlite.back_up(ours, NOW + timedelta(days=day)) for day in range(KEPT_BACKUPS)]
    odd = tmp_path / "hule?db"
    migrate(odd, NOW)
    sqlite.back_up(odd, NOW)
    assert set(kept) < set(copies(ours))


@pytest.mark.parametrize("fault", ["raise LookupError('half-way')", "op.execute('INSERT INTO nowhere VALUES (1)')"])
def test_a_migration_that_fails_half_way_leaves_nothing(ours: Path, tmp_path: Path, fault: str) -> None:
    with pytest.raises(Exception, match=r"half-way|nowhere"):
        migrate(ours, NOW, later(tmp_path, "", fault))

    assert revision(ours, later(tmp_path / "known", "", "")) == "9001"
    assert "later_9001" in tables(ours)
    assert "later_9002" not in tables(ours)
    assert rows(ours, "SELECT id FROM drafts") == [("kept",)]
    assert rows(copies(ours)[0], "SELECT id FROM drafts") == [("kept",)]


def test_without_a_whole_copy_nothing_is_changed(ours: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def pour(source: Path, target: Path) -> None:
        shutil.copyfile(source, target)
        with target.open("r+b") as opened:
            opened.seek(4096)
            opened.write(b"\xff" * 4096)

    before = ours.read_bytes()
    monkeypatch.setattr(sqlite, "pour", pour)
    with pytest.raises(StoreError) as refused:
        migrate(ours, NOW, later(tmp_path, ""))

    assert refused.value.code == "database_backup_failed"
    assert ours.read_bytes() == before
    assert not copies(ours)
    assert not list(tmp_path.glob("*.part"))


async def test_a_newer_database_is_refused_and_left_alone(ours: Path, tmp_path: Path) -> None:
    migrate(ours, NOW, later(tmp_path, ""))
    before = contents(tmp_path)
    for exclusive in (True, False):
        with pytest.raises(StoreError) as refused:
            async with Store(ours, exclusive=exclusive):
                pass
        assert refused.value.code == "database_newer"
        assert refused.value.facts == {"file": str(ours)}
    assert contents(tmp_path) == before


async def test_a_command_waits_for_no_older_bot_to_change_its_database(
    ours: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The form is not changed under whoever serves it."""
    monkeypatch.setattr("bot.store.upkeep.MIGRATE_PATIENCE", 0.1)
    async with Store(ours, exclusive=True):
        monkeypatch.setattr("bot.store.upkeep.newest", lambda: "9001")
        with pytest.raises(StoreError) as refused:
            async with Store(ours):
                pass
    assert refused.value.code == "database_in_use"


def test_the_migrations_make_what_the_queries_are_written_against(file: Path, tmp_path: Path) -> None:
    """Constraints and indices included, which Alembic's own comparison does not all see."""
    migrate(file, NOW)
    with create_engine(f"sqlite:///{file}").connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    declared = tmp_path / "declared.db"
    metadata.create_all(create_engine(f"sqlite:///{declared}"))

    def made(where: Path) -> dict[str, list[str]]:
        found = rows(where, "SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name != 'alembic_version'")
        return {name: sorted(line.strip(" ,\n") for line in sql.splitlines()) for name, sql in found}

    assert made(file) == made(declared)


def test_the_tables_are_portable() -> None:
    other = postgresql.dialect()  # type: ignore[no-untyped-call]
    for table in metadata.sorted_tables:
        assert "CREATE TABLE" in str(CreateTable(table).compile(dialect=other))


def test_every_migration_has_the_next_number() -> None:
    names = sorted(path.name for path in (MIGRATIONS / "versions").glob("m*.py"))
    assert len(names) == int(newest() or 0)

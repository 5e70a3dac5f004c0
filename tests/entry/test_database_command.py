"""`hule db`: the database looked after from the terminal."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli.app import build
from bot.cli.db import Job
from bot.entry.database import db
from bot.locales import LOCALES, Words
from tests.entry.processes import hule as process

Db = Callable[..., Result]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the database is, by the environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("HULE_DATABASE", str(tmp_path / "hule.db"))
    return tmp_path / "hule.db"


@pytest.fixture
def hule(file: Path) -> Db:
    """Run `hule db` here."""

    def run(*args: str) -> Result:
        return CliRunner().invoke(build({"db": db}), ["db", *args], prog_name="hule")

    return run


def data(result: Result) -> dict[str, Any]:
    assert result.stderr == ""
    found: dict[str, Any] = json.loads(result.stdout)
    return found


def test_a_database_is_made_checked_copied_and_put_back(hule: Db, file: Path, tmp_path: Path) -> None:
    for args, told in (
        (["migrate"], "ready"),
        (["check"], "whole"),
        (["backup", "copy.db"], "copy.db"),
        (["restore", "copy.db"], "copy.db"),
    ):
        result = hule(*args)
        assert (result.exit_code, result.stderr) == (0, "")
        assert told in result.stdout
    assert file.exists()
    assert (tmp_path / "copy.db").exists()


def test_the_same_for_programs(hule: Db, file: Path, tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.db")
    assert data(hule("migrate", "--json")) == {"ok": True, "file": str(file), "revision": "0001", "kept": None}
    assert data(hule("backup", "copy.db", "--json")) == {"ok": True, "file": str(file), "copy": copy}
    restored = data(hule("restore", "copy.db", "--json"))
    assert Path(restored.pop("kept")).exists()
    assert restored == {"ok": True, "file": str(file), "copy": copy}
    checked = {"ok": True, "file": str(file), "revision": "0001", "newest": "0001", "damage": []}
    assert data(hule("check", "--json")) == checked


def test_damage_is_told_with_status_1(hule: Db, file: Path) -> None:
    hule("migrate")
    with file.open("r+b") as opened:
        opened.seek(4096)
        opened.write(b"\xff" * 3000)
    result = hule("check")
    assert result.exit_code == 1
    assert "damaged" in result.stdout
    told = hule("check", "--json")
    assert told.exit_code == 1
    assert not data(told)["ok"]
    assert data(told)["damage"]


@pytest.mark.parametrize("job", ["check", "backup", "restore"])
def test_what_is_not_there_is_status_3(hule: Db, job: str) -> None:
    args = [job] if job == "check" else [job, "copy.db"]
    result = hule(*args)
    assert result.exit_code == 3
    assert "There is no database" in result.stderr
    assert not result.stdout
    told = hule(*args, "--json")
    assert data(told)["errors"][0]["code"] == "database_missing"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ([], "db_job_wanted"),
        (["vacuum"], "db_job_wanted"),
        (["backup"], "db_file_wanted"),
        (["restore"], "db_file_wanted"),
        (["check", "x"], "db_file_unwanted"),
        (["migrate", "x"], "db_file_unwanted"),
    ],
)
def test_wrong_usage_is_status_2_and_touches_nothing(hule: Db, file: Path, args: list[str], code: str) -> None:
    result = hule(*args, "--json")
    assert result.exit_code == 2
    assert data(result)["errors"][0]["code"] == code
    assert not file.exists()


def test_the_configuration_names_the_database(hule: Db, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("HULE_DATABASE")
    (tmp_path / "config.toml").write_text('database = "other.db"')
    assert data(hule("migrate", "--json"))["file"] == str(tmp_path / "other.db")


@pytest.mark.parametrize("locale", LOCALES)
def test_the_help_names_every_job(hule: Db, locale: str) -> None:
    result = hule("--help", "--locale", locale)
    assert result.exit_code == 0
    assert all(job.value in result.stdout for job in Job)
    assert Words.of(locale).say("help_db") in result.stdout


def test_the_command_has_it(tmp_path: Path) -> None:
    done = process(tmp_path, "db", "migrate", "--json", HULE_DATABASE="here.db")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["file"] == str(tmp_path / "here.db")

"""The kept tables: whatever is wrong with them, scores stay the same and nobody hears of it."""

from __future__ import annotations

import errno
import gc
import os
import random
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

import pytest

from bot.mahjong import cache, keys, tables, tiles, traits
from bot.mahjong.fans import model
from bot.mahjong.scoring import score, score_many
from bot.mahjong.tables import Tables
from tests.generators import winning_many
from tests.support import OFFICIAL, total


@pytest.fixture(scope="module")
def made() -> Tables:
    return tables.build()


class Builder:
    """Stands in for building the tables, which takes a second, and counts how often it was asked.

    What is kept goes to `folder`, which does not exist yet.
    """

    def __init__(self, made: Tables, folder: Path) -> None:
        self.made, self.folder, self.asked = made, folder, 0

    def __call__(self) -> Tables:
        self.asked += 1
        return self.made


@pytest.fixture
def builder(made: Tables, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Builder]:
    """Tables of which this process knows nothing yet."""
    builder = Builder(made, tmp_path / "hule")
    monkeypatch.setattr(tables, "build", builder)
    monkeypatch.setenv("HULE_CACHE", str(builder.folder))
    cache._held.clear()
    yield builder
    cache._held.clear()


def start_again() -> Tables:
    """Get the tables as a new process would."""
    cache._held.clear()
    return cache.get()


def kept(folder: Path) -> Path:
    (file,) = folder.iterdir()
    return file


def scores_right() -> bool:
    return total("[456m,1][123s,1] 123m78p55p+9p |ES0000|0") == 11


class TestKeeping:
    def test_tables_are_built_once_and_then_loaded(self, builder: Builder) -> None:
        built = cache.get()
        assert builder.asked == 1
        assert cache.get() is built

        assert start_again() == built
        assert builder.asked == 1

    def test_the_folder_is_made_with_the_one_file_in_it(self, builder: Builder) -> None:
        cache.get()

        assert kept(builder.folder).name == f"tables-{cache.fingerprint()}.bin"

    def test_loaded_tables_score_as_built_ones_do(self, builder: Builder) -> None:
        hands = winning_many(seed=4, count=500)
        cache.get()
        from_built = score_many(hands, OFFICIAL)
        start_again()

        assert score_many(hands, OFFICIAL) == from_built
        assert builder.asked == 1

    def test_tables_of_other_versions_go_and_whatever_else_lies_there_stays(self, builder: Builder) -> None:
        builder.folder.mkdir()
        old, other = builder.folder / "tables-0123456789abcdef.bin", builder.folder / "notes.txt"
        old.write_bytes(b"old")
        other.write_bytes(b"mine")

        cache.get()

        assert {file.name for file in builder.folder.iterdir()} == {"notes.txt", f"tables-{cache.fingerprint()}.bin"}

    @pytest.mark.parametrize("collecting", [True, False])
    def test_loading_leaves_the_collector_as_it_was(self, builder: Builder, collecting: bool) -> None:
        cache.get()
        before = gc.isenabled()
        (gc.enable if collecting else gc.disable)()
        try:
            start_again()
            assert (gc.isenabled(), builder.asked) == (collecting, 1)
        finally:
            (gc.enable if before else gc.disable)()


class TestWhere:
    def test_the_variable_names_the_folder(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setenv("HULE_CACHE", "/somewhere/else")
        assert cache.folder() == Path("/somewhere/else")

    @pytest.mark.parametrize("named", [None, ""])
    def test_else_it_is_the_users(self, monkeypatch: pytest.MonkeyPatch, named: str | None) -> None:
        monkeypatch.delenv("HULE_CACHE", raising=False)
        if named is not None:
            monkeypatch.setenv("HULE_CACHE", named)
        assert cache.folder().name == "hule"


def _cut(at: int) -> Callable[[bytes], bytes]:
    return lambda held: held[:at]


def _flipped(held: bytes) -> bytes:
    rng = random.Random(len(held))
    at = rng.randrange(32, len(held))
    return held[:at] + bytes([held[at] ^ 1 << rng.randrange(8)]) + held[at + 1 :]


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": _cut(0),
    "a part of the seal": _cut(31),
    "the seal alone": _cut(32),
    "a part of the tables": _cut(100_000),
    "a byte short": _cut(-1),
    "a byte too long": lambda held: held + b"\0",
    "a bit of the seal turned": lambda held: bytes([held[0] ^ 1]) + held[1:],
    "a bit of the tables turned": _flipped,
    "no tables at all": lambda _: b"not what was written" * 100,
    "zeros": lambda held: bytes(len(held)),
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_file_is_replaced(builder: Builder, damage: Callable[[bytes], bytes]) -> None:
    cache.get()
    file = kept(builder.folder)
    whole = file.read_bytes()
    file.write_bytes(damage(whole))

    assert start_again() == builder.made
    assert builder.asked == 2
    assert scores_right()
    assert kept(builder.folder).read_bytes() == whole


def _refuse(error: int) -> Callable[..., NoReturn]:
    def refuse(*_: Any, **__: Any) -> NoReturn:
        raise OSError(error, os.strerror(error))

    return refuse


class TestNoPlace:
    """Where nothing can be kept, the tables are built at every start."""

    def check(self, builder: Builder) -> None:
        for times in (1, 2):
            assert start_again() == builder.made
            assert builder.asked == times
        assert scores_right()

    def test_the_folder_is_a_file(self, builder: Builder) -> None:
        builder.folder.write_bytes(b"mine")
        self.check(builder)
        assert builder.folder.read_bytes() == b"mine"

    def test_the_folder_lies_in_a_file(self, builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
        builder.folder.write_bytes(b"mine")
        monkeypatch.setenv("HULE_CACHE", str(builder.folder / "deeper"))
        self.check(builder)

    def test_the_file_is_a_folder(self, builder: Builder) -> None:
        (builder.folder / f"tables-{cache.fingerprint()}.bin" / "full").mkdir(parents=True)
        self.check(builder)
        assert len(list(builder.folder.iterdir())) == 1

    def test_the_folder_cannot_be_written(self, builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
        builder.folder.mkdir()
        builder.folder.chmod(0o500)
        monkeypatch.setattr(tempfile, "mkstemp", _refuse(errno.EROFS))  # root may write anywhere
        self.check(builder)
        assert list(builder.folder.iterdir()) == []

    def test_the_folder_cannot_be_made(self, builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(Path, "mkdir", _refuse(errno.EACCES))
        self.check(builder)

    @pytest.mark.parametrize("step", ["fdopen", "replace"])
    def test_what_could_not_be_finished_is_cleared_away(
        self, builder: Builder, monkeypatch: pytest.MonkeyPatch, step: str
    ) -> None:
        if step == "fdopen":
            monkeypatch.setattr(os, "fdopen", _refuse(errno.ENOSPC))
        else:
            monkeypatch.setattr(Path, "replace", _refuse(errno.ENOSPC))
        self.check(builder)
        assert list(builder.folder.iterdir()) == []

    def test_old_tables_that_cannot_be_removed_stay(self, builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
        builder.folder.mkdir()
        (builder.folder / "tables-0123456789abcdef.bin").write_bytes(b"old")
        monkeypatch.setattr(Path, "unlink", _refuse(errno.EACCES))
        cache.get()

        assert start_again() == builder.made
        assert builder.asked == 1


SCORED = """
from bot.mahjong.notation import parse
from bot.mahjong.rules import OFFICIAL_FANS, Rules
from bot.mahjong.rulings import RULINGS
from bot.mahjong.scoring import fan_total
rules = Rules("official", 8, OFFICIAL_FANS, {key: ruling.default for key, ruling in RULINGS.items()})
print(fan_total(*parse("[456m,1][123s,1] 123m78p55p+9p |ES0000|0"), rules))
"""


def test_processes_may_start_together(tmp_path: Path) -> None:
    surroundings = {**os.environ, "HULE_CACHE": str(tmp_path), "PYTHONPATH": str(Path(cache.__file__).parents[2])}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", SCORED], env=surroundings, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        for _ in range(2)
    ]

    assert [process.communicate(timeout=60) for process in started] == [(b"11\n", b"")] * 2
    assert [process.returncode for process in started] == [0, 0]
    assert kept(tmp_path).name == f"tables-{cache.fingerprint()}.bin"


class TestThreads:
    def test_threads_score_the_same_from_the_start(self, builder: Builder) -> None:
        """Tables and rules are cold: every thread finds facets that another is working out."""
        hands = winning_many(seed=5, count=400)
        expected = [score(hand, win, OFFICIAL) for hand, win in hands]
        cache._held.clear()
        cold = replace(OFFICIAL)
        found: list[object] = [None] * 8
        together = threading.Barrier(8)

        def work(number: int) -> None:
            together.wait()
            totals = score_many(hands, cold)
            found[number] = (totals, [score(hand, win, cold) for hand, win in hands])

        threads = [threading.Thread(target=work, args=(number,)) for number in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert found == [([result.total for result in expected], expected)] * 8
        assert builder.asked == 1

    def test_threads_that_want_the_tables_at_once_build_them_once(
        self, builder: Builder, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def slowly() -> Tables:
            time.sleep(0.05)
            return builder()

        monkeypatch.setattr(tables, "build", slowly)
        threads = [threading.Thread(target=cache.get) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

        assert builder.asked == 1


@pytest.mark.parametrize("source", [tiles, traits, keys, model, tables], ids=lambda source: str(source.__name__))
def test_the_fingerprint_changes_with_what_the_tables_follow_from(
    source: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = cache.fingerprint()
    changed = tmp_path / "changed.py"
    changed.write_bytes(Path(str(source.__file__)).read_bytes() + b"\n# changed")
    monkeypatch.setattr(source, "__file__", str(changed))
    assert cache.fingerprint() != before


def test_the_fingerprint_changes_with_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    before = cache.fingerprint()
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert cache.fingerprint() != before

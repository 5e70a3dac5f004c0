"""Faults of storage that other bots shipped and this one survives. The numbers are those of the list of faults."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import Store, StoreError, Transaction
from bot.store.migrate import migrate, newest, revision
from bot.store.sqlite import damage
from tests.store.helpers import SERVE, later, python, rows, tables
from tests.store.tally import assert_free, make_tally, note, noted, noting, number_of, read_and_note

NOW: Final = datetime(2026, 11, 30, tzinfo=UTC)


class Command(NamedTuple):
    """What one of many at once does: so many steps, then it fails or not; it may be cancelled after a while."""

    steps: int
    fails: bool
    cancelled_after: int | None


COMMANDS = st.lists(
    st.builds(Command, st.integers(1, 4), st.booleans(), st.none() | st.integers(0, 60)), min_size=2, max_size=12
)


@settings(max_examples=40, deadline=None)
@given(COMMANDS)
def test_f16_f17_f18_f19_transactions_at_once_do_not_mix(commands: list[Command]) -> None:
    """Whatever fails or is cancelled among them, each is there as a whole or not at all."""
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_all_at_once(Path(folder) / "hule.db", commands))


async def _all_at_once(file: Path, commands: list[Command]) -> None:
    async with Store(file) as store:
        await make_tally(store)
        ended = await asyncio.gather(*(_run(store, str(name), one) for name, one in enumerate(commands)))
        found = await noted(store)
        for name, (command, outcome) in enumerate(zip(commands, ended, strict=True)):
            whole = 0 if command.fails else command.steps
            expected = {"done": {whole}, "failed": {0}, "cancelled": {0, whole}}[outcome]
            assert found.get(str(name), 0) in expected
        assert await asyncio.wait_for(store.write(noting("after")), 5)
    assert_free(file)


async def _run(store: Store, name: str, command: Command) -> str:
    async def deed(tx: Transaction) -> None:
        await noting(name, command.steps)(tx)
        if command.fails:
            raise LookupError(name)

    task = asyncio.create_task(store.write(deed))
    if command.cancelled_after is not None:
        for _ in range(command.cancelled_after):
            await asyncio.sleep(0)
        task.cancel()
    try:
        await task
    except LookupError:
        return "failed"
    except asyncio.CancelledError:
        return "cancelled"
    return "done"


async def test_f18_what_comes_after_a_cancelled_command_does_not_commit_its_half(tmp_path: Path) -> None:
    async with Store(tmp_path / "hule.db") as store:
        await make_tally(store)
        half = asyncio.Event()

        async def gives_up(tx: Transaction) -> None:
            await note(tx, "half", 1)
            half.set()
            await asyncio.sleep(0.01)
            raise LookupError

        task = asyncio.create_task(store.write(gives_up))
        await half.wait()
        task.cancel()
        await store.write(noting("next"))
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await noted(store) == {"next": 3}


WRITE: Final = """
import asyncio, sys
from bot.store import Store
from tests.store.tally import read_and_note

async def main():
    file, name, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    async with Store(file) as store:
        for number in range(count):
            await store.write(lambda tx: read_and_note(tx, name, number))
            print(number, flush=True)

asyncio.run(main())
"""


async def test_f20_a_bot_and_commands_write_at_once_and_nothing_is_locked_or_lost(tmp_path: Path) -> None:
    file = tmp_path / "hule.db"
    async with Store(file, exclusive=True) as store:
        await make_tally(store)
        others = [python(WRITE, file, name, 200) for name in ("south", "west")]
        number = 0
        while number < 200 or any(other.poll() is None for other in others):
            await store.write(lambda tx, number=number: read_and_note(tx, "east", number))  # type: ignore[misc]
            await noted(store)
            number += 1
        for other in others:
            _, errors = await asyncio.to_thread(other.communicate, timeout=120)
            assert (other.returncode, errors) == (0, "")
        assert await noted(store) == {"east": number, "south": 200, "west": 200}


def test_f21_killed_in_the_middle_of_writing_the_file_is_whole_and_what_was_confirmed_is_there(tmp_path: Path) -> None:
    file = tmp_path / "hule.db"
    asyncio.run(_with(file, make_tally))
    for name in ("first", "second", "third"):
        process = python(WRITE, file, name, 1_000_000)
        assert process.stdout is not None
        for _ in range(20):
            process.stdout.readline()
        process.kill()
        printed, _ = process.communicate(timeout=60)
        confirmed = max((int(number) for number in printed.split("\n")[:-1]), default=19)

        assert damage(file) == []
        count = dict(rows(file, "SELECT name, count(*) FROM tally GROUP BY name"))[name]
        assert confirmed + 1 <= count <= confirmed + 2


async def _with(file: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    async with Store(file) as store:
        await work(store)


async def test_f22_no_update_is_lost(tmp_path: Path) -> None:
    """Each reads, waits, and writes what it read and one more."""

    async def one_more(tx: Transaction) -> None:
        number = await number_of(tx)
        await asyncio.sleep(0)
        await note(tx, "streak", number + 1)

    async with Store(tmp_path / "hule.db") as store:
        await make_tally(store)
        await asyncio.gather(*(store.write(one_more) for _ in range(100)))
        assert await store.read(number_of) == 100


def test_f24_a_migration_is_not_half_applied(tmp_path: Path) -> None:
    file = tmp_path / "hule.db"
    migrate(file, NOW)
    with pytest.raises(ZeroDivisionError):
        migrate(file, NOW, later(tmp_path, "1 / 0"))
    assert revision(file) == newest()
    assert "later_9001" not in tables(file)
    assert len(list(tmp_path.glob("*.backup"))) == 1


async def test_f24_an_older_program_leaves_a_newer_database_alone(tmp_path: Path) -> None:
    file = tmp_path / "hule.db"
    migrate(file, NOW, later(tmp_path, ""))
    with pytest.raises(StoreError) as refused:
        async with Store(file):
            pass
    assert (refused.value.code, refused.value.exit_status) == ("database_newer", 3)
    assert "later_9001" in tables(file)


def serve(file: Path) -> tuple[subprocess.Popen[str], str]:
    process = python(SERVE, file)
    assert process.stdout is not None
    return process, process.stdout.readline().strip()


def test_f42_two_bots_do_not_run_on_one_database_and_a_killed_one_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "hule.db"
    for end in (signal.SIGKILL, signal.SIGTERM):
        first, answered = serve(file)
        assert answered == "serving"
        second, refused = serve(file)
        assert refused == "database_in_use"
        second.communicate(timeout=60)
        first.send_signal(end)
        first.communicate(timeout=60)
    last, answered = serve(file)
    assert answered == "serving"
    last.communicate(timeout=60)

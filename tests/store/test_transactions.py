"""A transaction is done or not done, whatever happens to whoever waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from bot.store import Store, StoreError, Transaction
from tests.store.tally import Stumbling, assert_free, make_tally, note, noted, noting, number_of


async def test_what_a_deed_returns_comes_back_and_what_it_wrote_stays(store: Store) -> None:
    assert await store.write(noting("east")) == "east"
    assert await noted(store) == {"east": 3}


async def test_a_deed_that_raises_leaves_nothing(store: Store) -> None:
    async def deed(tx: Transaction) -> None:
        await note(tx, "east", 1)
        raise LookupError("half-way")

    with pytest.raises(LookupError, match="half-way"):
        await store.write(deed)

    assert await noted(store) == {}
    assert_free(store.file)


@pytest.mark.parametrize("whole", [True, False], ids=["whoever waits", "the task that works"])
async def test_cancelled_at_any_await_it_is_done_or_not_done(store: Store, *, whole: bool) -> None:
    """Every point where anything waits, one after the other, until the deed gets through undisturbed."""
    outcomes = set()
    for at in range(1, 200):
        stumbling = Stumbling(at, whole=whole)
        name = f"{at}"
        try:
            await stumbling.run(lambda name=name: store.write(noting(name)))  # type: ignore[misc]
            cancelled = False
        except asyncio.CancelledError:
            cancelled = True

        rows = (await noted(store)).get(name, 0)
        assert rows in ({0, 3} if cancelled else {3}), at
        outcomes.add((cancelled, rows))
        assert await asyncio.wait_for(store.write(noting(f"after {at}")), 5)
        assert_free(store.file)
        if not stumbling.stumbled:
            break
    else:
        pytest.fail("it never got through")
    assert outcomes > {(False, 3)}


@pytest.mark.parametrize("whole", [True, False], ids=["whoever waits", "the task that works"])
async def test_a_reader_cancelled_at_any_await_leaves_the_others_their_connections(
    store: Store, *, whole: bool
) -> None:
    await store.write(noting("east"))
    for at in range(1, 100):
        stumbling = Stumbling(at, whole=whole)
        with suppress(asyncio.CancelledError):
            await stumbling.run(lambda: noted(store))
        assert await asyncio.wait_for(asyncio.gather(*(noted(store) for _ in range(6))), 5) == [{"east": 3}] * 6
        if not stumbling.stumbled:
            return
    pytest.fail("it never got through")


async def test_who_is_cancelled_in_the_queue_has_done_nothing(store: Store) -> None:
    entered, leave = asyncio.Event(), asyncio.Event()

    async def slow(tx: Transaction) -> None:
        await note(tx, "slow", 1)
        entered.set()
        await leave.wait()

    first = asyncio.create_task(store.write(slow))
    await entered.wait()
    second = asyncio.create_task(store.write(noting("queued")))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    leave.set()
    await first
    assert await noted(store) == {"slow": 1}


async def test_cancelled_again_and_again_it_still_comes_to_its_end(store: Store) -> None:
    entered, leave = asyncio.Event(), asyncio.Event()

    async def slow(tx: Transaction) -> None:
        entered.set()
        await leave.wait()
        await noting("slow")(tx)

    task = asyncio.create_task(store.write(slow))
    await entered.wait()
    for _ in range(5):
        task.cancel()
        await asyncio.sleep(0)
    assert not task.done()
    leave.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert await noted(store) == {"slow": 3}


async def test_a_reader_sees_one_moment(store: Store) -> None:
    await store.write(noting("before"))
    seen = []

    async def twice(tx: Transaction) -> None:
        seen.append(await tx.scalar(text("SELECT count(*) FROM tally")))
        await store.write(noting("meanwhile"))
        seen.append(await tx.scalar(text("SELECT count(*) FROM tally")))

    await store.read(twice)
    assert seen == [3, 3]
    assert await noted(store) == {"before": 3, "meanwhile": 3}


async def test_a_reader_writes_nothing(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.read(noting("east"))
    assert await noted(store) == {}


async def test_mistakes_of_the_program_are_not_called_a_failing_database(store: Store) -> None:
    async def again(tx: Transaction) -> None:
        await note(tx, "east", 0)

    await store.write(again)
    with pytest.raises(IntegrityError):
        await store.write(again)
    with pytest.raises(OperationalError, match="no such table"):
        await store.write(lambda tx: tx.exec_driver_sql("SELECT * FROM nowhere"))
    assert await noted(store) == {"east": 1}


async def test_a_full_disk_is_said_and_changes_nothing(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    async def fill(tx: Transaction) -> None:
        pages = await tx.scalar(text("PRAGMA page_count"))
        await tx.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        for number in range(10_000):
            await note(tx, "a long name " * 100, number)

    with pytest.raises(StoreError) as refused:
        await store.write(fill)
    assert refused.value.code == "database_failed"
    assert "full" in refused.value.facts["reason"]
    assert "full" in caplog.text
    assert await noted(store) == {}
    await store.write(lambda tx: tx.exec_driver_sql("PRAGMA max_page_count = 1000000"))
    await store.write(noting("east"))


async def test_closing_waits_for_deeds_that_have_begun(file: Path) -> None:
    async with Store(file) as store:
        await make_tally(store)
        leave = asyncio.Event()

        async def slow(tx: Transaction) -> None:
            await note(tx, "begun", 1)
            await leave.wait()
            await note(tx, "begun", 2)

        begun = asyncio.create_task(store.write(slow))
        queued = asyncio.create_task(store.write(noting("queued")))
        reading = [asyncio.create_task(store.read(number_of)) for _ in range(10)]
        await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(0.05, leave.set)
    assert begun.done()
    assert await asyncio.gather(*reading) == [0] * 10
    with pytest.raises(StoreError) as refused:
        await queued
    assert refused.value.code == "database_closed"
    with pytest.raises(StoreError):
        await store.read(number_of)

    async with Store(file) as again:
        assert await noted(again) == {"begun": 2}


async def test_fifty_readers_share_what_connections_there_are(store: Store) -> None:
    await store.write(noting("east"))
    assert await asyncio.gather(*(noted(store) for _ in range(50))) == [{"east": 3}] * 50

"""A deed is done once, however often it is asked for."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.errors import Refused
from bot.services.app import App
from bot.services.callers import LOCAL, Caller, PlayerId
from bot.services.once import KEPT, do_once, forget_old, once
from bot.store import Transaction
from bot.store.drafts import read_draft, write_draft
from tests.services.conftest import Clock
from tests.store.tally import Stumbling


def caller(key: str = "one") -> Caller:
    return Caller(LOCAL, PlayerId("discord:1"), frozenset(), "en-US", key, datetime(2026, 11, 30, tzinfo=UTC))


class Counting:
    """A deed that leaves a draft, and counts how often it was begun."""

    def __init__(self, app: App, answer: Any = "done") -> None:
        self.app = app
        self.answer = answer
        self.begun = 0

    async def __call__(self, tx: Transaction) -> Any:
        self.begun += 1
        await write_draft(tx, f"{self.begun}", {}, self.app.clock())
        return self.answer


@pytest.mark.parametrize("answer", ["done", None, 0, [1, "二"], {"a": None}])
async def test_a_repeat_gets_the_first_answer_and_does_nothing(app: App, answer: Any) -> None:
    deed = Counting(app, answer)
    first = await do_once(app, caller(), "deed", deed)
    again = await do_once(app, caller(), "deed", Counting(app, "another"))

    assert (first.value, first.repeated) == (answer, False)
    assert (again.value, again.repeated) == (answer, True)
    assert deed.begun == 1


async def test_another_key_is_another_deed(app: App) -> None:
    deed = Counting(app)
    await do_once(app, caller("one"), "deed", deed)
    assert not (await do_once(app, caller("two"), "deed", deed)).repeated
    assert deed.begun == 2


async def test_delivered_at_once_it_is_done_once_with_one_answer(app: App) -> None:
    deed = Counting(app)
    done = await asyncio.gather(*(do_once(app, caller(), "deed", deed) for _ in range(20)))

    assert deed.begun == 1
    assert {one.value for one in done} == {"done"}
    assert sorted(one.repeated for one in done) == [False] + [True] * 19


async def test_what_failed_can_be_asked_for_again(app: App) -> None:
    async def fails(tx: Transaction) -> None:
        await write_draft(tx, "half", {}, app.clock())
        raise Refused("not_manager")

    with pytest.raises(Refused):
        await do_once(app, caller(), "deed", fails)
    assert await app.store.read(lambda tx: read_draft(tx, "half")) is None
    assert not (await do_once(app, caller(), "deed", Counting(app))).repeated


async def test_one_key_for_two_deeds_is_a_mistake(app: App) -> None:
    await do_once(app, caller(), "deed", Counting(app))
    other = Counting(app)
    with pytest.raises(RuntimeError, match="another"):
        await do_once(app, caller(), "another", other)
    assert other.begun == 0


async def test_keys_are_forgotten_in_the_end(app: App, clock: Clock) -> None:
    await do_once(app, caller("old"), "deed", Counting(app))
    clock.move(days=1)
    later = Counting(app)
    later.begun = 1
    await do_once(app, caller("new"), "deed", later)
    clock.now += KEPT - timedelta(hours=1)
    await forget_old(app)

    assert (await do_once(app, caller("new"), "deed", Counting(app))).repeated
    unknown = Counting(app)
    unknown.begun = 10
    assert not (await do_once(app, caller("old"), "deed", unknown)).repeated


async def test_a_deed_outside_of_the_database_is_done_once(app: App) -> None:
    sent = []

    async def send() -> None:
        async with once(app, "send:1"):
            await asyncio.sleep(0)
            sent.append(1)

    outcomes = await asyncio.gather(*(send() for _ in range(5)), return_exceptions=True)
    assert sent == [1]
    assert sorted(getattr(one, "code", "") for one in outcomes) == [""] + ["already_done"] * 4
    with pytest.raises(Refused):
        await send()


async def test_a_deed_outside_that_failed_can_be_tried_again(app: App) -> None:
    with pytest.raises(LookupError):
        async with once(app, "send:1"):
            raise LookupError
    async with once(app, "send:1"):
        pass


async def test_a_deed_outside_is_not_called_done_by_whoever_was_refused(app: App) -> None:
    """A repeat that is refused forgets nothing."""
    async with once(app, "send:1"):
        for _ in range(2):
            with pytest.raises(Refused):
                async with once(app, "send:1"):
                    pass


async def test_a_deed_outside_that_was_cancelled_can_be_tried_again(app: App) -> None:
    """Wherever that was: before it began, too."""
    for at in range(1, 200):
        reached = False

        async def send(at: int = at) -> None:
            nonlocal reached
            async with once(app, f"send:{at}"):
                await asyncio.sleep(0)
                reached = True

        stumbling = Stumbling(at, whole=True)
        try:
            await stumbling.run(send)
        except asyncio.CancelledError:
            async with once(app, f"send:{at}"):
                pass
        if not stumbling.stumbled:
            assert reached
            return
    pytest.fail("it never got through")

"""Doing a deed once, however often it is asked for (F4, F7, F26): a repeat gets the first answer."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Any, Final

from bot.errors import Refused
from bot.services.app import App
from bot.services.callers import Caller, Done
from bot.store import Transaction
from bot.store.answers import Answered, find_answer, forget_answer, forget_answers_before, keep_answer

KEPT: Final = timedelta(days=30)
"""How long a repeat is known as one. Discord takes minutes to give up, people minutes to lose patience."""


async def do_once(app: App, who: Caller, deed: str, work: Callable[[Transaction], Awaitable[Any]]) -> Done[Any]:
    """Do a deed in one transaction under the caller's key, or return what it answered when it was done.

    Args:
        app: the parts.
        who: who asks; the key makes it the same deed.
        deed: what is done, by name.
        work: does it and returns its answer, which must go into JSON.

    Raises:
        RuntimeError: another deed was done under this key, which is a mistake of the program.
        StoreError: nothing was done.
    """

    async def transaction(connection: Transaction) -> Done[Any]:
        known = await find_answer(connection, who.key)
        if known is not None:
            if known.deed != deed:
                raise RuntimeError(f"{deed} was asked for under the key of {known.deed}")
            return Done(known.answer, repeated=True)
        answer = await work(connection)
        await forget_answers_before(connection, app.clock() - KEPT)
        await keep_answer(connection, who.key, Answered(deed, answer), app.clock())
        return Done(answer)

    return await app.store.write(transaction)


@asynccontextmanager
async def once(app: App, key: str) -> AsyncIterator[None]:
    """Let what is inside be done once: it is a deed outside of the database, such as a message.

    Where it fails, it may be tried again.

    Raises:
        Refused: `already_done`.
        StoreError: nothing was done.
    """
    ours = False

    async def begin(connection: Transaction) -> None:
        nonlocal ours
        if await find_answer(connection, key) is not None:
            raise Refused("already_done")
        await keep_answer(connection, key, Answered("once", None), app.clock())
        ours = True

    try:
        await app.store.write(begin)  # whoever is cancelled here may have begun all the same
        yield
    except BaseException:
        if ours:
            await app.store.write(lambda connection: forget_answer(connection, key))
        raise


async def forget_old(app: App) -> None:
    """Forget deeds that nobody repeats any more."""
    await app.store.write(lambda connection: forget_answers_before(connection, app.clock() - KEPT))

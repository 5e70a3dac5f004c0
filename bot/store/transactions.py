"""The one way to work in a transaction: all of it or nothing, whatever happens to whoever waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreError

T = TypeVar("T")


async def transact(engine: AsyncEngine, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do a deed in a transaction: committed when it returns, rolled back when it raises.

    A deed is never broken off in the middle. Whoever waits for it can be cancelled at any moment (F18, F19): the deed
    goes on to its end first, which is soon, and then they are.

    Raises:
        StoreError: `database_failed`: the database did not do it; nothing has changed.
    """
    return await _unbroken(_transaction(engine, deed))


async def _transaction(engine: AsyncEngine, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    try:
        async with engine.begin() as connection:
            return await deed(connection)
    except IntegrityError:  # a mistake of the program
        raise
    except DBAPIError as error:
        raise StoreError("database_failed", reason=str(error.orig)) from error


async def _unbroken(work: Coroutine[Any, Any, T]) -> T:
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # looked at, so that nobody reports it as forgotten
        raise

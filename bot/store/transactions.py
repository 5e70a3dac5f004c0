"""The one way to work in a transaction: all of it or nothing, whatever happens to whoever waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from bot.store.errors import StoreError
from bot.store.sqlite import blames_surroundings

_LOG: Final = logging.getLogger(__name__)

T = TypeVar("T")


async def transact(engine: AsyncEngine, deed: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Do a deed in a transaction: committed when it returns, rolled back when it raises.

    Raises:
        StoreError: `database_failed`: the database did not do it; nothing has changed. A mistake of the program (an
            error in a statement, a constraint that was broken) is raised as it is.
    """
    try:
        async with engine.begin() as connection:
            return await deed(connection)
    except NoConnectionError as error:
        raise _failed(error) from error
    except DBAPIError as error:
        if not blames_surroundings(error.orig):
            raise
        raise _failed(error.orig) from error


async def unbroken(task: asyncio.Task[T]) -> T:
    """Await a task that goes on to its end even if whoever awaits it is cancelled, which they are then."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        while not task.done():
            with suppress(asyncio.CancelledError):
                await asyncio.wait([task])
        if not task.cancelled():
            task.exception()  # looked at, so that nobody reports it as forgotten
        raise


def _failed(reason: BaseException | None) -> StoreError:
    _LOG.error("the database failed: %s", reason)
    return StoreError("database_failed", reason=str(reason))

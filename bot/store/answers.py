"""Deeds that were done, by their keys: a repeat finds the answer and does nothing."""

from __future__ import annotations

from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import answers


class Answered(NamedTuple):
    """What was done under a key, and what was answered: any JSON."""

    deed: str
    answer: Any


async def find_answer(connection: AsyncConnection, key: str) -> Answered | None:
    """Return what was done under a key."""
    found = await connection.execute(select(answers.c.deed, answers.c.answer).where(answers.c.key == key))
    row = found.one_or_none()
    return None if row is None else Answered(row.deed, row.answer)


async def keep_answer(connection: AsyncConnection, key: str, answered: Answered, at: datetime) -> None:
    """Note what was done under a key."""
    await connection.execute(insert(answers).values(key=key, deed=answered.deed, answer=answered.answer, at=at))


async def forget_answer(connection: AsyncConnection, key: str) -> None:
    """Forget a deed that came to nothing."""
    await connection.execute(delete(answers).where(answers.c.key == key))


async def forget_answers_before(connection: AsyncConnection, moment: datetime) -> None:
    """Forget deeds that nobody repeats any more."""
    await connection.execute(delete(answers).where(answers.c.at < moment))

"""Texts that are kept for the buttons of a reply."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import drafts


async def write_draft(connection: AsyncConnection, draft_id: str, body: Mapping[str, Any], at: datetime) -> None:
    """Keep a body, which must go into JSON, from now on; one of that id is kept for longer."""
    kept = await connection.execute(update(drafts).where(drafts.c.id == draft_id).values(at=at))
    if not kept.rowcount:
        await connection.execute(insert(drafts).values(id=draft_id, body=dict(body), at=at))


async def read_draft(connection: AsyncConnection, draft_id: str) -> Mapping[str, Any] | None:
    """Return the body of that id."""
    body: Mapping[str, Any] | None = await connection.scalar(select(drafts.c.body).where(drafts.c.id == draft_id))
    return body


async def forget_drafts_before(connection: AsyncConnection, moment: datetime) -> None:
    """Forget what has been kept for long enough."""
    await connection.execute(delete(drafts).where(drafts.c.at < moment))

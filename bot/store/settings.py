"""Settings in the database. Rows are plain mappings; `bot.services.settings` knows what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Any

from sqlalchemy import Table, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.schema import group_settings, member_settings


async def read_group(connection: AsyncConnection, group: str) -> Mapping[str, Any] | None:
    """Return a group's row, None if it has never chosen anything."""
    return await _read(connection, group_settings, group)


async def read_member(connection: AsyncConnection, player: str) -> Mapping[str, Any] | None:
    """Return a member's row, None if they have never chosen anything."""
    return await _read(connection, member_settings, player)


async def write_group(
    connection: AsyncConnection, group: str, values: Mapping[str, Any], at: datetime, by: str
) -> Mapping[str, Any]:
    """Change columns of a group's row and return the row."""
    return await _write(connection, group_settings, group, {**values, "changed_at": at, "changed_by": by})


async def write_member(
    connection: AsyncConnection, player: str, values: Mapping[str, Any], at: datetime
) -> Mapping[str, Any]:
    """Change columns of a member's row and return the row."""
    return await _write(connection, member_settings, player, {**values, "changed_at": at})


async def _read(connection: AsyncConnection, table: Table, owner: str) -> Mapping[str, Any] | None:
    [key] = table.primary_key
    row = (await connection.execute(select(table).where(key == owner))).one_or_none()
    return None if row is None else row._asdict()


async def _write(connection: AsyncConnection, table: Table, owner: str, values: Mapping[str, Any]) -> Mapping[str, Any]:
    [key] = table.primary_key
    changed = await connection.execute(update(table).where(key == owner).values(**values))
    if not changed.rowcount:
        await connection.execute(insert(table).values({key.name: owner, **values}))
    row = (await connection.execute(select(table).where(key == owner))).one()
    return row._asdict()

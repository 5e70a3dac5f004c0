"""The database: schema, queries and migrations. Knows SQL, knows no rule.

async with Store(path) as store:
    await store.write(deed)      # deed(transaction) -> whatever
"""

from __future__ import annotations

from typing import TypeAlias

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import StoreError
from bot.store.store import Store, default_path

Transaction: TypeAlias = AsyncConnection
"""What a deed is given to work with; only the functions of this room look inside."""

__all__ = ["Store", "StoreError", "Transaction", "default_path"]

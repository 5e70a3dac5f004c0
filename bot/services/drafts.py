"""Keeping for a while what is too long for a button."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

from bot.services.app import App
from bot.store import Transaction
from bot.store.drafts import forget_drafts_before, read_draft, write_draft

KEPT: Final = timedelta(days=30)
_LENGTH: Final = 16
"""Digits of an id: no two bodies share one, and it is short enough for any button."""


async def keep_draft(app: App, body: Mapping[str, Any]) -> str:
    """Keep a body, which must go into JSON, and return its id: the same for the same body.

    Raises:
        StoreError: it was not kept.
    """
    draft_id = hashlib.sha256(json.dumps(body, sort_keys=True).encode()).hexdigest()[:_LENGTH]

    async def keep(connection: Transaction) -> None:
        now = app.clock()
        await forget_drafts_before(connection, now - KEPT)
        await write_draft(connection, draft_id, body, now)

    await app.store.write(keep)
    return draft_id


async def draft(app: App, draft_id: str) -> Mapping[str, Any] | None:
    """Return the body of that id, None once it is forgotten.

    Raises:
        StoreError: the database cannot be read.
    """
    return await app.store.read(lambda connection: read_draft(connection, draft_id))


async def forget_old_drafts(app: App) -> None:
    """Forget what has been kept for long enough."""
    await app.store.write(lambda connection: forget_drafts_before(connection, app.clock() - KEPT))

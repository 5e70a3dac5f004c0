"""Keeping for a while what is too long for a button."""

from __future__ import annotations

import string
from collections.abc import Mapping
from datetime import timedelta
from typing import Any, Final

from bot.services.app import App
from bot.store.drafts import forget_drafts_before, read_draft, write_draft

KEPT: Final = timedelta(days=30)
_LETTERS: Final = string.ascii_letters + string.digits
_LENGTH: Final = 12
"""Letters of an id: more than anybody can try, and short enough for any button."""


async def keep_draft(app: App, body: Mapping[str, Any]) -> str:
    """Keep a body, which must go into JSON, and return its id.

    Raises:
        StoreError: it was not kept.
    """
    draft_id = "".join(app.random.choices(_LETTERS, k=_LENGTH))
    await app.store.write(lambda connection: write_draft(connection, draft_id, body, app.clock()))
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

"""The bot of the tests of `chat`, for faults that show in Discord."""

from __future__ import annotations

from tests.chat.conftest import database, env, speak, speech, table

__all__ = ["database", "env", "speak", "speech", "table"]

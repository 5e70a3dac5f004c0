"""What can be wrong with the database, as a sentence for whoever runs the program."""

from __future__ import annotations

from typing import Any, Final

from bot.errors import UserError

FAILED: Final = 3
"""Exit status for surroundings that fail."""


class StoreError(UserError):
    """The database cannot be opened or used. `exit_status` is what a command ends with."""

    exit_status = FAILED

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code, **facts)

"""Where commands can be used."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

_ANYWHERE: Final = (
    app_commands.allowed_installs(guilds=True, users=True),
    app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True),
)


def everywhere(command: Any) -> Any:
    """Let a command be used in direct messages and in servers without the bot, by whoever added it as their app."""
    for place in _ANYWHERE:
        command = place(command)
    return command

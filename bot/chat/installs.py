"""Where commands can be used."""

from __future__ import annotations

from typing import Any, Final

from discord import app_commands

_ANYWHERE: Final = (
    app_commands.allowed_installs(guilds=True, users=True),
    app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True),
)
_AT_HOME: Final = (
    app_commands.allowed_installs(guilds=True, users=False),
    app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False),
)


def everywhere(command: Any) -> Any:
    """Let a command be used in direct messages and in servers without the bot, by whoever added it as their app."""
    return _placed(command, _ANYWHERE)


def in_groups(command: Any) -> Any:
    """Let a command be used only in servers that the bot is a member of."""
    return _placed(command, _AT_HOME)


def _placed(command: Any, places: Any) -> Any:
    for place in places:
        command = place(command)
    return command

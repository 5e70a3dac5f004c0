"""Telling Discord our commands, when and only when they have changed (it takes 200 new ones a day)."""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Any, Final, Protocol

import discord
from discord import app_commands

_LOG: Final = logging.getLogger(__name__)


class SyncMemory(Protocol):
    """Remembers which commands Discord has been told."""

    def recall(self, application: int) -> str | None:
        """Return the digest of what it has been told, None if that is not known."""

    def remember(self, application: int, digest: str) -> None:
        """Note what it has been told now."""


class FileMemory:
    """A file for each application in a folder of the user's. Without it nothing is lost but a request."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def recall(self, application: int) -> str | None:
        """Return the noted digest, None where it cannot be read."""
        try:
            return self._file(application).read_text(encoding="ascii").strip()
        except (OSError, ValueError):
            return None

    def remember(self, application: int, digest: str) -> None:
        """Note the digest if the folder lets us."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._file(application).write_text(digest + "\n", encoding="ascii")
        except OSError as error:
            _LOG.warning("cannot note that the commands are synced: %s", error)

    def _file(self, application: int) -> Path:
        return self._folder / f"commands-{application}.sha256"


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """Return the commands as Discord is told them, in every language."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands()]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


async def sync(tree: app_commands.CommandTree[Any], memory: SyncMemory | None) -> bool:
    """Tell Discord the commands unless it has these already, and return whether it was told.

    A refusal is logged and not raised: a bot with last week's commands is of more use than none.
    """
    application = tree.client.application_id or 0
    told = json.dumps(await payload(tree), sort_keys=True).encode()
    digest = hashlib.sha256(told).hexdigest()
    if memory and memory.recall(application) == digest:
        _LOG.info("commands unchanged")
        return False
    try:
        commands = await tree.sync()
    except (discord.HTTPException, app_commands.AppCommandError):
        _LOG.exception("Discord did not take the commands")
        return False
    _LOG.info("synced %d commands", len(commands))
    if memory:
        memory.remember(application, digest)
    return True

"""Where the parts are put together: the `hule` command with `hule run`, and the bot that it runs.

Nothing of Discord is imported before it is needed: `hule score` works where discord.py is not installed.
"""

# ruff: noqa: PLC0415
from __future__ import annotations

import logging
import os
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from bot.cli import options
from bot.cli.app import build

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.config import LogLevel

_NAME: Final = "hule"
_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def main() -> None:
    """Run the `hule` command."""
    build({"run": run})()


def run(
    *,
    config: options.Config = None,
    locale: options.Locale = None,
    as_json: options.AsJson = False,
    debug: options.Debug = False,
) -> None:
    """Run the bot until it is told to stop.

    Raises:
        ConfigError: the settings or the token cannot be used, or Discord cannot be reached.
    """
    del locale, as_json, debug  # the command's error edge reads them
    from platformdirs import user_data_path

    from bot.config import FAILED, ConfigError, bot_token, load

    settings = load(config, os.environ)
    token = bot_token(settings)
    if find_spec("discord") is None:
        raise ConfigError("discord_missing", FAILED)
    log_to_stderr(settings.log_level)

    from bot.chat.runner import run as run_bot
    from bot.chat.sync import FileMemory

    run_bot(make_bot(memory=FileMemory(user_data_path(_NAME))), token)


def make_bot(**parts: Any) -> commands.Bot:
    """Return a fresh bot, not yet connected; the keywords are those of `HuleClient`."""
    from bot.chat.client import HuleClient

    return HuleClient(**parts)


def log_to_stderr(level: LogLevel) -> None:
    """Send what is logged to stderr: ours from `level`, the library's from `info`, that of others if it is serious.

    On its lowest level discord.py writes down every request, with the tokens that interactions are answered by.
    """
    logging.basicConfig(stream=sys.stderr, format=_FORMAT, level=logging.WARNING, force=True)
    ours = logging.getLevelNamesMapping()[level.name]
    logging.getLogger("bot").setLevel(ours)
    logging.getLogger("discord").setLevel(max(ours, logging.INFO))

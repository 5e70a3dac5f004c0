"""Where the parts are put together: the `hule` command with `hule run` and `hule try`, and the bot that they run.

Nothing of Discord is imported before it is needed: `hule score` works where discord.py is not installed.
"""

# ruff: noqa: PLC0415  # see above
from __future__ import annotations

import logging
import os
import sys
from contextlib import AbstractAsyncContextManager
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from bot.cli import options
from bot.cli.app import build
from bot.entry.database import db

if TYPE_CHECKING:
    from discord.ext import commands

    from bot.config import LogLevel
    from bot.services.app import App

_FORMAT: Final = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"
_PAGE_NEEDS: Final = ("discord", "simcord", "PIL", "markdown_it", "linkify_it")
"""Modules of the extra `try`."""


def main() -> None:
    """Run the `hule` command."""
    build({"run": run, "try": try_, "db": db})()


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
        StoreError: the database cannot be opened, or another process serves it.
    """
    del locale, as_json, debug  # the command's error edge reads them
    from bot.config import FAILED, ConfigError, bot_token, load

    settings = load(config, os.environ)
    token = bot_token(settings)
    if find_spec("discord") is None:
        raise ConfigError("discord_missing", FAILED)
    log_to_stderr(settings.log_level)

    from bot.chat.runner import run as run_bot
    from bot.chat.sync import FileMemory
    from bot.entry.opening import open_app
    from bot.store import default_path
    from bot.store.store import located

    database = settings.database or default_path()
    memory = FileMemory(located(database).parent)
    run_bot(make_bot(open_app(database), memory=memory), token)


def try_(
    *,
    database: Annotated[str | None, typer.Option("--database", metavar="FILE")] = None,
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=1, max=65535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    locale: options.Locale = None,
    config: options.Config = None,
    as_json: options.AsJson = False,
    debug: options.Debug = False,
) -> None:
    """Show the bot in a local browser page until it is told to stop.

    Raises:
        ConfigError: simcord is not installed, or the port is taken.
        StoreError: the database cannot be opened, or another process serves it.
    """
    del config  # the operator's book is not touched
    from bot.config import FAILED, ConfigError, LogLevel

    if not all(map(find_spec, _PAGE_NEEDS)):
        raise ConfigError("simcord_missing", FAILED)
    log_to_stderr(LogLevel.DEBUG if debug else LogLevel.ERROR, brief=not debug)

    from bot.cli.screen import Screen, environment_locale
    from bot.entry.opening import open_app
    from bot.entry.trial import Trial, open_browser
    from bot.entry.trial import run as run_trial
    from bot.locales import negotiate

    language = negotiate(locale or environment_locale(os.environ))
    screen = Screen.of(language, as_json=as_json)

    def announce(url: str) -> None:
        if as_json:
            screen.data({"url": url})
        else:
            typer.echo(screen.words.say("try_running", url=url) + "\n" + screen.words.say("try_stop"))
        if not no_browser:
            open_browser(url)

    run_trial(make_bot(open_app(database)), Trial(language, announce, port))


def make_bot(opening: AbstractAsyncContextManager[App] | None = None, **parts: Any) -> commands.Bot:
    """Return a fresh bot, not yet connected.

    Args:
        opening: opens what the use cases work with; by default a fresh database that goes with the bot.
        parts: other keywords of `HuleClient`.
    """
    from bot.chat.client import HuleClient
    from bot.entry.opening import open_app

    return HuleClient(opening or open_app(), **parts)


class _Brief(logging.Formatter):
    """Tells of an error what it was, and not where in the program it arose."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # the library's name
        """Return the error in one line."""
        return f"  {ei[0].__name__}: {ei[1]}"


def log_to_stderr(level: LogLevel, *, brief: bool = False) -> None:
    """Send what is logged to stderr: ours from `level`, the library's from `info`, that of others if it is serious.

    On its lowest level discord.py writes down every request, with the tokens that interactions are answered by.

    Args:
        level: the least that is told of ours.
        brief: without tracebacks, and of others only errors.
    """
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter((_Brief if brief else logging.Formatter)(_FORMAT))
    logging.basicConfig(handlers=[handler], level=logging.ERROR if brief else logging.WARNING, force=True)
    ours = logging.getLevelNamesMapping()[level.name]
    logging.getLogger("bot").setLevel(ours)
    logging.getLogger("discord").setLevel(max(ours, logging.INFO))

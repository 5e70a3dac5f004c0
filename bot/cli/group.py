"""Typer's commands, taught to speak the reader's language and to end as `interfaces.md` says.

Commands and all they need are imported when they are called: `hule --version` waits for none of it.
"""

from __future__ import annotations

import io
import os
import sys
import traceback
from collections.abc import Callable, Sequence
from functools import wraps
from importlib import import_module
from types import MappingProxyType
from typing import Any, Final, ParamSpec, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from bot.errors import UserError

P = ParamSpec("P")
T = TypeVar("T")

INTERRUPTED: Final = 130

COMMANDS: Final = MappingProxyType(
    {"score": "bot.cli.score:score", "waits": "bot.cli.waits:waits", "fan": "bot.cli.fans:fan"}
)
"""The commands of this room and where their functions stand."""

HELP: Final = MappingProxyType({"help_option_names": ["--help", "-h"]})
"""What Typer is told about every command."""
_EVERYWHERE: Final = MappingProxyType({"--json": 0, "--debug": 0, "--locale": 1, "--config": 1})
"""Options that every command takes, with how many values; people write them before the command as well."""


def guarded(command: Callable[P, T]) -> Callable[P, T]:
    """Wrap a command so that whatever goes wrong ends in a sentence and an exit status, never in a traceback.

    Of the command's options it knows `locale`, `as_json` and `debug` (`_debug` where the function itself has no use
    for it), and points at faults in `hand`.
    """

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            result = command(*args, **kwargs)
            sys.stdout.flush()
        except (typer.Exit, typer.Abort, typer.TyperException):
            raise
        except BrokenPipeError as gone:
            _forget(sys.stdout)
            raise typer.Exit(0) from gone
        except Exception as error:
            if kwargs.get("_debug") or kwargs.get("debug"):
                traceback.print_exc()
            raise typer.Exit(_report(_told(error), **kwargs)) from error
        return result

    return run


class HuleCommand(TyperCommand):
    """A command whose help is a card."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page in the reader's language."""
        return _help(self, ctx)


class HuleGroup(TyperGroup):
    """The top command: the place where wrong usage and Ctrl-C end."""

    def get_help(self, ctx: Any) -> str:
        """Return the help page in the reader's language."""
        return _help(self, ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of all commands."""
        return [*COMMANDS, *super().list_commands(ctx)]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command by its name, imported only now if it is one of this room."""
        if cmd_name not in COMMANDS:
            return super().get_command(ctx, cmd_name)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        command = guarded(_loaded(COMMANDS[cmd_name]))
        alone.command(cmd_name, cls=HuleCommand, context_settings=dict(HELP))(command)
        return get_command(alone)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Find the command that is called, or say that there is none of that name."""
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            raise _loaded("bot.cli.usage:no_command")(args, known)
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, *rest: Any, **more: Any) -> Any:
        """Run the command and leave the program with its exit status."""
        given = list(sys.argv[1:] if args is None else args)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # a terminal without Chinese shows something, not a crash
        try:
            more |= {"standalone_mode": False, "obj": given}
            status = super().main(_command_first(given), *rest, **more)
        except (typer.TyperException, UserError) as error:
            status = _loaded("bot.cli.usage:report")(error, given)
        except (KeyboardInterrupt, typer.Abort):
            status = INTERRUPTED
        except BrokenPipeError:  # the reader of a help page has seen enough
            _forget(sys.stdout)
            status = 0
        except OSError as error:
            status = _report(_told(error), locale=_loaded("bot.cli.screen:locale_of")(given))
        sys.exit(status if isinstance(status, int) else 0)


def _command_first(args: list[str]) -> list[str]:
    """Move options that every command takes behind the command. Without one, only the language is of interest."""
    before, rest = _taken(args)
    if rest and rest[0].startswith("-"):
        return rest[:1] if _taken(rest[1:])[1] == [] else rest
    return [*rest[:1], *before, *rest[1:]] if rest else rest


def _taken(args: list[str]) -> tuple[list[str], list[str]]:
    """Split off the options at the front that every command takes, with their values."""
    before, rest = [], list(args)
    while rest and (name := rest[0].partition("=")[0]) in _EVERYWHERE:
        values = 0 if "=" in rest[0] else _EVERYWHERE[name]
        before += rest[: 1 + values]
        del rest[: 1 + values]
    return before, rest


def _loaded(place: str) -> Any:
    """Return what stands at `module:name`."""
    module, _, name = place.partition(":")
    return getattr(import_module(module), name)


def _help(command: TyperCommand | TyperGroup, ctx: Any) -> str:
    page: str = _loaded("bot.cli.help:help_page")(command, ctx)
    return page


def _report(error: UserError, **kwargs: object) -> int:
    status: int = _loaded("bot.cli.screen:report")(error, kwargs)
    return status


def _told(error: Exception) -> UserError:
    """Return what people are told of an error. Files' own were told before: what is left is the output's."""
    if isinstance(error, UserError):
        return error
    if isinstance(error, OSError) and error.filename is None:
        _forget(sys.stdout)
        return UserError("output_failed", reason=error.strerror or str(error))
    return UserError("crashed", error=type(error).__name__)


def _forget(stream: Any) -> None:
    """Let nothing more be written to a pipe that nobody reads, the interpreter's last flush included."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except (OSError, ValueError):
        return  # no real file stands behind it, hence no last flush

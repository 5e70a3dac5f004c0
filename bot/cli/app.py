"""The `hule` command put together. `bot.entry` adds the commands that only it may know (`run`, `try`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import PackageNotFoundError, version
from types import MappingProxyType
from typing import Annotated, Any, Final

import typer

from bot.cli.group import HELP, HuleCommand, HuleGroup, guarded


def build(extra: Mapping[str, Callable[..., Any]] = MappingProxyType({})) -> typer.Typer:
    """Return the command with further ones by name.

    A further command is a function as Typer takes it. It may raise `UserError`, with an `exit_status` if 1 is not the
    right one, and has its help in the catalogues as `help_NAME` and `help_NAME_OPTION`.
    """
    made = typer.Typer(
        name="hule",
        cls=HuleGroup,
        context_settings=dict(HELP),
        add_completion=False,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
    )
    made.callback(invoke_without_command=True)(_hule)
    for name, command in extra.items():
        made.command(name, cls=HuleCommand, context_settings=dict(HELP))(guarded(command))
    return made


def _hule(
    context: typer.Context,
    *,
    show_version: Annotated[bool, typer.Option("--version")] = False,
) -> None:
    if show_version:
        typer.echo(f"hule {_version()}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())
        raise typer.Exit(2)


def _version() -> str:
    try:
        return version("hule-bot")
    except PackageNotFoundError:  # run from a folder without having been installed
        return "0"


app: Final = build()

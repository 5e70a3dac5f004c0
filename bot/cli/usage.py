"""Wrong usage in the reader's language. Typer knows its findings in English alone; the commonest have words of ours."""

from __future__ import annotations

import typer

from bot.cli.screen import USAGE, Screen, locale_of
from bot.errors import UserError


def report(error: typer.TyperException | UserError, given: list[str]) -> int:
    """Say what is wrong with a command line and return the exit status."""
    wrong = error if isinstance(error, UserError) else _in_our_words(error)
    Screen.of(locale_of(given), as_json="--json" in given).refuse(wrong)
    return getattr(error, "exit_code", USAGE)


def _in_our_words(error: typer.TyperException) -> UserError:
    option = getattr(error, "option_name", None)
    match type(error).__name__:
        case "NoSuchOption":
            near = tuple(sorted(getattr(error, "possibilities", None) or ()))
            return UserError("usage_near_option" if near else "usage_no_option", option=option, near=near)
        case "BadOptionUsage":
            return UserError("usage_option", option=option)
    return UserError("usage_other", reason=error.format_message())

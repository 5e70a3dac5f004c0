"""Wrong usage in the reader's language. Typer knows its findings in English alone; the commonest have words of ours."""

from __future__ import annotations

import shlex
from difflib import get_close_matches
from itertools import takewhile
from typing import Any

import typer

from bot.cli.screen import USAGE, Screen, UsageError, locale_of, typed
from bot.errors import HandError, UserError
from bot.mahjong.fans.lookup import find
from bot.mahjong.notation import read


def report(error: typer.TyperException | UserError, given: list[str]) -> int:
    """Say what is wrong with a command line and return the exit status."""
    wrong = error if isinstance(error, UserError) else _in_our_words(error)
    Screen.of(locale_of(given), as_json="--json" in given).refuse(wrong)
    return getattr(error, "exit_code", USAGE)


def no_command(args: list[str], known: list[str]) -> UserError:
    """Return what to say where the first word is no command: perhaps it nearly is one, or what one works on."""
    near = get_close_matches(args[0].lower(), known)
    if near:
        return UsageError("usage_near_command", command=args[0], near=near[0])
    text = typed(list(takewhile(lambda word: not word.startswith("-"), args))) or ""
    meant = _meant(text)
    if meant is None:
        return UsageError("usage_no_command", command=args[0], known=tuple(known))
    quoted = shlex.quote(text) if "'" in text else f"'{text}'"
    return UsageError("usage_only_argument", given=text, write=f"hule {meant} {quoted}")


def _meant(text: str) -> str | None:
    """Return the command that takes such a text, if it looks like a hand or names a fan."""
    try:
        return "waits" if read(text).hand.win is None else "score"
    except HandError:
        if find(text).exact is not None:
            return "fan"
    return "score" if any(letter.isdecimal() for letter in text) else None


def _in_our_words(error: typer.TyperException) -> UserError:
    option = getattr(error, "option_name", None)
    match type(error).__name__:
        case "NoSuchOption":
            owners = _owners(option, error)
            near = tuple(sorted(getattr(error, "possibilities", None) or ()))
            if owners:
                return UserError("usage_option_elsewhere", option=option, commands=owners)
            return UserError("usage_near_option" if near else "usage_no_option", option=option, near=near)
        case "BadOptionUsage":
            return UserError("usage_option", option=option)
    return UserError("usage_other", reason=error.format_message())


def _owners(option: str | None, error: Any) -> tuple[str, ...]:
    """Return the commands that do have an option."""
    context = error.ctx
    if context is None:
        return ()
    root = context.find_root()
    commands = {name: root.command.get_command(root, name) for name in root.command.list_commands(root)}
    return tuple(
        f"hule {name}"
        for name, command in commands.items()
        if any(option in (*param.opts, *param.secondary_opts) for param in command.params if not param.hidden)
    )

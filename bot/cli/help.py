"""Help pages as cards, in the reader's language: what the catalogue has as `help_COMMAND` and `help_COMMAND_OPTION`."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from typer.core import TyperGroup

from bot.cards.model import Block, Card, Code, Line, Plain, Rows, Text, Tone
from bot.cli.layout import show
from bot.cli.screen import Screen, locale_of
from bot.locales import LOCALES, Words


def help_page(command: Any, context: Any) -> str:
    """Return the help of a command or of the group as text."""
    words = Screen.of(locale_of(context.find_root().obj or ())).words
    page = io.StringIO()
    show(_card(command, context, words), words, page)
    return page.getvalue().rstrip("\n")


def _card(command: Any, context: Any, words: Words) -> Card:
    name = context.info_name if context.parent else "hule"
    return Card(Tone.PLAIN, (Plain(_told(f"help_{name}", words)),), tuple(_blocks(command, context, name, words)))


def _blocks(command: Any, context: Any, name: str, words: Words) -> Iterator[Block]:
    yield Text((Plain(words.say("help_usage")), Code(_usage(command, context, name, words))))
    if isinstance(command, TyperGroup):
        commands = command.list_commands(context)
        yield _rows("help_commands", [(one, _told(f"help_{one}", words)) for one in commands], words)
    options = [
        (_option(param), _told(f"help_{name}_{param.name.strip('_')}", words, f"help_{param.name.strip('_')}"))
        for param in command.get_params(context)
        if param.param_type_name == "option" and not param.hidden
    ]
    yield _rows("help_options", options, words)
    if words.knows(f"help_{name}.examples"):
        yield Text((Plain(words.say("help_examples")),))
        for example in words.say(f"help_{name}.examples").splitlines():
            yield Text((Code(example),))


def _usage(command: Any, context: Any, name: str, words: Words) -> str:
    """Return how the command is called; one from outside may have no words for it."""
    if words.knows(f"help_{name}.usage"):
        return words.say(f"help_{name}.usage")
    return " ".join([context.command_path, *command.collect_usage_pieces(context)])


def _rows(head: str, rows: list[tuple[str, str]], words: Words) -> Rows:
    cells: list[tuple[Line, ...]] = [((Code(term),), (Plain(told),)) for term, told in rows]
    return Rows(((Plain(words.say(head)),), ()), tuple(cells))


def _option(param: Any) -> str:
    ways = sorted(param.opts, key=len, reverse=True)
    names = ", ".join(ways) + "".join(f"/{other}" for other in param.secondary_opts)
    return names if param.is_flag else f"{names} {param.metavar or param.name.upper()}"


def _told(key: str, words: Words, *others: str) -> str:
    """Return the first of these texts that there is; a command from outside may have none."""
    return next((words.say(one, locales=LOCALES) for one in (key, *others) if words.knows(one)), "")

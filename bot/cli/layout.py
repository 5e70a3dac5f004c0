"""A Card in a terminal: as wide as it is, without colour where nobody sees it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import IO, Final, assert_never

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text as Styled

from bot.cards.model import (
    Block,
    Card,
    Code,
    Line,
    Msg,
    Name,
    Plain,
    Rows,
    Rule,
    Small,
    Span,
    Strong,
    Text,
    Tiles,
    Tone,
    When,
)
from bot.locales import Words

_TITLES: Final = {Tone.GOOD: "bold green", Tone.PLAIN: "bold", Tone.WARNING: "bold yellow", Tone.BAD: "bold red"}


_PADDING: Final = re.compile(r" +$", re.MULTILINE)
"""Rich fills up the cells of a table; nobody wants to copy that."""
_WIDEST_NAME: Final = 36
"""A first column up to so wide is not wrapped: what stands beside it wraps better than names do."""


def show(card: Card, words: Words, stream: IO[str]) -> None:
    """Print a card."""
    console = Console(file=stream, highlight=False, markup=False, emoji=False)
    with console.capture() as page:
        console.print(lay_out(card, words))
    stream.write(_PADDING.sub("", page.get()))


def lay_out(card: Card, words: Words) -> RenderableType:
    """Return a card as Rich prints it."""
    parts: list[RenderableType] = [_line(card.title, words, _TITLES[card.tone])]
    for block in card.blocks:
        parts += _block(block, words)
    return Group(*parts)


def _block(block: Block, words: Words) -> Iterable[RenderableType]:
    match block:
        case Text(spans):
            return [_line(spans, words)]
        case Rows(head, rows):
            return [_table(head, rows, words)]
        case Small(lines):
            return [_list(lines, words)]
        case Rule():
            return [Styled()]
    assert_never(block)


def _table(head: tuple[Line, ...], rows: tuple[tuple[Line, ...], ...], words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim", show_header=bool(head))
    for place in range(max([len(head), *map(len, rows)])):
        cells = [_line(row[place], words).plain for row in rows if place < len(row)]
        numbers = bool(place) and all(map(_is_number, cells))
        table.add_column(
            _line(head[place], words) if place < len(head) else "",
            justify="right" if numbers else "left",
            overflow="fold",
            no_wrap=numbers or (not place and max(map(cell_len, cells), default=0) <= _WIDEST_NAME),
        )
    for row in rows:
        table.add_row(*(_line(cell, words) for cell in row))
    return table


def _list(lines: tuple[Line, ...], words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for line in lines:
        table.add_row("-", _line(line, words))
    return table


def _is_number(text: str) -> bool:
    return text.lstrip("+-").replace(",", "").replace("×", "").isdecimal()


def _line(line: Line, words: Words, style: str = "") -> Styled:
    text = Styled(style=style)
    for span in line:
        text.append(*_span(span, words))
    return text


def _span(span: Span, words: Words) -> tuple[str, str]:
    match span:
        case Plain(text):
            return text, ""
        case Strong(text):
            return text, "bold"
        case Code(text):
            return text, "cyan"
        case Tiles(tiles):
            return words.tiles(tiles), ""
        case Name(_, shown):
            return shown, "bold"
        case When(at):
            return f"{at:%Y-%m-%d %H:%M}", ""
        case Msg(key, facts):
            return words.say(key, facts), ""
    assert_never(span)

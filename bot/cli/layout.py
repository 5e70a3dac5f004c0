"""A Card in a terminal: as wide as it is, without colour where nobody sees it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import IO, Final, assert_never

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled

from bot.cards.model import (
    Block,
    Card,
    Code,
    Controls,
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
from bot.cli.wrapping import Flowing, units
from bot.locales import Words

_TITLES: Final = {Tone.GOOD: "bold green", Tone.PLAIN: "bold", Tone.WARNING: "bold yellow", Tone.BAD: "bold red"}


_PADDING: Final = re.compile(r" +$", re.MULTILINE)
"""Rich fills up the cells of a table; nobody wants to copy that."""
_GAP: Final = 2
_NAMES: Final = 20
"""A first column wider than this gives way to the last one: names wrap well."""
_PROSE: Final = 24
"""A last column of this width takes text of any length; a narrower one what fits into two lines."""


def show(card: Card, words: Words, stream: IO[str]) -> None:
    """Print a card."""
    console = Console(file=stream, highlight=False, markup=False, emoji=False)
    with console.capture() as page:
        console.print(lay_out(card, words))
    stream.write(_PADDING.sub("", page.get()))


def lay_out(card: Card, words: Words) -> RenderableType:
    """Return a card as Rich prints it."""
    parts: list[RenderableType] = [Flowing(_line(card.title, words, _TITLES[card.tone]))]
    for block in card.blocks:
        parts += _block(block, words)
    return Group(*parts)


def _block(block: Block, words: Words) -> Iterable[RenderableType]:
    match block:
        case Text(spans):
            return [Flowing(_line(spans, words))]
        case Rows(head, rows):
            heads = [_line(cell, words, "dim") for cell in head]
            return [_Columns(heads, [[_line(cell, words) for cell in row] for row in rows])]
        case Small(lines):
            return [_list(lines, words)]
        case Rule():
            return [Styled()]
        case Controls():
            return []
    assert_never(block)


class _Columns:
    """A table. Where its last column finds no room, each cell of it stands below its row, a little to the right."""

    def __init__(self, head: list[Styled], rows: list[list[Styled]]) -> None:
        count = max([len(head), *map(len, rows)])
        self._head, *self._rows = ([*cells, *([Styled()] * (count - len(cells)))] for cells in [head, *rows])
        self._widths = [max(map(cell_len, self._column(place))) for place in range(count)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the table as it fits."""
        if len(self._widths) < 2:  # one column has no other to give way to
            yield self._table(self._head, self._rows)
            return
        names, *between, last = self._widths
        left = options.max_width - sum(between) - _GAP * (len(between) + 1)
        names = min(names, max(_NAMES, left - last, _longest(self._column(0))))
        room = left - names
        if room >= last or (room >= _longest(self._column(-1)) and (room >= _PROSE or 2 * room >= last)):
            yield self._table(self._head, self._rows, names)
        else:
            yield self._table(self._head[:-1], [[_above(row[0], row[-1]), *row[1:-1]] for row in self._rows])

    def _column(self, place: int) -> list[str]:
        return [cells[place].plain for cells in (self._head, *self._rows)]

    def _table(
        self, head: Sequence[Styled], rows: Iterable[Sequence[RenderableType]], names: int | None = None
    ) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, _GAP, 0, 0), show_header=any(cell.plain for cell in head))
        for place, cell in enumerate(head):
            numbers = bool(place) and all(_is_number(row[place].plain) for row in self._rows)
            table.add_column(
                Flowing(cell),
                justify="right" if numbers else "left",
                no_wrap=numbers,
                max_width=None if place else names,
            )
        for row in rows:
            table.add_row(*(Flowing(cell) if isinstance(cell, Styled) else cell for cell in row))
        return table


def _above(first: Styled, last: Styled) -> RenderableType:
    return Group(Flowing(first), Padding(Flowing(last), (0, 0, 0, _GAP)))


def _longest(cells: Iterable[str]) -> int:
    return max(cell_len(unit.rstrip()) for cell in cells for unit in units(cell))


def _list(lines: tuple[Line, ...], words: Words) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for line in lines:
        table.add_row("-", Flowing(_line(line, words)))
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

"""A Card as a Discord message (Components V2): one container with its texts and lines, within Discord's limits.

A narrow screen is the measure: a table becomes one line a row, and nothing depends on columns standing straight.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, assert_never

from discord import ui

from bot.cards.model import Block, Card, Line, Msg, Plain, Rows, Rule, Small, Strong, Text, Tone
from bot.chat.markdown import length, render
from bot.locales import Words

TEXT_LIMIT: Final = 4000
"""Characters of all texts of a message together."""
COMPONENT_LIMIT: Final = 40
"""Components of a message, nested ones counted."""
LINE_LIMIT: Final = 1000
"""Ours: one line never pushes all others out."""

_ACCENTS: Final = {Tone.GOOD: 0x3BA55D, Tone.PLAIN: None, Tone.WARNING: 0xE8A317, Tone.BAD: 0xD83C3E}
_TITLE, _SMALL, _ITEM, _BODY = "### ", "-# ", "-# • ", ""
_GAP: Final = Plain(" · ")
_NUMBER: Final = re.compile(r"[+\-−±]?\d+(?:[×*]\d+)?")


@dataclass(frozen=True, slots=True)
class _Written:
    """A line of markdown. One that `opens` begins a block."""

    text: str
    opens: bool


_Part: TypeAlias = _Written | Rule


def lay_out(card: Card, words: Words) -> ui.LayoutView:
    """Return the card as a view. What exceeds Discord's limits is left out by whole lines, and a last line says so."""
    container: ui.Container[Any] = ui.Container(accent_colour=_ACCENTS[card.tone])
    for text in _bundled(_fitting(list(_parts(card, words)), words)):
        container.add_item(ui.Separator() if text is None else ui.TextDisplay(text))
    # No timeout: what will be pressed on a lasting message is a DynamicItem, which needs no view to live on.
    return ui.LayoutView(timeout=None).add_item(container)


def _parts(card: Card, words: Words) -> Iterator[_Part]:
    title = tuple(Plain(span.text) if isinstance(span, Strong) else span for span in card.title)  # strong as it is
    yield from _lines([title], words, _TITLE)
    for block in card.blocks:
        yield from _block(block, words)


def _block(block: Block, words: Words) -> Iterator[_Part]:
    match block:
        case Rule():
            yield block
        case Text(spans):
            yield from _lines([spans], words, _BODY)
        case Small(lines):
            yield from _lines(lines, words, _ITEM)
        case Rows(head, rows):
            headed = list(_lines([_row(head)], words, _SMALL))
            yield from headed
            yield from _lines(map(_row, rows), words, _BODY, opens=not headed)
        case _:
            assert_never(block)


def _lines(lines: Iterable[Line], words: Words, mark: str, *, opens: bool = True) -> Iterator[_Written]:
    for line in lines:
        text = render(line, words, LINE_LIMIT - len(mark)).strip()
        if text:
            yield _Written(mark + text, opens)
            opens = False


def _row(cells: tuple[Line, ...]) -> Line:
    """Put a row's cells on one line, its numbers strong unless the row has something that stands out."""
    plain = any(isinstance(span, Strong) for cell in cells for span in cell)
    spans: list[Any] = []
    for cell in filter(None, cells):
        match cell:
            case (Plain(text),) if _NUMBER.fullmatch(text) and not plain:
                shown: Line = (Strong(text),)
            case _:
                shown = cell
        spans += (_GAP, *shown) if spans else shown
    return tuple(spans)


def _fitting(parts: list[_Part], words: Words) -> list[_Part]:
    """Return as many of the lines, from the first, as a message takes; if not all, with a note at the end."""
    sizes = [_size(part) for part in parts]
    size = sum(sizes)
    if size <= TEXT_LIMIT:
        return parts
    room = TEXT_LIMIT - _size(_note(len(parts), words))
    end = len(parts)
    while size > room or isinstance(parts[end - 1], Rule):
        end -= 1
        size -= sizes[end]
    left_out = sum(isinstance(part, _Written) for part in parts[end:])
    return [*parts[:end], _note(left_out, words)]


def _note(left_out: int, words: Words) -> _Written:
    return next(_lines([(Msg("lines_cut", {"count": left_out}),)], words, _SMALL))


def _size(part: _Part) -> int:
    """Count a line's characters, and one to join it to the next."""
    return length(part.text) + 1 if isinstance(part, _Written) else 0


def _bundled(parts: list[_Part]) -> list[str | None]:
    """Return the texts of the message, None for a line between them, in as many components as there may be.

    Every block is a text of its own, which sets it off from the next; a card of very many blocks does without, and
    one of very many lines between them does without these.
    """
    for by_block, by_rule in ((True, True), (False, True)):
        texts = _texts(parts, by_block=by_block, by_rule=by_rule)
        if len(texts) < COMPONENT_LIMIT:  # the container is one, too
            return texts
    return _texts(parts, by_block=False, by_rule=False)


def _texts(parts: list[_Part], *, by_block: bool, by_rule: bool) -> list[str | None]:
    texts: list[str | None] = []
    for part in parts:
        last = texts[-1] if texts else None
        if isinstance(part, Rule):
            if by_rule and last is not None:
                texts.append(None)
        elif last is None or (by_block and part.opens):
            texts.append(part.text)
        else:
            texts[-1] = f"{last}\n{part.text}"
    return texts[:-1] if texts and texts[-1] is None else texts

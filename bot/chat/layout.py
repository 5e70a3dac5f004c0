"""A Card as a Discord message (Components V2): one container with its texts and lines, within Discord's limits.

A narrow screen is the measure: a table becomes one line a row, and nothing depends on columns standing straight.
Controls are never left out: they are few, and a card without them would be a dead end.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, assert_never

from discord import ui

from bot.cards.model import Block, Card, Controls, Line, Msg, Plain, Rows, Rule, Small, Strong, Text, Tone
from bot.chat.controls import item
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


_Part: TypeAlias = _Written | Rule | Controls
_Laid: TypeAlias = str | Rule | Controls


def lay_out(card: Card, words: Words) -> ui.LayoutView:
    """Return the card as a view. What exceeds Discord's limits is left out by whole lines, and a last line says so."""
    container: ui.Container[Any] = ui.Container(accent_colour=_ACCENTS[card.tone])
    for part in _bundled(_fitting(list(_parts(card, words)), words)):
        container.add_item(_component(part))
    # No timeout: what is pressed on a message is a DynamicItem, which needs no view to live on.
    return ui.LayoutView(timeout=None).add_item(container)


def _component(part: _Laid) -> ui.Item[Any]:
    match part:
        case str():
            return ui.TextDisplay(part)
        case Rule():
            return ui.Separator()
        case Controls(controls):
            return ui.ActionRow(*map(item, controls))
    assert_never(part)


def _parts(card: Card, words: Words) -> Iterator[_Part]:
    title = tuple(Plain(span.text) if isinstance(span, Strong) else span for span in card.title)  # strong as it is
    yield from _lines([title], words, _TITLE)
    for block in card.blocks:
        yield from _block(block, words)
    yield from map(Controls, filter(None, card.buttons))


def _block(block: Block, words: Words) -> Iterator[_Part]:
    match block:
        case Rule() | Controls():
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
    """Return as many of the lines, from the first, as a message takes; if not all, with a note after them."""
    if sum(map(_size, parts)) <= TEXT_LIMIT:
        return parts
    room = TEXT_LIMIT - _size(_note(len(parts), words))
    kept: list[_Part] = []
    left_out = 0
    for part in parts:
        room -= _size(part)
        if isinstance(part, Controls) or (room >= 0 and not left_out):
            kept.append(part)
        elif isinstance(part, _Written):
            left_out += 1
    end = len(kept)
    while end and not isinstance(kept[end - 1], _Written):
        end -= 1
    return [*kept[:end], _note(left_out, words), *(part for part in kept[end:] if isinstance(part, Controls))]


def _note(left_out: int, words: Words) -> _Written:
    return next(_lines([(Msg("lines_cut", {"count": left_out}),)], words, _SMALL))


def _size(part: _Part) -> int:
    """Count a line's characters, and one to join it to the next."""
    return length(part.text) + 1 if isinstance(part, _Written) else 0


def _bundled(parts: list[_Part]) -> list[_Laid]:
    """Return the texts of the message, the lines between them and the controls, in as many components as there may be.

    Every block is a text of its own, which sets it off from the next; a card of very many blocks does without, and
    one of very many lines between them does without these.
    """
    for by_block, by_rule in ((True, True), (False, True)):
        laid = _laid(parts, by_block=by_block, by_rule=by_rule)
        if _components(laid) < COMPONENT_LIMIT:  # the container is one, too
            return laid
    return _laid(parts, by_block=False, by_rule=False)


def _components(laid: list[_Laid]) -> int:
    return sum(1 + len(part.items) if isinstance(part, Controls) else 1 for part in laid)


def _laid(parts: list[_Part], *, by_block: bool, by_rule: bool) -> list[_Laid]:
    laid: list[_Laid] = []
    for part in parts:
        last = laid[-1] if laid else None
        if isinstance(part, Rule):
            if by_rule and last is not None and not isinstance(last, Rule):
                laid.append(part)
        elif isinstance(part, Controls):
            laid.append(part)
        elif isinstance(last, str) and not (by_block and part.opens):
            laid[-1] = f"{last}\n{part.text}"
        else:
            laid.append(part.text)
    return laid[:-1] if laid and isinstance(laid[-1], Rule) else laid

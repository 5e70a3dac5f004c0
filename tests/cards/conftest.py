"""Cards as text, to be read as a player would."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.cards.model import Block, Card, Controls, Line, Rows, Rule, Small, Text, Tiles
from bot.locales import Words

Flatten = Callable[[Card, Words], list[str]]


def _line(line: Line, words: Words) -> str:
    return "".join(words.tiles(span.tiles) if isinstance(span, Tiles) else getattr(span, "text", "?") for span in line)


def _block(block: Block, words: Words) -> list[str]:
    match block:
        case Text(spans):
            return [_line(spans, words)]
        case Rows(head, rows):
            return [" | ".join(_line(cell, words) for cell in row) for row in (head, *rows)]
        case Small(lines):
            return [_line(line, words) for line in lines]
        case Rule():
            return ["---"]
        case Controls():
            return []


@pytest.fixture
def flat() -> Flatten:
    def flatten(card: Card, words: Words) -> list[str]:
        return [_line(card.title, words), *(line for block in card.blocks for line in _block(block, words))]

    return flatten

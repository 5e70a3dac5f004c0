"""What the lexer makes of a text: tiles, brackets, words and statements, each with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from bot.mahjong.notation.meanings import Call, Claim, Says
from bot.mahjong.notation.model import Kind, Span, Topic


@dataclass(frozen=True, slots=True)
class Token:
    """One thing read. `typed` is how it was typed; `spaced` tells that something separates it from what precedes."""

    at: Span
    typed: str
    spaced: bool


@dataclass(frozen=True, slots=True)
class Group(Token):
    """Digits with their suit mark, `z` and the western capitals included."""

    digits: tuple[tuple[str, Span], ...]
    """Each digit, Han numerals as digits, and its place."""
    mark: str


@dataclass(frozen=True, slots=True)
class Single(Token):
    """One tile: an honour, a Botzone or Unicode tile, the wild one."""

    kind: Kind
    prefix: str = ""
    """The letter of a Botzone tile."""
    western: bool = False
    """Written as `R`, `Gr` or `Wh`."""


@dataclass(frozen=True, slots=True)
class Loose(Token):
    """Digits without a suit: an offer within brackets, a fault elsewhere. `pieces` are its runs between separators."""

    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Flower(Token):
    """A flower tile. `name` is `a` to `h`, or `H1` to `H8` whose order differs between tools."""

    name: str


@dataclass(frozen=True, slots=True)
class Bracket(Token):
    """One of `[](` and `)`."""

    char: str


@dataclass(frozen=True, slots=True)
class ClaimWord(Token):
    """A word before a meld."""

    claim: Claim


@dataclass(frozen=True, slots=True)
class CallWord(Token):
    """A word about the win."""

    call: Call


@dataclass(frozen=True, slots=True)
class TileWord(Token):
    """`wild=` or `indicator=`."""

    indicator: bool


@dataclass(frozen=True, slots=True)
class Said(Token):
    """A statement. One made beside the text stands at no place: `at` is then (-1, -1)."""

    topic: Topic
    value: Any
    of: Says = ()
    """All that the same word about the win says."""


@dataclass(frozen=True, slots=True)
class Lost(Token):
    """Where something stood that could not be read, with a fault of its own."""


TileToken: TypeAlias = Group | Single

"""Traits: what can be true of every tile, or every set, of a hand.

A hand has a trait when all its parts have it, so the traits of a hand are the AND of the traits of its parts.
The fans of the whole-hand family are declared as conditions on them (`bot.mahjong.fans`), and the tables keep
one word of traits a part (`bot.mahjong.tables`).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntFlag, auto
from functools import cache, reduce
from operator import and_
from typing import Final

from bot.mahjong.tiles import TILES, Suit, Tile, tiles


class Trait(IntFlag):
    """One bit each. The first group speaks of tiles, the second of sets and the pair."""

    # every tile ...
    GREEN = auto()
    TERMINAL = auto()
    HONOR = auto()
    TERMINAL_OR_HONOR = auto()
    UPPER = auto()
    MIDDLE = auto()
    LOWER = auto()
    OVER_FIVE = auto()
    UNDER_FIVE = auto()
    REVERSIBLE = auto()
    EVEN = auto()
    SIMPLE = auto()
    SUITED = auto()
    NO_CHARACTERS = auto()
    NO_DOTS = auto()
    NO_BAMBOO = auto()
    NO_WIND = auto()
    NO_DRAGON = auto()
    # every set, and the pair ...
    PUNGS = auto()
    CHOWS = auto()
    WITH_OUTSIDE = auto()
    WITH_FIVE = auto()


ALL: Final = int(reduce(Trait.__or__, Trait))
"""The traits of nothing at all: every statement about its parts is true."""


def _where(*, ranks: str, suits: tuple[Suit, ...] = tuple(Suit)) -> frozenset[Tile]:
    return frozenset(kind for kind in TILES if kind.suit in suits and str(kind.rank) in ranks)


_TERMINALS = frozenset(kind for kind in TILES if kind.is_terminal)
_HONORS = frozenset(kind for kind in TILES if kind.is_honor)
_EVERY = frozenset(TILES)

TILES_WITH: Final[dict[Trait, frozenset[Tile]]] = {
    Trait.GREEN: frozenset(tiles("23468sF")),
    Trait.TERMINAL: _TERMINALS,
    Trait.HONOR: _HONORS,
    Trait.TERMINAL_OR_HONOR: _TERMINALS | _HONORS,
    Trait.UPPER: _where(ranks="789"),
    Trait.MIDDLE: _where(ranks="456"),
    Trait.LOWER: _where(ranks="123"),
    Trait.OVER_FIVE: _where(ranks="6789"),
    Trait.UNDER_FIVE: _where(ranks="1234"),
    Trait.REVERSIBLE: frozenset(tiles("1234589p245689sP")),
    Trait.EVEN: _where(ranks="2468"),
    Trait.SIMPLE: _where(ranks="2345678"),
    Trait.SUITED: _EVERY - _HONORS,
    Trait.NO_CHARACTERS: _EVERY - _where(ranks="123456789", suits=(Suit.CHARACTERS,)),
    Trait.NO_DOTS: _EVERY - _where(ranks="123456789", suits=(Suit.DOTS,)),
    Trait.NO_BAMBOO: _EVERY - _where(ranks="123456789", suits=(Suit.BAMBOO,)),
    Trait.NO_WIND: frozenset(kind for kind in TILES if not kind.is_wind),
    Trait.NO_DRAGON: frozenset(kind for kind in TILES if not kind.is_dragon),
}
"""The tiles that have each trait of tiles (official rules, the definitions of the fans that ask for it)."""


_OF_TILES: Final = int(reduce(Trait.__or__, TILES_WITH))
_WORDS: Final = [
    int(reduce(Trait.__or__, (trait for trait, having in TILES_WITH.items() if kind in having))) for kind in TILES
]


def _of(held: Iterable[Tile], sets: Trait) -> int:
    return reduce(and_, (_WORDS[kind.index] for kind in held), _OF_TILES) | int(sets)


@cache
def of_chow(chow: tuple[Tile, ...]) -> int:
    """Return the traits of a chow, given its three tiles."""
    return _of(chow, Trait.CHOWS | _contents(chow))


@cache
def of_pung(kind: Tile) -> int:
    """Return the traits of a pung or kong."""
    return _of([kind], Trait.PUNGS | _contents([kind]))


@cache
def of_pair(kind: Tile) -> int:
    """Return the traits of the pair. 平和 asks for a suited one."""
    chows = Trait(0) if kind.is_honor else Trait.CHOWS
    return _of([kind], Trait.PUNGS | chows | _contents([kind]))


def of_knitted(nine: Iterable[Tile]) -> int:
    """Return the traits of a knitted straight, which 平和 takes for three chows."""
    return _of(nine, Trait.CHOWS)


def of_loose(held: Iterable[Tile]) -> int:
    """Return the traits of tiles that stand in no set: seven pairs, orphans, knitted with honours."""
    return _of(held, Trait(0))


def of_all(parts: Iterable[int]) -> int:
    """Return the traits of a hand from those of its parts."""
    return reduce(and_, parts, ALL)


def _contents(held: Iterable[Tile]) -> Trait:
    kinds = tuple(held)
    outside = any(kind.is_terminal or kind.is_honor for kind in kinds)
    five = any(kind.rank == 5 for kind in kinds)
    return (Trait.WITH_OUTSIDE if outside else Trait(0)) | (Trait.WITH_FIVE if five else Trait(0))

"""The 34 kinds of tile, the wild tile, and the winds.

There is one `Tile` object a kind, so kinds compare by identity and cost nothing to hash. `tile("m5")` and
`TILES` are the only ways to get one.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from functools import total_ordering
from typing import Final, Never, Self


class Suit(StrEnum):
    """A suit of numbered tiles. The value is the letter of the notation."""

    CHARACTERS = "m"
    DOTS = "p"
    BAMBOO = "s"


class Wind(StrEnum):
    """A seat or a round. The value is the id of the wind's tile."""

    EAST = "E"
    SOUTH = "S"
    WEST = "W"
    NORTH = "N"


@total_ordering
class Tile:
    """A kind of tile. Ordered characters, dots, bamboo, winds E S W N, dragons C F P.

    `id` is its name everywhere outside (`m5`, `E`, `C`), `suit` and `rank` (1 to 9) are None and 0 for honours.
    """

    __slots__ = ("id", "index", "rank", "suit")

    id: str
    index: int
    suit: Suit | None
    rank: int

    def __new__(cls, tile_id: str) -> Self:
        """Return the one tile of that id; `tile` is the function for it."""
        found: Self = _BY_ID[tile_id]  # type: ignore[assignment]  # there are no subclasses
        return found

    @classmethod
    def _make(cls, index: int, tile_id: str, suit: Suit | None, rank: int) -> Tile:
        made = object.__new__(cls)
        for name, value in {"index": index, "id": tile_id, "suit": suit, "rank": rank}.items():
            object.__setattr__(made, name, value)
        return made

    def __setattr__(self, name: str, value: object) -> Never:
        raise AttributeError(f"a tile never changes: {name}")

    @property
    def is_honor(self) -> bool:
        """A wind or a dragon."""
        return self.suit is None

    @property
    def is_wind(self) -> bool:
        """One of E S W N."""
        return self.id in "ESWN"

    @property
    def is_dragon(self) -> bool:
        """One of C F P."""
        return self.id in "CFP"

    @property
    def is_terminal(self) -> bool:
        """A 1 or a 9 of a suit."""
        return self.rank in (1, 9)

    def __lt__(self, other: object) -> bool:
        return self.index < other.index if isinstance(other, Tile) else NotImplemented

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[type[Tile], tuple[str]]:
        return (Tile, (self.id,))


class Wild:
    """The wild tile (财神) of the houses that play with one. There is one object, `WILD`."""

    __slots__ = ()
    id: Final = "*"

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> str:
        return "WILD"


WILD: Final = Wild()

_SUITED: Final = [(f"{suit}{rank}", suit, rank) for suit in Suit for rank in range(1, 10)]
_HONORS: Final[list[tuple[str, Suit | None, int]]] = [(letter, None, 0) for letter in "ESWNCFP"]

TILES: Final[tuple[Tile, ...]] = tuple(Tile._make(index, *row) for index, row in enumerate([*_SUITED, *_HONORS]))
"""All 34 kinds in order; a tile's `index` is its place here."""

_BY_ID: Final[dict[str, Tile]] = {kind.id: kind for kind in TILES}

WINDS: Final = TILES[27:31]
DRAGONS: Final = TILES[31:34]


def tile(tile_id: str) -> Tile:
    """Return the tile of that id (`m1`…`m9`, `p1`…`p9`, `s1`…`s9`, `E S W N C F P`).

    Raises:
        KeyError: there is no such tile.
    """
    return _BY_ID[tile_id]


def tiles(text: str) -> tuple[Tile, ...]:
    """Return the tiles of a strict short text, suits after digits: `tiles("123m55pEE")`.

    For declarations and tests; what people type goes through `notation`.
    """
    found: list[Tile] = []
    digits = ""
    for letter in text:
        if letter.isdigit():
            digits += letter
        elif digits:
            found += (_BY_ID[letter + digit] for digit in digits)
            digits = ""
        else:
            found.append(_BY_ID[letter])
    return tuple(found)


def short(kinds: Iterable[Tile | Wild]) -> str:
    """Write tiles the short way, in the order given: `123m55pEE`."""
    written: list[str] = []
    suit: Suit | None = None
    for kind in kinds:
        here = None if isinstance(kind, Wild) else kind.suit
        if suit is not None and here is not suit:
            written.append(suit.value)
        written.append(kind.id if here is None else kind.id[1])
        suit = here
    if suit is not None:
        written.append(suit.value)
    return "".join(written)

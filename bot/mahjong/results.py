"""What scoring answers. Plain values; words for them are made in `bot.cards`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from bot.mahjong.fans.model import FanId, RulingKey, Shape
from bot.mahjong.rules import RulingValue
from bot.mahjong.tiles import TILES, Tile


class Principle(StrEnum):
    """Why a fan that is there does not count (official rules, art. 10 五), where no other fan contains it."""

    NON_SEPARATION = "non_separation"
    """不拆移: it would be formed only from sets that already form a fan together."""
    NON_IDENTICAL = "non_identical"
    """不得相同: it would use a set again for a fan that the set has already formed."""
    ACCOUNT_ONCE = "account_once"
    """套算一次: its sets are already joined to each other by other fans."""
    UNIQUE_WAIT = "unique_wait"
    """A wait counts only where no other tile would have won; the refusal's tiles are all that would."""


class SetKind(StrEnum):
    """A set of a reading; kongs of both kinds are `KONG`."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"


class PlayedSet(NamedTuple):
    """One set of a reading. `tile` is the middle one of a chow; `concealed` is how it counts for 暗刻."""

    kind: SetKind
    tile: Tile
    concealed: bool
    melded: bool = False
    """Laid down before the win, concealed kongs included."""

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four tiles, in order."""
        return _HELD[self.kind, self.tile]


_HELD: Final = {
    **{(SetKind.CHOW, kind): TILES[kind.index - 1 : kind.index + 2] for kind in TILES if 2 <= kind.rank <= 8},
    **{(SetKind.PUNG, kind): (kind,) * 3 for kind in TILES},
    **{(SetKind.KONG, kind): (kind,) * 4 for kind in TILES},
}


class Reading(NamedTuple):
    """One way to see a winning hand.

    Args:
        shape: which of the winning shapes.
        sets: melds first, in their order, then the concealed sets, ascending.
        pair: the pair's kind; None in the special shapes.
        loose: the tiles outside sets and pair: a knitted straight, or a whole special hand, in order.
        took: what the winning tile completed: an index of `sets`, -1 for the pair, None for the loose tiles.
    """

    shape: Shape
    sets: tuple[PlayedSet, ...]
    pair: Tile | None
    loose: tuple[Tile, ...]
    took: int | None


class FanCount(NamedTuple):
    """A fan that counts: `times` times `value` points, resting on `tiles` (all instances together)."""

    id: FanId
    value: int
    times: int
    tiles: tuple[Tile, ...]

    @property
    def points(self) -> int:
        """What it adds to the total."""
        return self.value * self.times


Reason: TypeAlias = FanId | Principle | RulingKey


class Refusal(NamedTuple):
    """A fan, or instances of one, that is there and does not count.

    `by` is the fan that contains it, the principle or the ruling. `times` instances are refused.
    """

    fan: FanId
    by: Reason
    tiles: tuple[Tile, ...]
    times: int = 1


@dataclass(frozen=True, slots=True)
class RulingNote:
    """A ruling that decided this total: `value` held, with `other` it would have been `total_if_other`."""

    key: RulingKey
    value: RulingValue
    other: RulingValue
    total_if_other: int


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another way to read the hand that is worth no more. `total` includes flowers."""

    reading: Reading
    total: int


@dataclass(frozen=True, slots=True)
class Score:
    """A winning hand's worth under one set of rules.

    Args:
        rules_id: the house.
        total: points with flowers.
        without_flowers: points without; `minimum` is judged on these.
        fans: dearest first, flowers last.
        reading: the one that is worth most; of equal ones that with fewer, dearer fans.
        refused: what is there in this reading and does not count.
        rulings: where the rules could be read otherwise and the total would differ.
        alternatives: the other readings, best first.
    """

    rules_id: str
    total: int
    without_flowers: int
    minimum: int
    reaches_minimum: bool
    fans: tuple[FanCount, ...]
    reading: Reading
    refused: tuple[Refusal, ...]
    rulings: tuple[RulingNote, ...]
    alternatives: tuple[Alternative, ...]

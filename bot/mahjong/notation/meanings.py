"""What a word of the notation can mean. The vocabulary itself stands in `bot.mahjong.notation.words`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from bot.mahjong.fans import FanId
from bot.mahjong.hand import MeldKind
from bot.mahjong.notation.model import Kind, Topic
from bot.mahjong.tiles import Wind

Says: TypeAlias = tuple[tuple[Topic, Any], ...]


class Need(Enum):
    """Whether a word goes with the tile after it."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


@dataclass(frozen=True, slots=True)
class Honor:
    """A word for one tile, the wild one included."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Call:
    """A word about the win: what it says, and whether the winning tile follows.

    Args:
        says: what it says, topic by topic.
        need: whether the winning tile follows.
        dealt_in: it tells of the discarder, who may be named before or behind it.
        fan: without its tile it is the name of this fan.
    """

    says: Says
    need: Need = Need.NONE
    dealt_in: bool = False
    fan: FanId | None = None


@dataclass(frozen=True, slots=True)
class Claim:
    """A word before the tiles of a meld."""

    kind: MeldKind
    added: bool = False

    @property
    def size(self) -> int:
        """How many tiles it takes."""
        return 4 if self.kind in (MeldKind.KONG, MeldKind.CONCEALED_KONG) else 3


@dataclass(frozen=True, slots=True)
class WindKey:
    """A word that names seat, round or discarder and wants a wind after it."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class WindSaid:
    """A word that names seat or round and its wind."""

    topic: Topic
    wind: Wind


@dataclass(frozen=True, slots=True)
class Relative:
    """A player named by his place beside the winner. Which wind that is, it does not say."""


@dataclass(frozen=True, slots=True)
class FlowersKey:
    """A word before flowers. `suffix`: it may also stand after their number."""

    suffix: bool


@dataclass(frozen=True, slots=True)
class FlowersSaid:
    """A word that says how many flowers."""

    count: int


@dataclass(frozen=True, slots=True)
class TileKey:
    """A word before the wild kind, or before the indicator that is turned to find it."""

    indicator: bool


@dataclass(frozen=True, slots=True)
class TextKey:
    """A key whose value is kept as typed."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class OrderKey:
    """The key that chooses the order of the dragons in z notation."""


@dataclass(frozen=True, slots=True)
class Label:
    """A heading before the hand: it says nothing."""


@dataclass(frozen=True, slots=True)
class Misspelt:
    """A word that is often typed for another. It is not read, as it may be wrong in another way."""

    write: str


@dataclass(frozen=True, slots=True)
class FanName:
    """A fan, which nobody has to write: it is found by itself."""

    fan: FanId


Meaning: TypeAlias = (
    Honor
    | Call
    | Claim
    | WindKey
    | WindSaid
    | Relative
    | FlowersKey
    | FlowersSaid
    | TileKey
    | TextKey
    | OrderKey
    | Label
    | Misspelt
    | FanName
)

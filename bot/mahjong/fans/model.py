"""What a fan is: one declaration holds all that the program knows of it.

A fan belongs to one family, by what it looks at. Each family has its own class here, whose test answers for one
part of a reading; scoring and its tables ask nothing else. Implications say what a fan already contains and
therefore removes (principle P1, 不重复); their scope says how much.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum, auto
from typing import ClassVar, NamedTuple, TypeAlias

from bot.mahjong.tiles import Tile, Wind

FanId: TypeAlias = str
RulingKey: TypeAlias = str


class Family(Enum):
    """What a fan looks at."""

    WHOLE = auto()
    """Traits of every tile or set."""
    CHOWS = auto()
    """Relations of chows."""
    PUNGS = auto()
    """Single pungs and relations of pungs."""
    KONGS = auto()
    """How many kongs and concealed pungs."""
    SHAPE = auto()
    """The shape of the hand."""
    COPIES = auto()
    """Four copies of a kind outside a kong."""
    WAIT = auto()
    """The wait."""
    MANNER = auto()
    """The way of winning."""
    NOTHING = auto()
    """The absence of every other fan."""
    BONUS = auto()
    """Flowers."""


class Scope(Enum):
    """How many of the implied fan an implication removes."""

    ALL = auto()
    """All of it; of fans of sets, all that rests on sets of the implying fan."""
    OWN = auto()
    """Those that rest on sets of the implying fan alone."""
    ONE = auto()


@dataclass(frozen=True, slots=True)
class Implied:
    """A fan that another contains.

    Args:
        fan: the fan that does not count.
        scope: how much of it.
        unless: the ruling under which it counts after all: one that is true, or a list that names the implying fan.
        beside: only while one of these fans is there as well.
        apart_from: only while none of these is there.
    """

    fan: FanId
    scope: Scope = Scope.ALL
    unless: RulingKey | None = None
    beside: frozenset[FanId] = frozenset()
    apart_from: frozenset[FanId] = frozenset()


def implies(*fans: FanId) -> tuple[Implied, ...]:
    """Declare fans that are contained wholly."""
    return tuple(Implied(fan) for fan in fans)


class Words(NamedTuple):
    """The same text in the four languages."""

    zh_cn: str
    zh_tw: str
    en: str
    ja: str


class Shape(IntEnum):
    """The ways in which fourteen tiles win (official rules, 基本牌型 and 特殊牌型)."""

    REGULAR = 0
    NINE_GATES = auto()
    """A regular hand whose thirteen concealed tiles were 1112345678999."""
    NINE_GATES_FORM = auto()
    """A regular hand that only ends up in that form."""
    KNITTED_STRAIGHT = auto()
    SEVEN_PAIRS = auto()
    SEVEN_SHIFTED_PAIRS = auto()
    THIRTEEN_ORPHANS = auto()
    KNITTED_WITH_HONORS = auto()
    KNITTED_WITH_HONORS_STRAIGHT = auto()
    """With all nine knitted tiles, so that a knitted straight stands in it."""
    KNITTED_WITH_ALL_HONORS = auto()


class WaitKind(IntEnum):
    """How the winning tile was waited for, where the hand waited for nothing else."""

    OTHER = 0
    EDGE = auto()
    CLOSED = auto()
    SINGLE = auto()


class Exposure(NamedTuple):
    """Kongs, and concealed pungs that are no kongs."""

    melded_kongs: int
    concealed_kongs: int
    concealed_pungs: int

    @property
    def kongs(self) -> int:
        """Kongs of both kinds."""
        return self.melded_kongs + self.concealed_kongs

    @property
    def concealed(self) -> int:
        """Concealed pungs, kongs included."""
        return self.concealed_kongs + self.concealed_pungs


class Manner(NamedTuple):
    """The way of winning, as far as fans ask for it."""

    self_drawn: bool
    last_tile: bool
    kong: bool
    last_of_kind: bool
    concealed: bool
    """Nothing was claimed."""
    all_claimed: bool
    """Four sets were claimed."""


class Winds(NamedTuple):
    """The winner's seat and the round."""

    seat: Wind
    round: Wind


@dataclass(frozen=True, slots=True, kw_only=True)
class Fan:
    """One scoring element; see the subclass of its family for `test`.

    Args:
        id: its name in data and code.
        number: its place in the official list of 81; None for one that is not in it.
        value: points in the official rules as played today; a house may set another.
        names: its names.
        pinyin: its Chinese name with tone marks.
        aliases: other names that players use, in any language.
        definition: one sentence or two, in the four languages.
        implies: what it contains.
        repeatable: whether it may count more than once in a hand.
        example: a hand that has it, in the canonical notation.
        counterexample: a hand that comes near and does not have it.
    """

    family: ClassVar[Family]

    id: FanId
    number: int | None
    value: int
    names: Words
    pinyin: str
    aliases: tuple[str, ...] = ()
    definition: Words
    implies: tuple[Implied, ...] = ()
    repeatable: bool = False
    example: str
    counterexample: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeFan(Fan):
    """`test` takes the traits of the hand (`bot.mahjong.traits.Trait`)."""

    family: ClassVar = Family.WHOLE
    test: Callable[[int], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChowFan(Fan):
    """A relation of `size` chows, and of the pair `with_pair`.

    `test` takes the lowest tiles of the chows, ascending, and the pair: its tile if it is a suited five, else None.
    """

    family: ClassVar = Family.CHOWS
    size: int
    with_pair: bool = False
    test: Callable[[tuple[Tile, ...], Tile | None], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class PungFan(Fan):
    """A relation of `size` pungs or kongs, and of the pair `with_pair`.

    `test` takes their tiles, ascending, the pair if it is an honour, and the winds.
    """

    family: ClassVar = Family.PUNGS
    size: int
    with_pair: bool = False
    test: Callable[[tuple[Tile, ...], Tile | None, Winds], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class KongFan(Fan):
    """`test` takes the number of kongs and concealed pungs."""

    family: ClassVar = Family.KONGS
    test: Callable[[Exposure], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class ShapeFan(Fan):
    """`shapes` are those that give it."""

    family: ClassVar = Family.SHAPE
    shapes: frozenset[Shape]


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitFan(Fan):
    """`wait` is the kind of wait that gives it."""

    family: ClassVar = Family.WAIT
    wait: WaitKind


@dataclass(frozen=True, slots=True, kw_only=True)
class MannerFan(Fan):
    """`test` takes the way of winning."""

    family: ClassVar = Family.MANNER
    test: Callable[[Manner], bool]


@dataclass(frozen=True, slots=True, kw_only=True)
class CopiesFan(Fan):
    """Counts once for each kind of which the hand holds four copies outside a kong."""

    family: ClassVar = Family.COPIES


@dataclass(frozen=True, slots=True, kw_only=True)
class NothingFan(Fan):
    """Counts where no other fan does, flowers aside."""

    family: ClassVar = Family.NOTHING


@dataclass(frozen=True, slots=True, kw_only=True)
class BonusFan(Fan):
    """Counts once a flower, and never towards the minimum."""

    family: ClassVar = Family.BONUS

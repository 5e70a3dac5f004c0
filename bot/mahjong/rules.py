"""The rules that scoring asks: which fans count for how much, and how the disputed points are decided.

A `Rules` is data. `bot.houses` reads it from a house's file; scoring never knows which house it serves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any, Final, Self, TypeAlias

from bot.mahjong.fans import FANS, FanId
from bot.mahjong.fans.model import RulingKey, Words

RulingValue: TypeAlias = bool | tuple[FanId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruling:
    """A point on which rule texts differ or are silent.

    Args:
        key: its name in house files.
        default: how it is decided where a house says nothing.
        names: a few words for it.
        case: the hand that it decides about, to stand before what is decided; `{fan}` is the fan that the hand has.
        held: what counts while it is true (or names a fan), in a few words; `{ID}` is what the fan of that id is worth,
            `{wait}` the name of the fan of the wait.
        otherwise: what counts while it is not.
    """

    key: RulingKey
    default: RulingValue
    names: Words
    case: Words
    held: Words
    otherwise: Words


@dataclass(frozen=True, slots=True)
class FanRule:
    """A fan under a house: what it is worth there."""

    value: int


@dataclass(frozen=True, slots=True)
class Rules:
    """What scoring asks of a house.

    Args:
        id: the house's id, repeated in every score.
        minimum: points without flowers that a win needs, 0 where there is none.
        fans: the fans that count, by id.
        rulings: the value of every key of `RULINGS`.
    """

    id: str
    minimum: int
    fans: Mapping[FanId, FanRule]
    rulings: Mapping[RulingKey, RulingValue]
    compiled: Any = field(default=None, init=False, repr=False, compare=False)
    """Scoring's own tables for these rules, made at first use (`bot.mahjong.facets`)."""

    def with_rulings(self, changed: Mapping[RulingKey, RulingValue]) -> Self:
        """Return the same rules with some points decided differently."""
        return replace(self, rulings=MappingProxyType({**self.rulings, **changed}))


def holds(value: RulingValue, fan: FanId) -> bool:
    """Tell whether a ruling's value is on for a fan: true, or a list that names it."""
    return fan in value if isinstance(value, tuple) else value


OFFICIAL_FANS: Final = MappingProxyType({fan.id: FanRule(fan.value) for fan in FANS.values()})

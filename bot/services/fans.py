"""The dictionary of fans."""

from __future__ import annotations

from dataclasses import dataclass

from bot.errors import UserError
from bot.houses import DEFAULT_HOUSE, House, house
from bot.mahjong.fans import FANS, Fan
from bot.mahjong.fans.lookup import find


@dataclass(frozen=True, slots=True)
class Defined:
    """A fan that was asked for by name.

    Args:
        asked: the name as typed.
        exact: the fan of that name.
        near: fans of similar names, nearest first; there is at least one where nothing is exact.
        house: the rules that say what it is worth.
    """

    asked: str
    exact: Fan | None
    near: tuple[Fan, ...]
    house: House


def define_fan(name: str, house_id: str | None = None) -> Defined:
    """Find a fan by any of its names, in any language, or the fans whose names come near.

    Raises:
        UserError: `unknown_fan` if nothing comes near.
    """
    found = find(name)
    if found.exact is None and not found.near:
        raise UserError("unknown_fan", name=name)
    return Defined(name, found.exact, found.near, house(house_id or DEFAULT_HOUSE))


def all_fans(house_id: str | None = None) -> tuple[House, tuple[Fan, ...]]:
    """Return a house and the fans that count there, dearest first.

    Raises:
        UserError: `unknown_house`, `later_house`.
    """
    rules = house(house_id or DEFAULT_HOUSE)
    counting = (fan for fan in FANS.values() if fan.id in rules.fans)
    return rules, tuple(sorted(counting, key=lambda fan: -rules.fans[fan.id].value))

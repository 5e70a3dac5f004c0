"""Where the rules could be read otherwise: the rulings that a hand brings into play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.mahjong.facets import Compiled
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import FanId, RulingKey, Shape
from bot.mahjong.hand import Hand
from bot.mahjong.readings import is_exhausted
from bot.mahjong.rules import Rules, RulingValue
from bot.mahjong.tables import PLACEMENT_MASK, UNIQUE_BELOW
from bot.mahjong.worth import CERTAIN, Read

_NAMEABLE: Final[dict[RulingKey, tuple[FanId, ...]]] = {
    key: tuple(fan.id for fan in FANS.values() if any(implied.unless == key for implied in fan.implies))
    for key in ("self_drawn_as_concealed",)
}
"""For rulings that are lists of fans, all that they can name."""


def doubts(c: Compiled, hand: Hand, told: Sequence[Read]) -> list[tuple[RulingKey, RulingValue, Rules]]:
    """Return each ruling that one of the readings brings into play, its other value and the rules under that."""
    touched: set[RulingKey] = set()
    for raw, _, verdict, _ in told:
        if verdict.touched:
            touched |= verdict.touched
        if raw.shape is Shape.NINE_GATES_FORM:
            touched.add("nine_gates_any_shape")
        form = raw.form
        if form & PLACEMENT_MASK >= CERTAIN:
            if raw.nine and hand.win in raw.nine:
                touched.add("knitted_body_waits")
            if form >= UNIQUE_BELOW and is_exhausted(hand, raw):
                touched.add("exhausted_waits")
    if not touched:
        return []
    return [
        (key, other, _varied(c, key, other)) for key in sorted(touched) for other in _others(c.rules.rulings[key], key)
    ]


def _others(value: RulingValue, key: RulingKey) -> list[RulingValue]:
    if isinstance(value, bool):
        return [not value]
    return [other for other in ((), _NAMEABLE[key]) if other != value]


def _varied(c: Compiled, key: RulingKey, other: RulingValue) -> Rules:
    """Return the rules with one ruling changed; kept, so that they are compiled once."""
    held = c.variants.get((key, other))
    if held is None:
        held = c.variants[key, other] = c.rules.with_rulings({key: other})
    return held

"""Where the rules could be read otherwise: the rulings that a hand brings into play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.mahjong.facets import POINTS_BITS, Compiled
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import FanId, RulingKey, Shape
from bot.mahjong.hand import Hand
from bot.mahjong.readings import Raw
from bot.mahjong.rules import Rules, RulingValue
from bot.mahjong.tables import PLACEMENT_MASK, UNIQUE_BELOW
from bot.mahjong.worth import CERTAIN, FacetKeys, is_exhausted, tally_of

_NAMEABLE: Final[dict[RulingKey, tuple[FanId, ...]]] = {
    key: tuple(fan.id for fan in FANS.values() if any(implied.unless == key for implied in fan.implies))
    for key in ("self_drawn_as_concealed",)
}
"""For rulings that are lists of fans, all that they can name."""


def doubts(
    c: Compiled, hand: Hand, read: Sequence[tuple[Raw, FacetKeys]]
) -> Iterator[tuple[RulingKey, RulingValue, Rules]]:
    """Yield each ruling that one of the readings brings into play, its other value and the rules under that."""
    keys = {key for raw, facets in read for key in _touched(c, hand, raw, facets)}
    for key in sorted(keys):
        for other in _others(c.rules.rulings[key], key):
            yield key, other, _varied(c, key, other)


def _touched(c: Compiled, hand: Hand, raw: Raw, keys: FacetKeys) -> Iterator[RulingKey]:
    yield from c.verdict(tally_of(c, keys) >> POINTS_BITS).touched
    if raw.shape is Shape.NINE_GATES_FORM:
        yield "nine_gates_any_shape"
    elif raw.body and raw.body & PLACEMENT_MASK >= CERTAIN:
        yield "knitted_body_waits"
    if raw.field >= UNIQUE_BELOW and raw.field & PLACEMENT_MASK >= CERTAIN and is_exhausted(hand, raw):
        yield "exhausted_waits"


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

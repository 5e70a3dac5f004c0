"""The fans' names as people write them beside a hand, although fans are found without."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.notation.meanings import FanName
from bot.mahjong.notation.normalise import normalise

TOLD: Final = frozenset(
    {
        "concealed_kong",
        "flower_tiles",
        "last_tile",
        "last_tile_claim",
        "last_tile_draw",
        "melded_kong",
        "out_with_replacement_tile",
        "robbing_the_kong",
        "self_drawn",
    }
)
"""Fans that a hand has because it says so: their names are words to be read."""

_SELF_DRAW: Final = ("自摸", "tsumo", "ツモ")
"""Names that hold one of these say more than the fan; that part is read, the rest has a name of its own."""

_AMBIGUOUS: Final = frozenset({"花幺"})
"""`3花幺鸡` are three flowers and a tile."""

_SHORTEST_WORD: Final = 4


def fan_names() -> Mapping[str, FanName]:
    """Return the names and aliases, folded, of the fans that nobody has to write."""
    return {name: FanName(fan.id) for fan in FANS.values() if fan.id not in TOLD for name in _names(fan)}


def _names(fan: Fan) -> Iterator[str]:
    for name in (*fan.names, *fan.aliases):
        folded = normalise(name).folded
        if folded not in _AMBIGUOUS and _is_telling(folded) and not any(word in folded for word in _SELF_DRAW):
            yield folded
            yield folded.replace("-", " ")


def _is_telling(name: str) -> bool:
    """Tell whether a name is long enough to be taken for nothing else."""
    if name.isascii():
        return any(len(word) >= _SHORTEST_WORD for word in name.split())
    return len(name) > 1

"""What tiles are called in the four languages."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.mahjong.fans.model import Words
from bot.mahjong.tiles import TILES, Suit

SUIT_MARKS: Final = MappingProxyType(
    {
        Suit.CHARACTERS: Words("万", "萬", "m", "萬"),
        Suit.DOTS: Words("饼", "餅", "p", "筒"),
        Suit.BAMBOO: Words("条", "條", "s", "索"),
    }
)
"""What follows the ranks of a suit, in the short way of writing that players of each language use."""

HONOR_MARKS: Final = MappingProxyType(
    {
        "E": Words("东", "東", "E", "東"),
        "S": Words("南", "南", "S", "南"),
        "W": Words("西", "西", "W", "西"),
        "N": Words("北", "北", "N", "北"),
        "C": Words("中", "中", "C", "中"),
        "F": Words("发", "發", "F", "發"),
        "P": Words("白", "白", "P", "白"),
    }
)
"""Honours written short, as among other tiles."""

WILD_MARK: Final = Words("财神", "財神", "*", "財神")

_ENGLISH: Final = {"E": "East", "S": "South", "W": "West", "N": "North", "C": "Red", "F": "Green", "P": "White"}


def _named(tile_id: str, suit: Suit | None, rank: int) -> Words:
    if suit is None:
        return HONOR_MARKS[tile_id]._replace(en=_ENGLISH[tile_id])
    return Words(*(f"{rank}{mark}" for mark in SUIT_MARKS[suit]))


TILE_NAMES: Final = MappingProxyType({kind.id: _named(kind.id, kind.suit, kind.rank) for kind in TILES})
"""The name of one tile by its id, as it stands in a sentence."""

WILD_NAME: Final = WILD_MARK._replace(en="wild tile")

"""The rule systems as data, one TOML file each, and what reads them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from bot.errors import UserError
from bot.houses.loader import read_house, ruling_value
from bot.houses.model import House, HouseError, Payout
from bot.houses.settlement import Drawn, Settlement, Won, settle

DEFAULT_HOUSE: Final = "official_modern"
_FOLDER: Final = Path(__file__).parent

PLANNED: Final = frozenset(
    {
        "qq_none",
        "qq_guobiao",
        "qq_dazhong",
        "difang",
        "boke",
        "official_1998",
        "official_2006",
        "huanle_dazhong",
        "huanle_8fan",
        "huanle_none",
        "huopin_dazhong",
        "huopin_8fan",
        "huopin_none",
    }
)
"""Houses whose ids stand already and whose files come with a later version."""


@cache
def house_ids() -> tuple[str, ...]:
    """Return the ids of the houses that can be played by, in alphabetical order."""
    return tuple(sorted(path.stem for path in _FOLDER.glob("*.toml")))


@cache
def house(house_id: str) -> House:
    """Return a house by its id.

    Raises:
        UserError: `later_house` for one that a later version brings, `unknown_house` for any other.
        HouseError: its file is damaged.
    """
    if house_id in house_ids():
        return read_house(_FOLDER / f"{house_id}.toml")
    if house_id in PLANNED:
        raise UserError("later_house", house=house_id, known=house_ids())
    raise UserError("unknown_house", house=house_id, known=house_ids())


__all__ = [
    "DEFAULT_HOUSE",
    "Drawn",
    "House",
    "HouseError",
    "Payout",
    "Settlement",
    "Won",
    "house",
    "house_ids",
    "ruling_value",
    "settle",
]

"""What the values of options mean."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

from bot.cli.screen import UsageError
from bot.mahjong.hand import MAX_FLOWERS
from bot.mahjong.tile_names import TILE_NAMES
from bot.mahjong.tiles import Wind


def wind(option: str, given: str | None) -> Wind | None:
    """Return the wind that was given: E, east, 东, 東风.

    Raises:
        UsageError: it is none.
    """
    if given is None:
        return None
    asked = given.strip().lower().removesuffix("风").removesuffix("風")
    for one in Wind:
        if asked in (one.name.lower(), *(name.lower() for name in (one.value, *TILE_NAMES[one.value]))):
            return one
    raise UsageError("wind_wanted", option=option, given=given)


def flowers(given: str | None) -> int | None:
    """Return the number of flowers that was given.

    Raises:
        UsageError: it is no number from 0 to 8.
    """
    if given is None:
        return None
    number = int(given) if given.isascii() and given.isdecimal() and len(given) < 3 else -1
    if not 0 <= number <= MAX_FLOWERS:
        raise UsageError("flowers_wanted", given=given, most=MAX_FLOWERS)
    return number


def load_config(path: Path | None) -> None:
    """Check the settings that a command was given. Nothing of one hand hangs on them yet, so none are kept.

    Raises:
        UserError: the file cannot be read, or holds what no setting is.
    """
    if path is not None or Path("config.toml").exists():
        import_module("bot.config").load(path, os.environ)  # slow to import, and seldom asked for

"""What every use case is given: the store, the houses, the clock and chance."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from random import Random

from bot.houses import House
from bot.store import Store


@dataclass(frozen=True, slots=True)
class App:
    """The parts that use cases work with; `bot.entry` puts them together.

    Args:
        store: the database, open.
        houses: returns the house of that id, or raises `UserError`.
        clock: the present moment, with its time zone.
        random: the source of chance.
    """

    store: Store
    houses: Callable[[str], House]
    clock: Callable[[], datetime]
    random: Random

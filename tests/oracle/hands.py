"""Hands for the comparison with PyMahjongGB, beside the winning ones of `tests.generators`.

Two variables of the environment set how much is compared: `ORACLE_HANDS`, how many winning hands each test takes
(3,000 if unset; the other kinds of hand are fewer in proportion), and `ORACLE_SEED`, the seed of the hands that are new
in every run. A failure names the seed.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Final

import pytest

from bot.errors import HandError
from bot.mahjong.hand import Hand, Win
from bot.mahjong.tiles import TILES, Tile
from tests.generators import winning

COUNT: Final = int(os.environ.get("ORACLE_HANDS", "3000"))
"""How many winning hands a test takes."""

_FIXED: Final = 20_261_130
_SEED_VARIABLE: Final = "ORACLE_SEED"

EACH_SEED: Final = pytest.mark.parametrize("fresh", [False, True], ids=["fixed", "fresh"])
"""Runs a test on the same hands every time, and on new ones."""


def seed(*, fresh: bool) -> int:
    """Return the seed of a run."""
    return int(os.environ.get(_SEED_VARIABLE) or random.SystemRandom().randrange(1 << 32)) if fresh else _FIXED


def near_misses(rng: random.Random, count: int) -> Iterator[tuple[Hand, Win]]:
    """Yield winning hands of which one to three tiles were exchanged; a few of them win all the same."""
    while count:
        hand, win = winning(rng)
        held = _exchanged(rng, [*hand.concealed, hand.win], rng.randint(1, 3))
        try:
            made = Hand(hand.melds, held[:-1], held[-1], hand.flowers)
        except HandError:  # a fifth copy
            continue
        yield made, Win(by=win.by, seat=win.seat, round=win.round, last_tile=win.last_tile)
        count -= 1


def waiting(rng: random.Random, count: int) -> Iterator[Hand]:
    """Yield tiles that are ready to win, or up to ten tiles away from that."""
    while count:
        hand, _ = winning(rng)
        try:
            yield Hand(hand.melds, _exchanged(rng, [*hand.concealed], rng.randint(0, 10)))
        except HandError:
            continue
        count -= 1


def _exchanged(rng: random.Random, held: list[object], most: int) -> tuple[Tile, ...]:
    """Put any tiles in the place of some."""
    for at in rng.sample(range(len(held)), min(most, len(held))):
        held[at] = rng.choice(TILES)
    return tuple(kind for kind in held if isinstance(kind, Tile))

"""What declarations say again and again: how sets stand to each other, and what concealed shapes contain."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from bot.mahjong.fans.model import Implied
from bot.mahjong.tiles import Tile

CONCEALED_ON_SELF_DRAW: Final = Implied("fully_concealed_hand", unless="self_drawn_as_concealed")
"""Shapes that can only be concealed: a self-draw adds 自摸, not 不求人, unless the house says otherwise."""

SPECIAL: Final = frozenset(
    {
        "thirteen_orphans",
        "seven_pairs",
        "seven_shifted_pairs",
        "greater_honors_and_knitted_tiles",
        "lesser_honors_and_knitted_tiles",
    }
)
"""The fans of the special shapes (特殊牌型), which have no four sets and a pair."""


def suits(sets: tuple[Tile, ...]) -> int:
    """Return how many suits these sets stand in, 0 if one of them is of honours."""
    return 0 if any(kind.is_honor for kind in sets) else len({kind.suit for kind in sets})


def ranks(sets: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return the ranks of these sets, ascending."""
    return tuple(sorted(kind.rank for kind in sets))


def step(sets: tuple[Tile, ...]) -> int | None:
    """Return by how much each set, ordered by rank, lies above the one before; None if unevenly."""
    ordered = ranks(sets)
    steps = {after - before for before, after in pairwise(ordered)}
    return steps.pop() if len(steps) == 1 else None


def same(sets: tuple[Tile, ...]) -> bool:
    """Tell whether all of these sets are the same."""
    return len(set(sets)) == 1

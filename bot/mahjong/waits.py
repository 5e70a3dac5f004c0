"""What completes thirteen tiles, or how far they are from that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bot.mahjong.hand import Hand, Win
from bot.mahjong.results import Score
from bot.mahjong.rules import Rules
from bot.mahjong.tiles import Tile


class Goal(StrEnum):
    """The five kinds of shape a hand can grow into."""

    REGULAR = "regular"
    SEVEN_PAIRS = "seven_pairs"
    THIRTEEN_ORPHANS = "thirteen_orphans"
    KNITTED_WITH_HONORS = "knitted_with_honors"
    KNITTED_STRAIGHT = "knitted_straight"


@dataclass(frozen=True, slots=True)
class Wait:
    """A tile that completes the hand. `left` copies are not yet seen; the scores are for winning on it either way."""

    tile: Tile
    left: int
    on_discard: Score
    self_drawn: Score


@dataclass(frozen=True, slots=True)
class Help:
    """A tile that brings the hand nearer, with the copies not yet seen."""

    tile: Tile
    left: int


@dataclass(frozen=True, slots=True)
class Path:
    """How far the hand is from being ready in one kind of shape, 0 = ready, and what helps there."""

    goal: Goal
    distance: int
    helps: tuple[Help, ...]


@dataclass(frozen=True, slots=True)
class Waiting:
    """Thirteen tiles seen from ahead.

    Args:
        distance: tiles to exchange until the hand is ready, over all shapes; 0 = it is ready.
        waits: what completes it, in tile order; empty while it is not ready.
        helps: what brings it nearer in its nearest shapes; empty when it is ready.
        paths: every shape that the melds allow, nearest first.
    """

    hand: Hand
    distance: int
    waits: tuple[Wait, ...]
    helps: tuple[Help, ...]
    paths: tuple[Path, ...]


def waits(hand: Hand, win: Win, rules: Rules, *, seen: Iterable[Tile] = ()) -> Waiting:
    """Look ahead from thirteen tiles (a hand whose `win` is None).

    Args:
        hand: the thirteen tiles.
        win: seat and round, and the circumstances under which it would be won.
        rules: the house.
        seen: tiles seen elsewhere (discards, others' melds), taken from the copies left.

    Raises:
        HandError: `waits_thirteen` for a hand with a winning tile, `too_many` if the seen tiles make a fifth copy.
    """
    raise NotImplementedError

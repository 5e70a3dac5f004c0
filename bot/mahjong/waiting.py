"""What completes thirteen tiles, or how far they are from that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.errors import Fault, HandError
from bot.mahjong.distance import Goal, kinds_of, needs
from bot.mahjong.hand import By, Hand, Win
from bot.mahjong.results import Score
from bot.mahjong.rules import Rules
from bot.mahjong.scoring import score
from bot.mahjong.tiles import Tile, Wild

__all__ = ["Goal", "Help", "Path", "Wait", "Waiting", "waits"]


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
        hand: the thirteen tiles.
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
        win: seat, round and whether the last tile is drawn; how it is won is tried both ways.
        rules: the house.
        seen: tiles that lie open elsewhere (discards, others' melds). They leave fewer copies, and where they and the
            hand's own melds show three, the fourth is the last of its kind.

    Raises:
        HandError: `waits_thirteen` for a hand with a winning tile, `too_many` if the seen tiles make a fifth copy,
            `wild_not_played` for a hand with wild tiles.
    """
    if hand.win is not None:
        raise HandError(Fault("waits_thirteen", {"count": 14}))
    if win.wild is not None or any(isinstance(kind, Wild) for kind in hand.concealed):
        raise HandError(Fault("wild_not_played"))
    open_elsewhere = Counter(seen)
    held = Counter(kind for kind in hand.tiles if isinstance(kind, Tile))
    left = {kind: 4 - held[kind] - open_elsewhere[kind] for kind in held.keys() | open_elsewhere.keys()}
    faults = [Fault("too_many", {"tile": kind, "count": 4 - rest}) for kind, rest in sorted(left.items()) if rest < 0]
    if faults:
        raise HandError(*faults)
    paths = tuple(
        Path(goal, need.missing - 1, tuple(Help(kind, left.get(kind, 4)) for kind in kinds_of(need)))
        for goal, need in sorted(needs(hand).items(), key=lambda item: item[1].missing)
    )
    distance = paths[0].distance
    nearest = {help_.tile: help_ for path in paths if path.distance == distance for help_ in path.helps}
    if distance:
        helps = tuple(nearest[kind] for kind in sorted(nearest))
        return Waiting(hand, distance, (), helps, paths)
    won = tuple(
        Wait(kind, nearest[kind].left, *(_won(hand, win, rules, kind, by, open_elsewhere) for by in _BOTH))
        for kind in sorted(nearest)
    )
    return Waiting(hand, 0, won, (), paths)


_BOTH = (By.DISCARD, By.SELF_DRAW)


def _won(hand: Hand, win: Win, rules: Rules, kind: Tile, by: By, seen: Counter[Tile]) -> Score:
    """Score the hand as won on this tile."""
    shown = seen[kind] + sum(meld.tiles.count(kind) for meld in hand.melds if meld.is_claimed)
    last = shown == 3 and kind not in hand.concealed
    whole = replace(hand, win=kind)
    how = replace(win, by=by, kong=False, last_of_kind=last)
    return score(whole, how, rules)

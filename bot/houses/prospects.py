"""What a hand could still be: circumstances that would lift it to the minimum, and ways on from fourteen tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from bot.errors import HandError
from bot.houses.model import House
from bot.mahjong.distance import needs
from bot.mahjong.hand import By, Hand, Win, check
from bot.mahjong.readings import readings
from bot.mahjong.results import Score
from bot.mahjong.scoring import fan_total
from bot.mahjong.tiles import TILES, Tile, Wild, Wind


class Circumstance(StrEnum):
    """What could have been otherwise with the same tiles, the likeliest first."""

    SELF_DRAW = "self_draw"
    DISCARD = "discard"
    SEAT = "seat"
    ROUND = "round"
    LAST_OF_KIND = "last_of_kind"
    LAST_TILE = "last_tile"
    KONG_REPLACEMENT = "kong_replacement"
    ROBBING = "robbing"


@dataclass(frozen=True, slots=True)
class Lift:
    """A circumstance that would bring a hand to the minimum.

    Args:
        by: the circumstance.
        total: what the hand would be worth, flowers included.
        winds: the winds with which it would, for seat and round.
    """

    by: Circumstance
    total: int
    winds: tuple[Wind, ...] = ()


@dataclass(frozen=True, slots=True)
class Onward:
    """A way on from fourteen tiles that are no win.

    Args:
        discard: what to throw.
        waits: what the other thirteen then wait for; of those that wait for nothing yet, what brings them nearer.
        left: how many of these are not in the hand.
    """

    discard: Tile
    waits: tuple[Tile, ...]
    left: int


def lifts(hand: Hand, win: Win, house: House, worth: Score) -> tuple[Lift, ...]:
    """Return which single circumstances would lift a hand that misses the minimum; nothing for one that does not."""
    if worth.reaches_minimum:
        return ()
    flowers = worth.total - worth.without_flowers
    found: dict[tuple[Circumstance, int], list[Wind]] = {}
    for by, other, wind in _others(win):
        total = _total(hand, other, house)
        if total is not None and total - flowers >= house.minimum:
            found.setdefault((by, total), []).extend([] if wind is None else [wind])
    drawn = any(by is Circumstance.SELF_DRAW for by, _ in found)
    return tuple(
        Lift(by, total, tuple(winds))
        for (by, total), winds in found.items()
        if not (drawn and by is Circumstance.KONG_REPLACEMENT)  # drawing it is enough
    )


def _others(win: Win) -> Iterator[tuple[Circumstance, Win | None, Wind | None]]:
    """Yield what else could have happened; None where it cannot have."""
    if win.is_self_drawn:
        yield Circumstance.DISCARD, _with(win, by=By.DISCARD, kong=False), None
    else:
        yield Circumstance.SELF_DRAW, _with(win, by=By.SELF_DRAW, kong=False), None
    for wind in Wind:
        if "seat" not in win.said and wind is not win.seat:
            yield Circumstance.SEAT, _with(win, seat=wind), wind
    for wind in Wind:
        if "round" not in win.said and wind is not win.round:
            yield Circumstance.ROUND, _with(win, round=wind), wind
    if not win.last_of_kind:
        yield Circumstance.LAST_OF_KIND, _with(win, last_of_kind=True), None
    if not win.last_tile:
        yield Circumstance.LAST_TILE, _with(win, last_tile=True), None
    if not (win.kong and win.is_self_drawn):
        yield Circumstance.KONG_REPLACEMENT, _with(win, by=By.SELF_DRAW, kong=True), None
    if not (win.kong or win.is_self_drawn):
        yield Circumstance.ROBBING, _with(win, kong=True), None


def _with(win: Win, **other: object) -> Win | None:
    try:
        return replace(win, **other)  # type: ignore[arg-type]  # fields of a win by name
    except HandError:
        return None


def _total(hand: Hand, win: Win | None, house: House) -> int | None:
    if win is None:
        return None
    try:
        check(hand, win)
    except HandError:
        return None
    return fan_total(hand, win, house)


def onward(hand: Hand) -> tuple[Onward, ...]:
    """Return what to throw from fourteen tiles that one other tile would make a win, so that the rest is ready.

    The best first: that with most copies left to wait for. Nothing for a hand that is further away, or wins.
    """
    found = needs(hand).values()
    if min(need.missing for need in found) != 1:
        return ()
    near = [kind for kind in TILES if any(need.missing == 1 and need.kinds >> kind.index & 1 for need in found)]
    held = Counter(hand.tiles)
    ways = ((discard, _waits_after(hand, discard, near)) for discard in _concealed(hand))
    ready = [Onward(discard, waits, sum(4 - held[one] for one in waits)) for discard, waits in ways if waits]
    return tuple(sorted(ready, key=lambda way: (-way.left, way.discard)))


def _concealed(hand: Hand) -> tuple[Tile, ...]:
    """Return each kind that could be thrown, once."""
    return tuple(dict.fromkeys(kind for kind in (*hand.concealed, hand.win) if isinstance(kind, Tile)))


def _waits_after(hand: Hand, discard: Tile, near: Iterable[Tile]) -> tuple[Tile, ...]:
    """Return which of the tiles that are near to a win complete the hand once one is thrown."""
    rest = [kind for kind in (*hand.concealed, hand.win) if kind is not None]
    rest.remove(discard)
    return tuple(kind for kind in near if kind is not discard and _wins(hand, rest, kind))


def _wins(hand: Hand, rest: Iterable[Tile | Wild], kind: Tile) -> bool:
    try:
        whole = Hand(hand.melds, tuple(rest), kind)
    except HandError:  # a fifth copy
        return False
    return bool(readings(whole))

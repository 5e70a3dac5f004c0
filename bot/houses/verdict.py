"""A hand judged under a house: its score, what it pays, and what was assumed about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

from bot.errors import Fault, HandError, NotAWin, UserError
from bot.houses.model import House
from bot.houses.prospects import Lift, lifts, onward
from bot.houses.settlement import SEATS, Settlement, Won, settle
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import Note
from bot.mahjong.results import Score
from bot.mahjong.scoring import fan_total, score
from bot.mahjong.tiles import WILD, Tile, Wind
from bot.mahjong.waiting import Waiting, waits

DEALER: Final = Wind.EAST


class Unsaid(StrEnum):
    """A wind that nobody gave."""

    SEAT = "seat"
    ROUND = "round"


@dataclass(frozen=True, slots=True)
class Assumed:
    """A wind taken for granted although the total hangs on it.

    Args:
        what: the seat or the round.
        wind: what it was taken to be.
        others: the winds under which the total would be another one, with that total.
    """

    what: Unsaid
    wind: Wind
    others: tuple[tuple[Wind, int], ...]


@dataclass(frozen=True, slots=True)
class Payments:
    """Who pays what for the win.

    Args:
        settlement: the amounts and their arithmetic, East the dealer.
        by_seat: whether the seats of payers are known. If not, the settlement holds for an arbitrary discarder,
            and only the parts that its steps name are to be told.
        robbed: whether the discarder was robbed of a kong.
    """

    settlement: Settlement
    by_seat: bool
    robbed: bool = False


@dataclass(frozen=True, slots=True)
class Scored:
    """A winning hand under a house.

    Args:
        hand: the hand as read.
        win: how it was won, as read.
        notes: what the notation took for granted.
        house: the rules it was scored by.
        score: what it is worth.
        payments: who pays what; None below the minimum, where calling the win would be a foul.
        assumed: winds that were not given and would have changed the total.
        lifts: what would have brought it to the minimum, where it misses that.
    """

    hand: Hand
    win: Win
    notes: tuple[Note, ...]
    house: House
    score: Score
    payments: Payments | None
    assumed: tuple[Assumed, ...]
    lifts: tuple[Lift, ...] = ()


@dataclass(frozen=True, slots=True)
class Ahead:
    """Thirteen tiles seen from ahead, under a house."""

    hand: Hand
    win: Win
    notes: tuple[Note, ...]
    house: House
    waiting: Waiting


class NoWinTileError(HandError):
    """Thirteen tiles where a won hand was expected; `ahead` is what would win."""

    def __init__(self, ahead: Ahead) -> None:
        super().__init__(Fault("no_win_tile"))
        self.ahead = ahead


class NotWon(NotAWin):
    """Fourteen tiles in no winning shape, with the hand as it was read.

    `ahead` is what the thirteen without the winning tile wait for; the fact `waits` has those tiles. `onward` is what
    to throw from fourteen that are one tile away.
    """

    def __init__(self, distance: int, hand: Hand, win: Win, ahead: Ahead) -> None:
        super().__init__(distance)
        self.hand, self.win, self.ahead = hand, win, ahead
        self.onward = onward(hand) if distance == 1 else ()
        self.facts = {**self.facts, "waits": tuple(wait.tile for wait in ahead.waiting.waits)}


def judge(hand: Hand, win: Win, house: House, *, notes: tuple[Note, ...] = (), discarder: Wind | None = None) -> Scored:
    """Score a hand under a house and say who pays what.

    Raises:
        NoWinTileError: the winning tile is missing.
        NotWon: the tiles stand in no winning shape.
        HandError: the hand cannot have been won this way, or by that discarder.
        UserError: the hand asks for what only later versions know.
    """
    playable(hand, win)
    if discarder is not None:
        _check_discarder(win, discarder)
    if hand.win is None:
        raise NoWinTileError(look(hand, win, house, notes=notes))
    try:
        worth = score(hand, win, house)
    except NotAWin as error:
        ahead = look(replace(hand, win=None), win, house, notes=notes)
        raise NotWon(error.distance, hand, win, ahead) from error
    return Scored(
        hand=hand,
        win=win,
        notes=notes,
        house=house,
        score=worth,
        payments=_payments(house, worth, win, discarder) if worth.reaches_minimum else None,
        assumed=tuple(_assumed(hand, win, house, worth.total)),
        lifts=lifts(hand, win, house, worth),
    )


def look(hand: Hand, win: Win, house: House, *, notes: tuple[Note, ...] = (), seen: Iterable[Tile] = ()) -> Ahead:
    """Look ahead from thirteen tiles under a house.

    Raises:
        HandError: there is a winning tile already, or with the seen tiles a fifth copy.
        UserError: the hand asks for what only later versions know.
    """
    playable(hand, win)
    return Ahead(hand, win, notes, house, waits(hand, win, house, seen=seen))


def playable(hand: Hand, win: Win) -> None:
    """Refuse what only later versions know.

    Raises:
        UserError: `later_wild`, `later_bird`, `later_room`.
    """
    if win.wild is not None or hand.win is WILD or WILD in hand.concealed:
        raise UserError("later_wild")
    if "bird" in win.asked:
        raise UserError("later_bird")
    if "room" in win.asked:
        raise UserError("later_room")


def _check_discarder(win: Win, discarder: Wind) -> None:
    if win.is_self_drawn:
        raise HandError(Fault("discarder_on_self_draw", {"seat": discarder}))
    if discarder is win.seat:
        raise HandError(Fault("discarder_is_winner", {"seat": discarder, "assumed": "seat" not in win.said}))


def _payments(house: House, worth: Score, win: Win, discarder: Wind | None) -> Payments:
    dealt_in = None
    if not win.is_self_drawn:
        dealt_in = discarder or next(seat for seat in SEATS if seat is not win.seat)
    won = Won(win.seat, dealt_in, worth.total, worth.without_flowers)
    known = discarder is not None or win.is_self_drawn
    return Payments(settle(house, won, dealer=DEALER), by_seat=known, robbed=win.is_robbing)


def _assumed(hand: Hand, win: Win, house: House, total: int) -> Iterable[Assumed]:
    for unsaid in Unsaid:
        if unsaid.value in win.said:
            continue
        wind = win.seat if unsaid is Unsaid.SEAT else win.round
        varied = {other: fan_total(hand, _with(win, unsaid, other), house) for other in Wind if other is not wind}
        others = tuple((other, worth) for other, worth in varied.items() if worth != total)
        if others:
            yield Assumed(unsaid, wind, others)


def _with(win: Win, unsaid: Unsaid, wind: Wind) -> Win:
    return replace(win, seat=wind) if unsaid is Unsaid.SEAT else replace(win, round=wind)

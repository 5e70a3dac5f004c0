"""Who pays whom at the end of a hand, and the arithmetic behind it.

What a payer owes is the house's base, plus the hand's points where the house says so, times the room's factor,
and the dealer's where the dealer pays or is paid.
On a self-draw all three pay that; on a discard who dealt in does, and the others the base where the house says
so. The rake is taken from all four and goes to the bank. So everything sums to zero with the bank's part.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from bot.errors import UserError
from bot.houses.model import House, Payout
from bot.mahjong.tiles import Tile, Wind

SEATS: Final = tuple(Wind)
Deltas: TypeAlias = tuple[int, int, int, int]
"""What each seat gets, East South West North."""


@dataclass(frozen=True, slots=True)
class Won:
    """A hand that was won.

    Args:
        winner: the winner's seat.
        discarder: who dealt in, or added the robbed tile; None for a self-draw.
        fan: the hand's points, flowers included.
        without_flowers: the same without; the minimum is judged on these.
        bird: the bird tile of the houses that turn one.
    """

    winner: Wind
    discarder: Wind | None
    fan: int
    without_flowers: int
    bird: Tile | None = None

    def __post_init__(self) -> None:
        if self.winner is self.discarder:
            raise UserError("discarder_is_winner", seat=self.winner, assumed=False)
        if not 0 <= self.without_flowers <= self.fan:
            raise ValueError(f"{self.without_flowers} of {self.fan} points are without flowers")


@dataclass(frozen=True, slots=True)
class Drawn:
    """A hand that nobody won (荒牌)."""


HandResult: TypeAlias = Won | Drawn


class Part(StrEnum):
    """What a seat had to do with a win."""

    WINNER_SELF_DRAWN = "winner_self_drawn"
    WINNER_DISCARD = "winner_discard"
    WINNER_UNEVEN = "winner_uneven"
    """The others pay at different rates."""
    DISCARDER = "discarder"
    STANDS_BY = "stands_by"
    PAYS_SELF_DRAW = "pays_self_draw"


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the arithmetic: what a seat got or paid, and how that came about.

    `facts` are the numbers of the formula that the catalogue has for this part: `base`, `points`, `payers`,
    `factor`, `rake`.
    """

    seat: Wind
    part: Part
    amount: int
    facts: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Settlement:
    """The outcome of a hand in points or coins.

    Args:
        delta: what each seat gets, East South West North.
        bank: what the bank gets; `sum(delta) + bank == 0`.
        steps: the arithmetic, the winner first, then in the order of play.
        dead: seats that may not win this hand any more.
        hand_over: whether the hand has ended.
    """

    delta: Deltas
    bank: int = 0
    steps: tuple[Step, ...] = ()
    dead: frozenset[Wind] = field(default_factory=frozenset)
    hand_over: bool = True


def settle(house: House, result: HandResult, *, dealer: Wind, factor: int = 1, rake: int = 0) -> Settlement:
    """Settle a hand under a house's payout.

    Args:
        house: the rule system.
        result: what happened.
        dealer: the dealer's seat, for houses where the dealer plays for more.
        factor: what the room multiplies every payment by, at least 1.
        rake: what the bank takes from each of the four after a win, at least 0.

    Raises:
        UserError: `below_minimum`, as such a hand is no win but a foul.
        ValueError: for a factor or rake out of range.
    """
    if factor < 1 or rake < 0:
        raise ValueError(f"a factor of {factor} and a rake of {rake}")
    match result:
        case Drawn():
            return Settlement((0, 0, 0, 0))
        case Won():
            return _won(house, result, dealer, factor, rake)


def _won(house: House, won: Won, dealer: Wind, factor: int, rake: int) -> Settlement:
    if won.without_flowers < house.minimum:
        raise UserError(
            "below_minimum",
            points=won.without_flowers,
            minimum=house.minimum,
            short=house.minimum - won.without_flowers,
        )
    payout = house.payout
    points = won.fan if payout.points else 0
    times = {seat: factor * (payout.dealer if dealer in (seat, won.winner) else 1) for seat in SEATS}
    losers = _from(won.winner)[1:]
    owed = {seat: times[seat] * _owed(payout, won, seat, points) for seat in losers}
    gross = {seat: -amount for seat, amount in owed.items()} | {won.winner: sum(owed.values())}
    paying = [seat for seat in losers if owed[seat]]
    uneven = len({times[seat] for seat in paying}) > 1
    numbers = {"base": payout.base, "points": points, "rake": rake, "payers": len(paying)}
    return Settlement(
        delta=_in_order({seat: amount - rake for seat, amount in gross.items()}),
        bank=len(SEATS) * rake,
        steps=(
            Step(
                won.winner,
                _winners_part(won, uneven=uneven),
                gross[won.winner] - rake,
                {**numbers, "factor": times[paying[0]] if paying else factor},
            ),
            *(
                Step(seat, _losers_part(won, seat), gross[seat] - rake, {**numbers, "factor": times[seat]})
                for seat in losers
            ),
        ),
    )


def _owed(payout: Payout, won: Won, payer: Wind, points: int) -> int:
    if won.discarder in (None, payer):
        return payout.base + points
    return payout.base if payout.others_pay_base else 0


def _winners_part(won: Won, *, uneven: bool) -> Part:
    if uneven:
        return Part.WINNER_UNEVEN
    return Part.WINNER_SELF_DRAWN if won.discarder is None else Part.WINNER_DISCARD


def _losers_part(won: Won, seat: Wind) -> Part:
    if won.discarder is None:
        return Part.PAYS_SELF_DRAW
    return Part.DISCARDER if seat is won.discarder else Part.STANDS_BY


def _from(first: Wind) -> tuple[Wind, ...]:
    """Return the seats in the order of play from `first`."""
    at = SEATS.index(first)
    return SEATS[at:] + SEATS[:at]


def _in_order(amounts: Mapping[Wind, int]) -> Deltas:
    east, south, west, north = (amounts[seat] for seat in SEATS)
    return east, south, west, north

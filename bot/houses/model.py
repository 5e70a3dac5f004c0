"""What a house is: the rules that scoring asks, and all that a table needs beyond them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.errors import UserError
from bot.mahjong.fans.model import Words
from bot.mahjong.rules import Rules


class HouseError(UserError):
    """A house's file that cannot be used: `file`, `key` and the reason in the code."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Payout:
    """Who pays how much for a win.

    Args:
        base: what every payer owes whatever the hand is worth (底分).
        points: whether the hand's points are added to it for who pays the win.
        others_pay_base: whether the two who did not deal in pay the base on a discard.
        dealer: what a payment from or to the dealer is multiplied by.
    """

    base: int
    points: bool
    others_pay_base: bool
    dealer: int = 1


class FoulKind(StrEnum):
    """What is punished."""

    FALSE_WIN = "false_win"
    """A win was called with a hand that is below the minimum, or waits for another tile (错和)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FoulRule:
    """What a foul costs.

    Args:
        to_each: points paid to each of the other players.
        deducted: points taken off beside them, which nobody gets.
        barred: whether that player cannot win this hand any more (停和). The hand goes on.
    """

    to_each: int
    deducted: int
    barred: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Rules):
    """A rule system.

    Args:
        names: what players call it.
        description: a sentence or two on where it comes from and what sets it apart.
        payout: who pays how much.
        fouls: what they cost.
    """

    names: Words
    description: Words
    payout: Payout
    fouls: Mapping[FoulKind, FoulRule]

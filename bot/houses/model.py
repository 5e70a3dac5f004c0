"""What a house is: the rules that scoring asks, and all that a table needs beyond them."""

from __future__ import annotations

from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True, kw_only=True)
class House(Rules):
    """A rule system.

    Args:
        names: what players call it.
        description: a sentence or two on where it comes from and what sets it apart.
        payout: who pays how much.
    """

    names: Words
    description: Words
    payout: Payout

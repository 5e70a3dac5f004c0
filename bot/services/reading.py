"""Reading a typed hand for the rules that can be played by now."""

from __future__ import annotations

from typing import Any

from bot.errors import Fault, HandError, UserError
from bot.houses import DEFAULT_HOUSE, House, house
from bot.mahjong.notation import Parsed, asks_for_wild, read


def read_playable(text: str, **options: Any) -> Parsed:
    """Read a hand as `bot.mahjong.notation.read` does, with its options.

    A wild tile that no rules know is no tile: counting it, or what should be wild, would only mislead.

    Raises:
        HandError: with every fault of the text and the hand.
        UserError: `later_wild`: it cannot be read, and it asks for a wild tile.
    """
    try:
        return read(text, **options)
    except HandError:
        if asks_for_wild(text):
            raise UserError("later_wild") from None
        raise


def agreed_house(asked: str | None, chosen: str | None, usual: str | None = None) -> House:
    """Return the house that the text asks for or that was chosen beside it, else the usual one, else the default.

    Raises:
        HandError: `house_conflict`: they are two.
        UserError: `unknown_house`, `later_house`.
    """
    if asked is None or chosen is None:
        return house(next((one for one in (asked, chosen, usual) if one is not None), DEFAULT_HOUSE))
    if house(asked).id != house(chosen).id:
        raise HandError(Fault("house_conflict", {"first": asked, "second": chosen}))
    return house(asked)

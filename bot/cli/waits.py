"""`hule waits`: what completes thirteen tiles."""

from __future__ import annotations

from bot.cards import waits_card
from bot.cli import options, values
from bot.cli.data import ahead_data
from bot.cli.screen import Screen, UsageError, typed
from bot.mahjong.notation import Overrides
from bot.services.scoring import LookAhead, look_ahead


def waits(
    *,
    hand: options.Hand = None,
    seen: options.Seen = None,
    house: options.House = None,
    seat: options.Seat = None,
    round_: options.Round = None,
    as_json: options.AsJson = False,
    locale: options.Locale = None,
    config: options.Config = None,
    _debug: options.Debug = False,
) -> None:
    """Look ahead from thirteen tiles."""
    screen = Screen.of(locale, as_json=as_json)
    values.load_config(config)
    text = typed(hand)
    if not text:
        raise UsageError("usage_no_hand", command="waits")
    overrides = Overrides(seat=values.wind("--seat", seat), round=values.wind("--round", round_))
    ahead = look_ahead(LookAhead(text, overrides, house, seen or ""))
    if as_json:
        screen.data(ahead_data(ahead, screen.words))
    else:
        screen.card(waits_card(ahead, screen.words))

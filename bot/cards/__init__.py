"""What replies say: pure functions from a result and the reader's words to a `Card`, free of any screen."""

from __future__ import annotations

from bot.cards.errors import error_card
from bot.cards.fans import fan_card, fan_list_card, near_fans_card
from bot.cards.model import Card
from bot.cards.score import score_card
from bot.cards.waits import waits_card

__all__ = ["Card", "error_card", "fan_card", "fan_list_card", "near_fans_card", "score_card", "waits_card"]

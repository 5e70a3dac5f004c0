"""The buttons below an error about a hand: likely repairs, the form, and for beginners hands to start from."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from bot.cards.buttons import Row, example_buttons, refusal_buttons
from bot.cards.errors import is_unreadable
from bot.cards.help import EXAMPLES
from bot.chat.aside import Aside
from bot.chat.asked import Asked, Question, keep
from bot.chat.controls import room
from bot.errors import UserError
from bot.locales import Words
from bot.services.app import App
from bot.services.repair import repairs

_LOG: Final = logging.getLogger(__name__)


async def ways_out(app: App, aside: Aside, asked: Asked, refusal: UserError, words: Words) -> tuple[Row, ...]:
    """Return what to do about a refused hand; nothing where the database is needed for it and fails."""
    try:
        repaired = await _repaired(aside, asked, refusal, words)
        return await _rows(app, asked, refusal, repaired, words)
    except UserError:
        _LOG.exception("no ways out of %s", refusal)
        return ()


async def _repaired(aside: Aside, asked: Asked, refusal: UserError, words: Words) -> list[tuple[str, Asked]]:
    """Return what was probably meant, each with its label."""
    if refusal.code == "waits_thirteen":
        return [(words.say("button_score_hand"), replace(asked, question=Question.SCORE, seen=""))]
    try:
        request = asked.to_score()
    except UserError:  # a tile beside the hand is none; the hand may be right
        return []
    likely = await aside.run(repairs, request, refusal, waiting=asked.question is Question.WAITS)
    return [
        (words.say(f"repair_{repair.code}", repair.facts), replace(asked, text=repair.text, win=""))
        for repair in likely
    ]


async def _rows(
    app: App, asked: Asked, refusal: UserError, repaired: list[tuple[str, Asked]], words: Words
) -> tuple[Row, ...]:
    offered = [(label, await keep(app, question, room("hand.ask"))) for label, question in repaired]
    rows = refusal_buttons(await keep(app, asked, room("hand.change")), offered, words)
    if offered or not is_unreadable(refusal):
        return rows
    return (*rows, example_buttons(await _examples(app, asked, words)))


async def _examples(app: App, asked: Asked, words: Words) -> list[tuple[str, str]]:
    plain = Asked("", question=asked.question, z=asked.z)
    return [
        (words.say(f"{key}.name"), await keep(app, replace(plain, text=words.say(key)), room("hand.change")))
        for key in EXAMPLES
    ]

"""Answers about a hand, and what the buttons below them do."""

from __future__ import annotations

import contextlib
import logging
from dataclasses import dataclass, replace
from typing import Any, Final

import discord

from bot.cards.buttons import ROW, Row, answer_buttons, win_buttons
from bot.cards.model import Action, Audience, Card
from bot.cards.score import Depth, score_card
from bot.cards.waits import waits_card
from bot.chat.asked import Asked, Question, keep, recall
from bot.chat.controls import room
from bot.chat.deeds import Deeds
from bot.chat.edge import ACKNOWLEDGED, about
from bot.chat.forms import filled, show_form
from bot.chat.hand_form import changed, hand_form, spelled_out
from bot.chat.reader import app_of, reader_of
from bot.chat.reply import answer, is_own, laid_out, source_audience
from bot.errors import UserError
from bot.locales import Words
from bot.mahjong.tiles import Tile, short
from bot.services.app import App
from bot.services.once import once
from bot.services.scoring import NoWinTileError, look_ahead, score_hand

_LOG: Final = logging.getLogger(__name__)

_NAMES: Final = ("hand.ask", "hand.show", "hand.explain", "hand.fold", "hand.change", "hand.changed", "hand.send")
ROOM: Final = min(map(room, _NAMES))
"""Characters of a question that any of the buttons takes."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """A card, the depth it goes to (None where there is only one), and what would win where that was left out."""

    card: Card
    depth: Depth | None = None
    wins: tuple[Tile, ...] = ()


async def reply_about(
    interaction: discord.Interaction[Any],
    asked: Asked,
    readers: Audience,
    *,
    depth: Depth = Depth.BRIEF,
    instead: bool = False,
) -> None:
    """Answer a question about a hand. A refusal is raised before anything is sent, so that it stays private.

    Args:
        interaction: what is answered.
        asked: the question.
        readers: who sees the answer.
        depth: how much it tells.
        instead: put it in the place of the message that the control was on.

    Raises:
        UserError: what is wrong with the hand.
    """
    about(interaction, asked)
    reader = await reader_of(interaction)
    words = reader.words(readers)
    sendable = readers is Audience.PRIVATE and _is_among_others(interaction)
    card = await _composed(app_of(interaction), asked, words, readers, depth=depth, sendable=sendable)
    await answer(interaction, card, readers, words, instead=instead)


async def _composed(
    app: App,
    asked: Asked,
    words: Words,
    readers: Audience = Audience.PRIVATE,
    *,
    depth: Depth = Depth.BRIEF,
    sendable: bool = False,
) -> Card:
    answered = _answered(asked, words, depth)
    rows = await _rows(app, asked, answered, words, sendable=sendable)
    return replace(answered.card, buttons=rows, audience=readers)


def _answered(asked: Asked, words: Words, depth: Depth) -> _Answer:
    if asked.question is Question.WAITS:
        return _Answer(waits_card(look_ahead(asked.to_look_ahead()), words))
    try:
        return _Answer(score_card(score_hand(asked.to_score()), words, depth), depth)
    except NoWinTileError as error:
        waits = error.ahead.waiting.waits
        return _Answer(waits_card(error.ahead, words), wins=tuple(wait.tile for wait in waits if wait.left)[:ROW])


async def _rows(app: App, asked: Asked, answered: _Answer, words: Words, *, sendable: bool) -> tuple[Row, ...]:
    """Return the buttons of an answer; none where the database is needed for them and fails."""
    try:
        wins = [(tile, await keep(app, replace(asked, win=short([tile])), ROOM)) for tile in answered.wins]
        data = await keep(app, asked, ROOM)
    except UserError:
        _LOG.exception("an answer without buttons")
        return ()
    folded = None if answered.depth is None else answered.depth is not Depth.TAUGHT
    rows = (win_buttons(wins, words), answer_buttons(data, words, folded=folded, sendable=sendable))
    return tuple(row for row in rows if row)


def _is_among_others(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild_id is not None or interaction.context.private_channel


async def _show(interaction: discord.Interaction[Any], action: Action) -> None:
    """Answer beside the message that the button is on: an example of the help."""
    await reply_about(interaction, await recall(app_of(interaction), action.data), Audience.PRIVATE)


async def _ask(interaction: discord.Interaction[Any], action: Action) -> None:
    await _ask_again(interaction, await recall(app_of(interaction), action.data))


async def _ask_again(interaction: discord.Interaction[Any], asked: Asked) -> None:
    """Put the answer in the place of the first, if it is the asker's own (F30), else answer them alone."""
    own = is_own(interaction)
    readers = source_audience(interaction) if own else Audience.PRIVATE
    await reply_about(interaction, asked, readers, instead=own)


async def _explain(interaction: discord.Interaction[Any], action: Action) -> None:
    """Unfold a private answer where it is; of a public one tell the reasons to whoever wants them."""
    asked = await recall(app_of(interaction), action.data)
    private = source_audience(interaction) is Audience.PRIVATE
    await reply_about(interaction, asked, Audience.PRIVATE, depth=Depth.TAUGHT, instead=private)


async def _fold(interaction: discord.Interaction[Any], action: Action) -> None:
    await reply_about(interaction, await recall(app_of(interaction), action.data), Audience.PRIVATE, instead=True)


async def _change(interaction: discord.Interaction[Any], action: Action) -> None:
    app = app_of(interaction)
    asked = spelled_out(await recall(app, action.data))
    reader = await reader_of(interaction)
    data = await keep(app, replace(asked, text=""), ROOM)
    await show_form(interaction, hand_form(asked, data, reader.words(Audience.PRIVATE)))


async def _changed(interaction: discord.Interaction[Any], action: Action) -> None:
    await _ask_again(interaction, changed(await recall(app_of(interaction), action.data), filled(interaction)))


async def _send(interaction: discord.Interaction[Any], action: Action) -> None:
    """Make a private answer public, once, and take the button for it away; it comes back where Discord refuses."""
    app = app_of(interaction)
    asked = await recall(app, action.data)
    reader = await reader_of(interaction)
    if interaction.message is None:
        return
    async with once(app, f"hand.send:{interaction.message.id}"):
        public = await _composed(app, asked, reader.words(Audience.PUBLIC), Audience.PUBLIC)
        words = reader.words(Audience.PRIVATE)
        before = await _composed(app, asked, words, sendable=True)
        try:
            await answer(interaction, await _composed(app, asked, words), Audience.PRIVATE, words, instead=True)
        except discord.HTTPException as error:
            if error.code != ACKNOWLEDGED:  # a retry of what had worked
                raise
        try:
            await interaction.followup.send(view=laid_out(public, reader.words(Audience.PUBLIC)))
        except Exception:  # whatever it was, nothing is in the channel; the edge tells it
            with contextlib.suppress(discord.HTTPException, OSError):
                await interaction.edit_original_response(view=laid_out(before, words))
            raise


DEEDS: Final[Deeds] = {
    "hand.ask": _ask,
    "hand.show": _show,
    "hand.explain": _explain,
    "hand.fold": _fold,
    "hand.change": _change,
    "hand.changed": _changed,
    "hand.send": _send,
}

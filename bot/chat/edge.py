"""The one error edge: whatever goes wrong behind a command, a button or a modal ends in `report`.

UserError           a private reply in the reader's language
"already over"      nothing: nobody waits for this reply any more
anything else       a private reply with a reference, and the traceback with the same reference in the log
"""

from __future__ import annotations

import functools
import inspect
import logging
import secrets
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, Concatenate, Final, ParamSpec, TypeAlias

import discord
from discord import app_commands

from bot.cards.errors import error_card
from bot.cards.model import Audience
from bot.chat.aside import aside_of
from bot.chat.asked import Asked
from bot.chat.reader import app_of, reader_of
from bot.chat.reply import answer, source_audience
from bot.chat.ways_out import ways_out
from bot.errors import UserError

_LOG: Final = logging.getLogger(__name__)

ACKNOWLEDGED: Final = 40060
_OVER: Final = frozenset({10062, 10015, ACKNOWLEDGED})
"""Unknown interaction, unknown webhook, already acknowledged: too late, or a retry of what had worked."""

_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""For references: none that is taken for another when read aloud or copied by hand."""

_REPORTED, _ASKED = object(), object()

_P = ParamSpec("_P")
_Handler: TypeAlias = Callable[Concatenate[discord.Interaction[Any], _P], Coroutine[Any, Any, None]]


def guarded(handler: _Handler[_P]) -> _Handler[_P]:
    """Take the refusals of a command to the edge.

    A refusal is an ordinary answer. On the library's way through `CommandTree.on_error` it would count as a failure
    of the command; what is no refusal goes that way.
    """

    @functools.wraps(handler)
    async def guard(interaction: discord.Interaction[Any], /, *args: _P.args, **kwargs: _P.kwargs) -> None:
        try:
            await handler(interaction, *args, **kwargs)
        except UserError as refusal:
            await report(interaction, refusal)

    # The library reads the annotations, and would look for their names in this module.
    guard.__signature__ = inspect.signature(handler, eval_str=True)  # type: ignore[attr-defined]
    return guard


def about(interaction: discord.Interaction[Any], asked: Asked) -> None:
    """Note what was asked, so that an error can point into the text and offer ways out of it."""
    interaction.extras[_ASKED] = asked


async def report(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the user what went wrong, at most once an interaction. Never raises."""
    if _REPORTED in interaction.extras:
        return
    interaction.extras[_REPORTED] = True
    cause = _cause(error)
    if _is_over(cause):
        _LOG.debug("already over: %s", cause)
        return
    refusal = cause if isinstance(cause, UserError) else _unexpected(interaction, cause)
    failed = await _tell(interaction, refusal)
    if failed and refusal is cause:
        failed = await _tell(interaction, _unexpected(interaction, failed))
    if failed:
        _LOG.error("could not tell the user about %s", refusal, exc_info=failed)


async def _tell(interaction: discord.Interaction[Any], refusal: UserError) -> Exception | None:
    """Answer with the refusal, and return what kept it from being told."""
    try:
        reader = await reader_of(interaction)
        words = reader.words(Audience.PRIVATE)
        asked: Asked | None = interaction.extras.get(_ASKED)
        card = error_card(refusal, words, asked.text if asked else None, example=asked is None)
        if asked is not None:
            card = replace(
                card, buttons=await ways_out(app_of(interaction), aside_of(interaction), asked, refusal, words)
            )
        instead = asked is not None and source_audience(interaction) is Audience.PRIVATE
        await answer(interaction, card, Audience.PRIVATE, words, instead=instead)
    except Exception as failed:  # noqa: BLE001  # the last edge: nothing may be raised out of it
        if not _is_over(failed):
            return failed
        _LOG.debug("already over: %s", failed)
    return None


def _cause(error: BaseException) -> BaseException:
    """Return what lies behind the library's wrapping."""
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.TransformerError(__cause__=UserError() as refusal):
            return refusal
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch() | app_commands.TransformerError():
            # Discord still offers a command, an option or a choice that this version does not have.
            _LOG.warning("out of date: %s", error)
            return UserError("command_changed")
    return error


def _is_over(error: BaseException) -> bool:
    return isinstance(error, discord.HTTPException) and error.code in _OVER


def _unexpected(interaction: discord.Interaction[Any], error: BaseException) -> UserError:
    reference = "".join(secrets.choice(_LETTERS) for _ in range(6))
    command = interaction.command.qualified_name if interaction.command else interaction.type.name
    _LOG.error("reference %s: %s failed", reference, command, exc_info=error)
    return UserError("internal_error", reference=reference)

"""`/score` and `/waits`: a typed hand, what it is worth and what it waits for."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.chat.asked import Asked, Question
from bot.chat.edge import guarded
from bot.chat.hands import reply_about
from bot.chat.installs import everywhere
from bot.chat.options import FlowersOption, HouseOption, HowOption, WindOption
from bot.chat.reader import reader_of
from bot.chat.reply import audience
from bot.chat.translator import described, named, worded
from bot.errors import UserError
from bot.services.scoring import ScoreHand, score_hand

_WARMING: Final = "123m456p789s55pEE+E"


@everywhere
@app_commands.command(name=named("command_score"), description=described("command_score"))
@worded(
    "hand",
    "win",
    "how",
    "seat",
    "round_",
    "from_",
    "flowers",
    "last_of_kind",
    "house",
    "wild",
    "bird",
    "ready",
    "private",
)
@guarded
async def score(
    interaction: discord.Interaction[Any],
    *,
    hand: str,
    win: str | None = None,
    how: HowOption | None = None,
    seat: WindOption | None = None,
    round_: WindOption | None = None,
    from_: WindOption | None = None,
    flowers: FlowersOption | None = None,
    last_of_kind: bool | None = None,
    house: HouseOption | None = None,
    wild: str | None = None,
    bird: str | None = None,
    ready: bool | None = None,
    private: bool | None = None,
) -> None:
    """Score a hand."""
    asked = Asked(
        hand,
        how=how,
        seat=seat,
        round=round_,
        discarder=from_,
        flowers=flowers,
        last_of_kind=last_of_kind,
        ready=ready,
        win=win or "",
        wild=wild or "",
        house=house or "",
    )
    if bird is not None:
        raise UserError("later_bird")
    await _reply(interaction, asked, private=private)


@everywhere
@app_commands.command(name=named("command_waits"), description=described("command_waits"))
@worded("hand", "house", "seat", "round_", "seen", "private")
@guarded
async def waits(
    interaction: discord.Interaction[Any],
    *,
    hand: str,
    house: HouseOption | None = None,
    seat: WindOption | None = None,
    round_: WindOption | None = None,
    seen: str | None = None,
    private: bool | None = None,
) -> None:
    """Look ahead from thirteen tiles."""
    asked = Asked(hand, Question.WAITS, seat=seat, round=round_, house=house or "", seen=seen or "")
    await _reply(interaction, asked, private=private)


async def _reply(interaction: discord.Interaction[Any], asked: Asked, *, private: bool | None) -> None:
    reader = await reader_of(interaction)
    await reply_about(interaction, asked.by(reader.preferences), audience(interaction, private=private))


def warm_up() -> None:
    """Build or load what the first hand would wait for."""
    score_hand(ScoreHand(_WARMING))

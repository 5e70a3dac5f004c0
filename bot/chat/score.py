"""`/score`: a typed hand, its fans and what it is worth."""

from __future__ import annotations

from typing import Any, Final

import discord
from discord import app_commands

from bot.cards.score import score_card
from bot.chat.edge import guarded, typed
from bot.chat.options import FlowersOption, HowOption, Manner, WindOption
from bot.chat.reply import answer, audience, words_for
from bot.chat.translator import described, named, worded
from bot.mahjong.notation import Overrides, read_tile, z_order
from bot.services.scoring import ScoreHand, score_hand

_WARMING: Final = "123m456p789s55pEE+E"


@app_commands.command(name=named("command_score"), description=described("command_score"))
@worded("hand", "win", "how", "seat", "round_", "from_", "flowers", "last_of_kind", "ready", "private")
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
    ready: bool | None = None,
    private: bool | None = None,
) -> None:
    """Score a hand. Whatever can be refused is refused before the reply, so that a refusal stays private."""
    typed(interaction, hand)
    manner = how.manner if how else Manner()
    overrides = Overrides(
        win=None if win is None else read_tile(win, z_order(hand)),
        by=manner.by,
        seat=seat,
        round=round_,
        last_tile=manner.last_tile,
        kong=manner.kong,
        last_of_kind=last_of_kind,
        ready=ready,
        flowers=flowers,
    )
    scored = score_hand(ScoreHand(hand, overrides, discarder=from_))
    readers = audience(interaction, private=private)
    words = words_for(interaction, readers)
    await answer(interaction, score_card(scored, words), readers, words)


def warm_up() -> None:
    """Build or load what the first hand would wait for."""
    score_hand(ScoreHand(_WARMING))

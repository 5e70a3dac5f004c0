"""What comes too late is dropped, and a wrong clock does not make everything late (F25)."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, cast

import discord
import pytest
import simcord
from simcord import interactions

from bot.chat.client import HuleClient
from bot.chat.punctuality import Punctuality
from bot.chat.tree import HuleTree
from tests.chat.harness import Table


class Made:
    """An interaction, as far as punctuality looks."""

    def __init__(self, seconds_ago: float) -> None:
        self.created_at = discord.utils.utcnow() - timedelta(seconds=seconds_ago)


def judged(*delays: float) -> list[bool]:
    punctuality = Punctuality()
    return [punctuality.allows(cast("Any", Made(delay))) for delay in delays]


def test_late_ones_are_dropped_and_counted() -> None:
    punctuality = Punctuality()
    assert punctuality.allows(cast("Any", Made(2.4)))
    assert [punctuality.allows(cast("Any", Made(delay))) for delay in (0.1, 2.9, 0.2, 60)] == [True, False, True, False]
    assert punctuality.dropped == 2


def test_a_fast_clock_loses_one_interaction_and_no_more() -> None:
    assert judged(*[7.1] * 4) == [False, True, True, True]


def test_a_slow_clock_loses_none_and_hides_none() -> None:
    assert judged(-5.0, -4.9, -2.0) == [True, True, False]


def test_a_clock_that_jumps_is_followed() -> None:
    assert judged(*[0.1] * 3, *[9.1] * 20)[-1]
    assert judged(*[9.1] * 3, 0.1, 0.2) == [False, True, True, True, True]


async def test_a_late_interaction_gets_no_answer(
    env: simcord.Env, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a command, nor a button, nor a form."""
    tree = cast("HuleTree", cast("HuleClient", env.bot).tree)
    shown = await table.score("123m456p789s55pEE+E")
    form = await table.press(shown, "hand.change")
    assert form.modal is not None

    original = interactions.base_payload

    def made_earlier(*args: Any, **kwargs: Any) -> Any:
        record, payload = original(*args, **kwargs)
        payload["id"] = str(discord.utils.time_snowflake(discord.utils.utcnow() - timedelta(seconds=2.8)))
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", made_earlier)
    sent = len(table.callbacks())
    assert not (await table.score("123m456p789s55pEE+E")).acknowledged
    assert not (await table.press(shown, "hand.explain")).acknowledged
    assert not (await table.east.submit_modal(form, {"hand": "123m456p789s55pEE+E"})).acknowledged
    assert len(table.callbacks()) == sent
    assert tree.punctuality.dropped == 3

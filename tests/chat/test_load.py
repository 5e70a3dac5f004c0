"""The three seconds are kept under load (F25, F43): many at once, and a loop that nothing stops."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from simcord import interactions

from bot.chat.punctuality import LATEST
from bot.entry import make_bot
from bot.entry.stage import stage
from bot.mahjong.tiles import Wind
from tests.gallery.scenes import KONGS, PLAIN, SHIFTED, THIRTEEN, TYPO

pytestmark = pytest.mark.asyncio

AT_ONCE = 50
LONGEST_BLOCK = 0.05
"""Seconds that the loop may stand still. The best of some rounds counts: the machine has hiccups of its own."""
ROUNDS = 6
TRACED = 3
"""Under a tracer, such as coverage's, everything takes up to so many times as long; `.ci/run` runs it without."""
HANDS = (PLAIN, SHIFTED, KONGS, THIRTEEN, TYPO, "123m456p78s55pEEE+1m", "1133557799m1199p", "what is this", "1" * 600)


class Watch:
    """Measures for how long the loop did not come back to a task that wants nothing."""

    def __init__(self) -> None:
        self.longest = 0.0

    @asynccontextmanager
    async def over(self) -> AsyncIterator[None]:
        task = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _beat(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.perf_counter() - before - 0.001)


def payload(env: Any, member: Any, channel: Any, hand: str) -> dict[str, Any]:
    """Return `/score` as Discord delivers it."""
    _, made = interactions.base_payload(
        env.backend,
        type=2,
        channel_id=channel.id,
        guild_id=member.guild.id,
        user_id=member.id,
        data={"id": "1", "name": "score", "type": 1, "options": [{"type": 3, "name": "hand", "value": hand}]},
    )
    return dict(made)


async def test_fifty_at_once_are_all_acknowledged_and_the_loop_goes_on() -> None:
    limit = LONGEST_BLOCK * (TRACED if sys.gettrace() else 1)
    blocked: list[float] = []
    while len(blocked) < ROUNDS and min(blocked, default=limit) >= limit:
        blocked.append(await flood())
    assert min(blocked) < limit, f"the loop stood still for {min(blocked) * 1000:.0f} ms"


async def flood() -> float:
    """Deliver fifty at once, see each acknowledged in time, and return how long the loop stood still at most."""
    async with stage(make_bot(), "en-US") as set_up:
        east = set_up.members[Wind.EAST]
        await east.slash(set_up.channel, "score", hand=PLAIN)
        before = len(callbacks(set_up.env))
        watch = Watch()
        async with watch.over():
            started = time.perf_counter()
            for number in range(AT_ONCE):
                made = payload(set_up.env, east, set_up.channel, HANDS[number % len(HANDS)])
                set_up.env.backend.emit("INTERACTION_CREATE", made)
                await asyncio.sleep(0)  # they come one by one, as fast as the socket has them
            await set_up.env.settle()
            took = time.perf_counter() - started
        assert len(callbacks(set_up.env)) == before + AT_ONCE
        assert took < LATEST
        return watch.longest


def callbacks(env: Any) -> list[Any]:
    return [request for request in env.http_requests if request.path.endswith("/callback")]

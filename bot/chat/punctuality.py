"""Whether an interaction can still be answered within Discord's three seconds."""

from __future__ import annotations

import logging
import time
from collections import deque
from typing import Any, Final

import discord

_LOG: Final = logging.getLogger(__name__)

LATEST: Final = 2.5
"""Seconds after which no answer is tried: it would reach Discord after the three that it waits."""
_REMEMBERED: Final = 16
_STEP: Final = 0.5
"""Seconds by which a clock is set rather than adjusted."""


def in_time(interaction: discord.Interaction[Any]) -> bool:
    """Tell whether there is time to answer, by the one judge that the bot's command tree has."""
    judge: Punctuality = interaction.client.tree.punctuality
    return judge.allows(interaction)


class Punctuality:
    """Judges interactions by the time since they were made, and counts those dropped.

    That time is a difference between two clocks, Discord's and ours. Where ours is wrong every interaction seems late
    (or early) by the same amount, so each is measured against the quickest of the last ones. When ours is set, which
    shows beside the clock that is never set, these are forgotten.
    """

    def __init__(self) -> None:
        self.dropped = 0
        self._ahead = _ahead()
        self._delays: deque[float] = deque(maxlen=_REMEMBERED)

    def allows(self, interaction: discord.Interaction[Any]) -> bool:
        """Tell whether there is time to answer."""
        ahead = _ahead()
        if abs(ahead - self._ahead) > _STEP:
            self._delays.clear()
        self._ahead = ahead
        delay = (discord.utils.utcnow() - interaction.created_at).total_seconds()
        quickest = min(self._delays, default=0.0)
        self._delays.append(delay)
        if delay - quickest <= LATEST:
            return True
        self.dropped += 1
        _LOG.info("dropped an interaction that came after %.1f s (%d so far)", delay, self.dropped)
        return False


def _ahead() -> float:
    """Return how far the clock of the day is ahead of the one that only goes on."""
    return discord.utils.utcnow().timestamp() - time.monotonic()

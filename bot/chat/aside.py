"""Thinking aside: work of some tens of milliseconds while the loop goes on with others' interactions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

import discord

P = ParamSpec("P")
T = TypeVar("T")


class Aside:
    """One thread, and no more: each that computes makes the loop wait for its turn with the interpreter."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="hule-aside")

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Return what the work returns, one after the other."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, partial(work, *args, **kwargs))

    def close(self) -> None:
        """Let the thread end; what has not begun is given up."""
        self._executor.shutdown(wait=False, cancel_futures=True)


def aside_of(interaction: discord.Interaction[Any]) -> Aside:
    """Return the bot's own."""
    aside: Aside = interaction.client.aside
    return aside

"""The store at work: in a bot that simcord waits for, and beside a loop that must go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import discord
import simcord
from discord import app_commands
from discord.ext import commands

from bot.store import Store, Transaction
from tests.store.tally import make_tally, note, noted, noting, number_of

AT_ONCE = 50
LONGEST_BLOCK = 0.02
"""Seconds that the loop may stand still. The best of three rounds counts: the machine has hiccups of its own."""


class Counter(commands.Bot):
    """A bot with one command, which counts up as many times at once as it is told, reads, and answers."""

    def __init__(self, store: Store) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents(guilds=True))

        @app_commands.command(name="count", description="count")
        async def count(interaction: discord.Interaction[Any], times: int) -> None:
            writing = [store.write(one_more) for _ in range(times)]
            numbers = await asyncio.gather(*writing, *(store.read(number_of) for _ in range(times)))
            await interaction.response.send_message(f"{max(numbers)} {await store.read(number_of)}")

        self.tree.add_command(count)

    async def setup_hook(self) -> None:
        await self.tree.sync()


async def one_more(tx: Transaction) -> int:
    number = await number_of(tx) + 1
    await note(tx, "count", number)
    return number


async def test_commands_that_read_and_write_settle_however_much_they_do(store: Store) -> None:
    """simcord gives up on a command while anything of the bot's still waits for an event or a queue."""
    async with simcord.run(Counter(store)) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("mahjong")
        member = guild.add_member(env.create_user("east"))
        for times, so_far in ((1, 1), (AT_ONCE, AT_ONCE + 1), (1, AT_ONCE + 2)):
            result = await member.slash(channel, "count", times=times)
            assert result.response is not None
            assert result.response.content == f"{so_far} {so_far}"
        await env.bot.close()


async def test_the_loop_goes_on_while_many_read_and_write(file: Path) -> None:
    assert min([await longest_block(file) for _ in range(3)]) < LONGEST_BLOCK


async def longest_block(file: Path) -> float:
    """Open a database, read and write at once, close it, and return how long the loop stood still at most."""
    gaps = [0.0]

    async def beat() -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            gaps.append(time.perf_counter() - before - 0.001)

    beating = asyncio.create_task(beat())
    async with Store(file) as store:
        await store.write(lambda tx: tx.exec_driver_sql("DROP TABLE IF EXISTS tally"))
        await make_tally(store)
        await asyncio.gather(
            *(store.write(noting(f"{number}")) for number in range(AT_ONCE)), *(noted(store) for _ in range(AT_ONCE))
        )
    beating.cancel()
    return max(gaps)

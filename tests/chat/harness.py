"""A table in simcord's Discord, and what is said at it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import simcord

from bot.chat.client import HuleClient
from bot.entry.opening import open_app
from bot.locales import Front, Words

EN = Words.of("en-US", Front.CHAT)


@asynccontextmanager
async def running(bot: HuleClient) -> AsyncIterator[simcord.Env]:
    """Run a bot in simcord's Discord and close it, which simcord leaves to us."""
    async with simcord.run(bot) as env:
        try:
            yield env
        finally:
            await env.bot.close()


async def restart(env: simcord.Env, bot: HuleClient) -> None:
    """Let the bot end and another one start."""
    await env.bot.close()
    await env.restart_bot(bot)


class Table:
    """A guild with a channel and members, and the bot among them. Its owner may manage it, east and south may not."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        owner = env.create_user("owner")
        self.guild = env.create_guild(owner=owner)
        self.owner = self.guild.add_member(owner)
        self.channel = self.guild.create_text_channel("mahjong")
        self.east_user = env.create_user("east")
        self.east = self.guild.add_member(self.east_user)
        self.south = self.guild.add_member(env.create_user("south"))

    async def score(self, hand: str, **options: Any) -> simcord.InteractionResult:
        """Let east use /score in the channel."""
        return await self.east.slash(self.channel, "score", hand=hand, **options)

    async def press(self, shown: Any, name: str, by: Any = None, nth: int = 0) -> simcord.InteractionResult:
        """Let somebody, east if nobody is named, press the nth button of a deed on a message."""
        return await (by or self.east).click(message_of(shown), custom_id=ids(shown, name)[nth])

    async def choose(self, shown: Any, name: str, *values: Any, by: Any = None) -> simcord.InteractionResult:
        """Let somebody choose in the menu of a deed."""
        return await (by or self.east).select(message_of(shown), list(values), custom_id=ids(shown, name)[0])

    async def restart(self, database: Path) -> None:
        """Let the bot end and another one start on the same database."""
        await restart(self.env, HuleClient(open_app(database)))

    def callbacks(self) -> list[Any]:
        """Return what was sent as first answers to interactions."""
        return [request.json for request in self.env.http_requests if request.path.endswith("/callback")]


def message_of(shown: Any) -> Any:
    """Return the message that a reply is, or the message itself."""
    message = shown.response if isinstance(shown, simcord.InteractionResult) else shown
    assert message is not None, shown
    return message


def texts(result: Any) -> str:
    """Return all texts of a reply or a message."""
    return "\n".join(part["content"] for part in parts(message_of(result).components) if part["type"] == 10)


def controls(shown: Any) -> dict[str, dict[str, Any]]:
    """Return the buttons and menus of a message by their custom ids, in order."""
    return {part["custom_id"]: part for part in parts(message_of(shown).components) if "custom_id" in part}


def ids(shown: Any, name: str) -> list[str]:
    """Return the custom ids of a deed's controls on a message."""
    return [custom_id for custom_id in controls(shown) if custom_id.startswith(f"h1:{name}:")]


def parts(components: list[Any]) -> Iterator[dict[str, Any]]:
    """Yield components and what is in them, from the first to the last."""
    for one in components:
        component = one if isinstance(one, dict) else one.to_dict()
        yield component
        yield from parts(component.get("components", []))

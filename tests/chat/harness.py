"""A table in simcord's Discord, and what is said at it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import simcord


class Table:
    """A guild with a channel and two members, and the bot among them."""

    def __init__(self, env: simcord.Env) -> None:
        self.env = env
        self.guild = env.create_guild()
        self.channel = self.guild.create_text_channel("mahjong")
        self.east_user = env.create_user("east")
        self.east = self.guild.add_member(self.east_user)
        self.south = self.guild.add_member(env.create_user("south"))

    async def score(self, hand: str, **options: Any) -> simcord.InteractionResult:
        """Let east use /score in the channel."""
        return await self.east.slash(self.channel, "score", hand=hand, **options)

    def callbacks(self) -> list[Any]:
        """Return what was sent as first answers to interactions."""
        return [request.json for request in self.env.http_requests if request.path.endswith("/callback")]


def texts(result: simcord.InteractionResult) -> str:
    """Return all texts of the reply."""
    assert result.response is not None, result
    return "\n".join(walk(result.response.components))


def walk(components: list[dict[str, Any]]) -> Iterator[str]:
    """Yield the texts of components, from the first to the last."""
    for component in components:
        if component["type"] == 10:
            yield component["content"]
        yield from walk(component.get("components", []))

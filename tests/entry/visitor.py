"""Somebody at the preview page, as far as a browser's requests go."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import yarl

from tests.chat.limits import walk


class Visitor:
    """A page that is open: what it shows and what is done on it. It looks as the first of the members."""

    def __init__(self, session: aiohttp.ClientSession, page: dict[str, Any]) -> None:
        self._session = session
        self._page = page
        self._steps = 0

    async def commands(self) -> dict[str, dict[str, Any]]:
        """Return the commands as the page lists them, by what is typed."""
        catalog = await self._get("/api/commands")
        return {entry["invocation"]: entry for entry in catalog["entries"]}

    async def run(self, command: str, **options: Any) -> dict[str, Any]:
        """Use a command by the names that the page shows."""
        return await self._command("run_command", command, options=options)

    async def offered(self, command: str, option: str, typed: str) -> list[str]:
        """Type into an option and return the names that are offered."""
        told = await self._command("autocomplete_command", command, focused=option, value=typed, options={})
        return [choice["name"] for choice in told["result"]["choices"]]

    async def texts(self) -> str:
        """Return all that stands in the channel."""
        self._page = await self._get("/api/state")
        return "\n".join(
            str(part.get("content") or part.get("label") or "")
            for message in self._page["messages"].values()
            for part in walk(message["components"])
        )

    async def press(self, deed: str) -> dict[str, Any]:
        """Press the first button of a deed in the latest message that has one."""
        self._page = await self._get("/api/state")
        found = [
            (message["id"], part["control_key"])
            for message in reversed(self._page["messages"].values())
            for part in walk(message["components"])
            if part.get("custom_id", "").startswith(f"h1:{deed}:")
        ]
        target, key = found[0]
        return await self.act(kind="click", target_id=target, control_key=key)

    async def end(self) -> None:
        """End the session with the page's own button."""
        await self.act(kind="close")

    async def _command(self, kind: str, command: str, **more: Any) -> dict[str, Any]:
        entry = (await self.commands())[command]
        what = {
            "command_id": entry["commandId"],
            "path": entry["path"],
            "schema_fingerprint": entry["schemaFingerprint"],
        }
        return await self.act(kind=kind, **what, **more)

    async def act(self, **body: Any) -> dict[str, Any]:
        """Do something and return what came of it."""
        self._page = await self._get("/api/state")
        self._steps += 1
        envelope = {
            "protocol_version": 3,
            "sequence": self._steps,
            "request_id": f"r{self._steps}",
            "generation": self._page["context"]["generation"],
            "bot_generation": self._page["botGeneration"],
            "published_revision": self._page["publishedRevision"],
        }
        async with self._session.post("/api/action", json=envelope | body, headers=self._headers()) as reply:
            told: dict[str, Any] = await reply.json()
        while told.get("settlement") == "pending":
            await asyncio.sleep(0.02)
            told = await self._get(f"/api/action-result?request_id=r{self._steps}&sequence={self._steps}")
        return told

    async def _get(self, path: str) -> dict[str, Any]:
        async with self._session.get(path, headers=self._headers()) as reply:
            told: dict[str, Any] = await reply.json()
            return told

    def _headers(self) -> dict[str, str]:
        return {"X-Simcord-Context": self._page["context"]["id"]}


@asynccontextmanager
async def visiting(url: str) -> AsyncIterator[Visitor]:
    """Open the page at its address."""
    address = yarl.URL(url)
    headers = {"X-Simcord-Capability": address.fragment}
    async with aiohttp.ClientSession(address.with_fragment(None), headers=headers) as session:
        async with session.get("/") as reply:
            assert reply.status == 200
            assert "<main" in await reply.text()
        async with session.post("/api/pages", json={}) as reply:
            assert reply.status == 200, await reply.text()
            page = await reply.json()
        yield Visitor(session, page)

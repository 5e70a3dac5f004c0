"""The preview page as Discord would show it: commands in the reader's language.

Discord shows commands and options by the names of the reader's language and sends the English ones to the bot. The
page knows only those; here it gets the others, and what it sends is turned back.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from simcord.interactions import command_leaves
from simcord.preview import _commands

if TYPE_CHECKING:
    from simcord.preview import Preview
    from simcord.preview._pages import _Page


@contextmanager
def translated(preview: Preview, locale: str, turns: asyncio.Lock) -> Iterator[None]:
    """Let the page of a preview show commands in a language while this lasts.

    Args:
        preview: what serves the page.
        locale: the language.
        turns: held while something that was done on the page begins; simcord refuses two operations at a time.
    """
    original, act = _commands._authorized_catalog, preview._action  # noqa: SLF001  # there is no public way in

    def catalog(preview: Preview, page: _Page) -> dict[str, Any]:
        told = original(preview, page)
        leaves = _leaves(preview)
        return {**told, "entries": [_entry(entry, leaves.get(entry["key"]), locale) for entry in told["entries"]]}

    async def action(context_id: str | None, body: Any) -> dict[str, Any]:
        async with turns:
            return await act(context_id, _turned_back(body, _leaves(preview), locale))

    _commands._authorized_catalog = catalog  # noqa: SLF001
    preview._action = action  # type: ignore[method-assign]  # noqa: SLF001
    try:
        yield
    finally:
        _commands._authorized_catalog = original  # noqa: SLF001
        preview._action = act  # type: ignore[method-assign]  # noqa: SLF001


def _leaves(preview: Preview) -> dict[str, list[Mapping[str, Any]]]:
    """Return every command with what it is nested in, the outermost first, by the page's key for it."""
    found: dict[str, list[Mapping[str, Any]]] = {}
    for scope in preview.env.backend.commands.values():
        for command in scope.values():
            for path, _leaf in command_leaves(command):
                found[f"{command['id']}:{'.'.join(path)}"] = _way(command, path)
    return found


def _way(command: Mapping[str, Any], path: list[str]) -> list[Mapping[str, Any]]:
    way = [command]
    for name in path[1:]:
        way.append(next(one for one in way[-1]["options"] if one["name"] == name))
    return way


def _entry(entry: Mapping[str, Any], way: list[Mapping[str, Any]] | None, locale: str) -> dict[str, Any]:
    if way is None:
        return dict(entry)
    declared = {option["name"]: option for option in way[-1].get("options", [])}
    return {
        **entry,
        "invocation": " ".join(_said(node, "name", locale) for node in way),
        "description": _said(way[-1], "description", locale),
        "options": [_option(option, declared[option["name"]], locale) for option in entry["options"]],
    }


def _option(option: Mapping[str, Any], declared: Mapping[str, Any], locale: str) -> dict[str, Any]:
    choices = {choice["value"]: _said(choice, "name", locale) for choice in declared.get("choices") or ()}
    return {
        **option,
        "name": _said(declared, "name", locale),
        "description": _said(declared, "description", locale),
        "choices": [{**choice, "name": choices[choice["value"]]} for choice in option["choices"]],
    }


def _turned_back(body: Any, leaves: Mapping[str, list[Mapping[str, Any]]], locale: str) -> Any:
    """Return what the page sent with the options called as the bot knows them."""
    if not isinstance(body, dict) or not isinstance(path := body.get("path"), list):
        return body
    way = leaves.get(f"{body.get('command_id')}:{'.'.join(map(str, path))}")
    if way is None:
        return body
    names = {_said(option, "name", locale): option["name"] for option in way[-1].get("options", [])}
    turned = dict(body)
    if isinstance(body.get("options"), dict):
        turned["options"] = {names.get(name, name): value for name, value in body["options"].items()}
    if "focused" in body:
        turned["focused"] = names.get(body["focused"], body["focused"])
    return turned


def _said(node: Mapping[str, Any], field: str, locale: str) -> str:
    """Return a name or a description in a language, else as it was registered."""
    said: str = (node.get(f"{field}_localizations") or {}).get(locale, node[field])
    return said

"""Discord's limits on messages and forms, from its documentation, to be held against whatever the bot sends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from simcord import Env

ACTION_ROW, BUTTON, SELECT, TEXT_INPUT, TEXT, CONTAINER, LABEL = 1, 2, 3, 4, 10, 17, 18
SELECTS = {3, 5, 6, 7, 8}
COMPONENTS_V2 = 1 << 15


def units(text: str) -> int:
    return len(text.encode("utf-16-le")) // 2


def walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        yield from walk([component["component"]] if "component" in component else [])


def sent(env: Env) -> list[tuple[str, Mapping[str, Any]]]:
    """Return all messages and forms that the bot has sent: where, and the payload."""
    found: list[tuple[str, Mapping[str, Any]]] = []
    for request in env.http_requests:
        body: Any = request.json
        if not isinstance(body, dict):
            continue
        data = body.get("data") if request.path.endswith("/callback") else body
        if isinstance(data, dict) and "components" in data:
            found.append((request.path, data))
    return found


def check(payload: Mapping[str, Any]) -> None:
    """Assert that a message or a form is one that Discord takes."""
    if "title" in payload:
        check_form(payload)
    else:
        check_message(payload)


def check_message(payload: Mapping[str, Any]) -> None:
    parts = list(walk(payload["components"]))
    assert len(parts) <= 40
    assert not payload.get("content")
    assert not payload.get("embeds")
    assert payload.get("flags", COMPONENTS_V2) & COMPONENTS_V2
    assert payload.get("allowed_mentions", {"parse": []})["parse"] == []
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    assert all(text.strip() for text in texts)
    assert sum(map(units, texts)) <= 4000
    check_ids(parts)
    for part in parts:
        if part["type"] == ACTION_ROW:
            inside = [one["type"] for one in part["components"]]
            assert (1 <= len(inside) <= 5 and set(inside) == {BUTTON}) or (len(inside) == 1 and inside[0] in SELECTS)
        elif part["type"] == BUTTON:
            assert 1 <= units(part["label"]) <= 80
        elif part["type"] in SELECTS:
            check_select(part)


def check_form(payload: Mapping[str, Any]) -> None:
    assert 1 <= units(payload["title"]) <= 45
    assert units(payload["custom_id"]) <= 100
    assert 1 <= len(payload["components"]) <= 5
    check_ids(list(walk(payload["components"])))
    for label in payload["components"]:
        assert label["type"] == LABEL
        assert 1 <= units(label["label"]) <= 45
        assert units(label.get("description") or "") <= 100
        field = label["component"]
        if field["type"] == TEXT_INPUT:
            assert units(field.get("value") or "") <= field["max_length"] <= 4000
            assert units(field.get("placeholder") or "") <= 100
        else:
            check_select(field)


def check_ids(parts: list[dict[str, Any]]) -> None:
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids), ids
    assert all(1 <= units(one) <= 100 for one in ids), ids


def check_select(part: Mapping[str, Any]) -> None:
    assert units(part.get("placeholder") or "") <= 150
    options = part.get("options", [])
    assert len(options) <= 25
    if part["type"] == SELECT:
        assert options
        values = [option["value"] for option in options]
        assert len(set(values)) == len(values)
        assert sum(option.get("default", False) for option in options) <= 1
    for option in options:
        assert 1 <= units(option["label"]) <= 100
        assert 1 <= units(option["value"]) <= 100
        assert units(option.get("description") or "x") <= 100

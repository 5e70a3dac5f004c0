"""`hule waits HAND`."""

from __future__ import annotations

import json
from collections.abc import Callable

from typer.testing import Result

Hule = Callable[..., Result]


def test_waits_are_told_to_people(hule: Hule) -> None:
    result = hule("waits", "123m456p789s55pEE", "--seen", "E")

    assert result.exit_code == 0
    assert result.stdout.startswith("Waiting for 2 kinds of tile, 2 left\n")


def test_waits_are_told_to_programs(hule: Hule) -> None:
    told = json.loads(hule("waits", "123m456p789s55pEE", "--seat", "S", "--round", "S", "--json").stdout)

    assert told["distance"] == 0
    assert [(wait["tile"], wait["left"]) for wait in told["waits"]] == [("p5", 1), ("E", 2)]
    assert told["waits"][1]["discard"]["fans"]["mixed_straight"] == 1
    assert told["waits"][1]["self_drawn"]["reaches_minimum"] is True
    assert told["canonical"].endswith("|SS0000|0")


def test_a_hand_far_from_ready_says_how_far(hule: Hule) -> None:
    told = json.loads(hule("waits", "1145m279p38sESWN", "--json").stdout)

    assert told["distance"] == 5
    assert told["waits"] == []
    assert {shape["shape"] for shape in told["shapes"]} >= {"regular", "thirteen_orphans"}
    assert told["helps"]


def test_fourteen_tiles_are_refused(hule: Hule) -> None:
    result = hule("waits", "123m456p789s55pEEE")

    assert result.exit_code == 1
    assert "13 tiles" in result.stderr


def test_seen_tiles_that_make_a_fifth_are_refused(hule: Hule) -> None:
    told = json.loads(hule("waits", "123m456p789s55pEE", "--seen", "EEE", "--json").stdout)

    assert told["errors"][0]["code"] == "too_many_seen"


def test_no_hand_is_wrong_usage(hule: Hule) -> None:
    result = hule("waits")

    assert result.exit_code == 2
    assert "hule waits '" in result.stderr

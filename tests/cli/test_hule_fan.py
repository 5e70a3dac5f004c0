"""`hule fan`."""

from __future__ import annotations

import json
from collections.abc import Callable

from typer.testing import Result

Hule = Callable[..., Result]


def test_a_fan_is_found_by_several_words(hule: Hule) -> None:
    result = hule("fan", "pure", "straight")

    assert result.exit_code == 0
    assert result.stdout.startswith("Pure Straight, 16 points\n")


def test_a_fan_is_told_to_programs(hule: Hule) -> None:
    told = json.loads(hule("fan", "清龙", "--json").stdout)

    assert told["ok"] is True
    assert told["fan"]["id"] == "pure_straight"
    assert told["fan"]["value"] == 16
    assert told["fan"]["implies"] == ["short_straight", "two_terminal_chows"]


def test_near_names_are_suggested(hule: Hule) -> None:
    people, programs = hule("fan", "shifted"), hule("fan", "shifted", "--json")

    assert people.exit_code == programs.exit_code == 0
    assert people.stdout.startswith("Which fan is “shifted”?")
    assert json.loads(programs.stdout)["fan"] is None
    assert len(json.loads(programs.stdout)["near"]) > 1


def test_one_near_name_is_taken_for_meant(hule: Hule) -> None:
    result = hule("fan", "dasanuan")

    assert result.exit_code == 0
    assert result.stdout.startswith("Big Three Dragons, 88 points (nearest to “dasanuan”)\n")


def test_nonsense_exits_with_1(hule: Hule) -> None:
    result = hule("fan", "qwertz", "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)["errors"][0]["code"] == "unknown_fan"


def test_without_a_name_all_are_listed(hule: Hule) -> None:
    assert hule("fan").stdout.startswith("82 fans (81 and One Melded and One Concealed Kong)\n88 points\n")
    assert len(json.loads(hule("fan", "--json").stdout)["fans"]) == 82


def test_another_house_comes_later(hule: Hule) -> None:
    assert hule("fan", "--house", "boke").exit_code == 2

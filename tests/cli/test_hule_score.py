"""`hule score HAND`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import Result

HAND = "123m456p789s55pEE+E"
SELF_DRAWN = "[234p,1] 12334567pEE+5p 自摸 圈东 门南"

Hule = Callable[..., Result]


def data(result: Result) -> Any:
    assert result.stderr == ""
    assert result.stdout.count("\n") == 1
    return json.loads(result.stdout)


def test_a_hand_is_scored_for_people(hule: Hule) -> None:
    result = hule("score", HAND)

    assert result.exit_code == 0
    assert result.stderr == ""
    assert result.stdout.startswith("Win: 14 points\n123m45556p789sEE+E |EE0000|0\n")
    assert "Mixed Straight       8  123m 456p 789s" in result.stdout


def test_the_language_is_chosen_by_option_or_surroundings(hule: Hule, monkeypatch: pytest.MonkeyPatch) -> None:
    assert hule("score", HAND, "--locale", "zh-CN").stdout.startswith("和牌，14 分")
    monkeypatch.setenv("LC_ALL", "zh_CN.UTF-8")
    assert hule("score", HAND).stdout.startswith("和牌，14 分")
    assert hule("score", HAND, "--locale", "en-US").stdout.startswith("Win: 14 points")


def test_a_hand_may_be_several_words_of_the_shell(hule: Hule) -> None:
    assert hule("score", "123m", "456p", "789s", "55p", "EE", "+E").stdout == hule("score", HAND).stdout


def test_data_are_one_object_with_all_there_is_to_say(hule: Hule) -> None:
    told = data(hule("score", SELF_DRAWN, "--json"))

    assert {key: told[key] for key in ("ok", "house", "total", "fans", "flowers", "minimum", "reaches_minimum")} == {
        "ok": True,
        "house": "official_modern",
        "total": 24,
        "fans": {"pure_shifted_chows": 1, "half_flush": 1, "short_straight": 1, "self_drawn": 1},
        "flowers": 0,
        "minimum": 8,
        "reaches_minimum": True,
    }
    assert told["canonical"] == "[234p,1] 12334567pEE+5p |ES1000|0"
    assert told["payments"] == {"E": -32, "S": 96, "W": -32, "N": -32}
    first = told["explanation"]["fans"][0]
    assert (first["id"], first["value"], first["times"], first["points"]) == ("pure_shifted_chows", 16, 1, 16)
    assert first["tiles"] == ["p1", "p2", "p3", "p2", "p3", "p4", "p3", "p4", "p5"]
    assert [one["by"] for one in told["explanation"]["refused"]] == ["non_identical"]
    assert told["explanation"]["reading"]["pair"] == "E"
    assert told["alternatives"] == []


def test_data_say_what_a_fan_implied_away(hule: Hule) -> None:
    told = data(hule("score", HAND, "--json"))

    (wind,) = [fan for fan in told["explanation"]["fans"] if fan["id"] == "prevalent_wind"]
    assert [one["fan"] for one in wind["implied_away"]] == ["pung_of_terminals_or_honors"]
    assert told["payments"] == {"winner": 38, "discarder": -22, "other": -8}
    assert told["assumed"][0] == {"what": "seat", "wind": "E", "totals": {"S": 12, "W": 12, "N": 12}}


def test_below_the_minimum_a_hand_is_scored_and_pays_nothing(hule: Hule) -> None:
    result = hule("score", "[FFF][123p,1] 4444567s+7s 花2", "--json")
    told = data(result)

    assert result.exit_code == 0
    assert (told["total"], told["without_flowers"], told["reaches_minimum"]) == (7, 5, False)
    assert told["payments"] is None


@pytest.mark.parametrize(
    ("options", "text"),
    [
        (["--win", "E"], "123m456p789s55pEEE"),
        (["--win", "东"], "123m456p789s55pEE+东"),
        (["--self-drawn"], "123m456p789s55pEE+E 自摸"),
        (["--discard"], "123m456p789s55pEE+E"),
        (["--seat", "S", "--round", "w"], "123m456p789s55pEE+E 门南 圈西"),
        (["--seat", "north", "--round", "东风"], "123m456p789s55pEE+E 门北 圈东"),
        (["--last-tile"], "123m456p789s55pEE+E 海底捞月"),
        (["--self-drawn", "--last-tile"], "123m456p789s55pEE+E 妙手回春"),
        (["--ready"], "123m456p789s55pEE+E 听"),
        (["--flowers", "8"], "123m456p789s55pEE+E 花8"),
    ],
)
def test_an_option_says_what_the_text_could_say(hule: Hule, options: list[str], text: str) -> None:
    hand = "123m456p789s55pEE" if "--win" in options else HAND

    by_option, by_text = hule("score", hand, "--json", *options), hule("score", text, "--json")

    assert by_option.exit_code == by_text.exit_code == 0
    assert data(by_option)["canonical"] == data(by_text)["canonical"]


def test_circumstances_that_need_another_hand(hule: Hule) -> None:
    robbed = data(hule("score", "123m456p78s55pEEE+9s", "--kong", "--json"))
    replaced = data(hule("score", "[EEEE] 123m456p78s5p5p+9s", "--kong", "--self-drawn", "--json"))
    last = data(hule("score", "123m456p78s55pEEE+9s", "--last-of-kind", "--json"))

    assert "robbing_the_kong" in robbed["fans"]
    assert "out_with_replacement_tile" in replaced["fans"]
    assert "last_tile" in last["fans"]


def test_who_discarded_gives_payments_by_seat(hule: Hule) -> None:
    told = data(hule("score", HAND, "--seat", "E", "--from", "west", "--json"))

    assert told["payments"] == {"E": 38, "S": -8, "W": -22, "N": -8}


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["123m456p789s55pEE"], "no_win_tile"),
        (["123m456p789s55pEE+2m"], "not_complete"),
        (["123m11111p789s55pEEE"], "too_many"),
        ([HAND, "--from", "E"], "discarder_is_winner"),
        ([HAND, "--from", "S", "--self-drawn"], "discarder_on_self_draw"),
        ([HAND + " 自摸", "--discard"], "flag_conflict"),
    ],
)
def test_a_hand_that_is_refused_exits_with_1(hule: Hule, args: list[str], code: str) -> None:
    people, programs = hule("score", *args), hule("score", *args, "--json")

    assert people.exit_code == programs.exit_code == 1
    assert people.stdout == ""
    assert people.stderr
    told = data(programs)
    assert told["ok"] is False
    assert told["errors"][0]["code"] == code
    assert told["errors"][0]["message"]


def test_errors_point_at_their_place_in_the_text_as_typed(hule: Hule) -> None:
    told = data(hule("score", "123m", "11111p", "789s55pEEE", "--json"))

    assert told["errors"][0]["at"] == [5, 11]
    assert told["errors"][0]["facts"] == {"tile": "p1", "count": 5}


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ([HAND, "--wild", "5m"], "later_wild"),
        ([HAND, "--bird", "5m"], "later_bird"),
        ([HAND, "--picture", "hand.png"], "later_picture"),
        ([HAND, "--house", "boke"], "later_house"),
        ([HAND + " house=boke"], "later_house"),
        ([HAND + " wild=5m"], "later_wild"),
        ([HAND, "--house", "x"], "unknown_house"),
        ([], "usage_no_hand"),
        ([HAND, "--seat", "Q"], "wind_wanted"),
        ([HAND, "--from", ""], "wind_wanted"),
        ([HAND, "--flowers", "9"], "flowers_wanted"),
        ([HAND, "--flowers", "-1"], "flowers_wanted"),
        ([HAND, "--flowers", "٣"], "flowers_wanted"),
        ([HAND, "--win", "55p"], "tile_wanted"),
        ([HAND, "--batch", "-"], "usage_batch_alone"),
        (["--batch", "-", "--seat", "S"], "usage_batch_alone"),
        ([HAND, "--hose"], "usage_near_option"),
        ([HAND, "--zzzzzzz"], "usage_no_option"),
        ([HAND, "--seat"], "usage_option"),
    ],
)
def test_wrong_usage_exits_with_2_and_a_sentence(hule: Hule, args: list[str], code: str) -> None:
    people, programs = hule("score", *args), hule("score", "--json", *args)

    assert people.exit_code == programs.exit_code == 2
    assert people.stdout == ""
    assert people.stderr
    assert data(programs)["errors"][0]["code"] == code


def test_an_example_stands_in_what_a_missing_hand_is_told(hule: Hule) -> None:
    assert "hule score '" in hule("score").stderr


@pytest.mark.parametrize(
    ("text", "options", "told"),
    [
        (HAND + " 自摸", ["--discard"], "“自摸” in the hand contradicts --discard"),
        (HAND + " 门南", ["--seat", "N"], "“门南” in the hand contradicts --seat N"),
        (HAND, ["--win", "5p"], "“+E” in the hand contradicts --win 5p"),
        (HAND + " |EE0000|0", ["--last-tile"], "“|EE0000|” in the hand contradicts --last-tile"),
    ],
)
def test_an_option_that_contradicts_the_hand_is_called_by_its_name(
    hule: Hule, text: str, options: list[str], told: str
) -> None:
    assert told in hule("score", text, *options).stderr
    assert data(hule("score", text, *options, "--json"))["errors"][0]["code"] == "flag_conflict"


def test_data_of_a_hand_that_does_not_win_say_what_would(hule: Hule) -> None:
    (told,) = data(hule("score", "123m456p789s55pEE+2m", "--json"))["errors"]

    assert told["facts"] == {"distance": 1, "waits": ["p5", "E"]}


@pytest.mark.parametrize("length", [501, 100_000])
def test_endless_text_is_answered(hule: Hule, length: int) -> None:
    result = hule("score", "1" * length, "--json")

    assert result.exit_code == 1
    assert data(result)["errors"][0]["code"] == "too_long"

"""The plain data of batch lines."""

from __future__ import annotations

from typing import Any

import pytest

from bot.errors import HandError
from bot.mahjong.hand import By, Hand, Meld, MeldKind, Win, as_dict
from bot.mahjong.notation import parse, read_hand
from bot.mahjong.tiles import WILD, Tile, Wind, tile, tiles
from tests.mahjong.notation.helpers import FULL

CONCEALED = ["m1", "m2", "m3", "p4", "p5", "p6", "s7", "s8", "s9", "p5", "p5", "E", "E"]
MELDED = {
    "melds": [
        {"type": "chow", "tile": "s2"},
        {"type": "pung", "tile": "E"},
        {"type": "kong", "tile": "p9"},
        {"type": "concealed_kong", "tile": "C"},
    ],
    "concealed": ["m1"],
    "win": "m1",
    "seat": "E",
    "round": "S",
    "self_drawn": False,
    "last_tile": False,
    "kong": False,
    "last_tile_of_kind": False,
    "flowers": 2,
}

COUNTED = {"count": 3, "wanted": 2, "melds": 4, "missing": 0, "extra": 1, "kongs": True}


def refused(data: Any, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    with pytest.raises(HandError) as caught:
        read_hand(data, **options)
    assert all(fault.at is None for fault in caught.value.faults)
    return [(fault.code, dict(fault.facts)) for fault in caught.value.faults]


def test_the_hand_of_the_readme() -> None:
    hand, win = read_hand(MELDED)
    assert hand == Hand(
        (
            Meld(MeldKind.CHOW, tile("s2")),
            Meld(MeldKind.PUNG, tile("E")),
            Meld(MeldKind.KONG, tile("p9")),
            Meld(MeldKind.CONCEALED_KONG, tile("C")),
        ),
        tiles("1m"),
        tile("m1"),
        flowers=2,
    )
    assert win == Win(round=Wind.SOUTH)
    assert win.said == {"by", "seat", "round"}
    assert as_dict(hand, win) == MELDED


def test_everything_but_the_concealed_tiles_may_be_missing() -> None:
    hand, win = read_hand({"concealed": CONCEALED})
    assert (hand, win) == (Hand((), tiles("123m456p789s55pEE")), Win())
    assert win.said == frozenset()
    assert read_hand({"concealed": CONCEALED, "win": None}) == (hand, win)
    assert read_hand({"concealed": CONCEALED, "win": "E", "melds": []})[0] == parse(FULL)[0]
    assert read_hand({"concealed": tuple(CONCEALED), "win": "E"})[0] == parse(FULL)[0]


def test_every_flag_is_read() -> None:
    data = {**MELDED, "self_drawn": True, "last_tile": True, "kong": True, "seat": "N"}
    assert read_hand(data)[1] == Win(by=By.SELF_DRAW, seat=Wind.NORTH, round=Wind.SOUTH, last_tile=True, kong=True)
    assert read_hand({"concealed": CONCEALED, "win": "m9", "last_tile_of_kind": True})[1] == Win(last_of_kind=True)


@pytest.mark.parametrize("wild", ["p5", tile("p5")])
def test_wild_tiles(wild: str | Tile) -> None:
    hand, win = read_hand({"concealed": ["*", *CONCEALED[:8], *CONCEALED[9:]], "win": "m9"}, wild=wild, ready=True)
    assert hand.concealed == (*tiles("123m46p78sEE"), WILD, WILD, WILD, WILD)
    assert hand.win is tile("m9")
    hand, win = read_hand({"concealed": CONCEALED, "win": "p5"}, wild=wild, ready=True)
    assert hand.concealed == (*tiles("123m46p789sEE"), WILD, WILD, WILD)
    assert (hand.win, win) == (WILD, Win(wild=tile("p5"), ready=True))


@pytest.mark.parametrize("data", [None, True, 1, 1.5, "123m", [], [CONCEALED], float("nan")])
def test_what_is_no_object(data: Any) -> None:
    ((code, facts),) = refused(data)
    assert (code, facts["key"]) == ("data_object", "hand")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"seat": "X"}, ("data_wind", {"key": "seat", "text": "X"})),
        ({"round": None}, ("data_wind", {"key": "round", "text": "null"})),
        ({"round": ["E"]}, ("data_wind", {"key": "round", "text": "[…]"})),
        ({"win": "m0"}, ("data_tile", {"key": "win", "text": "m0"})),
        ({"win": 5}, ("data_tile", {"key": "win", "text": "5"})),
        ({"win": {}}, ("data_tile", {"key": "win", "text": "{…}"})),
        ({"self_drawn": 1}, ("data_bool", {"key": "self_drawn", "text": "1"})),
        ({"kong": None}, ("data_bool", {"key": "kong", "text": "null"})),
        ({"last_tile": "true"}, ("data_bool", {"key": "last_tile", "text": "true"})),
        ({"last_tile_of_kind": 0.5}, ("data_bool", {"key": "last_tile_of_kind", "text": "0.5"})),
        ({"flowers": True}, ("data_number", {"key": "flowers", "text": "true"})),
        ({"flowers": False}, ("data_number", {"key": "flowers", "text": "false"})),
        ({"flowers": 2.0}, ("data_number", {"key": "flowers", "text": "2.0"})),
        ({"flowers": "2"}, ("data_number", {"key": "flowers", "text": "2"})),
        ({"flowers": 10**5000}, ("data_number", {"key": "flowers", "text": "…"})),
        ({"flowers": 9}, ("bad_flowers", {"count": 9})),
        ({"flowers": -1}, ("bad_flowers", {"count": -1})),
        ({"wins": "m1"}, ("unknown_key", {"key": "wins"})),
        ({"concealed": "m1"}, ("data_list", {"key": "concealed", "text": "m1"})),
        ({"concealed": ["x" * 50]}, ("data_tile", {"key": "concealed[0]", "text": "x" * 40 + "…"})),
        ({"concealed": [["m1"]]}, ("data_tile", {"key": "concealed[0]", "text": "[…]"})),
        ({"concealed": ["\ud800"]}, ("data_tile", {"key": "concealed[0]", "text": "?"})),
        ({"concealed": ["m1", "m1"]}, ("bad_count", COUNTED)),
        ({"concealed": ["m1", "m1"], "win": None}, ("win_tile_apart", {"count": 2})),
        ({"concealed": ["m1"] * 101}, ("data_long", {"key": "concealed", "length": 101, "limit": 100})),
        ({"melds": None}, ("data_list", {"key": "melds", "text": "null"})),
        ({"last_tile_of_kind": True}, ("last_of_kind_held", {"tile": tile("m1")})),
        ({"kong": True}, ("robbed_tile_held", {"tile": tile("m1")})),
        ({"win": object()}, ("data_tile", {"key": "win", "text": "object"})),
    ],
)
def test_one_wrong_value(change: dict[str, Any], fault: tuple[str, dict[str, Any]]) -> None:
    assert refused({**MELDED, **change}) == [fault]


@pytest.mark.parametrize(
    ("meld", "expected"),
    [
        ({"type": "gang", "tile": "m1"}, [("data_meld", {"key": "melds[0].type", "text": "gang"})]),
        ({"type": 3, "tile": "m1"}, [("data_meld", {"key": "melds[0].type", "text": "3"})]),
        ({"type": "pung", "tile": "1m"}, [("data_tile", {"key": "melds[0].tile", "text": "1m"})]),
        ({"type": "pung", "tile": "*"}, [("wild_in_meld", {"tile": WILD, "tiles": (WILD,)})]),
        ({"type": "chow", "tile": "m1"}, [("chow_middle", {"key": "melds[0].tile", "tile": tile("m1")})]),
        ({"type": "chow", "tile": "E"}, [("chow_middle", {"key": "melds[0].tile", "tile": tile("E")})]),
        ({"type": "pung"}, [("missing_key", {"key": "melds[0].tile"})]),
        ({}, [("missing_key", {"key": "melds[0].tile"}), ("missing_key", {"key": "melds[0].type"})]),
        ({"type": "pung", "tile": "m1", "from": 1}, [("unknown_key", {"key": "melds[0].from"})]),
        ("pung", [("data_object", {"key": "melds[0]", "text": "pung"})]),
        ([], [("data_object", {"key": "melds[0]", "text": "[…]"})]),
    ],
)
def test_a_wrong_meld(meld: Any, expected: list[tuple[str, dict[str, Any]]]) -> None:
    assert refused({"melds": [meld], "concealed": [*CONCEALED[:9], "p9"], "win": "p9"}) == expected


def test_wrong_options_beside_the_data() -> None:
    data = {"concealed": CONCEALED, "win": "E"}
    assert refused(data, wild="x") == [("data_tile", {"key": "wild", "text": "x"})]
    assert refused(data, wild="*") == [("data_tile", {"key": "wild", "text": "*"})]
    assert refused(data, wild=5) == [("data_tile", {"key": "wild", "text": "5"})]
    assert refused(data, ready="yes") == [("data_bool", {"key": "ready", "text": "yes"})]
    melded = {**data, "melds": [{"type": "chow", "tile": "p4"}], "concealed": CONCEALED[:10]}
    assert refused(melded, wild="p5") == [("wild_in_meld", {"tile": tile("p5"), "tiles": tiles("345p")})]


def test_everything_wrong_is_told_at_once() -> None:
    data = {
        "melds": [{"type": "pung", "tile": "m1"}, {"type": "pung", "tile": "m1"}, {"type": "x", "tile": "y"}],
        "concealed": ["m1", 7],
        "win": "?",
        "seat": "Q",
        "round": "Q",
        "kong": "no",
        "flowers": 99,
        "extra": {},
    }
    assert [code for code, _ in refused(data)] == [
        "unknown_key", "data_tile", "data_meld", "data_tile", "data_tile", "data_bool", "data_wind", "data_wind",
        "too_many", "bad_flowers",
    ]  # fmt: skip


def test_a_missing_list_is_told_beside_other_faults() -> None:
    assert refused({}) == [("missing_key", {"key": "concealed"})]
    assert refused({"melds": 5}) == [
        ("missing_key", {"key": "concealed"}),
        ("data_list", {"key": "melds", "text": "5"}),
    ]


def test_nested_and_endless_data_are_refused_quickly() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    assert refused({"concealed": deep}) == [("data_tile", {"key": "concealed[0]", "text": "[…]"})]
    assert refused({"concealed": CONCEALED, "win": deep})[0][0] == "data_tile"
    assert refused(dict.fromkeys(map(str, range(100_000)), 1)) == [
        ("data_long", {"key": "hand", "length": 100_000, "limit": 100})
    ]
    assert refused({"concealed": [], "melds": [{}] * 200}) == [
        ("data_long", {"key": "melds", "length": 200, "limit": 100})
    ]
    assert refused({"concealed": CONCEALED, "win": "E", "x" * 10**6: 1}) == [("unknown_key", {"key": "x" * 40 + "…"})]

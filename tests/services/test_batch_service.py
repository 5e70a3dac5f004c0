"""One record of a batch: what it may say, and that all that is wrong with it is told."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import HandError, NotAWin, UserError
from bot.houses import house
from bot.services import reading
from bot.services.batch import score_record

HAND: dict[str, Any] = {
    "melds": [{"type": "chow", "tile": "p3"}],
    "concealed": ["p1", "p2", "p3", "p3", "p4", "p5", "p6", "p7", "E", "E"],
    "win": "p5",
    "seat": "S",
    "round": "E",
    "self_drawn": True,
    "last_tile": False,
    "kong": False,
    "last_tile_of_kind": False,
    "flowers": 0,
}
KNITTED = "369m1477s257889p+7s |NS0000|0"
"""组合龙 won on a tile of its nine, which could also complete the pair."""


def codes(record: object) -> list[str]:
    with pytest.raises(HandError) as refused:
        score_record(record)
    return [fault.code for fault in refused.value.faults]


def test_plain_data_and_text_score_the_same() -> None:
    by_data = score_record({"id": 1, "hand": HAND})
    by_text = score_record({"id": 1, "text": "[234p,1] 12334567pEE+5p 自摸 圈东 门南"})

    assert by_data.score.total == by_text.score.total == 24


def test_of_both_the_plain_data_count() -> None:
    assert score_record({"hand": HAND, "text": "nonsense", "total": 99}).score.total == 24


def test_rulings_hold_for_their_line_alone() -> None:
    usual = score_record({"text": KNITTED}).score
    otherwise = score_record({"text": KNITTED, "rulings": {"knitted_body_waits": False}}).score
    after = score_record({"text": KNITTED, "rulings": {}}).score

    assert [fan.id for fan in usual.fans if fan.id == "single_wait"] == ["single_wait"]
    assert otherwise.total == usual.total - 1
    assert after.total == usual.total


def test_a_ruling_may_list_fans() -> None:
    record = {"text": "1133557799m1199p 自摸", "rulings": {"self_drawn_as_concealed": ["seven_pairs"]}}

    assert "fully_concealed_hand" in [fan.id for fan in score_record(record).score.fans]


def test_ready_can_be_said_beside_the_hand() -> None:
    assert score_record({"hand": HAND, "ready": True}).win.ready
    assert score_record({"text": "123m456p789s55pEE+E", "ready": True}).win.ready


def test_thirteen_tiles_and_no_win_are_refused() -> None:
    assert codes({"text": "123m456p789s55pEE"}) == ["no_win_tile"]
    with pytest.raises(NotAWin):
        score_record({"text": "123m456p789s55pEE+2m"})


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ([], "line_not_object"),
        (None, "line_not_object"),
        ("123m", "line_not_object"),
        ({}, "line_empty"),
        ({"hand": None, "text": None}, "line_empty"),
        ({"hand": []}, "line_hand"),
        ({"hand": 5}, "line_hand"),
        ({"hand": "123m456p789s55pEE+E"}, "line_hand_text"),
        ({"tiles": "123m456p789s55pEE+E"}, "line_tiles"),
        ({"tiles": ["1m"], "text": None}, "line_tiles"),
        ({"text": 5}, "line_text"),
        ({"hand": HAND, "house": 5}, "line_house"),
        ({"hand": HAND, "house": "boke"}, "later_house"),
        ({"hand": HAND, "house": "x"}, "unknown_house"),
        ({"hand": HAND, "wild": "m1"}, "later_wild"),
        ({"hand": HAND, "ready": 1}, "line_ready"),
        ({"hand": HAND, "rulings": []}, "line_rulings"),
        ({"hand": HAND, "rulings": {"x": True}}, "unknown_ruling"),
        ({"hand": HAND, "rulings": {"knitted_body_waits": 1}}, "ruling_type"),
        ({"hand": HAND, "house": ""}, "unknown_house"),
        ({"text": "123m456p789s55pEE+E house=boke"}, "later_house"),
        ({"text": "123m456p789s55pEE+E house=official_modern", "house": "boke"}, "later_house"),
        ({"text": "123m456p789s55pEE*7s"}, "later_wild"),
        ({"text": "123m456p789s55pEE+E wild=8s"}, "later_wild"),
    ],
)
def test_a_record_in_the_wrong_form_is_told_what_is_wrong(record: object, code: str) -> None:
    assert codes(record) == [code]


@pytest.mark.parametrize("key", ["melds", "concealed", "win", *list(HAND)[3:]])
def test_a_key_of_the_hand_outside_of_it_is_told_where_it_belongs(key: str) -> None:
    beside_text = {"text": "123m456p789s55pEE+E", key: HAND[key]}
    for record, beside in ((beside_text, "text"), ({"hand": HAND, key: HAND[key]}, "hand")):
        with pytest.raises(HandError) as refused:
            score_record(record)
        (fault,) = refused.value.faults
        assert (fault.code, fault.facts) == ("line_stray_key", {"key": key, "beside": beside})


def test_a_hand_without_its_object_is_told_so() -> None:
    assert codes({"concealed": HAND["concealed"], "win": "p5"}) == ["line_stray_key", "line_stray_key", "line_empty"]


def test_columns_of_ones_own_and_empty_ones_are_left_alone() -> None:
    record = {"text": "123m456p789s55pEE+E", "note": "x", "total": 1, "tiles": 14, "seat": None, "hand": None}

    assert score_record(record).score.total == score_record({"text": record["text"]}).score.total


def test_two_houses_in_one_line_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    record = {"text": "123m456p789s55pEE+E house=official_modern", "house": "official_modern"}
    assert score_record(record).score.rules_id == "official_modern"

    other = replace(house("official_modern"), id="other")
    monkeypatch.setattr(reading, "house", lambda name: other if name == "other" else house(name))
    assert codes({**record, "house": "other"}) == ["house_conflict"]


def test_everything_that_is_wrong_is_told_at_once() -> None:
    record = {"hand": {**HAND, "win": "p9", "flowers": 9}, "rulings": {"x": True, "knitted_body_waits": 2}}

    assert codes(record) == ["bad_flowers", "unknown_ruling", "ruling_type"]
    more = {**record, "seat": "S", "house": 5, "rulings": []}
    assert codes(more) == ["line_stray_key", "bad_flowers", "line_house", "line_rulings"]


letters = st.text("123mpsESW+[]|花自摸 \ud800", max_size=8)
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | letters,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(letters, inner, max_size=4),
    max_leaves=12,
)


@given(
    st.dictionaries(
        st.sampled_from(["id", "hand", "text", "house", "wild", "ready", "rulings", "seat", "tiles", "win"]),
        json_values,
        max_size=7,
    )
)
def test_garbage_raises_what_people_can_be_told_and_nothing_else(record: dict[str, Any]) -> None:
    with suppress(UserError):
        score_record(record)


def test_all_that_is_wrong_with_a_record_is_told_at_once() -> None:
    with pytest.raises(HandError) as caught:
        score_record({"ready": "yes", "text": "zz", "house": "x", "wild": "m1"})
    assert [fault.code for fault in caught.value.faults] == ["later_wild", "line_ready", "unknown", "unknown_house"]


def test_a_house_of_null_is_none() -> None:
    assert score_record({"text": "123m456p789s55pEE+E", "house": None}).score.rules_id == "official_modern"

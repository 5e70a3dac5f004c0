"""What holds for every hand and for every text."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.errors import HandError
from bot.mahjong.hand import Hand, Win, as_dict, check
from bot.mahjong.notation import format, parse, read, read_hand
from bot.mahjong.notation.words import WORDS
from bot.mahjong.tiles import Tile, short
from tests.mahjong.notation.helpers import spellings
from tests.strategies import hands_and_wins

QUICK = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])
THOROUGH = settings(QUICK, max_examples=250)

FRAGMENTS = [
    *WORDS, *"123456789mpswbtz ESWNCFPBZTJHMRD[]()|,+*@=0一三万饼条东南西北中发白🀇🀙🀐🀀🀄🀢🀪🀫",
    "[123m,1]", "(777s)", "[EEEE]", "加杠8888p", "|ES1000|2", "|EE00", "wild=8s", "seat=S", "花3", "house=x", "z=gb",
    "55p", "W1", "F1", "1B", "5D", "Wh", "\ufe0f", "\x00", "\ud800",
]  # fmt: skip


@THOROUGH
@given(hands_and_wins(wilds=True, waiting=True))
def test_what_is_written_is_read_back(pair: tuple[Hand, Win]) -> None:
    check(*pair)
    text = format(*pair)
    assert parse(text) == pair
    assert format(*parse(text)) == text


@QUICK
@given(hands_and_wins(waiting=True))
def test_plain_data_are_read_back(pair: tuple[Hand, Win]) -> None:
    hand, win = pair
    read_back, way = read_hand(json.loads(json.dumps(as_dict(hand, win))), ready=win.ready)
    assert (as_dict(read_back, way), way) == (as_dict(hand, win), win)


@QUICK
@given(st.data())
def test_any_mixture_of_notations_is_the_same_hand(data: st.DataObject) -> None:
    hand, _ = data.draw(hands_and_wins(melds=0))
    kinds = [kind for kind in (*hand.concealed, hand.win) if isinstance(kind, Tile)]
    typed = [data.draw(st.sampled_from(spellings(kind))) for kind in kinds]
    found = read(" ".join(typed)).hand
    assert (found.concealed, found.win) == (hand.concealed, hand.win)


@QUICK
@given(st.data())
def test_the_order_of_groups_does_not_change_the_tiles(data: st.DataObject) -> None:
    hand, win = data.draw(hands_and_wins(wilds=True))
    groups = [short([kind]) for kind in hand.concealed]
    groups += [short([hand.win])] if hand.win is not None else []
    written = format(hand, win).split(" ")[0] if hand.melds else ""
    shuffled = data.draw(st.permutations([*groups, written]))
    found = parse(" ".join(shuffled))[0]
    assert (found.melds, found.tiles) == (hand.melds, hand.tiles)


@THOROUGH
@given(st.text())
@example("")
@example("胡")
def test_text_of_any_kind_is_read_or_refused(text: str) -> None:
    _read_or_refused(text)


@THOROUGH
@given(st.lists(st.sampled_from(FRAGMENTS), max_size=40).map("".join))
def test_fragments_of_the_grammar_are_read_or_refused(text: str) -> None:
    _read_or_refused(text)


@QUICK
@given(hands_and_wins(wilds=True, waiting=True), st.data())
def test_a_hand_with_one_character_changed_is_read_or_refused(pair: tuple[Hand, Win], data: st.DataObject) -> None:
    text = format(*pair)
    at = data.draw(st.integers(0, len(text)))
    _read_or_refused(text[:at] + data.draw(st.sampled_from(FRAGMENTS)) + text[at + data.draw(st.integers(0, 1)) :])


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["m1", "E", "*", "chow", "kong"]),
    lambda inner: (
        st.lists(inner, max_size=15)
        | st.dictionaries(
            st.sampled_from(["melds", "concealed", "win", "seat", "type", "tile", "flowers", "kong", "x"]), inner
        )
    ),
    max_leaves=30,
)


@QUICK
@given(JSON, JSON, JSON)
def test_data_of_any_kind_are_read_or_refused(data: Any, wild: Any, ready: Any) -> None:
    with suppress(HandError):
        check(*read_hand(data, wild=wild, ready=ready))


def _read_or_refused(text: str) -> None:
    """Read it, or get faults that point into it and can be shown."""
    try:
        parsed = read(text)
    except HandError as error:
        places = [fault.at for fault in error.faults]
        for fault in error.faults:
            assert all(str(value).encode("utf-8") is not None for value in fault.facts.values())
    else:
        check(parsed.hand, parsed.win)
        assert parse(format(parsed.hand, parsed.win)) == (parsed.hand, parsed.win)
        places = [note.at for note in parsed.notes]
    assert all(at is None or 0 <= at[0] < at[1] <= len(text) for at in places)
    known = [at for at in places if at is not None]
    assert known == sorted(known)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_read_in_any_case(word: str) -> None:
    text = f"123m456p789s55pEE {word}"
    small = {fault.code for fault in _faults(text)}
    assert small == {fault.code for fault in _faults(f"123m456p789s55pEE {word.upper()}")}
    assert "unknown" not in small


def _faults(text: str) -> Any:
    try:
        parse(text)
    except HandError as error:
        return error.faults
    return ()

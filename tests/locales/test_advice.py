"""What a message tells people to write is read as it says."""

from __future__ import annotations

import re

import pytest

from bot.errors import HandError
from bot.locales import LOCALES, Words
from bot.mahjong.hand import By
from bot.mahjong.notation import Parsed, read
from bot.mahjong.tiles import Wind, tile

HAND = "[1111s,1] 123m456p78s55p "
QUOTED = re.compile("[“「]([^”」]+)[”」]")
ADVICE = (
    "bad_flowers.fix",
    "discarder_is_winner.fix",
    "error_example_win",
    "flowers_twice.fix",
    "no_win_tile.fix",
    "note_won_on_wind",
    "relative_seat.fix",
    "robbed_tile_held.fix",
    "rob_last_tile.fix",
)
"""Messages that quote words to write, or to leave out, in the languages that have such words."""


def told(words: Words, key: str) -> Parsed:
    return read(HAND + "+9s " + words.say("line_in_text", key=key))


def codes(text: str) -> set[str]:
    try:
        read(text)
    except HandError as refused:
        return {fault.code for fault in refused.faults}
    return set()


@pytest.mark.parametrize("locale", LOCALES)
def test_what_stands_for_a_key_of_a_batch_line_says_the_same(locale: str) -> None:
    words = Words.of(locale)

    assert told(words, "seat").win.seat is Wind.SOUTH
    assert told(words, "round").win.said == {"round"}
    assert told(words, "flowers").hand.flowers == 3
    assert told(words, "self_drawn").win.by is By.SELF_DRAW
    assert told(words, "last_tile").win.last_tile
    assert told(words, "last_tile_of_kind").win.last_of_kind
    assert read(HAND + words.say("line_in_text", key="win")).hand.win == tile("p5")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", ADVICE)
def test_words_in_quotation_marks_are_known(locale: str, key: str) -> None:
    words = Words.of(locale)
    said = words.say(key, text="?", tile=tile("N"))

    quoted = [one for one in QUOTED.findall(said) if one != "?"]

    assert quoted or locale == "en-US"
    for one in quoted:
        assert not codes(HAND + one) & {"unknown", "did_you_mean", "flag_conflict"}, one


@pytest.mark.parametrize("locale", LOCALES)
def test_the_hand_shown_as_an_example_is_read(locale: str) -> None:
    shown = read(Words.of(locale).say("example_hand"))

    assert (shown.win.by, shown.win.round, shown.win.seat) == (By.SELF_DRAW, Wind.EAST, Wind.SOUTH)

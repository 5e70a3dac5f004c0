"""What a hand could still be: what would lift it over the minimum, and what to throw where it does not win."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.errors import HandError
from bot.houses import house
from bot.houses.prospects import Circumstance, Lift, onward
from bot.houses.verdict import NotWon, judge
from bot.mahjong.distance import tiles_off
from bot.mahjong.hand import By, Hand, Win
from bot.mahjong.notation import read
from bot.mahjong.tiles import TILES, Tile, Wind, tile
from bot.mahjong.waiting import waits

OFFICIAL = house("official_modern")
SHORT = (
    "[123m,1] 456m789p23s55p+4s",
    "[FFF][123p,1] 4444567s+7s",
    "[8888p,1][123m,1] 456m78s55m+9s",
    "[EEE,1][123m,1] 456m78s55m+9s 圈南",
    "[123m,1] 456m789p23s55p+4s 自摸",
    "[123m,1][456s,1][789p,1][234m,1] 5p+5p 自摸",
)
CHANGES: dict[Circumstance, dict[str, Any]] = {
    Circumstance.SELF_DRAW: {"by": By.SELF_DRAW, "kong": False},
    Circumstance.DISCARD: {"by": By.DISCARD, "kong": False},
    Circumstance.LAST_OF_KIND: {"last_of_kind": True},
    Circumstance.LAST_TILE: {"last_tile": True},
    Circumstance.KONG_REPLACEMENT: {"by": By.SELF_DRAW, "kong": True},
    Circumstance.ROBBING: {"kong": True},
}


def lifts_of(text: str) -> tuple[Lift, ...]:
    parsed = read(text)
    return judge(parsed.hand, parsed.win, OFFICIAL).lifts


def named(text: str) -> list[Circumstance]:
    return [lift.by for lift in lifts_of(text)]


def test_a_hand_over_the_minimum_needs_no_lift() -> None:
    assert lifts_of("[234p,1] 12334567pEE+5p 自摸 圈东 门南") == ()


def test_the_last_tile_and_a_robbed_kong_lift_any_hand() -> None:
    assert named("[123m,1] 456m789p23s55p+4s")[-2:] == [Circumstance.LAST_TILE, Circumstance.ROBBING]


def test_no_kong_is_robbed_of_a_tile_that_the_hand_holds() -> None:
    assert Circumstance.ROBBING not in named("[123m,1] 456m789p22s55p+5p 圈南 门西")


def test_a_replacement_takes_a_kong() -> None:
    assert Circumstance.KONG_REPLACEMENT in named("[8888p,1][123m,1] 456m78s55m+9s")
    assert Circumstance.KONG_REPLACEMENT not in named("[888p,1][123m,1] 456m78s55m+9s")


def test_a_replacement_is_not_told_where_drawing_the_tile_is_enough() -> None:
    found = named("[8888p][EEE] 234m55s78m+9m 圈南 门西")

    assert not {Circumstance.SELF_DRAW, Circumstance.KONG_REPLACEMENT} <= set(found)


def test_a_discard_lifts_a_hand_that_is_then_all_claimed() -> None:
    claimed = "[123m,1][456m,1][EEE,1][567s,1] 2p+2p 自摸 圈东 门东"

    assert score_of(claimed) < OFFICIAL.minimum <= score_of(claimed.replace("自摸", "点和"))
    assert named(claimed)[0] is Circumstance.DISCARD


def score_of(text: str) -> int:
    parsed = read(text)
    return judge(parsed.hand, parsed.win, OFFICIAL).score.without_flowers


def test_a_wind_is_named_only_where_nobody_gave_it() -> None:
    seat = next(lift for lift in lifts_of("[SSS,1][222m,1] 345m78m99m+9m 圈西") if lift.by is Circumstance.SEAT)

    assert seat.winds == (Wind.SOUTH,)
    assert Circumstance.SEAT not in named("[SSS,1][222m,1] 345m78m99m+9m 圈西 门西")


@pytest.mark.parametrize("text", SHORT)
def test_every_lift_is_worth_what_it_says(text: str) -> None:
    parsed = read(text)
    for lift in judge(parsed.hand, parsed.win, OFFICIAL).lifts:
        for changed in _changed(parsed.win, lift):
            score = judge(parsed.hand, changed, OFFICIAL).score
            assert score.reaches_minimum
            assert score.total == lift.total


def _changed(win: Win, lift: Lift) -> list[Win]:
    if lift.by in CHANGES:
        return [replace(win, **CHANGES[lift.by])]
    topic = "seat" if lift.by is Circumstance.SEAT else "round"
    changes: list[dict[str, Any]] = [{topic: wind} for wind in lift.winds]
    return [replace(win, **change) for change in changes]


def test_no_lift_stands_before_a_likelier_one() -> None:
    order = list(Circumstance)
    for text in SHORT:
        places = [order.index(by) for by in named(text)]
        assert places == sorted(places)


def test_flowers_lift_nothing() -> None:
    assert named("[123m,1] 456m789p23s55p+4s 花8") == named("[123m,1] 456m789p23s55p+4s")


def test_what_to_throw_is_told_with_what_the_rest_waits_for() -> None:
    ways = onward(read("123m456p789s55pEE+2m").hand)

    assert (ways[0].discard, ways[0].waits, ways[0].left) == (tile("m2"), (tile("p5"), tile("E")), 3)


def test_fourteen_tiles_further_away_have_no_way_on_yet() -> None:
    assert onward(read("11447m258p369sCCF+F").hand) == ()
    assert onward(read("123m456p789s55pEE+E").hand) == ()


def test_an_error_carries_the_ways_on() -> None:
    parsed = read("123m456p789s55pEE+2m")

    with pytest.raises(NotWon) as refused:
        judge(parsed.hand, parsed.win, OFFICIAL)

    assert refused.value.onward == onward(parsed.hand)


@st.composite
def nearly_won(draw: st.DrawFn) -> Hand:
    """A winning hand with one tile changed."""
    texts = ("123m456p789s55pEE+E", MELDED, "19m19p19sESWNCFP+P", "1122334455667m+7m", "147m258p369sESWN+C", KNITTED)
    won = read(draw(st.sampled_from(texts))).hand
    tiles = [*won.concealed, won.win]
    tiles[draw(st.integers(0, len(tiles) - 1))] = draw(st.sampled_from(TILES))
    try:
        return Hand(won.melds, tuple(kind for kind in tiles[:-1] if isinstance(kind, Tile)), tiles[-1])
    except HandError:
        assume(False)  # Hypothesis has no other way
        raise


MELDED = "[234p,1] 12334567pEE+5p"
KNITTED = "147m258p369s123p5s+5s"


@settings(max_examples=100, deadline=None)
@given(nearly_won())
def test_the_ways_on_are_what_looking_ahead_after_each_discard_tells(hand: Hand) -> None:
    assume(tiles_off(hand) == 1)
    ways = onward(hand)

    told = {way.discard: (way.waits, way.left) for way in ways}
    for discard in {kind for kind in (*hand.concealed, hand.win) if isinstance(kind, Tile)}:
        rest = [kind for kind in (*hand.concealed, hand.win) if kind is not None]
        rest.remove(discard)
        ahead = waits(Hand(hand.melds, tuple(rest)), Win(), OFFICIAL)
        seen = sum(kind is one.tile for one in ahead.waits for kind in hand.tiles)
        expected = (tuple(wait.tile for wait in ahead.waits), 4 * len(ahead.waits) - seen)
        assert told.get(discard, ((), 0)) == expected
    lefts = [way.left for way in ways]
    assert lefts == sorted(lefts, reverse=True)

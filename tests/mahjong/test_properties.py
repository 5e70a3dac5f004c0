"""What holds for every hand: totals add up, order and suits do not matter, evidence is made of the hand's own tiles."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import NotAWin
from bot.mahjong.fans import FANS
from bot.mahjong.hand import Hand, Meld, Win
from bot.mahjong.results import Principle, Score
from bot.mahjong.rules import OFFICIAL_FANS, FanRule, Rules, RulingValue
from bot.mahjong.rulings import RULINGS
from bot.mahjong.scoring import NO_WIN, fan_total, score, score_many
from bot.mahjong.tiles import TILES, Suit, Tile, tile
from tests.generators import ALL_SHAPES, winning, winning_many
from tests.support import OFFICIAL, scored

Won = tuple[Hand, Win]

examples = partial(settings, deadline=None)
"""The first example waits for the tables."""

SUITS_NAMED = {"all_green", "reversible_tiles"}
"""Fans that name a suit: with them, suits cannot be swapped."""


SINGLE_SETS = {"dragon_pung", "prevalent_wind", "seat_wind", "pung_of_terminals_or_honors", "melded_kong"}


def seeds() -> st.SearchStrategy[int]:
    return st.integers(0, 2**32 - 1)


@st.composite
def wins(draw: st.DrawFn) -> Won:
    """A winning hand of any shape, and a way to have won it."""
    return winning(random.Random(draw(seeds())))


def in_other_tiles(hand: Hand, changed: Callable[[Tile], Tile]) -> Hand:
    """Return a hand with every tile replaced by another."""

    def each(kind: object) -> Tile:
        assert isinstance(kind, Tile)
        return changed(kind)

    melds = tuple(replace(meld, tile=each(meld.tile)) for meld in hand.melds)
    return Hand(melds, tuple(map(each, hand.concealed)), each(hand.win), hand.flowers)


def test_the_generator_reaches_every_shape_and_every_fan() -> None:
    results = [score(hand, win, OFFICIAL) for hand, win in winning_many(seed=1, count=3000)]

    assert {result.reading.shape for result in results} >= set(ALL_SHAPES) - {ALL_SHAPES[0]}
    assert {one.id for result in results for one in result.fans} == set(FANS)


def test_the_same_seed_gives_the_same_hands() -> None:
    assert winning_many(seed=7, count=50) == winning_many(seed=7, count=50)
    assert winning_many(seed=7, count=50) != winning_many(seed=8, count=50)


@given(wins())
@examples(max_examples=600)
def test_every_way_to_ask_gives_the_same_total(won: Won) -> None:
    result = score(*won, OFFICIAL)

    assert result.total == sum(one.points for one in result.fans)
    assert result.total == fan_total(*won, OFFICIAL)
    assert score_many([won, won], OFFICIAL) == [result.total] * 2


CONCEALED_BY_NATURE = sorted(
    fan.id for fan in FANS.values() if any(implied.unless == "self_drawn_as_concealed" for implied in fan.implies)
)


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """A house of its own: any rulings, some fans worth something else, some not counted at all."""
    rulings: dict[str, RulingValue] = {
        key: draw(st.booleans())
        if isinstance(ruling.default, bool)
        else tuple(draw(st.lists(st.sampled_from(CONCEALED_BY_NATURE), unique=True)))
        for key, ruling in RULINGS.items()
    }
    fans = dict(OFFICIAL_FANS)
    for fan_id in draw(st.lists(st.sampled_from(sorted(fans)), unique=True, max_size=5)):
        fans[fan_id] = FanRule(draw(st.integers(1, 100)))
    for fan_id in draw(st.lists(st.sampled_from(sorted(fans)), unique=True, max_size=5)):
        del fans[fan_id]
    return replace(OFFICIAL, fans=fans, rulings=rulings)


@given(st.lists(wins(), min_size=5, max_size=5), rules())
@examples(max_examples=150)
def test_it_does_so_in_every_house(won: list[Won], house: Rules) -> None:
    results = [score(hand, win, house) for hand, win in won]

    assert [result.total for result in results] == score_many(won, house)
    assert [result.total for result in results] == [sum(one.points for one in result.fans) for result in results]
    assert all(one.value == house.fans[one.id].value for result in results for one in result.fans)


@given(wins())
@examples(max_examples=300)
def test_the_reading_shown_is_the_dearest(won: Won) -> None:
    result = score(*won, OFFICIAL)

    others = [other.total for other in result.alternatives]
    assert others == sorted(others, reverse=True)
    assert all(result.total >= other for other in others)


@given(wins(), seeds())
@examples(max_examples=300)
def test_the_order_of_tiles_and_melds_does_not_matter(won: Won, seed: int) -> None:
    hand, win = won
    rng = random.Random(seed)
    melds, concealed = list(hand.melds), list(hand.concealed)
    rng.shuffle(melds)
    rng.shuffle(concealed)

    assert fan_total(Hand(tuple(melds), tuple(concealed), hand.win, hand.flowers), win, OFFICIAL) == fan_total(
        hand, win, OFFICIAL
    )


@given(wins(), st.permutations(list(Suit)))
@examples(max_examples=300)
def test_suits_can_be_swapped_where_no_fan_names_one(won: Won, suits: list[Suit]) -> None:
    hand, win = won
    into = dict(zip(Suit, suits, strict=True))
    swapped = in_other_tiles(hand, lambda kind: tile(f"{into[kind.suit]}{kind.rank}") if kind.suit else kind)

    before, after = score(hand, win, OFFICIAL), score(swapped, win, OFFICIAL)
    if not SUITS_NAMED & {one.id for result in (before, after) for one in result.fans}:
        assert before.total == after.total


@given(wins())
@examples(max_examples=200)
def test_ranks_can_be_mirrored_where_no_fan_names_them(won: Won) -> None:
    """1 for 9, 2 for 8: only fans that name certain ranks tell the difference, and these trade places."""
    hand, win = won
    mirrored = in_other_tiles(hand, lambda kind: tile(f"{kind.suit}{10 - kind.rank}") if kind.suit else kind)

    before, after = score(hand, win, OFFICIAL), score(mirrored, win, OFFICIAL)
    if not SUITS_NAMED & {one.id for result in (before, after) for one in result.fans}:
        assert before.total == after.total


@given(wins())
@examples(max_examples=200)
def test_a_flower_more_adds_one_and_never_helps_to_the_minimum(won: Won) -> None:
    hand, win = won
    one, none = replace(hand, flowers=1), replace(hand, flowers=0)

    with_one, without = score(one, win, OFFICIAL), score(none, win, OFFICIAL)
    assert with_one.total == without.total + 1 == fan_total(one, win, OFFICIAL)
    assert with_one.without_flowers == without.without_flowers == without.total
    assert with_one.reaches_minimum == without.reaches_minimum == (without.total >= OFFICIAL.minimum)


@given(wins())
@examples(max_examples=400)
def test_fans_rest_on_tiles_of_the_hand(won: Won) -> None:
    """Each instance, counted or refused, on tiles that are there; sets that instances share are told with each."""
    result = score(*won, OFFICIAL)
    held = Counter[object](won[0].tiles)

    for fan_id, times, tiles in [(one.id, one.times, one.tiles) for one in result.fans if one.id != "flower_tiles"] + [
        (no.fan, no.times, no.tiles) for no in result.refused if no.by is not Principle.UNIQUE_WAIT
    ]:
        assert tiles
        assert all(count <= held[kind] * times for kind, count in Counter(tiles).items())
        if fan_id in SINGLE_SETS:
            assert 3 * times <= len(tiles) <= 4 * times


def test_flowers_rest_on_no_tiles() -> None:
    assert scored("[123m,1][456p,1] 78s55sCCC+9s |NN0000|2").fans[-1].tiles == ()


def instances(result: Score) -> Counter[str]:
    return Counter({one.id: one.times for one in result.fans})


@given(wins())
@examples(max_examples=400)
def test_what_is_contained_is_refused_and_does_not_count_as_well(won: Won) -> None:
    """An implication of scope ALL without conditions leaves nothing of the fan it removes."""
    result = score(*won, OFFICIAL)
    counted = instances(result)

    assert all(one.times > 0 for one in result.fans)
    assert all(no.times > 0 for no in result.refused)
    assert len(counted) == len(result.fans)
    for fan_id in counted:
        for implied in FANS[fan_id].implies:
            unconditional = not (implied.unless or implied.beside or implied.apart_from)
            if unconditional and implied.scope.name == "ALL":
                assert implied.fan not in counted


@given(wins(), st.sampled_from(sorted(RULINGS)))
@examples(max_examples=300)
def test_a_ruling_that_decides_is_named_and_one_that_does_not_is_not(won: Won, key: str) -> None:
    result = score(*won, OFFICIAL)
    noted = {(note.key, note.other): note.total_if_other for note in result.rulings}
    default = RULINGS[key].default

    if isinstance(default, bool):
        there = fan_total(*won, OFFICIAL.with_rulings({key: not default}))
        assert noted.get((key, not default), result.total) == there
        assert ((key, not default) in noted) == (there != result.total)


@given(seeds())
@examples(max_examples=300)
def test_fourteen_tiles_at_random_are_a_win_everywhere_or_nowhere(seed: int) -> None:
    rng = random.Random(seed)
    pool = rng.choice((TILES, TILES[:9], TILES[:12], TILES[18:34]))
    held = rng.sample(pool * 4, 14)
    won = Hand((), tuple(held[1:]), held[0]), Win()

    (many,) = score_many([won], OFFICIAL)
    if many == NO_WIN:
        for ask in (score, fan_total):
            with pytest.raises(NotAWin) as caught:
                ask(*won, OFFICIAL)
            assert caught.value.distance > 0
    else:
        assert score(*won, OFFICIAL).total == fan_total(*won, OFFICIAL) == many


def test_hands_that_do_not_win_keep_their_place_among_others() -> None:
    rng = random.Random(3)
    good = winning_many(seed=3, count=40)
    bad = (Hand((), tuple(TILES[:13]), TILES[20]), Win())
    mixed = [bad if rng.random() < 0.3 else won for won in good]

    totals = score_many(iter(mixed), OFFICIAL)
    assert totals == [NO_WIN if won is bad else fan_total(*won, OFFICIAL) for won in mixed]
    assert NO_WIN in totals


def test_no_hands_have_no_totals() -> None:
    assert score_many([], OFFICIAL) == []


def test_melds_may_be_of_any_source() -> None:
    """Whose discard a meld was makes no difference to what it is worth."""
    for hand, win in winning_many(seed=9, count=200):
        plain = tuple(Meld(meld.kind, meld.tile) for meld in hand.melds)
        assert fan_total(replace(hand, melds=plain), win, OFFICIAL) == fan_total(hand, win, OFFICIAL)

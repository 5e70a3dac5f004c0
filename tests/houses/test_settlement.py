"""Who pays whom: the official payout, and that nothing is ever made or lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.errors import UserError
from bot.houses import house
from bot.houses.settlement import SEATS, Drawn, Part, Settlement, Won, settle
from bot.mahjong.tiles import Wind

OFFICIAL = house("official_modern")
EAST, SOUTH, WEST, NORTH = Wind

points = st.integers(8, 500)


@st.composite
def wins(draw: st.DrawFn) -> Won:
    winner = draw(st.sampled_from(SEATS))
    discarder = draw(st.sampled_from([None, *(seat for seat in SEATS if seat is not winner)]))
    without_flowers = draw(points)
    return Won(winner, discarder, without_flowers + draw(st.integers(0, 8)), without_flowers)


def by_seat(settlement: Settlement) -> dict[Wind, int]:
    return dict(zip(SEATS, settlement.delta, strict=True))


def test_on_a_self_draw_each_of_the_others_pays_the_base_and_the_points() -> None:
    settlement = settle(OFFICIAL, Won(SOUTH, None, 24, 24), dealer=EAST)

    assert settlement.delta == (-32, 96, -32, -32)
    assert settlement.hand_over


def test_on_a_discard_the_others_pay_the_base_and_the_discarder_the_points_as_well() -> None:
    settlement = settle(OFFICIAL, Won(EAST, WEST, 27, 27), dealer=EAST)

    assert settlement.delta == (24 + 27, -8, -35, -8)


def test_fault_52_flowers_are_paid() -> None:
    settlement = settle(OFFICIAL, Won(EAST, WEST, 12, 9), dealer=EAST)

    assert settlement.delta == (36, -8, -20, -8)


def test_fault_54_flowers_do_not_reach_the_minimum() -> None:
    with pytest.raises(UserError) as refused:
        settle(OFFICIAL, Won(EAST, WEST, 10, 7), dealer=EAST)

    assert refused.value.code == "below_minimum"
    assert refused.value.facts["short"] == 1


def test_a_drawn_hand_moves_nothing_and_ends() -> None:
    settlement = settle(OFFICIAL, Drawn(), dealer=EAST)

    assert settlement == Settlement((0, 0, 0, 0))
    assert settlement.hand_over
    assert not settlement.dead


def test_nobody_deals_in_to_themselves() -> None:
    with pytest.raises(UserError) as refused:
        Won(EAST, EAST, 8, 8)

    assert refused.value.code == "discarder_is_winner"


@pytest.mark.parametrize(("fan", "without_flowers"), [(8, 9), (8, -1)])
def test_points_that_cannot_be_are_refused(fan: int, without_flowers: int) -> None:
    with pytest.raises(ValueError, match="without flowers"):
        Won(EAST, None, fan, without_flowers)


@pytest.mark.parametrize(("factor", "rake"), [(0, 0), (-1, 0), (1, -1)])
def test_a_room_takes_no_nonsense(factor: int, rake: int) -> None:
    with pytest.raises(ValueError, match="factor"):
        settle(OFFICIAL, Won(EAST, None, 8, 8), dealer=EAST, factor=factor, rake=rake)


@given(wins(), st.sampled_from(SEATS), st.integers(1, 1000), st.integers(0, 1000), st.integers(1, 4), st.booleans())
def test_nothing_is_made_or_lost_whatever_the_payout(
    won: Won, dealer: Wind, factor: int, rake: int, dealers_factor: int, others: bool
) -> None:
    payout = replace(OFFICIAL.payout, dealer=dealers_factor, others_pay_base=others)

    settlement = settle(replace(OFFICIAL, payout=payout), won, dealer=dealer, factor=factor, rake=rake)

    assert sum(settlement.delta) + settlement.bank == 0
    assert settlement.bank == 4 * rake
    assert {step.seat: step.amount for step in settlement.steps} == by_seat(settlement)


@given(wins())
def test_the_winner_alone_gains_and_each_other_pays_at_least_the_base(won: Won) -> None:
    deltas = by_seat(settle(OFFICIAL, won, dealer=EAST))

    assert all((deltas[seat] > 0) == (seat is won.winner) for seat in SEATS)
    assert all(-deltas[seat] in (8, 8 + won.fan) for seat in SEATS if seat is not won.winner)


@given(wins(), st.sampled_from(SEATS))
def test_the_official_payout_knows_no_dealer(won: Won, dealer: Wind) -> None:
    assert settle(OFFICIAL, won, dealer=dealer) == settle(OFFICIAL, won, dealer=EAST)


@given(wins())
def test_the_steps_tell_the_winner_first_and_then_the_others_in_the_order_of_play(won: Won) -> None:
    steps = settle(OFFICIAL, won, dealer=EAST).steps

    first = SEATS.index(won.winner)
    assert [SEATS.index(step.seat) for step in steps] == [(first + turn) % 4 for turn in range(4)]


@given(wins(), st.integers(1, 50))
def test_the_arithmetic_of_a_step_comes_out_at_its_amount(won: Won, factor: int) -> None:
    for step in settle(OFFICIAL, won, dealer=EAST, factor=factor).steps:
        base, gained, payers = step.facts["base"], step.facts["points"], step.facts["payers"]
        worked_out = {
            Part.WINNER_SELF_DRAWN: (base + gained) * payers,
            Part.WINNER_DISCARD: base * payers + gained,
            Part.DISCARDER: -(base + gained),
            Part.PAYS_SELF_DRAW: -(base + gained),
            Part.STANDS_BY: -base,
        }
        assert step.amount == worked_out[step.part] * step.facts["factor"]


def test_a_house_may_have_the_dealer_play_for_more() -> None:
    room = replace(OFFICIAL, minimum=0, payout=replace(OFFICIAL.payout, base=0, others_pay_base=False, dealer=2))

    loses = settle(room, Won(SOUTH, EAST, 6, 6), dealer=EAST)
    self_draws = settle(room, Won(SOUTH, None, 5, 5), dealer=EAST)

    assert loses.delta == (-12, 12, 0, 0)
    assert self_draws.delta == (-10, 20, -5, -5)
    assert self_draws.steps[0].part is Part.WINNER_UNEVEN


def test_a_room_multiplies_by_its_factor_and_takes_its_rake_from_all_four() -> None:
    flat = replace(OFFICIAL, minimum=0, payout=replace(OFFICIAL.payout, base=10, points=False, others_pay_base=False))

    settlement = settle(flat, Won(SOUTH, None, 3, 3), dealer=EAST, factor=200, rake=20)

    assert settlement.delta == (-2020, 5980, -2020, -2020)
    assert settlement.bank == 80

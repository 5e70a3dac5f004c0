"""A hand judged: score, payments, what was assumed, and what cannot be judged."""

from __future__ import annotations

import pytest

from bot.errors import HandError, UserError
from bot.houses import house
from bot.houses.settlement import SEATS, Part
from bot.houses.verdict import NotWon, NoWinTileError, Scored, Unsaid, judge, look
from bot.mahjong.notation import read
from bot.mahjong.tiles import Wind, tile

OFFICIAL = house("official_modern")
EAST, SOUTH, WEST, NORTH = Wind


def judged(text: str, discarder: Wind | None = None) -> Scored:
    parsed = read(text)
    return judge(parsed.hand, parsed.win, OFFICIAL, notes=parsed.notes, discarder=discarder)


def test_a_self_draw_is_paid_by_seat() -> None:
    payments = judged("[234p,1] 12334567pEE+5p 自摸 圈东 门南").payments

    assert payments is not None
    assert payments.by_seat
    assert payments.settlement.delta == (-32, 96, -32, -32)


def test_a_discard_is_paid_by_role_while_nobody_says_who_discarded() -> None:
    payments = judged("[456p,1][123s,1] 123m78s55p+9s 门南").payments

    assert payments is not None
    assert not payments.by_seat
    assert {step.part: step.amount for step in payments.settlement.steps} == {
        Part.WINNER_DISCARD: 24 + 11,
        Part.DISCARDER: -(8 + 11),
        Part.STANDS_BY: -8,
    }


def test_a_discard_is_paid_by_seat_once_the_discarder_is_known() -> None:
    payments = judged("[456p,1][123s,1] 123m78s55p+9s 门南", NORTH).payments

    assert payments is not None
    assert payments.by_seat
    assert payments.settlement.delta == (-8, 35, -8, -19)


def test_a_robbed_kong_is_told_as_such() -> None:
    payments = judged("123m456p78s55pEEE+9s 抢杠 门东 圈东").payments

    assert payments is not None
    assert payments.robbed


def test_below_the_minimum_nothing_is_paid_as_calling_it_would_be_a_foul() -> None:
    scored = judged("[123m,1] 456m789p23s55p+4s")

    assert not scored.score.reaches_minimum
    assert scored.payments is None


def test_fault_54_flowers_do_not_help_a_hand_over_the_minimum() -> None:
    scored = judged("[FFF][123p,1] 4444567s+7s 花8")

    assert scored.score.total > 8
    assert scored.payments is None


def test_winds_that_nobody_gave_are_told_where_they_matter() -> None:
    assumed = judged("123m456p789s55pEE+E").assumed

    assert [(one.what, one.wind) for one in assumed] == [(Unsaid.SEAT, EAST), (Unsaid.ROUND, EAST)]
    assert assumed[0].others == ((SOUTH, 12), (WEST, 12), (NORTH, 12))


@pytest.mark.parametrize("text", ["123m456p789s55pEE+E 圈东 门东", "[456p,1][123s,1] 123m78s55p+9s"])
def test_winds_that_were_given_or_do_not_matter_are_not_told(text: str) -> None:
    assert judged(text).assumed == ()


def test_a_wind_that_would_have_added_points_is_told() -> None:
    (seat,) = judged("123m456p789s55pSS+S 圈东").assumed

    assert seat.others == ((SOUTH, 12),)


def test_thirteen_tiles_come_with_what_would_win() -> None:
    with pytest.raises(NoWinTileError) as waiting:
        judged("123m456p789s55pEE")

    assert [fault.code for fault in waiting.value.faults] == ["no_win_tile"]
    assert [wait.tile for wait in waiting.value.ahead.waiting.waits] == [tile("p5"), tile("E")]


def test_fourteen_tiles_that_do_not_win_come_with_how_far_they_are_and_how_they_were_read() -> None:
    with pytest.raises(NotWon) as refused:
        judged("123m456p789s55pEE+2m")

    assert refused.value.distance == 1
    assert refused.value.hand.win is tile("m2")
    assert [wait.tile for wait in refused.value.ahead.waiting.waits] == [tile("p5"), tile("E")]
    assert refused.value.facts == {"distance": 1, "waits": (tile("p5"), tile("E"))}


def test_the_winner_does_not_deal_in() -> None:
    with pytest.raises(HandError) as assumed:
        judged("123m456p789s55pEE+E", EAST)
    with pytest.raises(HandError) as said:
        judged("123m456p789s55pEE+E 门南", SOUTH)

    assert assumed.value.code == said.value.code == "discarder_is_winner"
    assert assumed.value.facts["assumed"]
    assert not said.value.facts["assumed"]


def test_nobody_deals_in_on_a_self_draw() -> None:
    with pytest.raises(HandError) as refused:
        judged("123m456p789s55pEE+E 自摸", SOUTH)

    assert refused.value.code == "discarder_on_self_draw"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("123m456p789s5p*EE+E", "later_wild"),
        ("123m456p789s55pEE+E wild=6m", "later_wild"),
        ("123m456p789s55pEE+E bird=6m", "later_bird"),
        ("123m456p789s55pEE+E room=200", "later_room"),
    ],
)
def test_what_comes_with_a_later_version_is_refused_by_name(text: str, code: str) -> None:
    with pytest.raises(UserError) as refused:
        judged(text)

    assert refused.value.code == code


def test_looking_ahead_takes_seen_tiles_from_the_copies_left() -> None:
    parsed = read("123m456p789s55pEE")

    ahead = look(parsed.hand, parsed.win, OFFICIAL, seen=[tile("E"), tile("p5")])

    assert {wait.tile.id: wait.left for wait in ahead.waiting.waits} == {"p5": 0, "E": 1}


def test_every_seat_can_be_dealt_in_by_every_other() -> None:
    for winner in SEATS:
        for discarder in SEATS:
            if winner is not discarder:
                parsed = read(f"[456p,1][123s,1] 123m78s55p+9s seat={winner}")
                payments = judge(parsed.hand, parsed.win, OFFICIAL, discarder=discarder).payments
                assert payments is not None
                assert payments.settlement.delta[SEATS.index(discarder)] == -19

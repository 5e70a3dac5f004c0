"""The use cases around one hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.errors import HandError, UserError
from bot.houses import house
from bot.mahjong.hand import SELF_DRAW, Win
from bot.mahjong.notation import Overrides, ZOrder, read_tiles
from bot.mahjong.tiles import Wind, tile
from bot.services import reading
from bot.services.fans import all_fans, define_fan
from bot.services.scoring import LookAhead, NoWinTileError, ScoreHand, look_ahead, read_tile, score_hand


def test_a_hand_is_scored_with_all_that_the_text_says() -> None:
    scored = score_hand(ScoreHand("[234p,1] 12334567pEE+5p 自摸 圈东 门南 花2"))

    assert (scored.score.total, scored.score.without_flowers) == (26, 24)
    assert scored.win.seat is Wind.SOUTH
    assert scored.house.id == "official_modern"
    assert scored.assumed == ()


def test_options_fill_in_what_the_text_leaves_out() -> None:
    overrides = Overrides(win=tile("p5"), by=SELF_DRAW, seat=Wind.SOUTH, round=Wind.EAST, flowers=2)

    scored = score_hand(ScoreHand("[234p,1] 12334567pEE", overrides))

    assert scored.score.total == 26


def test_an_option_against_the_text_is_refused() -> None:
    with pytest.raises(HandError) as refused:
        score_hand(ScoreHand("123m456p789s55pEE+E 自摸 门南", Overrides(seat=Wind.WEST)))

    assert refused.value.code == "flag_conflict"


def test_the_readers_usual_seat_holds_where_nothing_is_said() -> None:
    scored = score_hand(ScoreHand("123m456p789s55pSS+S", defaults=Win(seat=Wind.SOUTH)))

    assert scored.win.seat is Wind.SOUTH


def test_the_readers_order_of_dragons_is_followed() -> None:
    riichi = score_hand(ScoreHand("123m456p789s55p55z+5z"))
    helper = score_hand(ScoreHand("123m456p789s55p55z+5z", z=ZOrder.GB))

    assert (riichi.hand.win, helper.hand.win) == (tile("P"), tile("C"))


def test_thirteen_tiles_are_refused_with_what_would_win() -> None:
    with pytest.raises(NoWinTileError) as waiting:
        score_hand(ScoreHand("123m456p789s55pEE"))

    assert len(waiting.value.ahead.waiting.waits) == 2


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (ScoreHand("123m456p789s55pEE+E", house="boke"), "later_house"),
        (ScoreHand("123m456p789s55pEE+E house=qq_none"), "later_house"),
        (ScoreHand("123m456p789s55pEE+E", house="elsewhere"), "unknown_house"),
        (ScoreHand("123m456p789s55pEE+E room=200"), "later_room"),
    ],
)
def test_what_is_not_there_yet_is_refused_by_name(request_: ScoreHand, code: str) -> None:
    with pytest.raises(UserError) as refused:
        score_hand(request_)

    assert refused.value.code == code


def test_who_dealt_in_may_stand_in_the_text() -> None:
    by_text = score_hand(ScoreHand("123m45556p789sEE+E 门南 北家点炮"))
    by_option = score_hand(ScoreHand("123m45556p789sEE+E 门南", discarder=Wind.NORTH))

    assert by_text.payments is not None
    assert by_text.payments == by_option.payments
    assert by_text.payments.by_seat


@pytest.mark.parametrize(
    ("text", "discarder", "code"),
    [
        ("123m45556p789sEE+E 北家点炮", Wind.SOUTH, "flag_conflict"),
        ("123m45556p789sEE+E 北家点炮 自摸", None, "flag_conflict"),
        ("123m45556p789sEE+E 东家点炮", None, "discarder_is_winner"),
        ("123m45556p789sEE+E", Wind.EAST, "discarder_is_winner"),
        ("123m45556p789sEE+E 自摸", Wind.NORTH, "discarder_on_self_draw"),
        ("123m45556p789sEE+E 自摸", Wind.EAST, "discarder_on_self_draw"),
    ],
)
def test_a_discarder_who_cannot_be_is_refused(text: str, discarder: Wind | None, code: str) -> None:
    with pytest.raises(HandError) as refused:
        score_hand(ScoreHand(text, discarder=discarder))

    assert [fault.code for fault in refused.value.faults] == [code]


@pytest.mark.parametrize("text", ["*7s", "123m456p789s55pEE*7s", "123m456p789s55pEE+*", "hello 财神", "wild=8s 123m"])
def test_wild_tiles_are_told_to_come_later_whatever_else_is_wrong(text: str) -> None:
    for ask in (lambda: score_hand(ScoreHand(text)), lambda: look_ahead(LookAhead(text))):
        with pytest.raises(UserError) as refused:
            ask()
        assert refused.value.code == "later_wild"


def test_the_text_and_a_choice_may_name_the_same_house_but_not_two(monkeypatch: pytest.MonkeyPatch) -> None:
    text = "123m456p789s55pEE+E house=official_modern"
    assert score_hand(ScoreHand(text, house="official_modern")).house.id == "official_modern"

    other = replace(house("official_modern"), id="other")
    monkeypatch.setattr(reading, "house", lambda name: other if name == "other" else house(name))
    with pytest.raises(HandError) as refused:
        score_hand(ScoreHand(text, house="other"))
    assert refused.value.code == "house_conflict"
    assert refused.value.facts == {"first": "official_modern", "second": "other"}


def test_a_house_that_is_there_may_be_named_in_the_text() -> None:
    assert score_hand(ScoreHand("123m456p789s55pEE+E house=official_modern")).house.id == "official_modern"


def test_looking_ahead_counts_what_was_seen() -> None:
    ahead = look_ahead(LookAhead("123m456p789s55pEE", seen="5p 东"))

    assert [(wait.tile.id, wait.left) for wait in ahead.waiting.waits] == [("p5", 0), ("E", 1)]


def test_seen_tiles_that_cannot_be_read_are_refused_without_a_place_in_the_hand() -> None:
    with pytest.raises(HandError) as refused:
        look_ahead(LookAhead("123m456p789s55pEE", seen="5q 自摸"))

    assert all(fault.at is None for fault in refused.value.faults)


def test_seen_tiles_that_make_a_fifth_are_told_from_those_of_the_hand() -> None:
    with pytest.raises(HandError) as refused:
        look_ahead(LookAhead("123m456p789s55pEE", seen="EEE 1m"))

    assert [(fault.code, fault.facts) for fault in refused.value.faults] == [
        ("too_many_seen", {"tile": tile("E"), "count": 5})
    ]


def test_looking_ahead_never_asks_for_fourteen_tiles() -> None:
    for text in ("123m456p789s55pE", "123m456p789s55pEEEE"):
        with pytest.raises(HandError) as refused:
            look_ahead(LookAhead(text))
        assert "bad_count_waits" in [fault.code for fault in refused.value.faults]


def test_looking_ahead_takes_thirteen_tiles() -> None:
    with pytest.raises(HandError) as refused:
        look_ahead(LookAhead("123m456p789s55pEE+E"))

    assert refused.value.code == "waits_thirteen"


@pytest.mark.parametrize("name", ["清龙", "清龍", "pure straight", "qinglong", "qīng lóng", "PURE_STRAIGHT"])
def test_a_fan_is_found_by_any_of_its_names(name: str) -> None:
    found = define_fan(name)

    assert found.exact is not None
    assert found.exact.id == "pure_straight"


def test_a_misspelt_fan_finds_its_neighbours_and_nonsense_none() -> None:
    assert "big_three_dragons" in [fan.id for fan in define_fan("dasanyuann").near]
    with pytest.raises(UserError) as refused:
        define_fan("qwertz")
    assert refused.value.code == "unknown_fan"


def test_all_fans_stand_dearest_first() -> None:
    house, fans = all_fans()

    values = [house.fans[fan.id].value for fan in fans]
    assert len(fans) == 82
    assert values == sorted(values, reverse=True)


@pytest.mark.parametrize(("text", "read"), [("5p", "p5"), ("东", "E"), ("🀀", "E"), ("５ｐ", "p5"), ("T3", "s3")])
def test_one_tile_is_read_in_any_notation(text: str, read: str) -> None:
    assert read_tile(text) is tile(read)


@pytest.mark.parametrize("text", ["", "55p", "[555p]", "5", "*", "自摸5p", "5p" * 400])
def test_what_is_not_one_tile_is_refused(text: str) -> None:
    with pytest.raises(UserError) as refused:
        read_tile(text)

    assert refused.value.code == "tile_wanted"


def test_tiles_alone_are_read_and_nothing_else() -> None:
    assert read_tiles("12m 东东") == (tile("m1"), tile("m2"), tile("E"), tile("E"))
    assert read_tiles("") == ()
    with pytest.raises(HandError):
        read_tiles("花3")

"""What is said beside the tiles: winds, the GB header, flowers, the wild kind, keys, defaults and options."""

from __future__ import annotations

from typing import Any

import pytest

from bot.mahjong.hand import By, Win
from bot.mahjong.notation import Overrides, ZOrder, parse, read, z_order
from bot.mahjong.tiles import WILD, Wind, tile, tiles
from tests.mahjong.notation.helpers import FULL, THIRTEEN, faults, found, hand_of, only, win_of

SELF_DRAWN, DISCARD = By.SELF_DRAW, By.DISCARD
KONG = "[1111m] 456p789s55pEE"
"""A hand with a kong; needs a winning tile."""


# Winds and the GB header.


@pytest.mark.parametrize(
    "written",
    [
        "圈南", "圈风南", "圈風南", "圈:S", "圈🀁", "圈南风", "南圈", "南风圈",
        "round=S", "Round S", "ROUND: south", "round =s", "round wind 南",
    ],
)  # fmt: skip
def test_the_round(written: str) -> None:
    win = win_of(written)
    assert win == Win(round=Wind.SOUTH)
    assert win.said == {"round"}
    assert read(f"{written} {FULL}").win == win


@pytest.mark.parametrize(
    "written", ["门西", "门风西", "門風西", "坐西", "西家", "西风家", "seat=W", "seat w", "Seat: West", "seat wind=西"]
)
def test_the_seat(written: str) -> None:
    win = win_of(written)
    assert win == Win(seat=Wind.WEST)
    assert win.said == {"seat"}


def test_winds_side_by_side() -> None:
    both = Win(seat=Wind.SOUTH, round=Wind.EAST)
    for written in ("东圈南家", "圈东门南", "門南圈東", "round=E,seat=S", "东圈 门南", "Seat=Sround=E"):
        assert win_of(written) == both, written


def test_a_wind_between_a_tile_and_a_word() -> None:
    fault = only("东圈南")
    assert (fault.code, fault.at) == ("ambiguous_wind", (0, 3))
    assert fault.facts == {"text": "东圈南", "first": "东圈 南", "second": "东 圈南"}
    assert win_of("东圈") == win_of("圈东")
    assert hand_of(f"{THIRTEEN}东 圈南") == hand_of(FULL)
    assert hand_of(f"{THIRTEEN[:-2]}东 东圈 东东") == hand_of(FULL)


@pytest.mark.parametrize(
    ("beside", "place"),
    [
        ("圈", "圈"),
        ("门前请", "门"),
        ("seat=", "seat="),
        ("seat self-drawn", "seat"),
        ("round=5m", "round="),
        ("坐 中", "坐"),
    ],
)
def test_no_wind_where_one_is_wanted(beside: str, place: str) -> None:
    fault = next(fault for fault in faults(f"{FULL} {beside}") if fault.code == "wind_value")
    assert fault.facts == {"text": place.rstrip("=")}
    assert fault.at == (len(FULL) + 1, len(FULL) + 1 + len(place))


@pytest.mark.parametrize(
    ("header", "way", "flowers"),
    [
        ("|ES0000|", {"seat": Wind.SOUTH}, 0),
        ("|ES1000|2", {"seat": Wind.SOUTH, "by": SELF_DRAWN}, 2),
        ("|ES1010", {"seat": Wind.SOUTH, "by": SELF_DRAWN, "last_tile": True}, 0),
        ("|东南0000|3", {"seat": Wind.SOUTH}, 3),
        ("| E S 0000 | 2", {"seat": Wind.SOUTH}, 2),
        ("｜ＥＳ００００｜２", {"seat": Wind.SOUTH}, 2),
        ("|EE0000|cbaghdfe", {}, 8),
        ("|EE0000|abc ", {}, 3),
        ("|EE0000|花3", {}, 3),
        ("|EE0000|3花", {}, 3),
        ("|EE0000|🀢🀣", {}, 2),
        ("|EE0000|discard", {}, 0),
        ("|EE0000|bird=5m", {}, 0),
        ("|EE0010|2 听", {"last_tile": True, "ready": True}, 2),
    ],
)
def test_the_gb_header(header: str, way: dict[str, Any], flowers: int) -> None:
    parsed = read(f"{FULL}{header}")
    assert (parsed.win, parsed.hand.flowers) == (Win(**way), flowers)
    assert parsed.win.said == {"by", "seat", "round"}


def test_the_header_names_four_flags_in_order() -> None:
    assert read(f"{KONG}+9m|EE0101|").win == Win(last_of_kind=True, kong=True)
    assert read(f"{KONG}+9m|EE1001|").win == Win(by=SELF_DRAWN, kong=True)
    assert read(f"|EE0000|{FULL}").hand == hand_of(FULL)
    assert read(f"|EE0000|2 {FULL}").hand.flowers == 2


@pytest.mark.parametrize(
    "header", ["|", "|ES|2", "|ES100|2", "|ES10000|", "|ES1002|", "|1000|", "|EC0000|", "|E", "||"]
)
def test_a_header_that_is_none(header: str) -> None:
    assert found(f"{FULL}{header}") == [("bad_header", header)]
    assert found(f"{FULL}{header} 听 ☃") == [("bad_header", header), ("unknown", "☃")]


# Flowers.


@pytest.mark.parametrize(
    ("written", "count"),
    [
        ("花0", 0), ("花8", 8), ("花 3", 3), ("花=3", 3), ("3花", 3), ("3 花", 3), ("三花", 3), ("花三", 3),
        ("花acd", 3), ("花:梅兰竹", 3), ("花春夏秋冬", 4), ("花🀢🀤", 2), ("f=3", 3), ("F=acd", 3), ("f=蘭", 1),
        ("flowers=2", 2), ("Flowers 2", 2), ("2 flowers", 2), ("1 flower", 1),
        ("🀢🀣 🀩", 3), ("H1H8", 2), ("H1 🀢", 2), ("无", None),
    ],
)  # fmt: skip
def test_flowers_are_counted(written: str, count: int | None) -> None:
    if count is None:
        assert found(f"{FULL} {written}") == [("unknown", written)]
        return
    for text in (f"{FULL} {written}", f"{written} {FULL}"):
        assert hand_of(text).flowers == count
        assert hand_of(text).concealed == hand_of(FULL).concealed


def test_flower_tiles_stand_anywhere() -> None:
    assert hand_of("123m🀢456p H3 789s55pEE🀣+E").flowers == 3
    assert hand_of("123m456p789s55pW3花 E+E").flowers == 3


@pytest.mark.parametrize(
    ("beside", "expected"),
    [
        ("花", [("flowers_value", "花")]),
        ("花=x", [("flowers_value", "花="), ("unknown", "x")]),
        ("f=", [("flowers_value", "f=")]),
        ("花 chow", [("flowers_value", "花"), ("claim_size", "chow")]),
        ("花abx", [("flowers_value", "花"), ("unknown", "abx")]),
        ("花123", [("flowers_value", "花"), ("no_suit", "123")]),
        ("花十", [("flowers_value", "花"), ("unknown", "十")]),
        ("5花3", [("no_suit", "5")]),
        ("553花", [("flowers_value", "553花")]),
        ("一二花", [("flowers_value", "一二花")]),
        ("9花", [("bad_flowers", "9花")]),
        ("花12", [("bad_flowers", "花12")]),
        ("f=aba", [("flowers_twice", "aba")]),
        ("花梅🀢", [("flowers_twice", "梅🀢")]),
        ("|EE0000|aa", [("flowers_twice", "aa")]),
        ("🀢🀣🀢", [("flowers_twice", "🀢")]),
        ("H1H2H1", [("flowers_twice", "H1")]),
    ],
)
def test_what_is_no_number_of_flowers(beside: str, expected: list[tuple[str, str]]) -> None:
    assert found(f"{FULL} {beside}") == expected


@pytest.mark.parametrize("beside", ["花1万", "花三万", "花三四万", "花1m", "花3123m"])
def test_flowers_never_take_the_digits_of_tiles(beside: str) -> None:
    assert ("flowers_value", "花") in found(f"{THIRTEEN} {beside}")


# The wild tile.


@pytest.mark.parametrize(
    ("written", "wild"),
    [
        ("wild=8s", "s8"), ("Wild 8s", "s8"), ("wild: 八条", "s8"), ("wild=T8", "s8"), ("财神=8s", "s8"),
        ("wild = F", "F"), ("wild=3z", "W"), ("indicator=7s", "s8"), ("indicator=9s", "s1"), ("indicator=9m", "m1"),
        ("Indicator: E", "S"), ("indicator=S", "W"), ("indicator=W", "N"), ("indicator=N", "C"),
        ("indicator=中", "F"), ("indicator=发", "P"), ("indicator=白", "E"),
    ],
)  # fmt: skip
def test_the_wild_kind(written: str, wild: str) -> None:
    assert win_of(written).wild is tile(wild)


def test_every_concealed_tile_of_the_wild_kind_is_wild() -> None:
    hand, win = parse("[345m]5m*67p55p5s5s5s9s+5p wild=5p")
    assert hand.concealed == (*tiles("5m67p5559s"), WILD, WILD, WILD)
    assert (hand.win, win.wild) == (WILD, tile("p5"))


def test_a_wild_winning_tile_may_be_named_either_way() -> None:
    for named in ("+5p", "+*", "+* 自摸5p", "自摸5p +*"):
        assert hand_of(f"123m456p789s5pEEE {named} wild=5p").win is WILD


def test_a_wild_tile_is_marked_among_fourteen() -> None:
    hand = hand_of("123m456p789s55pEEE +5p wild=5p")
    assert (hand.win, hand.concealed.count(WILD)) == (WILD, 2)


def test_wild_tiles_in_melds() -> None:
    assert found("[678s]123m456p55p9m9m wild=7s") == [("wild_in_meld", "[678s]")]
    fault = only("[999s][123m][678s]456p9m9m wild=7s")
    assert (fault.code, fault.at, fault.facts) == (
        "wild_in_meld",
        (12, 18),
        {"tile": tile("s7"), "tiles": tiles("678s")},
    )


def test_each_meld_with_a_wild_tile_is_pointed_at() -> None:
    text = "[678s][123m][678s,1]45m999p wild=7s"
    assert found(text) == [("wild_in_meld", "[678s]"), ("wild_in_meld", "[678s,1]")]


def test_five_wild_tiles_are_too_many() -> None:
    assert found("123m456p789s****+*") == [("too_many", "+*")]
    fault = only("123m456p789s9p***+* wild=9p")
    assert (fault.code, fault.facts) == ("too_many", {"tile": WILD, "count": 5})


@pytest.mark.parametrize(
    ("beside", "expected"),
    [
        ("wild=", [("tile_value", "wild=")]),
        ("wild 听", [("tile_value", "wild")]),
        ("indicator=🀢", [("tile_value", "indicator=")]),
        ("wild=*", [("tile_value", "wild=*")]),
        ("wild=8z", [("bad_digit", "8")]),
        ("wild=R", [("western_only", "R")]),
    ],
)
def test_what_is_no_wild_kind(beside: str, expected: list[tuple[str, str]]) -> None:
    assert found(f"{FULL} {beside}") == expected


def test_a_wild_kind_is_one_tile() -> None:
    assert ("tile_value", "wild=") in found(f"{FULL} wild=56s")


# House, bird, room.


def test_what_was_asked_beyond_the_game() -> None:
    win = win_of("house=official_1998 bird=5m room=200")
    assert win.asked == {"house": "official_1998", "bird": "5m", "room": "200"}
    assert win_of("House: 国標 N=200").asked == {"house": "国標", "room": "200"}
    assert win_of("house=a,bird=三万、room=x|EE0000|").asked == {"house": "a", "bird": "三万", "room": "x"}
    assert win_of("").asked == {}


@pytest.mark.parametrize("beside", ["house=", "house", "bird= ,", "room=|EE0000|", "N="])
def test_a_key_without_a_value(beside: str) -> None:
    (fault,) = faults(f"{FULL} {beside}")
    assert (fault.code, fault.facts["text"].lower()[0]) == ("empty_value", beside.lower()[0])


@pytest.mark.parametrize("value", ["\u200f", "\x00a", "a\x1bb"])
def test_a_value_that_cannot_be_shown(value: str) -> None:
    assert found(f"{FULL} house={value}") == [("unknown", value)]


def test_a_lone_surrogate_is_refused_and_can_be_shown() -> None:
    for text in (f"{FULL} house=\ud800", f"{FULL} \udfff"):
        (fault,) = faults(text)
        assert fault.code == "unknown"
        assert fault.facts["text"].encode("utf-8") == b"?"


# Defaults, and options beside the text.


def test_defaults_fill_what_nobody_says() -> None:
    usual = Win(
        by=SELF_DRAWN, seat=Wind.WEST, round=Wind.NORTH, last_tile=True, ready=True, wild=tile("m9"), asked={"a": "b"}
    )
    win = win_of("", defaults=usual)
    assert win == usual
    assert win.said == frozenset()
    assert win.asked == {}
    assert win_of("荣 seat=S", defaults=usual) == Win(
        seat=Wind.SOUTH, round=Wind.NORTH, last_tile=True, ready=True, wild=tile("m9")
    )
    assert win_of("|EE0000|", defaults=usual) == Win(ready=True, wild=tile("m9"))


@pytest.mark.parametrize(
    ("given", "way"),
    [
        (Overrides(by=SELF_DRAWN), {"by": SELF_DRAWN}),
        (Overrides(seat=Wind.WEST, round=Wind.SOUTH), {"seat": Wind.WEST, "round": Wind.SOUTH}),
        (Overrides(last_tile=True), {"last_tile": True}),
        (Overrides(ready=True), {"ready": True}),
        (Overrides(ready=False, last_tile=False, kong=False, last_of_kind=False), {}),
        (Overrides(wild=tile("m9")), {"wild": tile("m9")}),
    ],
)
def test_options_fill_what_the_text_leaves_out(given: Overrides, way: dict[str, Any]) -> None:
    assert win_of("", overrides=given) == Win(**way)
    assert win_of("", overrides=given, defaults=Win(seat=Wind.NORTH)) == Win(**{"seat": Wind.NORTH, **way})


def test_what_options_say_was_said() -> None:
    assert win_of("", overrides=Overrides(by=DISCARD, seat=Wind.EAST)).said == {"by", "seat"}


def test_kong_and_last_of_kind_as_options() -> None:
    given = Overrides(kong=True, last_of_kind=True)
    assert read(f"{KONG}+9m", overrides=given).win == Win(kong=True, last_of_kind=True)
    assert read(f"{KONG}+9m 自摸", overrides=given).win == Win(by=SELF_DRAWN, kong=True, last_of_kind=True)


def test_flowers_and_the_winning_tile_as_options() -> None:
    assert read(THIRTEEN, overrides=Overrides(win=tile("E"), flowers=3)).hand.flowers == 3
    assert read(THIRTEEN, overrides=Overrides(win=tile("E"))).hand == hand_of(FULL)
    assert read(f"{THIRTEEN}E", overrides=Overrides(win=tile("p5"))).hand == hand_of(f"{THIRTEEN}E+5p")
    assert read(f"{THIRTEEN}*", overrides=Overrides(win=tile("s8"), wild=tile("s8"))).hand.win is WILD
    assert found(FULL, overrides=Overrides(flowers=9)) == [("bad_flowers", None)]
    assert found(FULL, overrides=Overrides(flowers=-1)) == [("bad_flowers", None)]


@pytest.mark.parametrize(
    ("beside", "given", "first", "second", "value"),
    [
        ("自摸", Overrides(by=DISCARD), "自摸", "by=discard", DISCARD),
        ("杠上开花", Overrides(by=DISCARD), "杠上开花", "by=discard", DISCARD),
        ("海底捞月", Overrides(by=SELF_DRAWN), "海底捞月", "by=self_draw", SELF_DRAWN),
        ("南家", Overrides(seat=Wind.EAST), "南家", "seat=E", Wind.EAST),
        ("|SE0000|", Overrides(round=Wind.EAST), "|SE0000|", "round=E", Wind.EAST),
        ("北家点炮", Overrides(from_=Wind.WEST), "北家点炮", "from=W", Wind.WEST),
        ("海底", Overrides(last_tile=False), "海底", "last_tile=no", False),
        ("|EE0000|", Overrides(kong=True), "|EE0000|", "kong=yes", True),
        ("|EE0000|", Overrides(last_of_kind=True), "|EE0000|", "last_of_kind=yes", True),
        ("报听", Overrides(ready=False), "报听", "ready=no", False),
        ("花3", Overrides(flowers=2), "花3", "flowers=2", 2),
        ("wild=8m", Overrides(wild=tile("m9")), "wild=8m", "wild=9m", tile("m9")),
        ("", Overrides(win=tile("p5")), "+E", "win=5p", tile("p5")),
    ],
)
def test_an_option_that_contradicts_the_text(
    beside: str, given: Overrides, first: str, second: str, value: object
) -> None:
    text = f"{FULL} {beside}"
    conflict = next(fault for fault in faults(text, overrides=given) if fault.code == "flag_conflict")
    option = second.partition("=")[0]
    assert conflict.facts == {"first": first, "second": second, "option": option, "value": value}
    assert conflict.at is not None
    assert text[slice(*conflict.at)] == first


@pytest.mark.parametrize(
    ("beside", "given"),
    [
        ("自摸", Overrides(by=SELF_DRAWN)),
        ("|EE0000|2", Overrides(by=DISCARD, kong=False, last_tile=False, seat=Wind.EAST, round=Wind.EAST, flowers=2)),
        ("听 wild=8m", Overrides(ready=True, wild=tile("m8"), win=tile("E"))),
    ],
)
def test_an_option_that_agrees_with_the_text(beside: str, given: Overrides) -> None:
    assert win_of(beside, overrides=given) == win_of(beside)


def test_spaces_in_a_header_mean_nothing() -> None:
    assert read(f"{FULL} | E S 1 0 0 0 | 2") == read(f"{FULL} |ES1000|2")


@pytest.mark.parametrize("winds", ["东圈南门", "东圈 南门", "南门东圈", "圈东南门"])
def test_the_wind_may_stand_before_its_word(winds: str) -> None:
    assert win_of(winds) == Win(seat=Wind.SOUTH)


def test_tiles_before_a_seat_stay_tiles() -> None:
    assert parse("123m456p789s55p东东东门南") == parse("123m456p789s55pEE+E 门南")


@pytest.mark.parametrize(
    ("text", "order"),
    [("123m", ZOrder.RIICHI), ("123m z=gb", ZOrder.GB), ("☃ z=gb", ZOrder.GB), ("z=gb" + "1" * 600, ZOrder.RIICHI)],
)
def test_what_stands_beside_a_text_follows_its_order(text: str, order: ZOrder) -> None:
    assert z_order(text) is order

"""Tiles: every way to write one, and every clash between the ways."""

from __future__ import annotations

import pytest

from bot.mahjong.notation import Note, ZOrder, parse, read
from bot.mahjong.tiles import TILES, WILD, Tile, Wild, tile, tiles
from tests.mahjong.notation.helpers import FULL, faults, found, hand_of, only, spellings


@pytest.mark.parametrize("kind", TILES, ids=lambda kind: kind.id)
def test_every_way_to_write_a_tile(kind: Tile) -> None:
    rest = "123m456p789s55pEE" if kind.suit else "123m456p789s5566p"
    for written in spellings(kind):
        assert hand_of(f"{rest} +{written}").win is kind, written
        assert hand_of(f"{rest}, {written}").win is kind, written


@pytest.mark.parametrize("written", ["*", "＊", "财神", "財神", "🀪"])
def test_every_way_to_write_the_wild_tile(written: str) -> None:
    hand, win = parse(f"123m456p789s55pE{written}+E")
    assert hand.concealed == (*tiles("123m45556p789sE"), WILD)
    assert win.wild is None


def _last(text: str, count: int) -> tuple[Tile | Wild, ...]:
    """Return the last tiles typed, read as part of a hand that has nothing like them."""
    fill = {1: "1112223334445m", 2: "111222333444m", 3: "11122233344m", 4: "1112223334m", 6: "11122233m"}[count]
    hand = hand_of(f"{fill} {text}")
    assert hand.win is not None
    return tuple(kind for kind in (*hand.concealed, hand.win) if kind not in tiles("12345m"))


@pytest.mark.parametrize(
    ("text", "read_as"),
    [
        ("6sS", "6sS"),  # s after digits is bamboo, S alone is South
        ("6pP", "6pP"),  # p after digits is dots, P alone is white
        ("W 6s", "6sW"),  # a space ends a letter
        ("WW6s", "6sWW"),  # a suit mark after the digit: the letter is the honour
        ("W6s", "6sW"),
        ("F6p", "6pF"),
        ("F1 F1", "EE"),
        ("F2F3", "SW"),
        ("F2z", "SF"),
        ("F6条", "6sF"),
        ("FFF 678p", "678pFFF"),
        ("B7T8", "7p8s"),
        ("6 7 p", "67p"),
        ("6,7p", "67p"),
        ("6、7p", "67p"),
        ("C F", "CF"),
        ("东西", "EW"),
        ("东 家", None),
    ],
)
def test_letters_and_digits(text: str, read_as: str | None) -> None:
    if read_as is None:
        assert ("unknown", "家") in found(text)
        return
    expected = tiles(read_as)
    assert sorted(_last(text, len(expected)), key=lambda one: one.id) == sorted(expected, key=lambda one: one.id)


def test_digits_take_the_first_suit_after_them() -> None:
    assert hand_of("123456789m1234p").concealed == tiles("123456789m1234p")
    assert hand_of("一二三四五六七八九万 一二三四饼").concealed == tiles("123456789m1234p")


def test_separators_mean_nothing() -> None:
    assert parse("1 2 3m,4 56p、7 89 s　55p\tEE\n+E") == parse(FULL)


def test_a_zero_is_a_red_five() -> None:
    parsed = read("123m406p789s55pEE+E")
    assert parsed.hand == hand_of("123m456p789s55pEE+E")
    assert parsed.notes == (Note("red_five", {"text": "0p", "tile": tile("p5")}, (5, 6)),)


def test_z_is_riichi_order_unless_told_otherwise() -> None:
    riichi = read("55566677z11122p")
    assert riichi.hand.concealed == tiles("11122pCCFFFPPP")
    assert [(note.code, dict(note.facts), note.at) for note in riichi.notes] == [
        ("z_order", {"text": "5z", "tile": tile("P"), "other": tile("C"), "write": "z=gb"}, (0, 1)),
        ("z_order", {"text": "7z", "tile": tile("C"), "other": tile("P"), "write": "z=gb"}, (6, 7)),
    ]
    assert read("11z 66z 123m456p789s+1z").notes == ()  # the same in both orders


@pytest.mark.parametrize("switch", ["z=gb", "/z=gb", "Z=GB", "z: gb"])
def test_z_in_the_order_of_the_gb_helper(switch: str) -> None:
    for parsed in (read(f"555z123m456p789s2p+2p {switch}"), read("555z123m456p789s2p+2p", z=ZOrder.GB)):
        assert parsed.hand.concealed == tiles("123m2456p789sCCC")
        assert [note.facts["write"] for note in parsed.notes] == ["z=riichi"]
    assert hand_of("z=riichi 555z123m456p789s2p+2p").concealed == tiles("123m2456p789sPPP")
    assert read("z=riichi 555z123m456p789s2p+2p", z=ZOrder.GB).hand.concealed == tiles("123m2456p789sPPP")


def test_the_order_of_z_is_said_once() -> None:
    assert found(f"{FULL} z=gb z=riichi") == [("flag_conflict", "z=riichi")]
    assert found(f"{FULL} z=tenhou") == [("order_value", "z=tenhou")]
    assert found(f"{FULL} z=") == [("order_value", "z=")]


def test_t_is_bamboo_and_said_so() -> None:
    assert [(note.code, note.facts["text"]) for note in read("123m456p789t55pEE+E").notes] == [("t_bamboo", "t")]
    assert [(note.code, note.facts["text"]) for note in read("123m456pT7T8T9 55pEE+E").notes] == [("t_bamboo", "T")]


def test_western_honors_need_a_western_tile_beside_them() -> None:
    hand = hand_of("1C2C3C 4D5D6D 7B8B9B WhWh Gr Gr R")
    assert (hand.concealed, hand.win) == (tiles("123m456p789sFFPP"), tile("C"))
    assert found("123m456p789sWhWhGrR+R")[0] == ("western_only", "Wh")
    assert [fault.facts["tile"].id for fault in faults("WhGrR")] == ["P", "F", "C"]


def test_western_suits_take_runs_of_digits() -> None:
    assert hand_of("123C456D789B55DEE+E") == hand_of(FULL)


@pytest.mark.parametrize(
    ("text", "code", "place", "first", "second"),
    [
        ("1B 2b", "ambiguous_b", "1B", "1s", "1p"),
        ("B2 13B", "ambiguous_b", "13B", "13s", "13p"),
        ("BBB", "alone_B", "BBB", "P", "1s"),
        ("B", "alone_B", "B", "P", "1s"),
        ("ZZ", "alone_z", "ZZ", "C", "1z"),
        ("1T", "suit_capital", "1T", "1p", "1s"),
        ("3S", "suit_capital", "3S", "3s", "S"),
        ("12P", "suit_capital", "12P", "12p", "P"),
        ("1W", "suit_capital", "1W", "1m", "W"),
        ("七T", "suit_capital", "七T", "7p", "7s"),
        ("7Z", "suit_capital", "7Z", "7z", "C"),
        ("P2", "suit_prefix", "P2", "2p", "P"),
        ("S34", "suit_prefix", "S34", "34s", "S"),
        ("E1", "honor_number", "E1", "E", "F1"),
        ("N2", "honor_number", "N2", "N", "F4"),
        ("C3", "honor_number", "C3", "C", "J1"),
        ("W123", "botzone_run", "W123", "W1W2W3", "123m"),
        ("B12", "botzone_run", "B12", "B1B2", "12p"),
        ("T99", "botzone_run", "T99", "T9T9", "99s"),
        ("F11", "botzone_run", "F11", "F1F1", "F 11m"),
        ("J12", "botzone_run", "J12", "J1J2", "CFP"),
        ("H123", "botzone_run", "H123", "H1H2H3", "flowers=3"),
    ],
)
def test_an_ambiguity_names_both_readings(text: str, code: str, place: str, first: str, second: str) -> None:
    fault = only(text)
    assert fault.at is not None
    assert (fault.code, text[slice(*fault.at)]) == (code, place)
    assert (fault.facts["first"], fault.facts["second"]) == (first, second)
    assert fault.facts["text"] == place


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("123456", [("no_suit", "123456")]),
        ("12 123", [("no_suit", "12 123")]),
        ("一二三", [("no_suit", "一二三")]),
        ("1二三万", [("no_suit", "1")]),
        ("0z", [("bad_digit", "0")]),
        ("1z8z", [("bad_digit", "8")]),
        ("8990z", [("bad_digit", "8"), ("bad_digit", "9"), ("bad_digit", "9"), ("bad_digit", "0")]),
        ("F5", [("bad_digit", "F5")]),
        ("J4 W0 H9", [("bad_digit", "J4"), ("bad_digit", "W0"), ("bad_digit", "H9")]),
        ("W10", [("no_suit", "10")]),
        ("E12", [("no_suit", "12")]),
        ("F56", [("no_suit", "56")]),
        ("55 self-drawn", [("no_suit", "55")]),
        ("55pon777s", [("no_suit", "55")]),
        ("11 12 13 31 31", [("unsupported_id", "11 12 13 31 31")]),
        ("1M", [("suit_case", "1M")]),
        ("M1", [("suit_case", "M1")]),
        ("M123", [("suit_case", "M123")]),
        ("1C 2w", [("western_mixed", "2w")]),
        ("2b 1C", [("western_mixed", "2b")]),
        ("m1p", [("suit_alone", "m")]),
        ("z", [("suit_alone", "z")]),
        ("ee", [("lower_honor", "ee")]),
        ("ss", [("lower_honor", "ss")]),
        ("f", [("lower_honor", "f")]),
        ("🀫", [("face_down", "🀫")]),
        ("hello", [("unknown", "hello")]),
        ("Eastern", [("unknown", "Eastern")]),
        ("M", [("unknown", "M")]),
        ("T9p", [("botzone_alone", "T")]),
        ("JT H", [("botzone_alone", "J"), ("botzone_alone", "T"), ("botzone_alone", "H")]),
        ("1m-2m'", [("unknown", "-"), ("unknown", "'")]),
        ("!?#", [("unknown", "!?#")]),
        ("B1b", [("alone_B", "B")]),
        ("BBB1", [("alone_B", "BB")]),
        ("1 2 3T", [("suit_capital", "3T"), ("no_suit", "1 2")]),
        ("M1 P2 S3", [("suit_case", "M1"), ("suit_prefix", "P2"), ("suit_prefix", "S3")]),
        ("1M 2T 3S", [("suit_case", "1M"), ("suit_capital", "2T"), ("suit_capital", "3S")]),
        ("ZFB", [("alone_z", "Z"), ("alone_B", "B")]),
    ],
)  # fmt: skip
def test_what_is_no_tile(text: str, expected: list[tuple[str, str]]) -> None:
    assert sorted(found(text)) == sorted(expected)


def test_the_place_of_a_fault_is_told_in_what_was_typed() -> None:
    # a variation selector and a character that becomes three stand before it
    text = "🀄\ufe0f㈠　１２３"
    (digits,) = [fault for fault in faults(text) if fault.facts.get("text") == "１２３"]
    assert (digits.code, digits.at, digits.facts["position"]) == ("no_suit", (4, 7), 5)
    assert only("a🀄\ufe0f").at == (0, 1)
    assert only("☃\ufe0f").at == (0, 2)


@pytest.mark.parametrize(
    ("text", "write"),
    [("m123", "123m"), ("s", "1s"), ("ee", "EE"), ("ss", "SS"), ("1M", "1m"), ("M12", "12m"), ("J", "J1")],
)
def test_a_fault_says_what_to_write(text: str, write: str) -> None:
    assert faults(text)[0].facts["write"] == write


def test_honors_alone_never_spell_a_word() -> None:
    assert hand_of("EEESSSWWWNNCC").concealed == tiles("EEESSSWWWNNCC")
    assert hand_of("SEWSEWSEWNCNC").concealed == tiles("EEESSSWWWNNCC")


def test_what_nobody_sees_is_not_there() -> None:
    assert read("\ufeff123m\u200b456p7\u206089s55pEE+E") == read("123m456p789s55pEE+E")
    assert found("123m\u200b☃456p789s55pEE+E") == [("unknown", "☃")]

"""Melds: brackets with and without an offer, words, and what is none."""

from __future__ import annotations

from typing import Any

import pytest

from bot.mahjong.hand import Meld, MeldKind, Source
from bot.mahjong.notation import parse, read
from bot.mahjong.tiles import WILD, tile, tiles
from tests.mahjong.notation.helpers import faults, found, only

CHOW, PUNG, KONG, CONCEALED = MeldKind
REST = "E123m456789p+E"


def chow(middle: str, claimed: Any = None) -> Meld:
    return Meld(CHOW, tile(middle), claimed=claimed)


def pung(kind: str, source: Source | None = None) -> Meld:
    return Meld(PUNG, tile(kind), source)


def kong(kind: str, source: Source | None = None, *, added: bool = False) -> Meld:
    return Meld(KONG, tile(kind), source, added=added)


def concealed(kind: str) -> Meld:
    return Meld(CONCEALED, tile(kind))


@pytest.mark.parametrize(
    ("text", "meld"),
    [
        ("[234s]", chow("s3")),
        ("(234s)", chow("s3")),
        ("[423s]", chow("s3")),
        ("[234s,1]", chow("s3", 0)),
        ("[234s2]", chow("s3", 1)),
        ("[234s,3]", chow("s3", 2)),
        ("[234s 3]", chow("s3", 2)),
        ("［２３４ｓ，３］", chow("s3", 2)),
        ("【二三四条】", chow("s3")),
        ("[324s,3]", chow("s3", 2)),  # the third tile is the highest, however one counts
        ("[T2T3T4]", chow("s3")),
        ("[T2T3T41]", chow("s3", 0)),
        ("[🀑🀒🀓,1]", chow("s3", 0)),
        ("[777s]", pung("s7")),
        ("(777s)", pung("s7")),
        ("( W W W )", pung("W")),
        ("[777s,1]", pung("s7", Source.PREVIOUS)),
        ("[777s,2]", pung("s7", Source.OPPOSITE)),
        ("(777s,3)", pung("s7", Source.NEXT)),
        ("[WWW1]", pung("W", Source.PREVIOUS)),
        ("[FFF3]", pung("F", Source.NEXT)),
        ("[F3F3F3]", pung("W")),
        ("[T7T7T7]", pung("s7")),
        ("[NNN2]", pung("N", Source.OPPOSITE)),
        ("[SSSS]", concealed("S")),
        ("[S S S S]", concealed("S")),
        ("[7777s]", concealed("s7")),
        ("(7777s)", kong("s7")),
        ("[7777s1]", kong("s7", Source.PREVIOUS)),
        ("[7777s,3]", kong("s7", Source.NEXT)),
        ("[WWWW1]", kong("W", Source.PREVIOUS)),
        ("[FFFF5]", kong("F", Source.PREVIOUS, added=True)),
        ("[7777s,6]", kong("s7", Source.OPPOSITE, added=True)),
        ("[7777s7]", kong("s7", Source.NEXT, added=True)),
        ("[T7T7T7T71]", kong("s7", Source.PREVIOUS)),
        ("吃234s", chow("s3")),
        ("chi 2s 3s 4s", chow("s3")),
        ("Chow 二三四条", chow("s3")),
        ("吃[234s,2]", chow("s3", 1)),
        ("碰777s", pung("s7")),
        ("pon WWW", pung("W")),
        ("PUNG T7 T7 T7", pung("s7")),
        ("碰西西西", pung("W")),
        ("碰(777s)", pung("s7")),
        ("杠7777s", kong("s7")),
        ("明槓7777s", kong("s7")),
        ("kong 7777s", kong("s7")),
        ("melded kong 7777s", kong("s7")),
        ("明杠[7777s]", kong("s7")),
        ("明杠[7777s,2]", kong("s7", Source.OPPOSITE)),
        ("明杠[7777s,6]", kong("s7", Source.OPPOSITE, added=True)),
        ("加杠7777s", kong("s7", added=True)),
        ("補槓7777s", kong("s7", added=True)),
        ("added-kong 7777s", kong("s7", added=True)),
        ("加杠[7777s,2]", kong("s7", Source.OPPOSITE, added=True)),
        ("暗杠7777s", concealed("s7")),
        ("暗7777s", concealed("s7")),
        ("ankan SSSS", concealed("S")),
        ("Concealed kong SSSS", concealed("S")),
        ("暗杠(7777s)", concealed("s7")),
        ("暗杠[7777s]", concealed("s7")),
        ("暗杠西西西西", concealed("W")),
    ],
)
def test_every_way_to_write_a_meld(text: str, meld: Meld) -> None:
    for whole in (f"{text} {REST}", f"{text}{REST}", f"{REST} {text}"):
        assert read(whole).hand.melds == (meld,), whole


def test_melds_keep_their_order() -> None:
    hand = read("[777s,1][234m,3]暗杠EEEE(WWW)5p+5p").hand
    assert hand.melds == (pung("s7", Source.PREVIOUS), chow("m3", 2), concealed("E"), pung("W"))


def test_a_word_takes_as_many_tiles_as_its_meld_has() -> None:
    hand = read("碰EEE E123m456p 789s 9s").hand
    assert hand.melds == (pung("E"),)
    assert hand.concealed == tiles("123m456p789sE")


@pytest.mark.parametrize(
    ("text", "code"), [("[7777s]", "kong_concealed"), ("[SSSS]", "kong_concealed"), ("(7777s)", "kong_melded")]
)
def test_how_a_kong_without_word_and_digit_was_read_is_echoed(text: str, code: str) -> None:
    parsed = read(f"{REST} {text}")
    (note,) = parsed.notes
    assert (note.code, note.facts) == (code, {"tile": parsed.hand.melds[0].tile})
    assert note.at == (len(REST) + 1, len(REST) + 1 + len(text))


@pytest.mark.parametrize(
    "text",
    [
        "暗杠7777s", "暗杠[7777s]", "暗杠(7777s)", "[7777s,1]", "(7777s,1)", "杠7777s", "明杠(7777s)", "[7777s,5]",
        "加杠7777s", "[777s]", "(777s)", "[234s]", "(234s)", "暗杠7s",
    ],
)  # fmt: skip
def test_what_is_said_is_not_echoed(text: str) -> None:
    assert read(f"{REST} {text}").notes == ()


@pytest.mark.parametrize(
    ("text", "meld", "rest"),
    [
        ("碰东 789m", pung("E"), "789m"),
        ("碰 E 789m", pung("E"), "789m"),
        ("碰南789m", pung("S"), "789m"),
        ("明杠3万 789m", kong("m3"), "789m"),
        ("暗杠5筒 789m", concealed("p5"), "789m"),
        ("杠红中 发发发", kong("C"), "FFF"),
        ("加杠0s 789m", kong("s5", added=True), "789m"),
        ("pong 1z 发发发", pung("E"), "FFF"),
        ("pung east FFF", pung("E"), "FFF"),
        ("碰5s 66z 6z", pung("s5"), "FFF"),
        ("碰1s🀑🀒🀓", pung("s1"), "234s"),
    ],
)
def test_a_word_and_one_tile_are_the_whole_meld(text: str, meld: Meld, rest: str) -> None:
    hand = read(f"N777888p {text}+N").hand
    assert hand.melds == (meld,)
    assert hand.concealed == tuple(sorted(tiles(f"N777888p{rest}")))


@pytest.mark.parametrize("text", ["碰 E E E", "碰EEE", "碰 1z东F1", "碰777s", "碰7s 77s", "碰0s55s"])
def test_copies_that_follow_belong_to_the_meld(text: str) -> None:
    (meld,) = read(f"N123m456789p+N {text}").hand.melds
    assert meld.kind is PUNG


def test_of_a_chow_one_tile_is_not_enough() -> None:
    assert found(f"{REST} 吃3s") == [("claim_size", "吃3s")]
    assert found(f"{REST} 碰*")[0] == ("wild_in_meld", "碰*")
    assert found(f"{REST} 碰5s 56s7s") == [("meld_shape", "碰5s 56s")]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[11m]", [("kong_size", "[11m]")]),
        ("[12345m]", [("kong_size", "[12345m]")]),
        ("[]", [("kong_size", "[]")]),
        ("(1m)2m", [("kong_size", "(1m)")]),
        ("[135m]", [("meld_shape", "[135m]")]),
        ("[1234m]", [("meld_shape", "[1234m]")]),
        ("[12m3p]", [("meld_shape", "[12m3p]")]),
        ("[89m1p]", [("meld_shape", "[89m1p]")]),
        ("[112m]", [("meld_shape", "[112m]")]),
        ("[EES]", [("meld_shape", "[EES]")]),
        ("[W1W2W4]", [("meld_shape", "[W1W2W4]")]),
        ("[WWWW12]", [("meld_shape", "[WWWW12]")]),
        ("[ESW]", [("chow_of_honors", "[ESW]")]),
        ("吃中发白", [("chow_of_honors", "吃中发白")]),
        ("[12m*]", [("wild_in_meld", "[12m*]")]),
        ("[123m,4]", [("bad_offer", "[123m,4]")]),
        ("[123m,12]", [("bad_offer", "[123m,12]")]),
        ("[123m,0]", [("bad_offer", "[123m,0]")]),
        ("[111m,5]", [("bad_offer", "[111m,5]")]),
        ("[1111m,4]", [("bad_offer", "[1111m,4]")]),
        ("[1111m,8]", [("bad_offer", "[1111m,8]")]),
        ("暗杠[1111m,1]", [("bad_offer", "暗杠[1111m,1]")]),
        ("[312m,1]", [("ambiguous_claimed", "[312m,1]")]),
        ("吃777s", [("claim_shape", "吃777s")]),
        ("碰123m", [("claim_shape", "碰123m")]),
        ("碰[7777s,1]", [("claim_shape", "碰[7777s,1]")]),
        ("暗杠[123m]", [("claim_shape", "暗杠[123m]")]),
        ("碰77s", [("claim_size", "碰77s")]),
        ("碰7777s", [("claim_size", "碰7777s")]),
        ("吃123456m", [("claim_size", "吃123456m")]),
        ("杠EEE 55p", [("claim_size", "杠EEE 55p")]),
        ("杠EEE", [("claim_size", "杠EEE")]),
        ("碰", [("claim_size", "碰")]),
        ("碰 碰 和", [("claim_size", "碰"), ("claim_size", "碰"), ("no_tile_after", "和")]),
        ("[123m 456p", [("unclosed", "[")]),
        ("(123m", [("unclosed", "(")]),
        ("[123m (777s)", [("unclosed", "[")]),
        ("[123m)", [("unclosed", "[")]),
        ("碰[777s", [("unclosed", "[")]),
        ("777s]", [("unopened", "]")]),
        ("777s)", [("unopened", ")")]),
        ("[123m 自摸]", [("foreign_in_meld", "自摸")]),
        ("[🀢🀣🀤]", [("foreign_in_meld", "🀢"), ("foreign_in_meld", "🀣"), ("foreign_in_meld", "🀤")]),
        ("[123,1]", [("no_suit", "123,1")]),
        ("[11 12 13]", [("unsupported_id", "11 12 13")]),
        ("[12 3m4 5m]", [("kong_size", "[12 3m4 5m]")]),
        ("[1 EE]", [("no_suit", "1")]),
        ("[S12]", [("suit_prefix", "S12")]),
        ("[W123]", [("botzone_run", "W123")]),
        ("[T0]", [("bad_digit", "T0")]),
    ],
)
def test_what_is_no_meld(text: str, expected: list[tuple[str, str]]) -> None:
    assert found(text) == expected


@pytest.mark.parametrize(
    "text", ["[1☃1m]", "碰☃777s", "碰77☃s", "碰7s☃7s", "碰77s☃", "碰77", "碰8z7z7z", "+☃", "+77", "wild=☃", "wild=77"]
)
def test_one_thing_unread_is_one_fault(text: str) -> None:
    codes = [code for code, _ in found(text)]
    assert set(codes) <= {"unknown", "no_suit", "bad_digit", "suit_alone"}
    assert "unknown" in codes or len(codes) == 1


def test_what_a_bad_meld_was_is_told() -> None:
    assert only("[135m]").facts == {"tiles": tiles("135m")}
    assert only("[11m]").facts == {"count": 2, "tiles": tiles("11m")}
    assert only("[12m*]").facts == {"tile": WILD, "tiles": (*tiles("12m"), WILD)}
    assert only("[ESW]").facts == {"tiles": tiles("ESW")}
    assert only("碰77s").facts == {"text": "碰", "count": 2, "wanted": 3}
    assert only("吃777s").facts == {"text": "吃", "kind": "chow", "tiles": tiles("777s")}
    assert only("[1111m,8]").facts == {"text": "8", "kind": "kong", "allowed": "1, 2, 3, 5, 6, 7"}
    assert only("暗杠[1111m,2]").facts == {"text": "2", "kind": "concealed_kong", "allowed": ""}
    assert only("[123m,4]").facts == {"text": "4", "kind": "chow", "allowed": "1, 2, 3"}
    assert only("(123m").facts == {"text": "(", "write": ")"}
    assert only("[312m,1]").facts == {"text": "312m,1", "first": "[123m,3]", "second": "[123m,1]"}


def test_a_fifth_meld_is_pointed_at() -> None:
    fault = faults("[111m][222m][333m][444m][555m]5p+5p")[0]
    assert (fault.code, fault.at, fault.facts) == ("too_many_melds", (24, 30), {"count": 5})


def test_a_concealed_kong_may_show_two_backs() -> None:
    assert parse("[🀫🀙🀙🀫]123m456s78pEE+9p") == parse("[1111p]123m456s78pEE+9p")
    assert found("[🀫🀙🀚🀫]123m456s78pEE+9p")[0][0] == "face_down"


@pytest.mark.parametrize(
    ("japanese", "same"),
    [
        ("チー123m ポン777s 456p78sEE ロン9s", "吃123m 碰777s 456p78sEE 点和9s"),
        ("カン8888p 123m456p99s55s ツモ5s", "明杠8888p 123m456p99s55s 自摸5s"),
        ("123m456p789s55pEE ロンE 場南 門西", "123m456p789s55pEE 点和E 圈南 门西"),
    ],
)
def test_melds_are_called_as_in_japan(japanese: str, same: str) -> None:
    assert parse(japanese) == parse(same)

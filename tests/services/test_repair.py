"""What was probably meant: each repair has been read, betters the text, and fits on its button."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.errors import HandError, UserError
from bot.locales import LOCALES, Words
from bot.mahjong.notation import Overrides, read
from bot.mahjong.tiles import Wind, tile
from bot.services.repair import MOST, Repair, repairs, search
from bot.services.scoring import LookAhead, NoWinTileError, ScoreHand, look_ahead, score_hand

GOOD = (
    "[234p,1] 12334567pEE+5p 自摸 圈东 门南",
    "123m456p789s5pEEE+5p 自摸",
    "[456p,1][123s,1] 123m78s55p+9s 门南",
    "(777s)[2222m,6]456p33s78p+9p",
    "吃123m 碰777s 暗杠EEEE 55p78m 自摸9m",
    "一二三万456饼789索55饼東東 胡東 自摸",
    "19m19p19sESWNCFP+P",
    "1122334455667m+7m self-drawn",
    "147m258p369sESWN+C",
    "111m999s[CCC][888p,1]2p+2p round=S seat=W",
    "W1W2W3 B4B5B6 T7T8T9 B5B5 F1F1 F1",
)
LETTERS = "123456789mpsESWNCFP[]()+,| z0qx自东门"
WIDEST = 34


def refused(text: str, overrides: Overrides | None = None) -> tuple[ScoreHand, UserError]:
    request = ScoreHand(text, overrides)
    with pytest.raises(UserError) as error:
        score_hand(request)
    return request, error.value


def repaired(text: str, overrides: Overrides | None = None) -> list[str]:
    return [one.text for one in repairs(*refused(text, overrides))]


@st.composite
def mistyped(draw: st.DrawFn) -> str:
    """A good hand with one to three slips of the finger."""
    text = draw(st.sampled_from(GOOD))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        letter = draw(st.sampled_from(LETTERS))
        slips = (text[:at] + text[at + 1 :], text[:at] + letter + text[at:], text[:at] + letter + text[at + 1 :])
        text = draw(st.sampled_from((*slips, text[:at] + text[at : at + 2][::-1] + text[at + 2 :])))
    return text


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("123m456p789s55pEEe+E", "123m456p789s55pEE+E"),  # a letter too many
        ("123m456p789s55pee+E", "123m456p789s55pEE+E"),  # honours in small letters
        ("111m99999sEEECC+C", "111m999p99sEEECC+C"),  # a suit lost among digits
        ("123m456p78s955pEE+E", "123m456p789s55pEE+E"),  # a suit and a digit that changed places
        ("123m456p789s55EE+E", "123m456p789s55pEE+E"),  # a suit lost before honours
        ("123m456p789S55pEE+E", "123m456p789s55pEE+E"),  # a capital suit
        ("123m456x789s55pEE+E", "123m456p789s55pEE+E"),  # a wrong letter for the suit
        ("123m456p7x9s55pEE+E", "123m456p789s55pEE+E"),  # a wrong sign for a digit
        ("123m456p789s55pEE+E 自模", "123m456p789s55pEE+E 自摸"),  # a word that is often mistaken
        ("123m456p789s55pEE+E self-drawm", "123m456p789s55pEE+E self-drawn"),  # a misspelt word
        ("123m456p789s55pEE+E roudn=S", "123m456p789s55pEE+E round=S"),  # a misspelt key
        ("123m456p789s55pEE+E 自沫", "123m456p789s55pEE+E 自摸"),  # a wrong sign in a word
        ("[234p,1 12334567pEE+5p", "[234p,1] 12334567pEE+5p"),  # a bracket never closed
        ("234p,1] 12334567pEE+5p", "[234p,1] 12334567pEE+5p"),  # a bracket never opened
        ("[24p,1] 12334567pEE+5p", "[234p,1] 12334567pEE+5p"),  # a tile lost in a meld
        ("[2344p,1] 12334567pEE+5p", "[234p,1] 12334567pEE+5p"),  # a tile too many in a meld
        ("[235p,1] 12334567pEE+5p", "[234p,1] 12334567pEE+5p"),  # a wrong tile in a meld
        ("[777s,4]123m456p33s78p+9p", "[777s,3]123m456p33s78p+9p"),  # an offer that there is not
        ("1123m456p789s55pEE+E", "123m456p789s55pEE+E"),  # a tile too many
        ("123m456p789s5pEE+E", "123m456p789s55pEE+E"),  # a tile lost
        ("123m456p789s55pEE", "123m456p789s55pEE+E"),  # no winning tile
        ("123m456p789s55pEE+2m", "123m456p789s55pEE+E"),  # a winning tile that does not win
        ("123m456p788s55pEE+E", "123m456p789s55pEE+E"),  # another tile that keeps it from winning
        ("147m258p369pESWN+C", "147m258p369sESWN+C"),  # a group in the wrong suit
        ("123m456p789s55pEE+E 抢杠", "123m456p789s55pEE+E"),  # a kong that cannot have been robbed
        ("123m456p789s55pEE+E 杠开", "123m456p789s55pEE+E"),  # a replacement tile without a kong
        ("123m456p789s55pEE+E 自摸 点和", "123m456p789s55pEE+E 点和"),  # a contradiction, the other way
        ("123m456p789s55pEE+E 清一色", "123m456p789s55pEE+E"),  # a fan, which is found by itself
        ("1c2c3c4d5d6d7b8b9b5d5dEE+E", "123m456p789s55pEE+E"),  # western suits in small letters
        ("123m456p789s55pEE+E house=boke", "123m456p789s55pEE+E"),  # rules of a later version
        ("123m456p789s55pEE+E wild=6m", "123m456p789s55pEE+E"),  # a wild tile, which later versions know
        ("123m456p789s55pBB+B", "123m456p789s55pPP+P"),  # white, as some programs write it
    ],
)
def test_what_was_meant_is_among_the_repairs(typed: str, meant: str) -> None:
    wanted = read(meant)

    found = [read(text) for text in repaired(typed)]

    assert (wanted.hand, wanted.win) in [(one.hand, one.win) for one in found]


def test_four_of_a_kind_that_are_a_tile_too_many_are_offered_as_a_kong_of_either_sort() -> None:
    request, error = refused("1111m456p789s55pEE+E")

    found = [one for one in repairs(request, error) if one.code == "kong"]

    assert [read(one.text).hand.melds[0].kind.value for one in found] == ["concealed_kong", "kong"]


def test_the_winning_tile_is_offered_for_each_wait_those_above_the_minimum_first() -> None:
    request, error = refused("[234p,1] 12334567pEE 自摸 圈东 门南")

    found = repairs(request, error)

    assert isinstance(error, NoWinTileError)
    assert {one.code for one in found} == {"win_on"}
    waits = {wait.tile for wait in error.ahead.waiting.waits if wait.left}
    assert {one.facts["tile"] for one in found} <= waits
    reach = [score_hand(ScoreHand(one.text)).score.reaches_minimum for one in found]
    assert reach == sorted(reach, reverse=True)


def test_the_winner_is_seated_elsewhere_than_who_dealt_in() -> None:
    assert repaired("123m45556p789sEE+E 东家点炮")[:3] == [f"123m45556p789sEE+E 东家点炮 seat={seat}" for seat in "SWN"]


def test_who_dealt_in_by_option_is_no_winner_in_a_repair() -> None:
    request = ScoreHand("123m45556p789sEE+E", discarder=Wind.EAST)
    with pytest.raises(UserError) as error:
        score_hand(request)

    for one in repairs(request, error.value):
        assert score_hand(ScoreHand(one.text, discarder=Wind.EAST)).win.seat is not Wind.EAST


def test_options_beside_the_text_are_kept_in_mind() -> None:
    overrides = Overrides(win=tile("E"))

    found = repaired("123m456p788s55pEE", overrides)

    assert found
    for text in found:
        assert score_hand(ScoreHand(text, overrides)).hand.win is tile("E")


def test_a_text_that_is_to_be_looked_ahead_from_is_repaired_to_thirteen_tiles() -> None:
    request = LookAhead("123m456p789s55pee")
    with pytest.raises(HandError) as error:
        look_ahead(request)

    found = repairs(ScoreHand(request.text), error.value, waiting=True)

    assert found[0].text == "123m456p789s55pEE"
    assert all(look_ahead(LookAhead(one.text)) for one in found)


def test_where_many_tiles_may_be_lost_none_is_guessed() -> None:
    assert repaired("22334455667m+7m") == []


@pytest.mark.parametrize("text", ["", "hello", "house", "1" * 600, "🀫", "[[[[", "|||", "+", "\ud800", "x" * 500])
def test_what_is_no_hand_is_not_made_one(text: str) -> None:
    request, error = refused(text)

    for one in repairs(request, error):
        with pytest.raises(UserError):
            score_hand(ScoreHand(one.text))


@pytest.mark.parametrize("text", ["1" * 6000, "123m" * 1500, "[" * 6000, "é" * 6000])
def test_what_is_too_long_to_be_read_is_not_mended(text: str) -> None:
    assert repairs(*refused(text)) == ()


def test_an_error_that_is_about_no_hand_has_no_repairs() -> None:
    assert repairs(ScoreHand("123m456p789s55pEE+E"), UserError("unknown_fan", name="x")) == ()


@settings(max_examples=150, deadline=None)
@given(mistyped())
def test_every_repair_betters_the_text_and_leaves_the_worst_fault_behind(text: str) -> None:
    try:
        score_hand(ScoreHand(text))
    except UserError as error:
        found = repairs(ScoreHand(text), error)
        assert len(found) <= MOST
        assert len({one.text for one in found} - {text}) == len(found)
        for one in found:
            _is_better(one, error)


def _is_better(one: Repair, before: UserError) -> None:
    after = _error_of(one.text)
    if after is not None:
        assert isinstance(before, HandError)
        assert not isinstance(before, NoWinTileError)
    if isinstance(after, HandError) and isinstance(before, HandError) and not isinstance(after, NoWinTileError):
        assert len(after.faults) < len(before.faults)


def _error_of(text: str) -> UserError | None:
    try:
        score_hand(ScoreHand(text))
    except UserError as error:
        return error
    return None


@settings(max_examples=100, deadline=None)
@given(st.text(st.sampled_from(LETTERS + "\ud800🀇🀄暗杠碰吃点炮花"), max_size=60))
def test_no_text_whatever_makes_the_repairs_fail(text: str) -> None:
    try:
        score_hand(ScoreHand(text))
    except UserError as error:
        for one in repairs(ScoreHand(text), error):
            assert one.text != text


@settings(max_examples=80, deadline=None)
@given(mistyped(), st.sampled_from(LOCALES))
def test_every_repair_fits_on_a_button_in_every_language(text: str, locale: str) -> None:
    try:
        score_hand(ScoreHand(text))
    except UserError as error:
        for one in repairs(ScoreHand(text), error):
            label = Words.of(locale).say(f"repair_{one.code}", one.facts)
            wide = sum(2 if unicodedata.east_asian_width(letter) in "WFA" else 1 for letter in label)
            assert 0 < wide <= WIDEST + 6, label


@pytest.mark.parametrize("text", ["1" * 500, "1m2p" * 125, "自" * 500, "1m" * 74, "[1" * 75, "x1" * 250])
def test_hopeless_texts_are_given_up_soon(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    request, error = refused(text)
    read_so_far: list[int] = []

    def counted(text: str, **options: object) -> object:
        read_so_far.append(len(text))
        raise HandError(*getattr(error, "faults", ()))

    monkeypatch.setattr(search, "read_playable", counted)
    repairs(request, error)

    assert sum(read_so_far) <= 4500


def test_single_slips_are_mostly_repaired() -> None:
    """Every good hand, with each of its characters left out and with each typed twice."""
    slips = [
        (good, slip)
        for good in GOOD[:6]
        for at in range(len(good))
        for slip in (good[:at] + good[at + 1 :], good[:at] + good[at] + good[at:])
    ]
    outcomes = [hit for hit in (_is_repaired(*slip) for slip in slips) if hit is not None]

    assert len(outcomes) > 100
    assert sum(outcomes) / len(outcomes) > 0.85


def _is_repaired(good: str, slip: str) -> bool | None:
    """Tell whether the hand that was meant is offered; None where the slip is a hand as well."""
    try:
        score_hand(ScoreHand(slip))
    except UserError as error:
        wanted = read(good)
        for one in repairs(ScoreHand(slip), error):
            try:
                found = read(one.text)
            except HandError:
                continue
            if (found.hand, found.win) == (wanted.hand, wanted.win):
                return True
        return False
    return None

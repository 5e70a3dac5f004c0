"""Hands, melds and ways of winning: what cannot exist is refused, with everything that is wrong."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from bot.errors import Fault, HandError
from bot.mahjong.hand import DISCARD, SELF_DRAW, By, Hand, Meld, MeldKind, Source, Win, as_dict, check, way_faults
from bot.mahjong.notation import parse
from bot.mahjong.scoring import fan_total, score, score_many
from bot.mahjong.tiles import WILD, Wind, short, tile, tiles
from tests.support import OFFICIAL


def pung(kind: str) -> Meld:
    return Meld(MeldKind.PUNG, tile(kind))


def chow(middle: str) -> Meld:
    return Meld(MeldKind.CHOW, tile(middle))


def kong(kind: str) -> Meld:
    return Meld(MeldKind.KONG, tile(kind))


def faults_of(made: Callable[[], Any]) -> dict[str, dict[str, Any]]:
    """Return what is wrong, by code."""
    with pytest.raises(HandError) as caught:
        made()
    found = {fault.code: dict(fault.facts) for fault in caught.value.faults}
    assert len(found) == len(caught.value.faults)
    return found


class TestMeld:
    @pytest.mark.parametrize("middle", ["m1", "m9", "p1", "s9", "E", "C"])
    def test_a_chow_lies_within_its_suit(self, middle: str) -> None:
        assert faults_of(lambda: chow(middle)) == {"meld_shape": {"kind": "chow", "tiles": (tile(middle),)}}

    @pytest.mark.parametrize(
        ("kind", "more"),
        [
            (MeldKind.CHOW, {"source": Source.OPPOSITE}),
            (MeldKind.CHOW, {"added": True}),
            (MeldKind.PUNG, {"claimed": 0}),
            (MeldKind.PUNG, {"added": True}),
            (MeldKind.KONG, {"claimed": 1}),
            (MeldKind.CONCEALED_KONG, {"source": Source.NEXT}),
            (MeldKind.CONCEALED_KONG, {"claimed": 2}),
            (MeldKind.CONCEALED_KONG, {"added": True}),
        ],
    )
    def test_it_was_not_claimed_in_a_way_it_cannot_be(self, kind: MeldKind, more: dict[str, Any]) -> None:
        assert "meld_shape" in faults_of(lambda: Meld(kind, tile("m5"), **more))

    @pytest.mark.parametrize("claimed", [-1, 3])
    def test_a_chow_has_three_tiles_to_claim(self, claimed: Any) -> None:
        assert "meld_shape" in faults_of(lambda: Meld(MeldKind.CHOW, tile("m5"), claimed=claimed))

    def test_it_was_claimed_in_any_way_it_can_be(self) -> None:
        for source in (None, *Source):
            Meld(MeldKind.PUNG, tile("E"), source)
            Meld(MeldKind.KONG, tile("E"), source)
            Meld(MeldKind.KONG, tile("E"), source, added=True)
        for claimed in (None, 0, 1, 2):
            Meld(MeldKind.CHOW, tile("m2"), claimed=claimed)

    def test_it_knows_its_tiles(self) -> None:
        assert short(chow("p8").tiles) == "789p"
        assert short(pung("C").tiles) == "CCC"
        assert short(kong("m1").tiles) == short(Meld(MeldKind.CONCEALED_KONG, tile("m1")).tiles) == "1111m"

    def test_only_a_concealed_kong_was_not_claimed(self) -> None:
        assert [Meld(kind, tile("m5")).is_claimed for kind in MeldKind] == [True, True, True, False]
        assert [Meld(kind, tile("m5")).is_kong for kind in MeldKind] == [False, False, True, True]


class TestTilesOfAHand:
    @pytest.mark.parametrize("melds", range(5))
    def test_every_meld_takes_the_place_of_three_tiles(self, melds: int) -> None:
        laid = tuple(map(chow, ("m2", "m5", "m8", "p2")[:melds]))
        standing = tiles("23456789p123s55s")[: 13 - 3 * melds]

        assert Hand(laid, standing, tile("E")).win is tile("E")
        assert Hand(laid, standing).win is None
        wrong = {"count": 13 - 3 * melds, "wanted": 14 - 3 * melds, "melds": melds}
        assert faults_of(lambda: Hand(laid, standing[:-1], tile("E"))) == {"bad_count": wrong}
        assert "bad_count" in faults_of(lambda: Hand(laid, (*standing, tile("N")), tile("E")))

    def test_tiles_that_wait_are_thirteen(self) -> None:
        assert faults_of(lambda: Hand((), tiles("123m456p789s55pEEE"))) == {
            "bad_count": {"count": 14, "wanted": 13, "melds": 0}
        }

    def test_a_kong_counts_three(self) -> None:
        assert len(Hand((kong("m1"),), tiles("23456789p12s"), tile("E")).tiles) == 15

    def test_there_are_no_five_melds(self) -> None:
        five = tuple(map(chow, ("m2", "m5", "m8", "p2", "p5")))
        assert faults_of(lambda: Hand(five, (), tile("E"))) == {"too_many_melds": {"count": 5}}

    @pytest.mark.parametrize(
        ("melds", "concealed", "won", "kind", "count"),
        [
            ((), "11111m234p567s99s", "s9", "m1", 5),
            ((), "1111m2345p5678s9s", "m1", "m1", 5),
            ((pung("m1"),), "11m234p567s99s", "s9", "m1", 5),
            ((kong("m1"),), "1m234p567s999s", "E", "m1", 5),
            ((kong("m1"), chow("m2")), "2345678p", "E", "m1", 5),
            ((kong("m1"), kong("m1")), "2345678p", "E", "m1", 8),
        ],
    )
    def test_there_is_no_fifth_copy(
        self, melds: tuple[Meld, ...], concealed: str, won: str, kind: str, count: int
    ) -> None:
        found = faults_of(lambda: Hand(melds, tiles(concealed), tile(won)))
        assert found == {"too_many": {"tile": tile(kind), "count": count}}

    @pytest.mark.parametrize("flowers", [-1, 9, 255, True, 10**30])
    def test_there_are_eight_flowers(self, flowers: int) -> None:
        assert faults_of(lambda: Hand((), tiles("123m456p789s55pEE"), tile("E"), flowers)) == {
            "bad_flowers": {"count": flowers}
        }

    @pytest.mark.parametrize("flowers", [0, 8])
    def test_none_or_all_of_them_may_be_there(self, flowers: int) -> None:
        assert Hand((), tiles("123m456p789s55pEE"), tile("E"), flowers).flowers == flowers

    def test_everything_that_is_wrong_is_named_at_once(self) -> None:
        with pytest.raises(HandError) as caught:
            Hand((kong("m1"), kong("m1")), tiles("1mEEEEE"), tile("E"), 9)

        assert caught.value.faults == (
            Fault("too_many", {"tile": tile("m1"), "count": 9}),
            Fault("too_many", {"tile": tile("E"), "count": 6}),
            Fault("bad_count", {"count": 7, "wanted": 8, "melds": 2}),
            Fault("bad_flowers", {"count": 9}),
        )

    def test_a_crowd_of_tiles_is_refused_like_any_other(self) -> None:
        assert set(faults_of(lambda: Hand((kong("m1"),) * 200, tiles("1m") * 400, tile("m1")))) == {
            "too_many",
            "too_many_melds",
        }

    def test_tiles_are_kept_in_order_and_melds_as_they_were_laid(self) -> None:
        hand = Hand((chow("s2"), pung("m9")), (tile("E"), WILD, *tiles("5p1s55m3p")), tile("p4"))

        assert hand.melds == (chow("s2"), pung("m9"))
        assert short(hand.concealed) == "55m35p1sE*"
        assert short(hand.tiles) == "55999m345p1123sE*"

    def test_hands_of_the_same_tiles_are_equal(self) -> None:
        one = Hand((chow("s2"),), tiles("1234567m55p9s"), tile("E"))
        other = Hand((chow("s2"),), tiles("9s55p7654321m"), tile("E"))

        assert one == other
        assert hash(one) == hash(other)
        assert one != Hand((chow("s2"),), tiles("1234567m55p9s"), tile("E"), flowers=1)
        assert one != Hand((chow("s2"),), tiles("1234567m5p9sE"), tile("p5"))


class TestWin:
    def test_all_that_is_not_said_is_the_most_ordinary(self) -> None:
        assert Win() == Win(by=DISCARD, seat=Wind.EAST, round=Wind.EAST)
        assert not any((Win().is_self_drawn, Win().is_robbing, Win().last_tile, Win().last_of_kind, Win().ready))

    def test_robbing_a_kong_is_a_discard_and_a_replacement_a_self_draw(self) -> None:
        assert Win(by=DISCARD, kong=True).is_robbing
        assert not Win(by=SELF_DRAW, kong=True).is_robbing

    def test_nobody_makes_a_kong_once_the_wall_is_empty(self) -> None:
        assert faults_of(lambda: Win(kong=True, last_tile=True)) == {"rob_last_tile": {}}
        assert Win(by=SELF_DRAW, kong=True, last_tile=True).last_tile

    def test_what_was_asked_and_said_does_not_make_it_another_way(self) -> None:
        assert Win(asked={"house": "boke"}, said=frozenset({"by"})) == Win()
        assert hash(Win(asked={"house": "boke"})) == hash(Win())


class TestHandAndWin:
    """What each may be alone and both cannot be together. Scoring refuses it wherever it is asked."""

    ORDINARY = "[123m,1][456p,1] 78s55sCCC+9s"

    @pytest.mark.parametrize(
        ("text", "won", "faults"),
        [
            ("[123m,1][456p,1] 789s5sCCC+5s", {"last_of_kind": True}, {"last_of_kind_held": {"tile": tile("s5")}}),
            (ORDINARY, {"by": SELF_DRAW, "kong": True}, {"replacement_without_kong": {}}),
            ("[123m,1][456p,1] 789s5sCCC+5s", {"kong": True}, {"robbed_tile_held": {"tile": tile("s5")}}),
            ("[123m,1][789s,1] 78s55sCCC+9s", {"kong": True}, {"robbed_tile_held": {"tile": tile("s9")}}),
            ("[999s,1][456p,1] 78s55sCCC+9s", {"kong": True}, {"robbed_tile_held": {"tile": tile("s9")}}),
            (
                "[123m,1][456p,1] 789s5sCCC+5s",
                {"kong": True, "last_of_kind": True},
                {"last_of_kind_held": {"tile": tile("s5")}, "robbed_tile_held": {"tile": tile("s5")}},
            ),
            (
                ORDINARY,
                {"wild": tile("m1"), "by": SELF_DRAW, "kong": True},
                {
                    "replacement_without_kong": {},
                    "wild_in_meld": {"tile": tile("m1"), "tiles": tiles("123m")},
                },
            ),
        ],
    )
    def test_the_impossible_is_refused(self, text: str, won: dict[str, Any], faults: dict[str, dict[str, Any]]) -> None:
        hand, win = parse(text)[0], Win(**won)

        assert faults_of(lambda: check(hand, win)) == faults
        assert faults_of(lambda: score(hand, win, OFFICIAL)) == faults
        assert faults_of(lambda: fan_total(hand, win, OFFICIAL)) == faults
        assert faults_of(lambda: score_many([(hand, win)], OFFICIAL)) == faults

    def test_what_a_text_says_of_the_win_is_judged_before_there_is_a_win(self) -> None:
        said = way_faults((), tiles("789s"), tile("s5"), by=DISCARD, kong=True, last_tile=True, last_of_kind=False)
        assert said == [Fault("rob_last_tile")]

    @pytest.mark.parametrize(
        ("text", "won"),
        [
            (ORDINARY, {"last_of_kind": True}),
            (ORDINARY, {"kong": True}),
            (ORDINARY, {"kong": True, "last_of_kind": True}),
            (ORDINARY, {"last_tile": True, "last_of_kind": True}),
            ("[1111m][456p,1] 78s55sCCC+9s", {"by": SELF_DRAW, "kong": True, "last_tile": True}),
            ("[1111m,1][456p,1] 78s55sCCC+9s", {"by": SELF_DRAW, "kong": True}),
        ],
    )
    def test_the_possible_is_scored(self, text: str, won: dict[str, Any]) -> None:
        hand, win = parse(text)[0], Win(**won)

        check(hand, win)
        assert score(hand, win, OFFICIAL).total == fan_total(hand, win, OFFICIAL) > 0

    def test_thirteen_tiles_have_no_score(self) -> None:
        hand, win = parse("[123m,1][456p,1] 78s55sCCC")

        assert faults_of(lambda: score(hand, win, OFFICIAL)) == {"no_win_tile": {}}
        assert faults_of(lambda: fan_total(hand, win, OFFICIAL)) == {"no_win_tile": {}}
        assert faults_of(lambda: score_many([(hand, win)], OFFICIAL)) == {"no_win_tile": {}}

    @pytest.mark.parametrize(
        ("text", "won"),
        [
            ("[123m,1][456p,1] 78s55sCC*+9s", {}),
            ("[123m,1][456p,1] 78s55sCC*+9s", {"wild": tile("E")}),
            ("[123m,1][456p,1] 78s55sCCC+9s", {"wild": tile("E")}),
        ],
    )
    def test_wild_tiles_are_not_played(self, text: str, won: dict[str, Any]) -> None:
        hand, win = parse(text)[0], Win(**won)

        assert faults_of(lambda: fan_total(hand, win, OFFICIAL)) == {"wild_not_played": {}}

    def test_no_wild_tile_wins(self) -> None:
        hand = Hand((), tiles("123m456p789s55pEE"), WILD)

        assert faults_of(lambda: score(hand, Win(), OFFICIAL)) == {"wild_not_played": {}}
        assert faults_of(lambda: score_many([(hand, Win())], OFFICIAL)) == {"wild_not_played": {}}


class TestCopies:
    WON = parse("[1111m][456p,1] 78s55sCCC+9s |SN1101|3")

    def test_hands_can_be_pickled_and_copied(self) -> None:
        hand, win = self.WON

        for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
            assert pickle.loads(pickle.dumps((hand, win), protocol)) == (hand, win)  # noqa: S301
        assert copy.deepcopy((hand, win)) == copy.copy((hand, win)) == (hand, win)

    def test_a_copy_is_scored_as_the_original(self) -> None:
        hand, win = pickle.loads(pickle.dumps(self.WON))  # noqa: S301

        assert hand.keys == self.WON[0].keys
        assert score(hand, win, OFFICIAL) == score(*self.WON, OFFICIAL)

    def test_scores_can_be_pickled(self) -> None:
        result = score(*self.WON, OFFICIAL)

        assert pickle.loads(pickle.dumps(result)) == result  # noqa: S301

    def test_neither_can_be_changed(self) -> None:
        hand, win = self.WON
        for held, name in ((hand, "flowers"), (win, "kong"), (hand.melds[0], "tile")):
            with pytest.raises(AttributeError):
                setattr(held, name, None)

    def test_a_hand_as_plain_data(self) -> None:
        assert as_dict(*self.WON) == {
            "melds": [{"type": "concealed_kong", "tile": "m1"}, {"type": "chow", "tile": "p5"}],
            "concealed": ["s5", "s5", "s7", "s8", "C", "C", "C"],
            "win": "s9",
            "seat": "N",
            "round": "S",
            "self_drawn": True,
            "last_tile": False,
            "kong": True,
            "last_tile_of_kind": True,
            "flowers": 3,
        }
        waiting = Hand((), tiles("123m456p789s55pEE"))
        assert as_dict(waiting, Win(by=By.DISCARD))["win"] is None


def test_errors_can_be_copied_and_sent() -> None:
    with pytest.raises(HandError) as caught:
        Hand((), tiles("11111m234p567s99s"), tile("s9"))
    for again in (copy.copy(caught.value), pickle.loads(pickle.dumps(caught.value))):  # noqa: S301  # our own
        assert isinstance(again, HandError)
        assert (again.code, again.facts, again.faults) == (
            caught.value.code,
            caught.value.facts,
            caught.value.faults,
        )


@pytest.mark.parametrize("name", ["id", "rank", "suit", "index", "other"])
def test_a_tile_never_changes(name: str) -> None:
    with pytest.raises(AttributeError):
        setattr(tile("p5"), name, 9)
    assert tile("p5").rank == 5

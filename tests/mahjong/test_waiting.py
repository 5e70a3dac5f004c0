"""What thirteen tiles wait for: every tile that completes them, the copies left, and its worth both ways."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.errors import HandError
from bot.mahjong.distance import Goal
from bot.mahjong.hand import DISCARD, SELF_DRAW, Hand, Win
from bot.mahjong.notation import parse
from bot.mahjong.tiles import TILES, WILD, Tile, Wind, short, tile, tiles
from bot.mahjong.waiting import Waiting, waits
from tests.generators import winning
from tests.naive import waits_of
from tests.support import OFFICIAL, scored


def ahead(text: str, win: Win | None = None, *, seen: str = "") -> Waiting:
    return waits(parse(text)[0], win or Win(), OFFICIAL, seen=tiles(seen))


def waited(found: Waiting) -> str:
    return short(wait.tile for wait in found.waits)


class TestReady:
    @pytest.mark.parametrize(
        ("text", "kinds"),
        [
            ("[123m,1][456p,1] 78s55sCCC", "69s"),
            ("[456m,1][789p,1] 2345678s", "258s"),
            ("1112345678999m", "123456789m"),
            ("19m19p19sESWNCFP", "19m19p19sESWNCFP"),
            ("1122m3344p55667s", "7s"),
            ("147m258p36sESWNC", "9sFP"),
            ("147m25p6sESWNCFP", "8p39s"),
            ("[234m,1] 147m258p36s55s", "9s"),
            ("2222444466888s", "38s"),  # as sets and as pairs
        ],
    )
    def test_it_waits_for(self, text: str, kinds: str) -> None:
        found = ahead(text)

        assert (found.distance, found.helps) == (0, ())
        assert waited(found) == kinds

    def test_every_wait_is_scored_both_ways(self) -> None:
        found = ahead("[123m,1][456p,1] 78s55sCCC", Win(seat=Wind.WEST, round=Wind.SOUTH))

        assert [wait.tile.id for wait in found.waits] == ["s6", "s9"]
        for wait in found.waits:
            for flag, result in (("0", wait.on_discard), ("1", wait.self_drawn)):
                assert result == scored(f"[123m,1][456p,1] 78s55sCCC+{wait.tile.id[1]}s |SW{flag}000|0")
        assert [wait.on_discard.reaches_minimum for wait in found.waits] == [False, True]

    def test_the_last_tile_of_the_wall_is_taken_over(self) -> None:
        (six, _) = ahead("[123m,1][456p,1] 78s55sCCC", Win(last_tile=True)).waits

        assert {"last_tile_claim"} <= {one.id for one in six.on_discard.fans}
        assert {"last_tile_draw"} <= {one.id for one in six.self_drawn.fans}

    def test_how_it_was_said_to_be_won_does_not_matter(self) -> None:
        plain = ahead("[1111m][456p,1] 78s55sCCC")

        assert ahead("[1111m][456p,1] 78s55sCCC", Win(by=SELF_DRAW, kong=True, last_of_kind=True)) == plain
        assert ahead("[1111m][456p,1] 78s55sCCC", Win(by=DISCARD, kong=True)) == plain

    def test_flowers_count_in_the_total(self) -> None:
        hand = replace(parse("[123m,1][456p,1] 78s55sCCC")[0], flowers=3)
        (six, _) = waits(hand, Win(), OFFICIAL).waits
        assert six.on_discard.total == six.on_discard.without_flowers + 3


class TestCopiesLeft:
    def test_its_own_tiles_are_not_left(self) -> None:
        found = ahead("[123m,1][456p,1] 3345555s")
        assert {wait.tile.id: wait.left for wait in found.waits} == {"s3": 2, "s4": 3, "s6": 4}

    def test_seen_tiles_are_not_left(self) -> None:
        found = ahead("[123m,1][456p,1] 78s55sCCC", seen="66s9s1m")
        assert {wait.tile.id: wait.left for wait in found.waits} == {"s6": 2, "s9": 3}

    def test_a_wait_that_is_all_seen_is_told_with_none_left(self) -> None:
        found = ahead("[123m,1][456p,1] 78s55sCCC", seen="6666s")
        assert {wait.tile.id: wait.left for wait in found.waits} == {"s6": 0, "s9": 4}

    def test_where_three_lie_open_the_fourth_is_the_last_of_its_kind(self) -> None:
        found = ahead("[123m,1][456p,1] 78s55sCCC", seen="666s99s")
        last = {wait.tile.id: "last_tile" in {one.id for one in wait.on_discard.fans} for wait in found.waits}
        assert last == {"s6": True, "s9": False}

    def test_its_own_melds_show_tiles_as_well(self) -> None:
        found = ahead("[678s,1][456p,1] 78s55sCCC", seen="66s")
        six = found.waits[0]
        assert (six.tile.id, six.left) == ("s6", 1)
        assert "last_tile" in {one.id for one in six.self_drawn.fans}

    def test_a_tile_it_holds_concealed_is_never_the_last_of_its_kind(self) -> None:
        found = ahead("[123m,1][456p,1] 7779sCCC", seen="8999s")
        nine = next(wait for wait in found.waits if wait.tile.id == "s9")
        assert nine.left == 0
        assert "last_tile" not in {one.id for one in nine.on_discard.fans}

    @pytest.mark.parametrize("seen", ["55555s", "555s", "CC"])
    def test_there_is_no_fifth_copy_among_all_that_is_seen(self, seen: str) -> None:
        with pytest.raises(HandError) as caught:
            ahead("[123m,1][456p,1] 78s55sCCC", seen=seen)
        assert [fault.code for fault in caught.value.faults] == ["too_many"]

    def test_every_fifth_copy_is_named(self) -> None:
        with pytest.raises(HandError) as caught:
            ahead("[123m,1][456p,1] 78s55sCCC", seen="555sCC")
        assert [dict(fault.facts) for fault in caught.value.faults] == [
            {"tile": tile("s5"), "count": 5},
            {"tile": tile("C"), "count": 5},
        ]


class TestFifthCopies:
    def test_a_fifth_copy_is_not_offered(self) -> None:
        assert waited(ahead("[FFF,1][123p,1] 4444567s")) == "7s"
        assert waited(ahead("[4444s,1][123p,1] 5677sWWW")) == "7s"

    def test_tiles_that_wait_for_a_fifth_copy_alone_are_not_ready(self) -> None:
        found = ahead("[999m,1][999p,1][999s,1] 1111m")
        assert (found.distance, found.waits) == (1, ())
        assert found.helps


class TestNotReady:
    def test_it_tells_how_far_and_what_helps(self) -> None:
        found = ahead("[123m,1][456p,1] 78sEEFFP", seen="9s")

        assert (found.distance, found.waits) == (1, ())
        assert {one.tile.id: one.left for one in found.helps} == {"s6": 4, "s9": 3, "E": 2, "F": 2}

    def test_the_nearest_shapes_help_together(self) -> None:
        """Six tiles of pairs and of sets: both are one exchange away."""
        found = ahead("1122334m5566p12s")
        assert found.distance == min(path.distance for path in found.paths)
        near = [path for path in found.paths if path.distance == found.distance]
        assert {one.tile for one in found.helps} == {one.tile for path in near for one in path.helps}

    def test_every_shape_is_told_nearest_first(self) -> None:
        found = ahead("1122m3344p5568sE")

        assert {path.goal for path in found.paths} == set(Goal)
        assert found.paths[0].goal is Goal.SEVEN_PAIRS
        distances = [path.distance for path in found.paths]
        assert distances == sorted(distances)

    def test_melds_leave_fewer_shapes(self) -> None:
        one = ahead("[123m,1] 1234p5689sEE")
        two = ahead("[123m,1][456p,1] 78sEEFFP")
        assert {path.goal for path in one.paths} == {Goal.REGULAR, Goal.KNITTED_STRAIGHT}
        assert {path.goal for path in two.paths} == {Goal.REGULAR}


class TestRefused:
    def test_fourteen_tiles(self) -> None:
        with pytest.raises(HandError) as caught:
            ahead("[123m,1][456p,1] 78s55sCCC+9s")
        assert [(fault.code, dict(fault.facts)) for fault in caught.value.faults] == [("waits_thirteen", {"count": 14})]

    def test_wild_tiles(self) -> None:
        for hand, win in (
            (Hand((), (*tiles("123m456p789s55s"), tile("E"), WILD)), Win()),
            (Hand((), tiles("123m456p789s55sEE")), Win(wild=tile("C"))),
        ):
            with pytest.raises(HandError) as caught:
                waits(hand, win, OFFICIAL)
            assert [fault.code for fault in caught.value.faults] == ["wild_not_played"]


@pytest.mark.parametrize("seed", range(60))
def test_every_tile_was_tried(seed: int) -> None:
    """Thirteen tiles of a winning hand wait for exactly the tiles that win, of which there can be a fourth copy."""
    hand, _ = winning(random.Random(seed))
    standing = [kind for kind in hand.concealed if isinstance(kind, Tile)]
    held = Counter(kind for kind in Hand(hand.melds, hand.concealed).tiles)
    expected = sorted(kind for kind in waits_of(standing, len(hand.melds)) if held[kind] < 4)

    found = waits(Hand(hand.melds, hand.concealed), Win(), OFFICIAL)
    assert [wait.tile for wait in found.waits] == expected
    assert [wait.left for wait in found.waits] == [4 - held[kind] for kind in expected]


@pytest.mark.parametrize("seed", range(20))
def test_tiles_at_random_are_ready_where_a_tile_wins(seed: int) -> None:
    standing = random.Random(seed).sample((*TILES[:9], *TILES[27:29]) * 4, 13)
    expected = [kind for kind in TILES if kind in waits_of(standing, 0) and standing.count(kind) < 4]

    found = waits(Hand((), tuple(standing)), Win(), OFFICIAL)
    assert [wait.tile for wait in found.waits] == expected
    assert (found.distance == 0) == bool(expected)

"""How far tiles are from winning, against trying everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Final

import pytest

from bot.errors import NotAWin
from bot.mahjong.distance import Goal, Need, kinds_of, needs, tiles_off
from bot.mahjong.hand import Hand, Meld, MeldKind, Win
from bot.mahjong.scoring import score
from bot.mahjong.tiles import TILES, Tile, short, tile, tiles
from tests.generators import CHOWS, PUNGS
from tests.naive import HONORS, KNITS, ORPHANS, counts_of, is_regular
from tests.support import OFFICIAL

SETS: Final = tuple(Counter(one) for one in (*CHOWS, *PUNGS))
PAIRS: Final = tuple(Counter((kind,) * 2) for kind in TILES)


def pung(kind: str) -> Meld:
    return Meld(MeldKind.PUNG, tile(kind))


# --- trying everything -------------------------------------------------------------------------------------------


def regular_wins(sets: int) -> Iterator[Counter[Tile]]:
    """Every choice of so many sets and a pair, fifth copies among them."""
    for chosen in combinations_with_replacement(SETS, sets):
        body: Counter[Tile] = sum(chosen, Counter())
        for pair in PAIRS:
            yield body + pair


def special_wins(goal: Goal) -> Iterator[Counter[Tile]]:
    """Every hand of a shape without sets."""
    if goal is Goal.THIRTEEN_ORPHANS:
        for kind in ORPHANS:
            yield Counter(ORPHANS) + Counter((kind,))
    else:
        for knit in KNITS:
            for chosen in combinations(sorted(knit | HONORS), 14):
                yield Counter(chosen)


def cheapest(hand: Hand, wins: Iterator[Counter[Tile]]) -> Need:
    """Return the fewest tiles that any of the wins lacks, and the kinds that the cheapest ones lack."""
    held = Counter(kind for kind in (*hand.concealed, hand.win) if isinstance(kind, Tile))
    melded = Counter(kind for meld in hand.melds for kind in meld.tiles)
    best, kinds = 99, set[Tile]()
    for win in wins:
        lacking = win - held
        missing = lacking.total()
        if missing > best or any(count + melded[kind] > 4 for kind, count in win.items()):
            continue
        if missing < best:
            best, kinds = missing, set()
        kinds |= lacking.keys()
    return Need(best, sum(1 << kind.index for kind in kinds))


def some_hands(seed: int, count: int, *, melds: int, pool: tuple[Tile, ...] = TILES) -> Iterator[Hand]:
    """Random tiles beside random melds."""
    rng = random.Random(seed)
    while count:
        laid = tuple(
            Meld(MeldKind.CHOW, one[1]) if one[0] is not one[1] else Meld(rng.choice(tuple(MeldKind)[1:]), one[0])
            for one in rng.choices((*CHOWS, *PUNGS), k=melds)
        )
        left = Counter(pool * 4) - Counter(kind for meld in laid for kind in meld.tiles)
        standing = rng.sample(sorted(left.elements()), 13 - 3 * melds)
        melded = Counter(kind for meld in laid for kind in meld.tiles)
        if max(melded.values(), default=0) <= 4 and max((melded + Counter(standing)).values()) <= 4:
            count -= 1
            yield Hand(laid, tuple(standing))


NEAR: Final = (*TILES[:9], *TILES[9:12], *TILES[27:29])
"""Few kinds, so that tiles fit together in many ways."""


@pytest.mark.parametrize(("melds", "count"), [(4, 150), (3, 150)])
@pytest.mark.parametrize("pool", [TILES, NEAR], ids=["all", "near"])
def test_few_tiles_against_every_hand_they_can_become(melds: int, count: int, pool: tuple[Tile, ...]) -> None:
    wins = list(regular_wins(4 - melds))
    for hand in some_hands(melds, count, melds=melds, pool=pool):
        assert needs(hand) == {Goal.REGULAR: cheapest(hand, iter(wins))}


def test_seven_tiles_against_every_hand_they_can_become() -> None:
    """In one suit and two honours, where there is most to choose from."""
    pool = frozenset((*TILES[:9], *TILES[27:29]))
    wins = [win for win in regular_wins(2) if pool >= win.keys()]
    for hand in some_hands(2, 40, melds=2, pool=tuple(pool)):
        found, plain = needs(hand)[Goal.REGULAR], cheapest(hand, iter(wins))
        assert found.missing == plain.missing
        assert found.kinds & sum(1 << kind.index for kind in pool) == plain.kinds


@pytest.mark.parametrize("goal", [Goal.THIRTEEN_ORPHANS, Goal.KNITTED_WITH_HONORS])
def test_shapes_without_sets_against_every_hand_of_theirs(goal: Goal) -> None:
    wins = list(special_wins(goal))
    pools = (TILES, tuple(ORPHANS), (*sorted(KNITS[0]), *TILES[27:]), (*sorted(KNITS[3]), *TILES[27:]))
    for seed, pool in enumerate(pools):
        for hand in some_hands(seed, 8, melds=0, pool=pool):
            assert needs(hand)[goal] == cheapest(hand, iter(wins))


@pytest.mark.parametrize("melds", [0, 1])
def test_a_knitted_straight_against_every_hand_of_its_shape(melds: int) -> None:
    wins = [Counter(knit) + rest for knit in KNITS for rest in regular_wins(1 - melds)]
    for seed, pool in enumerate((TILES, (*sorted(KNITS[2]), *TILES[:4]))):
        for hand in some_hands(seed, 12, melds=melds, pool=pool):
            assert needs(hand)[Goal.KNITTED_STRAIGHT] == cheapest(hand, iter(wins))


def in_pairs(counted: Counter[Tile]) -> bool:
    return all(count in (2, 4) for count in counted.values())


def in_sets(counted: Counter[Tile]) -> bool:
    return is_regular(counts_of(counted.elements()))


@pytest.mark.parametrize("pool", [TILES, NEAR, TILES[:9]], ids=["all", "near", "one suit"])
@pytest.mark.parametrize("goal", [Goal.REGULAR, Goal.SEVEN_PAIRS])
def test_thirteen_tiles_against_every_exchange(goal: Goal, pool: tuple[Tile, ...]) -> None:
    """A tile helps exactly if it can be exchanged for one that leaves the hand nearer, and none leaves it nearer still.

    What is ready is found by trying every tile, so this says by induction that every distance is right.
    """
    for hand in some_hands(6, 4, melds=0, pool=pool):
        found = needs(hand)[goal]
        helps = kinds_of(found)
        for kind in TILES:
            if hand.concealed.count(kind) == 4:
                assert kind not in helps
                continue
            drawn = Hand((), hand.concealed, kind)
            assert needs(drawn)[goal].missing == found.missing - (kind in helps)
            whole = in_pairs if goal is Goal.SEVEN_PAIRS else in_sets
            won = Counter(kind for kind in drawn.tiles if isinstance(kind, Tile))
            assert (needs(drawn)[goal].missing == 0) == whole(won)
            after = min(needs(Hand((), _without(drawn, other)))[goal].missing for other in set(drawn.tiles))
            assert after == max(found.missing - (kind in helps), 1)


def _without(hand: Hand, kind: object) -> tuple[Tile, ...]:
    left = [each for each in hand.tiles if isinstance(each, Tile)]
    left.remove(kind)  # type: ignore[arg-type]  # one of them
    return tuple(left)


# --- in so many words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "goal", "missing", "helps"),
    [
        ("123m456p78s55sEEE", Goal.REGULAR, 1, "69s"),
        ("123m456p78sEEEFP", Goal.REGULAR, 2, "69sFP"),
        ("1122m3344p55667s", Goal.SEVEN_PAIRS, 1, "7s"),
        ("1112m3344p55667s", Goal.SEVEN_PAIRS, 2, "12m7s"),  # four of a kind are two pairs
        ("19m19p19sESWNCF1m", Goal.THIRTEEN_ORPHANS, 1, "P"),
        ("19m19p19sESWNCF2m", Goal.THIRTEEN_ORPHANS, 2, "19m19p19sESWNCFP"),
        ("19m19p19sESWNCFP", Goal.THIRTEEN_ORPHANS, 1, "19m19p19sESWNCFP"),
        ("147m258p36sESWNC", Goal.KNITTED_WITH_HONORS, 1, "9sFP"),
        ("147m258p36s111m55p", Goal.KNITTED_STRAIGHT, 1, "9s"),
    ],
)
def test_a_shape_asks_for_its_own_tiles(text: str, goal: Goal, missing: int, helps: str) -> None:
    found = needs(Hand((), tiles(text)))[goal]

    assert (found.missing, short(kinds_of(found))) == (missing, helps)


def test_melds_leave_fewer_shapes() -> None:
    shapes = [set(needs(hand)) for melds in range(3) for hand in some_hands(1, 1, melds=melds)]

    assert shapes == [set(Goal), {Goal.REGULAR, Goal.KNITTED_STRAIGHT}, {Goal.REGULAR}]


def test_no_fifth_copy_helps() -> None:
    own_four = needs(Hand((pung("m9"), pung("p9"), pung("s9")), tiles("1111m")))[Goal.REGULAR]
    assert own_four.missing == 2

    kong = Meld(MeldKind.KONG, tile("m4"))
    beside_a_kong = needs(Hand((kong, pung("p9"), pung("s9")), tiles("56mEE")))[Goal.REGULAR]
    assert (beside_a_kong.missing, short(kinds_of(beside_a_kong))) == (1, "7m")

    used_up = needs(Hand((Meld(MeldKind.KONG, tile("m1")),), tiles("47m258p369sEE")))[Goal.KNITTED_STRAIGHT]
    assert used_up.missing > 1


@pytest.mark.parametrize(
    ("text", "distance"),
    [("123m456p78s55sEEEP", 1), ("12344m12344p44sEE", 2), ("159m159p159sESWNC", 3)],
)
def test_a_hand_that_is_no_win_tells_how_many_tiles_would_have_to_change(text: str, distance: int) -> None:
    held = tiles(text)
    hand = Hand((), held[:-1], held[-1])

    assert tiles_off(hand) == distance
    with pytest.raises(NotAWin) as caught:
        score(hand, Win(), OFFICIAL)
    assert (caught.value.distance, caught.value.code) == (distance, "not_complete")

"""Winning hands at random: every shape, every fan, kongs, and any way in which such a hand can have been won.

Hands are built, not searched for: sets are drawn from a palette, some of them are laid down, and one of the tiles left
standing is the winning one. Nothing here asks the engine, so what is generated can be held against it. The same seed
gives the same hand.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.mahjong.fans.model import Shape
from bot.mahjong.hand import By, Hand, Meld, MeldKind, Source, Win
from bot.mahjong.tiles import DRAGONS, TILES, WINDS, Tile, Wind, tiles

ALL_SHAPES: Final = tuple(Shape)
"""The shapes that `winning` reaches: all there are."""

Set: TypeAlias = tuple[Tile, ...]
"""Three tiles, a chow or a pung."""
Test: TypeAlias = Callable[[Sequence[Tile]], bool]

SUITS: Final = (TILES[0:9], TILES[9:18], TILES[18:27])
HONORS: Final = TILES[27:34]
CHOWS: Final = tuple(suit[low : low + 3] for suit in SUITS for low in range(7))
PUNGS: Final = tuple((kind,) * 3 for kind in TILES)


@dataclass(frozen=True)
class Plan:
    """A winning hand before anything is laid down: sets, and the tiles that can only stand (the pair, loose tiles)."""

    sets: tuple[Set, ...]
    standing: tuple[Tile, ...]
    closed: bool = False
    """Nothing may be laid down."""
    won_on: Tile | None = None
    """The tile to win on; any of the standing ones if None."""


def winning(rng: random.Random) -> tuple[Hand, Win]:
    """Return a random winning hand and a way it can have been won."""
    while True:
        plan = rng.choices(_PLANS, _WEIGHTS)[0](rng)
        if plan and max(Counter(_tiles(plan)).values()) <= 4:
            return _won(rng, plan)


def winning_many(seed: int, count: int) -> list[tuple[Hand, Win]]:
    """Return as many random winning hands, the same ones for the same seed."""
    rng = random.Random(seed)
    return [winning(rng) for _ in range(count)]


def _tiles(plan: Plan) -> list[Tile]:
    return [kind for one in (*plan.sets, plan.standing) for kind in one]


# --- what hands are made of ----------------------------------------------------------------------------------


def _complete(
    rng: random.Random, sets: Sequence[Set], pair: Tile | None = None, test: Test | None = None
) -> Plan | None:
    """Add sets and a pair at random, all of which pass the test, until the hand is whole; None where none is left."""
    chosen = list(sets)
    counts = Counter(kind for one in chosen for kind in one)
    if pair:
        counts[pair] += 2
    chows, pungs = _passing(CHOWS, test), _passing(PUNGS, test)
    chows_share = rng.choice((0, 0.5, 0.5, 1))
    while len(chosen) < 4:
        pool = chows if chows and (not pungs or rng.random() < chows_share) else pungs
        one = rng.choice(pool)
        counts.update(one)
        if max(counts.values()) > 4:
            return None
        chosen.append(one)
    pairs = [kind for kind in TILES if counts[kind] <= 2 and (test is None or test((kind,) * 2))]
    if not pair and not pairs:
        return None
    return Plan(tuple(chosen), (pair or rng.choice(pairs),) * 2)


def _passing(pool: Sequence[Set], test: Test | None) -> list[Set]:
    return [one for one in pool if test is None or test(one)]


def _only(text: str) -> Test:
    """Ask for these kinds of tile and no others."""
    allowed = frozenset(tiles(text))
    return allowed.issuperset


def _in_suits(text: str) -> str:
    """Write the same ranks in all three suits."""
    return "".join(text + suit for suit in "mps")


def _outside(held: Sequence[Tile]) -> bool:
    return any(kind.is_honor or kind.is_terminal for kind in held)


def _with_five(held: Sequence[Tile]) -> bool:
    return any(kind.rank == 5 for kind in held)


def _even_pung(held: Sequence[Tile]) -> bool:
    return held[0] is held[1] and held[0].rank in (2, 4, 6, 8)


def _pung(held: Sequence[Tile]) -> bool:
    return held[0] is held[1]


_WHOLE: Final[tuple[Test, ...]] = (
    _only("23468sF"),
    _only("1234589p245689sP"),
    _only(_in_suits("19")),
    _only(_in_suits("19") + "ESWNCFP"),
    _only("ESWNCFP"),
    _only(_in_suits("123")),
    _only(_in_suits("456")),
    _only(_in_suits("789")),
    _only(_in_suits("1234")),
    _only(_in_suits("6789")),
    _only(_in_suits("2345678")),
    _only(_in_suits("123456789")),
    _outside,
    _with_five,
    _even_pung,
    _pung,
)


def _whole(rng: random.Random) -> Plan | None:
    """A hand all of whose tiles or sets have something in common."""
    return _complete(rng, (), test=rng.choice(_WHOLE))


def _some_suits(rng: random.Random) -> Plan | None:
    """A hand of one or two suits, with honours or without."""
    left = rng.sample(SUITS, rng.choice((1, 1, 2)))
    allowed = frozenset(kind for suit in (*left, *([HONORS] if rng.random() < 0.4 else [])) for kind in suit)
    return _complete(rng, (), test=allowed.issuperset)


def _anything(rng: random.Random) -> Plan | None:
    return _complete(rng, ())


def _all_types(rng: random.Random) -> Plan | None:
    """Three suits, winds and dragons."""
    wind, dragon = (rng.choice(WINDS),) * 3, (rng.choice(DRAGONS),) * 3
    suited = [rng.choice([one for one in (*CHOWS, *PUNGS) if one[0] in suit]) for suit in SUITS]
    if rng.random() < 0.5:
        wind, dragon = dragon, wind
    return Plan((*suited, wind), dragon[:2])


def _winds(rng: random.Random) -> Plan | None:
    """Three wind pungs or four, and maybe a pair of the fourth."""
    winds = rng.sample(WINDS, 4)
    pungs = [(kind,) * 3 for kind in winds]
    if rng.random() < 0.4:
        return _complete(rng, pungs)
    return _complete(rng, pungs[:3], winds[3] if rng.random() < 0.5 else None)


def _dragons(rng: random.Random) -> Plan | None:
    """Two dragon pungs or three, and maybe a pair of the third."""
    dragons = rng.sample(DRAGONS, 3)
    pungs = [(kind,) * 3 for kind in dragons]
    if rng.random() < 0.4:
        return _complete(rng, pungs)
    return _complete(rng, pungs[:2], dragons[2] if rng.random() < 0.5 else None)


# --- relations of sets ---------------------------------------------------------------------------------------


def _chow(suit: int, rank: int) -> Set:
    return CHOWS[7 * suit + rank - 1]


def _pung_of(suit: int, rank: int) -> Set:
    return (SUITS[suit][rank - 1],) * 3


def _related_chows(rng: random.Random) -> Plan | None:
    """Chows that make one of the fans of chows, and whatever else."""
    a, b, c = rng.sample(range(3), 3)
    low = rng.randint(1, 7)
    step = rng.choice((1, 2))
    high = rng.randint(1, 7 - 3 * step) if step == 1 else 1
    makings: list[tuple[list[Set], Tile | None]] = [
        ([_chow(a, 1), _chow(a, 1), _chow(a, 7), _chow(a, 7)], SUITS[a][4]),
        ([_chow(a, 1), _chow(a, 7), _chow(b, 1), _chow(b, 7)], SUITS[c][4]),
        ([_chow(a, low)] * 4, None),
        ([_chow(a, low)] * 3, None),
        ([_chow(a, low)] * 2, None),
        ([_chow(a, high + step * i) for i in range(4)], None),
        ([_chow(a, min(low, 7 - 2 * step) + step * i) for i in range(3)], None),
        ([_chow(a, 1), _chow(a, 4), _chow(a, 7)], None),
        ([_chow(a, 1), _chow(b, 4), _chow(c, 7)], None),
        ([_chow(a, low), _chow(b, low), _chow(c, low)], None),
        ([_chow(suit, min(low, 5) + i) for i, suit in enumerate((a, b, c))], None),
        ([_chow(a, low), _chow(b, low)], None),
        ([_chow(a, min(low, 4)), _chow(a, min(low, 4) + 3)], None),
        ([_chow(a, 1), _chow(a, 7)], None),
    ]
    sets, pair = rng.choice(makings)
    return _complete(rng, sets, pair, rng.choice((None, None, frozenset(SUITS[a]).issuperset)))


def _related_pungs(rng: random.Random) -> Plan | None:
    """Pungs that make one of the fans of pungs, and whatever else."""
    a, b, c = rng.sample(range(3), 3)
    rank = rng.randint(1, 9)
    makings = (
        [_pung_of(a, min(rank, 6) + i) for i in range(4)],
        [_pung_of(a, min(rank, 7) + i) for i in range(3)],
        [_pung_of(a, rank), _pung_of(b, rank), _pung_of(c, rank)],
        [_pung_of(suit, min(rank, 7) + i) for i, suit in enumerate((a, b, c))],
        [_pung_of(a, rank), _pung_of(b, rank)],
    )
    return _complete(rng, rng.choice(makings), test=rng.choice((None, _pung)))


def _nothing(rng: random.Random) -> Plan | None:
    """Chows that stand in no relation and a pair of honours: open and on an open wait it scores nothing."""
    a, b, c = rng.sample(range(3), 3)
    sets = (_chow(a, 1), _chow(a, 3), _chow(b, 6), _chow(c, rng.choice((5, 2))))
    won_on = rng.choice((sets[2][0], sets[1][2], sets[3][0]))
    return Plan(sets, (rng.choice(HONORS),) * 2, won_on=won_on)


# --- shapes of their own -------------------------------------------------------------------------------------


def _knit(rng: random.Random) -> tuple[Tile, ...]:
    """147, 258 and 369, each in a suit of its own."""
    return tuple(SUITS[suit][start + step] for suit, start in enumerate(rng.sample(range(3), 3)) for step in (0, 3, 6))


def _knitted_straight(rng: random.Random) -> Plan | None:
    nine = _knit(rng)
    one = rng.choice((CHOWS, PUNGS))[rng.randrange(21)] if rng.random() < 0.6 else (rng.choice(HONORS),) * 3
    return Plan((one,), (*nine, *(rng.choice(rng.choice((TILES, nine))),) * 2))


def _knitted_with_honors(rng: random.Random) -> Plan | None:
    nine = _knit(rng)
    honors = rng.choice((5, 6, 7))
    return Plan((), (*rng.sample(HONORS, honors), *rng.sample(nine, 14 - honors)), closed=True)


def _orphans(rng: random.Random) -> Plan | None:
    thirteen = tiles(_in_suits("19") + "ESWNCFP")
    return Plan((), (*thirteen, rng.choice(thirteen)), closed=True)


def _seven_pairs(rng: random.Random) -> Plan | None:
    pool = rng.choice(
        (
            list(TILES),
            [kind for kind in TILES if any(test((kind, kind)) for test in (rng.choice(_WHOLE),))],
            list(rng.choice(SUITS)),
            [*rng.choice(SUITS), *HONORS],
        )
    )
    kinds = rng.sample(pool * 2, 7) if len(pool) >= 4 else []
    return Plan((), tuple(kind for kind in kinds for _ in range(2)), closed=True) if kinds else None


def _shifted_pairs(rng: random.Random) -> Plan | None:
    suit, low = rng.choice(SUITS), rng.randint(0, 2)
    return Plan((), tuple(kind for kind in suit[low : low + 7] for _ in range(2)), closed=True)


def _nine_gates(rng: random.Random) -> Plan | None:
    """1112345678999 and one more, won on that one or on another."""
    suit = rng.choice(SUITS)
    more = rng.choice(suit)
    held = (*suit[:1] * 2, *suit, *suit[8:] * 2, more)
    return Plan((), held, closed=True, won_on=rng.choice((more, rng.choice(suit))))


def _twice_ready(rng: random.Random) -> Plan | None:
    """A regular hand that waited as seven pairs as well: 223344 twice over and the like."""
    a, low = rng.choice(SUITS), rng.randint(0, 6)
    chow = a[low : low + 3]
    far = rng.choice([kind for kind in TILES if kind not in chow])
    near = rng.choice(chow)
    return Plan(
        (chow, chow, *rng.choice(((chow, (far,) * 3), ((near,) * 3, (far,) * 3)))),
        (rng.choice(TILES),) * 2,
        closed=True,
    )


_WEIGHED: Final[tuple[tuple[int, Callable[[random.Random], Plan | None]], ...]] = (
    (8, _whole),
    (5, _some_suits),
    (3, _anything),
    (2, _all_types),
    (2, _winds),
    (2, _dragons),
    (9, _related_chows),
    (5, _related_pungs),
    (2, _nothing),
    (4, _knitted_straight),
    (2, _knitted_with_honors),
    (1, _orphans),
    (4, _seven_pairs),
    (1, _shifted_pairs),
    (1, _nine_gates),
    (1, _twice_ready),
)
_WEIGHTS: Final = [weight for weight, _ in _WEIGHED]
_PLANS: Final = [plan for _, plan in _WEIGHED]


# --- how they come to lie on the table -----------------------------------------------------------------------


def _won(rng: random.Random, plan: Plan) -> tuple[Hand, Win]:
    """Lay down some of the sets, choose the winning tile among what stands, and a way to have won on it."""
    openness, kongs = (0.0, 0.0) if plan.closed else (rng.choice((0, 0.3, 0.7, 1)), rng.choice((0, 0.2, 0.6, 1)))
    counts = Counter(_tiles(plan))
    melds, standing = [], list(plan.standing)
    for one in rng.sample(plan.sets, len(plan.sets)):
        if rng.random() < openness:
            meld = _meld(rng, one, kong=counts[one[0]] == 3 and rng.random() < kongs)
            counts.update(meld.tiles[3:])
            melds.append(meld)
        else:
            standing += one
    won = plan.won_on if plan.won_on in standing else rng.choice(standing)
    standing.remove(won)
    hand = Hand(tuple(melds), tuple(standing), won, rng.choice((0, 0, 0, 1, 2, 8)))
    return hand, _way(rng, hand)


def _meld(rng: random.Random, one: Set, *, kong: bool) -> Meld:
    source = rng.choice((None, *Source))
    if one[0] is not one[1]:
        return Meld(MeldKind.CHOW, one[1], claimed=rng.choice((None, 0, 1, 2)))
    if not kong:
        return Meld(MeldKind.PUNG, one[0], source)
    if rng.random() < 0.5:
        return Meld(MeldKind.CONCEALED_KONG, one[0])
    return Meld(MeldKind.KONG, one[0], source, added=rng.random() < 0.3)


def _way(rng: random.Random, hand: Hand) -> Win:
    by = rng.choice(tuple(By))
    last_tile = rng.random() < 0.15
    alone = hand.tiles.count(hand.win) == 1
    has_kong = any(meld.is_kong for meld in hand.melds)
    can_kong = has_kong if by is By.SELF_DRAW else alone and not last_tile
    return Win(
        by=by,
        seat=rng.choice(tuple(Wind)),
        round=rng.choice(tuple(Wind)),
        last_tile=last_tile,
        kong=can_kong and rng.random() < 0.15,
        last_of_kind=hand.win not in hand.concealed and rng.random() < 0.15,
    )

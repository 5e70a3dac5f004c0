"""All the ways to read fourteen tiles as a winning hand.

The straight path of scoring serves hands that are regular in one way only; every other hand, and every hand that is
no win, comes here.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Final, NamedTuple

from bot.mahjong import cache, traits
from bot.mahjong.fans.model import Shape, WaitKind
from bot.mahjong.hand import Hand
from bot.mahjong.keys import GATES, HONORS_AT, MARKS, ONE_PAIR, ONE_WAY, PAIR_BITS, UNIT
from bot.mahjong.tables import (
    IN_OPEN_CHOW,
    IN_PUNG,
    NINE_GATES_KEY,
    PLACEMENT_MASK,
    Entry,
    field_of,
    placement,
)
from bot.mahjong.tiles import TILES, Tile


class Raw(NamedTuple):
    """One way to read a hand, as the facets take it; melds are counted in.

    Args:
        word: traits of the hand, with the mark `ONE_WAY` alone.
        code: its sets.
        field: what is known of the winning tile (`tables.field_of`).
        shape: the shape.
        keys: for each suit, the concealed tiles that stand in sets or the pair.
        codes: for each suit, the code of those.
        loose: the tiles that stand in no set.
        body: in a knitted straight won on one of its nine kinds, the field as it would be outside; else 0.
    """

    word: int
    code: int
    field: int
    shape: Shape
    keys: tuple[int, ...]
    codes: tuple[int, ...]
    loose: tuple[Tile, ...] = ()
    body: int = 0


_ODD: Final = 0o111111111
_NO_CODES: Final = (0, 0, 0, 0)
_ORPHANS: Final = 3 * (UNIT[0] + UNIT[8])
_ALL_HONORS: Final = sum(UNIT[HONORS_AT:])


class _Knit(NamedTuple):
    """Nine knitted tiles: 147, 258 and 369, each in a suit of its own."""

    keys: tuple[int, int, int]
    tiles: tuple[Tile, ...]
    word: int


def _knit(starts: tuple[int, ...]) -> _Knit:
    nine = tuple(TILES[9 * group + start + step] for group, start in enumerate(starts) for step in (0, 3, 6))
    keys = [sum(UNIT[kind.index] for kind in nine if kind.index // 9 == group) for group in range(3)]
    return _Knit((keys[0], keys[1], keys[2]), nine, traits.of_knitted(nine))


_KNITS: Final = tuple(_knit(starts) for starts in permutations(range(3)))


def readings(hand: Hand, *, body_waits: bool) -> list[Raw]:
    """Return every way to read a hand with its winning tile; none if it is no win.

    `body_waits` is the ruling `knitted_body_waits`.
    """
    found = _regular(hand)
    if not hand.melds:
        found += _special(hand)
    if not found and len(hand.melds) <= 1:
        found = _knitted_straights(hand, body_waits=body_waits)
    return found


def _ways(keys: tuple[int, ...]) -> list[tuple[Entry, ...]] | None:
    """Return the entries of each part; None if one of them is not complete."""
    tables = cache.get()
    ways: list[tuple[Entry, ...]] = []
    for parts, many, key in zip(tables.parts, tables.many, keys, strict=True):
        entry = parts.get(key)
        if entry is None:
            return None
        ways.append(many[key] if not entry[0] & ONE_WAY else (entry,))
    return ways


def _regular(hand: Hand) -> list[Raw]:
    keys, (melds_word, melds_code, _, _, group, place, _) = hand.keys[:4], hand.keys[4:]
    ways = _ways(keys)
    if ways is None:
        return []
    found = []
    for a, b, c, d in product(*ways):
        code = a[1] + b[1] + c[1] + d[1] + melds_code
        if code & PAIR_BITS != ONE_PAIR:
            return []
        word = a[0] & b[0] & c[0] & d[0] & melds_word
        shape = _gates(keys, group, place) if word & GATES else Shape.REGULAR
        field = field_of((a, b, c, d)[group][2], place)
        found.append(Raw(word & ~MARKS | ONE_WAY, code, field, shape, keys, (a[1], b[1], c[1], d[1])))
    return found


def _gates(keys: tuple[int, ...], group: int, place: int) -> Shape:
    """Tell the true nine gates, which waited on all nine, from a hand that only looks like them at the end."""
    return Shape.NINE_GATES if keys[group] - UNIT[place] == NINE_GATES_KEY else Shape.NINE_GATES_FORM


def _special(hand: Hand) -> list[Raw]:
    """Return the readings without four sets; a hand of fourteen concealed tiles is taken for granted."""
    keys = hand.keys[:4]
    suits = keys[:3]
    if not (keys[0] | keys[1] | keys[2] | keys[3]) & _ODD:
        shape = Shape.SEVEN_SHIFTED_PAIRS if _is_shifted(suits) else Shape.SEVEN_PAIRS
        return [_loose(hand, shape, placement(WaitKind.SINGLE))]
    honors = keys[3]
    if all(key & 3 and key >> 24 and not key & ~_ORPHANS for key in suits) and _is_each(honors):
        return [_loose(hand, Shape.THIRTEEN_ORPHANS, IN_OPEN_CHOW)]
    if honors & ~_ALL_HONORS == 0:
        for knit in _KNITS:
            if all(key & ~part == 0 for key, part in zip(suits, knit.keys, strict=True)):
                shape = Shape.KNITTED_WITH_ALL_HONORS if honors == _ALL_HONORS else Shape.KNITTED_WITH_HONORS
                if suits == knit.keys:
                    shape = Shape.KNITTED_WITH_HONORS_STRAIGHT
                return [_loose(hand, shape, IN_OPEN_CHOW)]
    return []


def _is_shifted(suits: tuple[int, ...]) -> bool:
    held = [key for key in suits if key]
    return len(held) == 1 and held[0] in (0o2222222, 0o22222220, 0o222222200)


def _is_each(honors: int) -> bool:
    """Tell whether every honour is there, once or twice."""
    return all(honors >> 3 * i & 7 in (1, 2) for i in range(7))


def _loose(hand: Hand, shape: Shape, field: int) -> Raw:
    held = tuple(kind for kind in hand.tiles if isinstance(kind, Tile))
    return Raw(traits.of_loose(held) | ONE_WAY, 0, field, shape, _NO_CODES, _NO_CODES, held)


def _knitted_straights(hand: Hand, *, body_waits: bool) -> list[Raw]:
    keys, (melds_word, melds_code, _, _, group, place, _) = hand.keys[:4], hand.keys[4:]
    for knit in _KNITS:
        if not all(_contains(key, part) for key, part in zip(keys, knit.keys, strict=False)):
            continue
        rest = (*(key - part for key, part in zip(keys, knit.keys, strict=False)), keys[3])
        ways = _ways(rest)
        if ways is None:
            return []
        found = []
        for a, b, c, d in product(*ways):
            code = a[1] + b[1] + c[1] + d[1] + melds_code
            if code & PAIR_BITS != ONE_PAIR:
                return []
            word = a[0] & b[0] & c[0] & d[0] & melds_word & knit.word
            field, body = field_of((a, b, c, d)[group][2], place), 0
            if group < 3 and knit.keys[group] >> 3 * place & 7:
                # Read as one of the nine, the tile leaves the set and the pair as they were; read as their part,
                # it may be waited for in a way that counts (D1).
                body = field
                if not body_waits or field & PLACEMENT_MASK == IN_PUNG:
                    field = IN_OPEN_CHOW
            found.append(
                Raw(word & ~MARKS | ONE_WAY, code, field, Shape.KNITTED_STRAIGHT, rest, (a[1], b[1], c[1], d[1]), knit.tiles, body)
            )
        return found
    return []


def _contains(key: int, part: int) -> bool:
    """Tell whether a suit holds each of three different tiles."""
    return all(key & 7 << at for at in range(0, 27, 3) if part >> at & 1)

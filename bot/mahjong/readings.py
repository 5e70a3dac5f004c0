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
from bot.mahjong.keys import (
    COPIES_AT,
    COPIES_MASK,
    GATES,
    HONORS_AT,
    KONGS_MASK,
    MARKS,
    ONE_PAIR,
    ONE_WAY,
    PAIR_BITS,
    UNIT,
)
from bot.mahjong.tables import (
    ELSEWHERE,
    IN_OPEN_CHOW,
    IN_PUNG,
    NINE_GATES_KEY,
    PLACEMENT_MASK,
    UNIQUE_BELOW,
    Entry,
    placement,
)
from bot.mahjong.tiles import TILES, Tile


class Raw(NamedTuple):
    """One way to read a hand, as the facets take it; melds are counted in.

    Args:
        word: traits of the hand, with the mark `ONE_WAY` alone.
        code: its sets.
        field: what is known of the winning tile (`bot.mahjong.tables`), rulings applied.
        shape: the shape.
        keys: for each suit, the concealed tiles that stand in sets or the pair.
        codes: for each suit, the code of those.
        form: the field before any ruling; in a knitted straight, of the winning tile outside its nine.
        nine: the knitted straight, if there is one.
    """

    word: int
    code: int
    field: int
    shape: Shape
    keys: tuple[int, int, int, int]
    codes: tuple[int, int, int, int]
    form: int
    nine: tuple[Tile, ...] = ()


_ONES: Final = 0o111111111
_NONE: Final = (0, 0, 0, 0)
_ENDS: Final = UNIT[0] + UNIT[8]
_ALL_HONORS: Final = sum(UNIT[HONORS_AT:])
_SHIFTED: Final = frozenset((0o2222222, 0o22222220, 0o222222200))
_NINE_GATES_FORM: Final = (Shape.NINE_GATES_FORM, Shape.NINE_GATES)
_FOUR_COPIES: Final = KONGS_MASK | COPIES_MASK << COPIES_AT
_SINGLE: Final = placement(WaitKind.SINGLE)
_SEVEN_PAIRS: Final = Shape.SEVEN_PAIRS, _SINGLE
_SHIFTED_PAIRS: Final = Shape.SEVEN_SHIFTED_PAIRS, _SINGLE
_THIRTEEN_ORPHANS: Final = Shape.THIRTEEN_ORPHANS, IN_OPEN_CHOW
_WITH_HONORS: Final = Shape.KNITTED_WITH_HONORS, IN_OPEN_CHOW
_WITH_STRAIGHT: Final = Shape.KNITTED_WITH_HONORS_STRAIGHT, IN_OPEN_CHOW
_WITH_ALL_HONORS: Final = Shape.KNITTED_WITH_ALL_HONORS, IN_OPEN_CHOW


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


OF_READING: Final = frozenset({"knitted_body_waits", "exhausted_waits"})
"""The rulings that decide how a hand is read; the others decide what a reading is worth."""


def readings(hand: Hand, *, body_waits: bool = True, exhausted_waits: bool = True) -> list[Raw]:
    """Return every way to read a hand with its winning tile; none if it is no win.

    The two rulings are those of the same names (`bot.mahjong.rulings`).
    """
    a, b, s, h = hand.keys[:4]
    special = None if hand.melds else special_shape(a, b, s, h)
    found = [] if special is None else [_loose(hand, *special)]
    if special is None or special is _SEVEN_PAIRS or special is _SHIFTED_PAIRS:
        found += _regular(hand, exhausted_waits=exhausted_waits)
        if not found and len(hand.melds) <= 1:
            found = _knitted(hand, body_waits=body_waits, exhausted_waits=exhausted_waits)
    return found


def _ways(a: int, b: int, s: int, h: int) -> list[tuple[Entry, Entry, Entry, Entry]]:
    """Return every choice of entries for the four parts; none if one of them is not complete."""
    tables = cache.get()
    characters, dots, bamboo, honors = tables.parts
    part_a, part_b, part_s, part_h = characters.get(a), dots.get(b), bamboo.get(s), honors.get(h)
    if not (part_a and part_b and part_s and part_h):
        return []
    if part_a[0] & part_b[0] & part_s[0] & ONE_WAY:
        return [(part_a, part_b, part_s, part_h)]
    many_a, many_b, many_s, _ = tables.many
    ways = many_a.get(a) or (part_a,), many_b.get(b) or (part_b,), many_s.get(s) or (part_s,), (part_h,)
    return list(product(*ways))


def _regular(hand: Hand, *, exhausted_waits: bool) -> list[Raw]:
    a, b, s, h, melds_word, melds_code, _, group, place, _, _, _ = hand.keys
    found = []
    for parts in _ways(a, b, s, h):
        (a_word, a_code, _), (b_word, b_code, _), (s_word, s_code, _), (h_word, h_code, _) = parts
        code = melds_code + a_code + b_code + s_code + h_code
        if code & PAIR_BITS != ONE_PAIR:
            return []
        word = melds_word & a_word & b_word & s_word & h_word
        field = parts[group][2][place]
        shape = Shape.REGULAR
        if word & GATES:  # the true nine gates waited on all nine; another hand only looks like them at the end
            shape = _NINE_GATES_FORM[hand.keys[group] - UNIT[place] == NINE_GATES_KEY]
        raw = Raw(word & ~MARKS | ONE_WAY, code, field, shape, (a, b, s, h), (a_code, b_code, s_code, h_code), field)
        found.append(raw if exhausted_waits else _without_exhausted(hand, raw))
    return found


def special_shape(a: int, b: int, s: int, h: int) -> tuple[Shape, int] | None:
    """Return the shape of fourteen concealed tiles that stand in no sets, and the field of the winning tile in it.

    Only pairs can be read as a regular hand as well.
    """
    if not (a | b | s | h) & _ONES:
        if a + b + s in _SHIFTED and not h and (a == b == 0 or a == s == 0 or b == s == 0):
            return _SHIFTED_PAIRS
        return _SEVEN_PAIRS
    if not (a | b | s | h) & ~_ONES:  # fourteen different tiles
        for (knit_a, knit_b, knit_s), _, _ in _KNITS:
            if not (a & ~knit_a or b & ~knit_b or s & ~knit_s):
                if h == _ALL_HONORS:
                    return _WITH_ALL_HONORS
                return _WITH_STRAIGHT if a == knit_a and b == knit_b and s == knit_s else _WITH_HONORS
    elif _present(h) == _ALL_HONORS and _present(a) == _present(b) == _present(s) == _ENDS:
        return _THIRTEEN_ORPHANS
    return None


def _present(key: int) -> int:
    """Return the kinds of a key, each once."""
    return (key | key >> 1 | key >> 2) & _ONES


def _loose(hand: Hand, shape: Shape, field: int) -> Raw:
    return Raw(hand.keys[10], 0, field, shape, _NONE, _NONE, field)


def _knitted(hand: Hand, *, body_waits: bool, exhausted_waits: bool) -> list[Raw]:
    """Return the readings with a knitted straight, one set and a pair."""
    a, b, s, h, melds_word, melds_code, _, group, place, _, _, _ = hand.keys
    has_a, has_b, has_s = _present(a), _present(b), _present(s)
    found: list[Raw] = []
    for (knit_a, knit_b, knit_s), nine, knit_word in _KNITS:
        if has_a & knit_a != knit_a or has_b & knit_b != knit_b or has_s & knit_s != knit_s:
            continue
        rest = a - knit_a, b - knit_b, s - knit_s, h
        for parts in _ways(*rest):
            (a_word, a_code, _), (b_word, b_code, _), (s_word, s_code, _), (h_word, h_code, _) = parts
            code = melds_code + a_code + b_code + s_code + h_code
            word = knit_word & melds_word & a_word & b_word & s_word & h_word
            field = form = parts[group][2][place]
            in_nine = group < 3 and (knit_a, knit_b, knit_s)[group] >> 3 * place & 7
            if in_nine and (not body_waits or field & PLACEMENT_MASK == IN_PUNG):
                # Read as one of the nine, the tile leaves the set and the pair as they were; read as part of them, it
                # may have been waited for in a way that counts (D1).
                field = IN_OPEN_CHOW
            raw = Raw(
                word & ~MARKS | ONE_WAY,
                code,
                field,
                Shape.KNITTED_STRAIGHT,
                rest,
                (a_code, b_code, s_code, h_code),
                form,
                nine,
            )
            found.append(raw if exhausted_waits else _without_exhausted(hand, raw))
        return found
    return []


def other_waits(hand: Hand, raw: Raw) -> list[Tile]:
    """Return what else would have completed this reading, by its form: tiles held four times already included."""
    group = hand.keys[7]
    found = {TILES[9 * group + at] for at in range(9) if raw.form >> 3 + at & 1}
    if raw.form & ELSEWHERE:  # the pair of another suit could have become a pung
        for other, (key, code) in enumerate(zip(raw.keys, raw.codes, strict=True)):
            if code & PAIR_BITS and other != group:
                found.update(_absorbed(other, key))
    if hand.keys[9]:
        found.update(kind for kind in TILES if hand.keys[-1] >> 3 * kind.index & 1 and kind is not hand.win)
    return sorted(found)


def _absorbed(group: int, key: int) -> list[Tile]:
    """Return the tiles that turn sets and a pair of one suit into sets alone.

    They are the pair's own kind, though it would be a fifth copy, and those that let the part be read in another way.
    """
    parts = cache.get().parts[group]
    found = []
    for kind in TILES[9 * group : 9 * group + (9 if group < 3 else 7)]:
        unit, held = UNIT[kind.index], key >> 3 * (kind.index % 9) & 7
        entry = parts.get(key - 2 * unit if held >= 2 else -1) or parts.get(key + unit)
        if entry and not entry[1] & PAIR_BITS:
            found.append(kind)
    return found


def is_exhausted(hand: Hand, raw: Raw) -> bool:
    """Tell whether the hand itself held all four of every other tile it waited for (D2)."""
    if not hand.keys[6] & _FOUR_COPIES:
        return False
    return all(_copies(hand, kind) == 4 for kind in other_waits(hand, raw))


def _copies(hand: Hand, kind: Tile) -> int:
    konged = any(meld.is_kong and meld.tile is kind for meld in hand.melds)
    return (hand.keys[-1] >> 3 * kind.index & 7) + konged


def _without_exhausted(hand: Hand, raw: Raw) -> Raw:
    """Return a reading under the ruling that a wait on a tile held four times is none."""
    if raw.field >= UNIQUE_BELOW and is_exhausted(hand, raw):
        return raw._replace(field=raw.field & PLACEMENT_MASK)
    return raw

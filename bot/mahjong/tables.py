"""Every complete part of a hand, by its key: what one suit, or the honours, can hold in a regular winning hand.

A part is some sets and perhaps the pair, all in one suit. There are 21,743 of them in a suit and 498 in the honours.
An entry is three integers, and the entries of a hand's four parts combine without looking at tiles again:

    word   traits (`bot.mahjong.traits`), combined by AND, and three marks (`bot.mahjong.keys`)
    code   its sets (`bot.mahjong.keys`), combined by addition
    waits  a field for each place of the part, read for the winning tile alone, see `Fields`

Nothing here knows a fan or a house. The tables follow from the traits and the layout of codes, are built in about a
second, and kept between runs (`bot.mahjong.cache`).
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from bot.mahjong import traits
from bot.mahjong.fans.model import WaitKind
from bot.mahjong.keys import CONCEALED_AT, EVEN, GATES, ONE_WAY, UNIT, chow_code, pair_code, pung_code
from bot.mahjong.tiles import TILES, Tile

Fields: TypeAlias = tuple[int, ...]
"""For each place of a part: bits 0..2 the placement, 3..11 other tiles that win, 12 a pair elsewhere that wins."""
Entry: TypeAlias = tuple[int, int, Fields]

OTHERS_AT: Final = 3
ELSEWHERE: Final = 1 << OTHERS_AT + 9
PLACEMENT_MASK: Final = 7

IN_PUNG: Final = 0
"""The winning tile can only have completed a pung."""
IN_OPEN_CHOW: Final = 1
"""It can have completed a chow, though not as an edge or closed wait."""
UNIQUE_BELOW: Final = 8
"""A field below this says that no other tile would have completed the hand."""

NINE_GATES_KEY: Final = sum(UNIT[kind] * count for kind, count in enumerate((3, 1, 1, 1, 1, 1, 1, 1, 3)))
MAX_SETS: Final = 4


_KINDS: Final[tuple[WaitKind, ...]] = (WaitKind.OTHER, *WaitKind)


def placement(kind: WaitKind) -> int:
    """Return the placement that stands for a kind of wait."""
    return kind + 1


def wait_kind(placed: int) -> WaitKind:
    """Return the kind of wait for a placement."""
    return _KINDS[placed]


@dataclass(frozen=True, slots=True)
class Tables:
    """`parts[g][key]` is the entry of a part of suit g (3 = honours).

    Where a part can be read in several ways, `many[g][key]` has an entry for each, and the one in `parts` lacks the
    mark `ONE_WAY`.
    """

    parts: tuple[dict[int, Entry], ...]
    many: tuple[dict[int, tuple[Entry, ...]], ...]


class _Part(NamedTuple):
    """One reading of a part by places (0 to 8) instead of tiles, so that the three suits share it."""

    chows: tuple[int, ...]
    pungs: tuple[int, ...]
    pair: int | None


def build() -> Tables:
    """Return the tables, made from nothing but the traits and the layout of codes."""
    suit, honors = _readings(chows=range(7), places=9), _readings(chows=(), places=7)
    waits, honor_waits = _waits(suit, places=9), _waits(honors, places=7)
    made = [_entries(group, suit, waits) for group in range(3)] + [_entries(3, honors, honor_waits)]
    return Tables(tuple(parts for parts, _ in made), tuple(many for _, many in made))


def _readings(*, chows: Sequence[int], places: int) -> dict[int, list[_Part]]:
    """Return every reading of every part, by key. A fifth copy is let in: waits are told by form."""
    found: dict[int, list[_Part]] = defaultdict(list)
    for sets, pungs in _sets(tuple(chows), tuple(range(places)), MAX_SETS):
        counts = [0] * places
        for low in sets:
            for place in (low, low + 1, low + 2):
                counts[place] += 1
        for kind in pungs:
            counts[kind] += 3
        if max(counts) > 5:
            continue
        key = sum(UNIT[place] * count for place, count in enumerate(counts))
        found[key].append(_Part(sets, pungs, None))
        for pair, count in enumerate(counts):
            if count <= 3:
                found[key + 2 * UNIT[pair]].append(_Part(sets, pungs, pair))
    return found


def _sets(
    chows: tuple[int, ...], pungs: tuple[int, ...], room: int
) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Yield every choice of at most `room` sets, chows repeated up to four times and pungs once."""
    if chows:
        for times in range(room + 1):
            for more, rest in _sets(chows[1:], pungs, room - times):
                yield (chows[0],) * times + more, rest
    elif pungs:
        yield from _sets((), pungs[1:], room)
        if room:
            for _, rest in _sets((), pungs[1:], room - 1):
                yield (), (pungs[0], *rest)
    else:
        yield (), ()


def _most(key: int) -> int:
    """Return the largest digit of a key."""
    most = 0
    while key:
        most = max(most, key & 7)
        key >>= 3
    return most


def _waits(readings: dict[int, list[_Part]], *, places: int) -> dict[int, list[Fields]]:
    """Return the waits of each reading of each part that has no fifth copy."""
    others = _others(readings, places=places)
    shared: dict[Fields, Fields] = {}  # equal ones are kept once
    found: dict[int, list[Fields]] = {}
    for key, told in others.items():
        fields = [tuple(map(or_, told, _placements(part))) for part in readings[key]]
        found[key] = [shared.setdefault(each, each) for each in fields]
    return found


def _others(readings: dict[int, list[_Part]], *, places: int) -> dict[int, list[int]]:
    """Return, for each part of at most four copies, all its fields without placements: what else would complete it.

    Nine bits name the other tiles of the suit. The tenth says that the part is complete without the winning tile
    once the pair is counted in it: then the pair of another suit could have become a pung instead, which it always can.
    """
    completing: dict[tuple[int, bool], int] = defaultdict(int)
    for key, ways in readings.items():
        paired = ways[0].pair is not None
        for place in range(places):
            if key >> 3 * place & 7:
                completing[key - UNIT[place], paired] |= 1 << place
    found: dict[int, list[int]] = {}
    for key, ways in readings.items():
        if _most(key) > 4:
            continue
        paired = ways[0].pair is not None
        told = [0] * places
        for place in range(places):
            if key >> 3 * place & 7:
                without = key - UNIT[place]
                others = completing[without, paired] & ~(1 << place)
                elsewhere = not paired and without in readings and readings[without][0].pair is not None
                told[place] = others << OTHERS_AT | (ELSEWHERE if elsewhere else 0)
        found[key] = told
    return found


def _entries(
    group: int, readings: dict[int, list[_Part]], waits: dict[int, list[Fields]]
) -> tuple[dict[int, Entry], dict[int, tuple[Entry, ...]]]:
    """Return the entries of one suit, and those of the parts that can be read in several ways."""
    parts: dict[int, Entry] = {}
    many: dict[int, tuple[Entry, ...]] = {}
    shared: dict[int, int] = {}  # equal integers are kept once: there are few distinct words and codes
    for key, told in waits.items():
        marks = _marks(key, group)
        ways = []
        for part, wait in zip(readings[key], told, strict=True):
            word, code = _word(group, part) | marks, _code(group, part)
            ways.append((shared.setdefault(word, word), shared.setdefault(code, code), wait))
        parts[key] = ways[0]
        if len(ways) > 1:
            parts[key] = (ways[0][0] & ~ONE_WAY, *ways[0][1:])
            many[key] = tuple(ways)
    return parts, many


def _marks(key: int, group: int) -> int:
    marks = ONE_WAY
    if not key & 0o111111111:
        marks |= EVEN
    if not key or (group < 3 and (key - NINE_GATES_KEY) in UNIT[:9]):
        marks |= GATES
    return marks


def _tile(group: int, place: int) -> Tile:
    return TILES[9 * group + place]


def _word(group: int, part: _Part) -> int:
    words = [traits.of_chow(TILES[9 * group + low : 9 * group + low + 3]) for low in part.chows]
    words += [traits.of_pung(_tile(group, kind)) for kind in part.pungs]
    if part.pair is not None:
        words.append(traits.of_pair(_tile(group, part.pair)))
    return traits.of_all(words)


def _code(group: int, part: _Part) -> int:
    code = sum(chow_code(_tile(group, low)) for low in part.chows)
    code += sum(pung_code(_tile(group, kind)) + (1 << CONCEALED_AT) for kind in part.pungs)
    return code if part.pair is None else code + pair_code(_tile(group, part.pair))


def _placements(part: _Part) -> list[int]:
    """Return the placements of a reading: what the winning tile completed at each place, at its best.

    The rule text lets the winner choose, and a chow or the pair is never worse than a pung: the pung then stays
    concealed. Of the waits, an edge or closed one is named before a single one (1998 rules, p. 93).
    """
    best = [IN_PUNG] * 9
    if part.pair is not None:
        best[part.pair] = placement(WaitKind.SINGLE)
    for low in part.chows:
        for place, placed in _IN_CHOW[low]:
            if _BETTER[placed] > _BETTER[best[place]]:
                best[place] = placed
    return best


def _in_chow(low: int) -> list[tuple[int, int]]:
    """Return the places of a chow and what the winning tile is there."""
    edge = {0: 2, 6: 6}.get(low)
    kinds = {low: WaitKind.OTHER, low + 1: WaitKind.CLOSED, low + 2: WaitKind.OTHER}
    if edge is not None:
        kinds[edge] = WaitKind.EDGE
    return [(place, placement(kind)) for place, kind in kinds.items()]


_IN_CHOW: Final = [_in_chow(low) for low in range(7)]
_WORST_FIRST: Final = (
    IN_PUNG,
    IN_OPEN_CHOW,
    placement(WaitKind.SINGLE),
    placement(WaitKind.CLOSED),
    placement(WaitKind.EDGE),
)
_BETTER: Final = {placed: rank for rank, placed in enumerate(_WORST_FIRST)}

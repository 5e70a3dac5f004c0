"""Why a reading is worth what it is: the fans and their tiles, and what does not count and by which reason."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, cast

from bot.mahjong.facets import NOTHING, ORDER, Compiled
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import Family, FanId, WaitFan, WaitKind
from bot.mahjong.hand import Hand, MeldKind, Win
from bot.mahjong.keys import SETS_MASK, UNIT, chows_of, pungs_of
from bot.mahjong.readings import Raw, other_waits
from bot.mahjong.results import FanCount, PlayedSet, Principle, Reading, Refusal, SetKind
from bot.mahjong.tables import IN_PUNG, PLACEMENT_MASK, wait_kind
from bot.mahjong.tiles import TILES, Tile
from bot.mahjong.worth import CERTAIN, HONORS, PUNGS, WAIT, FacetKeys, Read

PAIR: Final = -1
"""`Reading.took` where the winning tile completed the pair."""

_SET_OF: Final = {
    MeldKind.CHOW: SetKind.CHOW,
    MeldKind.PUNG: SetKind.PUNG,
    MeldKind.KONG: SetKind.KONG,
    MeldKind.CONCEALED_KONG: SetKind.KONG,
}


_MELDED: Final = {
    (kind, tile): PlayedSet(_SET_OF[kind], tile, concealed=kind is MeldKind.CONCEALED_KONG, melded=True)
    for kind in MeldKind
    for tile in TILES
}
"""Every set that can be laid down, as a reading shows it."""
_PAIRS: Final = tuple({2 * UNIT[kind.index]: kind for kind in TILES if kind.index // 9 == group} for group in range(4))
"""For each suit, the pair that is left of its key once the sets are taken away."""


def _of_family(family: Family) -> frozenset[FanId]:
    return frozenset(fan.id for fan in FANS.values() if fan.family is family)


_ON_WHOLE: Final = _of_family(Family.WHOLE)
_ON_PUNGS: Final = _of_family(Family.PUNGS)
_ON_WIN: Final = _of_family(Family.MANNER) - {"concealed_hand", "fully_concealed_hand"}
_TERMINALS: Final = sum(1 << kind.index for kind in TILES if kind.is_terminal)
_PUNGS_OF_HONORS: Final = 0x7F
"""Bits of the two facets of pungs, in which alone the same fan (幺九刻) can stand."""
_CONCEALED_PUNGS: Final = frozenset({"four_concealed_pungs", "three_concealed_pungs", "two_concealed_pungs"})
_EITHER: Final = (True, False)
_KONGS: Final = {
    "concealed_kong": (True,),
    "two_concealed_kongs": (True,),
    "melded_kong": (False,),
    "two_melded_kongs": (False,),
}
"""Whether the kongs of a fan are concealed; the others take both."""
_WAITS: Final = {fan.wait: fan.id for fan in FANS.values() if isinstance(fan, WaitFan)}


def reading_of(hand: Hand, win: Win, raw: Raw) -> Reading:
    """Return a reading in the field's terms."""
    sets = [_MELDED[meld.kind, meld.tile] for meld in hand.melds]
    codes, group = raw.codes, hand.keys[8]
    pair = took = None
    for each, key in enumerate(raw.keys):
        if not key:
            continue
        standing, rest = _standing(codes[each] & SETS_MASK)
        if key != rest:
            pair = _PAIRS[each][key - rest]
        if each == group:
            placed = raw.field & PLACEMENT_MASK
            took = _took(standing, pair, cast("Tile", hand.win), placed)
            if took is not None and took >= 0:
                took += len(sets)
        sets += standing
    if took is not None and not (raw.field & PLACEMENT_MASK or win.is_self_drawn):
        sets[took] = sets[took]._replace(concealed=False)  # a pung completed by a discard is a melded one
    return Reading(raw.shape, tuple(sets), pair, raw.nine or (() if pair else _whole(hand)), took)


@cache
def _standing(code: int) -> tuple[tuple[PlayedSet, ...], int]:
    """Return the concealed sets of one suit, ascending, and their key; at most 6,000 are ever kept."""
    sets = [PlayedSet(SetKind.CHOW, TILES[low.index + 1], concealed=True) for low in chows_of(code)]
    sets += [PlayedSet(SetKind.PUNG, kind, concealed=True) for kind in pungs_of(code)]
    key = sum(UNIT[kind.index] for one in sets for kind in one.tiles)
    return tuple(sorted(sets, key=lambda one: one.tiles[0].index)), key


def _took(sets: Sequence[PlayedSet], pair: Tile | None, won: Tile, placed: int) -> int | None:
    """Return what the winning tile completed in its suit, by the placement that scoring chose.

    That is `PAIR`, the number of a set, or None for one of a knitted nine.
    """
    wait = wait_kind(placed)
    if pair is won and wait is WaitKind.SINGLE:
        return PAIR
    for at, (kind, middle, _, _) in enumerate(sets):
        if kind is SetKind.PUNG:
            if middle is won and placed == IN_PUNG:
                return at
        elif placed and abs(won.index - middle.index) <= 1 and _wait_in_chow(middle, won) is wait:
            return at
    return None


def _wait_in_chow(middle: Tile, won: Tile) -> WaitKind:
    if won is middle:
        return WaitKind.CLOSED
    return WaitKind.EDGE if (middle.rank, won.rank) in ((2, 3), (8, 7)) else WaitKind.OTHER


def explain(c: Compiled, hand: Hand, win: Win, told: Read) -> tuple[Reading, list[FanCount], list[Refusal]]:
    """Return a reading, the fans that count in it, dearest first and without flowers, and all that does not count."""
    raw, keys, verdict, _ = told
    reading = reading_of(hand, win, raw)
    there, refused = _gathered(c, keys)
    refused = [one if one.tiles else one._replace(tiles=_rests_on(one.fan, hand, reading)) for one in refused]
    dropped = verdict.dropped
    whole, won = _whole(hand), cast("tuple[Tile, ...]", (hand.win,))
    counted = []
    for one in there:
        fan, value, times, tiles = one
        by = dropped.get(fan)
        if not tiles:
            tiles = whole if fan in _ON_WHOLE else won if fan in _ON_WIN else _rests_on(fan, hand, reading)
        elif by is None:
            counted.append(one)
            continue
        for container, gone in by or ():
            own = len(tiles) // times * gone
            refused.append(Refusal(fan, container, tiles[:own], gone))
            tiles, times = tiles[own:], times - gone
        if times:
            counted.append(FanCount(fan, value, times, tiles))
    if len(counted) > 1:
        counted.sort(key=_order)
    if hand.keys[6]:
        kongs = [meld.tile for meld in hand.melds if meld.is_kong]
        counted = [
            one._replace(tiles=_with_fourth(one.tiles, kongs)) if one.id in _ON_PUNGS else one for one in counted
        ]
        refused = [
            one._replace(tiles=_with_fourth(one.tiles, kongs)) if one.fan in _ON_PUNGS else one for one in refused
        ]
    if raw.field & PLACEMENT_MASK >= CERTAIN and not keys[WAIT]:
        refused.append(_refused_wait(hand, raw))
    if not counted and c.chicken:
        counted = [FanCount("chicken_hand", c.chicken, 1, _whole(hand))]
    return reading, counted, refused


def _gathered(c: Compiled, keys: FacetKeys) -> tuple[list[FanCount], list[Refusal]]:
    """Return what the facets hold, each by itself."""
    there: list[FanCount] = []
    refused: list[Refusal] = []
    for evidence, key in zip(c.evidence, keys, strict=True):
        found = evidence[key]
        if found is not NOTHING:
            there += found.fans
            refused += found.refused
    if keys[PUNGS] & _TERMINALS and keys[HONORS] & _PUNGS_OF_HONORS:
        there = _joined(there)
    return there, refused


def _order(one: FanCount) -> int:
    return ORDER[one.id]


def _joined(counted: list[FanCount]) -> list[FanCount]:
    """Put the same fan of suit pungs and of honours together."""
    fans: dict[FanId, FanCount] = {}
    for one in counted:
        held = fans.get(one.id)
        both = one if held is None else FanCount(one.id, one.value, one.times + held.times, held.tiles + one.tiles)
        fans[one.id] = both
    return list(fans.values())


def _refused_wait(hand: Hand, raw: Raw) -> Refusal:
    """Name the wait fan that the shape suggests and the other tiles forbid."""
    waited = sorted({*other_waits(hand, raw), *(kind for kind in (hand.win,) if isinstance(kind, Tile))})
    return Refusal(_WAITS[wait_kind(raw.field & PLACEMENT_MASK)], Principle.UNIQUE_WAIT, tuple(waited))


def _whole(hand: Hand) -> tuple[Tile, ...]:
    return cast("tuple[Tile, ...]", hand.tiles)  # a hand with wild tiles is never explained


def _rests_on(fan: FanId, hand: Hand, reading: Reading) -> tuple[Tile, ...]:
    """Return the tiles that a fan rests on, for the families that look at more than one facet knows."""
    family = FANS[fan].family
    if fan in _ON_WIN:
        return cast("tuple[Tile, ...]", (hand.win,))
    if family is Family.MANNER:  # the two of a concealed hand
        return cast("tuple[Tile, ...]", (*hand.concealed, hand.win))
    if family is Family.WAIT and reading.took is not None:
        return (cast("Tile", hand.win),) * 2 if reading.took == PAIR else reading.sets[reading.took].tiles
    if family is Family.KONGS:
        return _kong_tiles(fan, reading)
    if family is Family.COPIES:
        every = hand.keys[-1]  # kongs count three there
        kinds = dict.fromkeys(_whole(hand))
        return tuple(copy for kind in kinds if every >> 3 * kind.index & 4 for copy in (kind,) * 4)
    if fan == "knitted_straight":
        return tuple(kind for kind in reading.loose if not kind.is_honor)
    return reading.loose or _whole(hand)


def _kong_tiles(fan: FanId, reading: Reading) -> tuple[Tile, ...]:
    """Return the kongs, or the concealed pungs, that a fan of the two ladders rests on."""
    if fan in _CONCEALED_PUNGS:
        held = [one for one in reading.sets if one.concealed and one.kind is not SetKind.CHOW]
    else:
        held = [one for one in reading.sets if one.kind is SetKind.KONG and one.concealed in _KONGS.get(fan, _EITHER)]
    return tuple(kind for one in held for kind in one.tiles)


def _with_fourth(tiles: tuple[Tile, ...], kongs: Sequence[Tile]) -> tuple[Tile, ...]:
    """Let a fan of sets that are kongs rest on all four tiles; its facet saw pungs."""
    for kind in kongs:
        if kind in tiles:
            at = tiles.index(kind)
            tiles = (*tiles[:at], kind, *tiles[at:])
    return tiles

"""Why a reading is worth what it is: the fans and their tiles, and what does not count and by which reason."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from operator import attrgetter
from typing import Final, TypeAlias, cast

from bot.mahjong.facets import NOTHING, Compiled, Entry
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import Family, FanId, WaitFan, WaitKind
from bot.mahjong.hand import Hand, MeldKind, Win
from bot.mahjong.keys import FOURS, KONGS_MASK, SETS_MASK, UNIT, WAIT_AT, WAIT_MASK, chows_of, pungs_of
from bot.mahjong.readings import Raw, other_waits
from bot.mahjong.results import FanCount, PlayedSet, Principle, Reading, Refusal, SetKind
from bot.mahjong.tables import IN_PUNG, PLACEMENT_MASK, wait_kind
from bot.mahjong.tiles import TILES, Tile
from bot.mahjong.worth import CERTAIN, CIRCUMSTANCES, HONORS, PUNGS, FacetKeys, Read

_Rest: TypeAlias = Callable[[Hand, Reading], tuple[Tile, ...]]

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


_ON_PUNGS: Final = frozenset(fan.id for fan in FANS.values() if fan.family is Family.PUNGS)
_TERMINALS: Final = sum(1 << kind.index for kind in TILES if kind.is_terminal)
_PUNGS_OF_HONORS: Final = 0x7F
"""Bits of the two facets of pungs, in which alone the same fan (幺九刻) can stand."""
_WAITS: Final = {fan.wait: fan.id for fan in FANS.values() if isinstance(fan, WaitFan)}


def reading_of(hand: Hand, win: Win, raw: Raw) -> Reading:
    """Return a reading in the field's terms."""
    sets = [_MELDED[meld.kind, meld.tile] for meld in hand.melds]
    codes, group = raw.codes, hand.keys[7]
    pair = took = None
    for each, key in enumerate(raw.keys):
        if not key:
            continue
        standing, rest = _standing(codes[each] & SETS_MASK)
        if key != rest:
            pair = _PAIRS[each][key - rest]
        if each == group:
            placed = raw.field & PLACEMENT_MASK
            took = _took(standing, pair, _won(hand), placed)
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
    refused = [one if one.tiles else one._replace(tiles=_RESTS[one.fan](hand, reading)) for one in refused]
    dropped = verdict.dropped
    counted = []
    for _, fan, value, times, tiles in there:
        left, rests = times, tiles or _RESTS[fan](hand, reading)
        if fan in dropped:
            own = len(rests) // times
            for container, gone in dropped[fan]:
                refused.append(Refusal(fan, container, rests[: own * gone], gone))
                left, rests = left - gone, rests[own * gone :]
        if left:
            counted.append(FanCount(fan, value, left, rests))
    if hand.keys[6] & KONGS_MASK:
        kongs = [meld.tile for meld in hand.melds if meld.is_kong]
        counted = [
            one._replace(tiles=_with_fourth(one.tiles, kongs)) if one.id in _ON_PUNGS else one for one in counted
        ]
        refused = [
            one._replace(tiles=_with_fourth(one.tiles, kongs)) if one.fan in _ON_PUNGS else one for one in refused
        ]
    if raw.field & PLACEMENT_MASK >= CERTAIN and not keys[CIRCUMSTANCES] >> WAIT_AT & WAIT_MASK:
        refused.append(_refused_wait(hand, raw))
    if not counted and c.chicken:
        counted = [FanCount("chicken_hand", c.chicken, 1, _whole(hand))]
    return reading, counted, refused


def _gathered(c: Compiled, keys: FacetKeys) -> tuple[list[Entry], list[Refusal]]:
    """Return what the facets hold, each by itself, dearest first."""
    there: list[Entry] = []
    refused: list[Refusal] = []
    for evidence, key in zip(c.evidence, keys, strict=True):
        found = evidence[key]
        if found is not NOTHING:
            there += found.fans
            refused += found.refused
    if keys[PUNGS] & _TERMINALS and keys[HONORS] & _PUNGS_OF_HONORS:
        there = _joined(there)
    there.sort()
    return there, refused


def _joined(there: list[Entry]) -> list[Entry]:
    """Put the same fan of suit pungs and of honours together."""
    fans: dict[FanId, Entry] = {}
    for one in there:
        place, fan, value, times, tiles = one
        held = fans.get(fan)
        fans[fan] = one if held is None else (place, fan, value, times + held[3], held[4] + tiles)
    return list(fans.values())


def _refused_wait(hand: Hand, raw: Raw) -> Refusal:
    """Name the wait fan that the shape suggests and the other tiles forbid."""
    waited = sorted({*other_waits(hand, raw), _won(hand)}, key=_index)
    return Refusal(_WAITS[wait_kind(raw.field & PLACEMENT_MASK)], Principle.UNIQUE_WAIT, tuple(waited))


_index: Final = attrgetter("index")


def _whole(hand: Hand) -> tuple[Tile, ...]:
    return cast("tuple[Tile, ...]", hand.tiles)  # a hand with wild tiles is never explained


def _won(hand: Hand) -> Tile:
    return cast("Tile", hand.win)


def _with_fourth(tiles: tuple[Tile, ...], kongs: Sequence[Tile]) -> tuple[Tile, ...]:
    """Let a fan of sets that are kongs rest on all four tiles; its facet saw pungs."""
    for kind in kongs:
        if kind in tiles:
            at = tiles.index(kind)
            tiles = (*tiles[:at], kind, *tiles[at:])
    return tiles


# --- what a fan rests on where its facet does not know it -----------------------------------------------------


def _on_whole(hand: Hand, _: Reading) -> tuple[Tile, ...]:
    return _whole(hand)


def _on_standing(hand: Hand, _: Reading) -> tuple[Tile, ...]:
    return (*cast("tuple[Tile, ...]", hand.concealed), _won(hand))


def _on_win(hand: Hand, _: Reading) -> tuple[Tile, ...]:
    return (_won(hand),)


def _on_shape(hand: Hand, reading: Reading) -> tuple[Tile, ...]:
    return reading.loose or _whole(hand)


def _on_knitted_nine(_: Hand, reading: Reading) -> tuple[Tile, ...]:
    return tuple(kind for kind in reading.loose if not kind.is_honor)


def _on_wait(hand: Hand, reading: Reading) -> tuple[Tile, ...]:
    took = reading.took
    if took is None:
        return _on_shape(hand, reading)
    return (_won(hand),) * 2 if took == PAIR else reading.sets[took].tiles


def _on_copies(hand: Hand, _: Reading) -> tuple[Tile, ...]:
    fours = hand.keys[-1] & FOURS  # kongs count three there
    found: tuple[Tile, ...] = ()
    while fours:
        place = (fours.bit_length() - 1) // 3
        fours -= 4 << 3 * place
        found = (TILES[place],) * 4 + found
    return found


def _on_sets(kinds: Collection[SetKind], concealed: Collection[bool] = (True, False)) -> _Rest:
    """Return what takes the sets of some kinds, or of them those that are concealed or not."""

    def rest(_: Hand, reading: Reading) -> tuple[Tile, ...]:
        held: tuple[Tile, ...] = ()
        for one in reading.sets:
            if one.kind in kinds and one.concealed in concealed:
                held += one.tiles
        return held

    return rest


_CONCEALED_PUNGS: Final = _on_sets((SetKind.PUNG, SetKind.KONG), (True,))
_KONGS: Final = (SetKind.KONG,)
_OF_FAMILY: Final[dict[Family, _Rest]] = {
    Family.WHOLE: _on_whole,
    Family.SHAPE: _on_shape,
    Family.MANNER: _on_win,
    Family.WAIT: _on_wait,
    Family.COPIES: _on_copies,
    Family.KONGS: _on_sets(_KONGS),
}
_RESTS: Final[dict[FanId, _Rest]] = {
    **{fan.id: _OF_FAMILY[fan.family] for fan in FANS.values() if fan.family in _OF_FAMILY},
    "concealed_hand": _on_standing,
    "fully_concealed_hand": _on_standing,
    "knitted_straight": _on_knitted_nine,
    "two_concealed_pungs": _CONCEALED_PUNGS,
    "three_concealed_pungs": _CONCEALED_PUNGS,
    "four_concealed_pungs": _CONCEALED_PUNGS,
    "concealed_kong": _on_sets(_KONGS, (True,)),
    "two_concealed_kongs": _on_sets(_KONGS, (True,)),
    "melded_kong": _on_sets(_KONGS, (False,)),
    "two_melded_kongs": _on_sets(_KONGS, (False,)),
}

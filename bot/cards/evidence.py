"""Which sets and tiles a fan rests on, put together as players see them on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from bot.locales import Words
from bot.mahjong.fans import FANS, FanId
from bot.mahjong.fans.model import ChowFan, Family, PungFan
from bot.mahjong.results import FanCount, Reading, Refusal, Score, SetKind
from bot.mahjong.tiles import Tile

Group: TypeAlias = tuple[Tile, ...]
"""Tiles that belong together: a set, the pair, four of a kind."""

_ON_WHOLE_HAND: Final = frozenset({"concealed_hand", "fully_concealed_hand", "melded_hand"})
"""Fans of the way of winning that every set has to do with."""


class Rests(NamedTuple):
    """What a fan rests on.

    Args:
        groups: the groups of tiles; none for the whole hand.
        among: where it counts fewer times than there are groups and any of them would do, how often it counts.
    """

    groups: tuple[Group, ...]
    among: int = 0


def rests_on(fan: FanCount, score: Score, size: int) -> Rests:
    """Return what a fan that counts rests on, in a hand of so many tiles."""
    if fan.id in _ON_WHOLE_HAND or len(fan.tiles) >= size:
        return Rests(())
    family = FANS[fan.id].family
    if family is Family.COPIES:
        return _chosen(fan, tuple((kind,) * 4 for kind in dict.fromkeys(fan.tiles)))
    if family is Family.PUNGS and _size(fan.id) == 1:
        sets = tuple(group for one in instances(fan, score.reading) for group in one)
        return _chosen(fan, _own(fan, sets, score))
    return Rests(groups_of(fan.tiles, score.reading))


def instances(one: FanCount | Refusal, reading: Reading) -> list[tuple[Group, ...]]:
    """Return the sets of each time that a fan of chows or pungs is there, kongs with all four tiles."""
    kongs = {held.tile: held.tiles for held in reading.sets if held.kind is SetKind.KONG}
    tiles = list(one.tiles)
    if isinstance(one, FanCount):  # in one that counts the kongs have four tiles, in a refused one three
        for kind in kongs.keys() & set(tiles):
            tiles.remove(kind)
        fan = one.id
    else:
        fan = one.fan
    sets = _size(fan)
    length = 3 * sets + 2 * _with_pair(fan)
    found = []
    for start in range(0, len(tiles), length):
        part = tuple(tiles[start : start + length])
        groups = [part[at : at + 3] for at in range(0, length, 3)]
        found.append(tuple(kongs.get(group[0], group) if len(set(group)) == 1 else group for group in groups))
    return found


def is_relation(fan: FanId) -> bool:
    """Tell whether a fan is made of several sets, or of sets and the pair, so that the principles limit it."""
    return _size(fan) + _with_pair(fan) > 1


def groups_of(tiles: Sequence[Tile], reading: Reading) -> tuple[Group, ...]:
    """Split the tiles that a fan rests on into the sets that they are in this reading, as far as they are sets."""
    groups: list[Group] = []
    loose: list[Tile] = []
    rest = tuple(tiles)
    while rest:
        here = next((one.tiles for one in reading.sets if rest[: len(one.tiles)] == one.tiles), None)
        if here is None:
            loose.append(rest[0])
            rest = rest[1:]
            continue
        if loose:
            groups.append(tuple(loose))
            loose = []
        groups.append(here)
        rest = rest[len(here) :]
    return (*groups, tuple(loose)) if loose else tuple(groups)


def sets_of(reading: Reading, words: Words) -> str:
    """List the sets of a reading, those laid down in brackets."""
    return words.several(
        words.say("read_meld_concealed" if one.concealed else "read_meld", tiles=one.tiles)
        if one.melded
        else words.tiles(one.tiles)
        for one in reading.sets
    )


def named(groups: Iterable[Group], words: Words) -> str:
    """Name sets in a sentence: 123m and 456m."""
    return words.together([words.tiles(group) for group in groups])


def _chosen(fan: FanCount, groups: tuple[Group, ...]) -> Rests:
    return Rests(groups, among=fan.times if fan.times < len(groups) else 0)


def _own(fan: FanCount, sets: tuple[Group, ...], score: Score) -> tuple[Group, ...]:
    """Leave out the sets on which another fan contains this one, if that tells which are left."""
    containers = {no.by for no in score.refused if no.fan == fan.id}
    gone = Counter(
        group
        for other in score.fans
        if other.id in containers and FANS[other.id].family is Family.PUNGS
        for one in instances(other, score.reading)
        for group in one
    )
    left = tuple(group for group in sets if group not in gone)
    return left if len(left) == fan.times else sets


def _size(fan: FanId) -> int:
    known = FANS[fan]
    return known.size if isinstance(known, ChowFan | PungFan) else 0


def _with_pair(fan: FanId) -> bool:
    known = FANS[fan]
    return isinstance(known, ChowFan | PungFan) and known.with_pair

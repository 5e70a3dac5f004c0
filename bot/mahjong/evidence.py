"""Why a reading is worth what it is: the fans and their tiles, and what does not count and by which reason."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.mahjong.facets import POINTS_BITS, Compiled, order_of
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import Family, FanId, WaitFan, WaitKind
from bot.mahjong.hand import Hand, MeldKind, Win
from bot.mahjong.keys import UNIT, chows_of, pungs_of
from bot.mahjong.readings import Raw
from bot.mahjong.results import FanCount, PlayedSet, Principle, Reading, Refusal, SetKind
from bot.mahjong.tables import IN_PUNG, PLACEMENT_MASK, UNIQUE_BELOW, wait_kind
from bot.mahjong.tiles import TILES, Tile
from bot.mahjong.worth import FacetKeys, also_pairs, other_waits, tally_of

PAIR: Final = -1
"""`Reading.took` where the winning tile completed the pair."""

_SET_OF: Final = {
    MeldKind.CHOW: SetKind.CHOW,
    MeldKind.PUNG: SetKind.PUNG,
    MeldKind.KONG: SetKind.KONG,
    MeldKind.CONCEALED_KONG: SetKind.KONG,
}
_WAITS: Final = {fan.wait: fan.id for fan in FANS.values() if isinstance(fan, WaitFan)}


def reading_of(hand: Hand, win: Win, raw: Raw) -> Reading:
    """Return a reading in the field's terms."""
    melded = tuple(
        PlayedSet(_SET_OF[meld.kind], meld.tile, concealed=not meld.is_claimed, melded=True) for meld in hand.melds
    )
    standing: tuple[PlayedSet, ...] = ()
    pair = None
    for group in range(4):
        if raw.keys[group]:
            sets, own = _standing(group, raw.keys[group], raw.codes[group])
            standing += sets
            pair = own or pair
    took = _took(hand, raw, standing, pair)
    if took is not None and took >= 0:
        if raw.field & PLACEMENT_MASK == IN_PUNG and not win.is_self_drawn:
            robbed = standing[took]
            standing = (*standing[:took], PlayedSet(robbed.kind, robbed.tile, concealed=False), *standing[took + 1 :])
        took += len(melded)
    return Reading(raw.shape, melded + standing, pair, raw.loose, took)


@lru_cache(maxsize=4096)
def _standing(group: int, key: int, code: int) -> tuple[tuple[PlayedSet, ...], Tile | None]:
    """Return the concealed sets of a suit, ascending, and its pair."""
    lows, pungs = chows_of(code), pungs_of(code)
    sets = [PlayedSet(SetKind.CHOW, TILES[low.index + 1], concealed=True) for low in lows]
    sets += [PlayedSet(SetKind.PUNG, kind, concealed=True) for kind in pungs]
    rest = key - sum(UNIT[kind.index] for one in sets for kind in one.tiles)
    pair = TILES[9 * group + (rest.bit_length() - 1) // 3] if rest else None
    return tuple(sorted(sets, key=lambda one: one.tiles[0].index)), pair


def _took(hand: Hand, raw: Raw, standing: tuple[PlayedSet, ...], pair: Tile | None) -> int | None:
    """Return which concealed set the winning tile completed, by the placement that scoring chose."""
    kind, placed = hand.win, raw.field & PLACEMENT_MASK
    wait = wait_kind(placed)
    if pair is not None and pair is kind and wait is WaitKind.SINGLE:
        return PAIR
    if raw.body == 0 and kind in raw.loose:
        return None
    for at, one in enumerate(standing):
        if kind in one.tiles and (one.kind is SetKind.PUNG) == (placed == IN_PUNG):
            place = one.tiles.index(kind)  # type: ignore[arg-type]  # it is in there
            if wait is WaitKind.OTHER or (wait is WaitKind.CLOSED) == (place == 1):
                return at
    return None


def explain(
    c: Compiled, hand: Hand, win: Win, raw: Raw, keys: FacetKeys
) -> tuple[list[FanCount], list[Refusal]]:
    """Return the fans that count in a reading, dearest first and without flowers, and all that does not count."""
    reading = reading_of(hand, win, raw)
    verdict = c.verdict(tally_of(c, keys) >> POINTS_BITS)
    fans: dict[FanId, FanCount] = {}
    refused: list[Refusal] = []
    for facet, key in zip(c.facets, keys, strict=True):
        found = facet[key]
        refused += found.refused
        for one in found.fans:
            fans[one.id] = one if one.id not in fans else _joined(fans[one.id], one)
    for fan, by in verdict.dropped.items():
        held = fans[fan]
        tiles = held.tiles or _tiles_of(fan, hand, reading)
        left = held.times - sum(times for _, times in by)
        refused += [Refusal(fan, container, tiles, times) for container, times in by]
        if left:
            fans[fan] = FanCount(fan, held.value, left, tiles)
        else:
            del fans[fan]
    counted = [
        one if one.tiles else FanCount(one.id, one.value, one.times, _tiles_of(one.id, hand, reading))
        for one in sorted(fans.values(), key=lambda one: order_of(one.id))
    ]
    if any(meld.is_kong for meld in hand.melds):
        counted = [_with_kongs(one, hand) for one in counted]
    refused += _refused_wait(hand, raw, keys)
    if not counted and c.chicken:
        counted = [FanCount("chicken_hand", c.chicken, 1, _whole(hand))]
    return counted, refused


def _joined(one: FanCount, other: FanCount) -> FanCount:
    return FanCount(one.id, one.value, one.times + other.times, one.tiles + other.tiles)


def _refused_wait(hand: Hand, raw: Raw, keys: FacetKeys) -> list[Refusal]:
    """Name the wait fan that the shape suggests and the other tiles forbid."""
    placed = raw.field & PLACEMENT_MASK
    kind = wait_kind(placed)
    if kind is WaitKind.OTHER or keys[7] or not (raw.field >= UNIQUE_BELOW or also_pairs(hand)):
        return []
    won = hand.win
    waited = sorted({*other_waits(hand, raw), *((won,) if isinstance(won, Tile) else ())})
    return [Refusal(_WAITS[kind], Principle.UNIQUE_WAIT, tuple(waited))]


def _whole(hand: Hand) -> tuple[Tile, ...]:
    return tuple(kind for kind in hand.tiles if isinstance(kind, Tile))


def _tiles_of(fan: FanId, hand: Hand, reading: Reading) -> tuple[Tile, ...]:
    """Return the tiles that a fan rests on, for the families whose facet does not know them."""
    family = FANS[fan].family
    won = (hand.win,) if isinstance(hand.win, Tile) else ()
    if family is Family.MANNER:
        return _standing_tiles(hand) if fan in ("concealed_hand", "fully_concealed_hand") else won
    if family is Family.WAIT:
        if reading.took == PAIR:
            return won * 2
        return reading.sets[reading.took].tiles if reading.took is not None else won
    if family is Family.KONGS:
        return _kong_tiles(fan, reading)
    if family is Family.COPIES:
        held = _whole(hand)
        konged = {meld.tile for meld in hand.melds if meld.is_kong}
        return tuple(kind for kind in held if held.count(kind) == 4 and kind not in konged)
    if family is Family.SHAPE and reading.loose:
        return reading.loose
    return _whole(hand)


def _standing_tiles(hand: Hand) -> tuple[Tile, ...]:
    return tuple(kind for kind in (*hand.concealed, hand.win) if isinstance(kind, Tile))


def _kong_tiles(fan: FanId, reading: Reading) -> tuple[Tile, ...]:
    """Return the kongs, or the concealed pungs, that a fan of the two ladders rests on."""
    pungs = "concealed_pungs" in fan
    kinds = {"concealed_kong": (True,), "two_concealed_kongs": (True,), "melded_kong": (False,), "two_melded_kongs": (False,)}
    wanted = (True,) if pungs else kinds.get(fan, (True, False))
    return tuple(
        kind
        for one in reading.sets
        if (one.kind is SetKind.KONG or (pungs and one.kind is SetKind.PUNG)) and one.concealed in wanted
        for kind in one.tiles
    )


def _with_kongs(one: FanCount, hand: Hand) -> FanCount:
    """Let a fan of sets that are kongs rest on all four tiles; its facet saw pungs."""
    tiles = one.tiles
    for meld in hand.melds:
        if meld.is_kong and tiles.count(meld.tile) % 4 == 3:
            at = tiles.index(meld.tile)
            tiles = (*tiles[:at], meld.tile, *tiles[at:])
    return one if tiles is one.tiles else FanCount(one.id, one.value, one.times, tiles)

"""Why a hand is worth what it is: what is contained in what, what a principle refused, which rulings mattered."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.locales import Words
from bot.mahjong.fans import FANS, FanId
from bot.mahjong.fans.model import RulingKey
from bot.mahjong.results import Alternative, Principle, Reading, Refusal, Score
from bot.mahjong.rules import RulingValue
from bot.mahjong.rulings import RULINGS
from bot.mahjong.tiles import Tile

SHOWN_ALTERNATIVES: Final = 3
"""More readings than this help nobody."""


def reasons(score: Score, words: Words) -> Iterator[str]:
    """Say, a line each, why fans that are there do not count, what rulings did, and how else it could be read."""
    yield from _contained(score, words)
    for refusal in score.refused:
        if refusal.by not in FANS:
            yield _refused(refusal, score, words)
    for note in score.rulings:
        yield words.say(
            "ruling_mattered",
            ruling=words.ruling(note.key),
            text=ruling_text(note.key, note.value, words),
            total=note.total_if_other,
        )
    for other in score.alternatives[:SHOWN_ALTERNATIVES]:
        yield words.say("alternative", reading=_in_short(other, words), total=other.total)


def sets_of(reading: Reading, words: Words) -> str:
    """List the sets of a reading, those laid down in brackets."""
    return words.several(
        words.say("read_meld_concealed" if one.concealed else "read_meld", tiles=one.tiles)
        if one.melded
        else words.tiles(one.tiles)
        for one in reading.sets
    )


def groups_of(tiles: Sequence[Tile], reading: Reading) -> tuple[tuple[Tile, ...], ...]:
    """Split the tiles that a fan rests on into the sets that they are in this reading, as far as they are sets."""
    groups: list[tuple[Tile, ...]] = []
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


def ruling_text(key: RulingKey, value: RulingValue, words: Words) -> str:
    """Say what a ruling means as it is decided."""
    ruling = RULINGS[key]
    return words.pick(ruling.held if value else ruling.otherwise)


def _contained(score: Score, words: Words) -> Iterator[str]:
    by: dict[FanId, dict[FanId, int]] = {}
    for refusal in score.refused:
        if refusal.by in FANS:
            inside = by.setdefault(refusal.by, {})
            inside[refusal.fan] = inside.get(refusal.fan, 0) + refusal.times
    for container, inside in by.items():
        fans = words.several(_counted(fan, times, words) for fan, times in inside.items())
        yield words.say("reason_implied", by_fan=container, fans=fans)


def _counted(fan: FanId, times: int, words: Words) -> str:
    return words.fan(fan) if times == 1 else words.say("reason_fan_times", fan=fan, times=times)


def _refused(refusal: Refusal, score: Score, words: Words) -> str:
    fan = _counted(refusal.fan, refusal.times, words)
    if refusal.by is Principle.UNIQUE_WAIT:  # its tiles are all that was waited for, no sets
        return words.say("reason_unique_wait", fan=fan, tiles=refusal.tiles)
    if isinstance(refusal.by, Principle):
        return words.say(f"reason_{refusal.by.value}", fan=fan, tiles=groups_of(refusal.tiles, score.reading))
    decided = next((note.value for note in score.rulings if note.key == refusal.by), RULINGS[refusal.by].default)
    return words.say(
        "reason_ruling", fan=fan, ruling=words.ruling(refusal.by), text=ruling_text(refusal.by, decided, words)
    )


def _in_short(other: Alternative, words: Words) -> str:
    reading = other.reading
    if reading.pair is None:
        return words.say("shape", shape=reading.shape.name.lower())
    key = "alternative_straight" if reading.loose else "alternative_sets"
    return words.say(key, sets=sets_of(reading, words), pair=(reading.pair,) * 2, loose=reading.loose)

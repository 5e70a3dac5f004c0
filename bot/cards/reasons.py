"""Why a hand is worth what it is: what is contained in what, what a principle refused, which rulings mattered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.cards.evidence import sets_of
from bot.cards.principles import refused_by_principle
from bot.houses.model import House
from bot.locales import Words
from bot.mahjong.fans import FANS, FanId
from bot.mahjong.fans.model import Family
from bot.mahjong.results import Alternative, Principle, Refusal, RulingNote, Score
from bot.mahjong.rules import RulingValue
from bot.mahjong.rulings import RULINGS

SHOWN_ALTERNATIVES: Final = 3
"""More readings than this help nobody."""
_WAITS: Final = tuple(fan.id for fan in FANS.values() if fan.family is Family.WAIT)


def reasons(score: Score, house: House, words: Words) -> Iterator[str]:
    """Say, a line each, why fans that are there do not count, what rulings did, and how else it could be read."""
    yield from _contained(score, words)
    for refusal in score.refused:
        if isinstance(refusal.by, Principle):
            yield from refused_by_principle(refusal, refusal.by, score, words)
        elif refusal.by in RULINGS:
            yield _refused_by_ruling(refusal, score, house, words)
    for note in score.rulings:
        yield _decided(note, score, house, words)
    for other in score.alternatives[:SHOWN_ALTERNATIVES]:
        yield words.say("alternative", reading=_in_short(other, words), total=other.total)


def _contained(score: Score, words: Words) -> Iterator[str]:
    by: dict[FanId, dict[FanId, int]] = {}
    for refusal in score.refused:
        if refusal.by in FANS:
            inside = by.setdefault(refusal.by, {})
            inside[refusal.fan] = inside.get(refusal.fan, 0) + refusal.times
    for container, inside in by.items():
        fans = words.together([_counted(fan, times, words) for fan, times in inside.items()])
        yield words.say("reason_implied", by_fan=container, fans=fans)


def _counted(fan: FanId, times: int, words: Words) -> str:
    return words.fan(fan) if times == 1 else words.say("reason_fan_times", fan=fan, times=times)


def _refused_by_ruling(refusal: Refusal, score: Score, house: House, words: Words) -> str:
    key = refusal.by
    decided = next((note.value for note in score.rulings if note.key == key), house.rulings[key])
    text = _ruled(key, decided, score, house, words)
    return words.say("reason_ruling", fan=_counted(refusal.fan, refusal.times, words), ruling=key, text=text)


def _decided(note: RulingNote, score: Score, house: House, words: Words) -> str:
    return words.say(
        "ruling_mattered",
        case=_case(note.key, score, words),
        here=_ruled(note.key, note.value, score, house, words),
        there=_ruled(note.key, note.other, score, house, words),
        total=note.total_if_other,
    )


def _case(key: str, score: Score, words: Words) -> str:
    """Name the hand that a ruling decides about: by the dearest of its fans that the ruling speaks of, if it does."""
    speaks_of = {
        name
        for fan in FANS.values()
        for implied in fan.implies
        if implied.unless == key
        for name in (fan.id, *implied.beside)
    }
    named = next((fan.id for fan in score.fans if fan.id in speaks_of), None)
    if speaks_of and named is None:  # the dearer reading that was chosen has none of them
        return words.ruling(key)
    return words.pick(RULINGS[key].case).format(fan=words.fan(named) if named else "")


def _ruled(key: str, value: RulingValue, score: Score, house: House, words: Words) -> str:
    """Say what counts as a ruling is decided."""
    ruling = RULINGS[key]
    worth = {fan.id: house.fans[fan.id].value if fan.id in house.fans else fan.value for fan in FANS.values()}
    return words.pick(ruling.held if value else ruling.otherwise).format(wait=_wait(score, words), **worth)


def _wait(score: Score, words: Words) -> str:
    """Name the fan of the wait that counts or does not; all of them if the score knows of none."""
    named = [one.id for one in score.fans if one.id in _WAITS] + [one.fan for one in score.refused if one.fan in _WAITS]
    return words.fan(named[0]) if named else words.several(words.fan(fan) for fan in _WAITS)


def _in_short(other: Alternative, words: Words) -> str:
    reading = other.reading
    if reading.pair is None:
        return words.say("shape", shape=reading.shape.name.lower())
    key = "alternative_straight" if reading.loose else "alternative_sets"
    return words.say(key, sets=sets_of(reading, words), pair=(reading.pair,) * 2, loose=reading.loose)

"""Why a counting principle refuses a fan, in the terms of the hand: which sets, and what they formed already."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from bot.cards.evidence import Group, instances, is_relation, named
from bot.locales import Words
from bot.mahjong.fans import FanId
from bot.mahjong.results import Principle, Reading, Refusal, Score


class Formed(NamedTuple):
    """Sets, the pair among them, that count together as a fan."""

    fan: FanId
    sets: tuple[Group, ...]


def refused_by_principle(no: Refusal, principle: Principle, score: Score, words: Words) -> Iterator[str]:
    """Say, a sentence for each time that the fan is there, why it does not count."""
    if principle is Principle.UNIQUE_WAIT:
        yield words.say("reason_unique_wait", fan=no.fan, tiles=no.tiles)
        return
    formed = [
        Formed(fan.id, sets) for fan in score.fans if is_relation(fan.id) for sets in instances(fan, score.reading)
    ]
    told = {
        Principle.NON_IDENTICAL: _non_identical,
        Principle.NON_SEPARATION: _non_separation,
        Principle.ACCOUNT_ONCE: _account_once,
    }[principle]
    for sets in instances(no, score.reading):
        in_short = words.say(f"reason_{principle.value}", fan=no.fan, tiles=sets)
        yield told(Formed(no.fan, sets), formed, score.reading, words) or in_short


def _non_identical(no: Formed, formed: list[Formed], reading: Reading, words: Words) -> str | None:
    """Say which sets formed the same fan, with which others, and with what they would now form it again."""
    rivals = [one for one in formed if one.fan == no.fan]
    if not rivals:
        return None
    rival = max(rivals, key=lambda one: (Counter(one.sets) & Counter(no.sets)).total())
    shared = Counter(rival.sets) & Counter(no.sets)
    if shared.total() == len(no.sets):  # there are two of a set, and each formed it with the same others
        twin = next((one for one in no.sets if sum(held.tiles == one for held in reading.sets) > 1), None)
        if twin is None:
            return None
        shared[twin] -= 1
    partners, again = Counter(rival.sets) - shared, Counter(no.sets) - shared
    if not (+shared and partners and again):
        return None
    return words.say(
        "reason_non_identical_told",
        fan=no.fan,
        count=shared.total(),
        shared=named(shared.elements(), words),
        partners=named(partners.elements(), words),
        again=named(again.elements(), words),
        twin=bool(partners & again),
    )


def _non_separation(no: Formed, formed: list[Formed], _: Reading, words: Words) -> str | None:
    """Say which fan the sets belong to already."""
    whole = next((one for one in formed if not Counter(no.sets) - Counter(one.sets)), None)
    if whole is None:
        return None
    return words.say("reason_non_separation_told", fan=no.fan, by_fan=whole.fan, sets=named(no.sets, words))


def _account_once(no: Formed, formed: list[Formed], _: Reading, words: Words) -> str | None:
    """Say which fans join two of the sets already."""
    ways = [(pair, _joined(*pair, formed)) for pair in combinations(no.sets, 2)]
    known = [(pair, way) for pair, way in ways if way]
    if not known:
        return None
    pair, way = min(known, key=lambda one: len(one[1]))
    if any(not Counter(no.sets) - Counter(one.sets) for one in formed):
        # Sets like these belong to one fan, which would be another principle: so one of them is a twin of those, and
        # what joins it to its twin is said as well.
        twins = [one.fan for one in formed if len(set(one.sets)) == 1 and one.sets[0] in pair]
        if not twins:
            return None
        way = (*twins, *way)
    return words.say(
        "reason_account_once_told",
        fan=no.fan,
        joined=named(pair, words),
        fans=words.together([words.fan(fan) for fan in dict.fromkeys(way)]),
        sets=named(no.sets, words),
        more=len(no.sets) > len(pair),
    )


def _joined(one: Group, other: Group, formed: list[Formed]) -> tuple[FanId, ...]:
    """Return the fans that lead from one set to the other, by the shortest way; none if there is no way."""
    reached: dict[Group, tuple[FanId, ...]] = {one: ()}
    ahead = deque([one])
    while ahead:
        here = ahead.popleft()
        for fan, sets in formed:
            if here in sets:
                for there in sets:
                    if there not in reached:
                        reached[there] = (*reached[here], fan)
                        ahead.append(there)
    return reached.get(other, ()) if one != other else ()

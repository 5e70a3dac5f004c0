"""The dictionary: one fan, fans that may have been meant, and the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from bot.cards.model import Block, Card, Code, Plain, Rows, Rule, Text, Tone
from bot.cards.parts import number, plain, small, strong
from bot.houses.model import House
from bot.locales import Words
from bot.mahjong.fans import FANS, Fan
from bot.mahjong.fans.model import Implied, Scope
from bot.mahjong.rules import holds


def fan_card(fan: Fan, house: House, words: Words, asked: str | None = None) -> Card:
    """Return what a fan is under a house. `asked` is a name that it does not have, but that comes near."""
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_title", fan=fan.id, value=house.fans[fan.id].value)),
        tuple(_blocks(fan, house, words, asked)),
    )


def near_fans_card(asked: str, near: Iterable[Fan], house: House, words: Words) -> Card:
    """Return the fans whose names come near to what was asked for."""
    rows = tuple((plain(words.fan(fan.id)), number(house.fans[fan.id].value)) for fan in near)
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_meant_title", name=asked)),
        (
            Rows((plain(words.say("score_head_fan")), plain(words.say("score_head_points"))), rows),
            *small([words.say("fan_list_hint")]),
        ),
    )


def fan_list_card(listed: Sequence[Fan], house: House, words: Words) -> Card:
    """Return fans, which stand dearest first, with a paragraph for each value."""
    paragraphs: list[Block] = []
    for value, fans in groupby(listed, key=lambda fan: house.fans[fan.id].value):
        paragraphs.append(Text(strong(words.say("fan_list_value", value=value))))
        paragraphs.append(Text(plain(words.several(words.fan(fan.id) for fan in fans))))
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_list_title", count=len(listed))),
        (
            *paragraphs,
            Rule(),
            *small([words.say("fan_list_hint"), words.say("score_house", house=words.pick(house.names))]),
        ),
    )


def _blocks(fan: Fan, house: House, words: Words, asked: str | None) -> Iterator[Block]:
    if asked is not None:
        yield from small([words.say("fan_meant", name=asked)])
    yield Text(plain(words.pick(fan.definition)))
    if fan.repeatable:
        yield Text(plain(words.say("fan_repeatable")))
    for line in _contains(fan, house, words):
        yield Text(plain(line))
    for key, hand in (("fan_example", fan.example), ("fan_counterexample", fan.counterexample)):
        if hand:
            yield Text((Plain(words.say(key)), Plain(" "), Code(hand)))
    yield Rule()
    shown = words.fan(fan.id)
    others = dict.fromkeys(name for name in (*fan.names, fan.pinyin, *fan.aliases) if name and name != shown)
    yield from small(
        [
            words.say("fan_names", names=tuple(others)),
            words.say("fan_no_number") if fan.number is None else words.say("fan_number", number=fan.number),
            words.say("score_house", house=words.pick(house.names)),
        ]
    )


def _contains(fan: Fan, house: House, words: Words) -> Iterator[str]:
    """Say what the fan contains under this house, a sentence for each scope and condition."""
    told: dict[tuple[Scope, frozenset[str], frozenset[str]], list[str]] = {}
    for one in fan.implies:
        if not _counts_after_all(fan, one, house):
            told.setdefault((one.scope, one.beside, one.apart_from), []).append(one.fan)
    for (scope, beside, apart), fans in told.items():
        if beside:
            yield words.say("fan_contains_beside", beside=_names(beside, words), fans=tuple(fans))
        elif apart:
            yield words.say("fan_contains_apart", apart=_names(apart, words), fans=tuple(fans))
        else:
            key = {Scope.ALL: "fan_contains", Scope.OWN: "fan_contains_own", Scope.ONE: "fan_contains_one"}[scope]
            yield words.say(key, fans=tuple(fans))


def _counts_after_all(fan: Fan, implied: Implied, house: House) -> bool:
    return implied.unless is not None and holds(house.rulings[implied.unless], fan.id)


def _names(fans: Iterable[str], words: Words) -> str:
    return words.several(words.fan(fan) for fan in FANS if fan in set(fans))

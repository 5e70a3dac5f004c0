"""The dictionary: one fan, fans that may have been meant, and the list of all."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from bot.cards.model import Action, Block, Button, Card, Code, Menu, Option, Plain, Rows, Rule, Text, Tone
from bot.cards.parts import number, plain, small, strong
from bot.houses.model import House
from bot.locales import Words
from bot.locales.words import quoted
from bot.mahjong.fans import FANS, Fan
from bot.mahjong.fans.model import Implied, Scope
from bot.mahjong.fans.names import VARIANTS
from bot.mahjong.rules import holds

ON_A_PAGE: Final = 16
"""So many fans fit on the screen of a phone; a menu takes 25."""
_KANA: Final = re.compile("[ぁ-ヿ]")
_SIMPLIFIED: Final = frozenset(VARIANTS.values()) - {sign for fan in FANS.values() for sign in fan.names.zh_tw}
"""Signs of names that traditional writing does not have."""


def fan_card(fan: Fan, house: House, words: Words, asked: str | None = None) -> Card:
    """Return what a fan is under a house. `asked` is a name that it does not have, but that comes near, or a number."""
    value = house.fans[fan.id].value
    if asked is None or _is_number(asked):
        title = words.say("fan_title", fan=fan.id, value=value)
    else:
        title = words.say("fan_title_near", quoted({"name": asked}), fan=fan.id, value=value)
    return Card(Tone.PLAIN, strong(title), tuple(_blocks(fan, house, words)))


def near_fans_card(asked: str, near: Iterable[Fan], house: House, words: Words) -> Card:
    """Return the fans whose names come near to what was asked for; a bare number can be a place or a value."""
    is_number = _is_number(asked)
    heads = ("score_head_fan", "score_head_points", *(["fan_head_number"] if is_number else []))
    rows = tuple(
        (
            plain(words.fan(fan.id)),
            number(house.fans[fan.id].value),
            *([() if fan.number is None else number(fan.number)] if is_number else []),
        )
        for fan in near
    )
    options = tuple(Option(fan.id, words.fan(fan.id), words.pick(fan.definition)) for fan in near)
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_meant_number" if is_number else "fan_meant_title", quoted({"name": asked}))),
        (Rows(tuple(plain(words.say(head)) for head in heads), rows), *small([words.say("fan_list_hint")])),
        buttons=((Menu(Action("fan.open"), words.say("hint_fan"), options),),),
    )


def fan_list_card(listed: Sequence[Fan], house: House, words: Words) -> Card:
    """Return fans, which stand dearest first, with a paragraph for each value."""
    beyond = tuple(words.fan(fan.id) for fan in listed if fan.number is None)
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_list_title", count=len(listed), numbered=len(listed) - len(beyond), beyond=beyond)),
        (
            *_by_value(listed, house, words),
            Rule(),
            *small([words.say("fan_list_hint"), words.say("score_house", house=words.pick(house.names))]),
        ),
    )


def fan_pages(listed: Sequence[Fan], house: House) -> tuple[tuple[Fan, ...], ...]:
    """Split fans, which stand dearest first, into pages that a phone shows at once; no value is torn apart."""
    pages: list[tuple[Fan, ...]] = []
    for _, group in groupby(listed, key=lambda fan: house.fans[fan.id].value):
        alike = tuple(group)
        if pages and len(pages[-1]) + len(alike) <= ON_A_PAGE:
            pages[-1] += alike
        else:
            pages.append(alike)
    return tuple(pages)


def fan_page_card(listed: Sequence[Fan], house: House, words: Words, page: int) -> Card:
    """Return one page of all fans, with a menu to look each up. A page that there is not is the nearest that is."""
    pages = fan_pages(listed, house)
    page = min(max(page, 0), len(pages) - 1)
    fans = pages[page]
    options = tuple(Option(fan.id, words.fan(fan.id), words.pick(fan.definition)) for fan in fans)
    turn = [
        Button(Action("fan.page", str(to)), words.say(f"button_fans_{way}"), enabled=0 <= to < len(pages))
        for way, to in (("dearer", page - 1), ("cheaper", page + 1))
    ]
    return Card(
        Tone.PLAIN,
        strong(words.say("fan_page_title", page=page + 1, pages=len(pages))),
        tuple(_by_value(fans, house, words)),
        buttons=((Menu(Action("fan.open", str(page)), words.say("hint_fan"), options),), tuple(turn)),
    )


def _by_value(listed: Iterable[Fan], house: House, words: Words) -> Iterator[Block]:
    for value, fans in groupby(listed, key=lambda fan: house.fans[fan.id].value):
        yield Text(strong(words.say("fan_list_value", value=value)))
        yield Text(plain(words.several(words.fan(fan.id) for fan in fans)))


def _is_number(asked: str) -> bool:
    return asked.strip().isdecimal()


def _blocks(fan: Fan, house: House, words: Words) -> Iterator[Block]:
    yield Text(plain(words.pick(fan.definition)))
    if fan.repeatable:
        yield Text(plain(words.say("fan_repeatable")))
    for line in _contains(fan, house, words):
        yield Text(plain(line))
    for key, hand in (("fan_example", fan.example), ("fan_counterexample", fan.counterexample)):
        if hand:
            yield Text((Plain(words.say(key)), Code(hand)))
    yield Rule()
    yield from small(
        [
            *_names_of(fan, words),
            words.say("fan_no_number") if fan.number is None else words.say("fan_number", number=fan.number),
            words.say("score_house", house=words.pick(house.names)),
        ]
    )


def _names_of(fan: Fan, words: Words) -> Iterator[str]:
    """Name the fan as the reader's language does, then in Chinese, then in the others, the same name once."""
    own = words.fan(fan.id)
    chinese = own if words.locale.startswith("zh") else fan.names.zh_cn
    told = {own, chinese}
    strange = _SIMPLIFIED if words.locale == "zh-TW" else frozenset()
    also = [
        alias
        for alias, language in _aliases(fan)
        if words.locale.startswith(language) and alias not in told and not strange & set(alias)
    ]
    if also:
        yield words.say("fan_names", names=tuple(also))
    yield words.say("fan_chinese", name=chinese, pinyin=fan.pinyin)
    others = tuple(name for name in dict.fromkeys(fan.names) if name not in told)
    if others:
        yield words.say("fan_elsewhere", names=others)


def _aliases(fan: Fan) -> Iterator[tuple[str, str]]:
    """Yield the aliases with the language that has them. They are declared Chinese first, then English or Japanese.

    English ones are capitals, the others Latin spellings of Japanese ones. Of Chinese characters those that no
    simplified text has are Japanese, and so are the ones after them.
    """
    language = "zh"
    for alias in fan.aliases:
        if alias.isascii():
            yield alias, "en" if alias[0].isupper() else "ja"
            continue
        if _KANA.search(alias) or not _is_simplified(alias):
            language = "ja"
        yield alias, language


def _is_simplified(text: str) -> bool:
    try:
        text.encode("gb2312")
    except UnicodeEncodeError:
        return False
    return True


def _contains(fan: Fan, house: House, words: Words) -> Iterator[str]:
    """Say what the fan contains under this house, a sentence for each scope and condition."""
    told: dict[tuple[Scope, frozenset[str], frozenset[str]], list[str]] = {}
    held = [one for one in fan.implies if not _counts_after_all(fan, one, house)]
    apart = {(one.fan, one.scope, one.apart_from) for one in held}
    beside = {(one.fan, one.scope, one.beside) for one in held}
    for one in held:
        if one.beside and (one.fan, one.scope, one.beside) in apart:
            continue  # told by its counterpart: beside these fans and apart from them is always
        always = (one.fan, one.scope, one.apart_from) in beside
        told.setdefault((one.scope, one.beside, frozenset() if always else one.apart_from), []).append(one.fan)
    for (scope, among, without), fans in told.items():
        if among:
            yield words.say("fan_contains_beside", beside=_names(among, words), fans=tuple(fans))
        elif without:
            yield words.say("fan_contains_apart", apart=_names(without, words), fans=tuple(fans))
        else:
            key = {Scope.ALL: "fan_contains", Scope.OWN: "fan_contains_own", Scope.ONE: "fan_contains_one"}[scope]
            yield words.say(key, fans=tuple(fans))


def _counts_after_all(fan: Fan, implied: Implied, house: House) -> bool:
    return implied.unless is not None and holds(house.rulings[implied.unless], fan.id)


def _names(fans: Iterable[str], words: Words) -> str:
    return words.several(words.fan(fan) for fan in FANS if fan in set(fans))

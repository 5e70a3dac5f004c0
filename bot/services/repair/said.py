"""Changes of what is said beside the tiles: the winning tile, contradictions, circumstances that cannot have been."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.errors import Fault
from bot.mahjong.notation.lexer import lex
from bot.mahjong.notation.model import Findings, Span, Topic
from bot.mahjong.notation.normalise import normalise
from bot.mahjong.notation.tokens import CallWord, Said, TileWord, Token
from bot.mahjong.tiles import Wind
from bot.services.repair.change import Repair, drop, edited, put, read_as

_HAN: Final = ("自摸", "点和", "荣和", "点炮", "海底", "杠开", "绝张", "抢杠", "报听", "暗杠", "明杠", "加杠", "无花")
_GROUP: Final = re.compile("([1-9]+)([mpswbt万萬饼餅筒条條索])")


def unsaid(text: str, code: str) -> Iterator[Repair]:
    """Yield the text without what only later versions know, or without the rules that nobody knows."""
    topic = _TOPICS.get(code)
    tokens = tokens_of(text)
    for token, after in zip(tokens, (*tokens[1:], None), strict=True):
        if isinstance(token, Said) and token.topic is topic:
            yield drop(text, token.at)
        elif isinstance(token, TileWord) and topic is Topic.WILD and after is not None:
            yield drop(text, (token.at[0], after.at[1]))


_TOPICS: Final = {
    "later_wild": Topic.WILD,
    "later_bird": Topic.BIRD,
    "later_room": Topic.ROOM,
    "later_house": Topic.HOUSE,
    "unknown_house": Topic.HOUSE,
}


def one_tile(text: str, fault: Fault) -> Iterator[Repair]:
    """Take one of several tiles behind `+` as the winning one, the others as tiles of the hand."""
    start, end = fault.at or (0, 0)
    found = _GROUP.search(text, start, end)
    if found is None:
        return
    digits, mark = found.groups()
    for place, digit in reversed(list(enumerate(digits))):
        rest = digits[:place] + digits[place + 1 :]
        yield edited(text, found.span(), digit + mark)
        yield Repair(
            put(text, (start, end), f"{rest}{mark}{text[start : found.start()]}{digit}{mark}"),
            "win_on",
            {"tile": digit + mark},
        )


def without_tile(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out a call without its tile, or take it for a word that it nearly is."""
    start, end = fault.at or (0, 0)
    yield drop(text, (start, end))
    yield from han_words(text, (start, end))


def missing_win(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out the mark before the winning tile, or the tile with it."""
    if fault.at is None:
        return
    start, end = fault.at
    yield drop(text, (start, end))
    if text[start] in "+@":
        yield edited(text, (start, start + 1), "")


def contradiction(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out one of two statements."""
    first = fault.facts.get("first")
    if fault.at is not None:
        yield drop(text, fault.at)
        place = text.find(first, 0, fault.at[0]) if isinstance(first, str) else -1
        if isinstance(first, str) and place >= 0:
            yield drop(text, (place, place + len(first)))


def untrue(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out what cannot have been so, of a header that flag alone."""
    if fault.at is None:
        return
    start, end = fault.at
    if text[start] == "|":
        for place in range(start + 3, end):
            if text[place] == "1":
                yield read_as(text, (place, place + 1), "0", put(text, (place, place + 1), "0")[start:end])
    else:
        yield drop(text, (start, end))


def seat(text: str, fault: Fault) -> Iterator[Repair]:
    """Seat the winner elsewhere than who dealt in."""
    if fault.facts.get("assumed"):
        for wind in Wind:
            if wind is not fault.facts.get("seat"):
                yield Repair(f"{text} seat={wind.value}", "seat", {"seat": wind})


def nobody_dealt_in(text: str, _: Fault) -> Iterator[Repair]:
    """Leave out that it was drawn, or who dealt in."""
    for token in tokens_of(text):
        is_seat = isinstance(token, Said) and token.topic is Topic.FROM
        if is_seat or (isinstance(token, CallWord) and token.call.says):
            yield drop(text, token.at)


def han_words(text: str, at: Span) -> Iterator[Repair]:
    """Take two signs for a word that differs from them in one."""
    for known in _HAN:
        for start in range(max(0, at[0] - 1), min(at[1], len(text) - 1)):
            there = text[start : start + 2]
            if (there[0] == known[0]) != (there[1] == known[1]):
                yield read_as(text, (start, start + 2), known)


def tokens_of(text: str) -> list[Token]:
    """Return what the lexer makes of a text."""
    return lex(normalise(text), Findings())

"""Changes for what cannot be read: what the fault proposes, a suit, a word spelt right or left out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Final

from rapidfuzz import process
from rapidfuzz.fuzz import ratio

from bot.errors import Fault
from bot.mahjong.notation.meanings import FanName
from bot.mahjong.notation.model import Span
from bot.mahjong.notation.words import WORDS
from bot.mahjong.tiles import Tile, short
from bot.services.repair.change import Repair, brief, drop, edited, put, read_as
from bot.services.repair.melds import meld, offer, unclosed, unopened
from bot.services.repair.said import (
    contradiction,
    han_words,
    missing_win,
    nobody_dealt_in,
    one_tile,
    seat,
    untrue,
    without_tile,
)

_SUITS: Final = "mps"
_RANKS: Final = "123456789"
_ALIKE: Final = 60
"""How alike two words are, of a hundred, to be taken for one."""
_SPOKEN: Final = tuple(word for word, said in WORDS.items() if not isinstance(said, FanName) and len(word) > 1)
_LATIN: Final = tuple(word for word in _SPOKEN if word.isascii())
_WORD: Final = re.compile(r"[^\s=:;,\[\]()|]+")
_MOST_WORDS: Final = 3
_MARKS: Final = frozenset("mpswbt")

_THROUGHOUT: Final = frozenset({"alone_B", "alone_z", "lower_honor", "suit_capital", "suit_case", "suit_prefix"})

_Change = Callable[[str, Fault], Iterator[Repair]]


def reworded(text: str, faults: Iterable[Fault]) -> Iterator[Repair]:
    """Yield changes for each fault: first what is meant in its place, then the text without it."""
    faults = tuple(faults)
    yield from _all_at_once(text, faults)
    for fault in faults:
        yield from _CHANGES.get(fault.code, _proposed)(text, fault)
    for fault in faults:
        yield from _without(text, fault)


def _all_at_once(text: str, faults: tuple[Fault, ...]) -> Iterator[Repair]:
    """Mend the same mistake in every place: who writes honours in small letters does so throughout."""
    for code, key in dict.fromkeys((fault.code, key) for fault in faults for key in ("write", "first")):
        alike = [fault for fault in faults if fault.code == code and fault.at is not None and key in fault.facts]
        if len(alike) > 1 and code in _THROUGHOUT:
            changed = text
            for fault in sorted(alike, key=lambda fault: fault.at or (0, 0), reverse=True):
                start, end = fault.at or (0, 0)
                times = end - start if code in ("alone_B", "alone_z") else 1
                changed = put(changed, (start, end), str(fault.facts[key]) * times)
            yield Repair(changed, "read_as", {"write": brief(changed)})


def _proposed(text: str, fault: Fault) -> Iterator[Repair]:
    """Write what the fault says could be meant."""
    for key in ("write", "first", "second"):
        meant = fault.facts.get(key)
        if isinstance(meant, str) and fault.at is not None:
            yield read_as(text, fault.at, meant)


def _without(text: str, fault: Fault) -> Iterator[Repair]:
    if fault.at is not None and fault.at != (0, len(text)):
        yield drop(text, fault.at)


# Digits and letters.


def _suit(text: str, fault: Fault) -> Iterator[Repair]:
    """Give digits their suit, or the sign behind them back what it was: a digit or the suit."""
    start, end = fault.at or (0, 0)
    digits = text[start:end]
    for suit in _SUITS:
        yield read_as(text, (end, end), suit, digits + suit)
    if text[end : end + 1].strip(" ,"):
        inside = text[end + 1 : end + 2]
        for letter in (_RANKS if inside.isdigit() or inside in _MARKS else "") + _SUITS:
            yield edited(text, (end, end + 1), letter)


def _letter(text: str, fault: Fault) -> Iterator[Repair]:
    """Read what means nothing as a word misspelt, a suit, a digit, or not at all."""
    start, end = fault.at or (0, 0)
    yield from _misspelt(text, (start, end))
    if end - start == 1:
        yield drop(text, (start, end))
        before, after = text[start - 1 : start], text[end : end + 1]
        for letter in (_SUITS if before.isdigit() else "") + (_RANKS if after.isdigit() or after in _MARKS else ""):
            yield edited(text, (start, end), letter)


def _misspelt(text: str, at: Span) -> Iterator[Repair]:
    """Take what stands there, with a neighbour where that helps, for the words that it is most like."""
    found: list[tuple[float, Span, str]] = []
    words = [word.span() for word in _WORD.finditer(text)]
    for index, (start, end) in enumerate(words):
        if start < at[1] and at[0] < end:
            for last in words[index : index + 2]:
                phrase = text[start : last[1]].lower()
                if phrase.isascii() and len(phrase) > 2:
                    alike = process.extract(phrase, _LATIN, scorer=ratio, limit=2, score_cutoff=_ALIKE)
                    found += ((score, (start, last[1]), known) for known, score, _ in alike)
    for _, span, known in sorted(found, key=lambda one: -one[0])[:_MOST_WORDS]:
        yield read_as(text, span, known)
    yield from han_words(text, at)


def _suit_alone(text: str, fault: Fault) -> Iterator[Repair]:
    """Put a suit behind the digits that follow, leave it out or what stands before it, or give it a digit."""
    start, end = fault.at or (0, 0)
    digits = re.match("[1-9]*", text[end:])
    after = end + (digits.end() if digits else 0)
    if after > end:
        yield read_as(text, (start, after), str(fault.facts["write"]))
    yield drop(text, (start, end))
    if start:
        yield edited(text, (start - 1, start), "")
    places = [(start, start)]
    if after > end:
        places.insert(0, (start, end))
    elif start and not text[start - 1].isdigit() and text[start - 1] not in "+ ":
        places.insert(0, (start - 1, start))
    for place in places:
        for rank in _RANKS:
            yield edited(text, place, rank)
    yield from _misspelt(text, (start, end))


def _honor(text: str, fault: Fault) -> Iterator[Repair]:
    """Write a letter that stands several times as often as it is there."""
    start, end = fault.at or (0, 0)
    yield read_as(text, (start, end), str(fault.facts["first"]) * (end - start))
    yield from _proposed(text, fault)


def _small_honor(text: str, fault: Fault) -> Iterator[Repair]:
    yield from _proposed(text, fault)
    yield from _letter(text, fault)


def _western(text: str, fault: Fault) -> Iterator[Repair]:
    """Write western suits as capitals, or as ours."""
    start, end = fault.at or (0, 0)
    for suits in ("CDB", "mps"):
        ours = str.maketrans("cdb", suits)
        changed = re.sub("(?<=[1-9])[cdb](?![a-z])", partial(_translated, ours), text)
        yield Repair(changed, "read_as", {"write": changed[start:end]})


def _translated(signs: dict[int, int], found: re.Match[str]) -> str:
    return found[0].translate(signs)


def _western_honor(text: str, fault: Fault) -> Iterator[Repair]:
    kind = fault.facts.get("tile")
    if fault.at is not None and isinstance(kind, Tile):
        yield read_as(text, fault.at, short([kind]))


def _bad_digit(text: str, fault: Fault) -> Iterator[Repair]:
    start, _ = fault.at or (0, 0)
    yield drop(text, (start, start + 1))
    for rank in "1234567":
        yield edited(text, (start, start + 1), rank)


def _nothing(_: str, __: Fault) -> Iterator[Repair]:
    return iter(())


_CHANGES: Final[Mapping[str, _Change]] = {
    "alone_B": _honor,
    "alone_z": _honor,
    "bad_digit": _bad_digit,
    "bad_offer": offer,
    "chow_of_honors": meld,
    "claim_shape": meld,
    "claim_size": meld,
    "discarder_is_winner": seat,
    "discarder_on_self_draw": nobody_dealt_in,
    "flag_conflict": contradiction,
    "house_conflict": _nothing,
    "kong_size": meld,
    "last_of_kind_held": untrue,
    "last_tile_conflict": contradiction,
    "lower_honor": _small_honor,
    "meld_shape": meld,
    "no_suit": _suit,
    "no_tile_after": without_tile,
    "replacement_without_kong": untrue,
    "rob_last_tile": untrue,
    "robbed_tile_held": untrue,
    "suit_alone": _suit_alone,
    "unclosed": unclosed,
    "unknown": _letter,
    "unopened": unopened,
    "western_lower": _western,
    "western_only": _western_honor,
    "win_tile_many": one_tile,
    "win_tile_missing_in_hand": missing_win,
}

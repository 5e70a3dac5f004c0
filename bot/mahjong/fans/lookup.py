"""Find a fan by whatever it is called: any name, in any language and script, its number, its pinyin, or nearly so."""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Final, TypeAlias

from rapidfuzz import process
from rapidfuzz.distance import OSA

from bot.mahjong.fans import FANS, Fan
from bot.mahjong.fans.names import VARIANTS, names_of

LONGEST: Final = 100
"""No name is as long as that; longer text is not looked at."""

_SHORTEST: Final = 3
"""Fewer Latin letters than this are part of too many names; a single character is not."""

_CUTOFF: Final = 0.65
"""How much of a name must be right: two of three characters are."""

_OF_TWO: Final = 0.5
"""Of two characters one must be; two Latin letters are none."""

_PROPER: Final = 0.02
_SOUNDS: Final = 0.3
"""Among names as near: what it is worth to be a fan's Chinese name, and that each wrong character sounds right."""

_PART: Final = 2.0
"""What it is worth to hold the text: more than any misspelling."""

_Index: TypeAlias = Mapping[str, tuple[Fan, ...]]


@dataclass(frozen=True, slots=True)
class Lookup:
    """What was found.

    Args:
        exact: the one fan of that name.
        near: without one, the fans that may have been meant: those that share the name, else those whose names
            hold the text or come near to it, nearest first.
    """

    exact: Fan | None = None
    near: tuple[Fan, ...] = ()


def find(text: str, *, limit: int = 5) -> Lookup:
    """Find the fan of a name, or up to `limit` that may have been meant; nothing at all for nonsense.

    A name is a fan's id, its number in the official list (#57, №57), its name in any of the four languages, an
    alias, its pinyin with or without tones, or the initials of that. Case, width, spaces and punctuation do not
    matter, nor whether characters are simplified, traditional or Japanese. A bare number may be one of the list or
    points: the fan of that number and all that are worth so much are near, however many.
    """
    if len(text) > LONGEST:
        return Lookup()
    number = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).casefold())
    if number is not None:
        return _numbered(number["number"].lstrip("0"), bare=not number["sign"])
    key = _folded(text)
    named = _NAMES.get(key) or _INITIALS.get(key) or ()
    if len(named) == 1:
        return Lookup(exact=named[0])
    return Lookup(near=(named or _near(key))[:limit])


def _numbered(number: str, *, bare: bool) -> Lookup:
    listed = _NUMBERS.get(number, ())
    if listed and not bare:
        return Lookup(exact=listed[0])
    return Lookup(near=tuple(dict.fromkeys((*listed, *_WORTH.get(number, ())))) if bare else ())


def _near(key: str) -> tuple[Fan, ...]:
    """Return the fans one of whose names holds the text or comes near to it, nearest first."""
    if key.isascii() and len(key) < _SHORTEST:
        return ()
    cutoff = _OF_TWO if len(key) == _SHORTEST - 1 else _CUTOFF
    found = process.extract(key, _NAMES.keys(), scorer=OSA.normalized_similarity, score_cutoff=cutoff, limit=None)
    close = {name: score + _beyond_spelling(key, name) for name, score, _ in found}
    parts = {name: _PART + len(key) / len(name) for name in _NAMES if key in name}
    ranked = sorted((close | parts).items(), key=lambda item: -item[1])
    return tuple(dict.fromkeys(chain.from_iterable(_NAMES[name] for name, _ in ranked)))


def _beyond_spelling(key: str, name: str) -> float:
    """Return what else speaks for a misspelt name."""
    wrong = [pair for pair in zip(key, name, strict=False) if pair[0] != pair[1]]
    alike = len(key) == len(name) and all(_SOUND.get(one, one) == _SOUND.get(other) for one, other in wrong)
    return _SOUNDS * alike + _PROPER * (name in _PROPER_NAMES)


_HIRAGANA: Final = {sign: sign + 0x60 for sign in range(ord("ぁ"), ord("ゖ") + 1)}
_TONE_DIGITS: Final = re.compile(r"(?<=[a-z])[1-5]")
_NUMBER: Final = re.compile(r"\s*(?P<sign>no\.?|#|第)?\s*(?P<number>\d{1,2})\s*[番号號分]?\s*")


def _folded(text: str) -> str:
    """Return the letters and digits of a text in one script and one case, Latin ones without marks."""
    plain = unicodedata.normalize("NFKC", text).casefold().replace("&", " and ").replace("honour", "honor")
    variants = plain.translate(_HIRAGANA).translate(VARIANTS)
    bare = "".join(_unmarked(sign) for sign in variants if sign.isalnum())
    return _TONE_DIGITS.sub("", bare)


def _unmarked(sign: str) -> str:
    base = unicodedata.normalize("NFD", sign)[0]
    return base if "a" <= base <= "z" else sign


def _readings(fan: Fan) -> Iterator[str]:
    """Spell the pinyin without tones, and as keyboards want it: ü is typed v, and 和 hé as often as hú."""
    for typed in (fan.pinyin, fan.pinyin.replace("hú", "hé")):
        yield _folded(typed)
        yield _folded(re.sub("[üǖǘǚǜ]", "v", typed))


def _initials(fan: Fan) -> Iterator[str]:
    yield "".join(_folded(syllable)[0] for syllable in fan.pinyin.split())


def _names(fan: Fan) -> Iterator[str]:
    yield _folded(fan.id)
    yield from map(_folded, names_of(fan))
    yield from _readings(fan)


def _indexed(keyed: Iterable[tuple[str, Fan]]) -> _Index:
    index = defaultdict[str, dict[str, Fan]](dict)
    for key, fan in keyed:
        index[key][fan.id] = fan
    return {key: tuple(fans.values()) for key, fans in index.items()}


_NUMBERS: Final = _indexed((str(fan.number), fan) for fan in FANS.values() if fan.number is not None)
_WORTH: Final = _indexed((str(fan.value), fan) for fan in FANS.values())
_NAMES: Final = _indexed((key, fan) for fan in FANS.values() for key in _names(fan))
_INITIALS: Final = _indexed((key, fan) for fan in FANS.values() for key in _initials(fan))
_PROPER_NAMES: Final = frozenset(_folded(fan.names.zh_cn) for fan in FANS.values())
_SOUND: Final = {
    sign: _folded(syllable)
    for fan in FANS.values()
    for sign, syllable in zip(fan.names.zh_cn, fan.pinyin.split(), strict=True)
}
"""How the characters of the fans' names sound."""

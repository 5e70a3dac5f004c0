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

LONGEST: Final = 100
"""No name is as long as that; longer text is not looked at."""

_SHORTEST: Final = 3
"""Fewer Latin letters than this are part of too many names; a single character is not."""

_CUTOFF: Final = 0.65
"""How much of a name must be right: two of three characters are, one of two is not."""

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

    A name is a fan's id, its number in the official list (57, №57), its name in any of the four languages, an
    alias, its pinyin with or without tones, or the initials of that. Case, width, spaces and punctuation do not
    matter, nor whether characters are simplified, traditional or Japanese.
    """
    if len(text) > LONGEST:
        return Lookup()
    key = _folded(text)
    named = _NUMBERS.get(_number(text)) or _NAMES.get(key) or _INITIALS.get(key) or ()
    if len(named) == 1:
        return Lookup(exact=named[0])
    return Lookup(near=(named or _near(key))[:limit])


def names_of(fan: Fan) -> tuple[str, ...]:
    """Return all that a fan is called, each spelling once: its names, its pinyin, its aliases."""
    return tuple(dict.fromkeys((*fan.names, fan.pinyin, *fan.aliases)))


def _near(key: str) -> tuple[Fan, ...]:
    """Return the fans one of whose names holds the text or comes near to it, nearest first."""
    if key.isascii() and len(key) < _SHORTEST:
        return ()
    found = process.extract(key, _NAMES.keys(), scorer=OSA.normalized_similarity, score_cutoff=_CUTOFF, limit=None)
    close = {name: score for name, score, _ in found}
    parts = {name: _PART + len(key) / len(name) for name in _NAMES if key in name}
    ranked = sorted((close | parts).items(), key=lambda item: -item[1])
    return tuple(dict.fromkeys(chain.from_iterable(_NAMES[name] for name, _ in ranked)))


def _same_sign(fan: Fan) -> Iterator[tuple[str, str]]:
    """Pair the signs of a fan's traditional and Japanese names with the simplified ones that stand there."""
    simplified, traditional, _, japanese = fan.names
    for other in (traditional, japanese):
        yield from zip(other, simplified, strict=True)


_BEYOND_NAMES: Final = {
    **dict.fromkeys("胡糊", "和"),
    **dict(
        zip(
            "頭國気氣貫槍嶺魚場騎華湊調羅漢純盃雞鶏條兩両補夾沖",
            "头国气气贯枪岭鱼场骑华凑调罗汉纯杯鸡鸡条两两补夹冲",
            strict=True,
        )
    ),
}
"""Signs that aliases have and names do not, and the other ways to write hú."""

_VARIANTS: Final = str.maketrans(dict(chain.from_iterable(map(_same_sign, FANS.values()))) | _BEYOND_NAMES)
_HIRAGANA: Final = {sign: sign + 0x60 for sign in range(ord("ぁ"), ord("ゖ") + 1)}
_TONE_DIGITS: Final = re.compile(r"(?<=[a-z])[1-5]")
_NUMBER: Final = re.compile(r"\s*(?:no\.?|#|第)?\s*(\d{1,2})\s*[番号號]?\s*")


def _folded(text: str) -> str:
    """Return the letters and digits of a text in one script and one case, Latin ones without marks."""
    plain = unicodedata.normalize("NFKC", text).casefold().replace("&", " and ").replace("honour", "honor")
    variants = plain.translate(_HIRAGANA).translate(_VARIANTS)
    bare = "".join(_unmarked(sign) for sign in variants if sign.isalnum())
    return _TONE_DIGITS.sub("", bare)


def _unmarked(sign: str) -> str:
    base = unicodedata.normalize("NFD", sign)[0]
    return base if "a" <= base <= "z" else sign


def _number(text: str) -> str:
    """Return the digits of a text that is a number of the list, else nothing."""
    found = _NUMBER.fullmatch(unicodedata.normalize("NFKC", text).casefold())
    return found[1].lstrip("0") if found else ""


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
_NAMES: Final = _indexed((key, fan) for fan in FANS.values() for key in _names(fan))
_INITIALS: Final = _indexed((key, fan) for fan in FANS.values() for key in _initials(fan))

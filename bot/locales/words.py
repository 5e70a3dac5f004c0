"""One language's words: sentences from its catalogue, and names of tiles, fans and winds from their declarations.

This is the one place where values become words. A sentence is one message of the catalogue with placeholders;
code never joins parts of sentences.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Final

from babel.dates import get_timezone_location
from fluent.runtime import FluentBundle, FluentResource

from bot.errors import Fault, UserError
from bot.locales.negotiation import DEFAULT, FOLDER, negotiate
from bot.mahjong import tile_names
from bot.mahjong.fans import FANS
from bot.mahjong.fans import model as domain
from bot.mahjong.rulings import RULINGS
from bot.mahjong.tiles import Suit, Tile, Wild, Wind

_LOG: Final = logging.getLogger(__name__)
_FIELDS: Final = {"zh-CN": "zh_cn", "zh-TW": "zh_tw", "en-US": "en", "ja": "ja"}

LONGEST_QUOTE: Final = 60
"""What people typed is quoted up to this many characters."""
_LONGEST_FACT: Final = 2000
_UNCUT: Final = frozenset({"file", "source"})
_JOINER: Final = "\u200d"
_JOINERS: Final = frozenset({_JOINER, "\ufe0f", *map(chr, range(0x1F3FB, 0x1F400)), *map(chr, range(0x1F1E6, 0x1F200))})
"""What holds an emoji together: joiner, variation selector, skin tones, the letters of flags."""


class MissingWordsError(LookupError):
    """A message that a catalogue does not have, or a placeholder without a fact."""


class Front(StrEnum):
    """Where the reader is: commands are called otherwise in the terminal and in chat.

    Every message can select on it as `$front`.
    """

    TERMINAL = "terminal"
    CHAT = "chat"


class Words:
    """The words of one language; `Words.of("zh_CN.UTF-8")` is the way to get them."""

    strict: ClassVar[bool] = False
    """Whether missing words raise. Tests set it; in use the English words stand in, and the log says so."""

    def __init__(self, locale: str, front: Front = Front.TERMINAL) -> None:
        self.locale = locale
        self.front = front
        self._field = _FIELDS[locale]
        self._bundle = FluentBundle([locale], use_isolating=False)
        for path in sorted((FOLDER / locale).glob("*.ftl")):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    @classmethod
    def of(cls, locale: str | None, front: Front = Front.TERMINAL) -> Words:
        """Return the words of the language that serves `locale` best."""
        return _words(negotiate(locale), front)

    def knows(self, key: str) -> bool:
        """Tell whether the catalogue has this message, or this attribute of one (`message.attribute`)."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, key: str, facts: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """Return the sentence `key` (or `key.attribute`), its placeholders filled with facts as words.

        Raises:
            MissingWordsError: in tests, for a message or placeholder that is missing.
        """
        try:
            return self._say(key, {**(facts or {}), **more})
        except MissingWordsError as missing:
            if self.strict:
                raise
            _LOG.warning("%s", missing)
            return key if self.locale == DEFAULT else Words.of(DEFAULT, self.front).say(key, facts, **more)

    def _say(self, key: str, facts: Mapping[str, Any]) -> str:
        if not self.knows(key):
            raise MissingWordsError(f"{self.locale} has no {key}")
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWordsError(f"{self.locale} has no text at {key}")
        told = {fact: self.word(one, fact) for fact, one in facts.items()}
        said, errors = self._bundle.format_pattern(pattern, {"front": self.front.value, **told})
        if errors:
            raise MissingWordsError(f"{self.locale} {key}: {errors}")
        return str(said)

    def tell(self, wrong: UserError | Fault) -> str:
        """Say what is wrong, long quotations of what was typed cut short."""
        return self.say(wrong.code, quoted(wrong.facts))

    def remedy(self, wrong: UserError | Fault) -> str | None:
        """Say what would be right, where the catalogue knows."""
        key = f"{wrong.code}.fix"
        return self.say(key, quoted(wrong.facts)) if self.knows(key) else None

    def word(self, value: Any, fact: str = "") -> str | int:
        """Return one fact as it stands in a sentence: tiles, winds, fans and lists by name, numbers as numbers."""
        match value:
            case bool():
                return "yes" if value else "no"
            case int():
                return value
            case Wind():
                return self.wind(value)
            case Tile() | Wild():
                return self.tile(value)
            case str() if fact in _NAMERS:
                return self.pick(_NAMERS[fact](value))
            case str():
                return _shown(value)
            case tuple() | list() | frozenset() if value and all(isinstance(one, Tile | Wild) for one in value):
                return self.tiles(value)
            case tuple() | list() | frozenset():
                return self.several(str(self.word(one, fact)) for one in value)
        return _shown(str(value))

    def pick(self, names: domain.Words) -> str:
        """Return a declaration's text in this language."""
        text: str = getattr(names, self._field)
        return text

    def tile(self, kind: Tile | Wild) -> str:
        """Return the name of a single tile: 5万, East."""
        return self.pick(tile_names.WILD_NAME if isinstance(kind, Wild) else tile_names.TILE_NAMES[kind.id])

    def tiles(self, kinds: Iterable[Tile | Wild]) -> str:
        """Write tiles in a row, in the order given, with a space wherever the suit changes: 123万 55饼 东东."""
        groups: list[str] = []
        before: Suit | str | None = None
        for kind in kinds:
            group: Suit | str = "*" if isinstance(kind, Wild) else kind.suit or "honors"
            if group != before:
                groups.append("")
            if isinstance(group, Suit):
                groups[-1] = groups[-1].removesuffix(self._mark(group)) + kind.id[1] + self._mark(group)
            else:
                groups[-1] += self.pick(
                    tile_names.WILD_MARK if isinstance(kind, Wild) else tile_names.HONOR_MARKS[kind.id]
                )
            before = group
        return " ".join(groups)

    def wind(self, wind: Wind) -> str:
        """Return the name of a seat or round."""
        return self.pick(tile_names.TILE_NAMES[wind.value])

    def fan(self, fan_id: domain.FanId) -> str:
        """Return a fan's name."""
        return self.pick(FANS[fan_id].names)

    def ruling(self, key: domain.RulingKey) -> str:
        """Return a ruling's name."""
        return self.pick(RULINGS[key].names)

    def zone(self, name: str) -> str:
        """Return the city that a time zone is named after: Shanghai, 上海."""
        return get_timezone_location(name, locale=self.locale.replace("-", "_"), return_city=True)

    def several(self, words: Iterable[str]) -> str:
        """Write a list of words as this language does: A, B, C."""
        return self.say("list_separator").join(words)

    def together(self, words: Sequence[str]) -> str:
        """Write words as one part of a sentence: A, B and C."""
        *before, last = words
        return self.say("list_last", before=self.several(before), last=last) if before else last

    def _mark(self, suit: Suit) -> str:
        return self.pick(tile_names.SUIT_MARKS[suit])


def _shown(text: str) -> str:
    """Show what would not show: controls become spaces. What is endless is cut, as Fluent takes no more."""
    cut = text if len(text) <= _LONGEST_FACT else text[:_LONGEST_FACT]
    return "".join(letter if letter.isprintable() or letter == _JOINER else " " for letter in cut)


def quoted(facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts with long quotations cut short."""
    return {fact: _quoted(fact, value) for fact, value in facts.items()}


def _quoted(fact: str, value: Any) -> Any:
    """Cut what somebody typed to a quotation, but not inside a letter; a path is of no use when cut."""
    if not isinstance(value, str) or fact in _UNCUT or len(value) <= LONGEST_QUOTE:
        return value
    cut = LONGEST_QUOTE - 1
    while cut and (unicodedata.category(value[cut])[0] == "M" or {value[cut], value[cut - 1]} & _JOINERS):
        cut -= 1
    return value[:cut] + "…"


def _fan_names(fan_id: str) -> domain.Words:
    known = FANS.get(fan_id)
    return known.names if known else domain.Words(fan_id, fan_id, fan_id, fan_id)


def _ruling_names(key: str) -> domain.Words:
    known = RULINGS.get(key)
    return known.names if known else domain.Words(key, key, key, key)


_NAMERS: Final = {"fan": _fan_names, "fans": _fan_names, "by_fan": _fan_names, "ruling": _ruling_names}
"""Facts whose text is the id of something that has a name."""


@cache
def _words(locale: str, front: Front) -> Words:
    return Words(locale, front)

"""Reads a house from its TOML file, and refuses what it does not understand: file, key and reason."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bot.houses.model import FoulKind, FoulRule, House, HouseError, Payout
from bot.mahjong.fans import FANS, FanId
from bot.mahjong.fans.model import RulingKey, Words
from bot.mahjong.rules import FanRule, RulingValue
from bot.mahjong.rulings import RULINGS

_LANGUAGES: Final = {"zh-CN": "zh_cn", "zh-TW": "zh_tw", "en": "en", "ja": "ja"}
MOST_POINTS: Final = 1000
"""No fan, minimum or base is higher than this; more is a slip of the keyboard."""


def read_house(path: Path) -> House:
    """Return the house that this file describes; its id is the file's name.

    Raises:
        HouseError: the file cannot be read, or holds an unknown key, a wrong type, a fan or a ruling that there
            is not, or lacks what every house says.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise HouseError("house_unreadable", file=path.name, reason=error.strerror or str(error)) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise HouseError("house_not_toml", file=path.name, reason=str(error)) from error
    top = _Section(path.name, "", data)
    house = House(
        id=path.stem,
        names=top.section("names").words(),
        description=top.section("description").words(),
        minimum=top.number("minimum"),
        payout=_payout(top.section("payout")),
        fouls=_fouls(top.section("fouls")),
        fans=_fans(top.section("fans")),
        rulings=_rulings(top.section("rulings")),
    )
    top.done()
    return house


def ruling_value(key: RulingKey, given: object) -> RulingValue:
    """Return a ruling's value from plain data: true, false, or a list of fan ids where the ruling takes one.

    Raises:
        UserError: `unknown_ruling`, `ruling_type`, or `ruling_fan` for a list that names no such fan.
    """
    if key not in RULINGS:
        raise HouseError("unknown_ruling", ruling=key, known=tuple(RULINGS))
    takes_list = isinstance(RULINGS[key].default, tuple)
    if takes_list and isinstance(given, list | tuple):
        for fan in given:
            if not isinstance(fan, str) or fan not in FANS:
                raise HouseError("ruling_fan", ruling=key, given=str(fan))
        return tuple(given)
    if isinstance(given, bool) and not takes_list:
        return given
    raise HouseError("ruling_type", ruling=key, list=takes_list)


class _Section:
    """A table of the file, that knows where it stands and which of its keys nobody has asked for."""

    def __init__(self, file: str, key: str, data: Mapping[str, Any]) -> None:
        self._file, self._key, self._data = file, key, data
        self._asked: set[str] = set()

    def section(self, name: str) -> _Section:
        found = self._take(name)
        if not isinstance(found, dict):
            raise self._wrong_type(name, "table")
        return _Section(self._file, self._place(name), found)

    def number(self, name: str) -> int:
        found = self._take(name)
        if isinstance(found, bool) or not isinstance(found, int):
            raise self._wrong_type(name, "number")
        if not 0 <= found <= MOST_POINTS:
            raise HouseError("house_out_of_range", file=self._file, key=self._place(name), most=MOST_POINTS)
        return found

    def truth(self, name: str) -> bool:
        found = self._take(name)
        if not isinstance(found, bool):
            raise self._wrong_type(name, "truth")
        return found

    def text(self, name: str) -> str:
        found = self._take(name)
        if not isinstance(found, str) or not found.strip():
            raise self._wrong_type(name, "text")
        return found

    def words(self) -> Words:
        said = Words(**{field: self.text(language) for language, field in _LANGUAGES.items()})
        self.done()
        return said

    def names(self) -> tuple[str, ...]:
        return tuple(self._data)

    def raw(self, name: str) -> object:
        return self._take(name)

    def done(self) -> None:
        for name in self._data:
            if name not in self._asked:
                raise HouseError("house_unknown_key", file=self._file, key=self._place(name))

    def dangling(self, name: str) -> HouseError:
        return HouseError("house_unknown_fan", file=self._file, key=self._place(name), given=name)

    def place(self, name: str, error: HouseError) -> HouseError:
        """Return a fault found by value again, with the place in the file."""
        return HouseError("house_bad_ruling", file=self._file, key=self._place(name), reason=error.code)

    def _take(self, name: str) -> object:
        self._asked.add(name)
        if name not in self._data:
            raise HouseError("house_missing_key", file=self._file, key=self._place(name))
        return self._data[name]

    def _place(self, name: str) -> str:
        return f"{self._key}.{name}" if self._key else name

    def _wrong_type(self, name: str, wanted: str) -> HouseError:
        return HouseError("house_wrong_type", file=self._file, key=self._place(name), wanted=wanted)


def _payout(section: _Section) -> Payout:
    payout = Payout(
        base=section.number("base"),
        points=section.truth("points"),
        others_pay_base=section.truth("others_pay_base"),
        dealer=section.number("dealer"),
    )
    section.done()
    return payout


def _fouls(section: _Section) -> Mapping[FoulKind, FoulRule]:
    fouls = {kind: _foul(section.section(kind.value)) for kind in FoulKind}
    section.done()
    return MappingProxyType(fouls)


def _foul(section: _Section) -> FoulRule:
    rule = FoulRule(
        to_each=section.number("to_each"), deducted=section.number("deducted"), barred=section.truth("barred")
    )
    section.done()
    return rule


def _fans(section: _Section) -> Mapping[FanId, FanRule]:
    """All declared fans count for their declared value where the file does not set another."""
    for name in section.names():
        if name not in FANS:
            raise section.dangling(name)
    said = section.names()
    return MappingProxyType(
        {fan.id: FanRule(section.number(fan.id) if fan.id in said else fan.value) for fan in FANS.values()}
    )


def _rulings(section: _Section) -> Mapping[RulingKey, RulingValue]:
    said: dict[RulingKey, RulingValue] = {key: ruling.default for key, ruling in RULINGS.items()}
    for name in section.names():
        try:
            said[name] = ruling_value(name, section.raw(name))
        except HouseError as error:
            raise section.place(name, error) from error
    return MappingProxyType(said)

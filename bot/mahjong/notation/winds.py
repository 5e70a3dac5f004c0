"""Winds behind a key or before a word: the seat, the round, and who dealt in."""

from __future__ import annotations

from typing import Final, NamedTuple

from bot.mahjong.hand import DISCARD
from bot.mahjong.notation.cursor import EQUALS, Cursor
from bot.mahjong.notation.meanings import Call, Honor, Relative, WindKey, WindSaid
from bot.mahjong.notation.model import Topic
from bot.mahjong.notation.tokens import CallWord, Said, Single
from bot.mahjong.notation.values import refuse_key
from bot.mahjong.notation.words import HAN_WINDS, WIND_NAMES
from bot.mahjong.tiles import Wind, tile

_LONGEST: Final = max(map(len, WIND_NAMES))
_IN_HAN: Final = {wind: char for char, wind in HAN_WINDS.items()}


class _Named(NamedTuple):
    """A wind and where its name ends."""

    end: int
    wind: Wind


def read_wind(cursor: Cursor, end: int, key: WindKey) -> None:
    """Read the wind after `seat`, `round` or `from`; `end` is where the key ends."""
    start = cursor.at
    value = cursor.run(end, EQUALS)
    found = _wind(cursor, value) if key.topic is Topic.ROUND else _player(cursor, value)
    after = cursor.word(value)
    if found is not None:
        _emit(cursor, start, found, key.topic)
    elif after is not None and isinstance(after[1], Relative):
        cursor.refuse("relative_seat", start, after[0], text=cursor.text.said(start, after[0]))
    else:
        refuse_key(cursor, end, "wind_value")


def read_wind_said(cursor: Cursor, end: int, meaning: WindSaid) -> None:
    """Read `东圈`, `南家`, `南门`, `北家点炮`. What stands between two words may belong to either side."""
    start = cursor.at
    after = cursor.word(end)
    a_wind = after is not None and isinstance(after[1], Honor) and cursor.char(end) in HAN_WINDS
    if cursor.plain[end - 1] == "门" and a_wind:  # `东东门南`: tiles, and the seat behind 门
        cursor.emit(Single(*cursor.head(start, start + 1), tile(meaning.wind.value)), start + 1)
        return
    if meaning.topic is Topic.ROUND:
        if cursor.char(end) in HAN_WINDS and after and isinstance(after[1], Honor):
            left, right = cursor.text.said(start, end), cursor.text.said(end, after[0])
            first, second = f"{left} {right}", f"{left[:-1]} {left[-1]}{right}"
            cursor.fault("ambiguous_wind", start, after[0], text=left + right, first=first, second=second)
            return
    elif after is not None and isinstance(after[1], Call) and after[1].dealt_in:
        _emit_call(cursor, after[0], after[1], _Named(end, meaning.wind))
        return
    elif _refuse_apart(cursor, end, meaning):
        return
    cursor.emit(Said(*cursor.head(start, end), meaning.topic, meaning.wind), end)


def refuse_bare_discarder(cursor: Cursor, end: int) -> bool:
    """Refuse `南点炮` standing apart: South dealt in, or a South tile and a win by discard."""
    head, after = cursor.head(cursor.at, end), cursor.word(end)
    if not head[2] or after is None or not isinstance(after[1], Call) or not after[1].dealt_in:
        return False
    start, left, right = cursor.at, head[1], cursor.text.said(end, after[0])
    text, first, second = left + right, f"{left}家{right}", f"{left} {right}"
    cursor.refuse("ambiguous_discarder_tile", start, after[0], text=text, first=first, second=second)
    return True


def read_dealt_in(cursor: Cursor, end: int, call: Call) -> None:
    """Read `点炮`, and behind it the discarder, the winning tile, or neither."""
    named = _behind(cursor, end)
    _emit_call(cursor, named.end if named else end, call, named)


def _emit_call(cursor: Cursor, end: int, call: Call, named: _Named | None) -> None:
    """Add the call that ends there, and who dealt in; the winning tile may follow."""
    head = cursor.head(cursor.at, end)
    if named is not None:
        cursor.tokens.append(Said(*head, Topic.FROM, named.wind))
    cursor.emit(CallWord(*head, call), cursor.value(end))


def _emit(cursor: Cursor, start: int, found: _Named, topic: Topic) -> None:
    head = cursor.head(start, found.end)
    if topic is Topic.FROM:
        cursor.tokens.append(Said(*head, Topic.BY, DISCARD))
    cursor.emit(Said(*head, topic, found.wind), found.end)


def _behind(cursor: Cursor, end: int) -> _Named | None:
    """Return the discarder that stands behind `点炮`: a seat (`点炮 北家`), or a wind after `=`."""
    value = cursor.run(end, EQUALS)
    return _seat(cursor, value) or (_wind(cursor, value) if cursor.value(end) > end else None)


def _refuse_apart(cursor: Cursor, end: int, meaning: WindSaid) -> bool:
    """Refuse `北家 点炮`: who dealt in, or the winner's seat and a win by discard."""
    start = cursor.at
    word = cursor.run(end, " ")
    after = cursor.word(word)
    if word == end or after is None or not isinstance(after[1], Call) or not after[1].dealt_in:
        return False
    if _behind(cursor, after[0]) is not None:  # `南家 点炮 北家`
        return False
    left, right = cursor.text.said(start, end), cursor.text.said(word, after[0])
    second = f"门{_IN_HAN[meaning.wind]} {right}"
    text = cursor.text.said(start, after[0])
    cursor.refuse("ambiguous_discarder", start, after[0], text=text, first=left + right, second=second)
    return True


def _player(cursor: Cursor, at: int) -> _Named | None:
    """Return who is named there, as a seat or by the wind alone."""
    return _seat(cursor, at) or _wind(cursor, at)


def _seat(cursor: Cursor, at: int) -> _Named | None:
    found = cursor.word(at)
    if found is not None and isinstance(found[1], WindSaid) and found[1].topic is Topic.SEAT:
        return _Named(found[0], found[1].wind)
    return None


def _wind(cursor: Cursor, at: int) -> _Named | None:
    """Return the wind that stands there. `seat self-drawn` names none: a word goes on behind the letter."""
    for end in range(min(at + _LONGEST, len(cursor.plain)), at, -1):
        wind = WIND_NAMES.get(cursor.text.folded[at:end])
        if wind is not None and not (
            cursor.plain[end - 1].isascii() and cursor.goes_on(end) and cursor.word(end) is None
        ):
            return _Named(end + (cursor.char(end) == "风"), wind)
    return None

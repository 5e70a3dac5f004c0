"""What stands after a key: flowers, free text; and the GB header, which holds several at once."""

from __future__ import annotations

from typing import Final

from bot.mahjong.hand import DISCARD, SELF_DRAW
from bot.mahjong.notation.cursor import EQUALS, Cursor
from bot.mahjong.notation.meanings import FlowersKey, TextKey
from bot.mahjong.notation.model import Topic, ZOrder
from bot.mahjong.notation.normalise import SEPARATORS
from bot.mahjong.notation.tokens import Said
from bot.mahjong.notation.words import COUNTERS, FLOWER_LETTERS, FLOWER_NAMES, HAN_WINDS, NUMERALS
from bot.mahjong.tiles import Wind

_VALUE_ENDS: Final = SEPARATORS | frozenset("|[]()")
_ORDERS: Final = {order.value: order for order in ZOrder}
_FLAG_BITS: Final = 4


def read_flowers(cursor: Cursor, end: int) -> None:
    """Read the flowers after `花`, `f=` or `flowers`."""
    start = cursor.at
    value = cursor.run(end, EQUALS)
    found = flowers_value(cursor, value)
    if found is None:
        refuse_key(cursor, end, "flowers_value")
        return
    stop, count = found
    _refuse_repeated(cursor, value, stop)
    cursor.emit(Said(*cursor.head(start, stop), Topic.FLOWERS, count), stop)


def flowers_value(cursor: Cursor, at: int) -> tuple[int, int] | None:
    """Return where flowers that begin there end, and how many they are: a number, letters, names or tiles.

    Digits with a suit after them are tiles, letters that begin a word are that word.
    """
    end = cursor.digit_run(at)
    if end > at:
        return None if cursor.suit(end) or end - at > 2 else (_behind_counter(cursor, end), int(cursor.plain[at:end]))
    if cursor.char(at) in NUMERALS:
        alone = cursor.char(at + 1) not in NUMERALS and not cursor.suit(at + 1)
        return (_behind_counter(cursor, at + 1), NUMERALS[cursor.plain[at]]) if alone else None
    end = cursor.run(at, FLOWER_NAMES)
    if end > at:
        return end, end - at
    end = cursor.run(at, FLOWER_LETTERS)
    if end == at or cursor.word(at) or cursor.goes_on(end):
        return None
    return end, end - at


def _behind_counter(cursor: Cursor, at: int) -> int:
    return at + (cursor.char(at) in COUNTERS)


def read_header(cursor: Cursor) -> None:
    """Read a GB header: `|ES1000|2` is round East, seat South, self-draw, not the last of its kind, and so on."""
    start = cursor.at
    winds: list[Wind] = []
    at = start + 1
    for _ in range(2):
        at = cursor.skip(at)
        wind = _HEADER_WINDS.get(cursor.char(at))
        if wind is None:
            break
        winds.append(wind)
        at += 1
    bits: list[bool] = []
    end = at
    while len(bits) < _FLAG_BITS and cursor.char(cursor.skip(end)) in ("0", "1"):
        end = cursor.skip(end) + 1
        bits.append(cursor.plain[end - 1] == "1")
    if len(winds) < 2 or len(bits) < _FLAG_BITS or cursor.digit_run(end) > end:
        _refuse_header(cursor)
        return
    self_drawn, last_of_kind, last_tile, kong = bits
    bar = cursor.skip(end)
    stop = bar + 1 if cursor.char(bar) == "|" else end
    head = cursor.head(start, stop)
    values = {
        Topic.ROUND: winds[0],
        Topic.SEAT: winds[1],
        Topic.BY: SELF_DRAW if self_drawn else DISCARD,
        Topic.LAST_OF_KIND: last_of_kind,
        Topic.LAST_TILE: last_tile,
        Topic.KONG: kong,
    }
    for topic, value in values.items():
        cursor.emit(Said(*head, topic, value), stop)
    if stop == bar + 1:
        _read_header_flowers(cursor, start)


def read_text(cursor: Cursor, end: int, key: TextKey) -> None:
    """Read the value of `house=`, `bird=` or `room=`, kept as typed."""
    start = cursor.at
    value, stop = _text_value(cursor, end)
    if stop == value:
        refuse_key(cursor, end, "empty_value")
        return
    typed = cursor.text.typed[slice(*cursor.span(value, stop))]
    if typed.isprintable():
        cursor.emit(Said(*cursor.head(start, stop), key.topic, typed), stop)
    else:
        cursor.unreadable(value, stop)


def read_order(cursor: Cursor, end: int) -> None:
    """Read the value of `z=`."""
    start = cursor.at
    value, stop = _text_value(cursor, end)
    order = _ORDERS.get(cursor.text.folded[value:stop])
    if order is None:
        cursor.fault("order_value", start, max(end, stop), lost=False, text=cursor.text.said(start, max(end, stop)))
    else:
        cursor.emit(Said(*cursor.head(start, stop), Topic.Z_ORDER, order), stop)


_HEADER_WINDS: Final = {**HAN_WINDS, **{wind.value: wind for wind in Wind}}


def _text_value(cursor: Cursor, end: int) -> tuple[int, int]:
    value = cursor.run(end, EQUALS)
    stop = value
    while stop < len(cursor.plain) and cursor.plain[stop] not in _VALUE_ENDS:
        stop += 1
    return value, stop


def refuse_key(cursor: Cursor, end: int, code: str) -> None:
    """Refuse a key that has no fitting value behind it."""
    start, stop = cursor.at, cursor.run(end, "=:")
    cursor.fault(code, start, stop, lost=False, text=cursor.text.said(start, end))


def _refuse_header(cursor: Cursor) -> None:
    """Refuse a header, up to the next space, or the next bar and the flowers behind it."""
    start = cursor.at
    end = start + 1
    while end < len(cursor.plain) and cursor.plain[end] not in " |":
        end += 1
    if cursor.char(end) == "|":
        flowers = flowers_value(cursor, end + 1)
        end = flowers[0] if flowers else end + 1
    cursor.fault("bad_header", start, end, text=cursor.text.said(start, end))


def _read_header_flowers(cursor: Cursor, start: int) -> None:
    """Read the flowers after a header's second bar. They may be missing; the rest of the hand may follow."""
    value = cursor.skip(cursor.at)
    found = flowers_value(cursor, value)
    after = cursor.word(found[0]) if found else None
    if found is not None and not (after and isinstance(after[1], FlowersKey)):
        stop, count = found
        _refuse_repeated(cursor, value, stop)
        cursor.emit(Said(*cursor.head(start, stop), Topic.FLOWERS, count), stop)


def _refuse_repeated(cursor: Cursor, start: int, end: int) -> None:
    """Refuse a flower named twice: there is one of each."""
    names = [FLOWER_NAMES.get(char, char) for char in cursor.plain[start:end] if not char.isdigit()]
    if len(set(names)) < len(names):
        text = cursor.text.said(start, end)
        cursor.findings.fault("flowers_twice", cursor.span(start, end), text=text)

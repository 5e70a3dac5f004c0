"""From a normalised text to tokens. What cannot be read becomes a fault, and reading goes on behind it."""

from __future__ import annotations

from bot.mahjong.notation.cursor import EQUALS, Cursor
from bot.mahjong.notation.groups import read_capital, read_number, read_small
from bot.mahjong.notation.meanings import (
    Call,
    Claim,
    FanName,
    FlowersKey,
    FlowersSaid,
    Honor,
    Label,
    Meaning,
    Misspelt,
    Need,
    Relative,
    TextKey,
    TileKey,
    WindKey,
    WindSaid,
)
from bot.mahjong.notation.model import Findings, Topic
from bot.mahjong.notation.normalise import SEPARATORS, Text
from bot.mahjong.notation.tokens import Bracket, CallWord, ClaimWord, Flower, Said, Single, TileWord, Token
from bot.mahjong.notation.values import read_flowers, read_header, read_order, read_text
from bot.mahjong.notation.winds import read_dealt_in, read_wind, read_wind_said, refuse_bare_discarder
from bot.mahjong.notation.words import DIGITS, EMOJI, FACE_DOWN, FLOWER_NAMES, NUMERALS, SMALL_LETTERS
from bot.mahjong.tiles import Tile

_CAPITALS = frozenset(letter.upper() for letter in SMALL_LETTERS)


def lex(text: Text, findings: Findings) -> list[Token]:
    """Return the tokens of a text; faults go to `findings`, each leaving a `Lost` where it stood."""
    cursor = Cursor(text, findings)
    while cursor.at < len(cursor.plain):
        _read_one(cursor)
    return cursor.tokens


def _read_one(cursor: Cursor) -> None:
    at = cursor.at
    char = cursor.plain[at]
    found = cursor.word(at)
    if char in SEPARATORS:
        cursor.at += 1
    elif found is not None:
        _read_word(cursor, *found)
    elif char in DIGITS or char in NUMERALS:
        read_number(cursor)
    elif char in _CAPITALS:
        read_capital(cursor)
    elif char in EMOJI:
        cursor.emit(Single(*cursor.head(at, at + 1), EMOJI[char]), at + 1)
    elif char in FLOWER_NAMES:
        cursor.emit(Flower(*cursor.head(at, at + 1), FLOWER_NAMES[char]), at + 1)
    elif char in "[]()":
        cursor.in_bracket = char in "[("
        cursor.emit(Bracket(*cursor.head(at, at + 1), char), at + 1)
    elif char == "|":
        read_header(cursor)
    elif char == FACE_DOWN:
        _read_face_down(cursor)
    elif char in SMALL_LETTERS:
        read_small(cursor)
    else:
        cursor.unreadable(at, at + 1)


def _read_face_down(cursor: Cursor) -> None:
    """Read `🀫🀙🀙🀫` in brackets, a concealed kong as it lies on the table. Nothing else shows its back."""
    at = cursor.at
    shown = cursor.plain[at + 1 : at + 3]
    kind = EMOJI.get(shown[:1])
    if cursor.in_bracket and kind and shown == shown[:1] * 2 and cursor.char(at + 3) == FACE_DOWN:
        for _ in range(4):
            cursor.emit(Single(*cursor.head(at, at + 4), kind), at + 4)
        return
    cursor.fault("face_down", at, at + 1)


def _read_word(cursor: Cursor, end: int, meaning: Meaning) -> None:
    match meaning:
        case Honor(kind) if isinstance(kind, Tile) and kind.is_wind and refuse_bare_discarder(cursor, end):
            pass
        case Honor(kind):
            cursor.emit(Single(*cursor.head(cursor.at, end), kind), end)
        case Claim():
            cursor.emit(ClaimWord(*cursor.head(cursor.at, end), meaning), end)
        case Call(dealt_in=True):
            read_dealt_in(cursor, end, meaning)
        case Call():
            stop = end if meaning.need is Need.NONE else cursor.value(end)
            cursor.emit(CallWord(*cursor.head(cursor.at, end), meaning), stop)
        case TileKey(indicator):
            key = cursor.run(end, "=:")
            cursor.emit(TileWord(*cursor.head(cursor.at, key), indicator), cursor.run(key, EQUALS))
        case WindKey():
            read_wind(cursor, end, meaning)
        case WindSaid():
            read_wind_said(cursor, end, meaning)
        case FlowersKey():
            read_flowers(cursor, end)
        case FlowersSaid(count):
            cursor.emit(Said(*cursor.head(cursor.at, end), Topic.FLOWERS, count), end)
        case TextKey():
            read_text(cursor, end, meaning)
        case _:
            _read_aside(cursor, end, meaning)


def _read_aside(cursor: Cursor, end: int, meaning: Meaning) -> None:
    """Read a word that is no part of a hand, or of no one hand alone."""
    start = cursor.at
    text = cursor.text.said(start, end)
    match meaning:
        case Label():
            cursor.at = cursor.value(end)
        case Misspelt(write):
            cursor.refuse("did_you_mean", start, end, text=text, write=write)
        case FanName(fan):
            cursor.fan_name(start, end, fan)
        case Relative():
            cursor.refuse("relative_seat", start, end, text=text)
        case _:  # OrderKey
            read_order(cursor, end)

"""Digits, letters and the tiles they make (rules 2 to 4 and 6 of the notation)."""

from __future__ import annotations

from typing import Final

from bot.mahjong.notation.cursor import Cursor
from bot.mahjong.notation.meanings import FlowersKey
from bot.mahjong.notation.model import Topic
from bot.mahjong.notation.tokens import Flower, Group, Loose, Said, Single
from bot.mahjong.notation.values import flowers_value
from bot.mahjong.notation.words import (
    BOTZONE,
    BOTZONE_FLOWERS,
    COUNTERS,
    DIGITS,
    LETTERS,
    NUMERALS,
    SMALL_LETTERS,
    SUITS,
    WESTERN_SUITS,
    WESTERN_TILES,
)

# Capitals after digits that are no suit: the two things each may stand for.
_CAPITALS: Final = {
    "T": ("{}p", "{}s"),
    "S": ("{}s", "S"),
    "P": ("{}p", "P"),
    "W": ("{}m", "W"),
    "Z": ("{}z", "C"),
}
# Capitals before digits that are no suit either.
_PREFIXES: Final = {"S": "s", "P": "p"}
# What Botzone writes for the honours that some try to number.
_BOTZONE_NAMES: Final = {"E": "F1", "N": "F4", "C": "J1"}
# A letter before several digits and no suit: what to write for the whole, beside the letter before each digit.
_RUNS: Final = {"W": "{}m", "B": "{}p", "T": "{}s", "F": "F {}m", "J": "CFP", "H": "flowers={n}"}
_SMALL_HONORS: Final = frozenset("eswncfp")
# Western suits in small letters; `b` is dots there, which is one reason not to read them.
_WESTERN_LOWER: Final = ("c", "d")


def read_number(cursor: Cursor) -> None:
    """Read digits: a group with its suit, a number of flowers, or digits that nothing follows.

    A run of digits goes on over separators and takes the first suit mark after it (rule 3).
    """
    start = cursor.at
    script = DIGITS if cursor.plain[start] in DIGITS else NUMERALS
    pieces: list[tuple[int, int]] = []
    here = start
    while True:
        end = cursor.run(here, script)
        pieces.append((here, end))
        after = cursor.skip(end)
        mark = cursor.suit(after)
        if mark:
            _emit_group(cursor, pieces, after, mark)
            return
        if cursor.char(end) in WESTERN_SUITS and script is DIGITS and cursor.word(end) is None:
            _emit_group(cursor, pieces, end, cursor.char(end))
            return
        if cursor.char(end) in _WESTERN_LOWER and script is DIGITS and _stands_alone(cursor, end):
            cursor.western_lower(start, end + 1)
            return
        suffix = _flower_suffix(cursor, after)
        if suffix is not None:
            _emit_loose(cursor, pieces[:-1])
            _emit_flower_count(cursor, pieces[-1], suffix)
            return
        if after == end or cursor.char(after) not in script:
            break
        here = after
    if cursor.char(end) in ("M", *_CAPITALS) and cursor.word(end) is None:
        _emit_loose(cursor, pieces[:-1])
        _refuse_capital(cursor, pieces[-1], end)
    else:
        _emit_loose(cursor, pieces)


def read_capital(cursor: Cursor) -> None:
    """Read a capital letter: with exactly one digit and no suit Botzone's, else an honour (rule 4)."""
    start = cursor.at
    letter = cursor.plain[start]
    for name, kind in WESTERN_TILES.items():
        if cursor.plain.startswith(name, start):
            end = start + len(name)
            cursor.emit(Single(*cursor.head(start, end), kind, western=True), end)
            return
    end = _end_of_small(cursor, start + 1)
    if end - start > 2:  # `East`: a word that nobody knows, not an honour before one
        cursor.unreadable(start, end)
        return
    end = cursor.digit_run(start + 1)
    digits = cursor.plain[start + 1 : end]
    if digits and not cursor.suit(end) and _flower_suffix(cursor, end) is None:
        if cursor.in_bracket and cursor.char(cursor.skip(end)) in ("]", ")"):
            _read_before_offer(cursor, letter, end)
        else:
            _read_numbered(cursor, letter, digits, end)
    else:
        _read_letter(cursor, letter)


def read_small(cursor: Cursor) -> None:
    """Refuse small letters that follow no digit: a suit alone, an honour in small letters, or nothing at all."""
    start = cursor.at
    end = _end_of_small(cursor, start + 1)
    letters = cursor.plain[start:end]
    if end - start == 1 and (letters in SUITS or letters == "z"):
        digits = cursor.plain[end : cursor.digit_run(end)]
        cursor.fault("suit_alone", start, end, text=letters, write=f"{digits or '1'}{letters}")
    elif set(letters) <= _SMALL_HONORS:
        cursor.fault("lower_honor", start, end, text=letters, write=letters.upper())
    else:
        cursor.unreadable(start, end)


def _end_of_small(cursor: Cursor, at: int) -> int:
    """Return the end of the small letters that begin there, as far as they belong to no word."""
    while cursor.char(at) in SMALL_LETTERS and cursor.word(at) is None:
        at += 1
    return at


def _stands_alone(cursor: Cursor, at: int) -> bool:
    """Tell whether no word begins with the letter there, known or unknown."""
    return cursor.word(at) is None and not (cursor.goes_on(at + 1) and cursor.word(at + 1) is None)


def _emit_group(cursor: Cursor, pieces: list[tuple[int, int]], at: int, mark: str) -> None:
    digits = tuple(
        (str(NUMERALS.get(cursor.plain[at], cursor.plain[at])), cursor.span(at, at + 1))
        for start, end in pieces
        for at in range(start, end)
    )
    end = at + len(mark)
    cursor.emit(Group(*cursor.head(pieces[0][0], end), digits, mark), end)


def _emit_loose(cursor: Cursor, pieces: list[tuple[int, int]]) -> None:
    if not pieces:
        return
    start, end = pieces[0][0], pieces[-1][1]
    if cursor.plain[start] in NUMERALS and cursor.numerals_in_unread(start):
        cursor.unreadable(start, end)
    else:
        cursor.emit(Loose(*cursor.head(start, end), tuple(cursor.plain[i:j] for i, j in pieces)), end)


def _flower_suffix(cursor: Cursor, after: int) -> int | None:
    """Return where a word ends that makes the digits before it a number of flowers: `3朵花`, but not `55 花3`."""
    found = cursor.word(after + (cursor.char(after) in COUNTERS))
    if found is None or not isinstance(found[1], FlowersKey) or not found[1].suffix:
        return None
    return found[0] if flowers_value(cursor, cursor.skip(found[0])) is None else None


def _emit_flower_count(cursor: Cursor, piece: tuple[int, int], stop: int) -> None:
    start, end = piece
    text = cursor.plain[start:end]
    number = NUMERALS.get(text) or (int(text) if len(text) <= 2 and text.isascii() else None)
    if number is None:
        cursor.fault("flowers_value", start, stop, text=cursor.text.said(start, stop))
    else:
        cursor.emit(Said(*cursor.head(start, stop), Topic.FLOWERS, number), stop)


def _refuse_capital(cursor: Cursor, piece: tuple[int, int], end: int) -> None:
    """Refuse `1T` and its like: what the capital means differs from place to place."""
    start = piece[0]
    digits = "".join(str(NUMERALS.get(char, char)) for char in cursor.plain[start:end])
    text = cursor.text.said(start, end + 1)
    if cursor.plain[end] == "M":
        cursor.fault("suit_case", start, end + 1, text=text, write=f"{digits}m")
        return
    first, second = (form.format(digits) for form in _CAPITALS[cursor.plain[end]])
    cursor.fault("suit_capital", start, end + 1, text=text, first=first, second=second)


def _read_before_offer(cursor: Cursor, letter: str, end: int) -> None:
    """Read a letter and the last digits within a bracket, where the digit may be the offer: `[WWWW1]`.

    `W1` and `F1` stay one token here; whether their digit is an offer shows only when the meld is put together.
    """
    start = cursor.at
    count = end - start - 1
    tile = _botzone(cursor, letter, cursor.plain[start + 1])
    if tile and count <= 2:
        cursor.emit(tile, start + 2)
        if count == 2:
            cursor.emit(Loose(*cursor.head(start + 2, end), (cursor.plain[start + 2],)), end)
    elif letter in LETTERS and count == 1:
        _read_letter(cursor, letter)
        cursor.emit(Loose(*cursor.head(start + 1, end), (cursor.plain[start + 1],)), end)
    else:
        _read_numbered(cursor, letter, cursor.plain[start + 1 : end], end)


def _read_numbered(cursor: Cursor, letter: str, digits: str, end: int) -> None:
    """Read a letter with digits and no suit after them."""
    start = cursor.at
    text = cursor.text.said(start, end)
    if letter in _PREFIXES:
        cursor.fault("suit_prefix", start, end, text=text, first=f"{digits}{_PREFIXES[letter]}", second=letter)
    elif letter == "M":
        cursor.fault("suit_case", start, end, text=text, write=f"{digits}m")
    elif letter in _BOTZONE_NAMES and len(digits) == 1:
        cursor.fault("honor_number", start, end, text=text, first=letter, second=_BOTZONE_NAMES[letter])
    elif letter in _RUNS and len(digits) == 1:
        tile = _botzone(cursor, letter, digits)
        if tile is None:
            cursor.fault("bad_digit", start, end, text=text)
        else:
            cursor.emit(tile, end)
    elif letter in _RUNS and all(_botzone(cursor, letter, digit) for digit in digits):
        each = "".join(letter + digit for digit in digits)
        whole = _RUNS[letter].format(digits, n=len(digits))
        cursor.fault("botzone_run", start, end, text=text, first=each, second=whole)
    else:
        _read_letter(cursor, letter)


def _botzone(cursor: Cursor, letter: str, digit: str) -> Single | Flower | None:
    """Return the Botzone tile that a letter and one digit name, None where there is none."""
    start = cursor.at
    head = cursor.head(start, start + 2)
    if letter == "H":
        return Flower(*head, f"H{digit}") if 1 <= int(digit) <= BOTZONE_FLOWERS else None
    if letter not in BOTZONE or not 1 <= int(digit) <= len(BOTZONE[letter]):
        return None
    return Single(*head, BOTZONE[letter][int(digit) - 1], prefix=letter)


def _read_letter(cursor: Cursor, letter: str) -> None:
    """Read a capital that stands for itself."""
    start = cursor.at
    if letter in LETTERS:
        cursor.emit(Single(*cursor.head(start, start + 1), LETTERS[letter]), start + 1)
    elif letter in ("B", "Z"):
        end = start + 1
        while cursor.char(end) == letter and cursor.char(end + 1) not in DIGITS:
            end += 1
        text = cursor.plain[start:end]
        if letter == "B":
            cursor.fault("alone_B", start, end, text=text, first="P", second="1s")
        else:
            cursor.fault("alone_z", start, end, text=text, first="C", second="1z")
    elif letter in _RUNS:
        cursor.fault("botzone_alone", start, start + 1, text=letter, write=f"{letter}1")
    else:
        cursor.unreadable(start, start + 1)

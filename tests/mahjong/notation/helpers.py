"""Short ways to say what a text is read as."""

from __future__ import annotations

from typing import Any

from bot.errors import Fault, HandError
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import parse, read
from bot.mahjong.tiles import Tile

THIRTEEN = "123m456p789s55pEE"
"""Thirteen tiles that wait."""

FULL = f"{THIRTEEN}+E"
"""The hand of the first rows of the examples."""


def faults(text: str, **options: Any) -> tuple[Fault, ...]:
    """Return all that is wrong with a text."""
    try:
        read(text, **options)
    except HandError as error:
        return error.faults
    raise AssertionError(f"{text!r} was read")


def found(text: str, **options: Any) -> list[tuple[str, str | None]]:
    """Return the code of each fault, and the part of the text it points at."""
    return [(fault.code, None if fault.at is None else text[slice(*fault.at)]) for fault in faults(text, **options)]


def only(text: str, **options: Any) -> Fault:
    """Return the one fault of a text."""
    (fault,) = faults(text, **options)
    return fault


def win_of(beside: str, **options: Any) -> Win:
    """Return how a complete hand, with this beside it, was won."""
    return read(f"{FULL} {beside}", **options).win


def hand_of(text: str) -> Hand:
    """Return the hand of a text."""
    return parse(text)[0]


NUMERALS = "一二三四五六七八九"
RANKED = {
    "m": ("{n}m", "{n}w", "{n}万", "{n}萬", "{h}万", "{h}萬", "W{n}", "{n} m"),
    "p": ("{n}p", "{n}b", "{n}饼", "{n}餅", "{n}筒", "{h}饼", "{h}餅", "{h}筒", "B{n}"),
    "s": ("{n}s", "{n}t", "{n}条", "{n}條", "{n}索", "{h}条", "{h}條", "{h}索", "T{n}"),
}
HONORS = {
    "E": ("E", "Ｅ", "东", "東", "东风", "1z", "F1", "🀀"),
    "S": ("S", "南", "南风", "2z", "F2", "🀁"),
    "W": ("W", "西", "西風", "3z", "F3", "🀂"),
    "N": ("N", "北", "北风", "4z", "F4", "🀃"),
    "C": ("C", "中", "红中", "紅中", "7z", "J1", "🀄", "🀄\ufe0f"),
    "F": ("F", "发", "發", "発", "发财", "發財", "6z", "J2", "🀅"),
    "P": ("P", "白", "白板", "5z", "J3", "🀆"),
}
EMOJI = {"m": 0x1F007, "s": 0x1F010, "p": 0x1F019}


def spellings(kind: Tile) -> list[str]:
    """Return the ways to write one tile."""
    if kind.suit is None:
        return list(HONORS[kind.id])
    written = [form.format(n=kind.rank, h=NUMERALS[kind.rank - 1]) for form in RANKED[kind.suit]]
    return [*written, chr(EMOJI[kind.suit] + kind.rank - 1)]

"""Hands as people type them: forgiving in, strict out (`rules/notation.md`).

`parse` and `read` take every form in use, `format` writes the canonical one, `read_hand` takes the plain data of
the batch lines. All of them raise `HandError` with everything that is wrong, and nothing else.
"""

from bot.mahjong.notation.batch import HAND_KEYS, read_hand
from bot.mahjong.notation.model import MAX_LENGTH, Note, Overrides, Parsed, ZOrder
from bot.mahjong.notation.only_tiles import read_tile, read_tiles
from bot.mahjong.notation.reading import asks_for_wild, parse, read, z_order
from bot.mahjong.notation.writer import format, format_tiles

__all__ = [
    "HAND_KEYS",
    "MAX_LENGTH",
    "Note",
    "Overrides",
    "Parsed",
    "ZOrder",
    "asks_for_wild",
    "format",
    "format_tiles",
    "parse",
    "read",
    "read_hand",
    "read_tile",
    "read_tiles",
    "z_order",
]

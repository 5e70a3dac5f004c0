"""The game, pure: tiles, hands, notation, shapes, fans, scoring, waits.

>>> from bot.mahjong import fan_total, parse
>>> from bot.houses import house
>>> hand, win = parse("[234p,1] 12334567pEE +5p 自摸 圈东 门南")
>>> fan_total(hand, win, house("official_modern"))
24
"""

from __future__ import annotations

from bot.mahjong.hand import DISCARD, SELF_DRAW, By, Hand, Meld, MeldKind, Source, Win
from bot.mahjong.notation import format, parse
from bot.mahjong.results import FanCount, Refusal, RulingNote, Score
from bot.mahjong.rules import Rules
from bot.mahjong.scoring import fan_total, score, score_many
from bot.mahjong.tiles import TILES, WILD, Suit, Tile, Wild, Wind, tile
from bot.mahjong.waiting import Waiting, waits

__all__ = [
    "DISCARD",
    "SELF_DRAW",
    "TILES",
    "WILD",
    "By",
    "FanCount",
    "Hand",
    "Meld",
    "MeldKind",
    "Refusal",
    "Rules",
    "RulingNote",
    "Score",
    "Source",
    "Suit",
    "Tile",
    "Waiting",
    "Wild",
    "Win",
    "Wind",
    "fan_total",
    "format",
    "parse",
    "score",
    "score_many",
    "tile",
    "waits",
]

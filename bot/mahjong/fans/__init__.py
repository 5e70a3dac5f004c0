"""The fans, each declared once."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.mahjong.fans import chows, kongs, pungs, shapes, whole, winning
from bot.mahjong.fans.model import Family, Fan, FanId

_DECLARED: Final = (*whole.FANS, *chows.FANS, *pungs.FANS, *kongs.FANS, *shapes.FANS, *winning.FANS)


def _place(fan: Fan) -> tuple[int, int]:
    """Order by value first; the official list is in that order as well, and numbers those of equal value."""
    return (-fan.value, fan.number or 0)


FANS: Final = MappingProxyType({fan.id: fan for fan in sorted(_DECLARED, key=_place)})
"""Every fan by its id, dearest first."""

__all__ = ["FANS", "Family", "Fan", "FanId"]

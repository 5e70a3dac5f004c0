"""What fans are called, and the signs that one name has in different scripts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from bot.mahjong.fans import FANS, Fan


def names_of(fan: Fan) -> tuple[str, ...]:
    """Return all that a fan is called, each spelling once: its names, its pinyin, its aliases."""
    return tuple(dict.fromkeys((*fan.names, fan.pinyin, *fan.aliases)))


def _same_sign(fan: Fan) -> Iterator[tuple[str, str]]:
    """Pair the signs of a fan's traditional and Japanese names with the simplified ones that stand there."""
    simplified, traditional, _, japanese = fan.names
    for other in (traditional, japanese):
        yield from zip(other, simplified, strict=True)


_BEYOND_NAMES: Final = {
    **dict.fromkeys("胡糊", "和"),
    **dict(
        zip(
            "頭國気氣貫槍嶺魚場騎華凑湊調羅漢純盃雞鷄鶏條兩両補夾沖",
            "头国气气贯枪岭鱼场骑华凑凑调罗汉纯杯鸡鸡鸡条两两补夹冲",
            strict=True,
        )
    ),
}
"""Signs that aliases have and names do not, and the other ways to write hú."""

VARIANTS: Final = str.maketrans(dict(chain.from_iterable(map(_same_sign, FANS.values()))) | _BEYOND_NAMES)
"""Traditional and Japanese signs of fans' names to simplified ones."""

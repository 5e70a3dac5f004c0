"""Changes for melds that cannot be read: brackets that open or close nothing, tiles that are no set, wrong offers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from bot.errors import Fault
from bot.mahjong.notation.melds import shape
from bot.mahjong.notation.model import Span
from bot.mahjong.tiles import tile
from bot.services.repair.change import Repair, drop, edited, read_as

_REACH: Final = 12
"""A meld with its bracket takes no more characters."""
_IN_KONG: Final = 4
_HONORS: Final = frozenset("ESWNCFP")
_RANKS: Final = "123456789"
_GROUP: Final = re.compile("([1-9]+)([mpswbt万萬饼餅筒条條索])")


def unclosed(text: str, fault: Fault) -> Iterator[Repair]:
    """Close a bracket, or put the right one in the place of the wrong one."""
    start, end = fault.at or (0, 0)
    close = str(fault.facts["write"])
    stop = min(len(text), end + _REACH)
    for place in range(end + 3, stop + 1):
        if text[place : place + 1] in ")]":
            yield edited(text, (place, place + (place < len(text))), close)
            break
    for place in range(end + 3, stop + 1):
        if text[place - 1] not in " ,":
            yield read_as(text, (place, place), close, text[start:place] + close)


def unopened(text: str, fault: Fault) -> Iterator[Repair]:
    """Open a bracket before a set, or in the place of what was typed for it."""
    start, end = fault.at or (0, 0)
    opening = "[" if text[start:end] == "]" else "("
    for place in range(start - 3, max(-1, start - _REACH), -1):
        yield read_as(text, (place, place), opening, opening + text[place:end])
        if place:
            yield read_as(text, (place - 1, place), opening, opening + text[place:end])


def meld(text: str, fault: Fault) -> Iterator[Repair]:
    """Make a set of tiles that are none, by leaving one out, adding one or changing one."""
    start, end = fault.at or (0, 0)
    found = _GROUP.search(text, start, end)
    for place in range(start, end):
        if found is not None and text[place] in _HONORS:
            yield drop(text, (place, place + 1))
            for rank in _RANKS if text[place + 1].isdigit() else "":
                yield edited(text, (place, place + 1), rank)
    if found is None:
        yield from _honor_meld(text, (start, end))
        return
    digits, mark = found.groups()
    at = found.span(1)
    others = (
        [digits[:place] + digits[place + 1 :] for place in range(len(digits))] if len(digits) > _IN_KONG - 1 else []
    )
    others += [digits[:place] + rank + digits[place:] for place in range(len(digits), -1, -1) for rank in _RANKS]
    others += [digits[:place] + rank + digits[place + 1 :] for place in range(len(digits)) for rank in _RANKS]
    for other in sorted(dict.fromkeys(others), key=lambda other: "".join(sorted(other)) != other):
        if len(other) <= _IN_KONG and shape([tile(f"m{rank}") for rank in other]) is not None:
            yield read_as(text, at, other, other + mark)


def _honor_meld(text: str, at: Span) -> Iterator[Repair]:
    """Write as many of the honour that most of the letters are."""
    found = re.search("[ESWNCFP]{2,5}", text[slice(*at)])
    if found is not None:
        start = at[0] + found.start()
        letter = max(found[0], key=found[0].count)
        for size in (3, 4):
            yield read_as(text, (start, start + len(found[0])), letter * size)


def offer(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out what stands for the player a tile came from, or write one that can be."""
    start, end = fault.at or (0, 0)
    typed = str(fault.facts["text"])
    place = text.rfind(typed, start, end)
    if place >= 0:
        comma = text.rfind(",", start, place)
        yield drop(text, (comma if comma >= 0 else place, place + len(typed)))
        for digit in str(fault.facts["allowed"]).split(", ")[:3]:
            yield edited(text, (place, place + len(typed)), digit)

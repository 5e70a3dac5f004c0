"""Slips of the finger: a character too many, two that changed places, a wrong or a lost one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.errors import Fault
from bot.mahjong.notation.model import Span
from bot.services.repair.change import Repair, edited

_BESIDE: Final = 2
"""A slip is at most so far from where it shows."""
_MOST_PLACES: Final = 8
_MOST_SPANS: Final = 3
_WRONG: Final = ("mps", "[]+,", "123456789")
"""What may have been meant or lost, the likeliest first."""


def slips(text: str, faults: Sequence[Fault]) -> Iterator[Repair]:
    """Yield the text with one slip undone near a fault, the likeliest first; nothing where no fault has a place."""
    places = _near(text, [fault.at for fault in faults if fault.at is not None])
    bracket = any(fault.code in ("unclosed", "unopened") for fault in faults)
    for place in places:
        yield edited(text, (place, place + 1), "")
    for place in places:
        yield edited(text, (place, place + 2), text[place : place + 2][::-1])
    for letters in reversed(_WRONG[:2]) if bracket else _WRONG:
        for place in places:
            for letter in letters:
                yield edited(text, (place, place), letter)
                yield edited(text, (place, place + 1), letter)


def _near(text: str, spans: Iterable[Span]) -> list[int]:
    """Return the places beside the ends of what is at fault, where a slip would be, nearest first."""
    near: dict[int, None] = {}
    ends = list(spans)[:_MOST_SPANS]
    for apart in range(_BESIDE + 1):
        for start, end in ends:
            near |= dict.fromkeys((start - apart, end - 1 + apart, start + apart, end - 1 - apart))
    return [place for place in near if 0 <= place < len(text)][:_MOST_PLACES]

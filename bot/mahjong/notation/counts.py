"""How many tiles are missing, and how many are too many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from bot.errors import Fault
from bot.mahjong.notation.model import Kind

_READY: Final = 13
_COPIES: Final = 4
_IN_MELD: Final = 3


def counted(structural: Iterable[Fault], kinds: Sequence[Kind], *, waiting: bool = False) -> list[Fault]:
    """Return the faults of a hand, a wrong number of tiles told by how many are missing or too many.

    Args:
        structural: what `hand_faults` found.
        kinds: the tiles beside the melds, the winning one included.
        waiting: the hand is to wait, and needs no winning tile.
    """
    return [_counted(fault, kinds, waiting=waiting) if fault.code == "bad_count" else fault for fault in structural]


def _counted(fault: Fault, kinds: Sequence[Kind], *, waiting: bool) -> Fault:
    count, melds = fault.facts["count"], fault.facts["melds"]
    wanted = _READY + 1 - _IN_MELD * melds
    if waiting:
        count, wanted = count + _IN_MELD * melds, _READY
    off = {"missing": max(wanted - count, 0), "extra": max(count - wanted, 0)}
    if waiting:
        return Fault("bad_count_waits", {"count": count, "wanted": wanted, **off})
    kongs = melds > 0 or max(Counter(kinds).values(), default=0) >= _COPIES
    return Fault("bad_count", {**fault.facts, "wanted": wanted, **off, "kongs": kongs})

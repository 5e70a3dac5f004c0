"""PyMahjongGB's scorer (C++, the extra `oracle`) asked in our terms. Importing this needs it to be installed.

Melds are told with the offers of its protocol: 0 for a concealed kong, else where the claimed tile came from, which it
does not look at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from MahjongGB import MahjongFanCalculator

from bot.mahjong.fans import FANS, FanId
from bot.mahjong.hand import Hand, Meld, MeldKind, Win
from bot.mahjong.tiles import TILES, Tile, Wild, Wind

Pack: TypeAlias = tuple[str, str, int]
Arguments: TypeAlias = tuple[tuple[Pack, ...], tuple[str, ...], str, int, bool, bool, bool, bool, int, int]

_NAMES: Final = (
    *(f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)),
    *(f"F{wind}" for wind in range(1, 5)),
    *(f"J{dragon}" for dragon in range(1, 4)),
)
_TILE: Final = dict(zip(_NAMES, TILES, strict=True))
_PACKS: Final = {
    MeldKind.CHOW: ("CHI", 2),
    MeldKind.PUNG: ("PENG", 1),
    MeldKind.KONG: ("GANG", 1),
    MeldKind.CONCEALED_KONG: ("GANG", 0),
}
_WINDS: Final = {wind: place for place, wind in enumerate(Wind)}
_FANS: Final = {fan.names.zh_cn: fan.id for fan in FANS.values()} | {
    "独听・边张": "edge_wait",
    "独听・嵌张": "closed_wait",
    "独听・单钓": "single_wait",
}


def names_of(held: Iterable[Tile | Wild]) -> tuple[str, ...]:
    """Return its names of some tiles; it knows no wild ones."""
    return tuple(_NAMES[kind.index] for kind in held if isinstance(kind, Tile))


def tiles_of(names: Iterable[str]) -> frozenset[Tile]:
    """Return the tiles of some of its names."""
    return frozenset(_TILE[name] for name in names)


def arguments(hand: Hand, win: Win) -> Arguments:
    """Return what `MahjongFanCalculator` takes for a hand that was won."""
    return (
        tuple(_pack(meld) for meld in hand.melds),
        names_of(hand.concealed),
        "".join(names_of((hand.win,) if hand.win else ())),
        hand.flowers,
        win.is_self_drawn,
        win.last_of_kind,
        win.kong,
        win.last_tile,
        _WINDS[win.seat],
        _WINDS[win.round],
    )


def _pack(meld: Meld) -> Pack:
    kind, offer = _PACKS[meld.kind]
    return kind, _NAMES[meld.tile.index], offer


def fans_of(hand: Hand, win: Win) -> dict[FanId, int] | None:
    """Return the fans that it counts, and how often each; None if it sees no win."""
    try:
        found = MahjongFanCalculator(*arguments(hand, win), verbose=True)
    except TypeError as error:
        if str(error) == "ERROR_NOT_WIN":
            return None
        raise
    return {_FANS[name]: times for _, times, name, _ in found}

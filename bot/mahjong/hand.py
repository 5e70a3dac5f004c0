"""A hand and the way it was won.

`Hand` is what lies on the table: melds, concealed tiles, the winning tile, flowers. `Win` is what happened:
by self-draw or discard, in which seat and round, on which last or kong tile. Either one refuses to be
constructed when it cannot exist, and `check` refuses the pairs that cannot; each names every fault at once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, StrEnum
from typing import Any, Final, Literal

from bot.errors import Fault, HandError
from bot.mahjong.keys import Keys, pack
from bot.mahjong.tiles import TILES, Tile, Wild, Wind

MAX_FLOWERS: Final = 8


class MeldKind(StrEnum):
    """What was laid down. `KONG` is a melded kong, claimed or added."""

    CHOW = "chow"
    PUNG = "pung"
    KONG = "kong"
    CONCEALED_KONG = "concealed_kong"


class Source(IntEnum):
    """Whose discard was claimed, seen from the claimer. The value is the offer digit of the notation."""

    PREVIOUS = 1
    OPPOSITE = 2
    NEXT = 3


class By(StrEnum):
    """The two ways to get the winning tile. Robbing a kong is a discard, a replacement tile a self-draw."""

    SELF_DRAW = "self_draw"
    DISCARD = "discard"


SELF_DRAW: Final = By.SELF_DRAW
DISCARD: Final = By.DISCARD


@dataclass(frozen=True, slots=True)
class Meld:
    """A set laid down before the win.

    Args:
        kind: chow, pung, melded kong or concealed kong.
        tile: its kind of tile; for a chow the middle one.
        source: who discarded the claimed tile, None where nobody did or nobody said, and for a chow, which can only
            come from the previous player.
        claimed: which tile of a chow was claimed, 0 to 2 from the lowest; None where nobody said.
        added: a kong made by adding a tile to a melded pung (加杠).

    Raises:
        HandError: `meld_shape` for a chow that runs over the end of its suit or is made of honours, or for a
            source, claimed tile or addition that this kind of set cannot have.
    """

    kind: MeldKind
    tile: Tile
    source: Source | None = None
    claimed: Literal[0, 1, 2] | None = None
    added: bool = False

    def __post_init__(self) -> None:
        fits = {
            MeldKind.CHOW: 2 <= self.tile.rank <= 8 and self.source is None and not self.added and self._may_claim,
            MeldKind.PUNG: self.claimed is None and not self.added,
            MeldKind.KONG: self.claimed is None,
            MeldKind.CONCEALED_KONG: self.claimed is None and self.source is None and not self.added,
        }
        if not fits[self.kind]:
            raise HandError(Fault("meld_shape", {"kind": self.kind.value, "tiles": (self.tile,)}))

    @property
    def _may_claim(self) -> bool:
        return self.claimed is None or self.claimed in (0, 1, 2)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """Its three or four tiles, in order."""
        if self.kind is MeldKind.CHOW:
            return TILES[self.tile.index - 1 : self.tile.index + 2]
        return (self.tile,) * (4 if self.is_kong else 3)

    @property
    def is_kong(self) -> bool:
        """A kong of either kind."""
        return self.kind in (MeldKind.KONG, MeldKind.CONCEALED_KONG)

    @property
    def is_claimed(self) -> bool:
        """Taken from another player, so that the hand is no longer concealed."""
        return self.kind is not MeldKind.CONCEALED_KONG


@dataclass(frozen=True, slots=True)
class Hand:
    """Thirteen tiles and the one that won, melds counting three each.

    Args:
        melds: the sets laid down, in the order given.
        concealed: the other tiles without the winning one; kept sorted, wild tiles last.
        win: the winning tile; None for a hand that waits (`score` then refuses, `waits` takes it).
        flowers: how many flower tiles, 0 to 8.

    Raises:
        HandError: with all that is wrong: `too_many` (a fifth copy, kongs counted), `bad_count`,
            `too_many_melds`, `bad_flowers`.
    """

    melds: tuple[Meld, ...]
    concealed: tuple[Tile | Wild, ...]
    win: Tile | Wild | None = None
    flowers: int = 0
    tiles: tuple[Tile | Wild, ...] = field(init=False, repr=False, compare=False)
    """Every tile of the hand, melds and the winning tile included, in order."""
    keys: Keys = field(init=False, repr=False, compare=False)
    """The same hand as scoring looks it up; see `bot.mahjong.keys`."""

    def __post_init__(self) -> None:
        faults = hand_faults([meld.tiles for meld in self.melds], self.concealed, self.win, self.flowers)
        if faults:
            raise HandError(*faults)
        ordered = tuple(sorted(self.concealed, key=_order))
        object.__setattr__(self, "concealed", ordered)
        object.__setattr__(self, "melds", tuple(self.melds))
        melded = [kind for meld in self.melds for kind in meld.tiles]
        won = () if self.win is None else (self.win,)
        object.__setattr__(self, "tiles", tuple(sorted((*melded, *ordered, *won), key=_order)))
        object.__setattr__(self, "keys", pack(self.melds, ordered, self.win))


@dataclass(frozen=True, slots=True)
class Win:
    """How a hand was won. All that is not said is the most ordinary: a discard in seat East of round East.

    Args:
        by: self-draw or another's discard; robbing a kong counts as a discard.
        seat: the winner's wind.
        round: the prevalent wind.
        last_tile: the last tile of the wall, or the discard after it.
        kong: the replacement tile of a kong, or a robbed one.
        last_of_kind: the other three copies lay open (和绝张).
        ready: ready was declared beforehand (报听).
        wild: the kind of tile that is wild, in houses that play with one.
        asked: what the text asked for beyond the game: `house`, `bird`, `room` as typed. Not compared.
        said: which of `by`, `seat`, `round` were stated rather than assumed. Not compared.

    Raises:
        HandError: `rob_last_tile`: no kong can be made, hence none robbed, once the wall is empty.
    """

    by: By = By.DISCARD
    seat: Wind = Wind.EAST
    round: Wind = Wind.EAST
    last_tile: bool = False
    kong: bool = False
    last_of_kind: bool = False
    ready: bool = False
    wild: Tile | None = None
    asked: Mapping[str, str] = field(default_factory=dict, compare=False)
    said: frozenset[str] = field(default=frozenset(), compare=False)
    manner: int = field(init=False, repr=False, compare=False)
    """Way of winning as bits: self-drawn 1, last tile 2, kong 4, last of its kind 8, a wild tile said 64."""
    winds: int = field(init=False, repr=False, compare=False)
    """Seat and round as 4 x round + seat."""

    def __post_init__(self) -> None:
        if self.is_robbing and self.last_tile:
            raise HandError(Fault("rob_last_tile"))
        manner = self.is_self_drawn + 2 * self.last_tile + 4 * self.kong + 8 * self.last_of_kind
        manner += 64 * (self.wild is not None)
        object.__setattr__(self, "manner", manner)
        object.__setattr__(self, "winds", 4 * _WIND_INDEX[self.round] + _WIND_INDEX[self.seat])

    @property
    def is_self_drawn(self) -> bool:
        """Won on a tile drawn from the wall."""
        return self.by is By.SELF_DRAW

    @property
    def is_robbing(self) -> bool:
        """Won on the tile another player added to a pung (抢杠)."""
        return self.kong and self.by is By.DISCARD


_WIND_INDEX: Final = {wind: index for index, wind in enumerate(Wind)}


def hand_faults(
    melds: Sequence[Sequence[Tile]], concealed: Sequence[Tile | Wild], win: Tile | Wild | None, flowers: int
) -> list[Fault]:
    """Return everything that keeps these tiles from being a hand; `melds` as groups of tiles."""
    faults: list[Fault] = []
    won = [] if win is None else [win]
    counts = Counter[Tile | Wild](kind for group in (*melds, concealed, won) for kind in group)
    for kind, count in sorted(counts.items(), key=lambda item: _order(item[0])):
        if count > 4:
            faults.append(Fault("too_many", {"tile": kind, "count": count}))
    if len(melds) > 4:
        faults.append(Fault("too_many_melds", {"count": len(melds)}))
    elif len(concealed) != 13 - 3 * len(melds):
        wanted = 13 - 3 * len(melds) + len(won)
        faults.append(Fault("bad_count", {"count": len(concealed) + len(won), "wanted": wanted, "melds": len(melds)}))
    if isinstance(flowers, bool) or not 0 <= flowers <= MAX_FLOWERS:
        faults.append(Fault("bad_flowers", {"count": flowers}))
    return faults


def way_faults(
    melds: Sequence[Sequence[Tile]],
    concealed: Sequence[Tile | Wild],
    won: Tile | Wild | None,
    *,
    by: By,
    last_tile: bool,
    kong: bool,
    last_of_kind: bool,
    wild: Tile | None = None,
) -> list[Fault]:
    """Return everything that keeps these tiles from having been won this way (official rules, art. 10)."""
    faults: list[Fault] = []
    robbing = kong and by is By.DISCARD
    if last_of_kind and won in concealed:
        faults.append(Fault("last_of_kind_held", {"tile": won}))
    if kong and not robbing and not any(len(group) == 4 for group in melds):
        faults.append(Fault("replacement_without_kong"))
    if robbing and (won in concealed or any(won in group for group in melds)):
        faults.append(Fault("robbed_tile_held", {"tile": won}))
    if robbing and last_tile:
        faults.append(Fault("rob_last_tile"))
    if wild is not None:
        faults += [Fault("wild_in_meld", {"tile": wild, "tiles": tuple(group)}) for group in melds if wild in group]
    return faults


def check(hand: Hand, win: Win) -> None:
    """Refuse a hand that cannot have been won this way.

    Raises:
        HandError: with every fault of `way_faults`.
    """
    faults = way_faults(
        [meld.tiles for meld in hand.melds],
        hand.concealed,
        hand.win,
        by=win.by,
        last_tile=win.last_tile,
        kong=win.kong,
        last_of_kind=win.last_of_kind,
        wild=win.wild,
    )
    if faults:
        raise HandError(*faults)


def _order(kind: Tile | Wild) -> int:
    return len(TILES) if isinstance(kind, Wild) else kind.index


def as_dict(hand: Hand, win: Win) -> dict[str, Any]:
    """Return the hand as the plain data of the batch lines."""
    return {
        "melds": [{"type": meld.kind.value, "tile": meld.tile.id} for meld in hand.melds],
        "concealed": [kind.id for kind in hand.concealed],
        "win": None if hand.win is None else hand.win.id,
        "seat": win.seat.value,
        "round": win.round.value,
        "self_drawn": win.is_self_drawn,
        "last_tile": win.last_tile,
        "kong": win.kong,
        "last_tile_of_kind": win.last_of_kind,
        "flowers": hand.flowers,
    }

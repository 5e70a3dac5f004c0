"""The plain data of batch lines: strict in its types, and with every fault named."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from bot.errors import Fault, HandError
from bot.mahjong.hand import DISCARD, SELF_DRAW, Hand, Meld, MeldKind, Win, way_faults
from bot.mahjong.notation.counts import counted
from bot.mahjong.notation.model import Kind
from bot.mahjong.notation.normalise import showable
from bot.mahjong.tiles import TILES, WILD, Tile, Wind

MAX_ENTRIES: Final = 100
"""The longest list, and the most keys, that are looked through."""

_KINDS: Final[dict[str, Kind]] = {**{kind.id: kind for kind in TILES}, WILD.id: WILD}
_MELD_KINDS: Final = {kind.value: kind for kind in MeldKind}
_WINDS: Final = {wind.value: wind for wind in Wind}
HAND_KEYS: Final = frozenset(
    ("melds", "concealed", "win", "seat", "round", "self_drawn", "last_tile", "kong", "last_tile_of_kind", "flowers")
)
"""What the object of a hand may hold."""
_MELD_KEYS: Final = frozenset(("type", "tile"))
_SAID: Final = {"self_drawn": "by", "seat": "seat", "round": "round"}
_BIG: Final = 1_000_000
_SHOWN: Final = 40


def read_hand(data: Any, *, wild: Any = None, ready: Any = None) -> tuple[Hand, Win]:
    """Return the hand that plain data describes and the way it was won.

    Args:
        data: an object with `melds`, `concealed` and the rest, as `bot.mahjong.hand.as_dict` writes it; all but
            `concealed` may be missing.
        wild: the wild kind, a tile or its id; every concealed tile of that kind becomes wild.
        ready: whether ready was declared.

    Raises:
        HandError: with every fault, whatever the data are. None has a place (`at` is None).
    """
    return _Reader().hand(data, wild, ready)


class _Reader:
    """Reads one hand. `lost` tells that a tile was not read, so that counting the rest would only mislead."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []
        self.lost = False

    def hand(self, data: Any, wild: Any, ready: Any) -> tuple[Hand, Win]:
        given = self.an_object(data, "hand", HAND_KEYS, needed=frozenset({"concealed"}))
        melds = self.melds(given.get("melds", ()))
        concealed = self.concealed(given.get("concealed", ()))
        won = None if given.get("win") is None else self.kind(given["win"], "win")
        by = SELF_DRAW if self.flag(given, "self_drawn") else DISCARD
        last_tile = self.flag(given, "last_tile")
        kong = self.flag(given, "kong")
        last_of_kind = self.flag(given, "last_tile_of_kind")
        seat, round_wind = self.wind(given, "seat"), self.wind(given, "round")
        flowers = self.flowers(given)
        wild_kind = self.wild(wild)
        declared = ready is not None and self.flag({"ready": ready}, "ready")
        if wild_kind is not None:
            concealed = [WILD if kind is wild_kind else kind for kind in concealed]
            won = WILD if won is wild_kind else won

        hand = self.made(melds, concealed, won, flowers)
        self.judge(
            way_faults(
                [meld.tiles for meld in melds],
                concealed,
                won,
                by=by,
                last_tile=last_tile,
                kong=kong,
                last_of_kind=last_of_kind,
                wild=wild_kind,
            )
        )
        if self.faults or hand is None:
            raise HandError(*self.faults)
        win = Win(
            by=by,
            seat=seat,
            round=round_wind,
            last_tile=last_tile,
            kong=kong,
            last_of_kind=last_of_kind,
            ready=declared,
            wild=wild_kind,
            said=frozenset(name for key, name in _SAID.items() if key in given),
        )
        return hand, win

    # The hand as a whole.

    def made(self, melds: list[Meld], concealed: list[Kind], won: Kind | None, flowers: int) -> Hand | None:
        """Return the hand if it can exist."""
        try:
            return Hand(tuple(melds), tuple(concealed), won, flowers)
        except HandError as error:
            count = len(concealed)
            apart = won is None and count == 14 - 3 * len(melds)
            for fault in counted(error.faults, concealed if won is None else [*concealed, won]):
                wants_win = apart and fault.code == "bad_count"
                self.judge([Fault("win_tile_apart", {"count": count}) if wants_win else fault])
            return None

    def judge(self, structural: list[Fault]) -> None:
        """Note what is wrong with the hand as a whole, as far as the tiles that were read can tell."""
        for fault in structural:
            if not (self.lost and fault.code in ("bad_count", "win_tile_apart", "replacement_without_kong")):
                self.faults.append(fault)

    # Its parts.

    def melds(self, value: Any) -> list[Meld]:
        found: list[Meld] = []
        for index, entry in enumerate(self.a_list(value, "melds")):
            key = f"melds[{index}]"
            given = self.an_object(entry, key, _MELD_KEYS, needed=_MELD_KEYS)
            tile = self.kind(given["tile"], f"{key}.tile") if "tile" in given else None
            kind = self.meld_kind(given["type"], f"{key}.type") if "type" in given else None
            if kind is None or tile is None:
                continue
            if not isinstance(tile, Tile):
                self.fault("wild_in_meld", lost=True, tile=tile, tiles=(tile,))
            elif kind is MeldKind.CHOW and not 2 <= tile.rank <= 8:
                self.fault("chow_middle", lost=True, key=f"{key}.tile", tile=tile)
            else:
                found.append(_meld(kind, tile))
        return found

    def meld_kind(self, value: Any, key: str) -> MeldKind | None:
        found = _MELD_KINDS.get(value) if isinstance(value, str) else None
        if found is None:
            self.fault("data_meld", lost=True, key=key, text=_shown(value))
        return found

    def concealed(self, value: Any) -> list[Kind]:
        entries = self.a_list(value, "concealed")
        try:
            return [_KINDS[entry] for entry in entries]
        except (KeyError, TypeError):
            read = [self.kind(entry, f"concealed[{index}]") for index, entry in enumerate(entries)]
            return [kind for kind in read if kind is not None]

    def kind(self, value: Any, key: str) -> Kind | None:
        found = _KINDS.get(value) if isinstance(value, str) else None
        if found is None:
            self.fault("data_tile", lost=True, key=key, text=_shown(value))
        return found

    def wild(self, value: Any) -> Tile | None:
        kind = None if value is None else value if isinstance(value, Tile) else self.kind(value, "wild")
        if kind is WILD:
            self.fault("data_tile", key="wild", text=WILD.id)
        return kind if isinstance(kind, Tile) else None

    def wind(self, given: Mapping[str, Any], key: str) -> Wind:
        value = given.get(key, "E")
        found = _WINDS.get(value) if isinstance(value, str) else None
        if found is None:
            self.fault("data_wind", key=key, text=_shown(value))
        return found or Wind.EAST

    def flag(self, given: Mapping[str, Any], key: str) -> bool:
        value = given.get(key, False)
        if not isinstance(value, bool):
            self.fault("data_bool", key=key, text=_shown(value))
        return value is True

    def flowers(self, given: Mapping[str, Any]) -> int:
        value = given.get("flowers", 0)
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < _BIG:
            return value
        self.fault("data_number", key="flowers", text=_shown(value))
        return 0

    # Plain values.

    def an_object(self, value: Any, key: str, known: frozenset[str], needed: frozenset[str]) -> Mapping[str, Any]:
        if not isinstance(value, dict):
            self.fault("data_object", lost=True, key=key, text=_shown(value))
            return {}
        if len(value) > MAX_ENTRIES:
            self.fault("data_long", lost=True, key=key, length=len(value), limit=MAX_ENTRIES)
            return {}
        prefix = "" if key == "hand" else f"{key}."
        for name in value:
            if name not in known:
                self.fault("unknown_key", key=prefix + _shown(name))
        for name in sorted(needed - value.keys()):
            self.fault("missing_key", lost=True, key=prefix + name)
        return value

    def a_list(self, value: Any, key: str) -> list[Any]:
        if isinstance(value, list | tuple) and len(value) <= MAX_ENTRIES:
            return list(value)
        if isinstance(value, list | tuple):
            self.fault("data_long", lost=True, key=key, length=len(value), limit=MAX_ENTRIES)
        else:
            self.fault("data_list", lost=True, key=key, text=_shown(value))
        return []

    def fault(self, code: str, /, *, lost: bool = False, **facts: Any) -> None:
        """Note a fault. `lost`: a tile was not read."""
        self.lost = self.lost or lost
        self.faults.append(Fault(code, facts))


@cache
def _meld(kind: MeldKind, tile: Tile) -> Meld:
    return Meld(kind, tile)


def _shown(value: Any) -> str:
    """Return a value as a message may show it: short, and never walking into nested data."""
    match value:
        case str():
            return showable(value if len(value) <= _SHOWN else f"{value[:_SHOWN]}…")
        case bool():
            return "true" if value else "false"
        case None:
            return "null"
        case int() if abs(value) >= _BIG:
            return "…"
        case int() | float():
            return str(value)
        case list() | tuple():
            return "[…]"
        case dict():
            return "{…}"
    return type(value).__name__

"""The use cases around a single hand; none of them needs a database."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.errors import Fault, HandError
from bot.houses import House
from bot.houses.verdict import Ahead, Assumed, NotWon, NoWinTileError, Payments, Scored, judge, look
from bot.mahjong.hand import Win
from bot.mahjong.notation import Overrides, Parsed, ZOrder, read_tile, read_tiles, z_order
from bot.mahjong.tiles import Tile, Wind
from bot.services.reading import agreed_house, read_playable

__all__ = [
    "Ahead",
    "Assumed",
    "LookAhead",
    "NoWinTileError",
    "NotWon",
    "Payments",
    "ScoreHand",
    "Scored",
    "look_ahead",
    "read_tile",
    "score_hand",
    "z_order",
]


@dataclass(frozen=True, slots=True)
class ScoreHand:
    """A typed hand to be scored.

    Args:
        text: the hand as typed, with anything else that the notation takes.
        overrides: what was chosen beside the text (options, fields of a form).
        house: the rules to score by; None for those that the text names, else the default.
        discarder: the seat that dealt in, if known; the text may name it as well.
        z: which dragons 5z, 6z and 7z are.
        defaults: the reader's usual seat and round.
        usual_house: the rules where neither text nor choice names any: the group's, or the reader's.
    """

    text: str
    overrides: Overrides | None = None
    house: str | None = None
    discarder: Wind | None = None
    z: ZOrder = ZOrder.RIICHI
    defaults: Win | None = None
    usual_house: str | None = None


@dataclass(frozen=True, slots=True)
class LookAhead:
    """Thirteen typed tiles to be looked ahead from; `seen` are tiles seen elsewhere, as typed."""

    text: str
    overrides: Overrides | None = None
    house: str | None = None
    seen: str = ""
    z: ZOrder = ZOrder.RIICHI
    defaults: Win | None = None
    usual_house: str | None = None


def score_hand(request: ScoreHand) -> Scored:
    """Read a hand, score it under its house and say who pays what.

    Raises:
        NoWinTileError: the winning tile is missing; the error carries what would win.
        NotWon: the tiles stand in no winning shape.
        HandError: the text cannot be read, or the hand cannot be; with every fault.
        UserError: `unknown_house`, or one of the `later_…` that only later versions know.
    """
    overrides = replace(request.overrides or Overrides(), from_=request.discarder)
    parsed = read_playable(request.text, defaults=request.defaults, z=request.z, overrides=overrides)
    rules = _house(parsed, request)
    named = parsed.win.asked.get("from")
    return judge(parsed.hand, parsed.win, rules, notes=parsed.notes, discarder=Wind(named) if named else None)


def look_ahead(request: LookAhead) -> Ahead:
    """Say what completes thirteen tiles and what each such win is worth, or how far they are from ready.

    Raises:
        HandError: the text or the seen tiles cannot be read, there are fourteen tiles, or five of a kind.
        UserError: as `score_hand`.
    """
    parsed = read_playable(
        request.text, defaults=request.defaults, z=request.z, overrides=request.overrides, waiting=True
    )
    rules = _house(parsed, request)
    seen = _seen(request)
    try:
        return look(parsed.hand, parsed.win, rules, notes=parsed.notes, seen=seen)
    except HandError as error:
        raise HandError(*map(_of_seen, error.faults)) from None


def _seen(request: LookAhead) -> tuple[Tile, ...]:
    """Read the tiles seen elsewhere; where they are at fault, that is no place in the hand."""
    try:
        return tuple(read_tiles(request.seen, z_order(request.text, request.z)))
    except HandError as error:
        raise HandError(*(replace(fault, at=None) for fault in error.faults)) from error


def _of_seen(fault: Fault) -> Fault:
    """Name the cause of a fifth copy: the hand alone has none, so the tiles seen elsewhere bring it."""
    return Fault("too_many_seen", fault.facts) if fault.code == "too_many" else fault


def _house(parsed: Parsed, request: ScoreHand | LookAhead) -> House:
    return agreed_house(parsed.win.asked.get("house"), request.house or None, request.usual_house)

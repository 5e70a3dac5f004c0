"""What was asked about a hand, so that a button can ask it again, later and differently.

It stands in the custom ids of a reply's buttons. What is too long for one is kept as a draft, and the id of that
stands there.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from typing import Any, Final, Self

from bot.chat.markdown import length
from bot.chat.options import How, Manner
from bot.errors import Refused, UserError
from bot.mahjong.hand import Win
from bot.mahjong.notation import Overrides, ZOrder, read_tile, z_order
from bot.mahjong.tiles import Wind
from bot.preferences import Preferences
from bot.services.app import App
from bot.services.drafts import draft, keep_draft
from bot.services.scoring import LookAhead, ScoreHand

PATIENCE: Final = 1.0
"""Seconds that an answer waits for its buttons: Discord takes it for three."""
_SEPARATOR: Final = "|"
_DRAFT: Final = "#"
_NONE: Final = "-"
_HOWS: Final = {how: str(number) for number, how in enumerate(How)}
_TRUTHS: Final = {True: "y", False: "n"}


class Question(StrEnum):
    """What is to be told of a hand."""

    SCORE = "s"
    WAITS = "w"


@dataclass(frozen=True, slots=True)
class Asked:
    """A hand as it was typed and whatever was said beside it.

    Args:
        text: the hand.
        question: what is asked about it.
        how, seat, round, discarder, flowers, last_of_kind, ready: options; None is "not given".
        win, wild, seen: tiles as typed.
        house: the rules that were asked for.
        usual_house: those of the group or the reader, where none are asked for.
        z, usual_seat, usual_round: how the asker writes and sits.
    """

    text: str
    question: Question = Question.SCORE
    how: How | None = None
    seat: Wind | None = None
    round: Wind | None = None
    discarder: Wind | None = None
    flowers: int | None = None
    last_of_kind: bool | None = None
    ready: bool | None = None
    win: str = ""
    wild: str = ""
    seen: str = ""
    house: str = ""
    usual_house: str = ""
    z: ZOrder = ZOrder.RIICHI
    usual_seat: Wind | None = None
    usual_round: Wind | None = None

    def by(self, chosen: Preferences) -> Self:
        """Return the same question as somebody with these preferences asks it."""
        usual = chosen.defaults
        return replace(
            self,
            usual_house=chosen.house or "",
            z=chosen.z,
            usual_seat=usual.seat if usual else None,
            usual_round=usual.round if usual else None,
        )

    def to_score(self) -> ScoreHand:
        """Return the use case's request.

        Raises:
            UserError: the winning or wild tile is no tile.
        """
        return ScoreHand(
            self.text,
            self._overrides(),
            house=self.house or None,
            discarder=self.discarder,
            z=self.z,
            defaults=self._defaults(),
            usual_house=self.usual_house or None,
        )

    def to_look_ahead(self) -> LookAhead:
        """Return the use case's request for thirteen tiles.

        Raises:
            UserError: the wild tile is no tile.
        """
        return LookAhead(
            self.text,
            self._overrides(),
            house=self.house or None,
            seen=self.seen,
            z=self.z,
            defaults=self._defaults(),
            usual_house=self.usual_house or None,
        )

    def _overrides(self) -> Overrides:
        manner = self.how.manner if self.how else Manner()
        z = z_order(self.text, self.z)
        return Overrides(
            win=read_tile(self.win, z) if self.win else None,
            wild=read_tile(self.wild, z) if self.wild else None,
            by=manner.by,
            seat=self.seat,
            round=self.round,
            last_tile=manner.last_tile,
            kong=manner.kong,
            last_of_kind=self.last_of_kind,
            ready=self.ready,
            flowers=self.flowers,
        )

    def _defaults(self) -> Win | None:
        if self.usual_seat is None and self.usual_round is None:
            return None
        return Win(seat=self.usual_seat or Wind.EAST, round=self.usual_round or Wind.EAST)


async def keep(app: App, asked: Asked, room: int) -> str:
    """Return what a button says of a question, in at most `room` characters.

    Raises:
        UserError: it is too long, and the database cannot keep it, or not soon enough for an answer.
    """
    written = _pack(asked)
    if written is not None and length(written) <= room:
        return written
    keeping = asyncio.ensure_future(keep_draft(app, asdict(asked)))
    await asyncio.wait([keeping], timeout=PATIENCE)
    if not keeping.done():  # it goes on, and does no harm when it comes to its end
        keeping.add_done_callback(lambda late: late.cancelled() or late.exception())
        raise UserError("database_busy")
    return _DRAFT + keeping.result()


async def recall(app: App, data: str) -> Asked:
    """Return the question that a button carries.

    Raises:
        Refused: `draft_gone`: it was kept too long ago; `control_changed`: this version cannot read it.
        StoreError: the database cannot be read.
    """
    if data.startswith(_DRAFT):
        body = await draft(app, data.removeprefix(_DRAFT))
        if body is None:
            raise Refused("draft_gone")
        return _from_draft(dict(body))
    try:
        return _unpack(data)
    except (KeyError, ValueError, IndexError):
        raise Refused("control_changed") from None


def _pack(asked: Asked) -> str | None:
    """Write the question in one line: a character an option, then what was typed. None where a separator was typed."""
    parts = (asked.house, asked.usual_house, asked.win, asked.wild, asked.seen)
    if any(_SEPARATOR in part for part in parts):
        return None
    options = (
        asked.question.value,
        _NONE if asked.how is None else _HOWS[asked.how],
        *(wind.value if wind else _NONE for wind in (asked.seat, asked.round, asked.discarder)),
        _NONE if asked.flowers is None else str(asked.flowers),
        *(_NONE if truth is None else _TRUTHS[truth] for truth in (asked.last_of_kind, asked.ready)),
        asked.z.value[0],
        *(wind.value if wind else _NONE for wind in (asked.usual_seat, asked.usual_round)),
    )
    return _SEPARATOR.join(("".join(options), *parts, asked.text))


def _unpack(data: str) -> Asked:
    options, house, usual_house, win, wild, seen, text = data.split(_SEPARATOR, 6)
    question, how, seat, round_, discarder, flowers, last_of_kind, ready, z, usual_seat, usual_round = list(options)
    return Asked(
        text=text,
        question=Question(question),
        how=_back(_HOWS, how),
        seat=_wind(seat),
        round=_wind(round_),
        discarder=_wind(discarder),
        flowers=None if flowers == _NONE else int(flowers),
        last_of_kind=_back(_TRUTHS, last_of_kind),
        ready=_back(_TRUTHS, ready),
        win=win,
        wild=wild,
        seen=seen,
        house=house,
        usual_house=usual_house,
        z=next(order for order in ZOrder if order.value[0] == z),
        usual_seat=_wind(usual_seat),
        usual_round=_wind(usual_round),
    )


def _back(written: dict[Any, str], letter: str) -> Any:
    return None if letter == _NONE else {short: value for value, short in written.items()}[letter]


def _wind(letter: str) -> Wind | None:
    return None if letter == _NONE else Wind(letter)


def _from_draft(body: dict[str, Any]) -> Asked:
    kinds: dict[str, Any] = {"question": Question, "how": How, "z": ZOrder}
    kinds |= dict.fromkeys(("seat", "round", "discarder", "usual_seat", "usual_round"), Wind)
    try:
        return Asked(**{key: kinds[key](value) if key in kinds and value else value for key, value in body.items()})
    except (TypeError, ValueError):
        raise UserError("control_changed") from None

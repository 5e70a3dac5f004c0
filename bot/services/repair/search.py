"""Trying changes out, the likeliest first and within bounds, and keeping the best."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from bot.errors import Fault, HandError, UserError
from bot.houses.verdict import NotWon, NoWinTileError, playable
from bot.mahjong.notation import MAX_LENGTH, Overrides, Parsed
from bot.mahjong.readings import readings
from bot.mahjong.scoring import fan_total
from bot.mahjong.tiles import Wind
from bot.services.reading import agreed_house, read_playable
from bot.services.repair.change import Repair
from bot.services.repair.said import unsaid
from bot.services.repair.slips import slips
from bot.services.repair.tiles import other_tiles, winning_tiles
from bot.services.repair.words import reworded
from bot.services.scoring import ScoreHand

MOST: Final = 5
"""More would have to be read before one is pressed."""
_EFFORT: Final = 4500
"""What trying may cost, in characters read: some 70 texts of ordinary length, eight of the longest."""
_SLIPS: Final = 4
"""So many faults may come of one slip. With more the text is no hand, and all of it costs more to read."""
_ORDINARY: Final = 120
"""Longer texts are no slip of the finger, and cost more a character."""
_EFFORT_EACH: Final = 30
"""What trying any text costs beside its length, in characters."""


class _Outcome(IntEnum):
    """What becomes of a text, the best first. Thirteen tiles where fourteen are wanted are at least a hand."""

    REACHES = 0
    WINS = 1
    WAITS = 2
    NO_WIN = 3
    FEWER_FAULTS = 4


def repairs(request: ScoreHand, error: UserError, *, waiting: bool = False) -> tuple[Repair, ...]:
    """Return up to five texts that were probably meant, the likeliest first.

    Each has been read: it wins, or waits, or is a hand, or at least has fewer faults than what was typed. Never
    raises; where nothing is likely there is nothing.

    Args:
        request: what was asked.
        error: why it was refused.
        waiting: whether thirteen tiles are wanted, to look ahead from.
    """
    if len(request.text) > MAX_LENGTH:
        return ()
    faults = error.faults if isinstance(error, HandError) else ()
    ordinary = len(request.text) <= _ORDINARY
    trial = _Trial(request, error, waiting, (_EFFORT if ordinary else _EFFORT // 4) // max(1, len(faults) - _SLIPS))
    if isinstance(error, NoWinTileError):
        trial.go(winning_tiles(request.text, error))
    elif isinstance(error, HandError | NotWon):
        given = request.overrides.win if request.overrides else None
        trial.go(other_tiles(request.text, error, request.z, given))
        trial.go(reworded(request.text, faults))
        if faults and not trial.is_won:
            trial.go(slips(request.text, faults))
    else:
        trial.go(unsaid(request.text, error.code))
    return trial.best()


@dataclass(slots=True)
class _Trial:
    """Tries changes as long as that may take, and keeps those that better the text."""

    request: ScoreHand
    error: UserError
    waiting: bool
    effort: int
    tried: set[str] = field(default_factory=set)
    read: list[Parsed] = field(default_factory=list)
    kept: list[tuple[_Outcome, Repair]] = field(default_factory=list)

    @property
    def is_won(self) -> bool:
        """Whether one of the changes makes a win."""
        return any(outcome <= _Outcome.WINS for outcome, _ in self.kept)

    def go(self, changes: Iterable[Repair]) -> None:
        """Try changes until there are as many good ones as are offered, or it has taken long enough."""
        for repair in changes:
            if repair.text in self.tried or repair.text == self.request.text:
                continue
            self.effort -= len(repair.text) + _EFFORT_EACH
            if self.effort < 0 or sum(outcome is _Outcome.REACHES for outcome, _ in self.kept) >= MOST:
                return
            self.tried.add(repair.text)
            outcome = self.outcome(repair.text)
            if outcome is not None:
                self.kept.append((outcome, repair))

    def best(self) -> tuple[Repair, ...]:
        """Return what is offered: what only loses a fault, or is no win, only where nothing is better."""
        kept = sorted(self.kept, key=lambda one: one[0])
        if not kept:
            return ()
        worst = max(_Outcome.WINS, kept[0][0])
        return tuple(repair for outcome, repair in kept if outcome <= worst)[:MOST]

    def outcome(self, text: str) -> _Outcome | None:
        """Return what becomes of a text, None if it is no better or the same hand as one before."""
        try:
            parsed = self.parsed(text)
        except HandError as after:
            return _Outcome.FEWER_FAULTS if self._is_better(after.faults) else None
        except UserError:
            return None
        if any((parsed.hand, parsed.win) == (one.hand, one.win) for one in self.read):
            return None
        self.read.append(parsed)
        return self._judged(parsed)

    def parsed(self, text: str) -> Parsed:
        """Read a text as the request would have it read."""
        asked = self.request
        parsed = read_playable(
            text,
            defaults=asked.defaults,
            z=asked.z,
            overrides=replace(asked.overrides or Overrides(), from_=asked.discarder),
            waiting=self.waiting,
        )
        playable(parsed.hand, parsed.win)
        if parsed.win.is_self_drawn and "from" in parsed.win.asked:
            raise HandError(Fault("discarder_on_self_draw", {"seat": Wind(parsed.win.asked["from"])}))
        return parsed

    def _is_better(self, after: tuple[Fault, ...]) -> bool:
        before = self.error.faults if isinstance(self.error, HandError) else ()
        return len(after) < len(before)

    def _judged(self, parsed: Parsed) -> _Outcome | None:
        rules = agreed_house(parsed.win.asked.get("house"), self.request.house or None, self.request.usual_house)
        if self.waiting:
            return _Outcome.REACHES if parsed.hand.win is None else None
        if parsed.hand.win is None:
            return _Outcome.WAITS if isinstance(self.error, HandError) else None
        if not readings(parsed.hand):
            return None if isinstance(self.error, NotWon | NoWinTileError) else _Outcome.NO_WIN
        points = fan_total(replace(parsed.hand, flowers=0), parsed.win, rules)
        return _Outcome.REACHES if points >= rules.minimum else _Outcome.WINS

"""What somebody probably meant by a hand that cannot be read or cannot be: small changes, each tried out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import islice
from typing import Any, Final

from bot.errors import Fault, HandError, UserError
from bot.houses import DEFAULT_HOUSE, house
from bot.houses.verdict import NotWon, NoWinTileError
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import format as canonical
from bot.mahjong.scoring import score_many
from bot.mahjong.tiles import TILES, Tile, Wind, short
from bot.services.reading import read_playable
from bot.services.scoring import ScoreHand

MOST: Final = 5
"""More would have to be read before one is pressed."""
_TRIED: Final = 60
"""So many changes are tried; each takes a fraction of a millisecond."""
_TRIED_SLIPS: Final = 150
_FEW: Final = 3
"""Of more faults than these, mending one helps nobody."""
_BESIDE: Final = 4
"""A slip is at most so far from where it shows."""
_LONGEST: Final = 150
"""Longer texts are no slip of the finger, and would take long to try."""

_SUITS: Final = "mps"
_DIGIT: Final = re.compile("[0-9]")
_FOUR_ALIKE: Final = re.compile(r"(?<!\[)(?<!\d)(?:([1-9])\1{3}[mps]|([ESWNCFP])\2{3})(?![\],])")
_FOUR_INSIDE: Final = re.compile(r"([1-9])\1{3}(?=\d*([mps]))")
_ADDITIONS: Final = re.compile(
    r"抢杠和?|搶槓和?|杠上开花|槓上開花|海底捞月|妙手回春|海底|和绝张|绝张|robbing|replacement|last tile|last of kind",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Repair:
    """A text that was probably meant.

    Args:
        text: the whole text, changed.
        code: what was changed: the message `repair_CODE`.
        facts: for that message.
    """

    text: str
    code: str
    facts: Mapping[str, Any]


class _Outcome(IntEnum):
    """What becomes of a text, the best first. Thirteen tiles where fourteen are wanted are at least a hand."""

    WANTED = 0
    OTHER = 1
    NO_WIN = 2
    FEWER_FAULTS = 3
    NO_BETTER = 4


def repairs(request: ScoreHand, error: UserError, *, waiting: bool = False) -> tuple[Repair, ...]:
    """Return up to five texts that were probably meant, the likeliest first.

    Each has been read: it wins, or waits, or is a hand, or at least has fewer faults than what was typed. Never
    raises; where nothing is likely there is nothing.

    Args:
        request: what was asked.
        error: why it was refused.
        waiting: whether thirteen tiles are wanted, to look ahead from.
    """
    if len(request.text) > _LONGEST:
        return ()
    trial = _Trial(request, error, waiting=waiting)
    trial.run(islice(_changes(request, error), _TRIED))
    if isinstance(error, HandError) and not trial.is_won:
        trial.run(islice(_slips(request.text, error), _TRIED_SLIPS))
    return trial.best()


class _Trial:
    """Reads changed texts, and keeps of those that are read alike the first."""

    def __init__(self, request: ScoreHand, error: UserError, *, waiting: bool) -> None:
        self._request = request
        self._waiting = waiting
        self._faults = len(error.faults) if isinstance(error, HandError) else 0
        self._rules = house(DEFAULT_HOUSE)
        self._tried = {request.text}
        self._known: set[object] = set()
        self._found: list[tuple[_Outcome, Repair]] = []

    @property
    def is_won(self) -> bool:
        """Whether a change has made what was wanted."""
        return any(outcome is _Outcome.WANTED for outcome, _ in self._found)

    def run(self, changes: Iterable[Repair]) -> None:
        for repair in changes:
            if repair.text in self._tried:
                continue
            self._tried.add(repair.text)
            outcome, reading = self._read(repair.text)
            alike = (repair.code, str(repair.facts)) if reading is None else reading
            if outcome is not _Outcome.NO_BETTER and alike not in self._known:
                self._known.add(alike)
                self._found.append((outcome, repair))

    def best(self) -> tuple[Repair, ...]:
        """Return the best; what only loses a fault is offered where nothing becomes a hand."""
        ranked = sorted(self._found, key=lambda one: one[0])
        worst = _Outcome.OTHER if ranked and ranked[0][0] <= _Outcome.OTHER else _Outcome.FEWER_FAULTS
        return tuple(repair for outcome, repair in ranked if outcome <= worst)[:MOST]

    def _read(self, text: str) -> tuple[_Outcome, object]:
        request = self._request
        try:
            parsed = read_playable(
                text, defaults=request.defaults, z=request.z, overrides=request.overrides, waiting=self._waiting
            )
        except HandError as after:
            fewer = len(after.faults) < self._faults <= _FEW
            return (_Outcome.FEWER_FAULTS if fewer else _Outcome.NO_BETTER), None
        except UserError:
            return _Outcome.NO_BETTER, None
        return self._judged(parsed.hand, parsed.win), (parsed.hand, parsed.win)

    def _judged(self, hand: Hand, win: Win) -> _Outcome:
        if hand.win is None:
            return _Outcome.WANTED if self._waiting else _Outcome.OTHER
        if self._waiting:
            return _Outcome.NO_BETTER
        try:
            won = score_many([(hand, win)], self._rules)[0] >= 0
        except UserError:  # it cannot have been won this way
            return _Outcome.NO_BETTER
        return _Outcome.WANTED if won else _Outcome.NO_WIN


def _changes(request: ScoreHand, error: UserError) -> Iterator[Repair]:
    """Yield changes worth trying, the likeliest first."""
    if isinstance(error, NotWon):
        yield from _other_tiles(error)
    elif isinstance(error, HandError) and not isinstance(error, NoWinTileError):
        for fault in error.faults:
            yield from _written(request.text, fault)
        for fault in error.faults:
            yield from _CHANGES.get(fault.code, _without)(request.text, fault)


def _other_tiles(error: NotWon) -> Iterator[Repair]:
    """Put another tile in the place of one: slips of the finger are to a neighbour, and mostly in the winning tile."""
    hand, win = error.hand, error.win
    pairs = [(way.discard, kind) for way in error.onward for kind in way.waits]
    pairs += [(hand.win, wait.tile) for wait in error.ahead.waiting.waits if isinstance(hand.win, Tile)]
    for old, new in sorted(dict.fromkeys(pairs), key=lambda pair: _unlikely(pair[0], pair[1], hand)):
        won_on = hand.win == old
        concealed = hand.concealed if won_on else _exchanged(hand, old, new)
        try:
            meant = replace(hand, win=new if won_on else hand.win, concealed=concealed)
        except HandError:  # a fifth copy
            continue
        text = canonical(meant, win)
        seat = f" from={win.asked['from']}" if "from" in win.asked else ""
        code = "win_on" if won_on else "instead"
        yield Repair(text + seat, code, {"tile": new, "old": old})


def _exchanged(hand: Hand, old: Tile, new: Tile) -> tuple[Any, ...]:
    tiles = list(hand.concealed)
    tiles[tiles.index(old)] = new
    return tuple(tiles)


def _unlikely(old: Tile, new: Tile, hand: Hand) -> tuple[int, int]:
    same_suit = old.suit is not None and old.suit is new.suit
    apart = abs(old.rank - new.rank) if same_suit else 5 if old.rank == new.rank else 9
    return apart, 0 if old == hand.win else 1


def _written(text: str, fault: Fault) -> Iterator[Repair]:
    """Write what the fault itself says could be meant."""
    if fault.at is None:
        return
    for key in ("write", "first", "second"):
        meant = fault.facts.get(key)
        if isinstance(meant, str) and fault.code not in _CHANGES and not fault.code.startswith("flag_"):
            yield Repair(_put(text, fault.at, meant), "read_as", {"write": meant})


def _without(text: str, fault: Fault) -> Iterator[Repair]:
    """Leave out what is at fault."""
    if fault.at is not None:
        start, end = fault.at
        yield Repair(_put(text, fault.at, ""), "drop", {"text": text[start:end]})
    for found in _ADDITIONS.finditer(text):
        yield Repair(_put(text, found.span(), ""), "drop", {"text": found[0]})


def _suits(text: str, fault: Fault) -> Iterator[Repair]:
    """Give digits their suit, in the place of whatever letter stands there."""
    if fault.at is None:
        return
    start, end = fault.at
    digits = text[start:end]
    for after in dict.fromkeys((end + 1 if text[end : end + 1].isalpha() else end, end)):
        for suit in _SUITS:
            yield Repair(_put(text, (end, after), suit), "read_as", {"write": digits + suit})
    yield Repair(_put(text, fault.at, ""), "drop", {"text": digits})


def _other_letter(text: str, fault: Fault) -> Iterator[Repair]:
    """Read an unknown letter as a suit, or not at all."""
    if fault.at is None:
        return
    digits = re.search(r"[0-9]+$", text[: fault.at[0]])
    if digits:
        for suit in _SUITS:
            yield Repair(_put(text, fault.at, suit), "read_as", {"write": digits[0] + suit})
    yield from _without(text, fault)


def _closed(text: str, fault: Fault) -> Iterator[Repair]:
    """Close a bracket behind three or four tiles."""
    if fault.at is None:
        return
    close = str(fault.facts.get("write", "]"))
    for place in range(fault.at[1] + 1, min(len(text), fault.at[1] + 8) + 1):
        yield Repair(_put(text, (place, place), close), "read_as", {"write": text[fault.at[0] : place] + close})


def _opened(text: str, fault: Fault) -> Iterator[Repair]:
    """Open a bracket before three or four tiles."""
    if fault.at is None:
        return
    for place in range(fault.at[0] - 1, max(-1, fault.at[0] - 8), -1):
        yield Repair(_put(text, (place, place), "["), "read_as", {"write": "[" + text[place : fault.at[1]]})


def _counted(text: str, fault: Fault) -> Iterator[Repair]:
    """Bracket a kong, leave a tile out, or add one."""
    if fault.facts.get("extra"):
        for found in _FOUR_ALIKE.finditer(text):
            yield Repair(_put(text, found.span(), f"[{found[0]}]"), "kong", {"text": f"[{found[0]}]"})
        for found in _FOUR_INSIDE.finditer(text):
            kong = f"[{found[1] * 4}{found[2]}]"
            yield Repair(f"{kong} {_put(text, found.span(), '')}", "kong", {"text": kong})
        for place, letter in enumerate(text):
            if _is_tile(text, place) and text[place - 1 : place] != letter:
                tile = _named(text, place)
                yield Repair(_put(text, (place, place + 1), ""), "leave_out", {"text": tile})
    elif fault.facts.get("missing") == 1:
        place = next((at for at, letter in enumerate(text) if letter == "+"), len(text))
        for kind in TILES:
            yield Repair(_put(text, (place, place), f" {short([kind])}"), "add", {"tile": kind})


def _fifth(text: str, fault: Fault) -> Iterator[Repair]:
    """Read one of five as its neighbour."""
    tile = fault.facts.get("tile")
    if not isinstance(tile, Tile) or tile.suit is None:
        return
    for place, letter in enumerate(text):
        if letter == str(tile.rank) and _suit_at(text, place) == tile.suit.value:
            for rank in (tile.rank - 1, tile.rank + 1):
                if 1 <= rank <= 9:
                    meant = TILES[tile.index + rank - tile.rank]
                    yield Repair(_put(text, (place, place + 1), str(rank)), "instead", {"tile": meant, "old": tile})


def _slips(text: str, error: HandError) -> Iterator[Repair]:
    """Undo one slip of the finger near a fault: a character too many, two that changed places, a wrong or lost one."""
    places = list(_near(text, error))
    for place in places:
        yield _edited(text, (place, place + 1), "")
    for place in places:
        yield _edited(text, (place, place + 2), text[place : place + 2][::-1])
    for letters in (_SUITS, "+[],", "123456789"):
        for place in places:
            for letter in letters:
                yield _edited(text, (place, place + 1), letter)
                yield _edited(text, (place, place), letter)


def _near(text: str, error: HandError) -> Iterator[int]:
    """Yield the places in or beside what is at fault, nearest first; every place where nobody knows."""
    spans = [fault.at for fault in error.faults if fault.at is not None]
    if not spans:
        yield from range(len(text))
        return
    apart = {place: min(_apart(place, span) for span in spans) for place in range(len(text) + 1)}
    yield from (place for place in sorted(apart, key=lambda place: apart[place]) if apart[place] <= _BESIDE)


def _apart(place: int, span: tuple[int, int]) -> int:
    start, end = span
    return start - place if place < start else max(0, place - end + 1)


def _edited(text: str, at: tuple[int, int], meant: str) -> Repair:
    """Change a place, and name the word that comes of it."""
    changed = _put(text, at, meant)
    start = changed.rfind(" ", 0, at[0]) + 1
    end = changed.find(" ", at[0] + len(meant))
    word = changed[start : end if end >= 0 else len(changed)].strip()
    return Repair(changed, "read_as", {"write": word or changed.strip()})


def _seats(text: str, fault: Fault) -> Iterator[Repair]:
    """Seat the winner elsewhere than who dealt in."""
    if fault.facts.get("assumed"):
        for wind in Wind:
            if wind is not fault.facts.get("seat"):
                yield Repair(f"{text} seat={wind.value}", "seat", {"seat": wind})


_CHANGES: Final[Mapping[str, Callable[[str, Fault], Iterator[Repair]]]] = {
    "no_suit": _suits,
    "unknown": _other_letter,
    "unclosed": _closed,
    "unopened": _opened,
    "bad_count": _counted,
    "too_many": _fifth,
    "discarder_is_winner": _seats,
}


def _put(text: str, at: tuple[int, int], meant: str) -> str:
    return text[: at[0]] + meant + text[at[1] :]


def _is_tile(text: str, place: int) -> bool:
    return bool(_suit_at(text, place))


def _suit_at(text: str, place: int) -> str:
    """Return the suit of the digit at a place, "" where that is no digit of a tile."""
    found = re.match(r"[0-9]+([mps])", text[place:])
    return found[1] if found else ""


def _named(text: str, place: int) -> str:
    return text[place] + _suit_at(text, place)

"""Scoring one hand among many: no payments and no assumptions, the rules kept from one hand to the next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import Any, Final, NamedTuple, TypeVar

from bot.errors import Fault, HandError, UserError
from bot.houses import House, house, ruling_value
from bot.houses.verdict import playable
from bot.mahjong.fans.model import RulingKey
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import HAND_KEYS, Overrides, read_hand
from bot.mahjong.results import Score
from bot.mahjong.rules import RulingValue
from bot.mahjong.scoring import score
from bot.services.reading import agreed_house, read_playable

T = TypeVar("T")
KEPT_RULES: Final = 64
"""So many differing sets of rulings are kept compiled; a hostile batch can name thousands."""


class Judged(NamedTuple):
    """A hand of a batch with its score."""

    hand: Hand
    win: Win
    score: Score


def score_record(record: object) -> Judged:
    """Score one record of a batch: `hand` as plain data or `text`, and what it may say beside it.

    Keys that are no part of the format are left alone: people carry their own columns along. Those that a hand has
    are refused where they stand outside of it, as nobody would notice that they do nothing.

    Raises:
        HandError: with everything that is wrong with the record.
        NotAWin: the tiles stand in no winning shape.
    """
    if not isinstance(record, dict):
        raise HandError(Fault("line_not_object"))
    faults = _stray(record) + _aside(record)
    read_as = _collect(faults, lambda: _hand_of(record))
    rules = _collect(faults, lambda: _rules_of(record, {} if read_as is None else read_as[1].asked))
    if faults or rules is None or read_as is None:
        raise HandError(*faults)
    hand, win = read_as
    return Judged(hand, win, score(hand, win, rules))


def _stray(record: Mapping[str, Any]) -> list[Fault]:
    """Return a fault for each key that belongs into the hand; a missing value says nothing and is left alone."""
    beside = "text" if record.get("hand") is None and record.get("text") is not None else "hand"
    keys = (key for key in record if key in HAND_KEYS and record[key] is not None)
    return [Fault("line_stray_key", {"key": key, "beside": beside}) for key in keys]


def _aside(record: Mapping[str, Any]) -> list[Fault]:
    """Return what is wrong with that which a record says beside its hand and its rules."""
    ready = record.get("ready")
    found = [] if record.get("wild") is None else [Fault("later_wild")]
    return found if ready is None or isinstance(ready, bool) else [*found, Fault("line_ready")]


def _collect(faults: list[Fault], work: Callable[[], T]) -> T | None:
    """Return what `work` returns, or keep what is wrong and go on, so that a record is told all of it."""
    try:
        return work()
    except HandError as error:
        faults += error.faults
    except UserError as error:
        faults.append(Fault(error.code, error.facts))
    return None


def _hand_of(record: Mapping[str, Any]) -> tuple[Hand, Win]:
    """Read the hand, and leave to the caller what it says about the house."""
    data, text = record.get("hand"), record.get("text")
    ready = record.get("ready") if isinstance(record.get("ready"), bool) else None
    if data is not None:
        if not isinstance(data, dict):
            raise HandError(Fault("line_hand_text" if isinstance(data, str) else "line_hand"))
        hand, win = read_hand(data, ready=ready)
    elif isinstance(text, str):
        parsed = read_playable(text, overrides=Overrides(ready=ready))
        hand, win = parsed.hand, parsed.win
    else:
        raise HandError(_without_hand(record))
    playable(hand, win)
    return hand, win


def _without_hand(record: Mapping[str, Any]) -> Fault:
    """Say what a record lacks."""
    if record.get("text") is not None:
        return Fault("line_text")
    if record.get("tiles") is not None:
        return Fault("line_tiles")
    return Fault("line_empty")


def _rules_of(record: Mapping[str, Any], asked: Mapping[str, str]) -> House:
    rulings = record.get("rulings")
    faults: list[Fault] = []
    rules = _collect(faults, lambda: _house_of(record, asked))
    decided: list[tuple[RulingKey, RulingValue | None]] = []
    if isinstance(rulings, dict):
        decided = [(key, _collect(faults, partial(ruling_value, key, given))) for key, given in rulings.items()]
    elif rulings is not None:
        faults.append(Fault("line_rulings"))
    if faults or rules is None:
        raise HandError(*faults)
    if not decided:
        return rules
    return _decided(rules.id, tuple(sorted((key, value) for key, value in decided if value is not None)))


def _house_of(record: Mapping[str, Any], asked: Mapping[str, str]) -> House:
    chosen = record.get("house")
    if chosen is not None and not isinstance(chosen, str):
        raise HandError(Fault("line_house"))
    return agreed_house(asked.get("house"), chosen)


@lru_cache(maxsize=KEPT_RULES)
def _decided(house_id: str, rulings: tuple[tuple[RulingKey, RulingValue], ...]) -> House:
    return house(house_id).with_rulings(dict(rulings))

"""Results as the plain data that `--json` and batch lines print. Others rely on the shapes: add, never change."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

from bot.errors import Fault, HandError, UserError
from bot.houses.model import House
from bot.houses.settlement import SEATS, Part
from bot.houses.verdict import Ahead, Payments, Scored
from bot.locales import Words
from bot.mahjong.fans import FANS, Fan
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation import Note
from bot.mahjong.notation import format as canonical
from bot.mahjong.results import FanCount, Reading, Score
from bot.mahjong.tiles import Tile, Wild

_ROLES = {
    Part.WINNER_SELF_DRAWN: "winner",
    Part.WINNER_DISCARD: "winner",
    Part.WINNER_UNEVEN: "winner",
    Part.DISCARDER: "discarder",
    Part.STANDS_BY: "other",
    Part.PAYS_SELF_DRAW: "other",
}


def as_line(data: dict[str, Any]) -> bytes:
    """Return data as one line of JSON. What is no Unicode text (half a surrogate pair) stays escaped."""
    try:
        text = json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
        return text.encode() + b"\n"
    except UnicodeEncodeError:
        return json.dumps(data, separators=(",", ":"), allow_nan=False).encode() + b"\n"


def score_data(hand: Hand, win: Win, score: Score) -> dict[str, Any]:
    """Return what a batch line says of a scored hand."""
    return {
        "ok": True,
        "house": score.rules_id,
        "total": score.total,
        "fans": {fan.id: fan.times for fan in score.fans},
        "flowers": hand.flowers,
        "minimum": score.minimum,
        "reaches_minimum": score.reaches_minimum,
        "canonical": canonical(hand, win),
    }


def scored_data(scored: Scored, words: Words) -> dict[str, Any]:
    """Return all there is to say of one scored hand."""
    score = scored.score
    return {
        **score_data(scored.hand, scored.win, score),
        "without_flowers": score.without_flowers,
        "explanation": {
            "fans": [_fan_count(fan, score) for fan in score.fans],
            "refused": [
                {"fan": one.fan, "by": str(one.by), "times": one.times, "tiles": plain(one.tiles)}
                for one in score.refused
                if one.by not in FANS
            ],
            "rulings": [
                {
                    "ruling": note.key,
                    "value": plain(note.value),
                    "other": plain(note.other),
                    "total_if_other": note.total_if_other,
                }
                for note in score.rulings
            ],
            "reading": _reading(score.reading),
        },
        "payments": None if scored.payments is None else _payments(scored.payments),
        "alternatives": [{"total": other.total, "reading": _reading(other.reading)} for other in score.alternatives],
        "assumed": [
            {
                "what": one.what.value,
                "wind": one.wind.value,
                "totals": {wind.value: total for wind, total in one.others},
            }
            for one in scored.assumed
        ],
        "notes": _notes(scored.notes, words),
    }


def ahead_data(ahead: Ahead, words: Words) -> dict[str, Any]:
    """Return all there is to say of thirteen tiles seen from ahead."""
    waiting = ahead.waiting
    return {
        "ok": True,
        "house": ahead.house.id,
        "minimum": ahead.house.minimum,
        "canonical": canonical(ahead.hand, ahead.win),
        "distance": waiting.distance,
        "waits": [
            {
                "tile": wait.tile.id,
                "left": wait.left,
                "discard": _worth(wait.on_discard),
                "self_drawn": _worth(wait.self_drawn),
            }
            for wait in waiting.waits
        ],
        "helps": [{"tile": one.tile.id, "left": one.left} for one in waiting.helps],
        "shapes": [
            {
                "shape": path.goal.value,
                "distance": path.distance,
                "helps": [{"tile": one.tile.id, "left": one.left} for one in path.helps],
            }
            for path in waiting.paths
        ],
        "notes": _notes(ahead.notes, words),
    }


def fan_data(fan: Fan, house: House, words: Words) -> dict[str, Any]:
    """Return a fan's entry in the dictionary."""
    return {
        "id": fan.id,
        "number": fan.number,
        "value": house.fans[fan.id].value,
        "name": words.pick(fan.names),
        "names": {"zh-CN": fan.names.zh_cn, "zh-TW": fan.names.zh_tw, "en-US": fan.names.en, "ja": fan.names.ja},
        "pinyin": fan.pinyin,
        "aliases": list(fan.aliases),
        "definition": words.pick(fan.definition),
        "implies": list(dict.fromkeys(one.fan for one in fan.implies)),
        "repeatable": fan.repeatable,
        "example": fan.example,
        "counterexample": fan.counterexample,
    }


def error_data(error: UserError, words: Words) -> dict[str, Any]:
    """Return what is wrong, every fault of a hand with its place."""
    faults = error.faults if isinstance(error, HandError) else (Fault(error.code, error.facts),)
    return {"ok": False, "errors": [_told(fault.code, fault.facts, fault.at, words.tell(fault)) for fault in faults]}


def plain(value: Any) -> Any:
    """Return a value as JSON holds it: tiles, winds and fans by id."""
    match value:
        case None | bool() | int() | float():
            return value
        case Tile() | Wild():
            return value.id
        case Enum():
            return value.value
        case str():
            return value
        case Mapping():
            return {str(key): plain(one) for key, one in value.items()}
        case Iterable():
            return [plain(one) for one in value]
    return str(value)


def _told(code: str, facts: Mapping[str, Any], at: tuple[int, int] | None, message: str) -> dict[str, Any]:
    return {"code": code, "message": message, "at": None if at is None else list(at), "facts": plain(facts)}


def _notes(notes: Iterable[Note], words: Words) -> list[dict[str, Any]]:
    return [_told(note.code, note.facts, note.at, words.say(f"note_{note.code}", note.facts)) for note in notes]


def _fan_count(fan: FanCount, score: Score) -> dict[str, Any]:
    return {
        "id": fan.id,
        "value": fan.value,
        "times": fan.times,
        "points": fan.points,
        "tiles": plain(fan.tiles),
        "implied_away": [
            {"fan": one.fan, "times": one.times, "tiles": plain(one.tiles)} for one in score.refused if one.by == fan.id
        ],
    }


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "shape": reading.shape.name.lower(),
        "sets": [
            {"type": one.kind.value, "tiles": plain(one.tiles), "concealed": one.concealed, "melded": one.melded}
            for one in reading.sets
        ],
        "pair": plain(reading.pair),
        "loose": plain(reading.loose),
        "took": reading.took,
    }


def _payments(payments: Payments) -> dict[str, Any]:
    """By seat, or where the discarder is not known by role: `other` is what each of the others gets."""
    if payments.by_seat:
        return {seat.value: amount for seat, amount in zip(SEATS, payments.settlement.delta, strict=True)}
    amounts = {_ROLES[step.part]: step.amount for step in payments.settlement.steps}
    return {role: amounts[role] for role in dict.fromkeys(_ROLES.values()) if role in amounts}


def _worth(score: Score) -> dict[str, Any]:
    return {
        "total": score.total,
        "without_flowers": score.without_flowers,
        "reaches_minimum": score.reaches_minimum,
        "fans": {fan.id: fan.times for fan in score.fans},
    }

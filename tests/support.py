"""Short ways to say in a test what a hand is worth and why."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from bot.mahjong.fans import FANS, FanId
from bot.mahjong.notation import parse
from bot.mahjong.results import FanCount, Principle, Reason, Score
from bot.mahjong.rules import OFFICIAL_FANS, Rules, RulingValue
from bot.mahjong.rulings import RULINGS
from bot.mahjong.scoring import score
from bot.mahjong.tiles import short

OFFICIAL: Final = Rules(
    "official", 8, OFFICIAL_FANS, MappingProxyType({key: ruling.default for key, ruling in RULINGS.items()})
)
"""All fans for their declared values, every ruling at its default."""

BY_NAME: Final = {fan.names.zh_cn: fan.id for fan in FANS.values()}
"""The id of a fan by its Chinese name, as the rule books have it."""


def scored(text: str, /, **rulings: RulingValue) -> Score:
    """Score a hand written in the notation, with some rulings changed."""
    return scored_by(OFFICIAL.with_rulings(rulings) if rulings else OFFICIAL, text)


def scored_by(rules: Rules, text: str) -> Score:
    """Score a hand written in the notation under other rules."""
    return score(*parse(text), rules)


def told(result: Score) -> str:
    """Write the fans as the rule books do, dearest first: name and points, `花龙8 平和2 四归一4`."""
    return " ".join(f"{FANS[one.id].names.zh_cn}{one.points}" for one in result.fans)


def worth(text: str, /, **rulings: RulingValue) -> str:
    """Tell the fans of a hand written in the notation."""
    return told(scored(text, **rulings))


def total(text: str, /, **rulings: RulingValue) -> int:
    """Return the points of a hand written in the notation, flowers included."""
    return scored(text, **rulings).total


def fan(result: Score, name: str) -> FanCount:
    """Return the fan of that Chinese name, which must count."""
    (found,) = [one for one in result.fans if one.id == BY_NAME[name]]
    return found


def has(text: str, name: str, /, **rulings: RulingValue) -> bool:
    """Tell whether the fan of that Chinese name counts in a hand."""
    return BY_NAME[name] in {one.id for one in scored(text, **rulings).fans}


def tiles_of(result: Score, name: str) -> str:
    """Return the tiles that a fan rests on, written short."""
    return short(fan(result, name).tiles)


def refusals(result: Score) -> set[str]:
    """Write what does not count and why: `连六 花龙 456m789m`, with the times where there are several."""
    return {
        " ".join(filter(None, (_name(no.fan), _name(no.by), short(no.tiles), f"x{no.times}" if no.times > 1 else "")))
        for no in result.refused
    }


def _name(reason: FanId | Reason) -> str:
    if isinstance(reason, Principle):
        return reason.value
    return FANS[reason].names.zh_cn if reason in FANS else reason

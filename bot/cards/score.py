"""The card of a scored hand: what it is worth first, who pays what, then how it was read and why."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import Final

from bot.cards.evidence import rests_on, sets_of
from bot.cards.model import Block, Card, Line, Plain, Rows, Rule, Span, Strong, Text, Tiles, Tone
from bot.cards.parts import as_read, note_lines, plain, signed, small, strong
from bot.cards.reasons import reasons
from bot.houses.model import FoulKind
from bot.houses.settlement import Part, Step
from bot.houses.verdict import Assumed, Payments, Scored
from bot.locales import Words
from bot.mahjong.fans import FANS
from bot.mahjong.hand import Win
from bot.mahjong.results import FanCount, SetKind


class Depth(Enum):
    """How much a card tells of a hand."""

    BRIEF = "brief"
    """What it is worth and who pays what."""
    REASONED = "reasoned"
    """Why, too: what contains what, what a principle refused, which rulings mattered."""
    TAUGHT = "taught"
    """And what each of its fans is."""


SHOWN_LIFTS: Final = 3
"""So many circumstances are told, the likeliest; the last tile would lift nearly any hand."""

_WINNER: Final = (Part.WINNER_SELF_DRAWN, Part.WINNER_DISCARD, Part.WINNER_UNEVEN)
_TURN: Final = {Part.DISCARDER: 1, Part.STANDS_BY: 2, Part.PAYS_SELF_DRAW: 2}
"""The winner is told first, then who dealt in, then the others in the order of play."""


def score_card(scored: Scored, words: Words, depth: Depth = Depth.REASONED) -> Card:
    """Return the reply to a scored hand."""
    return Card(
        tone=Tone.GOOD if scored.score.reaches_minimum else Tone.WARNING,
        title=strong(_title(scored, words)),
        blocks=tuple(_blocks(scored, words, depth)),
    )


def _blocks(scored: Scored, words: Words, depth: Depth) -> Iterator[Block]:
    yield as_read(scored.hand, scored.win)
    yield from small(_reading(scored, words))
    yield Rule()
    yield _fans(scored, words)
    yield Text(strong(_total(scored, words)))
    yield Text(plain(_minimum(scored, words)))
    yield from small(_short(scored, words))
    if scored.payments is not None:
        yield Rule()
        yield _payments(scored.payments, words, by_seat=_is_by_seat(scored.payments, scored.win))
    yield Rule()
    house = words.say("score_house", house=words.pick(scored.house.names))
    yield from small([*note_lines(scored.notes, words), *_assumptions(scored.assumed, words), house])
    if depth is not Depth.BRIEF:
        yield from small(dict.fromkeys(reasons(scored.score, scored.house, words)))
    if depth is Depth.TAUGHT:
        yield Rule()
        for fan in scored.score.fans:
            yield Text((Strong(words.fan(fan.id)), Plain(" "), Plain(words.pick(FANS[fan.id].definition))))


def _title(scored: Scored, words: Words) -> str:
    worth = scored.score
    if worth.reaches_minimum:
        return words.say("score_title", total=worth.total)
    return words.say("score_title_short", without=worth.without_flowers, short=worth.minimum - worth.without_flowers)


def _fans(scored: Scored, words: Words) -> Rows:
    heads = ("score_head_fan", "score_head_points", "score_head_tiles")
    return Rows(
        head=tuple(plain(words.say(head)) for head in heads),
        rows=tuple(
            (plain(words.fan(fan.id)), plain(_value(fan, words)), _rests_on(fan, scored, words))
            for fan in scored.score.fans
        ),
    )


def _value(fan: FanCount, words: Words) -> str:
    return words.say("score_fan_once" if fan.times == 1 else "score_fan_times", value=fan.value, times=fan.times)


def _rests_on(fan: FanCount, scored: Scored, words: Words) -> Line:
    """Show the tiles, set by set; fourteen of them again in every other row would only hide the rest."""
    rests = rests_on(fan, scored.score, len(scored.hand.tiles))
    if rests.among:
        sets = words.several(words.tiles(group) for group in rests.groups)
        return plain(words.say("score_rests_among", times=rests.among, sets=sets))
    if not rests.groups:
        return plain(words.say("score_whole_hand")) if fan.tiles else ()
    spans: list[Span] = []
    for group in rests.groups:
        spans += (Plain(" "), Tiles(group)) if spans else (Tiles(group),)
    return tuple(spans)


def _total(scored: Scored, words: Words) -> str:
    worth = scored.score
    if worth.total == worth.without_flowers:
        return words.say("score_total", total=worth.total)
    return words.say(
        "score_total_flowers",
        total=worth.total,
        without=worth.without_flowers,
        flowers=worth.total - worth.without_flowers,
    )


def _minimum(scored: Scored, words: Words) -> str:
    worth = scored.score
    if not worth.minimum:
        return words.say("score_no_minimum")
    if worth.reaches_minimum:
        return words.say("score_minimum_met", minimum=worth.minimum)
    return words.say(
        "score_minimum_missed",
        minimum=worth.minimum,
        short=worth.minimum - worth.without_flowers,
        flowers=worth.total - worth.without_flowers,
    )


def _short(scored: Scored, words: Words) -> Iterator[str]:
    """Say what would have lifted the hand to the minimum, and what calling it costs."""
    if scored.score.reaches_minimum:
        return
    for lift in scored.lifts[:SHOWN_LIFTS]:
        yield words.say(f"lift_{lift.by.value}", total=lift.total, winds=lift.winds, tile=scored.hand.win)
    if not scored.lifts:
        yield words.say("lift_none")
    foul = scored.house.fouls[FoulKind.FALSE_WIN]
    yield words.say("foul_false_win", each=foul.to_each, deducted=foul.deducted, barred=foul.barred)


def _is_by_seat(payments: Payments, win: Win) -> bool:
    """Tell whether seats help: who won for himself without saying where he sits is better told by role."""
    return payments.by_seat and ("seat" in win.said or not win.is_self_drawn)


def _payments(payments: Payments, words: Words, *, by_seat: bool) -> Rows:
    steps = sorted(payments.settlement.steps, key=lambda step: _TURN.get(step.part, 0))
    told = steps if by_seat else tuple(_one_a_role(steps))
    heads = ("pay_head_who", "pay_head_amount", "pay_head_sum")
    return Rows(
        head=tuple(plain(words.say(head)) for head in heads),
        rows=tuple(
            (
                plain(_who(step, payments, words, by_seat=by_seat)),
                strong(signed(step.amount, words)),
                plain(words.say(f"sum_{step.part.value}", step.facts)),
            )
            for step in told
        ),
    )


def _one_a_role(steps: Iterable[Step]) -> Iterator[Step]:
    told: set[Part] = set()
    for step in steps:
        if step.part not in told:
            told.add(step.part)
            yield step


def _who(step: Step, payments: Payments, words: Words, *, by_seat: bool) -> str:
    role = "winner" if step.part in _WINNER else "discarder" if step.part is Part.DISCARDER else "other"
    return words.say(f"pay_{'seat' if by_seat else 'role'}_{role}", seat=step.seat, robbed=payments.robbed)


def _reading(scored: Scored, words: Words) -> Iterator[str]:
    reading = scored.score.reading
    if reading.pair is None:
        yield words.say("read_special", shape=reading.shape.name.lower())
    else:
        key = "read_straight" if reading.loose else "read_sets"
        yield words.say(key, sets=sets_of(reading, words), pair=(reading.pair,) * 2, loose=reading.loose)
        won = scored.hand.win
        if reading.took is None:
            yield words.say("read_took_loose", tile=won)
        elif reading.took < 0:
            yield words.say("read_took_pair", tile=won)
        else:
            took = reading.sets[reading.took]
            yield words.say("read_took_set", tile=won, set=took.tiles)
            if took.kind is SetKind.PUNG and not took.concealed:
                yield words.say("read_pung_by_discard", set=took.tiles)


def _assumptions(assumed: Iterable[Assumed], words: Words) -> Iterator[str]:
    for one in assumed:
        for total in dict.fromkeys(total for _, total in one.others):
            others = tuple(wind for wind, other in one.others if other == total)
            yield words.say(f"note_{one.what.value}_assumed", wind=one.wind, others=others, total=total)

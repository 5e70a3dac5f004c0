"""The card of thirteen tiles seen from ahead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.cards.model import Block, Card, Line, Rows, Rule, Text, Tiles, Tone
from bot.cards.parts import as_read, note_lines, number, plain, small, strong
from bot.houses.verdict import Ahead
from bot.locales import Words
from bot.mahjong.results import Score
from bot.mahjong.waiting import Path, Waiting

SHOWN_IN_SHORT: Final = 9
"""A short answer stops here; thirteen orphans wait for thirteen kinds."""


def waits_card(ahead: Ahead, words: Words) -> Card:
    """Return the reply to thirteen tiles: what wins and what that is worth, or how far it is and what helps."""
    waiting = ahead.waiting
    if waiting.distance:
        title = words.say("waits_title_far", distance=waiting.distance)
        blocks = _far(waiting, words)
    else:
        left = sum(wait.left for wait in waiting.waits)
        title = words.say("waits_title", kinds=len(waiting.waits), left=left)
        blocks = _ready(ahead, words)
    return Card(
        Tone.GOOD if any(wait.left for wait in waiting.waits) else Tone.PLAIN,
        strong(title),
        (as_read(ahead.hand, ahead.win), *blocks, Rule(), *small(_notes(ahead, words))),
    )


def short_waits(ahead: Ahead, words: Words) -> Iterator[Block]:
    """Say in few lines what would win, for somebody who left out the winning tile."""
    waiting = ahead.waiting
    if waiting.distance:
        yield Text(plain(words.say("waits_short_far", distance=waiting.distance)))
        return
    yield Text(plain(words.say("waits_short_head")))
    shown = waiting.waits[:SHOWN_IN_SHORT]
    yield from small(
        words.say(
            "waits_short_line",
            tile=wait.tile,
            on_discard=_worth(wait.on_discard, words),
            self_drawn=_worth(wait.self_drawn, words),
        )
        for wait in shown
    )
    if len(shown) < len(waiting.waits):
        yield from small([words.say("waits_short_more", count=len(waiting.waits) - len(shown))])


def _worth(score: Score, words: Words) -> str:
    short = 0 if score.reaches_minimum else score.minimum - score.without_flowers
    return words.say("waits_worth", points=score.total, short=short)


def _notes(ahead: Ahead, words: Words) -> Iterator[str]:
    yield from note_lines(ahead.notes, words)
    if not {"seat", "round"} <= ahead.win.said:
        yield words.say("waits_winds", seat=ahead.win.seat, round=ahead.win.round)
    yield words.say("score_house", house=words.pick(ahead.house.names))


def _ready(ahead: Ahead, words: Words) -> Iterator[Block]:
    heads = ("waits_head_tile", "waits_head_left", "waits_head_discard", "waits_head_self_drawn")
    waits = ahead.waiting.waits
    yield Rows(
        head=tuple(plain(words.say(head)) for head in heads),
        rows=tuple(
            (
                plain(words.tile(wait.tile)),
                number(wait.left),
                _points(wait.on_discard, words),
                _points(wait.self_drawn, words),
            )
            for wait in waits
        ),
    )
    scores = [score for wait in waits for score in (wait.on_discard, wait.self_drawn)]
    if not all(score.reaches_minimum for score in scores):
        yield from small([words.say("waits_minimum", minimum=ahead.house.minimum)])
    if not any(wait.left for wait in waits):
        yield Text(plain(words.say("waits_none_left")))


def _points(score: Score, words: Words) -> Line:
    if score.reaches_minimum:
        return strong(words.say("waits_points", points=score.total))
    return plain(words.say("waits_points_short", points=score.total, short=score.minimum - score.without_flowers))


def _far(waiting: Waiting, words: Words) -> Iterator[Block]:
    if waiting.helps:
        yield Text(plain(words.say("waits_helps_head")))
        yield Text((Tiles(tuple(help_.tile for help_ in waiting.helps)),))
    heads = ("waits_head_path", "waits_head_distance", "waits_head_helps")
    yield Rows(
        head=tuple(plain(words.say(head)) for head in heads),
        rows=tuple(
            (plain(words.say(f"goal_{path.goal.value}")), number(path.distance), _helps(path, words))
            for path in waiting.paths
        ),
    )


def _helps(path: Path, words: Words) -> Line:
    return plain(words.say("waits_path_helps", kinds=len(path.helps), left=sum(help_.left for help_ in path.helps)))

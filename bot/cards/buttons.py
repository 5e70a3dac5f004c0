"""The rows of buttons below cards about a hand. `data` is what the front needs to ask the same question again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from bot.cards.model import Action, Button, Control, Style
from bot.locales import Words
from bot.mahjong.tiles import Tile

Row: TypeAlias = tuple[Control, ...]
ROW: Final = 5
"""So many buttons stand beside each other."""


def answer_buttons(data: str, words: Words, *, folded: bool | None, sendable: bool) -> Row:
    """Return what can be done with an answered question.

    Args:
        data: the question.
        words: the reader's language.
        folded: whether the reasons are out of sight; None where there are none.
        sendable: whether the reply is private and there is a channel to send it to.
    """
    row: list[Control] = []
    if folded is not None:
        name = "hand.explain" if folded else "hand.fold"
        row.append(Button(Action(name, data), words.say("button_explain" if folded else "button_fold")))
    row.append(Button(Action("hand.change", data), words.say("button_change")))
    if sendable:
        row.append(Button(Action("hand.send", data), words.say("button_send")))
    return tuple(row)


def win_buttons(wins: Iterable[tuple[Tile, str]], words: Words) -> Row:
    """Return the tiles that would complete a hand, each with the question that it makes."""
    return tuple(
        Button(Action("hand.ask", question), words.say("button_win_on", tile=tile), Style.MAIN)
        for tile, question in wins
    )


def refusal_buttons(data: str, repaired: Iterable[tuple[str, str]], words: Words) -> tuple[Row, ...]:
    """Return the ways out of an error: what was probably meant, and the form to write it anew.

    Args:
        data: the question as it was asked.
        repaired: label and question of each likely repair, the likeliest first.
        words: the reader's language.
    """
    ways = tuple(Button(Action("hand.ask", question), label, Style.MAIN) for label, question in repaired)
    change = Button(Action("hand.change", data), words.say("button_change"))
    typing = Button(Action("help.show", "typing"), words.say("choice_topic_typing"))
    return tuple(row for row in (ways[:ROW], (change, typing)) if row)


def example_buttons(examples: Iterable[tuple[str, str]]) -> Row:
    """Return hands to begin with, label and question of each; they open in the form, to be edited."""
    return tuple(Button(Action("hand.change", question), label) for label, question in examples)

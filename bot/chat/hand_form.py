"""The form in which a question about a hand is changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, Final

from bot.cards.forms import ChoiceField, Field, Form, TextField
from bot.cards.model import Action, Option
from bot.chat.asked import Asked, Question
from bot.chat.options import How
from bot.errors import UserError
from bot.locales import Words
from bot.mahjong.hand import MAX_FLOWERS, By, Win
from bot.mahjong.notation import MAX_LENGTH, format_tiles
from bot.mahjong.tiles import Wind
from bot.services.reading import read_playable

_UNSAID: Final = "-"
"""The value of the option that says nothing: Discord takes none that is empty."""


def spelled_out(asked: Asked) -> Asked:
    """Return the same question with all that its text says about the win moved into the options.

    In the form nothing then contradicts what is chosen there. A text that cannot be read stays as it is.
    """
    request = asked.to_look_ahead() if asked.question is Question.WAITS else asked.to_score()
    try:
        parsed = read_playable(
            request.text,
            defaults=request.defaults,
            z=request.z,
            overrides=request.overrides,
            waiting=asked.question is Question.WAITS,
        )
    except UserError:
        return asked
    hand, win = parsed.hand, parsed.win
    dealt_in = win.asked.get("from")
    return replace(
        asked,
        text=format_tiles(hand),
        win="",
        how=_how(win),
        seat=win.seat if "seat" in win.said else None,
        round=win.round if "round" in win.said else None,
        discarder=asked.discarder or (Wind(dealt_in) if dealt_in else None),
        flowers=hand.flowers or None,
        last_of_kind=win.last_of_kind or None,
        ready=win.ready or None,
        house=asked.house or win.asked.get("house", ""),
    )


def hand_form(asked: Asked, data: str, words: Words) -> Form:
    """Return the form for a question; `data` is the question again, without its text."""
    is_score = asked.question is Question.SCORE
    fields: list[Field] = [
        TextField(
            "hand",
            words.say("field_hand"),
            asked.text,
            detail=words.say("field_hand.description" if is_score else "field_hand_waits.description"),
            longest=MAX_LENGTH,
        ),
        _choice("seat", asked.seat, _winds(words), words),
        _choice("round", asked.round, _winds(words), words),
    ]
    if is_score:
        hows = [(how.value, words.say(f"choice_how_{how.value}")) for how in How]
        flowers = [(str(count), str(count)) for count in range(MAX_FLOWERS + 1)]
        fields.append(_choice("how", asked.how, hows, words))
        fields.append(_choice("flowers", None if asked.flowers is None else str(asked.flowers), flowers, words))
    else:
        fields.append(TextField("seen", words.say("field_seen"), asked.seen, longest=MAX_LENGTH, required=False))
    return Form(Action("hand.changed", data), words.say("form_hand_title"), tuple(fields))


def changed(asked: Asked, sent: Mapping[str, str]) -> Asked:
    """Return the question as the form was sent. What it does not show gives way to what it says."""
    said: dict[str, Any] = {key: None if value in ("", _UNSAID) else value for key, value in sent.items()}
    how = How(said["how"]) if said.get("how") else None
    seat = Wind(said["seat"]) if said.get("seat") else None
    self_drawn = how is not None and how.manner.by is By.SELF_DRAW
    return replace(
        asked,
        text=said.get("hand") or "",
        seat=seat,
        round=Wind(said["round"]) if said.get("round") else None,
        how=how,
        flowers=int(said["flowers"]) if said.get("flowers") else None,
        seen=said.get("seen") or "",
        discarder=None if self_drawn or asked.discarder is seat else asked.discarder,
        last_of_kind=None if how is How.ROBBING else asked.last_of_kind,
    )


def _choice(key: str, chosen: str | None, options: Iterable[tuple[str, str]], words: Words) -> ChoiceField:
    unsaid = Option(_UNSAID, words.say("choice_unsaid"), chosen=chosen is None)
    others = (Option(value, label, chosen=value == chosen) for value, label in options)
    return ChoiceField(key, words.say(f"field_{key}"), (unsaid, *others))


def _winds(words: Words) -> list[tuple[str, str]]:
    return [(wind.value, words.wind(wind)) for wind in Wind]


def _how(win: Win) -> How | None:
    """Return the choice that says how a hand was won, None for what nobody said."""
    said = next(
        how
        for how in How
        if (how.manner.by, bool(how.manner.last_tile), bool(how.manner.kong)) == (win.by, win.last_tile, win.kong)
    )
    return None if said is How.DISCARD and "by" not in win.said else said

"""Help by situation: what somebody has before them, and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from bot.cards.model import Action, Block, Button, Card, Code, Control, Rows, Style, Text, Tone
from bot.cards.parts import plain, small, strong
from bot.locales import Words


class Topic(StrEnum):
    """The situations."""

    HAND = "hand"
    TYPING = "typing"
    FAN = "fan"
    GROUP = "group"


EXAMPLES: Final = ("example_plain", "example_melds", "example_kong")
"""Messages that are hands to begin with; `.name` says what there is to see in each."""
WAITING_EXAMPLE: Final = "example_waits"
_WRITINGS: Final = 8
"""Lines of the topic on typing: `help_typing_N`, with what it means in `.meaning`."""
_SAID: Final = {Topic.HAND: 4, Topic.TYPING: 2, Topic.FAN: 3, Topic.GROUP: 4}
"""How many sentences each topic has: `help_TOPIC_N`."""


def help_card(topic: Topic, words: Words, examples: dict[str, str]) -> Card:
    """Return the help for a situation.

    Args:
        topic: the situation.
        words: the reader's language.
        examples: the question that each example's button asks, by its message.
    """
    others = tuple(
        Button(Action("help.open", other.value), words.say(f"choice_topic_{other.value}"), enabled=other is not topic)
        for other in Topic
    )
    return Card(
        Tone.PLAIN,
        strong(words.say(f"help_{topic.value}_title")),
        tuple(_blocks(topic, words)),
        buttons=tuple(row for row in (_tries(topic, words, examples), others) if row),
    )


def welcome_card(words: Words, example: str) -> Card:
    """Return what is said on arriving in a group. `example` is the question that its first button asks."""
    return Card(
        Tone.GOOD,
        strong(words.say("welcome_title")),
        (
            Text(plain(words.say("welcome_score"))),
            Text((Code(words.say("welcome_command", hand=words.say(EXAMPLES[0]))),)),
            Text(plain(words.say("welcome_more"))),
            *small([words.say("welcome_manager")]),
        ),
        buttons=(
            (
                Button(Action("hand.show", example), words.say("button_try"), Style.MAIN),
                Button(Action("help.show", Topic.HAND.value), words.say("button_help")),
                Button(Action("group.open"), words.say("button_group")),
            ),
        ),
    )


def _blocks(topic: Topic, words: Words) -> Iterator[Block]:
    first, *others = (words.say(f"help_{topic.value}_{number + 1}") for number in range(_SAID[topic]))
    yield Text(plain(first))
    if topic is Topic.TYPING:
        rows = (f"writing_{row + 1}" for row in range(_WRITINGS))
        yield Rows((), tuple(((Code(words.say(row)),), plain(words.say(f"{row}.meaning"))) for row in rows))
    for sentence in others:
        yield Text(plain(sentence))


def _tries(topic: Topic, words: Words, examples: dict[str, str]) -> tuple[Control, ...]:
    if topic is Topic.FAN:
        return (Button(Action("fan.page", "0"), words.say("button_fans"), Style.MAIN),)
    if topic is Topic.GROUP:
        return (
            Button(Action("me.open"), words.say("button_me"), Style.MAIN),
            Button(Action("group.open"), words.say("button_group")),
        )
    return tuple(
        Button(Action("hand.show", question), words.say(f"{example}.name"), Style.MAIN)
        for example, question in examples.items()
    )

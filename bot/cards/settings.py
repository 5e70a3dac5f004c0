"""The cards in which a member and a group say how they want things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from bot.cards.forms import Form, TextField
from bot.cards.model import (
    Action,
    Block,
    Button,
    Card,
    Control,
    Controls,
    Menu,
    Option,
    Pick,
    PickKind,
    Plain,
    Strong,
    Style,
    Text,
    Tone,
)
from bot.cards.parts import plain, small, strong
from bot.houses.model import House
from bot.locales import LOCALES, Words
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind
from bot.preferences import GroupSettings, MemberSettings

LANGUAGE_NAMES: Final = {"zh-CN": "简体中文", "zh-TW": "繁體中文", "en-US": "English", "ja": "日本語"}
"""Each in itself: whoever looks for their language must be able to read its name."""

UNCHOSEN: Final = "-"
"""The value of the option that leaves a thing open: Discord takes none that is empty."""
ZONES: Final = (
    "Asia/Shanghai",
    "Asia/Taipei",
    "Asia/Hong_Kong",
    "Asia/Tokyo",
    "Asia/Singapore",
    "Asia/Kuala_Lumpur",
    "Asia/Seoul",
    "Asia/Bangkok",
    "Australia/Sydney",
    "Pacific/Auckland",
    "Europe/London",
    "Europe/Paris",
    "Europe/Berlin",
    "Europe/Copenhagen",
    "Europe/Moscow",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Toronto",
    "America/Vancouver",
    "America/Sao_Paulo",
)
"""Where players of this game mostly are; every other zone can be written."""


def member_card(chosen: MemberSettings, houses: Sequence[House], words: Words) -> Card:
    """Return how a member wants things, each to be changed on the spot."""
    winds = [Option(wind.value, words.wind(wind)) for wind in Wind]
    orders = [Option(order.value, words.say(f"choice_notation_{order.value}")) for order in ZOrder]
    asked: tuple[tuple[str, str | None, Iterable[Option]], ...] = (
        ("language", chosen.language, _languages()),
        ("notation", chosen.notation, orders),
        ("house", chosen.house, _houses(houses, words)),
        ("seat", chosen.seat, winds),
        ("round", chosen.round, winds),
    )
    blocks = (block for name, value, options in asked for block in _question("me", name, value, options, words))
    return Card(Tone.PLAIN, strong(words.say("me_title")), (*blocks, *small([words.say("settings_saved")])))


def group_card(chosen: GroupSettings, houses: Sequence[House], words: Words, *, manages: bool, example: str) -> Card:
    """Return how a group wants things: for those who may change it question by question, for others to read.

    Args:
        chosen: what has been chosen so far.
        houses: the rules to choose from.
        words: the reader's language.
        manages: whether the reader may change it.
        example: the question that the last button asks.
    """
    if not manages:
        return Card(Tone.PLAIN, strong(words.say("group_title")), tuple(_to_read(chosen, houses, words)))
    first = () if chosen.chosen else (Text(plain(words.say("group_first"))),)
    return Card(
        Tone.PLAIN,
        strong(words.say("group_title" if chosen.chosen else "group_title_first")),
        (*first, *_to_change(chosen, houses, words), *small([words.say("settings_saved")])),
        buttons=((Button(Action("hand.show", example), words.say("button_score_example"), Style.MAIN),),),
    )


def zone_form(words: Words) -> Form:
    """Return the form for a time zone that the menu does not have."""
    field = TextField(
        "zone",
        words.say("field_zone"),
        hint=words.say("field_zone.hint"),
        detail=words.say("field_zone.description"),
        longest=60,
    )
    return Form(Action("group.zone_sent"), words.say("form_zone_title"), (field,))


def _to_change(chosen: GroupSettings, houses: Sequence[House], words: Words) -> Iterator[Block]:
    yield from _question("group", "language", chosen.language, _languages(), words)
    yield from _question("group", "house", chosen.house, _houses(houses, words), words)
    known = ZONES if chosen.time_zone in (None, *ZONES) else (chosen.time_zone, *ZONES)
    zones = [Option(zone, words.zone(zone), zone) for zone in known if zone]
    yield from _question("group", "zone", chosen.time_zone, zones, words)
    yield Controls((Button(Action("group.zone_other"), words.say("button_zone_other")),))
    for name, kind, value in (
        ("referee", PickKind.ROLE, chosen.referee),
        ("announcements", PickKind.CHANNEL, chosen.announcements),
    ):
        yield _asked("group", name, words)
        yield Controls((Pick(Action(f"group.{name}"), words.say(f"hint_group_{name}"), kind, value),))


def _to_read(chosen: GroupSettings, houses: Sequence[House], words: Words) -> Iterator[Block]:
    names = {house.id: words.pick(house.names) for house in houses}
    told = (
        ("language", LANGUAGE_NAMES.get(chosen.language or "")),
        ("house", names.get(chosen.house or "", chosen.house)),
        ("zone", chosen.time_zone and words.zone(chosen.time_zone)),
    )
    for name, value in told:
        shown = value or words.say(f"unchosen_group_{name}")
        yield Text((Strong(words.say(f"ask_group_{name}")), Plain(" · "), Plain(shown)))
    yield from small([words.say("group_managers")])


def _question(area: str, name: str, value: str | None, options: Iterable[Option], words: Words) -> Iterator[Block]:
    """Ask one thing: what it is about, and the menu with what is chosen, "leave it open" first."""
    unchosen = Option(UNCHOSEN, words.say(f"unchosen_{area}_{name}"), chosen=value is None)
    offered = tuple(Option(one.value, one.label, one.detail, chosen=one.value == value) for one in options)
    hint = words.say(f"ask_{area}_{name}")
    yield _asked(area, name, words)
    menu: Control = Menu(Action(f"{area}.{name}"), hint, (unchosen, *offered))
    yield Controls((menu,))


def _asked(area: str, name: str, words: Words) -> Text:
    return Text(
        (Strong(words.say(f"ask_{area}_{name}")), Plain(" "), Plain(words.say(f"ask_{area}_{name}.description")))
    )


def _languages() -> list[Option]:
    return [Option(locale, LANGUAGE_NAMES[locale]) for locale in LOCALES]


def _houses(houses: Sequence[House], words: Words) -> list[Option]:
    return [Option(house.id, words.pick(house.names)) for house in houses]

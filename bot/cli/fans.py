"""`hule fan`: the dictionary."""

from __future__ import annotations

from typing import Annotated

import typer

from bot.cards import fan_card, fan_list_card, near_fans_card
from bot.cli import options, values
from bot.cli.data import fan_data
from bot.cli.screen import Screen
from bot.services.fans import all_fans, define_fan


def fan(
    *,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAME", show_default=False)] = None,
    house: options.House = None,
    as_json: options.AsJson = False,
    locale: options.Locale = None,
    config: options.Config = None,
    _debug: options.Debug = False,
) -> None:
    """Look a fan up by its name, or list them all."""
    screen = Screen.of(locale, as_json=as_json)
    values.load_config(config)
    if name:
        _define(" ".join(name), house, screen)
    else:
        _list(house, screen)


def _define(name: str, house_id: str | None, screen: Screen) -> None:
    found = define_fan(name, house_id)
    if screen.as_json:
        exact = None if found.exact is None else fan_data(found.exact, found.house, screen.words)
        near = [fan_data(one, found.house, screen.words) for one in found.near]
        screen.data({"ok": True, "fan": exact, "near": near})
    elif found.exact is not None:
        screen.card(fan_card(found.exact, found.house, screen.words))
    elif len(found.near) == 1:
        screen.card(fan_card(found.near[0], found.house, screen.words, asked=name))
    else:
        screen.card(near_fans_card(name, found.near, found.house, screen.words))


def _list(house_id: str | None, screen: Screen) -> None:
    rules, fans = all_fans(house_id)
    if screen.as_json:
        screen.data({"ok": True, "fans": [fan_data(one, rules, screen.words) for one in fans]})
    else:
        screen.card(fan_list_card(fans, rules, screen.words))

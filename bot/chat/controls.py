"""Lasting controls: buttons and menus that work for as long as their message is there, restarts included.

A control carries all it needs in its custom id (F28). There is one class of them and no view ever holds another kind
of item, so that no view's end can take the class away (F33).
"""

from __future__ import annotations

import re
from typing import Any, Final, Self, assert_never

import discord
from discord import ui

from bot.cards.model import Action, Button, Control, Menu, Pick, PickKind, Style
from bot.chat.markdown import length, shorten
from bot.chat.punctuality import in_time

ID_LIMIT: Final = 100
"""Characters of a custom id."""
LABEL_LIMIT: Final = 80
"""Characters of a button's label; of an option's there are 100, of a hint 150."""
_OPTION_LIMIT: Final = 100
_HINT_LIMIT: Final = 150

_ID: Final = re.compile(r"h1:(?P<name>[a-z_.]+):(?P<table>[^:]*):(?P<seq>\d*):(?P<data>.*)", re.DOTALL)
"""The number at the front is the form of what follows: controls sent by an older program stay readable."""
_STYLES: Final = {
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.MAIN: discord.ButtonStyle.primary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}


def custom_id(action: Action) -> str:
    """Write an action as a custom id.

    Raises:
        ValueError: it does not fit; whoever makes the action keeps its data short.
    """
    seq = "" if action.seq is None else action.seq
    written = f"h1:{action.name}:{action.table or ''}:{seq}:{action.data}"
    if not _ID.fullmatch(written) or length(written) > ID_LIMIT:
        raise ValueError(f"no custom id: {written!r}")
    return written


def room(name: str) -> int:
    """Return how many characters of data an action of that name can carry."""
    return ID_LIMIT - len(custom_id(Action(name)))


def action_of(written: str) -> Action | None:
    """Read a custom id; None for one that is not ours."""
    found = _ID.fullmatch(written)
    if found is None:
        return None
    seq = int(found["seq"]) if found["seq"] else None
    return Action(found["name"], found["data"], found["table"] or None, seq)


class Lasting(ui.DynamicItem[ui.Item[Any]], template=_ID):
    """Any control of ours, as the library finds it again by its custom id."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: ui.Item[Any], _match: re.Match[str], /
    ) -> Self:
        """Return the control that was used."""
        return cls(item)

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Let through what can still be answered."""
        return in_time(interaction)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the control stands for."""
        await interaction.client.perform(interaction, self.custom_id)


def item(control: Control) -> Lasting:
    """Return a control as the library sends it."""
    written = custom_id(control.action)
    match control:
        case Button():
            made: ui.Item[Any] = ui.Button(
                label=shorten(control.label, LABEL_LIMIT),
                style=_STYLES[control.style],
                disabled=not control.enabled,
                custom_id=written,
            )
        case Menu():
            made = ui.Select(
                custom_id=written,
                placeholder=shorten(control.hint, _HINT_LIMIT),
                options=[
                    discord.SelectOption(
                        label=shorten(one.label, _OPTION_LIMIT),
                        value=one.value,
                        description=shorten(one.detail, _OPTION_LIMIT) or None,
                        default=one.chosen,
                    )
                    for one in control.options
                ],
            )
        case Pick():
            made = _picker(control, written)
        case _:
            assert_never(control)
    return Lasting(made)


def _picker(pick: Pick, written: str) -> ui.Item[Any]:
    hint = shorten(pick.hint, _HINT_LIMIT)
    chosen = [] if pick.chosen is None else [discord.Object(int(pick.chosen))]
    if pick.kind is PickKind.ROLE:
        roles = [discord.SelectDefaultValue(id=one.id, type=discord.SelectDefaultValueType.role) for one in chosen]
        return ui.RoleSelect(custom_id=written, placeholder=hint, min_values=0, default_values=roles)
    channels = [discord.SelectDefaultValue(id=one.id, type=discord.SelectDefaultValueType.channel) for one in chosen]
    return ui.ChannelSelect(
        custom_id=written,
        placeholder=hint,
        min_values=0,
        default_values=channels,
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
    )


def chosen(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """Return the values that were chosen in the menu that was used."""
    data: Any = interaction.data
    return tuple(data.get("values", ()))

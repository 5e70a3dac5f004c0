"""Forms as Discord's modals.

The library would keep a modal until it is sent or the bot stops, and could not answer one that was opened before a
restart. Ours are never kept: the custom id says what they are for, and `HuleClient` takes what is sent from the
interaction itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, assert_never

import discord
from discord import ui

from bot.cards.forms import ChoiceField, Field, Form, TextField
from bot.chat.controls import custom_id
from bot.chat.markdown import shorten

TITLE_LIMIT: Final = 45
"""Characters of a modal's title, and of the label of a field."""
_DETAIL_LIMIT: Final = 100


async def show_form(interaction: discord.Interaction[Any], form: Form) -> None:
    """Open a form as the answer to an interaction."""
    modal = ui.Modal(title=shorten(form.title, TITLE_LIMIT), custom_id=custom_id(form.action))
    for field in form.fields:
        label = ui.Label(
            text=shorten(field.label, TITLE_LIMIT),
            description=shorten(field.detail, _DETAIL_LIMIT) or None,
            component=_component(field),
        )
        modal.add_item(label)
    modal.stop()
    await interaction.response.send_modal(modal)


def _component(field: Field) -> ui.Item[Any]:
    match field:
        case TextField():
            return ui.TextInput(
                custom_id=field.key,
                default=shorten(field.value, field.longest) or None,
                placeholder=shorten(field.hint, _DETAIL_LIMIT) or None,
                max_length=field.longest,
                required=field.required,
            )
        case ChoiceField():
            return ui.Select(
                custom_id=field.key,
                required=False,
                options=[
                    discord.SelectOption(
                        label=one.label, value=one.value, description=one.detail or None, default=one.chosen
                    )
                    for one in field.options
                ],
            )
    assert_never(field)


def filled(interaction: discord.Interaction[Any]) -> dict[str, str]:
    """Return what was sent, by the fields' keys; of a choice its value, "" where nothing is chosen."""
    data: Any = interaction.data
    return {part["custom_id"]: _value(part) for part in map(_inside, data.get("components", ())) if part}


def _inside(part: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return what a label or a row holds."""
    inner: Mapping[str, Any] = part.get("component") or next(iter(part.get("components", ())), {})
    return inner


def _value(part: Mapping[str, Any]) -> str:
    values = part.get("values")
    return str(part.get("value") or "") if values is None else str(next(iter(values), ""))

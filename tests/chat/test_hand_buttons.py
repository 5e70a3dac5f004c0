"""What the buttons below an answer do, for whom, and what outlives a restart (F27, F28, F29, F30, F33)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord
from simcord.actors import _component_interaction, _visible_message

from bot.cards.model import Action, Button
from bot.chat.controls import Lasting, item
from bot.errors import UserError
from bot.locales import Front, Words
from tests.chat.harness import EN, Table, controls, ids, texts

pytestmark = pytest.mark.asyncio

HAND = "[234p,1] 12334567pEE+5p self-drawn round=E seat=S"
REASON = "Non-identical"
LONG = HAND.replace(" ", " " * 60)
SPEAK = Callable[..., None]


async def test_an_answer_keeps_its_reasons_folded(table: Table) -> None:
    shown = await table.score(HAND)
    assert REASON not in texts(shown)
    assert [part["label"] for part in controls(shown).values()] == ["Explain", "Change"]


async def test_a_public_answer_is_explained_to_whoever_asks_in_their_language(table: Table, speak: SPEAK) -> None:
    """F30: what everybody sees stays as it is."""
    shown = await table.score(HAND)
    before = texts(shown)
    speak("zh-CN")
    explained = await table.press(shown, "hand.explain", by=table.south)
    assert explained.ephemeral
    assert "不得相同" in texts(explained)
    assert "一色三步高" in texts(explained)
    assert table.channel.last_message is not None
    assert texts(shown) == before


async def test_a_private_answer_unfolds_and_folds_where_it_is(table: Table) -> None:
    shown = await table.score(HAND, private=True)
    before = texts(shown)
    await table.press(shown, "hand.explain")
    assert REASON in texts(shown)
    assert "Tiles of one suit together with honors" in texts(shown)
    await table.press(shown, "hand.fold")
    assert texts(shown) == before
    assert [sent["type"] for sent in table.callbacks()] == [4, 7, 7]


async def test_the_form_shows_the_hand_as_it_was_read(table: Table) -> None:
    shown = await table.press(await table.score(HAND + " flowers=2"), "hand.change")
    assert shown.modal is not None
    fields = {label["component"]["custom_id"]: label["component"] for label in shown.modal["components"]}
    assert fields["hand"]["value"] == "[234p,1] 12334567pEE+5p"
    picked = {
        key: [option["value"] for option in field["options"] if option["default"]]
        for key, field in fields.items()
        if "options" in field
    }
    assert picked == {"seat": ["S"], "round": ["E"], "how": ["self_draw"], "flowers": ["2"]}


async def test_what_nobody_said_stays_unsaid_in_the_form(table: Table) -> None:
    shown = await table.press(await table.score("123m456p789s55pEE+E"), "hand.change")
    assert shown.modal is not None
    choices = [label["component"] for label in shown.modal["components"] if "options" in label["component"]]
    assert [one["options"][0]["default"] for one in choices] == [True] * 4


async def test_changing_ones_own_answer_changes_it_in_place(table: Table) -> None:
    answer = await table.score(HAND)
    form = await table.press(answer, "hand.change")
    await table.east.submit_modal(form, {"hand": "123m456p789s55pEE+E", "seat": ["W"], "how": ["self_draw"]})
    assert "`123m45556p789sEE+E |EW1000|0`" in texts(answer)
    assert len(table.channel.history()) == 1


async def test_changing_anothers_answer_answers_in_private(table: Table) -> None:
    """F30."""
    answer = await table.score(HAND)
    before = texts(answer)
    form = await table.press(answer, "hand.change", by=table.south)
    changed = await table.south.submit_modal(form, {"hand": "123m456p789s55pEE+E"})
    assert changed.ephemeral
    assert "`123m45556p789sEE+E |" in texts(changed)
    assert texts(answer) == before


async def test_a_typo_in_the_form_is_told_in_private_and_nothing_is_lost(table: Table) -> None:
    answer = await table.score(HAND)
    before = texts(answer)
    form = await table.press(answer, "hand.change")
    wrong = await table.east.submit_modal(form, {"hand": "123x456p789s55pEE+E", "seat": ["N"]})
    assert wrong.ephemeral
    assert EN.say("error_title_hand", count=2) in texts(wrong)
    assert texts(answer) == before
    again = await table.press(wrong, "hand.change")
    assert again.modal is not None
    assert again.modal["components"][0]["component"]["value"] == "123x456p789s55pEE+E"
    await table.east.submit_modal(again, {"hand": "123m456p789s55pEE+E", "seat": ["N"]})
    assert "|EN0000|0`" in texts(wrong), "mended where the error stood"
    assert texts(answer) == before


async def test_thirteen_tiles_offer_what_would_win(table: Table) -> None:
    answer = await table.score("123m456p789s55pEE")
    assert not answer.ephemeral
    assert "Waiting for 2 kinds" in texts(answer)
    labels = [part["label"] for part in controls(answer).values()]
    assert labels == ["Won on 5p", "Won on East", "Change"]
    await table.press(answer, "hand.ask", nth=1)
    assert "### Win: 14 points" in texts(answer)


async def test_a_private_answer_is_sent_to_the_channel_once(table: Table, speak: SPEAK) -> None:
    """F6, F26: the second click finds it there."""
    speak("en-US", "zh-CN")
    private = await table.score(HAND, private=True)
    button = ids(private, "hand.send")[0]
    await table.press(private, "hand.send")
    assert table.channel.last_message is not None
    assert Words.of("zh-CN", Front.CHAT).say("score_title", total=24) in texts(table.channel.last_message)
    assert not ids(private, "hand.send")
    assert len(table.channel.history()) == 1
    again = await double(table, private, button)
    assert again.ephemeral
    assert EN.say("already_done") in texts(again)
    assert len(table.channel.history()) == 1


async def double(table: Table, private: simcord.InteractionResult, button: str) -> simcord.InteractionResult:
    """Click a button that is no longer shown: the click was on its way when the first one took it away."""
    assert private.response is not None
    stored = _visible_message(table.east, private.response)
    shown = stored.components
    stored.components = [{"type": 1, "components": [{"type": 2, "style": 2, "label": "Send", "custom_id": button}]}]
    try:
        return await _component_interaction(table.east, stored, {"custom_id": button, "component_type": 2})
    finally:
        if "Send" in str(stored.components):
            stored.components = shown


async def test_what_could_not_be_sent_can_be_sent_again(table: Table) -> None:
    private = await table.score(HAND, private=True)
    table.env.inject_error("POST", "/webhooks/*", status=403, code=50013)
    await table.press(private, "hand.send")
    assert not table.channel.history()
    await table.press(private, "hand.send")
    assert len(table.channel.history()) == 1
    assert not table.env.errors


async def test_in_a_direct_message_there_is_no_channel_to_send_to(table: Table) -> None:
    assert not ids(await table.east_user.slash("score", hand=HAND), "hand.send")


async def test_buttons_outlive_a_restart(table: Table, database: Path) -> None:
    """F28, and a form that was open meanwhile."""
    answer = await table.score(HAND)
    form = await table.press(answer, "hand.change")
    await table.restart(database)
    assert REASON in texts(await table.press(answer, "hand.explain"))
    await table.east.submit_modal(form, {"hand": "123m456p789s55pEE+E"})
    assert "`123m45556p789sEE+E |" in texts(answer)


async def test_no_view_and_no_form_is_kept(table: Table) -> None:
    """F29, F33: nothing waits, nothing can take the buttons' class away, nothing grows."""
    state: Any = table.env.bot._connection
    answer = await table.score(HAND)
    for _ in range(3):
        await table.press(answer, "hand.change")
        await table.press(answer, "hand.explain")
    assert not state._view_store._views
    assert not state._view_store._modals
    assert list(state._view_store._dynamic_items.values()) == [Lasting]


async def test_a_long_question_is_kept_for_its_buttons(table: Table, database: Path) -> None:
    answer = await table.score(LONG)
    assert all("#" in custom_id for custom_id in controls(answer))
    await table.restart(database)
    assert REASON in texts(await table.press(answer, "hand.explain"))


async def test_a_button_of_another_version_says_so(table: Table) -> None:
    """F34."""
    answer = await table.score(HAND)
    deeds = table.env.bot.deeds  # type: ignore[attr-defined]
    table.env.bot.deeds = {}  # type: ignore[attr-defined]
    told = await table.press(answer, "hand.explain")
    assert EN.say("control_changed") in texts(told)
    table.env.bot.deeds = deeds  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    "data", ["", "#gone", "x", "s-------r--||||||", "q-------r--||||||123m", "s9------r--||||||123m"]
)
async def test_data_of_no_version_is_refused(table: Table, data: str) -> None:
    view = discord.ui.LayoutView().add_item(discord.ui.ActionRow(item(Button(Action("hand.explain", data), "x"))))
    channel: Any = table.env.bot.get_channel(table.channel.id)
    async with asyncio.timeout(5):
        message = await channel.send(view=view)
    told = await table.east.click(message, custom_id=f"h1:hand.explain:::{data}")
    assert told.ephemeral
    assert "Something went wrong" not in texts(told)


async def test_without_the_database_a_hand_is_scored_all_the_same(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> Any:
        raise UserError("database_unreadable")

    monkeypatch.setattr("bot.chat.reader.preferences", fail)
    monkeypatch.setattr("bot.chat.asked.keep_draft", fail)
    assert "### Win: 24 points" in texts(await table.score(HAND))
    answer = await table.score(LONG)
    assert "### Win: 24 points" in texts(answer)
    assert not controls(answer)
    assert "settings cannot be read" in caplog.text


@pytest.mark.parametrize("options", [{"win": "xx"}, {"wild": "qq"}, {"win": "5p6p"}])
async def test_a_tile_beside_the_hand_that_is_none_is_not_looked_for_in_the_hand(
    table: Table, options: dict[str, str]
) -> None:
    told = await table.score("123m456p789s5pEEE", **options)
    assert told.ephemeral
    assert "→" not in texts(told)
    assert [part["label"] for part in controls(told).values()][:2] == ["Change", EN.say("choice_topic_typing")]


async def test_seen_tiles_that_are_none_are_not_looked_for_in_the_hand(table: Table) -> None:
    told = await table.east.slash(table.channel, "waits", hand="123m456p789s55pEE", seen="xyz")
    assert told.ephemeral
    assert "→" not in texts(told)
    assert "xyz" in texts(told)


async def test_help_beside_an_error_leaves_the_error_and_the_hand_where_they_are(table: Table) -> None:
    wrong = await table.score("123x456p789s55pEE+E")
    before = texts(wrong)
    shown = await table.press(wrong, "help.show")
    assert shown.ephemeral
    assert EN.say("help_typing_title") in texts(shown)
    assert texts(wrong) == before

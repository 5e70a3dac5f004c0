"""`/fan`: one fan, what comes near, all of them in pages, and what is offered while typing (F32)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.chat.options import OFFERED
from bot.locales import Front, Words
from bot.mahjong.fans import FANS
from tests.chat.harness import EN, Table, controls, ids, texts

pytestmark = pytest.mark.asyncio

SPEAK = Callable[..., None]


async def test_a_fan_is_told_to_everybody_with_its_example_to_score(table: Table) -> None:
    shown = await table.east.slash(table.channel, "fan", name="清龙")
    assert not shown.ephemeral
    assert "### Pure Straight, 16 points" in texts(shown)
    scored = await table.press(shown, "hand.show")
    assert scored.ephemeral
    assert "Pure Straight · **16**" in texts(scored)


async def test_the_example_of_every_fan_can_be_scored(table: Table) -> None:
    for fan in FANS.values():
        shown = await table.east.slash(table.channel, "fan", name=fan.id)
        scored = await table.press(shown, "hand.show")
        assert fan.names.en in texts(scored)


async def test_several_near_ones_are_offered_in_private(table: Table) -> None:
    shown = await table.east.slash(table.channel, "fan", name="straight")
    assert shown.ephemeral
    await table.choose(shown, "fan.open", "mixed_straight")
    assert "### Mixed Straight, 8 points" in texts(shown)


async def test_an_unknown_one_leads_to_the_list(table: Table) -> None:
    shown = await table.east.slash(table.channel, "fan", name="xyzxyz")
    assert shown.ephemeral
    assert EN.say("unknown_fan", name="xyzxyz") in texts(shown)
    await table.press(shown, "fan.page")
    assert EN.say("fan_page_title", page=1, pages=6) in texts(shown)


async def test_pages_hold_every_fan_once_by_value(table: Table) -> None:
    shown = await table.east.slash(table.channel, "fan")
    assert shown.ephemeral
    listed: list[str] = []
    while True:
        [menu, dearer, cheaper] = controls(shown).values()
        listed += [option["value"] for option in menu["options"]]
        assert dearer.get("disabled", False) is (ids(shown, "fan.page")[0] == "h1:fan.page:::-1")
        if cheaper.get("disabled"):
            break
        await table.press(shown, "fan.page", nth=1)
    assert sorted(listed) == sorted(FANS)
    values = [FANS[fan].value for fan in listed]
    assert values == sorted(values, reverse=True)


async def test_a_fan_opened_from_a_page_leads_back_to_it(table: Table) -> None:
    shown = await table.east.slash(table.channel, "fan")
    await table.press(shown, "fan.page", nth=1)
    before = texts(shown)
    await table.choose(shown, "fan.open", "full_flush")
    assert "### Full Flush, 24 points" in texts(shown)
    await table.press(shown, "fan.page")
    assert texts(shown) == before


async def test_the_list_beside_a_public_fan_is_the_readers_own(table: Table) -> None:
    """F30."""
    shown = await table.east.slash(table.channel, "fan", name="pure_straight")
    before = texts(shown)
    listed = await table.press(shown, "fan.page", by=table.south)
    assert listed.ephemeral
    assert texts(shown) == before


@pytest.mark.parametrize("locale", ["en-US", "zh-CN", "zh-TW", "ja"])
@pytest.mark.parametrize("typed", ["", " ", "清", "pure", "x" * 200, "@everyone", "16", "🀇", "\u202e"])
async def test_what_is_offered_is_within_the_limits(table: Table, speak: SPEAK, typed: str, locale: str) -> None:
    speak(locale)
    offered = await table.east.autocomplete(table.channel, "fan", "name", typed)
    assert len(offered) <= OFFERED
    names = {Words.of(locale, Front.CHAT).fan(one["value"]) for one in offered}
    assert names == {one["name"] for one in offered}
    assert all(1 <= len(one["name"]) <= 100 and one["value"] in FANS for one in offered)
    if not typed.strip():
        assert len(offered) == OFFERED


async def test_what_was_offered_and_what_was_typed_both_work(table: Table) -> None:
    """F32: Discord may deliver the shown name, or what was typed."""
    for name in ("pure_straight", "Pure Straight", "清龍", "qinglong"):
        assert "### Pure Straight, 16 points" in texts(await table.east.slash(table.channel, "fan", name=name))


@pytest.mark.parametrize("house", ["official_modern", "Official MCR (current)", "国标麻将（现行）"])
async def test_rules_are_taken_by_id_and_by_name(table: Table, house: str) -> None:
    """F32."""
    shown = await table.score("123m456p789s55pEE+E", house=house)
    assert "### Win: 14 points" in texts(shown)


async def test_rules_are_offered_in_the_readers_language(table: Table, speak: SPEAK) -> None:
    speak("zh-CN")
    offered = await table.east.autocomplete(table.channel, "score", "house", "国标", hand="1m")
    assert [(one["name"], one["value"]) for one in offered] == [("国标麻将（现行）", "official_modern")]
    assert await table.east.autocomplete(table.channel, "score", "house", "nothing like it", hand="1m") == []


async def test_other_rules_are_refused_with_those_there_are(table: Table) -> None:
    shown = await table.score("123m456p789s55pEE+E", house="qq_none")
    assert shown.ephemeral
    assert "official\\_modern" in texts(shown)

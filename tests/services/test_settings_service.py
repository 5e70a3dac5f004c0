"""How groups and members want things."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, StatementError

from bot.errors import Refused, UserError
from bot.locales import LOCALES
from bot.mahjong.hand import Win
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind
from bot.preferences import GroupSettings, MemberSettings, Preferences
from bot.services.app import App
from bot.services.callers import Caller, GroupId, PlayerId
from bot.services.settings import (
    KEEP,
    ChangeGroup,
    ChangeMine,
    change_group,
    change_mine,
    group_settings,
    member_settings,
    preferences,
    time_zone,
)
from bot.store.settings import write_member
from tests.services.conftest import Clock

GROUP = GroupId("discord:1")
EAST = PlayerId("discord:11")
HOUSE = "official_modern"
COUNTER = iter(range(1_000_000))


def caller(**other: Any) -> Caller:
    asked = Caller(
        GROUP, EAST, frozenset(), "en-US", f"{next(COUNTER)}", datetime(2026, 11, 30, tzinfo=UTC), manages=True
    )
    return replace(asked, **other)


async def test_who_never_chose_has_chosen_nothing(app: App) -> None:
    assert await group_settings(app, GROUP) == GroupSettings()
    assert not (await group_settings(app, GROUP)).chosen
    assert await member_settings(app, EAST) == MemberSettings()
    assert await preferences(app, GROUP, EAST) == Preferences()
    assert await preferences(app, None, EAST) == Preferences()


async def test_a_group_changes_what_it_names(app: App) -> None:
    change = ChangeGroup(language="zh-CN", house=HOUSE, time_zone="Asia/Tokyo", referee="5", announcements="6")
    done = await change_group(app, caller(), change)

    expected = GroupSettings("zh-CN", HOUSE, "Asia/Tokyo", "5", "6", chosen=True)
    assert done.value == await group_settings(app, GROUP) == expected

    await change_group(app, caller(), ChangeGroup(language="ja", referee=None))
    assert await group_settings(app, GROUP) == replace(expected, language="ja", referee=None)
    assert await group_settings(app, GroupId("discord:2")) == GroupSettings()


MEMBERS = st.builds(
    ChangeMine,
    language=st.sampled_from([KEEP, None, *LOCALES]),
    notation=st.sampled_from([KEEP, None, *ZOrder]),
    house=st.sampled_from([KEEP, None, HOUSE]),
    seat=st.sampled_from([KEEP, None, *Wind]),
    round=st.sampled_from([KEEP, None, *Wind]),
)


@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(changes=st.lists(MEMBERS, max_size=5))
async def test_a_member_changes_what_they_name_whatever_came_before(app: App, changes: list[ChangeMine]) -> None:
    me = caller(player=PlayerId(f"discord:{next(COUNTER)}"))
    expected = MemberSettings()
    for change in changes:
        named = {name: getattr(change, name) for name in ChangeMine.__slots__ if getattr(change, name) is not KEEP}
        expected = replace(expected, **named)
        done = await change_mine(app, replace(me, key=f"{next(COUNTER)}"), change)
        assert done.value == expected
    assert await member_settings(app, me.player) == expected


async def test_a_repeat_changes_nothing_and_answers_as_before(app: App) -> None:
    asked, mine = caller(), caller()
    first = await change_group(app, asked, ChangeGroup(language="ja"))
    await change_mine(app, mine, ChangeMine(notation=ZOrder.GB, seat=Wind.SOUTH))
    await change_group(app, caller(), ChangeGroup(language="zh-TW"))
    await change_mine(app, caller(), ChangeMine(seat=None))

    again = await change_group(app, asked, ChangeGroup(language="ja"))
    assert (again.value, again.repeated) == (first.value, True)
    assert (await group_settings(app, GROUP)).language == "zh-TW"
    repeated = await change_mine(app, mine, ChangeMine(notation=ZOrder.GB, seat=Wind.SOUTH))
    assert (repeated.value, repeated.repeated) == (MemberSettings(notation=ZOrder.GB, seat=Wind.SOUTH), True)
    assert await member_settings(app, EAST) == MemberSettings(notation=ZOrder.GB)


async def test_changes_at_once_are_all_kept(app: App) -> None:
    changes = (
        ChangeGroup(language="ja"), ChangeGroup(house=HOUSE), ChangeGroup(time_zone="UTC"), ChangeGroup(referee="5"),
    )  # fmt: skip
    await asyncio.gather(*(change_group(app, caller(), change) for change in changes))
    assert await group_settings(app, GROUP) == GroupSettings("ja", HOUSE, "UTC", "5", chosen=True)


@pytest.mark.parametrize(("other", "code"), [({"manages": False}, "not_manager"), ({"group": None}, "no_group")])
async def test_who_may_not_change_a_group_is_refused(app: App, other: dict[str, Any], code: str) -> None:
    """Whatever Discord let through: it is checked here."""
    with pytest.raises(Refused) as refused:
        await change_group(app, caller(**other), ChangeGroup(language="ja"))
    assert refused.value.code == code
    assert await group_settings(app, GROUP) == GroupSettings()


async def test_a_member_changes_their_own_wherever_they_are(app: App) -> None:
    await change_mine(app, caller(manages=False, group=None), ChangeMine(language="ja"))
    assert (await member_settings(app, EAST)).language == "ja"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (ChangeGroup(language="tlh"), "unknown_language"),
        (ChangeGroup(house="no_such"), "unknown_house"),
        (ChangeGroup(time_zone="Asia/Nowhere"), "unknown_time_zone"),
        (ChangeMine(language="zh"), "unknown_language"),
        (ChangeMine(house="no_such"), "unknown_house"),
    ],
)
async def test_what_there_is_not_is_refused_and_nothing_changes(
    app: App, change: ChangeGroup | ChangeMine, code: str
) -> None:
    if isinstance(change, ChangeGroup):
        changing: Coroutine[Any, Any, Any] = change_group(app, caller(), replace(change, referee="5"))
    else:
        changing = change_mine(app, caller(), replace(change, seat=Wind.WEST))
    with pytest.raises(UserError) as refused:
        await changing
    assert refused.value.code == code
    assert await preferences(app, GROUP, EAST) == Preferences()
    assert not (await group_settings(app, GROUP)).chosen


async def test_the_groups_house_counts_before_the_members(app: App) -> None:
    await change_mine(app, caller(), ChangeMine(house=HOUSE, language="ja", notation=ZOrder.GB))
    assert await preferences(app, GROUP, EAST) == Preferences("ja", None, HOUSE, ZOrder.GB)

    await app.store.write(lambda tx: tx.execute(text("UPDATE member_settings SET house = 'another'")))
    await change_group(app, caller(), ChangeGroup(language="zh-CN", house=HOUSE))
    assert await preferences(app, GROUP, EAST) == Preferences("ja", "zh-CN", HOUSE, ZOrder.GB)
    assert await preferences(app, None, EAST) == Preferences("ja", None, None, ZOrder.GB), "there are no such rules"


@pytest.mark.parametrize(
    ("change", "usual"),
    [
        (ChangeMine(), None),
        (ChangeMine(seat=Wind.WEST), Win(seat=Wind.WEST)),
        (ChangeMine(round=Wind.SOUTH), Win(round=Wind.SOUTH)),
        (ChangeMine(seat=Wind.NORTH, round=Wind.SOUTH), Win(seat=Wind.NORTH, round=Wind.SOUTH)),
    ],
)
async def test_the_usual_seat_and_round_hold_where_a_hand_does_not_say_them(
    app: App, change: ChangeMine, usual: Win | None
) -> None:
    """As what is assumed: they are not said, so a reply still names what another wind would make of it."""
    await change_mine(app, caller(), change)
    assert (await preferences(app, GROUP, EAST)).defaults == usual


async def test_when_and_who_is_noted_in_utc(app: App, clock: Clock) -> None:
    clock.now = clock.now.astimezone(ZoneInfo("Asia/Shanghai"))
    await change_group(app, caller(), ChangeGroup(language="ja"))
    row = await app.store.read(lambda tx: tx.execute(text("SELECT changed_at, changed_by FROM group_settings")))
    assert row.one() == ("2026-11-30 12:00:00.000000", EAST)


async def test_a_moment_without_a_zone_is_a_mistake_of_the_program(app: App) -> None:
    with pytest.raises(StatementError, match="no time zone"):
        await app.store.write(lambda tx: write_member(tx, EAST, {}, datetime(2026, 11, 30)))  # noqa: DTZ001  # that one


async def test_the_database_itself_takes_no_wind_and_no_order_that_there_is_not(app: App) -> None:
    for wrong in ({"seat": "X"}, {"round": "east"}, {"notation": "other"}):
        with pytest.raises(IntegrityError):
            await app.store.write(lambda tx, wrong=wrong: write_member(tx, EAST, wrong, app.clock()))  # type: ignore[misc]


@pytest.mark.parametrize(
    ("given", "zone"),
    [
        ("Asia/Shanghai", "Asia/Shanghai"),
        (" asia/SHANGHAI ", "Asia/Shanghai"),
        ("America/New York", "America/New_York"),
        ("copenhagen", "Europe/Copenhagen"),
        ("hong kong", "Asia/Hong_Kong"),
        ("utc", "UTC"),
    ],
)
def test_a_time_zone_is_found_as_people_write_it(given: str, zone: str) -> None:
    assert time_zone(given) == zone
    assert ZoneInfo(zone).key == zone


@pytest.mark.parametrize(
    ("given", "near"),
    [("Asia/Shangai", "Asia/Shanghai"), ("Tokio", "Asia/Tokyo"), ("上海", "Asia/Shanghai"), ("", "Asia/Shanghai")],
)
def test_a_time_zone_that_there_is_not_is_met_with_those_that_come_near(given: str, near: str) -> None:
    with pytest.raises(UserError) as refused:
        time_zone(given)
    assert refused.value.facts["name"] == given
    assert near in refused.value.facts["near"]
    assert len(refused.value.facts["near"]) <= 3

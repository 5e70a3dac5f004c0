"""How groups and members want things: reading it, and changing it under one key each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, TypeVar

from rapidfuzz import process

from bot.errors import Refused, UserError
from bot.locales import LOCALES
from bot.mahjong.hand import Win
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind
from bot.preferences import GroupSettings, MemberSettings, Preferences
from bot.services.app import App
from bot.services.callers import Caller, Done, GroupId, PlayerId
from bot.services.once import do_once
from bot.store import Transaction
from bot.store.settings import read_group, read_member, write_group, write_member

NEAR_ZONES: Final = 3
_NEAR: Final = 60
"""From 0 to 100: how much alike names have to be to be taken for each other."""
_COMMON_ZONES: Final = ("Asia/Shanghai", "Asia/Tokyo", "Europe/London")
"""What is offered where no name comes near: that is how they are written."""

T = TypeVar("T")


class Keep(Enum):
    """The value of a field that a change leaves alone; None clears it."""

    KEEP = "keep"


KEEP: Final = Keep.KEEP
Changed: TypeAlias = T | Literal[Keep.KEEP] | None


@dataclass(frozen=True, slots=True)
class ChangeGroup:
    """What is to change of a group's settings."""

    language: Changed[str] = KEEP
    house: Changed[str] = KEEP
    time_zone: Changed[str] = KEEP
    referee: Changed[str] = KEEP
    announcements: Changed[str] = KEEP


@dataclass(frozen=True, slots=True)
class ChangeMine:
    """What is to change of a member's settings."""

    language: Changed[str] = KEEP
    notation: Changed[ZOrder] = KEEP
    house: Changed[str] = KEEP
    seat: Changed[Wind] = KEEP
    round: Changed[Wind] = KEEP


async def group_settings(app: App, group: GroupId) -> GroupSettings:
    """Return how a group wants things.

    Raises:
        StoreError: the database cannot be read.
    """
    return _group(await app.store.read(lambda connection: read_group(connection, group)))


async def member_settings(app: App, player: PlayerId) -> MemberSettings:
    """Return how a member wants things.

    Raises:
        StoreError: the database cannot be read.
    """
    return _member(await app.store.read(lambda connection: read_member(connection, player)))


async def preferences(app: App, group: GroupId | None, player: PlayerId) -> Preferences:
    """Return what counts for a member in a group, or outside of any.

    Raises:
        StoreError: the database cannot be read.
    """

    async def both(connection: Transaction) -> tuple[GroupSettings, MemberSettings]:
        ours = None if group is None else await read_group(connection, group)
        return _group(ours), _member(await read_member(connection, player))

    ours, mine = await app.store.read(both)
    usual = Win(seat=mine.seat or Wind.EAST, round=mine.round or Wind.EAST) if mine.seat or mine.round else None
    return Preferences(
        private_language=mine.language,
        public_language=ours.language,
        house=next((house for house in (ours.house, mine.house) if house and _is_there(app, house)), None),
        z=mine.notation or ZOrder.RIICHI,
        defaults=usual,
    )


async def change_group(app: App, who: Caller, change: ChangeGroup) -> Done[GroupSettings]:
    """Change a group's settings.

    Raises:
        Refused: `no_group`, or `not_manager`: the caller may not.
        Refused: `referee_everyone`: everybody would be the referee.
        ValueError: a role or channel is no id, which is a mistake of the program.
        UserError: `unknown_language`, `unknown_house`, `later_house`, or `unknown_time_zone` with names that
            come near.
        StoreError: nothing has changed.
    """
    if who.group is None:
        raise Refused("no_group")
    if not who.manages:
        raise Refused("not_manager")
    group, values = who.group, _values(change)
    _check(app, values)
    for name in ("referee", "announcements"):
        if values.get(name) is not None and not values[name].isdecimal():
            raise ValueError(f"{name}: {values[name]!r}")
    if values.get("referee") and group.endswith(f":{values['referee']}"):  # the role that everybody has
        raise Refused("referee_everyone")
    if values.get("time_zone"):
        values["time_zone"] = time_zone(values["time_zone"])

    async def work(connection: Transaction) -> dict[str, Any]:
        return asdict(_group(await write_group(connection, group, values, app.clock(), who.player)))

    done = await do_once(app, who, "change_group", work)
    return Done(GroupSettings(**done.value), repeated=done.repeated)


async def change_mine(app: App, who: Caller, change: ChangeMine) -> Done[MemberSettings]:
    """Change the caller's own settings.

    Raises:
        Refused: `referee_everyone`: everybody would be the referee.
        ValueError: a role or channel is no id, which is a mistake of the program.
        UserError: `unknown_language`, `unknown_house`, `later_house`.
        StoreError: nothing has changed.
    """
    values = _values(change)
    _check(app, values)

    async def work(connection: Transaction) -> dict[str, Any]:
        return asdict(_member(await write_member(connection, who.player, values, app.clock())))

    done = await do_once(app, who, "change_mine", work)
    return Done(_member(done.value), repeated=done.repeated)


def time_zone(name: str) -> str:
    """Return the time zone of that name as it is spelled, whatever the case, with blanks for underscores.

    Raises:
        UserError: `unknown_time_zone`, with up to three names that come near.
    """
    known = _zones()
    wanted = name.strip().casefold().replace(" ", "_")
    if wanted in known:
        return known[wanted]
    cities = [zone for zone in known if zone.rpartition("/")[2] == wanted]
    if len(cities) == 1:
        return known[cities[0]]
    near = process.extract(wanted, list(known), limit=NEAR_ZONES, score_cutoff=_NEAR)
    raise UserError("unknown_time_zone", name=name, near=tuple(known[zone] for zone, _, _ in near) or _COMMON_ZONES)


def _check(app: App, values: Mapping[str, Any]) -> None:
    if values.get("language") not in (None, *LOCALES):
        raise UserError("unknown_language", language=values["language"])
    if values.get("house") is not None:
        app.houses(values["house"])


def _is_there(app: App, house: str) -> bool:
    """Tell whether this version has the rules: a newer one may have been here before."""
    try:
        app.houses(house)
    except UserError:
        return False
    return True


def _values(change: ChangeGroup | ChangeMine) -> dict[str, Any]:
    given = ((one.name, getattr(change, one.name)) for one in fields(change))
    return {name: value for name, value in given if value is not KEEP}


def _group(row: Mapping[str, Any] | None) -> GroupSettings:
    if row is None:
        return GroupSettings()
    return GroupSettings(
        language=row["language"],
        house=row["house"],
        time_zone=row["time_zone"],
        referee=row["referee"],
        announcements=row["announcements"],
        chosen=True,
    )


def _member(row: Mapping[str, Any] | None) -> MemberSettings:
    if row is None:
        return MemberSettings()
    return MemberSettings(
        language=row["language"],
        notation=ZOrder(row["notation"]) if row["notation"] else None,
        house=row["house"],
        seat=Wind(row["seat"]) if row["seat"] else None,
        round=Wind(row["round"]) if row["round"] else None,
    )


@cache
def _zones() -> dict[str, str]:
    """Return all time zones by their names in small letters, from the package's list: no folders are walked."""
    names = (files("tzdata") / "zones").read_text(encoding="ascii").split()
    return {name.casefold(): name for name in sorted(names) if "/" in name or name == "UTC"}

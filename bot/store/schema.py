"""The tables. All ids are text, all moments are UTC.

Ids of groups and players carry where they come from: `discord:123`, `local`. A migration makes each change: these
declarations are what the queries are written against, and a test holds both against each other.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import CheckConstraint, Column, Dialect, MetaData, Table, Text, TypeDecorator
from sqlalchemy.types import JSON, DateTime

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    }
)


class Moment(TypeDecorator[datetime]):
    """A moment, in UTC whatever the database keeps of time zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # theirs
        """Store it in UTC.

        Raises:
            ValueError: it does not say in which zone it is.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no time zone")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # theirs
        """Return it with its zone."""
        return None if value is None else value.replace(tzinfo=UTC)


def _wind(name: str) -> CheckConstraint:
    return CheckConstraint(f"{name} IN ('E', 'S', 'W', 'N')", name=name)


group_settings: Final = Table(
    "group_settings",
    metadata,
    Column("group_id", Text, primary_key=True),
    Column("language", Text),
    Column("house", Text),
    Column("time_zone", Text),
    Column("referee", Text),
    Column("announcements", Text),
    Column("changed_at", Moment, nullable=False),
    Column("changed_by", Text, nullable=False),
)
"""How groups want things; see `bot.preferences.GroupSettings`."""

member_settings: Final = Table(
    "member_settings",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("language", Text),
    Column("notation", Text),
    Column("house", Text),
    Column("seat", Text),
    Column("round", Text),
    Column("changed_at", Moment, nullable=False),
    _wind("seat"),
    _wind("round"),
    CheckConstraint("notation IN ('riichi', 'gb')", name="notation"),
)
"""How members want things, in every group; see `bot.preferences.MemberSettings`."""

answers: Final = Table(
    "answers",
    metadata,
    Column("key", Text, primary_key=True),
    Column("deed", Text, nullable=False),
    Column("answer", JSON(none_as_null=False), nullable=False),
    Column("at", Moment, nullable=False, index=True),
)
"""Deeds that were done, by the key under which they were asked for, with what was answered."""

drafts: Final = Table(
    "drafts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("body", JSON, nullable=False),
    Column("at", Moment, nullable=False, index=True),
)
"""What is too long for the buttons that need it."""

"""Settings of groups and members, answers by key, drafts."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "group_settings",
        sa.Column("group_id", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("house", sa.Text),
        sa.Column("time_zone", sa.Text),
        sa.Column("referee", sa.Text),
        sa.Column("announcements", sa.Text),
        sa.Column("changed_at", sa.DateTime, nullable=False),
        sa.Column("changed_by", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("group_id", name=op.f("pk_group_settings")),
    )
    op.create_table(
        "member_settings",
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("notation", sa.Text),
        sa.Column("house", sa.Text),
        sa.Column("seat", sa.Text),
        sa.Column("round", sa.Text),
        sa.Column("changed_at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("player_id", name=op.f("pk_member_settings")),
        sa.CheckConstraint("seat IN ('E', 'S', 'W', 'N')", name=op.f("ck_member_settings_seat")),
        sa.CheckConstraint("round IN ('E', 'S', 'W', 'N')", name=op.f("ck_member_settings_round")),
        sa.CheckConstraint("notation IN ('riichi', 'gb')", name=op.f("ck_member_settings_notation")),
    )
    op.create_table(
        "answers",
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("deed", sa.Text, nullable=False),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_answers")),
    )
    op.create_index(op.f("ix_answers_at"), "answers", ["at"])
    op.create_table(
        "drafts",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("body", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime, nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_drafts")),
    )
    op.create_index(op.f("ix_drafts_at"), "drafts", ["at"])

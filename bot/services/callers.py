"""Who asks for something, and what comes back."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Generic, NewType, TypeVar

T = TypeVar("T")

GroupId = NewType("GroupId", str)
"""`discord:123…` for a server, `local` for the database without Discord."""
PlayerId = NewType("PlayerId", str)
"""`discord:123…` for a member with an account."""

LOCAL: GroupId = GroupId("local")


@dataclass(frozen=True, slots=True)
class Caller:
    """Whoever asks, once for each request.

    Args:
        group: where it was asked; None in a direct message and where the bot is no member.
        player: who asked.
        roles: ids of the roles that they have in the group.
        locale: the language that they use.
        key: the same for the same deed, so that a repeat of it does nothing (the interaction's id, a draft's id).
        at: when it was asked.
        manages: whether they may change the group's settings.
    """

    group: GroupId | None
    player: PlayerId
    roles: frozenset[str]
    locale: str
    key: str
    at: datetime
    manages: bool = False


@dataclass(frozen=True, slots=True)
class Done(Generic[T]):
    """A deed that was done.

    Args:
        value: what came of it.
        seq: the sequence number that it got, 0 where there is none.
        repeated: whether it had been done before, under the same key.
    """

    value: T
    seq: int = 0
    repeated: bool = False

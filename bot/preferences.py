"""What members and groups choose: plain values, kept by `bot.services.settings` and shown by `bot.cards.settings`."""

from __future__ import annotations

from dataclasses import dataclass

from bot.mahjong.hand import Win
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import Wind


@dataclass(frozen=True, slots=True)
class GroupSettings:
    """How a group wants things; None is "not chosen".

    Args:
        language: of what everybody sees.
        house: the rules that count here.
        time_zone: an IANA name, for days and appointments.
        referee: id of the role that may correct the book.
        announcements: id of the channel where results are posted.
        chosen: whether anybody has ever chosen anything.
    """

    language: str | None = None
    house: str | None = None
    time_zone: str | None = None
    referee: str | None = None
    announcements: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MemberSettings:
    """How a member wants things, in every group; None is "not chosen".

    Args:
        language: of what they alone see.
        notation: which dragons they mean by 5z, 6z and 7z.
        house: the rules that they play by where the group has not chosen any.
        seat, round: where they usually sit, for hands that do not say it.
    """

    language: str | None = None
    notation: ZOrder | None = None
    house: str | None = None
    seat: Wind | None = None
    round: Wind | None = None


@dataclass(frozen=True, slots=True)
class Preferences:
    """What counts for one member in one group.

    Args:
        private_language, public_language: of what the member alone or everybody sees; None where nobody chose.
        house: the group's rules if it has chosen any, else the member's.
        z: which dragons 5z, 6z and 7z are.
        defaults: the member's usual seat and round; None where neither is chosen.
    """

    private_language: str | None = None
    public_language: str | None = None
    house: str | None = None
    z: ZOrder = ZOrder.RIICHI
    defaults: Win | None = None

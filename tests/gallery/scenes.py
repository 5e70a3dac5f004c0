"""What a member can be seen to see. A scene plays on a stage; its last message is the card that it is about."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeAlias

import discord

from bot.entry.stage import Stage
from bot.locales import Words
from bot.mahjong.tiles import Wind
from tests.chat.harness import ids, message_of

Scene: TypeAlias = Callable[["Play"], Awaitable[Any]]


class Play:
    """East at work on a stage."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.east: Any = stage.members[Wind.EAST]
        self.south: Any = stage.members[Wind.SOUTH]
        self.reader: Any = self.east
        """Whoever looks at what is shown."""
        self.words = Words.of(stage.speech.locale)

    async def use(self, command: str, **options: Any) -> Any:
        """Use a command in the channel."""
        return await self.east.slash(self.stage.channel, command, **options)

    async def press(self, shown: Any, deed: str, nth: int = 0, by: Any = None) -> Any:
        """Press the nth button of a deed."""
        return await (by or self.east).click(message_of(shown), custom_id=ids(shown, deed)[nth])

    async def choose(self, shown: Any, deed: str, *values: Any) -> Any:
        """Choose in the menu of a deed."""
        return await self.east.select(message_of(shown), list(values), custom_id=ids(shown, deed)[0])


def _used(command: str, **options: Any) -> Scene:
    async def play(on: Play) -> Any:
        return await on.use(command, **options)

    return play


def _scored(hand: str, **options: Any) -> Scene:
    return _used("score", hand=hand, **options)


async def _explained(on: Play) -> Any:
    shown = await on.use("score", hand=KONGS, private=True)
    return await on.press(shown, "hand.explain")


async def _explained_of_public(on: Play) -> Any:
    shown = await on.use("score", hand=SHIFTED)
    return await on.press(shown, "hand.explain")


async def _changing(on: Play) -> Any:
    return await on.press(await on.use("score", hand=SHIFTED), "hand.change")


async def _changing_waits(on: Play) -> Any:
    return await on.press(await on.use("waits", hand=THIRTEEN), "hand.change")


async def _changed(on: Play) -> Any:
    form = await on.press(await on.use("score", hand=SHIFTED), "hand.change")
    return await on.east.submit_modal(form, {"hand": PLAIN, "seat": ["W"], "how": ["self_draw"], "flowers": ["2"]})


async def _mended(on: Play) -> Any:
    return await on.press(await on.use("score", hand=TYPO), "hand.ask")


async def _sent(on: Play) -> Any:
    return await on.press(await on.use("score", hand=PLAIN, private=True), "hand.send")


async def _fan_opened(on: Play) -> Any:
    return await on.choose(await on.use("fan"), "fan.open", "nine_gates")


def _fan_page(page: int) -> Scene:
    async def play(on: Play) -> Any:
        shown = await on.use("fan")
        for _ in range(page):
            await on.press(shown, "fan.page", -1)
        return shown

    return play


async def _from_message(on: Play) -> Any:
    message = await on.south.send(on.stage.channel, f"? {PLAIN} !")
    return await on.east.context_menu(on.stage.channel, "Score this hand", message)


async def _from_other_message(on: Play) -> Any:
    message = await on.south.send(on.stage.channel, "hello")
    return await on.east.context_menu(on.stage.channel, "Score this hand", message)


async def _greeted(on: Play) -> Any:
    guild: Any = on.stage.env.bot.get_guild(on.stage.guild.id)
    channel: discord.TextChannel = guild.get_channel(on.stage.channel.id)
    await on.stage.env.bot.on_guild_join(channel.guild)  # type: ignore[attr-defined]
    await on.stage.env.settle()


async def _me_chosen(on: Play) -> Any:
    shown = await on.use("settings me", notation="gb", house="official_modern", seat="W", round="S")
    return await on.choose(shown, "me.language", on.stage.speech.locale)


async def _group_chosen(on: Play) -> Any:
    role = on.stage.guild.create_role("Referee")
    shown = await on.use("settings group")
    await on.choose(shown, "group.language", on.stage.speech.locale)
    await on.choose(shown, "group.zone", "Europe/Berlin")
    await on.choose(shown, "group.referee", role)
    return await on.choose(shown, "group.announcements", on.stage.channel)


async def _group_zone_form(on: Play) -> Any:
    return await on.press(await on.use("settings group"), "group.zone_other")


async def _group_zone_wrong(on: Play) -> Any:
    form = await _group_zone_form(on)
    return await on.east.submit_modal(form, {"zone": "Berlni"})


async def _group_read(on: Play) -> Any:
    on.reader = on.south
    return await on.south.slash(on.stage.channel, "settings group")


PLAIN: Final = "123m456p789s55pEE+E"
SHIFTED: Final = "[234p,1] 12334567pEE+5p self-drawn round=E seat=S"
KONGS: Final = "[1111s][8888p,1]345m678s9p+9p seat=W from=N"
THIRTEEN: Final = "123m456p789s55pEE"
TYPO: Final = "123m456x789s55pEE+E"

SCENES: Final[Mapping[str, Scene]] = {
    "score": _scored("[123m,1][777s,2]456p78sEE+9s seat=W round=E", **{"from": "N"}),
    "score_self_drawn": _scored(SHIFTED),
    "score_kongs": _scored(KONGS),
    "score_seven_pairs": _scored("1133557799m1199p"),
    "score_knitted": _scored("369m25s147pSWNFP+8s"),
    "score_flowers": _scored("123m456p789s55pEE+E", flowers=8),
    "score_many_fans": _scored("[777s,2][444s,1]888sFFF6s+6s self-drawn"),
    "score_assumed": _scored(PLAIN),
    "score_short": _scored("[345m,1]456p678s55p22s+2s"),
    "score_short_seats": _scored("[123m,1][345m,1]789p22s13s+2s seat=W round=N", **{"from": "E"}),
    "score_private": _scored(PLAIN, private=True),
    "score_explained": _explained,
    "score_explained_of_public": _explained_of_public,
    "score_changing": _changing,
    "score_changed": _changed,
    "score_sent": _sent,
    "score_thirteen": _scored(THIRTEEN),
    "score_not_won": _scored("123m456p78s55pEEE+1m"),
    "score_not_won_throw": _scored("123m456p789s59pEE+6p"),
    "score_far": _scored("13579m2468p1357s+9s"),
    "error_typo": _scored(TYPO),
    "error_mended": _mended,
    "error_unreadable": _scored("what is this"),
    "error_empty": _scored(" "),
    "error_kong": _scored("1111s345m678s999p55m"),
    "error_five": _scored("11111m456p789s55pE"),
    "error_contradiction": _scored(f"{PLAIN} self-drawn", how="discard"),
    "error_seat": _scored(PLAIN, **{"from": "E"}),
    "error_many": _scored("12m3x 5E6p zz [77s 123 QQ"),
    "error_long": _scored("1" * 600),
    "error_wild": _scored(PLAIN, wild="8s"),
    "waits": _used("waits", hand=THIRTEEN, seen="5pE"),
    "waits_nine": _used("waits", hand="1112345678999m"),
    "waits_far": _used("waits", hand="13579m2468p1357s"),
    "waits_wrong": _used("waits", hand=PLAIN),
    "waits_changing": _changing_waits,
    "fan": _used("fan", name="pure_straight"),
    "fan_near": _used("fan", name="straight"),
    "fan_nearest": _used("fan", name="qinglon"),
    "fan_number": _used("fan", name="16"),
    "fan_unknown": _used("fan", name="xyzxyz"),
    "fan_list": _used("fan"),
    **{f"fan_list_{page + 1}": _fan_page(page) for page in range(1, 6)},
    "fan_opened": _fan_opened,
    **{f"help_{topic}": _used("help", topic=topic) for topic in ("hand", "typing", "fan", "group")},
    "message": _from_message,
    "message_without": _from_other_message,
    "welcome": _greeted,
    "settings_me": _used("settings me"),
    "settings_me_chosen": _me_chosen,
    "settings_group": _used("settings group"),
    "settings_group_chosen": _group_chosen,
    "settings_group_zone": _group_zone_form,
    "settings_group_zone_wrong": _group_zone_wrong,
    "settings_group_read": _group_read,
}

"""The vocabulary: every mark, letter and word that the notation knows, and what it means.

Words are kept normalised (simplified characters, small Latin letters); see `bot.mahjong.notation.normalise`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.mahjong.hand import DISCARD, SELF_DRAW, MeldKind
from bot.mahjong.notation.fan_names import fan_names
from bot.mahjong.notation.meanings import (
    Call,
    Claim,
    FlowersKey,
    FlowersSaid,
    Honor,
    Label,
    Meaning,
    Misspelt,
    Need,
    OrderKey,
    Relative,
    TextKey,
    TileKey,
    WindKey,
    WindSaid,
)
from bot.mahjong.notation.model import Kind, Topic, ZOrder
from bot.mahjong.tiles import WILD, Suit, Tile, Wind, tile

SUITS: Final = {
    **dict.fromkeys("mw万", Suit.CHARACTERS),
    **dict.fromkeys("pb饼筒", Suit.DOTS),
    **dict.fromkeys("st条索", Suit.BAMBOO),
}
"""Suit marks after digits. Letters are small: `S` is South, `P` white, `W` West."""

SUIT_WORDS: Final = {
    **dict.fromkeys(("man", "wan", "characters", "character", "craks", "crak"), Suit.CHARACTERS),
    **dict.fromkeys(("pin", "tong", "bing", "dots", "dot"), Suit.DOTS),
    **dict.fromkeys(("sou", "tiao", "bamboos", "bamboo", "bams", "bam"), Suit.BAMBOO),
}
"""Suits in letters after digits."""

WESTERN_SUITS: Final = {"C": Suit.CHARACTERS, "D": Suit.DOTS, "B": Suit.BAMBOO}
WESTERN_TILES: Final = {"R": tile("C"), "Gr": tile("F"), "Wh": tile("P")}

DIGITS: Final = {str(digit): digit for digit in range(10)}
NUMERALS: Final = {char: number for number, char in enumerate("一二三四五六七八九", start=1)}
SMALL_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz")

LETTERS: Final = {letter: tile(letter) for letter in "ESWNCFP"}
HAN_WINDS: Final = dict(zip("东南西北", Wind, strict=True))
_ENGLISH_WINDS: Final = dict(zip(("east", "south", "west", "north"), Wind, strict=True))
WIND_NAMES: Final = {
    **HAN_WINDS,
    **dict(zip("🀀🀁🀂🀃", Wind, strict=True)),
    **dict(zip("eswn", Wind, strict=True)),
    **_ENGLISH_WINDS,
}
"""What may follow `seat` and `round`, folded."""

Z_TILES: Final = {ZOrder.RIICHI: "ESWNPFC", ZOrder.GB: "ESWNCFP"}

BOTZONE: Final[dict[str, tuple[Tile, ...]]] = {
    "W": tuple(tile(f"m{rank}") for rank in range(1, 10)),
    "B": tuple(tile(f"p{rank}") for rank in range(1, 10)),
    "T": tuple(tile(f"s{rank}") for rank in range(1, 10)),
    "F": tuple(tile(letter) for letter in "ESWN"),
    "J": tuple(tile(letter) for letter in "CFP"),
}
"""Letter before one digit: the tile that the digit picks, from 1. `H1` to `H8` are flowers."""

BOTZONE_FLOWERS: Final = 8

FLOWER_NAMES: Final = {
    **dict(zip("梅兰竹菊春夏秋冬", "abcdefgh", strict=True)),
    **{chr(0x1F022 + at): letter for at, letter in enumerate("abcdefgh")},
}
FLOWER_LETTERS: Final = frozenset("abcdefgh")
COUNTERS: Final = frozenset("张朵个")
"""What may stand between a number and what is counted: `3朵花`, `花3张`."""

FACE_DOWN: Final = "🀫"


def _emoji() -> dict[str, Kind]:
    rows = ((0x1F000, "ESWNCFP"), (0x1F007, "m"), (0x1F010, "s"), (0x1F019, "p"))
    found: dict[str, Kind] = {"🀪": WILD}
    for start, names in rows:
        ids = [f"{names}{rank}" for rank in range(1, 10)] if len(names) == 1 else list(names)
        found |= {chr(start + at): tile(tile_id) for at, tile_id in enumerate(ids)}
    return found


EMOJI: Final = _emoji()
"""The tiles of U+1F000 to U+1F021, bamboo before dots as Unicode has them."""


_WHOLE: Final = {
    **{name: tile(wind.value) for name, wind in _ENGLISH_WINDS.items()},
    **dict.fromkeys(("red", "red dragon"), tile("C")),
    **dict.fromkeys(("green", "green dragon"), tile("F")),
    **dict.fromkeys(("white", "white dragon"), tile("P")),
}
"""English tiles."""


def _entries() -> Iterable[tuple[str, Meaning]]:
    """Yield the dictionary, in the order of the grammar."""
    # Tiles.
    for words, kind in (("中 红中", "C"), ("发 发财", "F"), ("白 白板", "P"), ("东 东风", "E"), ("南 南风", "S")):
        yield from _all(words, Honor(tile(kind)))
    for words, kind in (("西 西风", "W"), ("北 北风", "N"), ("幺鸡", "s1")):
        yield from _all(words, Honor(tile(kind)))
    yield from ((word, Honor(kind)) for word, kind in _WHOLE.items())
    yield from _all("* 财神", Honor(WILD))

    # Melds.
    yield from _all("吃 chi chow チー", Claim(MeldKind.CHOW))
    yield from _all("碰 pon pung pong ポン", Claim(MeldKind.PUNG))
    yield from _all("杠 明杠 大明杠 直杠 冲杠 kong カン", Claim(MeldKind.KONG))
    yield from _all("melded_kong exposed_kong open_kong minkan ミンカン", Claim(MeldKind.KONG))
    yield from _all("加杠 补杠 added_kong", Claim(MeldKind.KONG, added=True))
    yield from _all("暗 暗杠 concealed_kong closed_kong hidden_kong ankan アンカン", Claim(MeldKind.CONCEALED_KONG))

    # The winning tile.
    self_drawn, by_discard = (Topic.BY, SELF_DRAW), (Topic.BY, DISCARD)
    yield from _all("+ @ 和 和牌 win hu", Call((), Need.REQUIRED))
    yield from _all("单钓 单吊 单骑", Call((), Need.REQUIRED, fan="single_wait"))
    yield from _all("自摸 自摸和 tsumo zimo ツモ", Call((self_drawn,), Need.OPTIONAL))
    yield from _all("摸", Call((self_drawn,), Need.REQUIRED))
    yield from _all("点和 荣 荣和 ron ロン", Call((by_discard,), Need.OPTIONAL))
    # 放抢 is 放槍: the sign stands for 抢 elsewhere, as in 槍槓.
    yield from _all(
        "点炮 点炮和 放炮 放铳 点铳 放枪 放枪和 放抢 放抢和", Call((by_discard,), Need.OPTIONAL, dealt_in=True)
    )
    yield from _all("自模 自莫 自磨 自漠 自膜", Misspelt("自摸"))

    # Circumstances (rule 8).
    last, kong, of_kind = (Topic.LAST_TILE, True), (Topic.KONG, True), (Topic.LAST_OF_KIND, True)
    yield from _all("self_drawn self_draw self_pick selfdrawn selfdraw selfpick", Call((self_drawn,)))
    yield from _all("discard", Call((by_discard,)))
    yield from _all("海底 last_tile", Call((last,)))
    yield from _all("妙手回春 海底摸月 last_tile_draw haitei ハイテイ", Call((self_drawn, last)))
    yield from _all("海底捞月 河底捞鱼 海底炮 houtei ホウテイ", Call((by_discard, last)))
    yield from _all("last_tile_claim last_discard", Call((by_discard, last)))
    yield from _all("杠上开花 杠上花 杠开 岭上 岭上开花 rinshan rinshan_kaihou", Call((self_drawn, kong)))
    yield from _all("リンシャン replacement replacement_tile out_with_replacement_tile", Call((self_drawn, kong)))
    yield from _all("after_a_kong", Call((self_drawn, kong)))
    yield from _all("杠上自摸", Call((self_drawn, kong), Need.OPTIONAL))
    yield from _all("抢杠 robbing robbing_the_kong robbing_a_kong", Call((by_discard, kong)))
    yield from _all("rob_the_kong chankan チャンカン", Call((by_discard, kong)))
    yield from _all("抢杠和", Call((by_discard, kong), Need.OPTIONAL))
    yield from _all("绝张 和绝张 last_of_kind last_of_its_kind", Call((of_kind,)))
    yield from _all("last_tile_of_its_kind fourth_tile", Call((of_kind,)))
    yield from _all("听 报听 ready", Call(((Topic.READY, True),)))

    # Winds.
    yield from _all("圈 圈风 场 场风 round round_wind prevalent_wind prevailing_wind", WindKey(Topic.ROUND))
    yield from _all("门 门风 自风 坐 seat seat_wind own_wind", WindKey(Topic.SEAT))
    yield from _all("点炮者 放炮者 放铳者 放枪者 放抢者 点炮的 放炮的 放铳的 放枪的 放抢的 from", WindKey(Topic.FROM))
    for char, wind in HAN_WINDS.items():
        yield from _all(f"{char}圈 {char}风圈", WindSaid(Topic.ROUND, wind))
        yield from _all(f"{char}家 {char}风家 {char}门", WindSaid(Topic.SEAT, wind))
    yield from _all("庄家 坐庄", WindSaid(Topic.SEAT, Wind.EAST))
    yield from _all("上家 对家 下家", Relative())

    # Keys.
    yield from _all("花 花牌 华牌 flowers flower", FlowersKey(suffix=True))
    yield from _all("f= f:", FlowersKey(suffix=False))
    yield from _all("两花 两朵花 两张花 两张花牌", FlowersSaid(2))
    yield from _all("无花 没花 没有花", FlowersSaid(0))
    yield from _all("wild 财神= 财神:", TileKey(indicator=False))
    yield from _all("indicator", TileKey(indicator=True))
    yield from _all("house", TextKey(Topic.HOUSE))
    yield from _all("bird", TextKey(Topic.BIRD))
    yield from _all("room n= n:", TextKey(Topic.ROOM))
    yield from _all("z= z:", OrderKey())
    yield from _all("手牌 hand: hand=", Label())


def _all(words: str, meaning: Meaning) -> Iterable[tuple[str, Meaning]]:
    """Give several words one meaning; `_` stands for a space or a hyphen within a word."""
    for word in words.split():
        for joint in " -_" if "_" in word else "_":
            yield word.replace("_", joint), meaning


_SAID: Final = dict(_entries())
_FAN_NAMES: Final = {name: meaning for name, meaning in fan_names().items() if name not in _SAID}
WORDS: Final = {**_FAN_NAMES, **_SAID}
LONGEST: Final = {word[:2]: len(word) for word in sorted(WORDS, key=len) if len(word) > 1}
"""How long the words with each first two characters get."""
WHOLE: Final = frozenset((*_FAN_NAMES, *_WHOLE, "hu", "haitei", "houtei", "hand:", "hand="))
"""Words that stand alone: no Latin letter goes on before or behind them."""

"""The vocabulary: every mark, letter and word that the notation knows, and what it means.

Words are kept normalised (simplified characters, small Latin letters); see `bot.mahjong.notation.normalise`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeAlias

from bot.mahjong.hand import DISCARD, SELF_DRAW, MeldKind
from bot.mahjong.notation.model import Kind, Topic, ZOrder
from bot.mahjong.tiles import WILD, Suit, Tile, Wind, tile

Says: TypeAlias = tuple[tuple[Topic, Any], ...]


class Need(Enum):
    """Whether a word goes with the tile after it."""

    NONE = "none"
    OPTIONAL = "optional"
    REQUIRED = "required"


@dataclass(frozen=True, slots=True)
class Honor:
    """A word for one tile, the wild one included."""

    kind: Kind


@dataclass(frozen=True, slots=True)
class Call:
    """A word about the win: what it says, and whether the winning tile follows."""

    says: Says
    need: Need = Need.NONE


@dataclass(frozen=True, slots=True)
class Claim:
    """A word before the tiles of a meld."""

    kind: MeldKind
    added: bool = False

    @property
    def size(self) -> int:
        """How many tiles it takes."""
        return 4 if self.kind in (MeldKind.KONG, MeldKind.CONCEALED_KONG) else 3


@dataclass(frozen=True, slots=True)
class WindKey:
    """A word that names seat or round and wants a wind after it."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class WindSaid:
    """A word that names seat or round and its wind."""

    topic: Topic
    wind: Wind


@dataclass(frozen=True, slots=True)
class FlowersKey:
    """A word before flowers. `suffix`: it may also stand after their number."""

    suffix: bool


@dataclass(frozen=True, slots=True)
class TileKey:
    """A word before the wild kind, or before the indicator that is turned to find it."""

    indicator: bool


@dataclass(frozen=True, slots=True)
class TextKey:
    """A key whose value is kept as typed."""

    topic: Topic


@dataclass(frozen=True, slots=True)
class OrderKey:
    """The key that chooses the order of the dragons in z notation."""


Meaning: TypeAlias = Honor | Call | Claim | WindKey | WindSaid | FlowersKey | TileKey | TextKey | OrderKey

SUITS: Final = {
    **dict.fromkeys("mw万", Suit.CHARACTERS),
    **dict.fromkeys("pb饼筒", Suit.DOTS),
    **dict.fromkeys("st条索", Suit.BAMBOO),
}
"""Suit marks after digits. Letters are small: `S` is South, `P` white, `W` West."""

WESTERN_SUITS: Final = {"C": Suit.CHARACTERS, "D": Suit.DOTS, "B": Suit.BAMBOO}
WESTERN_TILES: Final = {"R": tile("C"), "Gr": tile("F"), "Wh": tile("P")}

DIGITS: Final = {str(digit): digit for digit in range(10)}
NUMERALS: Final = {char: number for number, char in enumerate("一二三四五六七八九", start=1)}
SMALL_LETTERS: Final = frozenset("abcdefghijklmnopqrstuvwxyz")

LETTERS: Final = {letter: tile(letter) for letter in "ESWNCFP"}
HAN_WINDS: Final = dict(zip("东南西北", Wind, strict=True))
WIND_NAMES: Final = {
    **HAN_WINDS,
    **dict(zip("🀀🀁🀂🀃", Wind, strict=True)),
    **dict(zip("eswn", Wind, strict=True)),
    **dict(zip(("east", "south", "west", "north"), Wind, strict=True)),
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


def _entries() -> Iterable[tuple[str, Meaning]]:
    """Yield the dictionary, in the order of the grammar."""
    # Tiles.
    for words, kind in (("中 红中", "C"), ("发 发财", "F"), ("白 白板", "P"), ("东 东风", "E"), ("南 南风", "S")):
        yield from _all(words, Honor(tile(kind)))
    for words, kind in (("西 西风", "W"), ("北 北风", "N")):
        yield from _all(words, Honor(tile(kind)))
    yield from _all("* 财神", Honor(WILD))

    # Melds.
    yield from _all("吃 chi chow", Claim(MeldKind.CHOW))
    yield from _all("碰 pon pung", Claim(MeldKind.PUNG))
    yield from _all("杠 明杠 kong melded_kong", Claim(MeldKind.KONG))
    yield from _all("加杠 补杠 added_kong", Claim(MeldKind.KONG, added=True))
    yield from _all("暗 暗杠 ankan concealed_kong", Claim(MeldKind.CONCEALED_KONG))

    # The winning tile.
    yield from _all("+ @ 和 win", Call((), Need.REQUIRED))
    yield from _all("自摸 自摸和 tsumo zimo ツモ", Call(((Topic.BY, SELF_DRAW),), Need.OPTIONAL))
    yield from _all("点和 点炮 点炮和 荣 荣和 ron ロン", Call(((Topic.BY, DISCARD),), Need.OPTIONAL))

    # Circumstances (rule 8).
    self_drawn, by_discard = (Topic.BY, SELF_DRAW), (Topic.BY, DISCARD)
    last, kong, of_kind = (Topic.LAST_TILE, True), (Topic.KONG, True), (Topic.LAST_OF_KIND, True)
    yield from _all("self_drawn self_draw selfdrawn selfdraw", Call((self_drawn,)))
    yield from _all("discard", Call((by_discard,)))
    yield from _all("海底 last_tile", Call((last,)))
    yield from _all("妙手回春", Call((self_drawn, last)))
    yield from _all("海底捞月", Call((by_discard, last)))
    yield from _all("杠上开花 杠开 岭上 岭上开花 replacement replacement_tile", Call((self_drawn, kong)))
    yield from _all("抢杠 robbing robbing_the_kong robbing_a_kong", Call((by_discard, kong)))
    yield from _all("抢杠和", Call((by_discard, kong), Need.OPTIONAL))
    yield from _all("绝张 和绝张 last_of_kind last_of_its_kind", Call((of_kind,)))
    yield from _all("听 报听 ready", Call(((Topic.READY, True),)))

    # Winds.
    yield from _all("圈 圈风 round round_wind", WindKey(Topic.ROUND))
    yield from _all("门 门风 坐 seat seat_wind", WindKey(Topic.SEAT))
    for char, wind in HAN_WINDS.items():
        yield from _all(f"{char}圈 {char}风圈", WindSaid(Topic.ROUND, wind))
        yield from _all(f"{char}家 {char}风家", WindSaid(Topic.SEAT, wind))

    # Keys.
    yield from _all("花 flowers flower", FlowersKey(suffix=True))
    yield from _all("f= f:", FlowersKey(suffix=False))
    yield from _all("wild 财神= 财神:", TileKey(indicator=False))
    yield from _all("indicator", TileKey(indicator=True))
    yield from _all("house", TextKey(Topic.HOUSE))
    yield from _all("bird", TextKey(Topic.BIRD))
    yield from _all("room n= n:", TextKey(Topic.ROOM))
    yield from _all("z= z: /z= /z:", OrderKey())


def _all(words: str, meaning: Meaning) -> Iterable[tuple[str, Meaning]]:
    """Give several words one meaning; `_` stands for a space or a hyphen within a word."""
    for word in words.split():
        for joint in " -_" if "_" in word else "_":
            yield word.replace("_", joint), meaning


WORDS: Final = dict(_entries())
LONGEST: Final = {word[0]: max(len(other) for other in WORDS if other[0] == word[0]) for word in WORDS}
"""How long the words with each first character get."""

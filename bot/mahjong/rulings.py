"""The points on which rule texts differ or are silent, and how each is decided where a house says nothing.

The defaults are the practice of today's Chinese and international events (house `official_modern`).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.mahjong.fans.model import RulingKey, Words
from bot.mahjong.rules import Ruling

_DECLARED: Final = (
    Ruling(
        key="knitted_body_waits",
        default=True,
        names=Words("组合龙听龙身牌", "組合龍聽龍身牌", "Waiting for a knitted tile", "組合龍の構成牌での待ち"),
        case=Words(
            "组合龙和的是龙身里的牌",
            "組合龍和的是龍身裡的牌",
            "Knitted Straight won on one of its nine tiles",
            "組合龍を構成する牌での和了",
        ),
        held=Words(
            "照计{wait} {single_wait} 分",
            "照計{wait} {single_wait} 分",
            "{wait} {single_wait}",
            "{wait}{single_wait}点を数える",
        ),
        otherwise=Words("不计{wait}", "不計{wait}", "no {wait}", "{wait}を数えない"),
    ),
    Ruling(
        key="exhausted_waits",
        default=True,
        names=Words(
            "听自己持满四张的牌", "聽自己持滿四張的牌", "Waits on tiles held four times", "自分で4枚使った牌の待ち"
        ),
        case=Words(
            "另一种听张自己已有四张（杠也算）",
            "另一種聽張自己已有四張（槓也算）",
            "The other wait held four times (kongs too)",
            "もう1種の待ち牌を自分で4枚（槓を含む）持つ手",
        ),
        held=Words(
            "仍算两种听张，不计{wait}",
            "仍算兩種聽張，不計{wait}",
            "no {wait}",
            "それも待ちとみて{wait}を数えない",
        ),
        otherwise=Words(
            "算独听，计{wait} {single_wait} 分",
            "算獨聽，計{wait} {single_wait} 分",
            "{wait} {single_wait}",
            "{wait}{single_wait}点を数える",
        ),
    ),
    Ruling(
        key="last_tile_draw_self_drawn",
        default=False,
        names=Words(
            "特殊牌型妙手回春的自摸",
            "特殊牌型妙手回春的自摸",
            "Self-draw on the last tile, special hands",
            "特殊形の妙手回春と自摸",
        ),
        case=Words("{fan}妙手回春", "{fan}妙手回春", "{fan} with Last Tile Draw", "{fan}の妙手回春"),
        held=Words(
            "另计自摸 {self_drawn} 分",
            "另計自摸 {self_drawn} 分",
            "Self-Drawn {self_drawn} as well",
            "自摸{self_drawn}点も数える",
        ),
        otherwise=Words("不另计自摸", "不另計自摸", "no Self-Drawn", "自摸を数えない"),
    ),
    Ruling(
        key="self_drawn_as_concealed",
        default=(),
        names=Words(
            "必为门清的牌自摸计不求人",
            "必為門清的牌自摸計不求人",
            "Fully Concealed Hand for hands concealed by nature",
            "門前が前提の役のツモと不求人",
        ),
        case=Words("{fan}自摸", "{fan}自摸", "{fan}, self-drawn", "{fan}のツモ和了"),
        held=Words(
            "改计不求人 {fully_concealed_hand} 分",
            "改計不求人 {fully_concealed_hand} 分",
            "Fully Concealed Hand {fully_concealed_hand}",
            "不求人{fully_concealed_hand}点を数える",
        ),
        otherwise=Words(
            "只计自摸 {self_drawn} 分",
            "只計自摸 {self_drawn} 分",
            "Self-Drawn {self_drawn}",
            "自摸{self_drawn}点だけを数える",
        ),
    ),
    Ruling(
        key="forced_tile_hog",
        default=True,
        names=Words(
            "七对不可避免的四归一",
            "七對不可避免的四歸一",
            "Tile Hog that seven pairs cannot avoid",
            "七対で避けられない四帰一",
        ),
        case=Words(
            "{fan}的七对免不了的四归一",
            "{fan}的七對免不了的四歸一",
            "The Tile Hog that {fan} in seven pairs cannot avoid",
            "{fan}の七対で避けられない四帰一",
        ),
        held=Words("也计 {tile_hog} 分", "也計 {tile_hog} 分", "{tile_hog} points", "{tile_hog}点を数える"),
        otherwise=Words("不计", "不計", "no points", "数えない"),
    ),
    Ruling(
        key="all_green_half_flush",
        default=False,
        names=Words("绿一色与混一色", "綠一色與混一色", "All Green and Half Flush", "緑一色と混一色"),
        case=Words("有发的绿一色", "有發的綠一色", "All Green with green dragons", "發を含む緑一色"),
        held=Words(
            "另计混一色 {half_flush} 分",
            "另計混一色 {half_flush} 分",
            "Half Flush {half_flush} as well",
            "混一色{half_flush}点も数える",
        ),
        otherwise=Words("不计混一色", "不計混一色", "no Half Flush", "混一色を数えない"),
    ),
    Ruling(
        key="all_terminals_triple_pung",
        default=True,
        names=Words("清幺九与三同刻", "清么九與三同刻", "All Terminals and Triple Pung", "清幺九と三同刻"),
        case=Words(
            "清幺九有三副同数刻子",
            "清么九有三副同數刻子",
            "All Terminals, one pung in three suits",
            "同じ数の刻子が3つある清幺九",
        ),
        held=Words(
            "另计三同刻 {triple_pung} 分",
            "另計三同刻 {triple_pung} 分",
            "Triple Pung {triple_pung} as well",
            "三同刻{triple_pung}点も数える",
        ),
        otherwise=Words("不计三同刻", "不計三同刻", "no Triple Pung", "三同刻を数えない"),
    ),
    Ruling(
        key="all_terminals_double_pung",
        default=False,
        names=Words("清幺九与双同刻", "清么九與雙同刻", "All Terminals and Double Pung", "清幺九と双同刻"),
        case=Words(
            "清幺九有两副同数刻子",
            "清么九有兩副同數刻子",
            "All Terminals, one pung in two suits",
            "同じ数の刻子が2つある清幺九",
        ),
        held=Words(
            "另计双同刻，每两副 {double_pung} 分",
            "另計雙同刻，每兩副 {double_pung} 分",
            "Double Pung {double_pung} for each two",
            "2つごとに双同刻{double_pung}点も数える",
        ),
        otherwise=Words("不计双同刻", "不計雙同刻", "no Double Pung", "双同刻を数えない"),
    ),
    Ruling(
        key="nine_gates_any_shape",
        default=False,
        names=Words("九莲宝灯不论听法", "九蓮寶燈不論聽法", "Nine Gates whatever the wait", "九蓮宝燈と九面待ち"),
        case=Words(
            "和成九莲之形，但没听九种",
            "和成九蓮之形，但沒聽九種",
            "Nine Gates in form, but not waiting for all nine",
            "九面待ちではなかった九蓮宝燈の形",
        ),
        held=Words(
            "计九莲宝灯 {nine_gates} 分",
            "計九蓮寶燈 {nine_gates} 分",
            "Nine Gates {nine_gates}",
            "九蓮宝燈{nine_gates}点を数える",
        ),
        otherwise=Words("不计九莲宝灯", "不計九蓮寶燈", "no Nine Gates", "九蓮宝燈を数えない"),
    ),
    Ruling(
        key="knitted_all_types",
        default=False,
        names=Words(
            "全不靠与五门齐",
            "全不靠與五門齊",
            "Lesser Honors and Knitted Tiles and All Types",
            "全不靠と五門斉",
        ),
        case=Words("全不靠必有五门", "全不靠必有五門", "Lesser Honors and Knitted Tiles", "必ず五門がそろう全不靠"),
        held=Words(
            "另计五门齐 {all_types} 分",
            "另計五門齊 {all_types} 分",
            "All Types {all_types} as well",
            "五門斉{all_types}点も数える",
        ),
        otherwise=Words("不另计五门齐", "不另計五門齊", "no All Types", "五門斉を数えない"),
    ),
)

RULINGS: Final[Mapping[RulingKey, Ruling]] = MappingProxyType({ruling.key: ruling for ruling in _DECLARED})
"""Every ruling by its key."""

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
        held=Words(
            zh_cn="组合龙和的牌与龙身九张之一同种、又可看作补成另一副面子或将时，只听这一种就计边张、坎张或单钓将。",
            zh_tw="組合龍和的牌與龍身九張之一同種、又可看作補成另一副面子或將時，只聽這一種就計邊張、嵌張或單釣將。",
            en=(
                "A knitted straight won on a kind that is one of its nine scores the edge, closed or single wait, "
                "if the tile can also be read as completing the set or the pair and nothing else was waited for."
            ),
            ja=(
                "組合龍の9枚と同じ種類の牌で和了しても、その牌が残りの面子か雀頭を完成させたと読め、"
                "待ちが1種だけなら、辺張・嵌張・単釣将を数える。"
            ),
        ),
        otherwise=Words(
            zh_cn="组合龙和的牌与龙身九张之一同种时，一律看作补成龙身，不计边张、坎张、单钓将。",
            zh_tw="組合龍和的牌與龍身九張之一同種時，一律看作補成龍身，不計邊張、嵌張、單釣將。",
            en=(
                "A knitted straight won on a kind that is one of its nine is taken to be completed by it "
                "and scores no edge, closed or single wait."
            ),
            ja="組合龍の9枚と同じ種類の牌で和了したときは、その牌で龍が完成したとみなし、辺張・嵌張・単釣将を数えない。",
        ),
    ),
    Ruling(
        key="exhausted_waits",
        default=True,
        names=Words(
            "听自己持满四张的牌", "聽自己持滿四張的牌", "Waits on tiles held four times", "自分で4枚使った牌の待ち"
        ),
        held=Words(
            zh_cn="自己已持满四张的牌仍算一种听张，因此形式上还听它的手牌不算只听一种，不计边张、坎张、单钓将。",
            zh_tw="自己已持滿四張的牌仍算一種聽張，因此形式上還聽它的手牌不算只聽一種，不計邊張、嵌張、單釣將。",
            en=(
                "A tile that the player already holds four times still counts as waited for, "
                "so a hand that waits for it too, if only in form, scores no edge, closed or single wait."
            ),
            ja=(
                "自分で4枚とも使っている牌も待ちに数えるので、形の上でそれも待っている手には"
                "辺張・嵌張・単釣将が付かない。"
            ),
        ),
        otherwise=Words(
            zh_cn="自己已持满四张的牌不算听张，余下只听一种时照计边张、坎张或单钓将。",
            zh_tw="自己已持滿四張的牌不算聽張，餘下只聽一種時照計邊張、嵌張或單釣將。",
            en=(
                "A tile that the player already holds four times is not waited for; "
                "a hand that waits for one other kind scores its edge, closed or single wait."
            ),
            ja="自分で4枚とも使っている牌は待ちに数えず、残る待ちが1種だけなら辺張・嵌張・単釣将を数える。",
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
        held=Words(
            zh_cn="七对、连七对、十三幺、全不靠、七星不靠以妙手回春和牌，另计自摸。",
            zh_tw="七對、連七對、十三么、全不靠、七星不靠以妙手回春和牌，另計自摸。",
            en=(
                "Last Tile Draw on seven pairs, shifted or not, thirteen orphans or honors and knitted tiles "
                "scores Self-Drawn as well."
            ),
            ja="七対・連七対・十三幺・全不靠・七星不靠の妙手回春には、自摸も数える。",
        ),
        otherwise=Words(
            zh_cn="妙手回春必是自摸，任何牌型都不再计自摸。",
            zh_tw="妙手回春必是自摸，任何牌型都不再計自摸。",
            en="Last Tile Draw contains Self-Drawn, whatever the shape of the hand.",
            ja="妙手回春は自摸を含むので、どの形でも自摸は数えない。",
        ),
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
        held=Words(
            zh_cn="房规列出的番种本来就不能吃碰，自摸和牌时计不求人，代替自摸。",
            zh_tw="房規列出的番種本來就不能吃碰，自摸和牌時計不求人，代替自摸。",
            en=(
                "The fans that the house lists can only be concealed; self-drawn, "
                "they score Fully Concealed Hand in place of Self-Drawn."
            ),
            ja="ハウスが挙げる役は門前でしか作れないが、ツモ和了なら自摸の代わりに不求人を数える。",
        ),
        otherwise=Words(
            zh_cn="七对、连七对、十三幺、九莲宝灯、四暗刻、全不靠、七星不靠本来就不能吃碰，自摸和牌时只计自摸，不计不求人。",
            zh_tw="七對、連七對、十三么、九蓮寶燈、四暗刻、全不靠、七星不靠本來就不能吃碰，自摸和牌時只計自摸，不計不求人。",
            en=(
                "Seven pairs, shifted or not, thirteen orphans, nine gates, four concealed pungs and honors and "
                "knitted tiles can only be concealed; self-drawn, they score Self-Drawn, not Fully Concealed Hand."
            ),
            ja=(
                "七対・連七対・十三幺・九蓮宝燈・四暗刻・全不靠・七星不靠は門前でしか作れないので、"
                "ツモ和了では自摸だけを数え、不求人は数えない。"
            ),
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
        held=Words(
            zh_cn="绿一色或清幺九的七对必有一组四归一，这一组也照计。",
            zh_tw="綠一色或清么九的七對必有一組四歸一，這一組也照計。",
            en="Seven pairs of All Green or All Terminals cannot avoid one Tile Hog; it counts all the same.",
            ja="緑一色・清幺九の七対で必ずできる四帰一1つも数える。",
        ),
        otherwise=Words(
            zh_cn="绿一色或清幺九的七对必有一组四归一，这一组不计，其余照计。",
            zh_tw="綠一色或清么九的七對必有一組四歸一，這一組不計，其餘照計。",
            en="Seven pairs of All Green or All Terminals cannot avoid one Tile Hog, which does not count; others do.",
            ja="緑一色・清幺九の七対で必ずできる四帰一1つは数えず、2つ目からを数える。",
        ),
    ),
    Ruling(
        key="all_green_half_flush",
        default=False,
        names=Words("绿一色与混一色", "綠一色與混一色", "All Green and Half Flush", "緑一色と混一色"),
        held=Words(
            zh_cn="绿一色有发时，另计混一色。",
            zh_tw="綠一色有發時，另計混一色。",
            en="All Green with green dragons scores Half Flush as well.",
            ja="發を含む緑一色には、混一色も数える。",
        ),
        otherwise=Words(
            zh_cn="绿一色有发时，不计混一色。",
            zh_tw="綠一色有發時，不計混一色。",
            en="All Green with green dragons does not score Half Flush.",
            ja="發を含む緑一色には、混一色を数えない。",
        ),
    ),
    Ruling(
        key="all_terminals_triple_pung",
        default=True,
        names=Words("清幺九与三同刻", "清么九與三同刻", "All Terminals and Triple Pung", "清幺九と三同刻"),
        held=Words(
            zh_cn="清幺九有三副序数相同的刻子时，另计三同刻。",
            zh_tw="清么九有三副序數相同的刻子時，另計三同刻。",
            en="All Terminals with the same pung in all three suits scores Triple Pung as well.",
            ja="清幺九に同じ数の刻子が3つあれば、三同刻も数える。",
        ),
        otherwise=Words(
            zh_cn="清幺九有三副序数相同的刻子时，不计三同刻。",
            zh_tw="清么九有三副序數相同的刻子時，不計三同刻。",
            en="All Terminals with the same pung in all three suits does not score Triple Pung.",
            ja="清幺九に同じ数の刻子が3つあっても、三同刻は数えない。",
        ),
    ),
    Ruling(
        key="all_terminals_double_pung",
        default=False,
        names=Words("清幺九与双同刻", "清么九與雙同刻", "All Terminals and Double Pung", "清幺九と双同刻"),
        held=Words(
            zh_cn="清幺九有两副序数相同的刻子时，另计双同刻，每两副计一次。",
            zh_tw="清么九有兩副序數相同的刻子時，另計雙同刻，每兩副計一次。",
            en="All Terminals scores Double Pung as well, once for each two pungs of the same rank.",
            ja="清幺九に同じ数の刻子が2つあれば、その2つごとに双同刻も数える。",
        ),
        otherwise=Words(
            zh_cn="清幺九有两副序数相同的刻子时，不计双同刻。",
            zh_tw="清么九有兩副序數相同的刻子時，不計雙同刻。",
            en="All Terminals with two pungs of the same rank does not score Double Pung.",
            ja="清幺九に同じ数の刻子が2つあっても、双同刻は数えない。",
        ),
    ),
    Ruling(
        key="nine_gates_any_shape",
        default=False,
        names=Words("九莲宝灯不论听法", "九蓮寶燈不論聽法", "Nine Gates whatever the wait", "九蓮宝燈と九面待ち"),
        held=Words(
            zh_cn="没有吃、碰、杠而和成 1112345678999 加同花色一张，就是九莲宝灯，不必听九种牌。",
            zh_tw="沒有吃、碰、槓而和成 1112345678999 加同花色一張，就是九蓮寶燈，不必聽九種牌。",
            en="A concealed 1112345678999 with one more tile of the suit is Nine Gates, whatever was waited for.",
            ja="門前の和了形が1112345678999と同種の1枚なら、九面待ちでなくても九蓮宝燈とする。",
        ),
        otherwise=Words(
            zh_cn="九莲宝灯须先有 1112345678999 十三张、听九种牌；只是和成此形的计清一色。",
            zh_tw="九蓮寶燈須先有 1112345678999 十三張、聽九種牌；只是和成此形的計清一色。",
            en="Nine Gates asks for 1112345678999 before the win, waiting for all nine; the mere form is a Full Flush.",
            ja="九蓮宝燈は和了前の13枚が1112345678999で九面待ちのときだけ。形だけなら清一色とする。",
        ),
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
        held=Words(
            zh_cn="全不靠必五门齐全，另计五门齐。",
            zh_tw="全不靠必五門齊全，另計五門齊。",
            en="Lesser Honors and Knitted Tiles, which always holds all five types, scores All Types as well.",
            ja="全不靠は必ず五門がそろうが、五門斉も数える。",
        ),
        otherwise=Words(
            zh_cn="全不靠必五门齐全，不再计五门齐。",
            zh_tw="全不靠必五門齊全，不再計五門齊。",
            en="Lesser Honors and Knitted Tiles contains All Types, which does not count again.",
            ja="全不靠は必ず五門がそろうので、五門斉は数えない。",
        ),
    ),
)

RULINGS: Final[Mapping[RulingKey, Ruling]] = MappingProxyType({ruling.key: ruling for ruling in _DECLARED})
"""Every ruling by its key."""

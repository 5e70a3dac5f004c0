"""Rule 1 of the notation: one form of every character, and the way back to what was typed.

Normalising changes lengths (a variation selector vanishes, `㈠` becomes `(一)`), so each character of the result
remembers which code points it came from, and faults point at the text as typed.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import Final

from bot.mahjong.fans.names import VARIANTS
from bot.mahjong.notation.model import Span

_LONGEST: Final = 4
"""Characters that stand for more than this many are whole phrases, none of them the notation's."""

SEPARATORS: Final = frozenset(" ,、。;/")
"""What stands between things and means nothing by itself (`，` and `；` have become `,` and `;` by then)."""


_INVISIBLE: Final = frozenset("\u200b\u2060\ufeff")
"""What pasted text brings along and nobody sees: spaces without width, marks of byte order."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text in both forms.

    Args:
        typed: as it came.
        plain: normalised, letter case kept.
        folded: the same with small Latin letters, for English words.
        spans: for each character of `plain`, where it came from.
    """

    typed: str
    plain: str
    folded: str
    spans: tuple[Span, ...]

    def span(self, start: int, end: int) -> Span:
        """Return where `plain[start:end]` stands in the text as typed."""
        return self.spans[start][0], self.spans[end - 1][1]

    def said(self, start: int, end: int) -> str:
        """Return `plain[start:end]` as it was typed, fit to be shown."""
        first, last = self.span(start, end)
        return showable(self.typed[first:last])


def normalise(typed: str) -> Text:
    """Return the text with one form for every character: NFKC, simplified, 胡 as 和, spaces run together."""
    plain: list[str] = []
    spans: list[Span] = []
    for at, char in enumerate(typed):
        shown = _plain(char)
        if not shown or (shown == " " and plain and plain[-1] == " "):
            # a variation selector, or one more space, belongs to what stands before it
            if spans:
                spans[-1] = (spans[-1][0], at + 1)
            continue
        plain += shown
        spans += [(at, at + 1)] * len(shown)
    text = "".join(plain)
    return Text(typed, text, text.translate(_SMALL), tuple(spans))


def showable(text: str) -> str:
    """Return the text with lone surrogates replaced: no encoding can carry them to whoever reads the message."""
    return text.encode("utf-8", "replace").decode("utf-8")


def _plain(char: str) -> str:
    """Return what one typed character stands for, "" for nothing."""
    if char.isascii():
        return " " if char in "\t\n\v\f\r" else char
    if char in _INVISIBLE or "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef":
        return ""
    same = unicodedata.normalize("NFKC", char)
    return same.translate(_SIMPLE) if len(same) <= _LONGEST else char


# One character each, typed -> read: traditional forms, Japanese ones, brackets that NFKC leaves, slips of the pen;
# beside those of the fans' names, where 胡 and 糊 are 和.
_PAIRS: Final = (
    "萬万 餅饼 條条 東东 紅红 發发 髮发 財财 聽听 點点 榮荣 砲炮 報报 蘭兰 迴回 銃铳 莊庄 個个 沒没 "
    "発发 聴听 栄荣 槍抢 扛杠 "
    "【[ 】] 〔[ 〕]"
)
_SIMPLE: Final = VARIANTS | str.maketrans({pair[0]: pair[1] for pair in _PAIRS.split()})
_SMALL: Final = str.maketrans({chr(code): chr(code + 32) for code in range(ord("A"), ord("Z") + 1)})

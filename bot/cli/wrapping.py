"""Where a line may end: Chinese at nearly any character, everything else at spaces, and no line begins with a stop.

Rich counts cells and knows spaces, so a Chinese sentence is one endless word to it. What each character allows is
Unicode's property Line_Break (UAX 14), which `regex` knows; the rules here are those of it that our texts need, and
three of our own: a number stays with the word it counts (24 分, 123饼), a few characters between stops stay together,
as names do, and no character is left alone on the last line.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import regex
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text

_NEVER_FIRST: Final = regex.compile(
    r"[\p{LB=CL}\p{LB=CP}\p{LB=EX}\p{LB=IS}\p{LB=SY}\p{LB=NS}\p{LB=CJ}\p{LB=IN}\p{LB=GL}\p{LB=CM}\p{LB=ZWJ}\p{LB=WJ}”’»]"
)
"""Closing brackets and quotes, stops, small kana, and what belongs to the character before it."""
_NEVER_LAST: Final = regex.compile(r"[\p{LB=OP}\p{LB=GL}\p{LB=ZWJ}\p{LB=WJ}“‘«]")
_SIGN: Final = regex.compile(r"[\p{LB=ID}\p{LB=CJ}\p{LB=NS}\p{LB=CL}\p{LB=H2}\p{LB=H3}]")
"""Characters of scripts that are written without spaces, and their punctuation."""
_COUNTED: Final = regex.compile(r"\d ?\Z")
_RUN: Final = regex.compile(r"[\p{LB=ID}\p{LB=CJ}々]+")
_SHORT: Final = 7
"""Names of fans have up to five characters, 东南西北中发白 are seven."""
_LONE: Final = 2
"""Cells of one Chinese character."""


@lru_cache(maxsize=4096)
def units(text: str, together: int = _SHORT) -> tuple[str, ...]:
    """Return a text cut at every place where a line may end; spaces stand at the end of their unit.

    So many characters of Chinese that stand between stops are not torn apart.
    """
    short = [run for run in _RUN.finditer(text) if len(run[0]) <= together]
    whole = {place for run in short for place in range(run.start() + 1, run.end())}
    cuts = [place for place in range(1, len(text)) if place not in whole and _may_end(text, place)]
    found = [text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    if len(found) > 1 and cell_len(found[-1].rstrip("。．.")) <= _LONE and _SIGN.match(found[-1]):
        found[-2:] = ["".join(found[-2:])]
    return tuple(found)


def _may_end(text: str, place: int) -> bool:
    """Tell whether a line may end before `place`."""
    before, after = text[place - 1], text[place]
    if after == " " or _NEVER_FIRST.match(after) or _NEVER_LAST.match(before):
        return False
    if _SIGN.match(after) and _COUNTED.search(text, max(0, place - 2), place):
        return False
    if before == " " or _SIGN.match(before) or _SIGN.match(after):
        return True
    return before in ")]" and after in "(["  # between melds


def lines(text: Text, width: int) -> Iterator[Text]:
    """Yield a text in lines of at most `width` cells; what is too long for any line is cut where the line is full."""
    for paragraph in text.split("\n", allow_blank=True):
        cuts: list[int] = []
        at = used = 0
        for unit in _units_within(paragraph.plain, width):
            if used and used + cell_len(unit.rstrip()) > width:
                cuts.append(at)
                used = 0
            for sign in unit:
                if used + cell_len(sign) > max(width, _LONE) and sign != " ":
                    cuts.append(at)
                    used = 0
                used += cell_len(sign)
                at += 1
        for line in paragraph.divide(cuts):
            line.rstrip()
            yield line


def _units_within(text: str, width: int) -> Iterator[str]:
    """Yield units that fit into a line as far as there are such."""
    for unit in units(text):
        if cell_len(unit.rstrip()) > width:
            yield from units(unit, 1)
        else:
            yield unit


class Flowing:
    """A text that takes as many lines as it needs where Rich lays it out."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Yield the lines."""
        for line in lines(self.text, options.max_width):
            line.no_wrap = True
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Return the widths of the longest unit and of the whole."""
        plain = self.text.plain
        longest = max((cell_len(unit.rstrip()) for unit in units(plain)), default=0)
        whole = max(map(cell_len, plain.split("\n")), default=0)
        return Measurement(min(longest, options.max_width), min(whole, options.max_width))

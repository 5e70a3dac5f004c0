"""What people write in chat, cut down to the lines that may hold tiles."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

_NOISE: Final = re.compile(
    r"""<a?:\w{1,32}:\d{1,20}>      # emoji of a server
      | :\w{2,32}:                  # and as they are typed
      | <[@\#][!&]?\d{1,20}>        # mentions
      | <t:-?\d{1,20}(?::\w)?>      # moments
      | https?://[^\s<>]+           # links
      | \*\*|__|~~|\|\||`           # markup
    """,
    re.VERBOSE,
)
_LISTED: Final = re.compile(r"^\s*(?:[>#*•-]+\s|\d{1,3}[.)、]\s)+")
"""What begins a quotation, a heading or an item of a list."""
_WRAPPED: Final = re.compile(r"[(（]([^()（）]{15,500})[)）]|[\[【]([^\[\]【】]{15,500})[\]】]")
"""More than a meld between brackets."""
_TIME: Final = re.compile(r"(?<!\d)\d{1,2}[:：]\d\d(?!\d)")
_APART: Final = "\N{BROKEN BAR}"
"""Stands where nothing goes on over it: digits before it have nothing to do with those behind."""
_MOST_LINES: Final = 60
_PROSE_MARKS: Final = re.compile(
    r"(?<![0-9])[:：!！?？.。…~～\"'“”‘’「」『』《》<>#•·^&%$—–]|(?<![A-Za-z0-9])-|(?<![0-9])-(?![A-Za-z])"
)
"""Marks of prose, which stand between tiles as well as a space would; behind a digit they end what it belongs to."""
_TILES: Final = re.compile(
    r"[0-9０-９][\s,、]?[mpsztwbｍｐｓｚ万萬饼餅筒条條索CDB]|[一二三四五六七八九][万萬饼餅筒条條索]"
    r"|[\U0001F000-\U0001F021]|[WBTFJ][1-9]|[东東南西北中发發白ESWNCFP]{2}"
)
"""Where one of these is, there may be tiles; it only spares reading what has none."""


def told(message: str) -> list[str]:
    """Return the lines of a message without what is no text."""
    lines = (_LISTED.sub("", line) for line in _NOISE.sub(_blank, message).splitlines())
    return [_WRAPPED.sub(_unwrapped, _TIME.sub(_APART, line)) for line in lines if line.strip()]


def likely(lines: Sequence[str]) -> list[str]:
    """Return the lines that may hold tiles, in their order; of very many those that may hold most."""
    likeliest = sorted(((len(_TILES.findall(line)), -at) for at, line in enumerate(lines)), reverse=True)[:_MOST_LINES]
    return [lines[at] for at in sorted(-place for likeness, place in likeliest if likeness)]


def as_tiles(line: str) -> str:
    """Return a line with spaces for the marks of prose, character for character."""
    return _PROSE_MARKS.sub(" ", line)


def _blank(found: re.Match[str]) -> str:
    return " " if found[0] != "`" else "\n"


def _unwrapped(found: re.Match[str]) -> str:
    return f" {found[1] or found[2]} "

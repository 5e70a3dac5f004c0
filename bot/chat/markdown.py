"""Spans as Discord's markdown. Text of any origin is shown as it is: it formats nothing, links nothing, pings nobody.

Used by `bot.chat.layout` alone, so that there is one place where text is escaped and mentions are decided.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import groupby
from typing import Final, NamedTuple, assert_never

import discord
import regex

from bot.cards.model import Code, Line, Msg, Name, Plain, Span, Strong, Tiles, When
from bot.locales import Words

ELLIPSIS: Final = "…"

_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_JOINERS: Final = frozenset(["\u200c", "\u200d", *map(chr, range(0xE0020, 0xE0080))])
"""The format characters that emoji and several scripts are made with; others could turn a line around."""

_MARKUP: Final = re.compile(
    r"""[\\*_~`|<\[]            # styles, code, spoilers, mentions, links
      | ^\s*[>\#]              # quotes, headings
      | ^\s*[+=-](?=[\s\#=-]|$)  # lists, small print, rules
      | (?<=\d)[.)](?=\s|$)    # numbered lists
      | :(?=//)                # addresses that would become links
      | :(?=[\w~+-]+:)         # emoji by name
      | &(?=[#\w]+;)           # characters by name, in the preview
    """,
    re.VERBOSE,
)
_PING: Final = re.compile(r"@(?=everyone|here|[!&]?\d)")
_ACCOUNT: Final = re.compile(r"discord:(\d{15,20})")


class Piece(NamedTuple):
    """Text of one style: `plain`, `strong`, `code`, or `ready` where it is markdown already."""

    style: str
    text: str


def render(line: Line, words: Words, limit: int) -> str:
    """Return a line as markdown of at most `limit` characters, as `length` counts them.

    What does not fit ends in "…", never inside a character that is made of several.
    """
    pieces = [_piece(span, words) for span in line]
    written = ""
    for style, run in groupby((piece for piece in pieces if piece.text), key=lambda piece: piece.style):
        text = "".join(piece.text for piece in run)
        joined = _join(written, _write(style, text))
        if length(joined) > limit:
            return _cut(written, style, text, limit)
        written = joined
    return written


def length(text: str) -> int:
    """Count characters the dearer of the two ways in use, UTF-16 units: Discord does not say which it counts."""
    return len(text) + sum(letter > "\uffff" for letter in text)


def shorten(text: str, limit: int) -> str:
    """Cut a text that is shown as it is, such as a label, to `limit` characters; never inside one made of several."""
    if length(text) <= limit:
        return text
    kept = ""
    for character in regex.findall(r"\X", text):
        if length(kept + character + ELLIPSIS) > limit:
            break
        kept += character
    return kept + ELLIPSIS


def escape(text: str) -> str:
    """Return `text` so that Discord shows it literally and addresses nobody."""
    return _PING.sub("@\u200b", _MARKUP.sub(lambda found: f"{found[0][:-1]}\\{found[0][-1]}", text))


def clean(text: str) -> str:
    """Return `text` on one line, without characters that are not seen or that turn the text around them."""
    return "".join(
        letter if letter in _JOINERS or unicodedata.category(letter) not in _INVISIBLE else _SPACES.get(letter, "")
        for letter in text
    )


_SPACES: Final = dict.fromkeys("\n\r\t\v\f\x85\u2028\u2029", " ")


def _piece(span: Span, words: Words) -> Piece:
    match span:
        case Plain(text):
            return Piece("plain", clean(text))
        case Strong(text):
            return Piece("strong", clean(text))
        case Code(text):
            # There is no safe way to write a backtick inside code: such text stands as it is, escaped.
            return Piece("plain" if "`" in text else "code", clean(text))
        case Name(player, shown):
            account = _ACCOUNT.fullmatch(player)
            return Piece("ready", f"<@{account[1]}>") if account else Piece("plain", clean(shown))
        case Tiles(tiles):
            return Piece("plain", words.tiles(tiles))
        case When(at):
            return Piece("ready", discord.utils.format_dt(at, "f"))
        case Msg(key, facts):
            return Piece("plain", clean(words.say(key, facts)))
    assert_never(span)


def _write(style: str, text: str) -> str:
    if style == "ready":
        return text
    if style == "code":
        return f"`{text}`"
    if style == "plain" or not text.strip():
        return escape(text)
    inside = text.strip()
    before, _, after = text.partition(inside)
    return f"{before}**{escape(inside)}**{after}"  # asterisks beside a space are no markup


def _join(written: str, more: str) -> str:
    """Put two pieces side by side so that the marks where they meet stay apart."""
    apart = "\u200b" if written and written[-1] in "*`" and more[0] in "*`" else ""
    return written + apart + more


def _cut(written: str, style: str, text: str, limit: int) -> str:
    if style == "ready":
        return _shorten(written, limit)
    characters = regex.findall(r"\X", text)
    fits, too_many = 0, len(characters)
    while fits + 1 < too_many:
        tried = (fits + too_many) // 2
        if length(_join(written, _write(style, "".join(characters[:tried]) + ELLIPSIS))) <= limit:
            fits = tried
        else:
            too_many = tried
    if not fits:
        return _shorten(written, limit)
    return _join(written, _write(style, "".join(characters[:fits]) + ELLIPSIS))


def _shorten(written: str, limit: int) -> str:
    """End what stands already with "…"; without room for it, it ends as it is."""
    return written + ELLIPSIS if length(written) < limit else written

"""Finding a hand in somebody's message: prose, emoji, links, code, and a hand somewhere in between."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.errors import HandError, UserError
from bot.mahjong.hand import Hand
from bot.mahjong.notation import MAX_LENGTH
from bot.services.reading import read_playable

_LONGEST: Final = 4000
"""Characters of a message; Discord allows no more."""
_LINES: Final = 40
_TRIED: Final = 40
"""So many pieces of a message are tried; each takes a fraction of a millisecond."""

_NOISE: Final = re.compile(
    r"""<a?:\w{1,32}:\d{1,20}>      # emoji of a server
      | <[@\#][!&]?\d{1,20}>        # mentions
      | <t:-?\d{1,20}(?::\w)?>      # moments
      | https?://\S{1,500}          # links
      | \*\*|__|~~|\|\|             # markup
    """,
    re.VERBOSE,
)
_CODE: Final = re.compile(r"`{1,3}(?:\w{1,10}\n)?([^`]{1,500})`{1,3}")
_MARKS: Final = re.compile(r"^\s*(?:[>#*•\-]+|\d{1,3}[.)])\s+")
"""What begins a quotation, a heading or an item of a list."""
_TILES: Final = re.compile(
    r"[0-9１-９]{1,14}\s?(?:[mpsz](?![a-z])|[万萬饼餅筒条條索])|[一二三四五六七八九]{1,14}[万萬饼餅筒条條索]"
    r"|[\U0001F000-\U0001F021]|[1-9][CDB](?![a-z])|[WBT][1-9]|[东東南西北中发發白ESWNCFP]{2,}"
)
"""What looks like tiles, to tell the part of a message that is most of a hand."""
_LEAST: Final = 6
"""Fewer characters that look like tiles are a time, a price or a word."""
_BETWEEN: Final = re.compile(r"[\s，。！？：；、…]+")
_BESIDE: Final = 4
"""So many words around the tiles may say how the hand was won."""


@dataclass(frozen=True, slots=True)
class Found:
    """A hand in a message.

    Args:
        text: the part of the message that is read as it.
        also: other hands in it, in the order they stand there.
    """

    text: str
    also: tuple[str, ...] = ()


def find_hand(message: str) -> Found:
    """Find the hand in a message: the fullest there is, the first of those as full.

    What looks like a hand and cannot be read as one is returned as well: scoring it says what is wrong with it, and
    where.

    Raises:
        UserError: `no_hand_in_message`: nothing looks like tiles.
    """
    pieces = list(dict.fromkeys(_pieces(message[:_LONGEST])))
    hands: list[tuple[int, str]] = []
    tried = 0
    for piece in sorted(pieces, key=_tile_like, reverse=True):
        if tried >= _TRIED or not _tile_like(piece):
            break
        for part in _parts(piece):
            tried += 1
            size = _size(part)
            if size:
                hands.append((size, part))
                break
            if tried >= _TRIED:
                break
    if hands:
        order = {text: message.find(text) for _, text in hands}
        hands.sort(key=lambda hand: (-hand[0], order[hand[1]]))
        others = sorted((text for _, text in hands[1:]), key=lambda text: order[text])
        return Found(hands[0][1], tuple(text for text in dict.fromkeys(others) if text != hands[0][1]))
    best = max(pieces, key=_tile_like, default="")
    if _tile_like(best) < _LEAST:
        raise UserError("no_hand_in_message")
    words = [word for word in _BETWEEN.split(best) if _TILES.search(word)]
    return Found(_joined(words, bare=True))


def _pieces(message: str) -> Iterator[str]:
    """Yield what stands apart in a message: code first, then lines, then what lines have between their marks."""
    plain = _NOISE.sub(" ", message)
    for code in _CODE.finditer(plain):
        yield from (line.strip() for line in code[1].splitlines() if line.strip())
    for line in _CODE.sub(" ", plain).splitlines()[:_LINES]:
        told = _MARKS.sub("", line).strip()
        if told:
            yield told[:MAX_LENGTH]


def _parts(piece: str) -> Iterator[str]:
    """Yield the whole piece, then narrower and narrower runs of its words around those that look like tiles.

    What stands before the first tile in the same word is left out last: it may be prose, or say how it was won.
    """
    yield piece
    words = [word for word in _BETWEEN.split(piece) if word]
    like = [at for at, word in enumerate(words) if _TILES.search(word)]
    if not like:
        return
    ends = range(min(len(words), like[-1] + _BESIDE), like[-1], -1)
    starts = range(max(0, like[0] - _BESIDE), like[0] + 1)
    for bare in (False, True):
        for end in ends:
            for start in starts:
                yield _joined(words[start:end], bare=bare)
        for first in like:
            for last in reversed(like):
                if last >= first:
                    yield _joined(words[first : last + 1], bare=bare)


def _joined(words: list[str], *, bare: bool) -> str:
    return " ".join([_bare(words[0]), *map(_bare, words[1:])] if bare else words)


def _bare(word: str) -> str:
    """Return a word without the prose that is written on to its tiles."""
    found = list(_TILES.finditer(word))
    if not found:
        return word
    before = re.search(r"(?:[\[(【（+]|吃|碰|杠|槓|暗杠|暗槓|明杠|加杠|自摸|胡|和)+$", word[: found[0].start()])
    after = re.match(r"[^\W_a-z]*(?:\+[^\W_a-z]+)?[\])】）]*", word[found[-1].end() :])
    start = before.start() if before else found[0].start()
    return word[start : found[-1].end() + (after.end() if after else 0)]


def _tile_like(piece: str) -> int:
    """Count the characters of a piece that look like tiles."""
    return sum(len(found[0]) for found in _TILES.finditer(piece))


def _size(text: str) -> int:
    """Return how many tiles a text is read as, thirteen or fourteen and those of kongs; 0 where it is no hand."""
    try:
        hand: Hand = read_playable(text).hand
    except (HandError, UserError):
        return 0
    return 13 + (hand.win is not None)

"""Finding a hand in somebody's message: prose, emoji, links, code, and a hand somewhere in between.

The notation's own lexer reads the whole message. What it cannot read is prose; between that stand runs of tiles and of
words about the win, and those that count thirteen or fourteen tiles are tried.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, islice
from typing import Final, NamedTuple

from bot.errors import UserError
from bot.mahjong.hand import MeldKind
from bot.mahjong.notation import MAX_LENGTH
from bot.mahjong.notation.lexer import lex
from bot.mahjong.notation.meanings import Need
from bot.mahjong.notation.model import Findings, Span
from bot.mahjong.notation.normalise import normalise
from bot.mahjong.notation.tokens import Bracket, CallWord, ClaimWord, Group, Loose, Lost, Said, Single, Token
from bot.mahjong.readings import readings
from bot.services.message_text import as_tiles, likely, told
from bot.services.reading import read_playable

_LONGEST: Final = 4000
"""Characters of a message; Discord allows no more."""
_EFFORT: Final = 1000
"""What trying may cost in characters read: some 15 hands."""
_EFFORT_EACH: Final = 30
_FULL: Final = range(13, 16)
"""Tiles of a hand; fifteen where the winning one is named and stands among the others as well."""
_LEAST: Final = 6
"""Fewer tiles are talk of tiles, not a hand."""
_IN_SET: Final = 3
_MOST_HANDS: Final = 6
_LONGEST_RUN: Final = 300
_RANGES: Final = 12
"""So many ranges of one run are tried."""
_ASIDE: Final = 3
"""What is said of the win elsewhere in the same line is tried with the hand so often."""
_CLOSE: Final = 3
"""So many characters that cannot be read are a slip within a hand; more are words between two."""


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
    """Find the hand in a message: rather a win than no win, rather fourteen tiles than thirteen, else the longest.

    What looks like a hand and cannot be read as one is returned as well: scoring it says what is wrong with it, and
    where.

    Raises:
        UserError: `no_hand_in_message`: nothing looks like a hand.
    """
    search = _Search()
    lines_told = told(message[:_LONGEST])
    lines = [_Line(line) for line in likely(lines_told)]
    for line in lines:
        search.through(line)
    if not any(hand.worth[0] for hand in search.hands) and len(lines_told) > 1:  # a hand over several lines
        lines.append(_Line(" ".join(lines_told)[:MAX_LENGTH]))
        search.through(lines[-1])
    if search.hands:
        best = max(search.hands, key=lambda hand: hand.worth)
        return Found(best.text, tuple(dict.fromkeys(hand.text for hand in search.hands if hand.text != best.text)))
    parts = [part for line in lines for part in line.close_parts()]
    likest = max(parts, key=lambda part: part.tiles, default=None)
    if likest is None or likest.tiles < _LEAST:
        raise UserError("no_hand_in_message")
    return Found(likest.text)


class _Hand(NamedTuple):
    """A hand that was read, and how good a find it is."""

    worth: tuple[bool, int, int]
    text: str


class _Part(NamedTuple):
    """A part of a line with so many numbered tiles; honours alone are initials as a rule."""

    tiles: int
    text: str


class _Line:
    """A line as the lexer sees it: what can be read, in runs between what cannot."""

    def __init__(self, line: str) -> None:
        self.text = as_tiles(line)
        findings = Findings()
        tokens = lex(normalise(self.text), findings)
        self._faults = sorted({fault.at for fault in findings.faults if fault.at is not None})
        self.runs = [run for run in self._runs(tokens) if run]

    def _runs(self, tokens: Sequence[Token]) -> Iterator[list[Token]]:
        """Yield the tokens between those that mean nothing, or are the beginning of a word of prose."""
        run: list[Token] = []
        faults = iter((*self._faults, (len(self.text) + 1,) * 2))
        fault = next(faults)
        for token in tokens:
            while fault[1] <= token.at[0]:
                yield run
                run = []
                fault = next(faults)
            if isinstance(token, Lost) or fault[0] < token.at[1] or self._is_prose(token):
                yield run
                run = []
            else:
                run.append(token)
        yield run

    def _is_prose(self, token: Token) -> bool:
        """Tell whether a suit is the first letter of a word: `8 points`."""
        after = self.text[token.at[1] : token.at[1] + 1]
        apart = isinstance(token, Group) and token.typed.removesuffix(token.mark).endswith(" ")
        return apart and after.isascii() and after.islower()

    def cut(self, tokens: Sequence[Token]) -> str:
        """Return the text of some tokens."""
        return self.text[tokens[0].at[0] : tokens[-1].at[1]].strip()

    def close_parts(self) -> Iterator[_Part]:
        """Yield what looks like tiles, over what cannot be read if that is short and stands close."""
        part: list[Token] = []
        for run in self.runs:
            end = part[-1].at[1] if part else run[0].at[0]
            if run[0].at[0] - end > _CLOSE or self.text[end : run[0].at[0]].count(" ") > 1:
                yield self._part(part)
                part = []
            part += run
        if part:
            yield self._part(part)

    def _part(self, tokens: Sequence[Token]) -> _Part:
        numbered = sum(len(token.digits) for token in tokens if isinstance(token, Group))
        numbered += sum(
            isinstance(token, Single) and bool(token.prefix or not token.typed.isalpha()) for token in tokens
        )
        return _Part(numbered, self.cut(tokens)[:MAX_LENGTH])


@dataclass(slots=True)
class _Search:
    """Tries parts of lines as hands, as long as that may take."""

    effort: int = _EFFORT
    hands: list[_Hand] = field(default_factory=list)

    def through(self, line: _Line) -> None:
        """Find the hands of a line."""
        aside = [line.cut(run) for run in line.runs if all(_is_manner(token) for token in run)][:_ASIDE]
        for run in line.runs:
            self._in_run(line, run, aside)

    def _in_run(self, line: _Line, whole: Sequence[Token], aside: Sequence[str]) -> None:
        pending = [whole]
        while pending and len(self.hands) < _MOST_HANDS:
            run = pending.pop()[:_LONGEST_RUN]
            best: tuple[_Hand, Span] | None = None
            for start, end in islice(_ranges(run), _RANGES):
                hand = self._read(line.cut(run[start:end]))
                if hand is not None and (best is None or hand.worth > best[0].worth):
                    best = hand, (start, end)
                if self.effort < 0 or (hand is not None and hand.worth[0]):
                    break
            if best is not None:
                self.hands.append(self._with(best[0], aside))
                pending += [run[best[1][1] :], run[: best[1][0]]]

    def _with(self, hand: _Hand, aside: Sequence[str]) -> _Hand:
        """Add what the same line says of the win elsewhere, where the hand can still be read with it."""
        for said in aside:
            hand = self._read(f"{hand.text} {said}") or hand
        return hand

    def _read(self, text: str) -> _Hand | None:
        self.effort -= len(text) + _EFFORT_EACH
        if self.effort < 0 or len(text) > MAX_LENGTH:
            return None
        try:
            hand = read_playable(text).hand
        except UserError:
            return None
        return _Hand((hand.win is not None and bool(readings(hand)), 13 + (hand.win is not None), len(text)), text)


def _ranges(run: Sequence[Token]) -> Iterator[Span]:
    """Yield where a hand may stand among tokens, with all that is said before and behind it, then without.

    What is written together is not torn apart.
    """
    sums = list(accumulate(_counts(run), initial=0))
    edges = [at for at in range(len(run) + 1) if at in (0, len(run)) or run[at].spaced]
    wide: list[Span] = []
    low = 0
    for end in edges:
        while sums[end] - sums[edges[low]] > _FULL[-1]:
            low += 1
        wide += ((start, end) for start in edges[low:] if start < end and sums[end] - sums[start] in _FULL)
    seen: set[Span] = set()
    for first, end in sorted(wide, key=lambda span: (abs(sums[span[1]] - sums[span[0]] - 14), span[0] - span[1])):
        for span in ((first, end), *_narrower(run, first, end)):
            if span not in seen:
                seen.add(span)
                yield span


def _narrower(run: Sequence[Token], start: int, end: int) -> Iterator[Span]:
    """Yield the range without the words before its first tile and behind its last."""
    tiles = [at for at in range(start, end) if not _is_said(run[at]) and not isinstance(run[at], Loose)]
    if tiles:
        before = next((at for at in range(tiles[0], start, -1) if not isinstance(run[at - 1], CallWord)), start)
        yield before, end
        yield before, tiles[-1] + 1


def _counts(run: Sequence[Token]) -> list[int]:
    """Return how many tiles each token counts for; a set in brackets or behind a word for three."""
    counts: list[int] = []
    inside = False
    claim: ClaimWord | None = None
    claimed: list[str] = []
    for token in run:
        count = 0
        if isinstance(token, Bracket):
            inside = token.char in "[("
            count = _IN_SET if inside and claim is None else 0
            claim = None
        elif isinstance(token, ClaimWord):
            claim, claimed, count = token, [], _IN_SET
        elif isinstance(token, Group | Single) and not inside:
            size = len(token.digits) if isinstance(token, Group) else 1
            if claim is not None and _goes_on(claim, claimed, token):
                claimed += [token.typed] * size
            else:
                claim, count = None, size
        counts.append(count)
    return counts


def _goes_on(claim: ClaimWord, claimed: Sequence[str], token: Token) -> bool:
    """Tell whether a tile belongs to the set behind a word, some of which has been seen."""
    chow = claim.claim.kind is MeldKind.CHOW
    return len(claimed) < claim.claim.size and (not claimed or chow or token.typed == claimed[0])


def _is_manner(token: Token) -> bool:
    """Tell whether a token says how a hand was won, and is no seat, which may be anybody's."""
    return isinstance(token, CallWord) and token.call.need is not Need.REQUIRED and not token.call.dealt_in


def _is_said(token: Token) -> bool:
    """Tell whether a token says something of the win and is no tile."""
    return isinstance(token, Said) or (isinstance(token, CallWord) and token.call.need is not Need.REQUIRED)

"""The lexer's place in a text, and what it has found so far."""

from __future__ import annotations

from collections.abc import Container
from typing import Any

from bot.mahjong.notation.model import Findings, Span
from bot.mahjong.notation.normalise import SEPARATORS, Text
from bot.mahjong.notation.tokens import Lost, Token
from bot.mahjong.notation.words import DIGITS, LONGEST, SUITS, WORDS, Meaning


class Cursor:
    """Reads a text from left to right. Indexes are those of the normalised text; `span` leads back to the typed one."""

    def __init__(self, text: Text, findings: Findings) -> None:
        self.text = text
        self.plain = text.plain
        self.findings = findings
        self.at = 0
        self.tokens: list[Token] = []
        self.in_bracket = False
        self._ended = 0
        self._unread: Span | None = None

    # Looking ahead.

    def char(self, at: int) -> str:
        """Return the character there, "" past the end."""
        return self.plain[at : at + 1]

    def skip(self, at: int) -> int:
        """Return the first place from there that holds no separator."""
        return self.run(at, SEPARATORS)

    def run(self, at: int, chars: Container[str]) -> int:
        """Return the end of the run of such characters that begins there."""
        while at < len(self.plain) and self.plain[at] in chars:
            at += 1
        return at

    def word(self, at: int) -> tuple[int, Meaning] | None:
        """Return the longest word that begins there: its end and its meaning (rule 2)."""
        longest = LONGEST.get(self.text.folded[at : at + 1], 0)
        for end in range(min(at + longest, len(self.plain)), at, -1):
            meaning = WORDS.get(self.text.folded[at:end])
            if meaning is not None:
                return end, meaning
        return None

    def is_suit(self, at: int) -> bool:
        """Tell whether a suit mark or a z stands there. The first letter of a word is none: `5 self-drawn`."""
        return (self.char(at) in SUITS or self.char(at) == "z") and self.word(at) is None

    def digit_run(self, at: int) -> int:
        """Return the end of the digits that begin there."""
        return self.run(at, DIGITS)

    # Where things stand in the text as typed.

    def span(self, start: int, end: int) -> Span:
        """Return the place of a part."""
        return self.text.span(start, end)

    def head(self, start: int, end: int) -> tuple[Span, str, bool]:
        """Return what every token begins with: place, text as typed, whether it stands apart."""
        return self.span(start, end), self.text.said(start, end), start > self._ended or start == 0

    # Going on.

    def emit(self, token: Token, end: int) -> None:
        """Add a token and go on behind it."""
        self.tokens.append(token)
        self.at = self._ended = end

    def fault(self, code: str, start: int, end: int, /, *, lost: bool = True, **facts: Any) -> None:
        """Note a fault and go on behind it. Unless told otherwise, tiles may have gone with it."""
        self.findings.fault(code, self.span(start, end), lost=lost, **facts)
        if lost:
            self.tokens.append(Lost(*self.head(start, end)))
        self.at = self._ended = end

    def unreadable(self, start: int, end: int) -> None:
        """Note text that means nothing; what follows without a gap goes into the same fault."""
        if self._unread is not None and self._unread[1] == start:
            start = self._unread[0]
            self.findings.faults.pop()
            self.tokens.pop()
        self.fault("unknown", start, end, text=self.text.said(start, end))
        self._unread = (start, end)

"""The lexer's place in a text, and what it has found so far."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, Final

from bot.mahjong.fans import FanId
from bot.mahjong.notation.meanings import Meaning
from bot.mahjong.notation.model import Findings, Span
from bot.mahjong.notation.normalise import SEPARATORS, Text
from bot.mahjong.notation.tokens import Loose, Lost, Token
from bot.mahjong.notation.words import DIGITS, LONGEST, NUMERALS, SMALL_LETTERS, SUIT_WORDS, SUITS, WHOLE, WORDS

EQUALS: Final = frozenset(" =:")
"""What may stand between a key and its value."""


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
        self._fan: Span | None = None
        self._western_lower = False

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
        folded = self.text.folded
        longest = LONGEST.get(folded[at : at + 2], 1)
        for end in range(min(at + longest, len(folded)), at, -1):
            meaning = WORDS.get(folded[at:end])
            if meaning is not None and (folded[at:end] not in WHOLE or self._stands_alone(at, end)):
                return end, meaning
        return None

    def suit(self, at: int) -> str:
        """Return the suit mark or the z that stands there, "" for none.

        The first letter of a word is none: `5 self-drawn`.
        """
        if self.word(at) is not None:
            return ""
        for name in SUIT_WORDS:
            if self.text.folded.startswith(name, at) and not self.goes_on(at + len(name)):
                return name
        char = self.char(at)
        return char if char in SUITS or char == "z" else ""

    def goes_on(self, at: int) -> bool:
        """Tell whether a small letter stands there."""
        return self.char(at) in SMALL_LETTERS

    def _stands_alone(self, start: int, end: int) -> bool:
        """Tell whether no Latin letter goes on before or behind these."""
        before = self.text.folded[start - 1 : start] if self.plain[start].isascii() else ""
        return before not in SMALL_LETTERS and not (self.plain[end - 1].isascii() and self.goes_on(end))

    def value(self, end: int) -> int:
        """Return where the value behind a word and its `=` or `:` begins, and the word's own end without them."""
        value = self.run(end, EQUALS)
        return end if self.plain[end:value].isspace() else value

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

    def refuse(self, code: str, start: int, end: int, /, **facts: Any) -> None:
        """Note a fault that no tiles went with, and go on behind it."""
        self.findings.fault(code, self.span(start, end), **facts)
        self.emit(Lost(*self.head(start, end)), end)

    def fan_name(self, start: int, end: int, fan: FanId) -> None:
        """Note the name of a fan."""
        self.refuse("fan_in_text", start, end, text=self.text.said(start, end), fan=fan)
        self._fan = (start, end)

    def unreadable(self, start: int, end: int) -> None:
        """Note text that means nothing; what follows it and means nothing either goes into the same fault.

        So do numerals and names within it: `绿一涩` and `清一涩` are one word each that nobody knows.
        """
        unread = self._unread
        if unread is not None and self.skip(unread[1]) == start:
            start = unread[0]
            self._take_back()
        elif self._ended == start and _is_han(self.char(start)):
            if self._fan is not None and self._fan[1] == start:
                start = self._fan[0]
                self._take_back()
            else:
                start -= self._drop_numerals()
        self.fault("unknown", start, end, text=self.text.said(start, end))
        self._unread = (start, end)

    def numerals_in_unread(self, start: int) -> bool:
        """Tell whether numerals that begin there go on with a word that nobody knows."""
        return self._unread is not None and self._unread[1] == start and _is_han(self.plain[start - 1])

    def western_lower(self, start: int, end: int) -> None:
        """Note western suits in small letters, once for the whole text."""
        if self._western_lower:
            self.emit(Lost(*self.head(start, end)), end)
        else:
            self._western_lower = True
            self.fault("western_lower", start, end, text=self.text.said(start, end))

    def _take_back(self) -> None:
        """Forget the last fault, which goes into a larger one."""
        self.findings.faults.pop()
        self.tokens.pop()

    def _drop_numerals(self) -> int:
        """Take back a run of numerals that was the last thing read, and return how long it is."""
        last = self.tokens[-1] if self.tokens else None
        if not isinstance(last, Loose) or len(last.pieces) > 1 or last.pieces[0][0] not in NUMERALS:
            return 0
        self.tokens.pop()
        return len(last.pieces[0])


def _is_han(char: str) -> bool:
    return char.isalpha() and not char.isascii()

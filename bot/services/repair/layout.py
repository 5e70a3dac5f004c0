"""Where each tile of a typed hand stands in its text, so that one can be changed without touching the rest."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import Final, NamedTuple

from bot.errors import HandError
from bot.mahjong.hand import Hand, Meld
from bot.mahjong.notation import ZOrder
from bot.mahjong.notation.lexer import lex
from bot.mahjong.notation.model import MAX_LENGTH, Findings, Span, Topic
from bot.mahjong.notation.normalise import normalise
from bot.mahjong.notation.reader import read_tokens
from bot.mahjong.notation.resolve import Resolver
from bot.mahjong.notation.tokens import Group, Single, TileToken
from bot.mahjong.notation.words import BOTZONE, NUMERALS
from bot.mahjong.readings import readings
from bot.mahjong.tiles import Suit, Tile, short
from bot.services.repair.change import put

_FULL: Final = 14
_MOST: Final = 20
_STYLES: Final = ("mps", "wbt", "万饼条", "萬餅條", "CDB")
"""Marks of the suits that go together, characters, dots, bamboo."""
_HAN: Final = {str(number): sign for sign, number in NUMERALS.items()}


class Part(NamedTuple):
    """One tile of the text.

    Args:
        kind: the tile.
        at: its digit, or all of an honour.
        token: what it was read from, and stands in with others of its suit.
    """

    kind: Tile
    at: Span
    token: TileToken

    @property
    def is_alone(self) -> bool:
        """Whether it was typed with a mark of its own."""
        return not isinstance(self.token, Group) or len(self.token.digits) == 1

    @property
    def is_numbered(self) -> bool:
        """Whether it is a digit with the mark of a suit behind it."""
        return isinstance(self.token, Group) and self.kind.suit is not None

    @property
    def mark_at(self) -> Span:
        """Where the suit's mark stands behind its digits."""
        end = self.token.at[1]
        return (end - len(self.token.mark), end) if isinstance(self.token, Group) else (end, end)

    def mark_of(self, suit: Suit) -> str:
        """Return another suit's mark, as it goes with this one."""
        mark = self.token.mark if isinstance(self.token, Group) else ""
        style = next((style for style in _STYLES if mark in style), _STYLES[0])
        return style[list(Suit).index(suit)]


@dataclass(frozen=True)
class Layout:
    """A typed hand, tile by tile.

    Args:
        text: as typed.
        melds: the sets laid down; they stay as they are.
        concealed: the other tiles in the order of the text.
        named: the tile behind `+` or a word about the win.
        given: the winning tile given beside the text.
    """

    text: str
    melds: tuple[Meld, ...]
    concealed: tuple[Part, ...]
    named: Part | None
    given: Tile | None

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All tiles but those of the melds."""
        return self.concealed if self.named is None else (*self.concealed, self.named)

    @cached_property
    def winning(self) -> Part | None:
        """The tile that is taken as the winning one."""
        last = self.concealed[-1] if self.concealed and self.given is None else None
        return self.named or last

    def groups(self) -> Iterator[tuple[Part, ...]]:
        """Yield the tiles that share a mark, mark by mark."""
        in_order = sorted(self.parts, key=lambda part: part.at)
        for _, parts in groupby(in_order, key=lambda part: part.token.at):
            yield tuple(parts)

    def wins(
        self, changed: Mapping[Part, Tile | None], *, added: Tile | None = None, kongs: tuple[Meld, ...] = ()
    ) -> bool:
        """Tell whether the hand is a win with some tiles changed (None: left out), one added, and kongs laid down."""
        concealed = [] if added is None else [added]
        kinds = (changed.get(part, part.kind) for part in self.concealed)
        concealed += [kind for kind in kinds if kind is not None]
        won = self.given if self.named is None else changed.get(self.named, self.named.kind)
        melds = (*self.melds, *kongs)
        room = _FULL - 3 * len(melds)
        if len(concealed) == room:
            won = concealed[-1] if won is None else won
            if won not in concealed:
                return False
            concealed.remove(won)
        return len(concealed) == room - 1 and won is not None and _is_win(melds, concealed, won)

    # Writing.

    def written(self, part: Part, kind: Tile) -> str:
        """Return the text with another tile in the place of one."""
        token = part.token
        if isinstance(token, Group) and kind.suit is not None and kind.suit is part.kind.suit:
            sign = _HAN[str(kind.rank)] if self.text[part.at[0]] in NUMERALS else str(kind.rank)
            return put(self.text, part.at, sign)
        if part.is_alone:
            return put(self.text, token.at, _like(token, kind))
        if part is self.winning:  # the last one has to stay the last
            return put(put(self.text, (token.at[1], token.at[1]), short([kind])), part.at, "")
        return put(put(self.text, part.at, ""), (token.at[0], token.at[0]), short([kind]))

    def without(self, *parts: Part) -> str:
        """Return the text with some tiles left out, and the mark of those that leave it without digits."""
        left_out = set(parts)
        cut: set[Span] = {part.at for part in parts}
        for group in self.groups():
            if left_out.issuperset(group):
                cut.add(group[0].token.at)
        text = self.text
        for start, end in sorted(cut, reverse=True):
            inside = any(other != (start, end) and other[0] <= start and end <= other[1] for other in cut)
            text = text if inside else put(text, (start, end), "")
        return text

    def with_one(self, kind: Tile) -> str:
        """Return the text with one more tile, among those of its suit where there are any."""
        for part in sorted(self.concealed, key=lambda part: part.at):
            if isinstance(part.token, Group) and part.kind.suit is kind.suit and kind.suit and kind <= part.kind:
                sign = _HAN[str(kind.rank)] if self.text[part.at[0]] in NUMERALS else str(kind.rank)
                return put(self.text, (part.at[0], part.at[0]), sign)
        start = min((part.token.at[0] for part in self.parts), default=0)
        return put(self.text, (start, start), f"{short([kind])} ")


def lay_out(text: str, z: ZOrder, given: Tile | None) -> Layout | None:
    """Return where the tiles of a text stand; None where some of it cannot be read, or it is far too many."""
    if len(text) > MAX_LENGTH:
        return None
    plain = normalise(text)
    findings = Findings()
    tokens = lex(plain, findings)
    draft = read_tokens(tokens, plain, findings, z)
    if findings.lost:
        return None
    resolver = Resolver(tokens, Findings(), z)
    melded = [at for _, at in draft.melds]
    wild = [said.at for said in draft.said if said.topic is Topic.WILD]
    named = next((said.at for said in draft.said if said.topic is Topic.WIN), None)
    concealed: list[Part] = []
    won: Part | None = None
    for token in tokens:
        if not isinstance(token, Group | Single) or _within(token.at, [*melded, *wild]):
            continue
        parts = _parts(token, resolver)
        if named is not None and _within(token.at, [named]):
            won = next(iter(parts), None)
        else:
            concealed += parts
    if len(concealed) > _MOST:
        return None
    return Layout(text, tuple(meld for meld, _ in draft.melds), tuple(concealed), won, given)


def _is_win(melds: tuple[Meld, ...], concealed: list[Tile], won: Tile) -> bool:
    try:
        return bool(readings(Hand(melds, tuple(concealed), won)))
    except HandError:  # a fifth copy
        return False


def _parts(token: TileToken, resolver: Resolver) -> list[Part]:
    kinds = [kind for kind, _ in resolver.kinds(token)]
    places = [at for _, at in token.digits] if isinstance(token, Group) else [token.at]
    return [Part(kind, at, token) for kind, at in zip(kinds, places, strict=False) if isinstance(kind, Tile)]


def _within(at: Span, spans: list[Span]) -> bool:
    return any(start <= at[0] and at[1] <= end for start, end in spans)


def _like(token: TileToken, kind: Tile) -> str:
    """Write a tile as the one in whose place it comes: with a letter before its digit where that is how."""
    if isinstance(token, Single) and token.prefix:
        return next(f"{letter}{kinds.index(kind) + 1}" for letter, kinds in BOTZONE.items() if kind in kinds)
    return short([kind])

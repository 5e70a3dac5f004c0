"""From tokens to a draft: melds, concealed tiles and statements, each with its place."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from bot.mahjong.hand import Meld, MeldKind
from bot.mahjong.notation.meanings import Need
from bot.mahjong.notation.melds import build, shape
from bot.mahjong.notation.model import Findings, Kind, Span, Topic, ZOrder
from bot.mahjong.notation.normalise import Text, showable
from bot.mahjong.notation.resolve import Resolver
from bot.mahjong.notation.tokens import (
    Bracket,
    CallWord,
    ClaimWord,
    Flower,
    Group,
    Loose,
    Lost,
    Said,
    Single,
    TileToken,
    TileWord,
    Token,
)
from bot.mahjong.notation.words import LETTERS
from bot.mahjong.tiles import TILES, Tile

_TILES: Final = (Group, Single)


@dataclass(slots=True)
class Draft:
    """A hand as read, before anyone has counted its tiles."""

    melds: list[tuple[Meld, Span]] = field(default_factory=list)
    concealed: list[tuple[Kind, Span]] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)
    flowers: list[Flower] = field(default_factory=list)


def read_tokens(tokens: Sequence[Token], text: Text, findings: Findings, z: ZOrder) -> Draft:
    """Return the draft of a hand; faults and notes go to `findings`."""
    reader = _Reader(tokens, text, findings, z)
    while reader.at < len(tokens):
        reader.read_one()
    return reader.draft


class _Reader:
    def __init__(self, tokens: Sequence[Token], text: Text, findings: Findings, z: ZOrder) -> None:
        self.tokens = tokens
        self.text = text
        self.findings = findings
        self.resolver = Resolver(tokens, findings, z)
        self.draft = Draft()
        self.at = 0

    def peek(self) -> Token | None:
        return self.tokens[self.at] if self.at < len(self.tokens) else None

    def read_one(self) -> None:
        token = self.tokens[self.at]
        self.at += 1
        match token:
            case Group() | Single():
                self.draft.concealed += self.resolver.kinds(token)
            case Bracket(char="[" | "("):
                self.read_bracket(token, None)
            case ClaimWord():
                self.read_claim(token)
            case CallWord():
                self.read_call(token)
            case TileWord():
                self.read_wild(token)
            case Said():
                self.draft.said.append(token)
            case Flower():
                self.draft.flowers.append(token)
            case Loose():
                self.refuse_digits(token)
            case Bracket():
                self.findings.fault("unopened", token.at, lost=True, text=token.typed)

    # Melds.

    def read_bracket(self, opening: Bracket, word: ClaimWord | None) -> None:
        """Read a meld in brackets, its opening just passed."""
        end = self.at
        while end < len(self.tokens) and not isinstance(self.tokens[end], Bracket):
            end += 1
        closing = self.tokens[end] if end < len(self.tokens) else None
        square = opening.char == "["
        if not isinstance(closing, Bracket) or closing.char != ("]" if square else ")"):
            # behind the wrong closing bracket reading goes on; without any, as if the opening one were not there
            self.findings.fault("unclosed", opening.at, lost=True, text=opening.typed, write="]" if square else ")")
            self.at = end + 1 if isinstance(closing, Bracket) and closing.char in "])" else self.at
            return
        inner = self.tokens[self.at : end]
        self.at = end + 1
        at = ((word or opening).at[0], closing.at[1])
        self.add_bracketed(inner, at, word, square=square)

    def add_bracketed(self, inner: Sequence[Token], at: Span, word: ClaimWord | None, *, square: bool) -> None:
        """Judge what stands between two brackets."""
        before = len(self.findings.faults)
        offer = ""
        if inner and isinstance(inner[-1], Loose) and any(isinstance(token, _TILES) for token in inner):
            offer = "".join(inner[-1].pieces)
            inner = inner[:-1]
        kinds: list[Kind] = []
        unread = False
        for token in inner:
            match token:
                case Group() | Single():
                    kinds += (kind for kind, _ in self.resolver.kinds(token))
                case Loose():
                    self.refuse_digits(token)
                case Lost():
                    unread = True
                case _:
                    self.findings.fault("foreign_in_meld", token.at, lost=True, text=token.typed)
        if unread or len(self.findings.faults) > before:
            return
        if not offer and inner:
            kinds, offer = _with_offer(kinds, inner[-1])
        self.add_meld(kinds, offer, at, word, square=square)

    def read_claim(self, word: ClaimWord) -> None:
        """Read the meld behind a word: a bracket, as many tiles as the word takes, or one that stands for all."""
        token = self.peek()
        if isinstance(token, Bracket) and token.char in "[(":
            self.at += 1
            self.read_bracket(token, word)
            return
        if isinstance(token, Loose | Lost):
            return  # their own fault says what is wrong
        kinds: list[Kind] = []
        end = word.at[1]
        faults = len(self.findings.faults)
        while isinstance(token := self.peek(), _TILES) and len(kinds) < word.claim.size:
            kinds += (kind for kind, _ in self.resolver.kinds(token))
            end = token.at[1]
            self.at += 1
            if len(kinds) == 1 and word.claim.kind is not MeldKind.CHOW and not self.continues(kinds[0]):
                kinds *= word.claim.size
        at = (word.at[0], end)
        if len(self.findings.faults) > faults:
            return
        if len(kinds) == word.claim.size:
            self.add_meld(kinds, "", at, word, square=False)
        elif isinstance(token, Loose | Lost):
            self.findings.lost = True
        else:
            facts = {"text": word.typed, "count": len(kinds), "wanted": word.claim.size}
            self.findings.fault("claim_size", at, lost=True, **facts)

    def continues(self, kind: Kind) -> bool:
        """Tell whether one more tile of this kind comes next: `碰 E E E`, but `碰E 123s`."""
        token = self.peek()
        return isinstance(token, _TILES) and self.resolver.is_copy(token, kind)

    def add_meld(self, kinds: Sequence[Kind], offer: str, at: Span, word: ClaimWord | None, *, square: bool) -> None:
        """Add a meld, unless it is none or not what the word before it says."""
        claim = word.claim if word else None
        meld = build(kinds, offer, at, self.findings, claim=claim, square=square)
        if meld is None:
            return
        if word is not None and word.claim.kind is not meld.kind:
            facts: dict[str, Any] = {"text": word.typed, "kind": word.claim.kind.value, "tiles": meld.tiles}
            self.findings.fault("claim_shape", at, lost=True, **facts)
            return
        self.draft.melds.append((meld, at))

    # The winning tile, the wild one, and what is said.

    def read_call(self, word: CallWord) -> None:
        """Read a word about the win, and the winning tile behind it."""
        call = word.call
        self.draft.said += (Said(word.at, word.typed, word.spaced, *one, of=call.says) for one in call.says)
        token = self.peek()
        if call.need is Need.NONE:
            return
        if isinstance(token, _TILES) and _size(token) == 1:
            self.at += 1
            if call.need is Need.OPTIONAL and self.refuse_glued(word, token):
                return
            for kind, _ in self.resolver.kinds(token):
                self.say(word, token, Topic.WIN, kind)
                self.note_wind(word, token, kind)
        elif call.fan is not None:
            self.findings.fault("fan_in_text", word.at, text=word.typed, fan=call.fan)
        elif call.need is Need.REQUIRED:
            if isinstance(token, _TILES):
                self.at += 1
                at = (word.at[0], token.at[1])
                self.findings.fault("win_tile_many", at, lost=True, text=word.typed, count=_size(token))
            elif not isinstance(token, Loose | Lost | CallWord):  # `+自摸5m`: the word behind takes the tile
                self.findings.fault("no_tile_after", word.at, lost=True, text=word.typed)

    def note_wind(self, word: CallWord, token: TileToken, kind: Kind) -> None:
        """Tell how `点炮北` was read: North may be the tile, or who dealt in."""
        named = any(said.topic is Topic.FROM and said.at == word.at for said in self.draft.said)
        wind = isinstance(kind, Tile) and kind.is_wind and isinstance(token, Single) and not token.prefix
        if word.call.dealt_in and wind and not named:
            at = (word.at[0], token.at[1])
            self.findings.note("won_on_wind", at, text=self.typed(at), tile=kind)

    def refuse_glued(self, word: CallWord, token: TileToken) -> bool:
        """Refuse `自摸5m6m7m`: the first of several tiles may be the winning one, or just the first."""
        after = self.peek()
        if not isinstance(after, _TILES) or after.spaced:
            return False
        at = (word.at[0], after.at[1])
        text = f"{word.typed}{token.typed}{after.typed}"
        first, second = f"{word.typed}{token.typed} {after.typed}", f"{token.typed}{after.typed} {word.typed}"
        self.findings.fault("ambiguous_win", at, lost=True, text=text, first=first, second=second)
        return True

    def read_wild(self, word: TileWord) -> None:
        """Read the tile behind `wild=` or `indicator=`."""
        token = self.peek()
        if isinstance(token, Loose | Lost):
            return
        if not isinstance(token, _TILES) or _size(token) != 1:
            self.findings.fault("tile_value", word.at, text=word.typed)
            return
        self.at += 1
        for kind, _ in self.resolver.kinds(token):
            if isinstance(kind, Tile):
                self.say(word, token, Topic.WILD, _after(kind) if word.indicator else kind)
            else:
                self.findings.fault("tile_value", (word.at[0], token.at[1]), text=word.typed)

    def say(self, word: Token, token: Token, topic: Topic, value: Any) -> None:
        """Add the statement that a word and the tile behind it make."""
        at = (word.at[0], token.at[1])
        self.draft.said.append(Said(at, self.typed(at), word.spaced, topic, value))

    def typed(self, at: Span) -> str:
        """Return what was typed there, fit to be shown."""
        return showable(self.text.typed[slice(*at)])

    def refuse_digits(self, token: Loose) -> None:
        """Refuse digits without a suit. Pairs of digits in a row are the numbers that engines use for tiles."""
        if len(token.pieces) > 1 and all(len(piece) == 2 for piece in token.pieces):
            self.findings.fault("unsupported_id", token.at, lost=True, text=token.typed)
        else:
            self.findings.fault("no_suit", token.at, lost=True, text=token.typed, position=token.at[0] + 1)


def _size(token: TileToken) -> int:
    return len(token.digits) if isinstance(token, Group) else 1


def _with_offer(kinds: list[Kind], last: Token) -> tuple[list[Kind], str]:
    """Read the digit of a last `W1` or `F1` as the offer, where only that makes a meld: `[WWWW1]`."""
    if isinstance(last, Single) and last.prefix in LETTERS and shape(kinds) is None:
        other: list[Kind] = [*kinds[:-1], LETTERS[last.prefix]]
        if shape(other) is not None:
            return other, last.typed[-1]
    return kinds, ""


def _after(indicator: Tile) -> Tile:
    """Return the tile that an indicator makes wild: the next of its suit, 9 before 1; E S W N C F P in a circle."""
    if indicator.is_honor:
        honors = TILES[27:]
        return honors[(indicator.index - 27 + 1) % len(honors)]
    return TILES[indicator.index - 8 if indicator.rank == 9 else indicator.index + 1]

"""Which tiles a group means: suits, western capitals and the z order, which the whole text decides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.mahjong.notation.model import Findings, Kind, Span, Topic, ZOrder
from bot.mahjong.notation.tokens import Group, Said, Single, TileToken, Token
from bot.mahjong.notation.words import SUIT_WORDS, SUITS, WESTERN_SUITS, Z_TILES
from bot.mahjong.tiles import Suit, tile

_RED_FIVE: Final = "0"
_SUITS: Final = {**SUITS, **SUIT_WORDS, **WESTERN_SUITS}


class Resolver:
    """Turns tile tokens into tiles."""

    def __init__(self, tokens: Sequence[Token], findings: Findings, z: ZOrder) -> None:
        orders = [token.value for token in tokens if isinstance(token, Said) and token.topic is Topic.Z_ORDER]
        self.order: ZOrder = orders[0] if orders else z
        self.other_order = ZOrder.GB if self.order is ZOrder.RIICHI else ZOrder.RIICHI
        self.findings = findings
        western = [token for token in tokens if isinstance(token, Group) and token.mark in WESTERN_SUITS]
        self.western = bool(western)
        if western:
            self._refuse_mixture(western, tokens)

    def kinds(self, token: TileToken) -> list[tuple[Kind, Span]]:
        """Return the tiles of a token, each with the token's place."""
        if isinstance(token, Group):
            return self._z_tiles(token) if token.mark == "z" else self._suited(token)
        if token.western and not self.western:
            self.findings.fault("western_only", token.at, lost=True, text=token.typed, tile=token.kind)
            return []
        if token.prefix == "T":
            self.findings.note("t_bamboo", token.at, text=token.prefix)
        return [(token.kind, token.at)]

    def is_copy(self, token: TileToken, kind: Kind) -> bool:
        """Tell whether the first tile of a token is of this kind, without judging the token."""
        if isinstance(token, Single):
            return token.kind is kind
        digit = token.digits[0][0]
        if token.mark == "z":
            return kind.id in Z_TILES[self.order] and Z_TILES[self.order].index(kind.id) == int(digit) - 1
        return kind.id == f"{_SUITS[token.mark]}{5 if digit == _RED_FIVE else digit}"

    def _suited(self, group: Group) -> list[tuple[Kind, Span]]:
        suit = _SUITS[group.mark]
        if group.mark == "t":
            self.findings.note("t_bamboo", group.at, text=group.mark)
        if group.mark == "b":
            self.findings.note("b_dots", group.at, text=group.mark)
        found: list[tuple[Kind, Span]] = []
        for digit, at in group.digits:
            if digit == _RED_FIVE:
                five = tile(f"{suit}5")
                self.findings.note("red_five", at, text=f"0{group.mark}", tile=five)
                found.append((five, group.at))
            else:
                found.append((tile(f"{suit}{digit}"), group.at))
        return found

    def _z_tiles(self, group: Group) -> list[tuple[Kind, Span]]:
        found: list[tuple[Kind, Span]] = []
        for digit, at in group.digits:
            if not 1 <= int(digit) <= len(Z_TILES[self.order]):
                self.findings.fault("bad_digit", at, lost=True, text=f"{digit}z")
                continue
            kind = tile(Z_TILES[self.order][int(digit) - 1])
            other = tile(Z_TILES[self.other_order][int(digit) - 1])
            if kind is not other:
                facts = {"tile": kind, "other": other, "write": f"z={self.other_order.value}"}
                self.findings.note("z_order", at, text=f"{digit}z", **facts)
            found.append((kind, group.at))
        return found

    def _refuse_mixture(self, western: Sequence[Group], tokens: Sequence[Token]) -> None:
        """Refuse `b` and `w` beside western capitals (rule 6): one text, one meaning of the letter."""
        bamboo = next((group for group in western if WESTERN_SUITS[group.mark] is Suit.BAMBOO), None)
        for token in tokens:
            if bamboo is not None and _is_dots_by_b(token):
                digits = "".join(digit for digit, _ in bamboo.digits)
                facts = {"text": bamboo.typed, "other": token.typed, "first": f"{digits}s", "second": f"{digits}p"}
                self.findings.fault("ambiguous_b", bamboo.at, lost=True, **facts)
                return
        for token in tokens:
            if isinstance(token, Group) and token.mark in ("b", "w"):
                facts = {"text": token.typed, "other": western[0].typed}
                self.findings.fault("western_mixed", token.at, lost=True, **facts)
                return


def _is_dots_by_b(token: Token) -> bool:
    return (isinstance(token, Group) and token.mark == "b") or (isinstance(token, Single) and token.prefix == "B")

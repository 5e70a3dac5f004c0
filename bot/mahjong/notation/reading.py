"""`read` and `parse`: a text becomes a hand."""

from __future__ import annotations

from typing import Final

from bot.errors import Fault, HandError
from bot.mahjong.hand import Hand, Win
from bot.mahjong.notation.assemble import assemble
from bot.mahjong.notation.lexer import lex
from bot.mahjong.notation.model import MAX_LENGTH, Findings, Overrides, Parsed, ZOrder
from bot.mahjong.notation.normalise import SEPARATORS, normalise
from bot.mahjong.notation.reader import read_tokens
from bot.mahjong.notation.resolve import Resolver
from bot.mahjong.notation.tokens import Single, TileWord
from bot.mahjong.tiles import WILD

_NOTHING_SAID: Final = Overrides()
_ORDINARY: Final = Win()


def parse(
    text: str, *, defaults: Win | None = None, z: ZOrder = ZOrder.RIICHI, overrides: Overrides | None = None
) -> tuple[Hand, Win]:
    """Return the hand a text describes and the way it was won. `read` also tells what to echo.

    Raises:
        HandError: as `read` does.
    """
    found = read(text, defaults=defaults, z=z, overrides=overrides)
    return found.hand, found.win


def read(
    text: str,
    *,
    defaults: Win | None = None,
    z: ZOrder = ZOrder.RIICHI,
    overrides: Overrides | None = None,
    waiting: bool = False,
) -> Parsed:
    """Return the hand a text describes, the way it was won, and what the reply has to echo.

    The grammar is `rules/notation.md`. 13 tiles are read with no winning tile. Who dealt in stands in `Win.asked` as
    `from`, the id of a wind.

    Args:
        text: what was typed, at most `MAX_LENGTH` code points.
        defaults: what holds where neither the text nor an option says anything.
        z: which dragons 5z to 7z are, unless the text says `z=`.
        overrides: what options beside the text say.
        waiting: thirteen tiles are wanted, to look ahead from. A wrong number is told by that, and a tile named as the
            winning one may be one of the thirteen; fourteen are read as ever.

    Raises:
        HandError: with every fault of the text, each pointing at what was typed, and every fault of the hand.
    """
    if len(text) > MAX_LENGTH:
        raise HandError(Fault("too_long", {"length": len(text), "limit": MAX_LENGTH}, (MAX_LENGTH, len(text))))
    plain = normalise(text)
    if SEPARATORS.issuperset(plain.plain):
        raise HandError(Fault("empty"))
    findings = Findings()
    draft = read_tokens(lex(plain, findings), plain, findings, z)
    return assemble(draft, findings, defaults or _ORDINARY, overrides or _NOTHING_SAID, waiting=waiting)


def z_order(text: str, otherwise: ZOrder = ZOrder.RIICHI) -> ZOrder:
    """Return the order that a text, readable or not, gives 5z to 7z: what stands beside it follows the same."""
    if len(text) > MAX_LENGTH:
        return otherwise
    findings = Findings()
    return Resolver(lex(normalise(text), findings), findings, otherwise).order


def asks_for_wild(text: str) -> bool:
    """Tell whether a text, readable or not, has a wild tile or names the wild kind."""
    tokens = lex(normalise(text), Findings()) if len(text) <= MAX_LENGTH else ()
    return any(isinstance(token, TileWord) or (isinstance(token, Single) and token.kind is WILD) for token in tokens)

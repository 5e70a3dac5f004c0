"""Tiles typed on their own: an option's one tile, the tiles seen elsewhere."""

from __future__ import annotations

from bot.errors import Fault, HandError, UserError
from bot.mahjong.notation.lexer import lex
from bot.mahjong.notation.model import MAX_LENGTH, Findings, ZOrder
from bot.mahjong.notation.normalise import normalise
from bot.mahjong.notation.resolve import Resolver
from bot.mahjong.notation.tokens import Group, Single
from bot.mahjong.tiles import Tile


def read_tiles(text: str, z: ZOrder = ZOrder.RIICHI) -> tuple[Tile, ...]:
    """Return the tiles of a text that holds nothing else, in any way of writing them.

    Raises:
        HandError: it cannot be read, or says more than tiles. Faults have no place: the text is not the hand's.
    """
    findings = Findings()
    found: list[Tile] = []
    if len(text) > MAX_LENGTH:
        raise HandError(Fault("too_long", {"length": len(text), "limit": MAX_LENGTH}))
    tokens = lex(normalise(text), findings)
    resolver = Resolver(tokens, findings, z)
    for token in tokens:
        kinds = [kind for kind, _ in resolver.kinds(token)] if isinstance(token, Group | Single) else []
        if (not kinds and not findings.faults) or not all(isinstance(kind, Tile) for kind in kinds):
            findings.fault("not_tiles", None, text=token.typed)
        found += (kind for kind in kinds if isinstance(kind, Tile))
    if findings.faults:
        raise HandError(*(Fault(fault.code, fault.facts) for fault in findings.faults))
    return tuple(found)


def read_tile(text: str, z: ZOrder = ZOrder.RIICHI) -> Tile:
    """Return the one tile that a text names.

    Raises:
        UserError: `tile_wanted`: it names none, or several.
    """
    try:
        found = read_tiles(text, z)
    except HandError:
        found = ()
    if len(found) != 1:
        raise UserError("tile_wanted", given=text)
    return found[0]

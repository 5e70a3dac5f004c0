"""Hypothesis strategies for hands: any that can exist, winning or not, with any way of having been won."""

from __future__ import annotations

from hypothesis import strategies as st

from bot.mahjong.hand import By, Hand, Meld, MeldKind, Source, Win
from bot.mahjong.tiles import TILES, WILD, Tile, Wild, Wind

Left = dict[Tile | Wild, int]
"""How many copies of each kind are still in the wall."""

_COMMON: frozenset[Tile | Wild] = frozenset((*TILES[:5], TILES[27], TILES[31], WILD))


def kinds() -> st.SearchStrategy[Tile]:
    """Any of the 34 kinds of tile."""
    return st.sampled_from(TILES)


@st.composite
def hands_and_wins(
    draw: st.DrawFn, *, wilds: bool = False, waiting: bool = False, melds: int | None = None
) -> tuple[Hand, Win]:
    """Draw a hand and a way it can have been won: what `bot.mahjong.hand.check` lets pass.

    Args:
        wilds: wild tiles may occur, with or without their kind said.
        waiting: hands of 13 tiles may occur, without a winning tile.
        melds: how many sets were laid down; any number if None.
    """
    left: Left = dict.fromkeys(TILES, 4)
    wild = draw(st.none() | kinds()) if wilds else None
    if wilds:
        left[WILD] = 4
    if wild is not None:
        left[wild] = 0  # every tile of the kind is wild
    count = draw(st.integers(0, 4)) if melds is None else melds
    laid = tuple(_draw_meld(draw, left) for _ in range(count))
    concealed = tuple(_draw_kind(draw, left) for _ in range(13 - 3 * count))
    won = None if waiting and draw(st.booleans()) else _draw_kind(draw, left)
    hand = Hand(laid, concealed, won, draw(st.integers(0, 8)))
    return hand, _draw_win(draw, hand, wild)


def _draw_kind(draw: st.DrawFn, left: Left) -> Tile | Wild:
    # half of the time one of few kinds, so that pairs, sets and fourth copies are common
    every = [kind for kind, copies in left.items() if copies]
    few = [kind for kind in every if kind in _COMMON]
    common = draw(st.booleans())
    kind = draw(st.sampled_from(few if few and common else every))
    left[kind] -= 1
    return kind


def _draw_meld(draw: st.DrawFn, left: Left) -> Meld:
    source = st.none() | st.sampled_from(Source)
    possible = [(kind, tile) for kind in MeldKind for tile in TILES if _fits(kind, tile, left)]
    kind, tile = draw(st.sampled_from(possible))
    if kind is MeldKind.CHOW:
        meld = Meld(kind, tile, claimed=draw(st.none() | st.sampled_from((0, 1, 2))))
    elif kind is MeldKind.PUNG:
        meld = Meld(kind, tile, draw(source))
    elif kind is MeldKind.KONG:
        meld = Meld(kind, tile, draw(source), added=draw(st.booleans()))
    else:
        meld = Meld(kind, tile)
    for one in meld.tiles:
        left[one] -= 1
    return meld


def _fits(kind: MeldKind, tile: Tile, left: Left) -> bool:
    if kind is MeldKind.CHOW:
        return 2 <= tile.rank <= 8 and all(left[one] for one in TILES[tile.index - 1 : tile.index + 2])
    return left[tile] >= (3 if kind is MeldKind.PUNG else 4)


def _draw_win(draw: st.DrawFn, hand: Hand, wild: Tile | None) -> Win:
    flag = st.booleans()
    by = draw(st.sampled_from(By))
    last_tile = draw(flag)
    held = hand.win in hand.concealed
    if by is By.SELF_DRAW:
        can_kong = any(meld.is_kong for meld in hand.melds)
    else:
        can_kong = not (last_tile or held or any(hand.win in meld.tiles for meld in hand.melds))
    return Win(
        by=by,
        seat=draw(st.sampled_from(Wind)),
        round=draw(st.sampled_from(Wind)),
        last_tile=last_tile,
        kong=can_kong and draw(flag),
        last_of_kind=not held and draw(flag),
        ready=draw(flag),
        wild=wild,
    )

"""A hand as scoring looks it up.

Concealed tiles stand as four octal numbers, one digit a kind: digit r-1 of a suit's key is how many tiles of rank
r it holds, digit i of the honours' key how many of the i-th honour. Melds are summed up beforehand. All of it is
derived from the tiles once, when a `Hand` is made.

A *code* is an integer to which every set adds its own part, so that the code of a hand is the sum of the codes of
its parts:

    bits   0..62   chows, three bits each: how often each of the 21 chows occurs
    bits  63..65   pairs: how many
    bits  66..68   which suit has a pair of fives
    bits  69..95   pungs and kongs of suit tiles, one bit a kind
    bits  96..102  pungs and kongs of honours
    bits 103..109  pair of an honour
    bits 110..112  concealed pungs: how many
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from bot.mahjong import traits
from bot.mahjong.tiles import TILES, Tile, Wild

if TYPE_CHECKING:
    from bot.mahjong.hand import Meld

Keys: TypeAlias = tuple[int, int, int, int, int, int, int, int, int, int, int, int]
"""What scoring reads of a hand, in this order:

    characters, dots, bamboo, honours: the concealed tiles with the winning one, as octal keys; the first is -1, the key
        of nothing, where there is no winning tile or one of them is wild
    word, code: traits and code of the melds
    circumstances: as far as they are known before the win: kongs, four copies, and of the way of winning
        `CONCEALED_HAND` if nothing was claimed, `ALL_CLAIMED` if four sets were, `LAST_OF_KIND` if the melds show the
        other three of the winning tile
    group, place: the winning tile's suit (3 = honours) and its place there, 0 to 8
    twin: 1 if the hand waited as seven pairs as well, for another tile than the winning one
    loose: traits of the tiles as they stand in no set, where nothing is melded
    every: all tiles, kongs as three, as one octal number of 34 digits

Circumstances are what fans look at beside traits and sets, as one number:

    bits  0..6   1 for each melded kong, 5 for each concealed one, 25 for each other concealed pung
    bits  7..13  the way of winning: the bits of `Win.manner`, and the hand's own
    bits 14..15  the kind of wait
    bits 16..17  how many kinds are held four times outside a kong
    bits 18..21  the shape
"""

HONORS_AT: Final = 27
CHOW_BITS: Final = 63
PAIRS_AT: Final = 63
FIVES_AT: Final = 66
PUNGS_AT: Final = 69
HONOR_PUNGS_AT: Final = 96
HONOR_PAIR_AT: Final = 103
CONCEALED_AT: Final = 110

CHOWS_MASK: Final = (1 << PUNGS_AT) - 1
PUNGS_MASK: Final = (1 << 27) - 1
HONORS_MASK: Final = (1 << 14) - 1
SETS_MASK: Final = (1 << CHOW_BITS) - 1 | (1 << HONOR_PAIR_AT) - (1 << PUNGS_AT)
ONE_PAIR: Final = 1 << PAIRS_AT
PAIR_BITS: Final = 7 << PAIRS_AT

ONE_WAY: Final = 1 << 24
"""Mark beside the traits: this part of the hand can be read in one way only."""
EVEN: Final = 1 << 25
"""Mark: every kind in the part occurs an even number of times, nothing is melded."""
GATES: Final = 1 << 26
"""Mark: the part is empty, or holds 1112345678999 of a suit and one tile more; nothing is melded."""
MARKS: Final = ONE_WAY | EVEN | GATES

MELDED_KONG: Final = 1
CONCEALED_KONG: Final = 5
CONCEALED_PUNG: Final = 25

MANNER_AT: Final = 7
WAIT_AT: Final = 14
COPIES_AT: Final = 16
SHAPE_AT: Final = 18
KONGS_MASK: Final = (1 << MANNER_AT) - 1
MANNER_MASK: Final = 63
WAIT_MASK: Final = 3
COPIES_MASK: Final = 3

LAST_OF_KIND: Final = 8
CONCEALED_HAND: Final = 16
ALL_CLAIMED: Final = 32

UNIT: Final = tuple(8 ** (i % 9 if i < HONORS_AT else i - HONORS_AT) for i in range(34))
"""What one tile of each kind adds to the key of its suit."""

OCTAL: Final = tuple(8**i for i in range(34))
"""What one tile of each kind adds to the key of the whole hand."""

_ODD: Final = sum(OCTAL)
FOURS: Final = 4 * _ODD
"""The bits of a key of the whole hand that say four of a kind."""


def chow_code(low: Tile) -> int:
    """Return the code of the chow that begins with this tile."""
    return 1 << 3 * (7 * (low.index // 9) + low.rank - 1)


def pung_code(kind: Tile) -> int:
    """Return the code of a pung or kong."""
    at = PUNGS_AT if kind.index < HONORS_AT else HONOR_PUNGS_AT - HONORS_AT
    return 1 << at + kind.index


def pair_code(kind: Tile) -> int:
    """Return the code of the pair."""
    if kind.is_honor:
        return ONE_PAIR + (1 << HONOR_PAIR_AT + kind.index - HONORS_AT)
    return ONE_PAIR + (1 << FIVES_AT + kind.index // 9 if kind.rank == 5 else 0)


def chows_of(code: int) -> tuple[Tile, ...]:
    """Return the lowest tile of each chow in a code, repeated as often as it occurs."""
    return tuple(TILES[9 * (i // 7) + i % 7] for i in range(21) for _ in range(code >> 3 * i & 7))


def pungs_of(code: int) -> tuple[Tile, ...]:
    """Return the kind of each pung and kong in a code."""
    suited = code >> PUNGS_AT & PUNGS_MASK
    honors = code >> HONOR_PUNGS_AT & 0x7F
    return tuple(TILES[i] for i in range(34) if (suited | honors << HONORS_AT) >> i & 1)


def keys_of(held: Sequence[Tile]) -> list[int]:
    """Return the four octal keys of some tiles."""
    keys = [0, 0, 0, 0]
    for kind in held:
        keys[kind.index // 9] += UNIT[kind.index]
    return keys


def pack(melds: Sequence[Meld], concealed: Sequence[Tile | Wild], win: Tile | Wild | None) -> Keys:
    """Return the keys of a hand. Wild tiles and a missing winning tile stand in no key."""
    won = win if isinstance(win, Tile) else None
    standing = [kind for kind in (*concealed, won) if isinstance(kind, Tile)]
    word, code, kongs, every = traits.ALL | MARKS, 0, 0, sum(OCTAL[kind.index] for kind in standing)
    claimed = shown = 0
    for meld in melds:
        held = meld.tiles
        if held[0] is held[1]:
            word &= traits.of_pung(meld.tile) | ONE_WAY
            code += pung_code(meld.tile)
        else:
            word &= traits.of_chow(held) | ONE_WAY
            code += chow_code(held[0])
        every += sum(OCTAL[kind.index] for kind in held[:3])
        claimed += meld.is_claimed
        if meld.is_claimed:
            shown += held.count(won)
        if meld.is_kong:
            kongs += MELDED_KONG if meld.is_claimed else CONCEALED_KONG
    manner = (
        (0 if claimed else CONCEALED_HAND) | (ALL_CLAIMED if claimed == 4 else 0) | (LAST_OF_KIND if shown == 3 else 0)
    )
    characters, dots, bamboo, honors = keys_of(standing)
    group, place = (0, 0) if won is None else (won.index // 9, won.index % 9)
    if won is None or len(standing) <= len(concealed):
        characters = -1
    circumstances = kongs | manner << MANNER_AT | (every & FOURS).bit_count() << COPIES_AT
    # Six pairs and two single tiles, one of which is the winning one: the other was waited for as well.
    twin = won is not None and not melds and (every & _ODD).bit_count() == 2 and every >> 3 * won.index & 1
    loose = 0 if melds else traits.of_loose(standing) | ONE_WAY
    return characters, dots, bamboo, honors, word, code, circumstances, group, place, int(twin), loose, every

"""Changes of tiles: one for another, a suit for another, one left out or added, a kong put into brackets.

What may be meant is found among hands, which are judged much faster than texts are read; only what wins is written
out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, pairwise
from typing import Any, Final, NamedTuple

from bot.errors import HandError, UserError
from bot.houses.verdict import NotWon, NoWinTileError
from bot.mahjong.hand import Meld, MeldKind
from bot.mahjong.notation import ZOrder
from bot.mahjong.tiles import TILES, Suit, Tile, short
from bot.services.repair.change import Repair, read_as
from bot.services.repair.layout import Layout, Part, lay_out

_WRITTEN: Final = 10
"""So many of the likeliest hands are written out and read."""
_OF_A_KIND: Final = 4
_CLEAR: Final = 3
"""A lost tile is named where at most so many would make a win."""


class _Meant(NamedTuple):
    """A change that makes a win, and how unlikely it was meant."""

    unlikely: int
    repair: Repair


def winning_tiles(text: str, error: NoWinTileError) -> Iterator[Repair]:
    """Name the winning tile; those that reach the minimum first."""
    waits = [wait for wait in error.ahead.waiting.waits if wait.left]
    for wait in sorted(waits, key=lambda wait: not wait.on_discard.reaches_minimum):
        facts = {"tile": wait.tile, "old": wait.tile}
        yield Repair(f"{text.rstrip()} +{short([wait.tile])}", "win_on", facts)


def other_tiles(text: str, error: UserError, z: ZOrder, given: Tile | None) -> Iterator[Repair]:
    """Yield the likeliest changes of tiles that make a win.

    Args:
        text: as typed.
        error: what was wrong with it; only a wrong number of tiles, a fifth copy, or no win lead here.
        z: which dragons 5z to 7z are.
        given: the winning tile given beside the text.
    """
    facts = _facts(error)
    layout = lay_out(text, z, given) if facts else None
    if layout is None:
        return
    found = [*_suits(layout), *_moved_marks(layout)]
    if "too_many" in facts:
        fifth = facts["too_many"]["tile"]
        found += _exchanges(layout, [(fifth, kind) for kind in TILES if kind is not fifth])
    elif isinstance(error, NotWon):
        found += _exchanges(layout, [(way.discard, kind) for way in error.onward for kind in way.waits])
    found += [*_kongs(layout), *_left_out(layout)]
    if not isinstance(error, NotWon):
        found += _added(layout)
    yield from islice((meant.repair for meant in sorted(found, key=lambda meant: meant.unlikely)), _WRITTEN)


def _facts(error: UserError) -> dict[str, Mapping[str, Any]]:
    """Return what is wrong with the tiles as tiles."""
    if isinstance(error, NotWon):
        return {error.code: error.facts}
    faults = error.faults if isinstance(error, HandError) else ()
    structural = {"too_many", "bad_count", "win_tile_missing_in_hand"}
    return {fault.code: fault.facts for fault in faults if fault.code in structural}


def _exchanges(layout: Layout, pairs: Sequence[tuple[Tile, Tile]]) -> Iterator[_Meant]:
    """Put one tile in the place of another: slips are to a neighbour, and mostly in the winning tile."""
    for old, new in pairs:
        for part in _copies(layout, old):
            if layout.wins({part: new}):
                won = part is layout.winning
                facts = {"tile": new, "old": old}
                repair = Repair(layout.written(part, new), "win_on" if won else "instead", facts)
                yield _Meant(_apart(old, new) - won, repair)


def _copies(layout: Layout, kind: Tile) -> list[Part]:
    """Return one copy of a tile among those of the hand, and the winning one if it is of that kind."""
    copies = [part for part in layout.parts if part.kind is kind]
    won = [part for part in copies if part is layout.winning]
    return won + [part for part in copies if part is not layout.winning][:1]


def _apart(old: Tile, new: Tile) -> int:
    """Return how unlikely one tile was typed for another."""
    if old.suit is not None and old.suit is new.suit:
        return 2 if abs(old.rank - new.rank) == 1 else 4
    return 4 if old.suit is new.suit or old.rank == new.rank else 7


def _suits(layout: Layout) -> Iterator[_Meant]:
    """Give tiles that were typed together, or the first of them, another suit: a wrong mark, or a lost one."""
    for parts in layout.groups():
        if parts[0].is_numbered:
            for suit in Suit:
                if suit is not parts[0].kind.suit:
                    yield from _of_suit(layout, parts, suit)


def _of_suit(layout: Layout, parts: tuple[Part, ...], suit: Suit) -> Iterator[_Meant]:
    mark = parts[0].mark_of(suit)
    for size in range(len(parts), 0, -1):
        if layout.wins({part: _in_suit(part, suit) for part in parts[:size]}):
            last = parts[size - 1]
            whole = size == len(parts)
            at = last.mark_at if whole else (last.at[1], last.at[1])
            shown = layout.text[parts[0].at[0] : last.at[1]] + mark
            yield _Meant(0 if whole else 1, read_as(layout.text, at, mark, shown))


def _moved_marks(layout: Layout) -> Iterator[_Meant]:
    """Let a suit's mark and a digit beside it change places."""
    for before, after in pairwise(layout.groups()):
        here, there = before[-1], after[0]
        if here.is_numbered and there.is_numbered and here.mark_at[1] == there.at[0]:
            yield from _moved(layout, there, here, (here.mark_at[0], there.at[1]), before=False)
            yield from _moved(layout, here, there, (here.at[0], here.mark_at[1]), before=True)


def _moved(layout: Layout, digit: Part, of: Part, at: tuple[int, int], *, before: bool) -> Iterator[_Meant]:
    suit = of.kind.suit
    if suit is not None and not digit.is_alone and layout.wins({digit: _in_suit(digit, suit)}):
        sign, there = layout.text[slice(*digit.at)], layout.text[slice(*at)]
        turned = there[len(sign) :] + sign if before else sign + there[: -len(sign)]
        yield _Meant(1, read_as(layout.text, at, turned))


def _in_suit(part: Part, suit: Suit) -> Tile:
    return next(kind for kind in TILES if kind.suit is suit and kind.rank == part.kind.rank)


def _left_out(layout: Layout) -> Iterator[_Meant]:
    """Leave one tile out, rather one that is there twice."""
    copies = Counter(part.kind for part in layout.concealed)
    tried: set[Tile] = set()
    for part in layout.concealed:
        if part.kind not in tried and layout.wins({part: None}):
            unlikely = 1 if copies[part.kind] > 1 else 2
            yield _Meant(unlikely, Repair(layout.without(part), "leave_out", {"text": part.kind}))
        tried.add(part.kind)


def _added(layout: Layout) -> Iterator[_Meant]:
    """Add the tile that makes a win; where many would, nobody knows which was lost."""
    found = [kind for kind in TILES if layout.wins({}, added=kind)]
    if len(found) <= _CLEAR:
        for kind in found:
            yield _Meant(3, Repair(layout.with_one(kind), "add", {"tile": kind}))


def _kongs(layout: Layout) -> Iterator[_Meant]:
    """Put four of a kind into brackets, where they count as three: concealed kongs, or melded ones."""
    copies = Counter(part.kind for part in layout.concealed)
    four = sorted(kind for kind, count in copies.items() if count == _OF_A_KIND)
    for size in range(1, len(four) + 1):
        for kinds in combinations(four, size):
            inside = [part for part in layout.concealed if part.kind in kinds]
            kongs = tuple(Meld(MeldKind.KONG, kind) for kind in kinds)
            if layout.wins(dict.fromkeys(inside), kongs=kongs):
                rest = layout.without(*inside).lstrip()
                for unlikely, (opening, closing) in enumerate((("[", "]"), ("(", ")"))):
                    written = "".join(f"{opening}{short([kind] * _OF_A_KIND)}{closing}" for kind in kinds)
                    yield _Meant(unlikely, Repair(f"{written} {rest}", "kong", {"text": written}))

"""The rules compiled: what each facet of a reading is worth.

A reading falls into facets that fans look at one at a time: the traits of the whole, its chows, its pungs of suits,
its honours, and the circumstances (kongs, way of winning, wait, copies, shape). A facet is a small key, and what it
holds is worked out from the fans' declarations when the key is first met, then kept; hands themselves are never kept.

Fans of different facets touch each other only where one contains another. So a facet answers with a *tally*:

    bits 0..19   points that no other facet can take away
    above        for each fan that takes part in an implication across facets, a counter of how often it occurs

Tallies add up. The points of a reading are the lower bits of the sum, plus the verdict on its counters, which is
worked out from the declarations once for each combination and kept as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from bot.mahjong import relations
from bot.mahjong.fans import FANS
from bot.mahjong.fans.model import (
    ChowFan,
    CopiesFan,
    Exposure,
    Fan,
    FanId,
    Implied,
    KongFan,
    Manner,
    MannerFan,
    NothingFan,
    PungFan,
    RulingKey,
    Scope,
    Shape,
    ShapeFan,
    WaitFan,
    WaitKind,
    WholeFan,
    Winds,
)
from bot.mahjong.keys import (
    COPIES_AT,
    COPIES_MASK,
    FIVES_AT,
    HONORS_AT,
    HONORS_MASK,
    KONGS_MASK,
    MANNER_AT,
    MANNER_MASK,
    SHAPE_AT,
    WAIT_AT,
    WAIT_MASK,
    chows_of,
)
from bot.mahjong.relations import Edge
from bot.mahjong.results import Refusal
from bot.mahjong.rules import Rules, RulingValue, holds
from bot.mahjong.set_fans import SetFans
from bot.mahjong.tiles import TILES, Tile, Wind

POINTS_BITS: Final = 20
POINTS_MASK: Final = (1 << POINTS_BITS) - 1


Entry: TypeAlias = tuple[int, FanId, int, int, tuple[Tile, ...]]
"""A fan: its place when dearest come first, its id, value, how often it is there, its tiles if the facet knows them."""


class Found(NamedTuple):
    """What a facet holds. Refusals, too, have no tiles yet where they rest on more than the facet knows."""

    tally: int
    fans: tuple[Entry, ...]
    refused: tuple[Refusal, ...]


NOTHING: Final = Found(0, (), ())
"""Where a facet holds no fan; it is always this one."""


_NO_WINDS: Final = Winds(Wind.EAST, Wind.EAST)
"""For sets of suits, which no wind can touch."""


class Verdict(NamedTuple):
    """What is left of the fans that meet across facets."""

    points: int
    dropped: dict[FanId, tuple[tuple[FanId, int], ...]]
    """For each fan that loses instances: by which fan, and how many."""
    touched: frozenset[RulingKey]
    """Rulings that decided something here."""


_WIND_PUNGS: Final = 0b1111
"""The bits of wind pungs in the key of the honours."""


class Facet:
    """One facet under one set of rules: `tallies` by key for speed, `found` with the evidence behind them."""

    __slots__ = ("_make", "found", "tallies")

    def __init__(self, make: Callable[[int], Found]) -> None:
        self._make = make
        self.tallies: dict[int, int] = {}
        self.found: dict[int, Found] = {}

    def __getitem__(self, key: int) -> Found:
        """Return what the facet holds at this key, working it out if it is new."""
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = self._make(key)
            self.tallies[key] = found.tally
        return found

    def tally(self, key: int) -> int:
        """Return the tally at this key."""
        return self[key].tally


class Instance(NamedTuple):
    """A fan that is there, on these sets (as bits) and tiles."""

    fan: Fan
    members: int
    tiles: tuple[Tile, ...]


def _across(fan: Fan, implied: Implied, removable: frozenset[FanId]) -> bool:
    """Tell whether an implication has to wait until the facets meet.

    Inside a facet only what is sure may be removed: by a fan that nothing outside removes in turn, and on no condition.
    Sets' own instances are known to their facet alone.
    """
    if fan.family is not FANS[implied.fan].family:
        return True
    if implied.scope is Scope.OWN:
        return False
    return fan.id in removable or bool(implied.unless or implied.beside or implied.apart_from)


_ALL_IMPLIED: Final = [(fan, implied) for fan in FANS.values() for implied in fan.implies]
_REMOVABLE: Final = frozenset(
    implied.fan
    for fan, implied in _ALL_IMPLIED
    if implied.unless or implied.beside or implied.apart_from or fan.family is not FANS[implied.fan].family
)
_MEETING: Final = tuple(
    fan.id
    for fan in FANS.values()
    if any(_across(other, implied, _REMOVABLE) and fan.id in (other.id, implied.fan) for other, implied in _ALL_IMPLIED)
)
"""The fans that get a counter: all that remove or are removed across facets, dearest first."""

_INSIDE: Final = MappingProxyType(
    {fan.id: [implied for implied in fan.implies if not _across(fan, implied, _REMOVABLE)] for fan in FANS.values()}
)
"""What each fan is sure to contain of its own facet."""

_WIDTH: Final = 3
_AT: Final = MappingProxyType({fan: POINTS_BITS + _WIDTH * place for place, fan in enumerate(_MEETING)})


class Compiled:
    """A set of rules, ready to score. The facets stand in the order of a reading's keys (`bot.mahjong.worth`)."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.values = {fan: rule.value for fan, rule in rules.fans.items()}
        fans = [FANS[fan] for fan in FANS if fan in rules.fans]
        self._whole_fans = [fan for fan in fans if isinstance(fan, WholeFan)]
        self._kong_fans = [fan for fan in fans if isinstance(fan, KongFan)]
        self._manner_fans = [fan for fan in fans if isinstance(fan, MannerFan)]
        self._shape_fans = [fan for fan in fans if isinstance(fan, ShapeFan)]
        self._wait_fans = [fan for fan in fans if isinstance(fan, WaitFan)]
        self._copies_fans = [fan for fan in fans if isinstance(fan, CopiesFan)]
        pung_fans = [fan for fan in fans if isinstance(fan, PungFan)]
        self._chow_fans = SetFans(fan for fan in fans if isinstance(fan, ChowFan))
        self._pung_fans = SetFans(pung_fans, _NO_WINDS)
        self._honor_fans = [SetFans(pung_fans, Winds(seat, prevalent)) for prevalent in Wind for seat in Wind]
        self._honors_facet = Facet(self._honors)
        self.facets = (
            Facet(self._whole),
            Facet(self._chows),
            Facet(self._suit_pungs),
            self._honors_facet,
            Facet(self._circumstances),
        )
        self.tallies = tuple(facet.tallies for facet in self.facets)
        self.evidence = tuple(facet.found for facet in self.facets)
        self.verdicts: dict[int, Verdict] = {}
        self.meeting_points: dict[int, int] = {}
        self.chicken = sum(self.values[fan.id] for fan in fans if isinstance(fan, NothingFan))
        self.flower = self.values.get("flower_tiles", 0)
        self.exhausted_waits = holds(rules.rulings["exhausted_waits"], "")
        self.knitted_body_waits = holds(rules.rulings["knitted_body_waits"], "")
        self.nine_gates_any_shape = holds(rules.rulings["nine_gates_any_shape"], "")
        self.variants: dict[tuple[RulingKey, RulingValue], Rules] = {}

    # --- the facets -------------------------------------------------------------------------------------------

    def _whole(self, word: int) -> Found:
        return self._plain(fan for fan in self._whole_fans if fan.test(word))

    def _chows(self, key: int) -> Found:
        """`key` is a code cut down to its chows and pair.

        Only keys of readings come here, which have one pair or stand in no sets at all. So a key that was met before
        tells the straight path that its hand has one pair.
        """
        fives = key >> FIVES_AT & 7
        pair = TILES[9 * (fives.bit_length() - 1) + 4] if fives else None
        chows = [TILES[low.index : low.index + 3] for low in chows_of(key)]
        return self._related(self._chow_fans, chows, pair)

    def _suit_pungs(self, key: int) -> Found:
        """`key` has a bit for each suited pung."""
        return self._related(self._pung_fans, [(TILES[i],) * 3 for i in range(HONORS_AT) if key >> i & 1], None)

    def _honors(self, key: int) -> Found:
        """`key` has seven bits of pungs, seven of the pair, and above them the winds as 4 x round + seat."""
        if key >> 14 and not key & _WIND_PUNGS:
            return self._honors_facet[key & HONORS_MASK]  # where no pung is of winds, all winds say the same
        pungs = [(TILES[HONORS_AT + i],) * 3 for i in range(7) if key >> i & 1]
        pair = next((TILES[HONORS_AT + i] for i in range(7) if key >> 7 + i & 1), None)
        return self._related(self._honor_fans[key >> 14], pungs, pair)

    def _circumstances(self, key: int) -> Found:
        """`key` is a number of circumstances (`bot.mahjong.keys`)."""
        parts = (
            self._kongs(key & KONGS_MASK),
            self._manner(key >> MANNER_AT & MANNER_MASK),
            self._wait(key >> WAIT_AT & WAIT_MASK),
            self._copies(key >> COPIES_AT & COPIES_MASK),
            self._shape(key >> SHAPE_AT),
        )
        return Found(
            sum(part.tally for part in parts),
            tuple(entry for part in parts for entry in part.fans),
            tuple(refusal for part in parts for refusal in part.refused),
        )

    def _kongs(self, key: int) -> Found:
        held = Exposure(key % 5, key // 5 % 5, key // 25)
        return self._plain(fan for fan in self._kong_fans if fan.test(held))

    def _manner(self, key: int) -> Found:
        win = Manner(*(bool(key >> bit & 1) for bit in range(6)))
        return self._plain(fan for fan in self._manner_fans if fan.test(win))

    def _wait(self, key: int) -> Found:
        return self._plain(fan for fan in self._wait_fans if fan.wait is WaitKind(key))

    def _copies(self, count: int) -> Found:
        return self._settled([Instance(fan, 0, ()) for fan in self._copies_fans] * count, [])

    def _shape(self, key: int) -> Found:
        shape = Shape(key)
        if shape is Shape.NINE_GATES_FORM and self.nine_gates_any_shape:
            shape = Shape.NINE_GATES
        return self._plain(fan for fan in self._shape_fans if shape in fan.shapes)

    # --- what is common to them -------------------------------------------------------------------------------

    def _plain(self, fans: Iterable[Fan]) -> Found:
        return self._settled([Instance(fan, 0, ()) for fan in fans], [])

    def _related(self, fans: SetFans, sets: Sequence[tuple[Tile, ...]], pair: Tile | None) -> Found:
        """Find the fans of these sets and choose among them; one of a single set is no relation and always stands."""
        edges: dict[Edge, Instance] = {}
        single: list[Instance] = []
        for size in range(1, len(sets) + 1):
            for at in combinations(range(len(sets)), size):
                for fan in fans.of(tuple(sets[i][0] for i in at), pair):
                    members, tiles = sum(1 << i for i in at), tuple(kind for i in at for kind in sets[i])
                    if fan.with_pair and pair:
                        members, tiles = members | 1 << len(sets), (*tiles, pair, pair)
                    if members.bit_count() == 1:
                        single.append(Instance(fan, members, tiles))
                    else:
                        edges[Edge(fan.id, self.values[fan.id], members)] = Instance(fan, members, tiles)
        chosen, refused = relations.choose(sorted(edges, key=lambda edge: ORDER[edge.fan]))
        return self._settled(
            single + [edges[edge] for edge in chosen],
            [Refusal(no.edge.fan, _container(no, chosen) or no.by, edges[no.edge].tiles) for no in refused],
        )

    def _settled(self, there: Sequence[Instance], refused: Sequence[Refusal]) -> Found:
        """Remove what is contained for sure, and sum up the rest."""
        if not there:
            return NOTHING
        left = sorted(there, key=lambda one: ORDER[one.fan.id])
        gone = list(refused)
        for one in list(left):
            if one not in left:
                continue
            for implied in _INSIDE[one.fan.id]:
                for other in [it for it in left if it.fan.id == implied.fan]:
                    if other.members | one.members == one.members:  # of sets, only what stands on the same ones
                        left.remove(other)
                        gone.append(Refusal(other.fan.id, one.fan.id, other.tiles))
        tally = sum(1 << _AT[it.fan.id] if it.fan.id in _AT else self.values[it.fan.id] for it in left)
        return Found(tally, self._counted(left), _gathered(gone) if gone else ())

    def _counted(self, instances: Sequence[Instance]) -> tuple[Entry, ...]:
        by_fan: dict[FanId, list[Instance]] = {}
        for one in instances:
            by_fan.setdefault(one.fan.id, []).append(one)
        return tuple(
            (ORDER[fan], fan, self.values[fan], len(ones), tuple(kind for one in ones for kind in one.tiles))
            for fan, ones in by_fan.items()
        )

    # --- where facets meet ------------------------------------------------------------------------------------

    def verdict(self, counters: int) -> Verdict:
        """Return what is left of the fans that meet, given their counters: a sum of tallies without the points."""
        found = self.verdicts.get(counters)
        if found is None:
            found = self.verdicts[counters] = self._judge(counters)
            self.meeting_points[counters] = found.points
        return found

    def _judge(self, counters: int) -> Verdict:
        left = {fan: counters >> at - POINTS_BITS & 7 for fan, at in _AT.items() if counters >> at - POINTS_BITS & 7}
        there = frozenset(left)
        dropped: dict[FanId, list[tuple[FanId, int]]] = {}
        touched = set()
        for fan in _MEETING:  # dearest first: what is removed itself removes nothing
            if not left.get(fan):
                continue
            for implied in FANS[fan].implies:
                has = left.get(implied.fan, 0)
                if not has or not _across(FANS[fan], implied, _REMOVABLE):
                    continue
                if (implied.beside and not implied.beside & there) or implied.apart_from & there:
                    continue
                if implied.unless:
                    touched.add(implied.unless)
                    if holds(self.rules.rulings[implied.unless], fan):
                        continue
                times = 1 if implied.scope is Scope.ONE else has
                left[implied.fan] -= times
                dropped.setdefault(implied.fan, []).append((fan, times))
        return Verdict(
            sum(self.values[fan] * times for fan, times in left.items()),
            {fan: tuple(by) for fan, by in dropped.items()},
            frozenset(touched),
        )


ORDER: Final = {fan: place for place, fan in enumerate(FANS)}
"""Each fan's place when dearest come first."""


def _container(no: relations.Refused, chosen: Sequence[Edge]) -> FanId | None:
    """Return the fan that was chosen on all the sets of a refused one and is declared to contain it."""
    for edge in chosen:
        inside = edge.members | no.edge.members == edge.members
        if inside and any(implied.fan == no.edge.fan for implied in FANS[edge.fan].implies):
            return edge.fan
    return None


def _gathered(refused: Iterable[Refusal]) -> tuple[Refusal, ...]:
    """Put refusals of the same fan for the same reason together."""
    together: dict[tuple[FanId, str], list[Refusal]] = {}
    for one in refused:
        together.setdefault((one.fan, one.by), []).append(one)
    return tuple(
        Refusal(fan, by, tuple(kind for one in ones for kind in one.tiles), sum(one.times for one in ones))
        for (fan, by), ones in together.items()
    )

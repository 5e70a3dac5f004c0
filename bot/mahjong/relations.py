"""Which relations of sets count together: principles P2 (不拆移), P3 (不得相同) and P5 (套算一次) as one test.

The sets of a reading are vertices, the pair is one more, and a fan made of some of them is an edge. A selection of
edges counts if it is a forest, that is if no edge joins two vertices that the others already join, and if no two
edges of the same fan share a vertex (`official_principles` 1.1). Of all selections the dearest is taken (P4,
就高不就低), and of equally dear ones that with fewer fans.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.mahjong.fans.model import FanId
from bot.mahjong.results import Principle


class Edge(NamedTuple):
    """A fan and the vertices it rests on, as bits."""

    fan: FanId
    value: int
    members: int


class Refused(NamedTuple):
    """An edge that does not count, and the principle that says so."""

    edge: Edge
    by: Principle


def choose(edges: Sequence[Edge]) -> tuple[list[Edge], list[Refused]]:
    """Return the edges that count, and why each of the others does not."""
    if len(edges) < 2:
        return list(edges), []
    ordered = sorted(edges, key=lambda edge: -edge.value)
    best = _best(ordered, (), ())
    return list(best), [Refused(edge, _reason(edge, best)) for edge in ordered if edge not in best]


def _best(edges: Sequence[Edge], chosen: tuple[Edge, ...], groups: tuple[int, ...]) -> tuple[Edge, ...]:
    """Return the dearest legal selection that contains `chosen`; `groups` are the vertices joined so far."""
    for at, edge in enumerate(edges):
        joined = _join(edge, groups)
        if joined is None or any(other.fan == edge.fan and other.members & edge.members for other in chosen):
            continue
        rest = edges[at + 1 :]
        return max(_best(rest, (*chosen, edge), joined), _best(rest, chosen, groups), key=_worth)
    return chosen


def _join(edge: Edge, groups: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the joined groups with the edge added; None if it would close a circle."""
    touched = [group for group in groups if group & edge.members]
    if any((group & edge.members).bit_count() > 1 for group in touched):
        return None
    whole = edge.members
    for group in touched:
        whole |= group
    return (*(group for group in groups if group not in touched), whole)


def _worth(chosen: tuple[Edge, ...]) -> tuple[int, int]:
    return (sum(edge.value for edge in chosen), -len(chosen))


def _reason(edge: Edge, chosen: tuple[Edge, ...]) -> Principle:
    if any(edge.members | other.members == other.members for other in chosen):
        return Principle.NON_SEPARATION
    if any(other.fan == edge.fan and other.members & edge.members for other in chosen):
        return Principle.NON_IDENTICAL
    return Principle.ACCOUNT_ONCE

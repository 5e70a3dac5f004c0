"""Which fans some chows, or some pungs, make together."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from bot.mahjong.fans.model import ChowFan, PungFan, Winds
from bot.mahjong.tiles import Tile


class SetFans:
    """The fans of chows, or of pungs, asked which of them some sets make. Answers are kept: pairs and triples recur."""

    def __init__(self, fans: Iterable[ChowFan | PungFan], *winds: Winds) -> None:
        self._winds = winds
        self._by_size: dict[int, list[ChowFan | PungFan]] = defaultdict(list)
        self._sizes_with_pair = set()
        for fan in fans:
            self._by_size[fan.size].append(fan)
            if fan.with_pair:
                self._sizes_with_pair.add(fan.size)
        self._known: dict[tuple[tuple[Tile, ...], Tile | None], tuple[ChowFan | PungFan, ...]] = {}

    def of(self, sets: tuple[Tile, ...], pair: Tile | None) -> tuple[ChowFan | PungFan, ...]:
        """Return the fans that all of these sets make together, with the pair or without."""
        if len(sets) not in self._sizes_with_pair:
            pair = None
        known = self._known.get((sets, pair))
        if known is None:
            known = self._known[sets, pair] = tuple(
                fan
                for fan in self._by_size[len(sets)]
                if (pair or not fan.with_pair) and fan.test(sets, pair, *self._winds)
            )
        return known

"""How fast hands are scored, against PyMahjongGB's C++ in the same process on the same hands.

    python -m bench.scoring [--hands 20000] [--rounds 9] [--check]

Needs the extra `oracle`. See `bench/README.md` for what is measured and why so. `--check` exits with 1 if a ratio is
over its limit.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias, TypeVar

from MahjongGB import MahjongFanCalculator

from bot.houses import house
from bot.mahjong import Hand, Win, fan_total, score, score_many
from tests.generators import winning_many
from tests.oracle.reference import Arguments, arguments

SEED: Final = 20_261_130
LIMITS: Final = {"fan_total": 2.0, "score": 12.0, "score_many": 1.5}
REFERENCE: Final = "PyMahjongGB (C++)"
RULES: Final = house("official_modern")

Hands: TypeAlias = Sequence[tuple[Hand, Win]]
_Asked = TypeVar("_Asked")


def reference(asked: Sequence[Arguments]) -> None:
    """Call the C++ scorer, and nothing else, for each hand."""
    for each in asked:
        MahjongFanCalculator(*each)


def totals(won: Hands) -> None:
    """Ask for each hand's points."""
    for hand, win in won:
        fan_total(hand, win, RULES)


def scores(won: Hands) -> None:
    """Ask for each hand's points and reasons."""
    for hand, win in won:
        score(hand, win, RULES)


def many(won: Hands) -> None:
    """Ask for the points of all hands at once."""
    score_many(won, RULES)


WAYS: Final[dict[str, Callable[[Hands], None]]] = {"fan_total": totals, "score": scores, "score_many": many}


def seconds(way: Callable[[_Asked], None], asked: _Asked) -> float:
    """Return the processor time that a way takes; what other programs take of the processor is not counted."""
    start = time.thread_time()
    way(asked)
    return time.thread_time() - start


def measure(won: Hands, rounds: int) -> dict[str, list[float]]:
    """Return, for each way to score, the seconds a hand of every round; in each another one begins."""
    asked = [arguments(hand, win) for hand, win in won]
    works = [(REFERENCE, partial(seconds, reference, asked))]
    works += [(name, partial(seconds, way, won)) for name, way in WAYS.items()]
    for _, work in works:
        work()
    times: dict[str, list[float]] = {name: [] for name, _ in works}
    for turn in range(rounds):
        first = turn % len(works)
        for name, work in works[first:] + works[:first]:
            times[name].append(work() / len(won))
    return times


def at_first_sight(fresh: Sequence[Hands]) -> dict[str, float]:
    """Return the ratio of each way to the reference on hands that nothing has seen before, each way its own."""
    return {
        name: seconds(way, won) / seconds(reference, [arguments(hand, win) for hand, win in won])
        for (name, way), won in zip(WAYS.items(), fresh, strict=True)
    }


def ratios(times: dict[str, list[float]]) -> dict[str, float]:
    """Return the median ratio of each way to the reference, round by round."""
    base = times[REFERENCE]
    return {
        name: statistics.median(mine / theirs for mine, theirs in zip(taken, base, strict=True))
        for name, taken in times.items()
    }


def main() -> int:
    """Measure, print, and with `--check` judge."""
    parser = argparse.ArgumentParser(description="Speed of scoring against PyMahjongGB.")
    parser.add_argument("--hands", type=int, default=20_000)
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a ratio is over its limit")
    options = parser.parse_args()
    won = list(dict.fromkeys(winning_many(SEED, options.hands)))  # every hand once
    fresh = [winning_many(SEED + number, options.hands // 4) for number, _ in enumerate(WAYS, start=1)]
    gc.collect()
    gc.freeze()  # the hands are no garbage of any way's
    times = measure(won, options.rounds)
    found, first = ratios(times), at_first_sight(fresh)
    print(f"{'way':<20}{'µs a hand':>12}{'times C++':>12}{'limit':>8}{'at first sight':>16}")
    for name, taken in times.items():
        limit, new = (f"{LIMITS[name]:g}", f"{first[name]:.2f}") if name in LIMITS else ("", "")
        print(f"{name:<20}{statistics.median(taken) * 1e6:>12.2f}{found[name]:>12.2f}{limit:>8}{new:>16}")
    over = [name for name, limit in LIMITS.items() if found[name] > limit]
    if options.check and over:
        print(f"over the limit: {', '.join(over)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

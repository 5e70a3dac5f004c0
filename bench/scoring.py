"""How fast hands are scored, against PyMahjongGB's C++ in the same process on the same hands.

    python -m bench.scoring [--hands 20000] [--rounds 9] [--check]

Needs the extra `oracle`. All four ways get ready-made arguments and take turns, round by round; what is told is the
median, and the median of each round's ratio to the C++ call of that round, so that a drifting machine does not matter.
Every hand occurs once, and nothing of a whole hand is kept between calls: `Hand` carries its packed keys from
construction, `Rules` keeps what its facets are worth. `--check` exits with 1 if a ratio is over its limit.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import sys
import time
from collections.abc import Callable
from typing import Final

from MahjongGB import MahjongFanCalculator

from bot.houses import house
from bot.mahjong import fan_total, score, score_many
from tests.generators import winning_many
from tests.oracle.reference import arguments

SEED: Final = 20_261_130
LIMITS: Final = {"fan_total": 2.0, "score": 12.0, "score_many": 1.5}
REFERENCE: Final = "PyMahjongGB (C++)"


def measure(hands: int, rounds: int) -> dict[str, list[float]]:
    """Return, for each way to score, the seconds a hand of every round; rounds are in step."""
    won = [*dict.fromkeys(winning_many(SEED, hands))]
    asked = [arguments(hand, win) for hand, win in won]
    rules = house("official_modern")

    def reference() -> None:
        for each in asked:
            MahjongFanCalculator(*each)

    def totals() -> None:
        for hand, win in won:
            fan_total(hand, win, rules)

    def scores() -> None:
        for hand, win in won:
            score(hand, win, rules)

    def many() -> None:
        score_many(won, rules)

    ways: dict[str, Callable[[], None]] = {
        REFERENCE: reference,
        "fan_total": totals,
        "score": scores,
        "score_many": many,
    }
    for way in ways.values():
        way()
    gc.collect()
    gc.freeze()  # the hands themselves are no garbage of anybody's
    times: dict[str, list[float]] = {name: [] for name in ways}
    for _ in range(rounds):
        for name, way in ways.items():
            start = time.perf_counter()
            way()
            times[name].append((time.perf_counter() - start) / len(won))
    return times


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
    times = measure(options.hands, options.rounds)
    found = ratios(times)
    print(f"{'way':<20}{'µs a hand':>12}{'times C++':>12}{'limit':>8}")
    for name, taken in times.items():
        limit = f"{LIMITS[name]:g}" if name in LIMITS else ""
        print(f"{name:<20}{statistics.median(taken) * 1e6:>12.2f}{found[name]:>12.2f}{limit:>8}")
    over = [name for name, limit in LIMITS.items() if found[name] > limit]
    if options.check and over:
        print(f"over the limit: {', '.join(over)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

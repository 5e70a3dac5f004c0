"""What a process pays before its first hand, and in memory.

    python -m bench.startup [--runs 7] [--check]

Each run is a fresh interpreter; what is told is the median, of times the processor's own, so that other programs do not
count. `--check` exits with 1 if a figure is over its limit.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

LIMITS: Final = {
    "import of bot.mahjong, ms": 200.0,
    "first build of the tables, s": 2.0,
    "tables from the cache, ms": 100.0,
    "peak memory after building, MB": 80.0,
    "peak memory after scoring, MB": 80.0,
}

PROBE: Final = """
import json, resource, time

start = time.process_time()
import bot.mahjong
imported = time.process_time()
from bot.mahjong import cache
cache.get()
ready = time.process_time()

from bot.houses import house
from bot.mahjong import score
from tests.generators import winning_many
rules = house("official_modern")
for hand, win in winning_many(7, SCORED):
    score(hand, win, rules)
peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
print(json.dumps([imported - start, ready - imported, peak]))
"""


def probe(folder: Path, scored: int) -> tuple[float, float, float]:
    """Return a fresh process's seconds to import and to have the tables, and its peak memory in MB."""
    done = subprocess.run(
        [sys.executable, "-c", PROBE.replace("SCORED", str(scored))],
        env={**os.environ, "HULE_CACHE": str(folder)},
        capture_output=True,
        check=True,
        text=True,
    )
    imported, ready, peak = json.loads(done.stdout)
    return imported, ready, peak


def measure(runs: int) -> dict[str, float]:
    """Return the median of each figure."""
    built, loaded = [], []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for _ in range(runs):
            for cached in folder.iterdir():
                cached.unlink()
            built.append(probe(folder, scored=0))
            loaded.append(probe(folder, scored=2_000))
    values = (
        statistics.median(imported for imported, _, _ in loaded) * 1e3,
        statistics.median(ready for _, ready, _ in built),
        statistics.median(ready for _, ready, _ in loaded) * 1e3,
        statistics.median(peak for _, _, peak in built),
        statistics.median(peak for _, _, peak in loaded),
    )
    return dict(zip(LIMITS, values, strict=True))


def main() -> int:
    """Measure, print, and with `--check` judge."""
    parser = argparse.ArgumentParser(description="Start-up time and memory of scoring.")
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a figure is over its limit")
    options = parser.parse_args()
    found = measure(options.runs)
    print(f"{'figure':<34}{'median':>10}{'limit':>8}")
    for name, value in found.items():
        print(f"{name:<34}{value:>10.2f}{LIMITS[name]:>8g}")
    over = [name for name, value in found.items() if value > LIMITS[name]]
    if options.check and over:
        print(f"over the limit: {', '.join(over)}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

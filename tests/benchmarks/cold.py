"""Cold starts: process start to exit, as someone at a terminal waits for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.benchmarks.measurement import Measurement
from tests.benchmarks.processes import Run, rigwise

RULE_QUESTION = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
GUIDE_QUESTION = "Do I need all 16 PCIe lanes for a single card, or will x8 do?"

CASES = (
    ("rigwise --help", ("--help",), 0.25),
    ("rigwise ask, rule only", ("ask", "--plain", RULE_QUESTION), 0.5),
    ("rigwise ask, retrieval", ("ask", "--plain", GUIDE_QUESTION), 0.8),
)


def cold_starts(home: Path, rounds: int) -> Iterator[Measurement]:
    """Seconds and peak memory of each case; the first run, which may write caches, is not counted."""
    for name, arguments, target in CASES:
        first = rigwise(home, *arguments)
        if first.code != 0:
            raise RuntimeError(f"{name} ended with {first.code}")
        runs = [rigwise(home, *arguments) for _ in range(rounds)]
        yield _seconds(name, runs, target)
        yield Measurement(f"{name}: peak memory", median(r.peak_mb for r in runs), "MB", how="peak RSS")


def _seconds(name: str, runs: list[Run], target: float) -> Measurement:
    times = [run.seconds for run in runs]
    spread = f"median of {len(times)}, {min(times):.2f} to {max(times):.2f}"
    return Measurement(name, median(times), "s", target, how=f"start to exit, {spread}")

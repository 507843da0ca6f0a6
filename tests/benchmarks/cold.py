"""Cold starts: process start to exit, as someone at a terminal waits for it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from tests.benchmarks.measurement import Measurement
from tests.benchmarks.processes import Run, command, installed, rigwise, timed


@dataclass(frozen=True)
class Question:
    """A question, whether rules answer it alone, and how long it may take [s]."""

    name: str
    text: str
    computed: bool
    target: float


QUESTIONS = (
    Question("rule only", "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?", True, 0.5),
    Question("retrieval", "What replaced the cards that were recommended in 2017?", False, 0.8),
)


def cold_starts(home: Path, rounds: int) -> Iterator[Measurement]:
    """Seconds and peak memory of each case; the first run, which may write caches, is not counted."""
    bare = [timed([sys.executable, "-c", "pass"], installed(home)) for _ in range(rounds)]
    yield _seconds("python alone, to compare with", bare, None)
    yield from _case(home, rounds, "rigwise --help", ("--help",), 0.25)
    for question in QUESTIONS:
        _check(home, question)
        yield from _case(
            home, rounds, f"rigwise ask, {question.name}", ("ask", "--plain", question.text), question.target
        )


def _case(
    home: Path, rounds: int, name: str, arguments: tuple[str, ...], target: float
) -> Iterator[Measurement]:
    if rigwise(home, *arguments).code != 0:
        raise RuntimeError(f"{name} failed")
    runs = [rigwise(home, *arguments) for _ in range(rounds)]
    yield _seconds(name, runs, target)
    yield Measurement(f"{name}: peak memory", median(run.peak_mb for run in runs), "MB", how="peak RSS")


def _check(home: Path, question: Question) -> None:
    """Refuse to measure a question that is not answered the way its name says."""
    done = subprocess.run(
        [*command(), "ask", "--json", question.text],
        env=installed(home),
        capture_output=True,
        check=True,
    )
    if bool(json.loads(done.stdout)["computations"]) is not question.computed:
        raise RuntimeError(f"{question.text!r} is no longer a question for {question.name}")


def _seconds(name: str, runs: list[Run], target: float | None) -> Measurement:
    times = [run.seconds for run in runs]
    busy = median(run.processor_seconds for run in runs)
    how = f"median of {len(times)}, {min(times):.2f} to {max(times):.2f}; {busy:.2f} s on a processor"
    return Measurement(name, median(times), "s", target, how=f"start to exit, {how}")

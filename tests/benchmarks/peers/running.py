"""Running systems in processes of their own, in turns, and taking their figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from shutil import rmtree
from typing import Any

from tests.benchmarks.measurement import percentile
from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.results import Indexed, Round, Row, row_of
from tests.benchmarks.peers.titles import RIGWISE

STEP_S = 5400.0
"""Longest time of one process."""
LOOK_S = 30.0
"""Time between two looks at the load."""
ROOT = Path(__file__).parents[3]
Say = Callable[[str], None]


@dataclass(frozen=True)
class Place:
    """Where things are.

    Args:
        python: of the virtual environment that has the peers.
        work: folder for corpora and indexes.
        threads: ``OMP_NUM_THREADS`` for every system; 0 to leave it to them.
    """

    python: str
    work: Path
    threads: int = 0

    @property
    def model(self) -> Path:
        """Folder of the model for the peers."""
        return self.work / "model"

    @property
    def engine(self) -> Path:
        """Folder of Rigwise's engine for servers."""
        return self.work / "engine"

    def command(self, system: str, step: str, corpus: Corpus, *options: str) -> list[str]:
        """The command of one step."""
        python, model = (sys.executable, self.engine) if system in RIGWISE else (self.python, self.model)
        module = [python, "-m", "tests.benchmarks.peers.child", step, system]
        return [*module, str(model), str(self.file(corpus)), str(self.folder(system, corpus)), *options]

    def file(self, corpus: Corpus) -> Path:
        """Where a corpus is kept for the processes."""
        return self.work / f"{corpus.name}-{corpus.digest}.json"

    def folder(self, system: str, corpus: Corpus) -> Path:
        """Where the index of a system over a corpus is."""
        return self.work / f"{corpus.name}-{corpus.digest}" / system

    def environment(self) -> dict[str, str]:
        """No network, modules compiled once and kept."""
        unset = ("PYTHONDONTWRITEBYTECODE", "OMP_NUM_THREADS")
        kept = {name: value for name, value in os.environ.items() if name not in unset}
        threads = {} if self.threads == 0 else {"OMP_NUM_THREADS": str(self.threads)}
        return {**kept, **threads, "HF_HUB_OFFLINE": "1", "PYTHONPATH": str(ROOT)}


@dataclass(frozen=True)
class Plan:
    """How it is measured.

    Args:
        rounds: processes of each system over what is timed.
        timed: questions of a process that are timed one by one.
        quiet: load of the machine below which rounds are timed.
        patience_s: how long that is waited for.
    """

    rounds: int
    timed: int
    quiet: float
    patience_s: float


def measured(
    place: Place, systems: Sequence[str], corpora: Sequence[Corpus], plan: Plan, say: Say
) -> tuple[list[Row], list[float]]:
    """The figures, and the load after each timed process.

    Everything is indexed, then what is not timed is asked about once, then the rest in rounds. In each round
    the systems take turns, another one beginning.
    """
    ordered = sorted(corpora, key=lambda each: each.is_timed)
    indexed = {
        (system, corpus.name): _indexed(place, system, corpus, say)
        for corpus in ordered
        for system in systems
    }
    found: dict[tuple[str, str], list[Round]] = {key: [] for key in indexed}
    load: list[float] = []
    for corpus in ordered:
        if corpus.is_timed:
            for system in systems:  # untimed: modules are compiled, files are in memory
                _asked(place, system, corpus, "--most", "2")
            _wait_for_quiet(plan, say)
        for system, each in _rounds(place, systems, corpus, plan, say):
            found[system, corpus.name].append(each)
            load += [round(os.getloadavg()[0], 2)] if corpus.is_timed else []
    return [row_of(*key, rounds, indexed[key]) for key, rounds in found.items()], load


def _rounds(
    place: Place, systems: Sequence[str], corpus: Corpus, plan: Plan, say: Say
) -> Iterator[tuple[str, Round]]:
    rounds = plan.rounds if corpus.is_timed else 1
    for number in range(rounds):
        turn = number % len(systems)
        first = number * len(corpus.questions) // rounds
        for system in (*systems[turn:], *systems[:turn]):
            options = ("--first", str(first), "--timed", str(plan.timed))
            each = (_asked if corpus.is_timed else _asked_once)(place, system, corpus, *options)
            say(f"{corpus.name}, round {number + 1}: {system} {_told(each)}")
            yield system, each


def _wait_for_quiet(plan: Plan, say: Say) -> None:
    end = time.monotonic() + plan.patience_s
    while os.getloadavg()[0] >= plan.quiet and time.monotonic() < end:
        say(f"waiting for a load below {plan.quiet:g}")
        time.sleep(LOOK_S)


def _indexed(place: Place, system: str, corpus: Corpus, say: Say) -> Indexed | None:
    """What indexing took with one thread, now or before in this folder; none where the index is shipped."""
    folder = place.folder(system, corpus)
    kept = folder.with_suffix(".json")
    corpus.save(place.file(corpus))
    if kept.is_file():
        return Indexed(**json.loads(kept.read_text(encoding="utf-8")))
    rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if corpus.is_shipped and system in RIGWISE:
        return None
    lines, _ = _run(replace(place, threads=1), place.command(system, "index", corpus))
    figures = Indexed(**{name: float(f"{value:.4g}") for name, value in lines[-1].items()})
    kept.write_text(json.dumps(asdict(figures)), encoding="utf-8")
    say(f"{corpus.name}: {system} indexed, {figures}")
    return figures


def _asked_once(place: Place, system: str, corpus: Corpus, *options: str) -> Round:
    """What a process found, now or before in this folder."""
    kept = place.folder(system, corpus).with_suffix(".found.json")
    if kept.is_file():
        return Round(**json.loads(kept.read_text(encoding="utf-8")))
    found = _asked(place, system, corpus, *options)
    kept.write_text(json.dumps(asdict(found)), encoding="utf-8")
    return found


def _asked(place: Place, system: str, corpus: Corpus, *options: str) -> Round:
    lines, first_s = _run(place, place.command(system, "ask", corpus, *options))
    last = lines[-1]
    times = last["times_ms"]
    return Round(
        cold_s=first_s,
        p50_ms=percentile(times, 0.5),
        p95_ms=percentile(times, 0.95),
        **{name: last[name] for name in ("per_second", "busy_ms", "peak_mb", "right", "asked")},
    )


def _run(place: Place, command: list[str]) -> tuple[list[dict[str, Any]], float]:
    """What a process printed, and when its first line came, in seconds after its start.

    Raises:
        RuntimeError: it failed, or took longer than it may; with the end of what it wrote to standard error.
    """
    start = time.perf_counter()
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as errors,
        subprocess.Popen(
            command, env=place.environment(), cwd=ROOT, stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        end = threading.Timer(STEP_S, process.kill)
        end.start()
        try:
            lines, first_s = [], 0.0
            for line in process.stdout or ():
                first_s = first_s or time.perf_counter() - start
                lines.append(json.loads(line))
            code = process.wait()
        finally:
            end.cancel()
            process.kill()
        if code != 0:
            errors.seek(0)
            raise RuntimeError(f"{' '.join(command[1:5])} ended with {code}: {errors.read()[-2000:]}")
        return lines, first_s


def _told(each: Round) -> str:
    return (
        f"{each.cold_s:.2f} s, p50 {each.p50_ms:.1f} ms, p95 {each.p95_ms:.1f} ms, {each.per_second:.1f}/s, "
        f"{each.peak_mb:.0f} MB, {each.right} of {each.asked}"
    )

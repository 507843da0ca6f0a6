"""The table of a run, and the goals beside what was reached, in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime

from tests.benchmarks.peers.results import Results, Row, Spread
from tests.benchmarks.peers.titles import DEFAULT, PEERS, SERVER, TITLES

TIMED = "guides"
"""The corpus of which times and memory are shown."""
INDEXED = "mixed"
"""The corpus of which the time of indexing is shown."""
Pick = Callable[[Spread], float]


@dataclass(frozen=True)
class Goal:
    """How Rigwise compares with the best of the others, and what was aimed at.

    Args:
        value: by what factor it is better, below 1 if it is worse.
        goal: the least factor aimed at; ``None`` where none was set.
    """

    what: str
    value: float
    goal: float | None = None

    def told(self) -> str:
        """In words, honest about a goal that was missed."""
        if self.goal is None:
            return f"{self.what} × {self.value:.2g}"
        if self.value < self.goal:
            return f"{self.what} × {self.value:.3g} (goal: {self.goal:g}, missed)"
        return f"{self.what} × {self.value:.2g} (goal: {self.goal:g})"


def _median(spread: Spread) -> float:
    return spread.median


def _least(spread: Spread) -> float:
    return spread.least


def markdown(results: Results) -> str:
    """Everything that the README shows of a run, with an empty line before and after."""
    parts = (_table(results), _alone(results), _about(results), _reached(results))
    return "\n".join(("", *(line for part in parts for line in (*part, "")), ""))


def goals(results: Results, of: Pick = _median, *, alone: bool = False) -> Iterator[Goal]:
    """Times, memory and speed against the best of the others.

    Args:
        of: the figure of several rounds that counts.
        alone: with one thread for each.
    """

    def best(system: str, value: Callable[[Row], float], corpus: str = TIMED) -> float:
        own, *others = (value(results.row(name, corpus, alone=alone)) for name in (system, *PEERS))
        return min(others) / own

    yield Goal("first answer", best(DEFAULT, lambda row: of(row.cold_s)), 15)
    yield Goal("p50 with the engine for servers", best(SERVER, lambda row: of(row.p50_ms)), 3)
    yield Goal("p95 with it", best(SERVER, lambda row: of(row.p95_ms)))
    yield Goal("p50 by default", best(DEFAULT, lambda row: of(row.p50_ms)))
    yield Goal("p95 by default", best(DEFAULT, lambda row: of(row.p95_ms)))
    yield Goal("questions/s by default", best(DEFAULT, lambda row: 1 / of(row.per_second)))
    yield Goal("processor time with the engine for servers", best(SERVER, lambda row: of(row.busy_ms)))
    yield Goal("memory", best(DEFAULT, lambda row: of(row.peak_mb)), 5)
    if INDEXED in results.corpora and not alone:
        yield Goal("indexing by default", best(DEFAULT, _busy_s, INDEXED))
        yield Goal("indexing with the engine for servers", best(SERVER, _busy_s, INDEXED))


def _busy_s(row: Row) -> float:
    return row.index.busy_s if row.index else 0.0


def _table(results: Results) -> Iterator[str]:
    names = list(results.corpora)
    heads = [
        "",
        "first answer",
        "p50",
        "p95",
        "on a processor",
        "questions/s",
        "memory",
        *(["index"] if INDEXED in names else []),
    ]
    heads += [f"P@1 {name}" for name in names]
    yield f"| {' | '.join(heads)} |"
    yield f"|---|{'---:|' * (len(heads) - 1)}"
    for system in TITLES:
        yield f"| {' | '.join(_cells(results, system))} |"


def _cells(results: Results, system: str) -> Iterator[str]:
    row = results.row(system, TIMED)
    yield TITLES[system]
    yield f"{row.cold_s.median:.2f} s ({row.cold_s.least:.2f})"
    yield from _times(row)
    yield f"{row.peak_mb.median:.0f} MB"
    if INDEXED in results.corpora:
        yield f"{_busy_s(results.row(system, INDEXED)):.0f} s"
    for corpus in results.corpora:
        yield f"{results.row(system, corpus).precision:.3f}"


def _alone(results: Results) -> Iterator[str]:
    """What changes where each system has one thread."""
    yield "With one thread for each (`OMP_NUM_THREADS=1`), as on a machine that has other work:"
    yield ""
    yield "|  | p50 | p95 | on a processor | questions/s |"
    yield "|---|---:|---:|---:|---:|"
    for system in TITLES:
        cells = list(_times(results.row(system, TIMED, alone=True)))
        yield f"| {' | '.join([TITLES[system], *cells])} |"


def _times(row: Row) -> Iterator[str]:
    yield f"{row.p50_ms.median:.1f} ms ({row.p50_ms.least:.1f})"
    yield f"{row.p95_ms.median:.1f} ms"
    yield f"{row.busy_ms.median:.1f} ms"
    yield f"{row.per_second.median:.0f}"


def _about(results: Results) -> Iterator[str]:
    low, high = min(results.load), max(results.load)
    day, machine = datetime.fromisoformat(results.taken), results.machine
    yield f"Run of {day:%Y-%m-%d} on {machine['cores']} cores ({machine['processor']}): medians, and the best"
    yield f"round, of {results.rounds} rounds in turns, threads as each takes them; questions/s: two ask;"
    yield f"load of the machine in the rounds {low:.1f} to {high:.1f}, that of the run included."
    yield ", ".join(f"{name} {version}" for name, version in results.versions.items()) + "."
    yield ""
    for name, what in results.corpora.items():
        told = "P@1; times and memory are of these" if name == TIMED else "P@1"
        told += "; processor time of the index, with one thread" if name == INDEXED else ""
        yield f"* {name}: {what}; {told}"
    yield ""
    yield "Rigwise comes with its guides encoded, and searches them in all languages. Of other texts it"
    yield "encodes each sentence, section and heading too, for ranking and quotes; that is in its index time."


def _reached(results: Results) -> Iterator[str]:
    yield f"Against the best of the others: {'; '.join(goal.told() for goal in goals(results))}."
    least = [goal.told() for goal in goals(results, _least) if goal.goal is not None]
    yield f"By the best round of each, which other work disturbs least: {'; '.join(least)}."
    alone = [
        goal.told() for goal in goals(results, alone=True) if goal.what.startswith(("p50", "p95", "quest"))
    ]
    yield f"With one thread for each: {'; '.join(alone)}."
    yield f"P@1: {'; '.join(_precision(results, corpus) for corpus in results.corpora)}."


def _precision(results: Results, corpus: str) -> str:
    best = max(results.row(peer, corpus).precision for peer in PEERS)
    return f"{corpus} {(results.row(DEFAULT, corpus).precision - best) * 100:+.1f} points"

"""What a run found, as data that is kept: medians over rounds, and what the run was."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

RESULTS_FILE = Path(__file__).with_name("results.json")
SPREADS = ("cold_s", "p50_ms", "p95_ms", "per_second", "busy_ms", "peak_mb")
"""Figures of a round of which the median counts."""


@dataclass(frozen=True)
class Spread:
    """The median of some rounds, and their bounds."""

    median: float
    least: float
    most: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Spread:
        """Over at least one round, to four digits."""
        return cls(*(float(f"{value:.4g}") for value in (median(values), min(values), max(values))))


@dataclass(frozen=True)
class Round:
    """One process that asked every question once."""

    cold_s: float
    p50_ms: float
    p95_ms: float
    per_second: float
    busy_ms: float
    peak_mb: float
    right: int
    asked: int


@dataclass(frozen=True)
class Indexed:
    """One process that encoded and kept all texts: time from texts to index, processor time of all of it [s],
    peak memory [MB]."""

    seconds: float
    busy_s: float
    peak_mb: float


@dataclass(frozen=True)
class Row:
    """One system over one corpus.

    Args:
        cold_s: start of the process to the first answer.
        p50_ms, p95_ms: time of a question, one at a time.
        per_second: questions by two who ask at once.
        busy_ms: processor time of a question, in all threads.
        peak_mb: memory of the process that answers.
        index: what indexing took; ``None`` where there is nothing to index.
        right, asked: questions whose first passage is right, of how many.
    """

    system: str
    corpus: str
    cold_s: Spread
    p50_ms: Spread
    p95_ms: Spread
    per_second: Spread
    busy_ms: Spread
    peak_mb: Spread
    index: Indexed | None
    right: int
    asked: int

    @property
    def precision(self) -> float:
        """P@1."""
        return self.right / self.asked


@dataclass(frozen=True)
class Results:
    """A whole run.

    Args:
        load: runnable processes, averaged over a minute: after each process of the timed rounds.
        rounds: processes of each system over what is timed.
        corpora: one line about each, by name.
        rows: what was found where each system took the threads that it takes by itself.
        alone: the same of what is timed, with one thread for each.
    """

    taken: str
    machine: dict[str, Any]
    load: tuple[float, ...]
    rounds: int
    versions: dict[str, str]
    corpora: dict[str, str]
    rows: tuple[Row, ...] = field(repr=False)
    alone: tuple[Row, ...] = field(repr=False)

    def row(self, system: str, corpus: str, *, alone: bool = False) -> Row:
        """The figures of a system over a corpus.

        Args:
            alone: those with one thread for each.

        Raises:
            KeyError: it was not measured.
        """
        for row in self.alone if alone else self.rows:
            if (row.system, row.corpus) == (system, corpus):
                return row
        raise KeyError((system, corpus))

    def save(self, file: Path) -> None:
        """Write it as JSON."""
        text = json.dumps(asdict(self), ensure_ascii=False, indent=1)
        file.write_text(text + "\n", encoding="utf-8")

    @classmethod
    def load_from(cls, file: Path = RESULTS_FILE) -> Results:
        """Read what :meth:`save` wrote."""
        values = json.loads(file.read_text(encoding="utf-8"))
        rows, alone = (tuple(map(_row, values[name])) for name in ("rows", "alone"))
        return cls(**{**values, "load": tuple(values["load"]), "rows": rows, "alone": alone})


def row_of(system: str, corpus: str, rounds: Sequence[Round], index: Indexed | None) -> Row:
    """Medians of some rounds; what is right is that of the first, since every round finds the same."""
    spreads = {name: Spread.of([getattr(each, name) for each in rounds]) for name in SPREADS}
    return Row(system, corpus, **spreads, index=index, right=rounds[0].right, asked=rounds[0].asked)


def _row(values: dict[str, Any]) -> Row:
    index = Indexed(**values["index"]) if values["index"] else None
    spreads = {name: Spread(**values[name]) for name in SPREADS}
    return Row(**{**values, **spreads, "index": index})

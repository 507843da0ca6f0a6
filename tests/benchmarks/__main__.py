"""Measure, then print a table and JSON: ``python -m tests.benchmarks``; ``--help`` lists the options."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from assistant.evaluation.loading import Golden, load_golden
from assistant.version import __version__
from tests.benchmarks.cold import cold_starts
from tests.benchmarks.endurance import endurance
from tests.benchmarks.engines import engines
from tests.benchmarks.failing import failover
from tests.benchmarks.indexing import indexing, searching
from tests.benchmarks.ingesting import ingesting
from tests.benchmarks.load import load
from tests.benchmarks.measurement import Measurement
from tests.benchmarks.memory import memory
from tests.benchmarks.pieces import pieces
from tests.benchmarks.questions import guide_questions, rule_questions
from tests.benchmarks.scale import scale
from tests.benchmarks.serving import serving
from tests.benchmarks.word_search import word_search

Lines = Iterator[Measurement | str]


@dataclass(frozen=True)
class Setup:
    """What a part measures with: a home of its own, questions, and how thoroughly."""

    home: Path
    golden: Golden
    rounds: int
    full: bool
    questions: int
    vectors: int
    passages: int
    paragraphs: int


def _cold(setup: Setup) -> Lines:
    yield from cold_starts(setup.home, setup.rounds)


def _server(setup: Setup) -> Lines:
    yield from serving(setup.home, guide_questions(setup.golden), rule_questions(setup.golden))


def _load(setup: Setup) -> Lines:
    guides, rules = guide_questions(setup.golden), rule_questions(setup.golden)
    yield from load(setup.home, guides, rules)


def _endurance(setup: Setup) -> Lines:
    guides, rules = guide_questions(setup.golden), rule_questions(setup.golden)
    yield from endurance(setup.home, guides, rules, setup.questions)


def _index(setup: Setup) -> Lines:
    yield from indexing(setup.rounds, full=setup.full)
    yield from memory(setup.home, setup.paragraphs)


def _search(setup: Setup) -> Lines:
    yield from searching(setup.home, setup.golden.retrieval)
    yield from word_search(setup.golden.retrieval)


def _engines(setup: Setup) -> Lines:
    yield from engines(setup.home, guide_questions(setup.golden)[:60])


def _scale(setup: Setup) -> Lines:
    yield from scale(setup.home, setup.vectors)


def _ingest(setup: Setup) -> Lines:
    yield from ingesting(setup.home, setup.passages)


def _failover(setup: Setup) -> Lines:
    yield from failover(setup.home)


def _pieces(setup: Setup) -> Lines:
    yield from pieces(rule_questions(setup.golden))


PARTS: dict[str, Callable[[Setup], Lines]] = {
    "cold": _cold,
    "pieces": _pieces,
    "server": _server,
    "load": _load,
    "endurance": _endurance,
    "index": _index,
    "search": _search,
    "engines": _engines,
    "scale": _scale,
    "ingest": _ingest,
    "failover": _failover,
}
ALONE = ("scale", "ingest")
"""Parts that take many minutes and gigabytes, and run only when they are named."""


@click.command()
@click.option("--rounds", default=7, show_default=True, help="Runs of each cold start; the median counts.")
@click.option("--json", "file", type=click.Path(path_type=Path), help="Also write the figures to this file.")
@click.option("--only", "parts", multiple=True, type=click.Choice(list(PARTS)), help="Only these parts.")
@click.option("--full", is_flag=True, help="Encode all guides; takes long.")
@click.option("--questions", default=2_000, show_default=True, help="Asked to see whether memory grows.")
@click.option("--vectors", default=1_000_000, show_default=True, help="Of the part 'scale'.")
@click.option("--passages", default=100_000, show_default=True, help="Of the part 'ingest'.")
@click.option("--paragraphs", default=20_000, show_default=True, help="Of the ingest in the part 'index'.")
def main(
    rounds: int,
    file: Path | None,
    parts: tuple[str, ...],
    full: bool,
    questions: int,
    vectors: int,
    passages: int,
    paragraphs: int,
) -> None:
    """Measure start-up, answers, index and memory of this installation, and peers that are installed."""
    golden = load_golden()
    found: list[Measurement] = []
    with TemporaryDirectory(prefix="rigwise-bench-") as folder:
        for name in parts or tuple(each for each in PARTS if each not in ALONE):
            home = Path(folder) / name
            home.mkdir()
            sizes = (questions, vectors, passages, paragraphs)
            for line in PARTS[name](Setup(home, golden, rounds, full, *sizes)):
                click.echo(line if isinstance(line, str) else _line(line), err=True)
                if isinstance(line, Measurement):
                    found.append(line)
    _print_table(found)
    text = json.dumps(_data(found), ensure_ascii=False, indent=2)
    click.echo(text)
    if file:
        file.write_text(text + "\n", encoding="utf-8")


def _line(measurement: Measurement) -> str:
    return f"{measurement.name}: {measurement.value:.3g} {measurement.unit}"


def _print_table(found: list[Measurement]) -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for column in ("measured", "value", "target", "kept", "how"):
        table.add_column(column, justify="right" if column in ("value", "target") else "left")
    for each in found:
        sign = "≥" if each.more_is_better else "≤"
        target = "" if each.target is None else f"{sign} {each.target:g} {each.unit}"
        kept = {None: "", True: "yes", False: "NO"}[each.is_met]
        table.add_row(each.name, f"{each.value:.3g} {each.unit}", target, kept, each.how)
    Console(width=150).print(table)


def _data(found: list[Measurement]) -> dict[str, Any]:
    return {
        "version": __version__,
        "taken": datetime.now(UTC).isoformat(timespec="seconds"),
        "machine": {"cpus": os.cpu_count(), "architecture": platform.machine(), "system": platform.system()},
        "python": platform.python_version(),
        "load": os.getloadavg() if hasattr(os, "getloadavg") else None,
        "measurements": [asdict(each) | {"kept": each.is_met} for each in found],
    }


if __name__ == "__main__":
    main()

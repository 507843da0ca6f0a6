"""The guides' index: building it, loading it, and searching it in this process."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from assistant.evaluation.rows import RetrievalRow
from assistant.evaluation.searching import rank_of
from assistant.retrieval.retriever import Retriever
from tests.benchmarks.measurement import Measurement, percentile

SAMPLE_WORKS = 2


def indexing(rounds: int, *, full: bool) -> Iterator[Measurement]:
    """Build with the shipped vectors, and without any; the latter over a sample unless ``full``."""
    reused = [_build("--reuse") for _ in range(min(rounds, 3))]
    seconds = median(run["seconds"] for run in reused)
    how = f"{reused[0]['guides']} guides, {reused[0]['texts']} texts, shipped vectors taken over"
    yield Measurement("index: build, nothing to encode", seconds, "s", how=how)
    new = _build() if full else _build("--works", str(SAMPLE_WORKS))
    how = f"{new['guides']} guides, {new['texts']} texts"
    yield Measurement("index: build, everything encoded", new["seconds"], "s", how=how)
    rate = new["texts"] / new["seconds"]
    yield Measurement("index: texts encoded per second", rate, "1/s", more_is_better=True, how=how)
    yield Measurement("index: build, peak memory", new["peak_mb"], "MB", how="peak RSS while encoding")


def _build(*options: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.benchmarks.building", *options],
        capture_output=True,
        text=True,
        check=True,
    )
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def searching(home: Path, rows: Sequence[RetrievalRow]) -> Iterator[Measurement]:
    """Open the index, then every golden question once over all guides."""
    start = time.perf_counter()
    retriever = Retriever.open(home)
    yield Measurement("search: index opened", (time.perf_counter() - start) * 1000, "ms")
    retriever.search("?", "en")
    times, found = [], 0
    for row in rows:
        start = time.perf_counter()
        hits = retriever.search(row.question, row.language, limit=3).hits
        times.append((time.perf_counter() - start) * 1000)
        names = (f"{hit.work_id}#{hit.passage.section_id}" for hit in hits)
        found += rank_of(row.sections, names) is not None
    how = f"right section in the top 3: {found / len(rows):.1%} of {len(rows)}; in this process"
    yield Measurement("search: time per question, p50", percentile(times, 0.5), "ms", how=how)
    yield Measurement("search: time per question, p95", percentile(times, 0.95), "ms")

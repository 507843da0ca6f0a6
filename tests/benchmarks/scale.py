"""A million vectors in FAISS: built, memory-mapped and searched, each in a process of its own.

The vectors are synthetic: points around centres that are drawn once, with a spread at which a point's nearest
neighbours belong to several centres, as with passages. Questions are points of the same kind that are not in
the index. Vectors of real passages would be easier or harder; the figures compare indexes, not corpora.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np

from tests.benchmarks.measurement import Measurement, percentile

DIMENSION = 384
CENTRES = 5_000
SPREAD = 0.9
LISTS = 1_024
PROBES = 64
TRAINED = 40_000
QUESTIONS = 300
TOP = 10
BATCH = 20_000
SEED = 20_261_130


def scale(home: Path, count: int) -> Iterator[Measurement]:
    """Build, then search."""
    index = home / "vectors.faiss"
    built = _run("build", index, count)
    found = _run("search", index, count)
    how = f"{count} synthetic vectors of {DIMENSION}; {LISTS} lists of 8-bit codes, {PROBES} probed"
    yield Measurement("scale: index built", built["seconds"], "s", how=how)
    yield Measurement("scale: file", built["bytes"] / 1e6, "MB")
    yield Measurement("scale: building, peak memory", built["peak_mb"], "MB")
    yield Measurement("scale: opened", found["opened_ms"], "ms", how="mapped, not read")
    yield Measurement("scale: recall@10", found["recall"], "", 0.96, more_is_better=True)
    how = f"{QUESTIONS} questions, one thread"
    yield Measurement("scale: time per question, p50", found["p50_ms"], "ms", 2.0, how=how)
    yield Measurement("scale: time per question, p95", found["p95_ms"], "ms")
    yield Measurement("scale: searching, memory", found["rss_mb"], "MB", 650.0, how="after all questions")


def _run(step: str, index: Path, count: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.benchmarks.scale", step, str(index), "--count", str(count)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def batches(count: int) -> Iterator[np.ndarray]:
    """The vectors, the same on each call."""
    random = np.random.default_rng(SEED)
    centres = _unit(random.normal(size=(CENTRES, DIMENSION)))
    for start in range(0, count, BATCH):
        yield _points(random, centres, min(BATCH, count - start))


def questions() -> np.ndarray:
    """Points around the same centres."""
    centres = _unit(np.random.default_rng(SEED).normal(size=(CENTRES, DIMENSION)))
    return _points(np.random.default_rng(SEED + 1), centres, QUESTIONS)


def _points(random: np.random.Generator, centres: np.ndarray, count: int) -> np.ndarray:
    around = centres[random.integers(len(centres), size=count)]
    noise = random.standard_normal(size=(count, DIMENSION), dtype=np.float32) / np.sqrt(DIMENSION)
    return _unit(around + np.float32(SPREAD) * noise)


def _unit(vectors: np.ndarray) -> np.ndarray:
    lengths = np.linalg.norm(vectors, axis=1, keepdims=True)
    return np.ascontiguousarray(vectors / lengths, dtype=np.float32)


@click.group()
def main() -> None:
    """One step in this process; prints what it took as JSON."""


@main.command()
@click.argument("index", type=click.Path(path_type=Path))
@click.option("--count", default=1_000_000)
def build(index: Path, count: int) -> None:
    """Build the index and write it."""
    import faiss

    start = time.perf_counter()
    coarse = faiss.IndexFlatIP(DIMENSION)
    made = faiss.IndexIVFScalarQuantizer(
        coarse, DIMENSION, LISTS, faiss.ScalarQuantizer.QT_8bit, faiss.METRIC_INNER_PRODUCT
    )
    sample = np.concatenate([part for part, _ in zip(batches(count), range(TRAINED // BATCH), strict=False)])
    made.train(sample)
    for part in batches(count):
        made.add(part)
    faiss.write_index(made, str(index))
    _print(seconds=time.perf_counter() - start, bytes=index.stat().st_size, peak_mb=_peak_mb())


@main.command()
@click.argument("index", type=click.Path(path_type=Path))
@click.option("--count", default=1_000_000)
def search(index: Path, count: int) -> None:
    """Map the index, ask every question, then compare with an exact search."""
    import faiss

    faiss.omp_set_num_threads(1)
    asked = questions()
    start = time.perf_counter()
    mapped = faiss.read_index(str(index), faiss.IO_FLAG_MMAP | faiss.IO_FLAG_READ_ONLY)
    mapped.nprobe = PROBES
    opened = time.perf_counter() - start
    times, found = [], []
    for _ in range(2):
        times, found = [], []
        for question in asked:
            start = time.perf_counter()
            found.append(mapped.search(question[None], TOP)[1][0])
            times.append((time.perf_counter() - start) * 1000)
    rss = _resident_mb()
    shares = [len(set(got) & set(best)) / TOP for got, best in zip(found, _exact(asked, count), strict=True)]
    _print(
        opened_ms=opened * 1000,
        p50_ms=percentile(times, 0.5),
        p95_ms=percentile(times, 0.95),
        recall=float(np.mean(shares)),
        rss_mb=rss,
    )


def _exact(asked: np.ndarray, count: int) -> np.ndarray:
    """The nearest rows of every question, by all products."""
    scores = np.full((len(asked), TOP), -2.0, np.float32)
    rows = np.zeros((len(asked), TOP), np.int64)
    first = 0
    for part in batches(count):
        products = asked @ part.T
        best = np.argpartition(-products, TOP, axis=1)[:, :TOP]
        scores = np.hstack([scores, np.take_along_axis(products, best, axis=1)])
        rows = np.hstack([rows, best + first])
        kept = np.argsort(-scores, axis=1)[:, :TOP]
        scores, rows = np.take_along_axis(scores, kept, axis=1), np.take_along_axis(rows, kept, axis=1)
        first += len(part)
    return rows


def _print(**figures: float) -> None:
    click.echo(json.dumps(figures))


def _peak_mb() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _resident_mb() -> float:
    """Memory of this process now, mapped pages that were read included."""
    text = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in text.splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    main()

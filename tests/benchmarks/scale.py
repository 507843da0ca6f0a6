"""A million vectors in the index that an ingest of so many passages builds: built, opened and searched, each
in a process of its own.

The vectors are made from real ones, those of the paragraphs and sentences of the guides, seen from the
centres of their languages: each is a mixture of two of them, and noise half as long that varies as they do.
Their nearest neighbours lie as real ones do (local intrinsic dimension 12; of real sentences 8 to 12; random
vectors would have no neighbours to speak of). Questions are the headings of the guides: half of them tune the
index, the other half is reported. They are harder than real ones, with a dimension of 34 instead of 18 to 22.
"""

from __future__ import annotations

import json
import resource
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click
import numpy as np

from assistant.retrieval.approximate.building import build_index
from assistant.retrieval.approximate.files import INDEX_FILE, Nearest, read_nearest, write_nearest
from assistant.retrieval.approximate.measuring import TOP
from assistant.retrieval.approximate.searching import FEW, ApproximateIndex
from assistant.retrieval.bundle import SHIPPED_FOLDER
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.centring import CentreSet, load_centres
from assistant.retrieval.collection import paragraph_rows, section_languages
from assistant.retrieval.segment import Level, load_segment
from assistant.retrieval.storage import read_manifest
from tests.benchmarks.measurement import Measurement, percentile

NOISE = np.float32(0.5)
BATCH = 20_000
SEED = 20_261_130
REPORTED = 300
SOME = 60
"""Questions to each collection."""
ROUNDS = 2
COLLECTIONS = (FEW, 20_000, 100_000)
"""Vectors in the collections that are searched by themselves."""


def scale(home: Path, count: int) -> Iterator[Measurement]:
    """Make the vectors, build the index, then search."""
    _run("make", home, count)
    built = _run("build", home, count)
    found = _run("search", home, count)
    how = f"{count} vectors of {built['dimension']:.0f}; {built['groups']:.0f} groups of 4-bit codes"
    yield Measurement("scale: index built", built["seconds"], "s", how=how)
    yield Measurement("scale: index built, processor", built["processor_s"], "s")
    yield Measurement(
        "scale: building, peak memory", built["peak_mb"], "MB", how="pages of files not counted"
    )
    yield Measurement("scale: file of the index", built["bytes"] / 1e6, "MB", how="beside the vectors")
    yield Measurement("scale: opened", found["opened_ms"], "ms", how="vectors mapped, not read")
    how = f"{built['probes']:.0f} groups looked at, {REPORTED} questions that did not tune that"
    yield Measurement("scale: recall@10", found["recall"], "", 0.96, more_is_better=True, how=how)
    how = "one thread; the nearest ten, by exact scores of 400 candidates"
    yield Measurement("scale: time per question, p50", found["p50_ms"], "ms", 2.0, how=how)
    yield Measurement("scale: time per question, p95", found["p95_ms"], "ms")
    yield Measurement("scale: processor time per question, p50", found["processor_ms"], "ms")
    yield Measurement("scale: searching, memory", found["rss_mb"], "MB", 650.0, how="mapped pages too")
    how = "the vectors of 400 candidates are mapped for a moment, with what the system maps around them"
    yield Measurement("scale: searching, memory at its peak", found["peak_mb"], "MB", how=how)
    yield from _narrowed(found)


def _narrowed(found: dict[str, Any]) -> Iterator[Measurement]:
    for size in COLLECTIONS:
        name = f"scale: in a collection of {size}"
        yield Measurement(f"{name}, recall@10", found[f"recall_{size}"], "", 0.96, more_is_better=True)
        yield Measurement(f"{name}, time per question, p50", found[f"ms_{size}"], "ms")


def _run(step: str, home: Path, count: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.benchmarks.scale", step, str(home), "--count", str(count)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    report: dict[str, Any] = json.loads(done.stdout or "{}")
    return report


def _real() -> tuple[np.ndarray, np.ndarray]:
    """Vectors of the guides' paragraphs and sentences, and of their headings, each text once."""
    segment = load_segment(SHIPPED_FOLDER)
    centres = load_centres(SHIPPED_FOLDER, read_manifest(SHIPPED_FOLDER)["languages"]).ranking
    languages = section_languages(segment)
    of_sentences = np.repeat(languages, np.diff(segment.sentence_bounds))
    sentences = CentredRows(segment.sentences, of_sentences, centres).whole()
    texts = np.concatenate([paragraph_rows(segment, centres).whole(), sentences])
    _, different = np.unique(segment.headings.keys, return_index=True)
    headings = CentredRows(segment.headings, languages, centres, as_query=True).read(np.sort(different))
    return texts, np.random.default_rng(SEED).permutation(headings)


def _batches(texts: np.ndarray, count: int) -> Iterator[np.ndarray]:
    random = np.random.default_rng(SEED)
    values, axes = np.linalg.eigh(np.cov(texts.T))
    spread = (axes * np.sqrt(np.maximum(values, 0) / values.sum())).astype(np.float32)
    for start in range(0, count, BATCH):
        size = min(BATCH, count - start)
        one, other = (
            texts[random.integers(len(texts), size=size)],
            texts[random.integers(len(texts), size=size)],
        )
        share = random.random((size, 1), dtype=np.float32) / 2
        noise = random.standard_normal((size, texts.shape[1]), dtype=np.float32) @ spread.T
        vectors = (1 - share) * one + share * other + NOISE * noise
        yield vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def _rows(home: Path) -> CentredRows:
    vectors = np.load(home / "vectors.npy", mmap_mode="r")
    level = Level(vectors, np.empty(0, np.uint64))
    return CentredRows(level, np.full(len(vectors), "en"), _nowhere(vectors.shape[1]))


def _nowhere(dimension: int) -> CentreSet:
    """The vectors are centred already."""
    middle = np.zeros((1, dimension), np.float32)
    return CentreSet(("en",), middle, middle)


@click.group()
def main() -> None:
    """One step in this process; prints what it took as JSON."""


@main.command()
@click.argument("home", type=click.Path(path_type=Path))
@click.option("--count", default=1_000_000)
def make(home: Path, count: int) -> None:
    """Write the vectors."""
    texts, _ = _real()
    shape = (count, texts.shape[1])
    vectors = np.lib.format.open_memmap(home / "vectors.npy", "w+", np.float16, shape)
    for number, part in enumerate(_batches(texts, count)):
        vectors[number * BATCH : number * BATCH + len(part)] = part


@main.command()
@click.argument("home", type=click.Path(path_type=Path))
@click.option("--count", default=1_000_000)
def build(home: Path, count: int) -> None:
    """Build the index and write it."""
    _one_thread()
    rows, asked = _rows(home), _real()[1][REPORTED:]
    start, processor = time.perf_counter(), time.process_time()
    index, recall = build_index(rows, asked[:200])
    write_nearest(Nearest(index, _nowhere(rows.dimension), index.nprobe, recall, index.ntotal), home)
    _print(
        seconds=time.perf_counter() - start,
        processor_s=time.process_time() - processor,
        bytes=(home / INDEX_FILE).stat().st_size,
        peak_mb=_peak_mb(),
        dimension=rows.dimension,
        groups=index.nlist,
        probes=index.nprobe,
        measured=recall,
    )


@main.command()
@click.argument("home", type=click.Path(path_type=Path))
@click.option("--count", default=1_000_000)
def search(home: Path, count: int) -> None:
    """Open the index, ask every question, then compare with an exact search."""
    _one_thread()
    asked = _real()[1][:REPORTED]
    start = time.perf_counter()
    rows = _rows(home)
    found = read_nearest(home, count)
    assert found is not None
    index = ApproximateIndex(found.index, rows, found.probes)
    opened = (time.perf_counter() - start) * 1000
    taken = _asked(asked, lambda query: _best(index, query, index.candidates(query)))
    figures = {"rss_mb": _resident_mb(), "peak_mb": _peak_mb(), "opened_ms": opened}
    figures["recall"] = taken.recall(_exact(rows, asked))
    figures |= {"p50_ms": taken.wall(0.5), "p95_ms": taken.wall(0.95), "processor_ms": taken.processor}
    for size in COLLECTIONS:
        figures |= _within(index, rows, asked[:SOME], min(size, count))
    _print(**figures)


def _within(index: ApproximateIndex, rows: CentredRows, asked: np.ndarray, size: int) -> dict[str, float]:
    """Of a collection of any rows."""
    allowed = np.zeros(len(rows), np.bool_)
    allowed[np.random.default_rng(SEED).choice(len(rows), size, replace=False)] = True
    taken = _asked(asked, lambda query: _best(index, query, index.among(query, allowed)))
    return {f"recall_{size}": taken.recall(_exact(rows, asked, allowed)), f"ms_{size}": taken.wall(0.5)}


class _Asked:
    """What was found, and how long it took [ms]."""

    def __init__(self, found: list[np.ndarray], times: list[tuple[float, float]]) -> None:
        self._found = found
        self._times = times

    @property
    def processor(self) -> float:
        return percentile([each for _, each in self._times], 0.5)

    def wall(self, share: float) -> float:
        return percentile([each for each, _ in self._times], share)

    def recall(self, exact: np.ndarray) -> float:
        pairs = zip(self._found, exact, strict=True)
        return float(np.mean([len(set(got) & set(best)) / TOP for got, best in pairs]))


def _asked(asked: np.ndarray, ask: Callable[[np.ndarray], np.ndarray]) -> _Asked:
    """The last of some rounds, so that files are in the system's cache."""
    for _ in range(ROUNDS):
        found, times = [], []
        for question in asked:
            start, processor = time.perf_counter(), time.process_time()
            found.append(ask(question))
            took = time.perf_counter() - start, time.process_time() - processor
            times.append((took[0] * 1000, took[1] * 1000))
    return _Asked(found, times)


def _best(index: ApproximateIndex, query: np.ndarray, rows: np.ndarray) -> np.ndarray:
    return rows[np.argsort(-index.scores(query, rows))[:TOP]]


def _exact(rows: CentredRows, asked: np.ndarray, allowed: np.ndarray | None = None) -> np.ndarray:
    """The nearest rows of every question, by all products."""
    scores, found = np.empty((len(asked), 0), np.float32), np.empty((len(asked), 0), np.int64)
    first = 0
    for part in rows.batches():
        numbers = np.arange(first, first + len(part))
        first += len(part)
        kept = slice(None) if allowed is None else allowed[numbers]
        scores = np.hstack([scores, asked @ part[kept].T])
        found = np.hstack([found, np.broadcast_to(numbers[kept], (len(asked), len(numbers[kept])))])
        best = np.argpartition(-scores, min(TOP, scores.shape[1] - 1), axis=1)[:, :TOP]
        scores, found = np.take_along_axis(scores, best, axis=1), np.take_along_axis(found, best, axis=1)
    return found


def _one_thread() -> None:
    import faiss

    faiss.omp_set_num_threads(1)


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

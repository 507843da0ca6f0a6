"""The small pieces, each in this process: a rule call, a question read, a catalog, language or guide loaded.

Times are those on a processor, so that other work of the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from datetime import date
from statistics import median

from assistant.understanding import language_data, language_file
from assistant.understanding.understand import understand
from corpus.guide_format import parse_guide
from corpus.guides import GUIDES_FOLDER
from corpus.sources import load_sources
from rules import registry
from rules.catalog import gpu_rows, tables
from rules.knowledge import Knowledge
from tests.benchmarks.measurement import Measurement, percentile
from tests.rules.case_tables import cases

REPEATS = 5
TODAY = date(2026, 11, 30)
KNOWLEDGE = Knowledge(TODAY)
CATALOGS = ("gpus", "cpus", "models", "quantizations", "prices")


def pieces(questions: list[str]) -> Iterator[Measurement]:
    """One line per rule, then catalogs, understanding, languages and guides."""
    for name in registry.names():
        yield _rule(name)
    yield from (_catalog(name) for name in CATALOGS)
    yield from _understanding(questions)
    yield from _languages()
    yield _guides()


def _rule(name: str) -> Measurement:
    rule = registry.get(name)
    inputs = [case.inputs for case in cases(name) if case.refuses is None]
    spent = [_best(lambda each=each: rule(each, KNOWLEDGE)) for each in inputs]  # type: ignore[misc]
    return Measurement(f"rule {name}, a call", median(spent), "ms", 1.0, how=f"{len(inputs)} cases")


def _catalog(name: str) -> Measurement:
    def load() -> None:
        tables.load_table.cache_clear()
        gpu_rows.load_rows.cache_clear()
        getattr(Knowledge(TODAY), name)

    return Measurement(f"catalog {name}, loaded", _best(load), "ms", 50.0)


def _understanding(questions: list[str]) -> Iterator[Measurement]:
    spent = [_best(lambda each=each: understand(each, knowledge=KNOWLEDGE)) for each in questions]  # type: ignore[misc]
    how = f"{len(questions)} golden questions"
    yield Measurement("understanding, p50", percentile(spent, 0.5), "ms", 3.0, how=how)
    yield Measurement("understanding, p95", percentile(spent, 0.95), "ms", how=how)


def _languages() -> Iterator[Measurement]:
    for tag in ("en", "zh-Hans", "zh-Hant", "tr"):
        yield Measurement(f"language {tag}, cold", _best(lambda tag=tag: _load(tag)), "ms", 30.0)  # type: ignore[misc]


def _load(tag: str) -> None:
    for cached in (language_data.load, language_file.common):
        cached.cache_clear()
    language_data.load(tag)


def _guides() -> Measurement:
    known = load_sources().keys()
    paths = sorted(GUIDES_FOLDER.glob("*/*.md"))
    texts = [(path, path.read_text(encoding="utf-8")) for path in paths]
    spent = [_best(lambda p=path, t=text: parse_guide(t, p, known)) for path, text in texts]  # type: ignore[misc]
    return Measurement("guide, parsed", median(spent), "ms", 3.0, how=f"{len(texts)} files")


def _best(call: Callable[[], object]) -> float:
    """The best of several runs, after one to warm up [ms]."""
    call()
    times = []
    for _ in range(REPEATS):
        start = time.thread_time()
        call()
        times.append((time.thread_time() - start) * 1000)
    return min(times)

"""Engines that search by words alone, over the same passages and questions; those not installed are named."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from assistant.evaluation.rows import RetrievalRow
from assistant.evaluation.searching import rank_of
from corpus.guides import load_guides
from tests.benchmarks.measurement import Measurement, percentile

TOP = 10
Search = Callable[[str], Sequence[int]]


@dataclass(frozen=True)
class Peer:
    """A search engine: its package, and how it is built from texts into a search for row numbers."""

    package: str
    build: Callable[[list[str]], Search]


def rank_bm25(texts: list[str]) -> Search:
    """Okapi BM25 over words split at spaces."""
    engine = import_module("rank_bm25").BM25Okapi([text.lower().split() for text in texts])
    return lambda question: engine.get_scores(question.lower().split()).argsort()[::-1][:TOP].tolist()


def bm25s(texts: list[str]) -> Search:
    """BM25 with the package's own tokenizer."""
    module: Any = import_module("bm25s")
    engine = module.BM25()
    engine.index(module.tokenize(texts, show_progress=False), show_progress=False)

    def search(question: str) -> Sequence[int]:
        tokens = module.tokenize(question, show_progress=False)
        return [int(row) for row in engine.retrieve(tokens, k=TOP, show_progress=False)[0][0]]

    return search


def txtai(texts: list[str]) -> Search:
    """Keyword index of txtai, which needs no model to be downloaded."""
    engine = import_module("txtai").Embeddings(keyword=True)
    engine.index(enumerate(texts))
    return lambda question: [row for row, _ in engine.search(question, TOP)]


PEERS = (Peer("rank_bm25", rank_bm25), Peer("bm25s", bm25s), Peer("txtai", txtai))


def word_search(rows: Sequence[RetrievalRow]) -> Iterator[Measurement | str]:
    """Index time, time per question and quality of every peer; a line of text for each that is missing."""
    passages = [(d.work_id, p) for d in load_guides() for p in d.passages() if p.level == "section"]
    names = [f"{work}#{passage.section_id}" for work, passage in passages]
    texts = [passage.search_text for _, passage in passages]
    for peer in PEERS:
        try:
            import_module(peer.package)
        except ImportError:
            yield f"peer {peer.package}: not installed, not measured"
            continue
        yield from _measured(peer, names, texts, rows)


def _measured(
    peer: Peer, names: list[str], texts: list[str], rows: Sequence[RetrievalRow]
) -> Iterator[Measurement]:
    start = time.perf_counter()
    search = peer.build(texts)
    yield Measurement(
        f"peer {peer.package}: index", time.perf_counter() - start, "s", how=f"{len(texts)} sections"
    )
    times, found = [], 0
    for row in rows:
        start = time.perf_counter()
        hits = search(row.question)
        times.append((time.perf_counter() - start) * 1000)
        rank = rank_of(row.sections, dict.fromkeys(names[hit] for hit in hits))
        found += rank is not None and rank <= 3
    how = f"right section in the top 3: {found / len(rows):.1%} of {len(rows)}"
    yield Measurement(f"peer {peer.package}: time per question, p50", percentile(times, 0.5), "ms", how=how)

"""An ingest holds little of each paragraph, and a change of an index nothing of what did not change."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path

import pytest

from assistant.retrieval.index import writing
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.lexical import gathering
from tests.benchmarks.memory import Quick, write_document

BYTES = 1_000
"""Of each paragraph; its eight sentences alone have 6 kB of vectors."""


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is held of any number of paragraphs is much less than what is measured."""
    monkeypatch.setattr(writing, "WINDOW", 64)
    monkeypatch.setattr(writing, "ROWS", 64)
    monkeypatch.setattr(gathering, "HELD", 512)


def peak(home: Path, documents: Path) -> int:
    """The most memory that an ingest has at one time [bytes]."""
    gc.collect()
    tracemalloc.start()
    try:
        assert not Ingestor(home, Quick()).ingest([documents], language="en").failed
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def many(folder: Path, paragraphs: int) -> Path:
    for first in range(0, paragraphs, 100):
        write_document(folder, first, 100)
    return folder


def test_memory_grows_little_with_the_paragraphs(tmp_path: Path) -> None:
    peak(tmp_path / "first", many(tmp_path / "once", 100))
    few, lot = (peak(tmp_path / f"home{n}", many(tmp_path / str(n), n)) for n in (200, 600))
    assert (lot - few) / 400 < BYTES


def test_one_document_more_costs_no_more_memory_than_all_did(tmp_path: Path) -> None:
    first = peak(tmp_path / "home", many(tmp_path / "notes", 300))
    write_document(tmp_path / "more", 300, 100)
    assert peak(tmp_path / "home", tmp_path / "more") < first * 1.2

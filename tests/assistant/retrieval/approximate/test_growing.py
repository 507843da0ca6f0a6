"""A compressed index is added to while the collection only grows, and by little; else it is learnt anew."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from assistant.retrieval import storage, vector_index
from assistant.retrieval.approximate import growing
from assistant.retrieval.approximate.files import FACTS_FILE, read_nearest
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.collection import paragraph_rows
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.segment import load_segment
from tests.assistant.retrieval.approximate.examples import LANGUAGES, flip
from tests.assistant.retrieval.fake_embedder import FakeEmbedder

CENTRES = CentreSet(LANGUAGES, np.full((2, 8), 0.1, np.float32), np.full((2, 8), 0.2, np.float32))
COUNT = 60


def note(folder: Path, number: int, text: str = "is new") -> Path:
    file = folder / f"note{number:03}.md"
    file.write_text(f"# Note {number}\n\nMachine{number} {text}.\n", encoding="utf-8")
    return file


@pytest.fixture
def ingestor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Ingestor:
    """Of few passages the centre moves more with each than of many."""
    monkeypatch.setattr(vector_index, "EXACT", 50)
    monkeypatch.setattr(growing, "MOVED", 0.1)
    monkeypatch.setattr(Ingestor, "_centres", lambda self: CENTRES)
    (tmp_path / "notes").mkdir()
    for number in range(COUNT):
        note(tmp_path / "notes", number)
    ingestor = Ingestor(tmp_path / "home", FakeEmbedder())
    ingestor.ingest([tmp_path / "notes"])
    return ingestor


def version(folder: Path) -> Path:
    return folder / "home" / "index" / str(current_version(folder / "home" / "index"))


def facts(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((version(folder) / FACTS_FILE).read_text("utf-8"))
    return found


def test_a_few_more_are_added_to_what_was_learnt(tmp_path: Path, ingestor: Ingestor) -> None:
    before = read_nearest(version(tmp_path), COUNT)
    ingestor.ingest([note(tmp_path / "notes", number) for number in range(COUNT, COUNT + 12)])
    after = read_nearest(version(tmp_path), COUNT + 12)
    assert before is not None
    assert after is not None
    assert (after.learnt, after.index.ntotal) == (COUNT, COUNT + 12)
    assert after.recall >= 0.965
    assert (after.centres.passages == before.centres.passages).all()
    centroids = [found.index.quantizer.reconstruct_n(0, found.index.nlist) for found in (before, after)]
    assert (centroids[0] == centroids[1]).all()
    rows = paragraph_rows(load_segment(version(tmp_path)), after.centres)
    index = ApproximateIndex(after.index, rows, after.index.nlist)
    vectors = rows.whole()
    assert all(row in index.candidates(vectors[row]) for row in range(COUNT + 12))


def _more(folder: Path, ingestor: Ingestor) -> None:
    ingestor.ingest([note(folder / "notes", number) for number in range(COUNT, COUNT + 13)])


def _fewer(folder: Path, ingestor: Ingestor) -> None:
    ingestor.remove([str(folder / "notes" / "note000.md")])


def _last_gone(folder: Path, ingestor: Ingestor) -> None:
    ingestor.remove([str(folder / "notes" / f"note{COUNT - 1:03}.md")])


def _other(folder: Path, ingestor: Ingestor) -> None:
    ingestor.ingest([note(folder / "notes", 30, "is another one")])


@pytest.mark.parametrize("change", [_more, _fewer, _last_gone, _other])
def test_else_all_is_learnt_anew(
    tmp_path: Path, ingestor: Ingestor, change: Callable[[Path, Ingestor], None]
) -> None:
    change(tmp_path, ingestor)
    found = facts(tmp_path)
    assert found["learnt"] == found["vectors"] == len(load_segment(version(tmp_path)).paragraph_sections)


@pytest.mark.parametrize(("name", "value"), [("MOVED", 0.0), ("RECALL", 1.01), ("GROWN", 0.0)])
def test_an_index_that_would_not_serve_is_learnt_anew(
    tmp_path: Path, ingestor: Ingestor, monkeypatch: pytest.MonkeyPatch, name: str, value: float
) -> None:
    monkeypatch.setattr(growing, name, value)
    ingestor.ingest([note(tmp_path / "notes", COUNT)])
    assert (facts(tmp_path)["learnt"], facts(tmp_path)["vectors"]) == (COUNT + 1, COUNT + 1)


def test_growth_counts_from_when_it_was_learnt(tmp_path: Path, ingestor: Ingestor) -> None:
    learnt = []
    for number in range(COUNT, COUNT + 18, 6):
        ingestor.ingest([note(tmp_path / "notes", each) for each in range(number, number + 6)])
        learnt.append(facts(tmp_path)["learnt"])
    assert learnt == [COUNT, COUNT, COUNT + 18]


def test_a_damaged_index_is_learnt_anew(
    tmp_path: Path, ingestor: Ingestor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a large version, of which only sizes are compared when it is opened."""
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    flip(version(tmp_path))
    ingestor.ingest([note(tmp_path / "notes", COUNT)])
    assert facts(tmp_path)["learnt"] == COUNT + 1

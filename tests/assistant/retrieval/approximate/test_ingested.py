"""An ingest builds the compressed index; the sizes from which on it does are lowered here."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval import storage, vector_index
from assistant.retrieval.approximate import searching
from assistant.retrieval.approximate.files import (
    CENTRES_FILE,
    FACTS_FILE,
    INDEX_FILE,
)
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.collection import Collection, open_own_collection
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.reader import IndexReader, OwnIndex
from assistant.retrieval.question import Question
from assistant.retrieval.segment import load_segment
from assistant.retrieval.vector_index import FaissIndex
from tests.assistant.retrieval.approximate.examples import LANGUAGES, flip
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

CENTRES = CentreSet(LANGUAGES, np.full((2, 8), 0.1, np.float32), np.full((2, 8), 0.2, np.float32))
NOTES = {
    f"note{number}.md": f"# Note {number}\n\nMachine{number} is number {number}.\n" for number in range(60)
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty passages are too many to be all compared, ten too many for numpy."""
    monkeypatch.setattr(vector_index, "EXACT", 50)
    monkeypatch.setattr(vector_index, "LARGE", 10)
    monkeypatch.setattr(searching, "FEW", 10)
    monkeypatch.setattr(Ingestor, "_centres", lambda self: CENTRES)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    for name, text in NOTES.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def opened(home: Path) -> OwnIndex:
    reader = IndexReader(home / "index", RECORD, CENTRES)
    reader.open()
    own = reader.current()
    assert own is not None
    return own


def version(home: Path) -> Path:
    name = current_version(home / "index")
    assert name
    return home / "index" / name


def question(text: str, language: str = "en") -> Question:
    vector = centre(FakeEmbedder().query([text])[0], CENTRES.question(language))
    return Question(language, tuple(text.lower().split()), vector, vector)


@pytest.mark.usefixtures("small")
def test_an_ingest_of_many_passages_leaves_an_index_and_a_reader_takes_it(
    tmp_path: Path, notes: Path
) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    listed = json.loads((version(home) / "manifest.json").read_text("utf-8"))["files"]
    assert {INDEX_FILE, CENTRES_FILE, FACTS_FILE} <= set(listed)
    collection = opened(home).collection
    assert isinstance(collection.paragraphs, ApproximateIndex)
    assert isinstance(collection.segment.paragraphs.vectors, np.memmap)
    assert collection.centres is not None
    expected = CENTRES.adapted(_means(collection))
    np.testing.assert_allclose(collection.centres.passages, expected.passages, atol=1e-5)


def _means(collection: Collection) -> dict[str, tuple[np.ndarray, int]]:
    vectors = np.asarray(collection.segment.paragraphs.vectors[:], np.float32)
    languages = collection.paragraph_languages
    return {
        name: (vectors[languages == name].mean(axis=0), int((languages == name).sum()))
        for name in set(languages.tolist())
    }


@pytest.mark.usefixtures("small")
def test_few_passages_are_all_compared(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes / f"note{number}.md" for number in range(40)])
    assert not (version(home) / FACTS_FILE).exists()
    assert isinstance(opened(home).collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_what_was_deleted_is_in_no_index_again(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    ingestor = Ingestor(home, FakeEmbedder())
    ingestor.ingest([notes])
    before = opened(home)
    gone = next(taken for taken in before.entries if taken.path.endswith("note7.md"))
    ingestor.remove([gone.path])
    after = opened(home)
    assert before.is_gone
    found = after.collection.paragraphs.candidates(question("Machine 7 is here").ranking)
    assert isinstance(after.collection.paragraphs, ApproximateIndex)
    assert len(after.collection.segment.paragraph_sections) == len(NOTES) - 1
    assert found.max() < len(NOTES) - 1
    assert gone.id not in {entry.id for entry in after.collection.segment.documents}
    ingestor.remove([taken.path for taken in after.entries[:20]])
    assert not (version(home) / FACTS_FILE).exists()
    assert isinstance(opened(home).collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_an_index_of_the_version_before_is_searched_by_all_products(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    for name in (INDEX_FILE, CENTRES_FILE, FACTS_FILE):
        (version(home) / name).unlink()
    assert isinstance(
        open_own_collection(load_segment(version(home)), CENTRES, version(home)).paragraphs, FaissIndex
    )


@pytest.mark.usefixtures("small")
def test_where_the_guides_were_never_encoded_an_ingest_goes_on(
    tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(self: Ingestor) -> CentreSet:
        raise IndexMismatchError("index-model-missing", model="tests", collection="guides", command="")

    monkeypatch.setattr(Ingestor, "_centres", missing)
    report = Ingestor(tmp_path / "home", FakeEmbedder()).ingest([notes])
    assert len(report.added) == len(NOTES)
    assert isinstance(opened(tmp_path / "home").collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_damage_in_a_large_index_is_an_index_fault(
    tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of large folders only the sizes of files are compared, so a byte that differs is found later."""
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    flip(version(home))
    reader = IndexReader(home / "index", RECORD, CENTRES)
    with pytest.raises(IndexCorruptError) as told:
        reader.open()
    assert INDEX_FILE in told.value.arguments["file"]

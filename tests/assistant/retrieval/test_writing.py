"""A segment that is written in parts is the one that is built in memory, whatever the size of the parts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from assistant.retrieval.build import build_segment
from assistant.retrieval.encode import Job, Progress
from assistant.retrieval.errors import PassageTooLongError
from assistant.retrieval.index import writing
from assistant.retrieval.index.unfinished import Unfinished
from assistant.retrieval.index.writing import Writing
from assistant.retrieval.keyed_vectors import KeyedVectors, joined, vectors_of
from assistant.retrieval.lexical import gathering
from assistant.retrieval.segment import Level, load_segment, save_segment
from corpus.model import Document, Paragraph, Section, Sentence
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

HalfArray = Any


def document(number: int, language: str = "en") -> Document:
    """Two sections of two paragraphs, the second without a heading; all documents end alike."""
    pieces = [f"Card {number}.", f"Fan {number} hums.", f"顯示卡 {number}。", "The end."]
    text, spans, start = "\n".join(pieces), [], 0
    for piece in pieces:
        spans.append((start, start + len(piece)))
        start += len(piece) + 1
    paragraphs = [Paragraph(*span) for span in spans]
    sentences = [Sentence(*span) for span in spans]
    sections = (
        Section("s1", f"Heading {number}", 0, spans[1][1], (*paragraphs[:2],), (*sentences[:2],)),
        Section("s2", "", spans[2][0], len(text), (*paragraphs[2:],), (*sentences[2:],)),
    )
    return Document(f"doc-{number}", f"doc-{number}", "Cables", language, text, sections, "documents")


DOCUMENTS = [document(0), document(1, "zh-Hant"), document(2), document(3, "tr")]


def readers(documents: list[Document]) -> list[Any]:
    return [lambda each=each: each for each in documents]


def written(folder: Path, embedder: FakeEmbedder, **options: Any) -> Path:
    kept = Unfinished(folder / "index", RECORD)
    values = {"documents": readers(DOCUMENTS), "vectors": {}, **options}
    work = Writing(embedder=embedder, unfinished=kept, **values)
    layout = work.laid_out()
    work.encode(layout)
    (folder / "written").mkdir(parents=True)
    work.write(layout, folder / "written")
    return folder / "written"


@pytest.mark.parametrize("size", [1, 3, 10_000])
def test_files_are_those_of_a_segment_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    monkeypatch.setattr(writing, "WINDOW", size)
    monkeypatch.setattr(writing, "ROWS", size)
    (tmp_path / "built").mkdir()
    save_segment(build_segment(DOCUMENTS, FakeEmbedder()), tmp_path / "built")
    folder = written(tmp_path, FakeEmbedder())
    built = {file.name: file.read_bytes() for file in (tmp_path / "built").iterdir()}
    assert built == {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.mark.parametrize(
    "now", [[0, 1, 2, 3, 4], [4, 0, 1, 2, 3], [0, 2], [3, 4, 1], [2, 1, 0], [4], []], ids=str
)
@pytest.mark.parametrize("held", [1, 10_000])
def test_documents_that_did_not_change_are_taken_over_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, now: list[int], held: int
) -> None:
    """Four documents were there, the fifth is new; each may stay, go, or stand elsewhere."""
    monkeypatch.setattr(gathering, "HELD", held)
    before = load_segment(written(tmp_path / "before", FakeEmbedder()))
    documents = [*DOCUMENTS, document(4)]
    sources = [readers(documents)[number] if number == 4 else number for number in now]
    embedder = FakeEmbedder()
    folder = written(tmp_path, embedder, documents=sources, before=before, vectors=vectors_of(before))
    (tmp_path / "built").mkdir()
    save_segment(build_segment([documents[number] for number in now], FakeEmbedder()), tmp_path / "built")
    built = {file.name: file.read_bytes() for file in (tmp_path / "built").iterdir()}
    assert built == {file.name: file.read_bytes() for file in folder.iterdir()}
    assert all("4" in text for text in embedder.encoded)


def test_every_text_is_encoded_once_and_has_its_own_vector(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "WINDOW", 5)
    embedder, seen = FakeEmbedder(), []
    folder = written(tmp_path, embedder, progress=lambda done, total: seen.append((done, total)))
    assert len(embedder.encoded) == len(set(embedder.encoded))
    assert seen == sorted(seen)
    assert seen[-1] == (len(embedder.encoded), len(embedder.encoded))
    sentences = np.load(folder / "sentences.vectors.npy")
    text = ["Card 0.", "Fan 0 hums.", "顯示卡 0。", "The end."]
    assert (sentences[:4] == FakeEmbedder().passage(text).astype(np.float16)).all()
    assert (np.load(folder / "headings.vectors.npy")[1] == np.load(folder / "sections.vectors.npy")[1]).all()


def test_what_is_known_or_encoded_by_others_is_not_encoded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "WINDOW", 4)
    fan, hall = Job("Heading 0\nFan 0 hums."), Job("Card 2.")
    vectors = dict(
        zip((fan.key, hall.key), FakeEmbedder().passage(["x", "y"]).astype("float16"), strict=True)
    )

    def share(jobs: list[Job], _: Progress | None) -> Mapping[int, HalfArray]:
        return {hall.key: vectors[hall.key]}

    embedder = FakeEmbedder()
    folder = written(tmp_path, embedder, vectors={fan.key: vectors[fan.key]}, share=share)
    assert not {fan.text, hall.text} & set(embedder.encoded)
    assert (np.load(folder / "paragraphs.vectors.npy")[1] == vectors[fan.key]).all()
    assert (np.load(folder / "sentences.vectors.npy")[8] == vectors[hall.key]).all()


def test_a_passage_over_the_window_is_told_before_anything_is_encoded(tmp_path: Path) -> None:
    long = Document(
        "d", "d", "D", "en", "word " * 61, (Section("s", "", 0, 305, (Paragraph(0, 305),), ()),), "documents"
    )
    embedder = FakeEmbedder()
    with pytest.raises(PassageTooLongError):
        written(tmp_path, embedder, documents=readers([*DOCUMENTS, long]))
    assert embedder.encoded == []


def level(*keys: int) -> Level:
    numbers = [(key % 97, 10 * (key % 97)) for key in keys]
    return Level(np.asarray(numbers, np.float16).reshape(-1, 2), np.asarray(keys, np.uint64))


def test_vectors_are_found_by_their_keys_in_whichever_place_they_are() -> None:
    found = KeyedVectors([level(7, 3), level(), level(2**64 - 1, 5)])
    assert sorted(found) == [3, 5, 7, 2**64 - 1]
    assert found.take(np.asarray([5, 7, 5], np.uint64)).tolist() == [[5, 50], [7, 70], [5, 50]]
    assert 4 not in found
    with pytest.raises(KeyError):
        found[4]
    assert 4 not in KeyedVectors()


def test_of_a_key_that_is_there_twice_the_last_vector_counts() -> None:
    other = np.asarray([9, 9], np.float16)
    assert joined(KeyedVectors([level(7, 3)]), {7: other})[7].tolist() == [9, 9]
    assert joined({7: other}, KeyedVectors([level(7, 3)]))[7].tolist() == [7, 70]
    assert len(joined({}, {7: other, 3: other}, KeyedVectors([level(7)]))) == 2

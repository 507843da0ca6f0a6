"""Some guides as documents, searched in Milvus as in memory: the same section comes first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from assistant.evaluation.loading import load_golden
from assistant.evaluation.rows import RetrievalRow
from assistant.retrieval.build import CHUNKER_VERSION, build_segment
from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.centring import Centres
from assistant.retrieval.collection import Collection, open_collection, open_own_collection
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.index.documents import stored_text
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.question import prepare
from assistant.retrieval.ranking import rank
from assistant.retrieval.segment import LEVELS, WORDS, Segment, save_segment
from assistant.retrieval.storage import new_folder
from assistant.retrieval.stores.milvus.address import read_address
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.retrieval.stores.milvus.fetching import whole_segment
from assistant.retrieval.stores.milvus.lock import WritingLock
from assistant.retrieval.stores.milvus.opened import MilvusOwnIndex, open_index
from assistant.retrieval.stores.milvus.paragraphs import MilvusParagraphs
from assistant.retrieval.stores.milvus.publishing import publish
from assistant.retrieval.stores.milvus.store import newest
from corpus.guides import load_guides
from corpus.model import Document
from corpus.reading.reader import ReadDocument
from corpus.reading.tracked import OffsetMap
from tests.milvus import MilvusServer

LANGUAGES = ("en", "zh-Hans", "tr")
WORKS = 5
"""Guides of each language that are taken in."""
QUESTIONS = 20
ALLOWED = 0.01


@dataclass(frozen=True)
class Both:
    """Some guides as documents, in memory and in Milvus; and no guides."""

    embedder: ShippedEmbedder
    centres: Centres
    milvus: Milvus
    segment: Segment
    memory: Collection
    index: MilvusOwnIndex
    nothing: Collection

    @property
    def remote(self) -> Collection:
        return self.index.collection


def some_guides() -> list[Document]:
    works = sorted({guide.work_id for guide in load_guides() if guide.language == "tr"})[:WORKS]
    return [guide for guide in load_guides() if guide.language in LANGUAGES and guide.work_id in works]


@pytest.fixture(scope="module")
def both(milvus: MilvusServer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    embedder = ShippedEmbedder()
    whole, centres = load_bundle(embedder, None)
    guides = some_guides()
    segment = build_segment(guides, embedder, vectors_of(whole))
    folder = tmp_path_factory.mktemp("guides") / "v000001"
    entries = [{"id": guide.id, "collection": guide.language} for guide in guides]
    manifest = {"model": embedder.record.to_json(), "chunker": CHUNKER_VERSION, "documents": entries}
    with new_folder(folder, manifest) as new:
        save_segment(segment, new)
        for guide in guides:
            read = ReadDocument(guide, guide.text, OffsetMap(()), "utf-8", "declared")
            path = new / DOCUMENTS_FOLDER / f"{guide.id}.json"
            path.parent.mkdir(exist_ok=True, parents=True)
            path.write_text(stored_text(read), encoding="utf-8")
    opened = Milvus(read_address(milvus.new_database()))
    with WritingLock(opened) as lock:
        publish(opened, lock, folder, centres.ranking, None, {})
    found = newest(opened)
    assert found is not None
    index = open_index(found.version, found.manifest, centres.ranking)
    nothing = open_collection(build_segment([], embedder), centres.ranking)
    memory = open_own_collection(segment, centres.ranking)
    yield Both(embedder, centres, opened, segment, memory, index, nothing)
    opened.close()


def first(collection: Collection, row: RetrievalRow, both: Both) -> str | None:
    prepared = prepare(row.question, row.language, both.embedder, both.centres)
    groups = rank([both.nothing, collection], prepared, limit=1)
    return f"{groups[0].work_id}#{groups[0].section_id}" if groups else None


def test_the_right_section_comes_first_as_often(both: Both) -> None:
    works = {entry.work_id for entry in both.segment.documents}
    about = [
        row
        for row in load_golden(sets=("retrieval",)).retrieval
        if any(section.partition("#")[0] in works for section in row.sections)
    ]
    rows = about[:: -(-len(about) // QUESTIONS)]
    assert len({row.language for row in rows}) >= 3 and len(rows) >= 20
    here, there = ([first(each, row, both) for row in rows] for each in (both.memory, both.remote))
    right = [
        sum(found in row.sections for found, row in zip(each, rows, strict=True)) / len(rows)
        for each in (here, there)
    ]
    assert abs(right[0] - right[1]) <= ALLOWED, right
    assert right[1] > 0.7, right


def test_the_nearest_are_found_by_the_index_and_are_nearly_the_nearest(
    both: Both, monkeypatch: pytest.MonkeyPatch
) -> None:
    query = prepare("Why does memory bandwidth matter?", "en", both.embedder, both.centres).ranking
    cosines = both.memory.paragraphs.scores(query, np.arange(len(both.memory.paragraph_languages)))
    nearest = set(np.argsort(-cosines)[:50].tolist())
    monkeypatch.setattr("assistant.retrieval.stores.milvus.remote.CANDIDATES", 60)
    found = both.remote.paragraphs.candidates(query)
    assert len(found) < len(cosines) and len(nearest & set(found.tolist())) >= 48


@pytest.mark.parametrize(
    ("language", "condition"),
    [("tr", 'language in ["tr"] and array_contains(collections, "tr")'), (None, "")],
)
def test_of_the_allowed_ones_the_nearest_are_found(both: Both, language: str | None, condition: str) -> None:
    """The guides of each language are a collection, whose name is the tag."""
    query = prepare("Why does memory bandwidth matter?", "en", both.embedder, both.centres).ranking
    languages = both.memory.paragraph_languages
    allowed = languages == language if language else np.ones(len(languages), np.bool_)
    paragraphs = both.remote.paragraphs
    assert isinstance(paragraphs, MilvusParagraphs) and paragraphs.condition(allowed) == condition
    assert set(paragraphs.among(query, allowed).tolist()) == set(np.flatnonzero(allowed).tolist())


@pytest.mark.parametrize("name", ["paragraphs", "sections", "headings"])
def test_scores_are_the_same(both: Both, name: str) -> None:
    query = prepare("电源功率怎么算？", "zh-Hans", both.embedder, both.centres).ranking
    rows = np.arange(0, len(both.segment.sections.keys), 5)
    here, there = getattr(both.memory, name), getattr(both.remote, name)
    assert np.allclose(here.scores(query, rows), there.scores(query, rows), atol=1e-5)


def test_raw_vectors_come_back_as_they_are(both: Both) -> None:
    here, there = both.memory.segment, both.remote.segment
    for name in LEVELS:
        ours, theirs = getattr(here, name).vectors, getattr(there, name).vectors
        assert np.array_equal(ours[3:40], theirs[3:40])
        assert np.array_equal(ours[5], theirs[5])


@pytest.mark.parametrize("name", WORDS)
def test_words_come_back_as_they_are_alone_and_together(both: Both, name: str) -> None:
    words, there = getattr(both.segment, name), getattr(both.remote.segment, name)
    keys = [*words.keys[:: max(1, len(words.keys) // 200)].tolist(), 12345]
    assert np.diff(words.bounds).max() > 50
    alone = there.find(keys[0])
    there.ask([*keys, int(words.keys[int(np.argmax(np.diff(words.bounds)))])])
    assert all(np.array_equal(one, other) for one, other in zip(alone, words.find(keys[0]), strict=True))
    for key in keys:
        assert all(map(np.array_equal, words.find(key), there._read[key])), key


def test_a_word_of_very_many_texts_is_asked_for_by_parts(both: Both, monkeypatch: pytest.MonkeyPatch) -> None:
    words = both.segment.paragraph_words
    key = int(words.keys[int(np.argmax(np.diff(words.bounds)))])
    asked: list[str] = []
    search = both.milvus.search

    def counted(*given):
        asked.append(given[3])
        return search(*given)

    monkeypatch.setattr("assistant.retrieval.stores.milvus.words.PAGE", 50)
    monkeypatch.setattr(both.milvus, "search", counted)
    held, counts = both.remote.segment.paragraph_words._look_up([key])[key]
    assert np.array_equal(held, words.find(key)[0]) and np.array_equal(counts, words.find(key)[1])
    assert len(asked) == -(-len(held) // 50) > 2


def test_what_is_fetched_is_what_was_published(both: Both) -> None:
    fetched = whole_segment(both.index.version)
    for name in LEVELS:
        assert np.array_equal(getattr(fetched, name).vectors[:], getattr(both.segment, name).vectors[:])
    for name in WORDS:
        ours, theirs = getattr(both.segment, name).arrays(), getattr(fetched, name).arrays()
        assert all(np.array_equal(ours[part], theirs[part]) for part in ours)

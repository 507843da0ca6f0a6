"""Versions in Milvus are seen whole, and rows are added and deleted by difference of sets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.encode import BATCH, Job
from assistant.retrieval.errors import IndexMismatchError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.stores.levels import LEVEL_ORDER
from assistant.retrieval.stores.milvus.address import read_address
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.retrieval.stores.milvus.contents import read_content, write_contents
from assistant.retrieval.stores.milvus.naming import (
    CURRENT,
    DOCUMENTS,
    VERSION,
    ensure_documents,
    level_name,
)
from assistant.retrieval.stores.milvus.store import MilvusStore, newest
from assistant.retrieval.stores.work import Work, work_off
from assistant.state.opening import open_postgres
from assistant.state.store import StateError
from tests.assistant.retrieval.fake_embedder import FakeEmbedder
from tests.assistant.retrieval.milvus.notes import write
from tests.milvus import is_installed

pytestmark = pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")


def test_contents_of_any_size_come_back(opened: Milvus, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "assistant.retrieval.stores.milvus.contents"
    monkeypatch.setattr(f"{module}.CONTENT_CHARACTERS", 1_000)
    monkeypatch.setattr(f"{module}.TOGETHER", 4)
    ensure_documents(opened)
    noise = np.random.default_rng(7).bytes(6_000)
    contents = {"none": b"", "one": b"x", "nine": noise, "four": noise[:2_990]}
    write_contents(opened, DOCUMENTS, contents.items())
    assert {name: read_content(opened, DOCUMENTS, name) for name in contents} == contents
    with pytest.raises(KeyError):
        read_content(opened, DOCUMENTS, "another")


def rows(opened: Milvus) -> dict[str, set[int]]:
    """The ids of all rows, of each kind of text."""
    found = newest(opened)
    assert found is not None
    return {level: set(opened.ids(level_name(level, found.version.model))) for level in LEVEL_ORDER}


def test_only_what_is_new_is_added_and_what_is_gone_is_deleted(
    url: str, opened: Milvus, notes: Path, embedder: ShippedEmbedder, tmp_path: Path
) -> None:
    """A changed number changes the section, one paragraph, one sentence; the rest keeps its rows."""
    ingestor = Ingestor(tmp_path / "home", embedder, vectors=url)
    ingestor.ingest([notes])
    before = rows(opened)
    write(notes, "Moonshine", 3)
    ingestor.ingest([notes])
    after = rows(opened)
    changed = {
        level: (len(before[level] - after[level]), len(after[level] - before[level])) for level in before
    }
    assert changed == {"paragraphs": (1, 1), "sections": (1, 1), "headings": (0, 0), "sentences": (1, 1)}
    assert len({name.partition("/")[0] for name in opened.ids(DOCUMENTS)}) == 2
    assert [name for name in opened.names() if name.startswith(VERSION)] == [opened.target(CURRENT)]


def test_a_version_that_lost_nothing_stays_for_those_who_read_it(
    url: str, opened: Milvus, notes: Path, embedder: ShippedEmbedder, tmp_path: Path
) -> None:
    ingestor = Ingestor(tmp_path / "home", embedder, vectors=url)
    ingestor.ingest([notes / "moonshine.md"])
    first = opened.target(CURRENT)
    ingestor.ingest([notes / "sunrise.md"])
    assert opened.has(str(first)) and opened.target(CURRENT) != first


def test_a_publication_that_breaks_off_is_seen_by_nobody_and_swept_up(
    url: str,
    opened: Milvus,
    notes: Path,
    embedder: ShippedEmbedder,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ingestor = Ingestor(tmp_path / "home", embedder, vectors=url)
    ingestor.ingest([notes / "moonshine.md"])
    serving = Retriever.open(tmp_path / "other", embedder, vectors=url)
    before = rows(opened)

    def broken(*_):
        raise StateError("vectors-failed", address="", reason="")

    with monkeypatch.context() as patched:
        patched.setattr(Milvus, "point", broken)
        with pytest.raises(StateError):
            ingestor.ingest([notes / "sunrise.md"])
    assert all(before[level] < found for level, found in rows(opened).items()), "rows lie there already"
    assert [document.title for document in serving.documents()] == ["Moonshine"]
    hits = serving.search("How many cards has Sunrise?", "en", within="documents").hits
    assert all("Sunrise" not in hit.text for hit in hits)
    (notes / "sunrise.md").unlink()
    write(notes, "Starlight", 8)
    Ingestor(tmp_path / "third", embedder, vectors=url).ingest([notes / "starlight.md"])
    assert {document.title for document in serving.documents()} == {"Moonshine", "Starlight"}
    found = newest(opened)
    assert found is not None
    assert len(rows(opened)["headings"]) == 2, "nothing of the broken one is left"


def test_collections_are_filtered_and_a_document_that_moves_moves_there(
    url: str, notes: Path, embedder: ShippedEmbedder, tmp_path: Path
) -> None:
    ingestor = Ingestor(tmp_path / "home", embedder, vectors=url)
    ingestor.ingest([notes / "moonshine.md"], collection="实验室 1")
    ingestor.ingest([notes / "sunrise.md"], collection="office")
    serving = Retriever.open(tmp_path / "other", embedder, vectors=url)

    def titles(name: str) -> set[str]:
        hits = serving.search("How many cards has the machine?", "en", within=name).hits
        return {hit.document.title for hit in hits}

    assert (titles("实验室 1"), titles("office")) == ({"Moonshine"}, {"Sunrise"})
    ingestor.ingest([notes / "sunrise.md"], collection="实验室 1")
    assert titles("实验室 1") == {"Moonshine", "Sunrise"}


def test_an_index_of_another_model_is_refused_with_the_command(
    url: str, notes: Path, embedder: ShippedEmbedder, tmp_path: Path
) -> None:
    Ingestor(tmp_path / "home", embedder, vectors=url).ingest([notes])
    store = MilvusStore(Milvus(read_address(url)))
    reader = store.reader(replace(RECORD, revision="another"), load_bundle(embedder, None)[1].ranking)
    with pytest.raises(IndexMismatchError) as told:
        reader.open()
    assert told.value.arguments["command"] == "rigwise ingest --rebuild"


def test_texts_wait_for_workers_in_the_database_of_the_state(url: str, database: str, opened: Milvus) -> None:
    queue = open_postgres(database, part="work", checked=False)
    queue.migrate()
    jobs = [Job(f"text number {number}") for number in range(BATCH + 1)]
    store, embedder = MilvusStore(opened, queue), FakeEmbedder()
    assert store.encoded(lambda: jobs[:BATCH], embedder, None) == {}, "a single batch is not shared out"
    assert store.encoded(lambda: jobs, embedder, None).keys() == {job.key for job in jobs}
    assert MilvusStore(opened).encoded(lambda: jobs, embedder, None) == {}
    work = Work(queue, embedder.record, "test")
    work.clear()
    work.add(jobs)
    assert work_off(work, embedder) == 2
    queue.close()

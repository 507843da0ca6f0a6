"""The guides as documents, searched in PostgreSQL as in memory: the same section comes first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest

from assistant.evaluation.loading import load_golden
from assistant.evaluation.rows import RetrievalRow
from assistant.retrieval.build import build_segment
from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.centring import Centres
from assistant.retrieval.collection import Collection, open_collection, open_own_collection
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.index.documents import stored_text
from assistant.retrieval.question import prepare
from assistant.retrieval.ranking import rank
from assistant.retrieval.segment import save_segment
from assistant.retrieval.storage import new_folder
from assistant.retrieval.stores.levels import PARAGRAPHS
from assistant.retrieval.stores.opened import open_index
from assistant.retrieval.stores.postgres import newest
from assistant.retrieval.stores.publishing import publish
from assistant.retrieval.stores.remote import NEAREST, SEARCHING
from assistant.retrieval.vector_index import CANDIDATES
from assistant.state.opening import open_postgres
from assistant.state.postgres import PostgresState
from corpus.guides import load_guides
from corpus.reading.reader import ReadDocument
from corpus.reading.tracked import OffsetMap
from tests.postgres import Postgres

EVERY = 7
"""Of the golden questions one in seven is asked, of every language."""
ALLOWED = 0.01


@dataclass(frozen=True)
class Both:
    """The guides as documents, in memory and in a database that uses its index; and no guides."""

    embedder: ShippedEmbedder
    centres: Centres
    memory: Collection
    database: PostgresState
    remote: Collection
    nothing: Collection


@pytest.fixture(scope="module")
def both(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    embedder = ShippedEmbedder()
    segment, centres = load_bundle(embedder, None)
    folder = tmp_path_factory.mktemp("guides") / "v000001"
    guides = load_guides()
    manifest = {"model": embedder.record.to_json(), "documents": [{"id": guide.id} for guide in guides]}
    with new_folder(folder, manifest) as new:
        save_segment(segment, new)
        (new / DOCUMENTS_FOLDER).mkdir()
        for guide in guides:
            read = ReadDocument(guide, guide.text, OffsetMap(()), "utf-8", "declared")
            path = new / DOCUMENTS_FOLDER / f"{guide.id}.json"
            path.parent.mkdir(exist_ok=True)
            path.write_text(stored_text(read), encoding="utf-8")
    url = postgres.new_database()
    open_postgres(url, part="vectors", checked=False).migrate()
    database = open_postgres(url, 2, part="vectors")
    with database.connection() as transaction:
        publish(folder, transaction, centres.ranking, None)
        transaction.execute("ALTER DATABASE " + url.split("/")[3].split("?")[0] + " SET enable_sort = off")
    database.close()
    database = open_postgres(url, 2, part="vectors")
    found = newest(database)
    assert found is not None
    remote = open_index(found.version, found.manifest, centres.ranking).collection
    nothing = open_collection(build_segment([], embedder), centres.ranking)
    memory = open_own_collection(segment, centres.ranking)
    yield Both(embedder, centres, memory, database, remote, nothing)
    database.close()


def first(collection: Collection, row: RetrievalRow, both: Both) -> str | None:
    prepared = prepare(row.question, row.language, both.embedder, both.centres)
    groups = rank([both.nothing, collection], prepared, limit=1)
    return f"{groups[0].work_id}#{groups[0].section_id}" if groups else None


def test_the_right_section_comes_first_as_often(both: Both) -> None:
    rows = load_golden(sets=("retrieval",)).retrieval[::EVERY]
    assert len({row.language for row in rows}) >= 8
    right = {
        name: [first(collection, row, both) in row.sections for row in rows]
        for name, collection in (("memory", both.memory), ("remote", both.remote))
    }
    rates = {name: sum(hits) / len(hits) for name, hits in right.items()}
    assert abs(rates["memory"] - rates["remote"]) <= ALLOWED, rates
    assert rates["remote"] > 0.7, rates


def test_the_nearest_are_found_by_the_index_and_are_nearly_the_nearest(both: Both) -> None:
    question = "Why does memory bandwidth matter?"
    query = prepare(question, "en", both.embedder, both.centres).ranking
    cosines = both.memory.paragraphs.scores(query, np.arange(len(both.memory.paragraph_languages)))
    nearest = set(np.argsort(-cosines)[:100].tolist())
    found = set(both.remote.paragraphs.candidates(query).tolist())
    assert len(nearest & found) >= 95
    assert "hnsw" in plan(both) or "vectors_" in plan(both)


def plan(both: Both) -> str:
    found = newest(both.database)
    assert found is not None
    version = found.version
    with both.database.connection() as transaction:
        for statement in SEARCHING:
            transaction.execute(statement)
        dimension = version.dimension
        sql = NEAREST.format(model=version.model, level=PARAGRAPHS, dimension=dimension)
        query = "[" + ",".join(["0.05"] * dimension) + "]"
        values = {"version": version.number, "query": query, "limit": CANDIDATES}
        return "\n".join(row[0] for row in transaction.execute(f"EXPLAIN {sql}", values).fetchall())


def test_scores_are_the_same_but_for_half_precision(both: Both) -> None:
    query = prepare("电源功率怎么算？", "zh-Hans", both.embedder, both.centres).ranking
    rows = np.arange(0, len(both.memory.paragraph_languages), 7)
    assert np.allclose(
        both.memory.paragraphs.scores(query, rows), both.remote.paragraphs.scores(query, rows), atol=2e-3
    )
    sections = np.arange(len(both.memory.section_languages))
    for name in ("sections", "headings"):
        here, there = getattr(both.memory, name), getattr(both.remote, name)
        assert np.allclose(here.scores(query, sections), there.scores(query, sections), atol=2e-3)


def test_raw_vectors_and_words_come_back_as_they_are(both: Both) -> None:
    here, there = both.memory.segment, both.remote.segment
    for name in ("sections", "headings", "paragraphs", "sentences"):
        ours, theirs = getattr(here, name).vectors, getattr(there, name).vectors
        assert np.array_equal(ours[3:40], theirs[3:40])
        assert np.array_equal(ours[5], theirs[5])
    for name in ("section_words", "paragraph_words"):
        keys = getattr(here, name).keys
        for key in (int(keys[0]), int(keys[len(keys) // 2]), int(keys[-1]), 12345):
            for ours, theirs in zip(
                getattr(here, name).find(key), getattr(there, name).find(key), strict=True
            ):
                assert np.array_equal(ours, theirs)

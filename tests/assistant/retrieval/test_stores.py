"""All places for the index: what was ingested is found, versions are seen whole, quality is the same."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import IndexBusyError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.stores.nearest import build_index
from assistant.state.opening import open_postgres
from assistant.state.store import StateError
from tests.milvus import MilvusServer
from tests.postgres import Postgres

MOON = "# Moon\n\nThe machine called Moonshine has two cards and a blue case.\n\nIt stands in room 214.\n"
SUN = "# Sun\n\nThe machine called Sunrise has four cards. Its fans are loud.\n"
BLUE, LOUD = "What colour is the case of Moonshine?", "Are the fans of Sunrise loud?"
QUOTES = {BLUE: "blue case", LOUD: "fans are loud"}


@pytest.fixture(scope="module")
def embedder() -> ShippedEmbedder:
    return ShippedEmbedder()


class Place:
    """Machines that share one index, each with a home of its own where the index is in a database."""

    def __init__(self, folder: Path, url: str | None, embedder: ShippedEmbedder) -> None:
        self.folder = folder
        self.url = url
        self.embedder = embedder

    def home(self, machine: int) -> Path:
        return self.folder / f"home{machine if self.url else 0}"

    def ingestor(self, machine: int = 0) -> Ingestor:
        return Ingestor(self.home(machine), self.embedder, vectors=self.url)

    def retriever(self, machine: int = 0) -> Retriever:
        return Retriever.open(self.home(machine), self.embedder, vectors=self.url)


@pytest.fixture(params=["folder", "postgres", "milvus"])
def place(request: pytest.FixtureRequest, tmp_path: Path, embedder: ShippedEmbedder) -> Place:
    if request.param == "folder":
        return Place(tmp_path, None, embedder)
    if request.param == "milvus":
        milvus: MilvusServer = request.getfixturevalue("milvus")
        return Place(tmp_path, milvus.new_database(), embedder)
    postgres: Postgres = request.getfixturevalue("postgres")
    return Place(tmp_path, vectors_in(postgres), embedder)


def vectors_in(postgres: Postgres) -> str:
    url = postgres.new_database()
    database = open_postgres(url, part="vectors", checked=False)
    database.migrate()
    database.close()
    return url


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "moon.md").write_text(MOON, encoding="utf-8")
    (folder / "sun.md").write_text(SUN, encoding="utf-8")
    return folder


def own(retriever: Retriever, question: str) -> list[str]:
    hits = retriever.search(question, "en").hits
    return [hit.text for hit in hits if hit.document.collection == "documents"]


def finds(retriever: Retriever, question: str) -> bool:
    return any(QUOTES[question] in text for text in own(retriever, question))


def test_what_one_machine_takes_in_another_one_finds(place: Place, notes: Path) -> None:
    serving = place.retriever(1)
    assert not own(serving, BLUE)
    assert len(place.ingestor().ingest([notes]).added) == 2
    for retriever in (serving, place.retriever(2)):
        assert finds(retriever, BLUE) and finds(retriever, LOUD)
        assert {document.title for document in retriever.documents()} == {"Moon", "Sun"}
    hit = serving.search(BLUE, "en").hits[0]
    assert hit.original and MOON[slice(*hit.original)] == hit.text


def test_another_machine_builds_upon_it(place: Place, notes: Path) -> None:
    place.ingestor(0).ingest([notes / "moon.md"])
    place.ingestor(1).ingest([notes / "sun.md"])
    assert {taken.title for taken in place.ingestor(0).documents()} == {"Moon", "Sun"}
    again = place.ingestor(2).ingest([notes])
    assert (len(again.unchanged), again.changed) == (2, False)
    retriever = place.retriever(2)
    assert finds(retriever, BLUE) and finds(retriever, LOUD)


def test_what_is_taken_out_is_found_by_nobody(place: Place, notes: Path) -> None:
    place.ingestor().ingest([notes])
    serving = place.retriever(1)
    assert finds(serving, BLUE)
    moon = next(taken for taken in place.ingestor(1).documents() if taken.title == "Moon")
    place.ingestor(1).remove([moon.id])
    for retriever in (serving, place.retriever(0)):
        assert not finds(retriever, BLUE)
        assert finds(retriever, LOUD)
    place.ingestor(0).remove([taken.id for taken in place.ingestor().documents()])
    assert serving.documents() == () and not own(serving, LOUD)


def test_a_changed_document_takes_the_place_of_the_old_one(place: Place, notes: Path) -> None:
    place.ingestor().ingest([notes])
    serving = place.retriever(1)
    (notes / "moon.md").write_text(MOON.replace("blue", "green"), encoding="utf-8")
    assert len(place.ingestor().ingest([notes]).replaced) == 1
    assert any("green case" in text for text in own(serving, BLUE))
    assert not finds(serving, BLUE)


def test_a_rebuild_leaves_what_was_there(place: Place, notes: Path) -> None:
    place.ingestor(0).ingest([notes])
    shutil.rmtree(notes)
    assert len(place.ingestor(1).rebuild().replaced) == 2
    assert finds(place.retriever(0), BLUE) and finds(place.retriever(1), LOUD)


def test_without_a_schema_it_is_told_what_to_run(
    postgres: Postgres, tmp_path: Path, embedder: ShippedEmbedder
) -> None:
    with pytest.raises(StateError) as told:
        Retriever.open(tmp_path, embedder, vectors=postgres.new_database())
    assert told.value.arguments["command"] == "rigwise migrate"


def test_only_one_writes_at_a_time(place: Place, notes: Path) -> None:
    first, second = place.ingestor(0), place.ingestor(1)
    with first._opened(), pytest.raises(IndexBusyError):
        second.ingest([notes])
    assert len(second.ingest([notes]).added) == 2


def test_a_fault_while_taking_in_changes_nothing(place: Place, notes: Path) -> None:
    place.ingestor().ingest([notes / "moon.md"])
    with pytest.raises(LookupError), place.ingestor(1)._opened() as (state, _):
        state.entries.clear()
        raise LookupError
    assert finds(place.retriever(), BLUE)


def test_a_reader_sees_a_version_whole_while_others_are_written(place: Place, notes: Path) -> None:
    """The note tells its number twice; both always belong to the same version."""
    text = "# Moon\n\nMoonshine weighs {0} kilograms.\n\nThat is {0} kilograms of Moonshine.\n"
    note = notes / "moon.md"
    note.write_text(text.format(100), encoding="utf-8")
    place.ingestor().ingest([note])
    serving, is_over, seen = place.retriever(1), threading.Event(), set()

    def write() -> None:
        for number in range(101, 106):
            note.write_text(text.format(number), encoding="utf-8")
            place.ingestor().ingest([note])
        is_over.set()

    writer = threading.Thread(target=write)
    writer.start()
    while not is_over.is_set():
        hits = serving.search("How many kilograms does Moonshine weigh?", "en").hits
        (document,) = {hit.document for hit in hits if hit.document.collection == "documents"}
        seen.add(document.text)
    writer.join()
    assert all(document.count(document.split()[4]) == 2 for document in seen), seen
    assert serving.documents()[0].text.count("105") == 2


def test_an_index_is_built_in_memory_that_it_fits_into(postgres: Postgres) -> None:
    """A passage takes two bytes a number and some fifteen hundred for its neighbours."""
    room = (
        "SELECT current_setting('maintenance_work_mem'), current_setting('max_parallel_maintenance_workers')"
    )
    database = open_postgres(vectors_in(postgres), part="vectors")
    with database.connection() as transaction:
        before = tuple(transaction.execute(room).fetchone())
        build_index(transaction, "few", 384, 1_000)
        assert tuple(transaction.execute(room).fetchone()) == before
        build_index(transaction, "many", 384, 100_000)
        assert tuple(transaction.execute(room).fetchone()) == ("217MB", "0"), "100,000 × (768 + 1,500) bytes"
    with database.connection() as transaction:
        assert tuple(transaction.execute(room).fetchone()) == before
        found = transaction.execute("SELECT indexname FROM pg_indexes WHERE tablename = 'vectors'").fetchall()
        assert {"vectors_few", "vectors_many"} <= {row[0] for row in found}
    database.close()

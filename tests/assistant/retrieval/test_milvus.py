"""What Milvus does not do by itself: faults told, one writer, versions whole, rows by difference of sets."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent import futures
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from assistant.answering.wording import Wording
from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.encode import BATCH, Job
from assistant.retrieval.errors import IndexBusyError, IndexMismatchError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.stores.levels import LEVEL_ORDER
from assistant.retrieval.stores.milvus import lock as locking
from assistant.retrieval.stores.milvus.address import MilvusAddress, is_milvus, read_address, with_token
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.retrieval.stores.milvus.contents import read_content, write_contents
from assistant.retrieval.stores.milvus.lock import WritingLock
from assistant.retrieval.stores.milvus.naming import (
    CURRENT,
    DOCUMENTS,
    VERSION,
    content_schema,
    ensure_documents,
    level_name,
)
from assistant.retrieval.stores.milvus.store import MilvusStore, newest
from assistant.retrieval.stores.work import Work, work_off
from assistant.state.opening import open_postgres
from assistant.state.store import StateError
from tests.assistant.retrieval.fake_embedder import FakeEmbedder
from tests.milvus import MilvusServer, is_installed, served
from tests.server import free_port

pytestmark = pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")
NOTE = "# {name}\n\nThe machine called {name} has {cards} cards.\n\nIt stands in a room of its own.\n"


@pytest.fixture(scope="module")
def embedder() -> ShippedEmbedder:
    return ShippedEmbedder()


@pytest.fixture
def url(milvus: MilvusServer) -> str:
    return milvus.new_database()


@pytest.fixture
def opened(url: str) -> Iterator[Milvus]:
    found = Milvus(read_address(url))
    yield found
    found.close()


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    write(folder, "Moonshine", 2)
    write(folder, "Sunrise", 4)
    return folder


def write(folder: Path, name: str, cards: int) -> Path:
    path = folder / f"{name.lower()}.md"
    path.write_text(NOTE.format(name=name, cards=cards), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("milvus://vectors.example", MilvusAddress("http://vectors.example:19530")),
        ("milvus://vectors.example:1234/rigwise", MilvusAddress("http://vectors.example:1234", "rigwise")),
        ("http://10.0.0.7:19530", MilvusAddress("http://10.0.0.7:19530")),
        ("https://vectors.example/a", MilvusAddress("https://vectors.example:443", "a")),
        ("milvus://[::1]:19530/", MilvusAddress("http://[::1]:19530")),
        ("milvus://root:Mil%40vus@h", MilvusAddress("http://h:19530", "", "root:Mil@vus")),
        ("milvus:///srv/my%20index.db", MilvusAddress("/srv/my index.db")),
    ],
)
def test_addresses_are_taken_apart(url: str, found: MilvusAddress) -> None:
    assert is_milvus(url) and read_address(url) == found
    assert found.is_file == url.startswith("milvus:///")
    assert "Mil" not in found.shown


@pytest.mark.parametrize(
    "url",
    ["milvus://", "milvus:///srv/index", "milvus://h/a/b", "https:///a", "milvus://h:port", "http://h?a=1"],
)
def test_addresses_that_name_nothing_are_refused(url: str) -> None:
    with pytest.raises(ValueError):
        read_address(url)


def test_a_token_is_put_into_the_address_and_nothing_else_changes() -> None:
    token = "root:p@ss/word"
    for url in ("milvus://h:1/a", "https://old@h:1/a"):
        address = read_address(with_token(url, token))
        assert address == replace(read_address(url), token=token)
    assert with_token("milvus:///srv/index.db", token) == "milvus:///srv/index.db"


def test_a_server_that_is_away_is_told_soon() -> None:
    started = time.monotonic()
    with pytest.raises(StateError) as told:
        Milvus(read_address(f"milvus://secret@127.0.0.1:{free_port()}/a"))
    assert told.value.message_id == "vectors-failed" and "127.0.0.1" in told.value.arguments["address"]
    assert "secret" not in str(told.value) and time.monotonic() - started < 30
    assert "RIGWISE_VECTORS" in Wording("tr")(told.value.message_id, **told.value.arguments)


def test_a_token_that_is_refused_is_told() -> None:
    import grpc

    class Refusing(grpc.GenericRpcHandler):
        def service(self, details):
            def refuse(request, context):
                context.abort(grpc.StatusCode.UNAUTHENTICATED, "auth check failure")

            return grpc.unary_unary_rpc_method_handler(refuse)

    server = grpc.server(futures.ThreadPoolExecutor(max_workers=2), handlers=(Refusing(),))
    port = server.add_insecure_port("127.0.0.1:0")
    server.start()
    try:
        with pytest.raises(StateError) as told:
            Milvus(read_address(f"http://wrong@127.0.0.1:{port}"))
    finally:
        server.stop(0).wait(timeout=10)
    assert told.value.message_id == "vectors-token"


@pytest.mark.parametrize(
    ("status", "told"),
    [
        ("PERMISSION_DENIED", "vectors-token"),
        ("UNAUTHENTICATED", "vectors-token"),
        ("UNAVAILABLE", "vectors-failed"),
    ],
)
def test_a_fault_of_a_call_is_told(
    opened: Milvus, monkeypatch: pytest.MonkeyPatch, status: str, told: str
) -> None:
    import grpc

    class Fault(grpc.RpcError):
        def code(self):
            return grpc.StatusCode[status]

    def refuse(**_):
        raise Fault

    monkeypatch.setattr(opened._client, "list_collections", refuse)
    with pytest.raises(StateError) as fault:
        opened.names()
    assert fault.value.message_id == told


def test_a_server_that_goes_and_comes_back_is_told_and_searched_again(
    notes: Path, embedder: ShippedEmbedder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("assistant.retrieval.stores.milvus.client.READ_S", 1.0)
    folder, port = tmp_path / "server", free_port()
    folder.mkdir()
    with served(folder, port) as running:
        Ingestor(tmp_path / "home", embedder, vectors=running.url()).ingest([notes])
        serving = Retriever.open(tmp_path / "other", embedder, vectors=running.url())
        assert len(serving.documents()) == 2
    with pytest.raises(StateError) as told:
        serving.search("How many cards has Sunrise?", "en")
    assert told.value.message_id == "vectors-failed"
    with served(folder, port):
        assert await_answer(serving, "How many cards has Sunrise?") == "Sunrise"


def await_answer(serving: Retriever, question: str, limit_s: float = 30.0) -> str:
    """Title of the document that answers first, once the index can be reached again."""
    end = time.monotonic() + limit_s
    while True:
        try:
            return serving.search(question, "en", within="documents").hits[0].document.title
        except StateError:
            assert time.monotonic() < end, "it did not come back"
            time.sleep(0.1)


def test_a_file_serves_one_process_at_a_time(tmp_path: Path) -> None:
    from milvus_lite import MilvusLite

    held = MilvusLite(str(tmp_path / "index.db"))
    try:
        with pytest.raises(StateError) as told:
            Milvus(read_address(f"milvus://{tmp_path}/index.db"))
    finally:
        held.close()
    assert (told.value.message_id, told.value.arguments["file"]) == ("vectors-file", f"{tmp_path}/index.db")


def test_a_file_that_a_killed_writer_left_is_written_at_once(
    tmp_path: Path, notes: Path, embedder: ShippedEmbedder
) -> None:
    from milvus_lite.server_manager import server_manager_instance

    url = f"milvus://{tmp_path}/index.db"
    try:
        left = WritingLock(Milvus(read_address(url)))
        left.__enter__()
        assert len(Ingestor(tmp_path / "home", embedder, vectors=url).ingest([notes]).added) == 2
        left.__exit__(None, None, None)
    finally:
        server_manager_instance.release_server(f"{tmp_path}/index.db")


@pytest.mark.parametrize(
    ("url", "missing", "command"),
    [
        ("milvus://h", "pymilvus", "pip install 'rigwise[milvus]'"),
        ("milvus:///a.db", "milvus_lite", "pip install 'rigwise[milvus-lite]'"),
    ],
)
def test_a_missing_extra_is_named(
    monkeypatch: pytest.MonkeyPatch, url: str, missing: str, command: str
) -> None:
    find = "assistant.retrieval.stores.milvus.client.find_spec"
    monkeypatch.setattr(find, lambda name: None if name == missing else name)
    with pytest.raises(StateError) as told:
        Milvus(read_address(url))
    assert (told.value.message_id, told.value.arguments["command"]) == ("vectors-extra", command)


def test_a_collection_of_somebody_else_is_not_written_to(opened: Milvus) -> None:
    schema, indexes = content_schema()
    schema.add_field("more", 5)
    opened.create(DOCUMENTS, schema, indexes)
    with pytest.raises(StateError) as told:
        ensure_documents(opened)
    assert told.value.message_id == "vectors-schema" and told.value.arguments["collection"] == DOCUMENTS


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


def test_one_writer_at_a_time_and_a_dead_one_is_taken_over(opened: Milvus) -> None:
    with WritingLock(opened) as first:
        with pytest.raises(IndexBusyError), WritingLock(opened):
            pass
        first.require()
        with WritingLock(opened, dead_s=0.0) as second:
            second.require()
            with pytest.raises(IndexBusyError):
                first.require()
    assert opened.names() == []


@pytest.mark.skipif(not Path("/proc/self/ns/pid").exists(), reason="processes are not told apart here")
def test_one_that_was_killed_on_this_machine_is_taken_over_at_once(
    opened: Milvus, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait(timeout=60)
    with monkeypatch.context() as patched:
        patched.setattr(locking.os, "getpid", lambda: ended.pid)
        killed = WritingLock(opened)
    killed.__enter__()
    with WritingLock(opened) as after:
        after.require()
    killed.__exit__(None, None, None)
    with monkeypatch.context() as patched:
        patched.setattr(locking.os, "getpid", lambda: ended.pid)
        patched.setattr(locking, "_here", lambda: "elsewhere")
        killed = WritingLock(opened)
    killed.__enter__()
    with pytest.raises(IndexBusyError), WritingLock(opened):
        pass
    killed.__exit__(None, None, None)


def test_a_mark_is_read_back() -> None:
    for where in ("abc", ""):
        mark = locking.Mark(17, 4, where, "ff")
        assert locking.read_mark(["id", "none", mark.written], "any") == mark


def test_a_writer_that_works_gives_signs_of_life(opened: Milvus, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locking, "BEAT_S", 0.05)
    with WritingLock(opened) as lock:
        end = time.monotonic() + 20
        while not opened.aliases(lock._name) and time.monotonic() < end:
            time.sleep(0.02)
        assert opened.aliases(lock._name)
        monkeypatch.setattr(locking.time, "time", lambda later=time.time() + locking.DEAD_S - 20: later)
        with pytest.raises(IndexBusyError), WritingLock(opened):
            pass
    assert opened.names() == []


def test_of_two_that_make_the_same_number_one_is_refused(
    opened: Milvus, monkeypatch: pytest.MonkeyPatch
) -> None:
    with WritingLock(opened):
        late = WritingLock(opened)
        monkeypatch.setattr(late, "_numbers", list)
        with pytest.raises(IndexBusyError), late:
            pass


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


@pytest.mark.parametrize("name", ["rigwise1_writing_9999", "rigwise1_writing_mine"])
def test_a_collection_of_another_program_is_named(opened: Milvus, name: str) -> None:
    opened.create(name, *content_schema())
    with pytest.raises(StateError) as refused, WritingLock(opened):
        pass
    assert refused.value.message_id == "vectors-schema"
    assert refused.value.arguments["collection"] == name
    assert opened.has(name)

"""A server that is away, refuses or holds something else is told, and searched again when it is back."""

from __future__ import annotations

import time
from concurrent import futures
from pathlib import Path

import pytest

from assistant.answering.wording import Wording
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.stores.milvus.address import read_address
from assistant.retrieval.stores.milvus.client import Milvus
from assistant.retrieval.stores.milvus.naming import (
    DOCUMENTS,
    content_schema,
    ensure_documents,
)
from assistant.state.store import StateError
from tests.milvus import is_installed, served
from tests.server import free_port

pytestmark = pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")


def test_a_server_that_is_away_is_told_soon() -> None:
    started = time.monotonic()
    with pytest.raises(StateError) as told:
        Milvus(read_address(f"milvus://secret@127.0.0.1:{free_port()}/a"))
    assert told.value.message_id == "vectors-failed" and "127.0.0.1" in told.value.arguments["address"]
    assert "secret" not in str(told.value) and time.monotonic() - started < 60
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
    folder, port = tmp_path / "server", free_port()
    folder.mkdir()
    with served(folder, port) as running:
        Ingestor(tmp_path / "home", embedder, vectors=running.url()).ingest([notes])
        serving = Retriever.open(tmp_path / "other", embedder, vectors=running.url())
        assert len(serving.documents()) == 2
    with monkeypatch.context() as hurried, pytest.raises(StateError) as told:
        hurried.setattr("assistant.retrieval.stores.milvus.client.READ_S", 1.0)
        serving.search("How many cards has Sunrise?", "en")
    assert told.value.message_id == "vectors-failed"
    with served(folder, port):
        assert await_answer(serving, "How many cards has Sunrise?") == "Sunrise"


def await_answer(serving: Retriever, question: str, limit_s: float = 120.0) -> str:
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


def test_a_collection_of_somebody_else_is_not_written_to(opened: Milvus) -> None:
    schema, indexes = content_schema()
    schema.add_field("more", 5)
    opened.create(DOCUMENTS, schema, indexes)
    with pytest.raises(StateError) as told:
        ensure_documents(opened)
    assert told.value.message_id == "vectors-schema" and told.value.arguments["collection"] == DOCUMENTS

"""A server whose index cannot be used gets ready once it can, and says until then why it is not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from httpx2 import Response
from starlette.testclient import TestClient

from api import warming
from api.warming import warmed
from api.workers import Workers, busy
from assistant.assistant import Assistant
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import RetrievalError
from assistant.retrieval.index.ingest import Ingestor
from assistant.state.store import StateError
from tests.api.conftest import Inside
from tests.assistant.retrieval.fake_embedder import FakeEmbedder

COMMAND = "rigwise ingest --rebuild"
"""What mends a damaged index."""


class Warming:
    """An assistant that fails a few times before it is loaded."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)

    def warm(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


def run(assistant: Warming, again_s: float = 0.0) -> list[Exception]:
    told: list[Exception] = []

    async def scene() -> None:
        workers = Workers(1, 4)
        try:
            await warmed(workers, cast(Assistant, assistant), again_s=again_s, tell=told.append)
        finally:
            workers.close()

    asyncio.run(scene())
    return told


def test_it_waits_for_a_database_that_is_away() -> None:
    away = StateError("error-state-database", reason="away")
    assistant = Warming(away, away)
    run(assistant)
    assert assistant.faults == []


@pytest.mark.parametrize(
    "fault", [RetrievalError("index-corrupt", file="x", command="y"), OSError("too many files"), busy()]
)
def test_whatever_went_wrong_it_is_told_and_tried_again(fault: Exception) -> None:
    assistant = Warming(fault, fault)
    assert run(assistant) == [fault, fault]


def test_it_rests_longer_than_a_try_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, rests = iter([0.0, 3.0, 0.0, 0.1]), []

    async def sleep(seconds: float) -> None:
        rests.append(seconds)

    monkeypatch.setattr(warming, "time", SimpleNamespace(monotonic=lambda: next(clock, 0.0)))
    monkeypatch.setattr(warming, "asyncio", SimpleNamespace(sleep=sleep))
    fault = RetrievalError("index-corrupt", file="x", command="y")
    run(Warming(fault, fault), again_s=2.0)
    assert rests == [warming.REST * 3.0, 2.0]


def test_readyz_says_the_reason_until_what_was_wrong_is_mended(
    inside: Inside, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warming, "AGAIN_S", 0.05)
    monkeypatch.setattr(warming, "REST", 0.0)
    note = tmp_path / "note.md"
    note.write_text("# Note\n\nThe rack has four cards.\n", encoding="utf-8")
    Ingestor(tmp_path, FakeEmbedder()).ingest([note])
    with inside() as client:
        told = await_status(client, lambda found: code_of(found) != "error-not-ready")
        assert (told.status_code, code_of(told)) == (503, "index-model-mismatch")
        assert told.headers["Retry-After"] and str(tmp_path) not in told.text
        Ingestor(tmp_path, ShippedEmbedder()).rebuild()
        assert await_status(client, lambda found: found.status_code == 200).json()["status"] == "ok"


def test_a_server_answers_from_the_guides_where_the_index_of_own_documents_is_damaged(
    inside: Inside, tmp_path: Path
) -> None:
    note = tmp_path / "note.md"
    note.write_text("# Note\n\nThe rack has four cards.\n", encoding="utf-8")
    Ingestor(tmp_path, ShippedEmbedder()).ingest([note])
    (tmp_path / "index" / "v000001" / "manifest.json").write_text("{", encoding="utf-8")
    question = {"message": "Why are big power supplies more efficient?"}
    with inside() as client:
        ready = await_status(client, lambda found: found.status_code == 200)
        warned = [(each["code"], COMMAND in each["message"]) for each in ready.json()["warnings"]]
        assert warned == [("index-unread", True)] and str(tmp_path) not in ready.text
        answer = client.post("/chat", json=question).json()
        assert answer["kind"] == "answer"
        assert any(COMMAND in each for each in answer["warnings"])
        refused = client.post("/chat", json={**question, "collection": "documents"})
        assert (refused.status_code, code_of(refused)) == (503, "index-unread")
        assert COMMAND in refused.json()["error"]["message"]
        Ingestor(tmp_path, ShippedEmbedder()).rebuild()
        mended = client.post("/chat", json={"message": "How many cards does the rack have?"}).json()
        assert "four cards" in mended["text"] and not mended["warnings"]
        assert client.get("/readyz").json()["warnings"] == []


def code_of(found: Response) -> str:
    return "" if found.status_code == 200 else str(found.json()["error"]["code"])


def await_status(client: TestClient, is_it: Callable[[Response], bool]) -> Response:
    end = time.monotonic() + 120
    while not is_it(found := client.get("/readyz")):
        assert time.monotonic() < end, found.text
        time.sleep(0.05)
    return found

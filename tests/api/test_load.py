"""Encoding never blocks the event loop; a full queue is told, not stalled; shutdown is clean."""

from __future__ import annotations

import asyncio
import statistics
import threading
from collections.abc import Generator
from concurrent.futures import ThreadPoolExecutor

import httpx2
import pytest

from api.addresses import is_loopback
from api.errors import RefusedError
from api.workers import Workers
from assistant.answer import Answer
from assistant.events import Done, Event
from tests.api.conftest import Inside
from tests.server import Server, running_server

PATIENCE_S = 180.0
LOOKS = 20
ASKERS = 12
ANSWER = Answer(id="a", conversation_id="c", language="en", kind="smalltalk", lead="x", text="x")


def test_health_answers_while_questions_are_encoded(server: Server) -> None:
    """It does not wait for its turn behind the questions that were there before, however fast these are."""

    async def scenario() -> list[int]:
        async with httpx2.AsyncClient(base_url=server.url, timeout=PATIENCE_S) as client:
            overtaken: list[int] = []
            answered: list[int] = []

            async def ask(number: int) -> None:
                while len(overtaken) < LOOKS:
                    message = f"why does bandwidth matter {number} {len(overtaken)} " + "x y " * 40
                    assert (await client.post("/chat", json={"message": message})).status_code == 200
                    answered.append(number)

            askers = [asyncio.create_task(ask(number)) for number in range(ASKERS)]
            while len(overtaken) < LOOKS:
                before = len(answered)
                assert (await client.get("/healthz")).status_code == 200
                overtaken.append(len(answered) - before)
            await asyncio.gather(*askers)
            return overtaken

    assert statistics.median(asyncio.run(scenario())) < ASKERS / 2


def test_health_answers_however_long_a_question_is_worked_on(inside: Inside) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def way(*_: object) -> Generator[Event, None, Answer]:
        begun.set()
        assert may_end.wait(PATIENCE_S)
        yield Done(ANSWER)
        return ANSWER

    with inside() as client, ThreadPoolExecutor(2) as pool:
        client.app.state.desk.assistant.stream = way  # type: ignore[attr-defined]
        asked = pool.submit(client.post, "/chat", json={"message": "x"})
        try:
            assert begun.wait(PATIENCE_S)
            health = pool.submit(client.get, "/healthz")
            assert health.result(PATIENCE_S / 2).status_code == 200
            assert not asked.done()
        finally:
            may_end.set()
        assert asked.result(PATIENCE_S).json()["lead"] == ANSWER.lead


def test_a_full_queue_is_refused_at_once() -> None:
    async def scenario() -> list[object]:
        workers, may_end = Workers(threads=1, queue=1), threading.Event()
        calls = [asyncio.ensure_future(workers.run(lambda: may_end.wait(PATIENCE_S))) for _ in range(4)]
        refused = await asyncio.gather(*calls[2:], return_exceptions=True)
        may_end.set()
        served = await asyncio.gather(*calls[:2], return_exceptions=True)
        workers.close()
        return [*served, *refused]

    first, waiting, *refused = asyncio.run(scenario())
    assert (first, waiting) == (True, True)
    for each in refused:
        assert isinstance(each, RefusedError) and each.status == 503 and each.headers


def test_the_server_stops_cleanly(tmp_path_factory: pytest.TempPathFactory) -> None:
    with running_server(tmp_path_factory.mktemp("home")) as server:
        pass
    assert server.process.returncode in (0, -15)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("127.0.0.1", True),
        ("::1", True),
        ("localhost", True),
        ("0.0.0.0", False),
        ("192.168.1.5", False),
        ("x", False),
    ],
)
def test_loopback(address: str, expected: bool) -> None:
    assert is_loopback(address) is expected

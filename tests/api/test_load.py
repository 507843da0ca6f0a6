"""Encoding never blocks the event loop; a full queue is told, not stalled; shutdown is clean."""

from __future__ import annotations

import asyncio
import statistics
import time

import httpx2
import pytest

from api.addresses import is_loopback
from api.errors import RefusedError
from api.workers import Workers
from tests.server import Server, running_server


def test_health_answers_while_questions_are_encoded(server: Server) -> None:
    async def scenario() -> list[float]:
        async with httpx2.AsyncClient(base_url=server.url, timeout=60.0) as client:
            questions = [
                asyncio.create_task(
                    client.post("/chat", json={"message": f"why does bandwidth matter {n} " + "x y " * 40})
                )
                for n in range(12)
            ]
            waits = []
            while not all(question.done() for question in questions):
                start = time.perf_counter()
                response = await client.get("/healthz")
                waits.append(time.perf_counter() - start)
                assert response.status_code == 200
            assert {question.result().status_code for question in questions} == {200}
            return waits

    waits = asyncio.run(scenario())
    assert len(waits) > 5
    assert statistics.median(waits) < 1.0


def test_a_full_queue_is_refused_at_once() -> None:
    async def scenario() -> list[object]:
        workers = Workers(threads=1, queue=1)
        calls = [workers.run(lambda: time.sleep(0.2)) for _ in range(4)]
        outcome = await asyncio.gather(*calls, return_exceptions=True)
        workers.close()
        return outcome

    outcome = asyncio.run(scenario())
    refused = [item for item in outcome if isinstance(item, RefusedError)]
    assert len(refused) == 2
    assert all(item.status == 503 and item.headers for item in refused)


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

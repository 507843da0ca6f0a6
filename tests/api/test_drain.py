"""A server that is told to stop finishes what it was asked, and what it wrote is whole."""

from __future__ import annotations

import signal
import threading
import time

import httpx2
import pytest

from tests.server import running_server

LONG = "why does memory bandwidth matter for training? " + "and for inference? " * 3


def test_questions_asked_before_the_end_are_answered(tmp_path_factory: pytest.TempPathFactory) -> None:
    statuses: list[int] = []
    with running_server(tmp_path_factory.mktemp("home")) as server:
        url = server.url

        def ask(number: int) -> None:
            response = httpx2.post(f"{url}/chat", json={"message": f"{number} {LONG}"}, timeout=60)
            statuses.append(response.status_code)

        askers = [threading.Thread(target=ask, args=(number,)) for number in range(6)]
        for asker in askers:
            asker.start()
        wait_until_inside(url, len(askers))
        server.process.send_signal(signal.SIGTERM)
        for asker in askers:
            asker.join()
        server.process.wait(timeout=30)
    assert statuses == [200] * len(askers)
    assert server.process.returncode in (0, -signal.SIGTERM)
    with pytest.raises(httpx2.TransportError):
        httpx2.get(f"{url}/healthz", timeout=2)


def wait_until_inside(url: str, count: int) -> None:
    """Wait until all questions have arrived: those answered, at work, and waiting."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        text = httpx2.get(f"{url}/metrics", timeout=10).text
        lines = [
            line
            for line in text.splitlines()
            if line.startswith(("rigwise_open ", "rigwise_questions_total"))
        ]
        if sum(float(line.rsplit(" ", 1)[1]) for line in lines) >= count:
            return
        time.sleep(0.02)
    raise TimeoutError("the questions did not arrive")

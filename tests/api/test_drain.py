"""A server that is told to stop finishes what it was asked, and what it wrote is whole."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx2
import pytest

from tests.server import free_port, running_server

PATIENCE_S = 120.0
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
        server.process.wait(timeout=PATIENCE_S)
    assert statuses == [200] * len(askers)
    assert server.process.returncode in (0, -signal.SIGTERM)
    with pytest.raises(httpx2.TransportError):
        httpx2.get(f"{url}/healthz", timeout=2)


def wait_until_inside(url: str, count: int) -> None:
    """Wait until all questions have arrived: those answered, at work, and waiting."""
    end = time.monotonic() + PATIENCE_S
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


FIRST_START = """
from pathlib import Path
from assistant.retrieval import bundle

def told(*arguments, **named):
    print("computing", flush=True)
    return build(*arguments, **named)

def nothing(folder):
    raise OSError

build, bundle.build_segment, bundle.load_segment = bundle.build_segment, told, nothing
from api.main import main
main()
"""
"""A server whose guides have no vectors yet: all of them are computed, which takes minutes."""


def test_a_server_that_still_computes_vectors_ends_when_it_is_told_to(tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "OMP_NUM_THREADS": "1"}
    command = [sys.executable, "-c", FIRST_START, "serve", "--port", str(free_port())]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        patience = threading.Timer(PATIENCE_S, process.kill)
        patience.start()
        try:
            is_told = "computing\n" in iter(process.stdout.readline, "")  # type: ignore[union-attr]
            process.send_signal(signal.SIGTERM)
            _, log = process.communicate(timeout=PATIENCE_S)
        finally:
            patience.cancel()
            process.kill()
    assert is_told, log
    assert process.returncode in (0, -signal.SIGTERM), log
    assert "Traceback" not in log
    assert not list(tmp_path.glob("guides/*"))

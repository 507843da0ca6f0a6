"""A real server process on a free port of this machine, for end-to-end tests and benchmarks."""

from __future__ import annotations

import os
import random
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2

START_LIMIT_S = 180.0
PATIENT = {"RIGWISE_RATE": "100000/minute", "RIGWISE_TIMEOUT": "120"}
"""Settings under which neither a fast test nor a busy machine meets a limit."""
PORTS = range(15_000, 32_000)
"""Below those that systems give to connections by themselves, so that none of these takes one meanwhile."""
_CLAIMS: list[socket.socket] = []


@dataclass(frozen=True)
class Server:
    """A running server: where it listens, and its process."""

    url: str
    process: subprocess.Popen[bytes]

    def client(self, **settings: object) -> httpx2.Client:
        return httpx2.Client(base_url=self.url, timeout=START_LIMIT_S, **settings)


@contextmanager
def running_server(home: Path, until: str = "/readyz", **environment: str) -> Iterator[Server]:
    """Start ``rigwise serve``, wait until it is ready, or until an address answers, stop it at the end."""
    port = free_port()
    with (home / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", "from api.main import main; main()", "serve", "--port", str(port)],
            env={**os.environ, **PATIENT, "RIGWISE_HOME": str(home), **environment},
            stderr=log,
        )
    server = Server(f"http://127.0.0.1:{port}", process)
    try:
        _await_ready(server, until)
        yield server
    finally:
        process.terminate()
        process.wait(timeout=START_LIMIT_S)


def _await_ready(server: Server, until: str) -> None:
    end = time.monotonic() + START_LIMIT_S
    while time.monotonic() < end:
        if server.process.poll() is not None:
            raise RuntimeError(f"the server ended with {server.process.returncode}")
        try:
            if httpx2.get(f"{server.url}{until}", timeout=5.0).status_code == 200:
                return
        except httpx2.TransportError:
            pass
        time.sleep(0.1)
    raise TimeoutError("the server did not become ready")


def free_port() -> int:
    """A port at which nobody listens, and of which no other process of tests makes use while this one lives:
    its number is taken over UDP, too.
    """
    for port in random.sample(PORTS, len(PORTS)):
        claim = socket.socket(type=socket.SOCK_DGRAM)
        try:
            claim.bind(("127.0.0.1", port))
            with socket.socket() as probe:
                probe.bind(("127.0.0.1", port))
        except OSError:
            claim.close()
            continue
        _CLAIMS.append(claim)
        return port
    raise OSError("no port is free")

"""A real Milvus for tests: the package ``milvus-lite`` as a server in a process of its own."""

from __future__ import annotations

import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from tests.server import free_port

START_LIMIT_S = 180.0
STOP_LIMIT_S = 60.0


def is_installed() -> bool:
    """Whether it can be started here."""
    return all(find_spec(name) is not None for name in ("pymilvus", "milvus_lite"))


@dataclass(frozen=True)
class MilvusServer:
    """A running server."""

    port: int

    def url(self, database: str = "default") -> str:
        return f"milvus://127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        from pymilvus import MilvusClient

        name = f"t{secrets.token_hex(6)}"
        client = MilvusClient(f"http://127.0.0.1:{self.port}", dedicated=True)
        try:
            client.create_database(name)
        finally:
            client.close()
        return self.url(name)


@contextmanager
def running_milvus() -> Iterator[MilvusServer]:
    """Start a server with an empty data folder; nothing of it is left at the end."""
    folder = Path(tempfile.mkdtemp(prefix="milvus-"))
    try:
        with served(folder, free_port()) as running:
            yield running
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def served(folder: Path, port: int) -> Iterator[MilvusServer]:
    """A server over a folder; at the end it is killed."""
    program = [sys.executable, "-m", "milvus_lite", "server", "--data-dir", str(folder / "data")]
    with (folder / "log").open("wb") as log:
        server = subprocess.Popen(
            [*program, "--host", "127.0.0.1", "--port", str(port)], stdout=log, stderr=log
        )
    try:
        _await_ready(port, server, folder / "log")
        yield MilvusServer(port)
    finally:
        server.kill()
        server.wait(timeout=STOP_LIMIT_S)


def _await_ready(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    end = time.monotonic() + START_LIMIT_S
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError(log.read_text("utf-8"))
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("Milvus did not become ready")

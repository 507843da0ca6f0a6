"""One real server for all tests of the HTTP surface."""

from __future__ import annotations

from collections.abc import Iterator

import httpx2
import pytest

from tests.server import Server, running_server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx2.Client]:
    with server.client() as opened:
        yield opened

"""One real server for all tests of the HTTP surface, and applications in this process for odd settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from api.app import create_app
from assistant.retrieval.index.named_sets import GUIDES
from assistant.settings import Settings
from tests.server import PATIENT, Server, running_server

ADMIN_KEY = "the-key-of-the-operator"
OPERATOR = {"Authorization": f"Bearer {ADMIN_KEY}"}
Inside = Callable[..., TestClient]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx2.Client]:
    with server.client() as opened:
        yield opened


@pytest.fixture(scope="session")
def guarded_for_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("guarded")
    with running_server(home, RIGWISE_API_KEY=ADMIN_KEY, RIGWISE_MAX_UPLOAD_KB="50") as running:
        yield running


@pytest.fixture
def guarded(guarded_for_all: Server) -> Iterator[Server]:
    """A server that asks for a key, for what only an operator may do. It is one for all tests, so what a
    test adds to its documents, and may not get to remove, is taken out at the test's end.
    """
    yield guarded_for_all
    with guarded_for_all.client(headers=OPERATOR) as opened:
        for document in opened.get("/sources").json()["documents"]:
            if document["collection"] != GUIDES:
                opened.delete(f"/sources/{document['id']}").raise_for_status()


@pytest.fixture
def operator(guarded: Server) -> Iterator[httpx2.Client]:
    with guarded.client(headers=OPERATOR) as opened:
        yield opened


@pytest.fixture
def inside(tmp_path: Path) -> Inside:
    """Make an application in this process and a client whose address can be chosen."""

    def make(address: str = "127.0.0.1", **environment: str) -> TestClient:
        settings = Settings.from_environment({**PATIENT, "RIGWISE_HOME": str(tmp_path), **environment})
        app: FastAPI = create_app(settings)
        return TestClient(app, base_url="http://127.0.0.1:8000", client=(address, 50000))

    return make

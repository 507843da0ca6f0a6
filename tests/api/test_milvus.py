"""A server whose documents lie in Milvus: taken in and out, also by another machine; told when it is away."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from tests.milvus import is_installed, served
from tests.server import free_port, running_server

RACK = "# Basement\n\nThe basement rack with quokka fans makes a noise of 41 decibels.\n"
KEY = "0123456789abcdef"
QUESTION = "How loud is the basement rack with quokka fans?"

pytestmark = [
    pytest.mark.server,
    pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here"),
]


def quotes(client: httpx2.Client) -> bool:
    answer = client.post("/chat", json={"message": QUESTION})
    assert answer.status_code == 200, answer.text
    return any("41 decibels" in citation["quote"] for citation in answer.json()["citations"])


def test_documents_come_and_go_and_an_absence_is_told(tmp_path: Path) -> None:
    home, data = tmp_path / "home", tmp_path / "data"
    home.mkdir()
    data.mkdir()
    port = free_port()
    url = f"milvus://127.0.0.1:{port}"
    settings = {"RIGWISE_VECTORS": url, "RIGWISE_API_KEY": KEY}
    headers = {"Authorization": f"Bearer {KEY}"}
    with (
        served(data, port),
        running_server(home, **settings) as server,
        server.client(headers=headers) as client,
    ):
        taken = client.post("/sources", params={"name": "rack.md"}, content=RACK)
        assert taken.status_code == 201, taken.text
        assert quotes(client)
        elsewhere = Ingestor(tmp_path / "elsewhere", ShippedEmbedder(), vectors=url)
        assert len(elsewhere.remove([taken.json()["id"]]).removed) == 1
        assert not quotes(client)
    with (
        running_server(home, "/healthz", **settings) as server,
        server.client(headers=headers) as client,
    ):
        assert client.get("/readyz").status_code == 503
        asked = client.post("/chat", json={"message": QUESTION})
        assert asked.status_code == 503 and int(asked.headers["Retry-After"]) >= 1
        computed = client.post("/rules/psu", json={"gpus": [{"name": "GeForce RTX 3090", "count": 2}]})
        assert computed.status_code == 200, "a rule needs no index"

"""Names of the user's own models are catalog names too: markup in them stays text on every surface."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from starlette.testclient import TestClient

from assistant.own.models import add_model
from tests.api.conftest import Inside
from tests.own_models import CONFIG

NAME = "Zed <img src=x onerror=alert(1)> [x](javascript:alert(2)) 8B"
INPUTS = {"model": NAME, "gpus": [{"name": "RTX 3090", "count": 1}]}


@pytest.fixture
def client(inside: Inside, tmp_path: Path) -> TestClient:
    config = tmp_path / "config.json"
    config.write_text(json.dumps(CONFIG), encoding="utf-8")
    add_model(config, NAME, tmp_path)
    return inside()


def is_text(markdown: str) -> bool:
    """Whether no sign in a Markdown text opens a tag or a link of the name."""
    shown = markdown.replace("\\<", "").replace("\\[", "").replace("\\]", "")
    return "<img" not in shown and "](javascript" not in shown


def test_in_a_computation_and_a_catalog_it_is_data(client: TestClient) -> None:
    computation = client.post("/rules/llm_memory", json=INPUTS)
    assert computation.status_code == 200, computation.text
    rows = client.get("/catalog/models", params={"q": NAME[:90]})
    assert rows.json()["rows"][0]["name"] == NAME
    for response in (computation, rows):
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["X-Content-Type-Options"] == "nosniff"


def test_in_an_answer_it_is_escaped(client: TestClient) -> None:
    question = f"Does {NAME} at Q4_K_M fit on an RTX 3090?"
    answer = client.post("/chat", json={"message": question}).json()
    assert is_text(answer["text"])
    messages = [{"role": "user", "content": question}]
    reply = client.post("/v1/chat/completions", json={"messages": messages}).json()
    assert is_text(reply["choices"][0]["message"]["content"])


def test_in_a_picture_it_is_text(client: TestClient) -> None:
    picture = client.get("/plots/memory.svg", params={"inputs": json.dumps(INPUTS)})
    assert picture.status_code == 200, picture.text
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(picture.text).iter()}
    assert not tags & {"img", "script", "a", "foreignObject", "image"}

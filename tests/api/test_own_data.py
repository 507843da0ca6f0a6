"""Models of one's own that are added while a server runs."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from assistant.own.models import add_model, remove_model
from tests.own_models import CONFIG
from tests.server import running_server

pytestmark = pytest.mark.server
PATIENCE_S = 180.0


def test_a_running_server_knows_a_model_as_soon_as_it_is_added(tmp_path: Path) -> None:
    file = tmp_path / "Kedi-8B" / "config.json"
    file.parent.mkdir()
    file.write_text(json.dumps(CONFIG), encoding="utf-8")
    home = tmp_path / "home"
    home.mkdir()
    question = {"message": "How much memory does Kedi-8B need at 4 bits?"}
    with running_server(home) as server, server.client() as client:

        def total() -> int:
            found: int = client.get("/catalog/models", params={"q": "Kedi-8B"}).json()["total"]
            return found

        def wait_for(count: int) -> None:
            end = time.monotonic() + PATIENCE_S
            while total() != count:
                assert time.monotonic() < end
                time.sleep(0.2)

        assert total() == 0
        add_model(file, None, home)
        wait_for(1)
        (computed,) = client.post("/chat", json=question).json()["computations"]
        assert computed["rule"] == "llm_memory"
        assert "Kedi-8B" in json.dumps(computed)
        remove_model("Kedi-8B", home)
        wait_for(0)

"""A folder of notes, and an index of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.ingest import Ingestor
from tests.assistant.retrieval.own_index.examples import MOON, SUN


@pytest.fixture(scope="module")
def embedder() -> ShippedEmbedder:
    return ShippedEmbedder()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "moon.md").write_text(MOON, encoding="utf-8")
    (folder / "sun.md").write_text(SUN, encoding="utf-8")
    (folder / ".hidden.md").write_text("# Hidden\n\nNothing.\n", encoding="utf-8")
    (folder / "picture.png").write_bytes(b"\x89PNG")
    return folder


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def ingested(home: Path, folder: Path, embedder: ShippedEmbedder) -> Path:
    Ingestor(home, embedder).ingest([folder])
    return home / "index" / "v000001"

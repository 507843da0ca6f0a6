"""A database of Milvus and a folder of notes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.stores.milvus.address import read_address
from assistant.retrieval.stores.milvus.client import Milvus
from tests.assistant.retrieval.milvus.notes import write
from tests.milvus import MilvusServer


@pytest.fixture(scope="module")
def embedder() -> ShippedEmbedder:
    return ShippedEmbedder()


@pytest.fixture
def url(milvus: MilvusServer) -> str:
    return milvus.new_database()


@pytest.fixture
def opened(url: str) -> Iterator[Milvus]:
    found = Milvus(read_address(url))
    yield found
    found.close()


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    write(folder, "Moonshine", 2)
    write(folder, "Sunrise", 4)
    return folder

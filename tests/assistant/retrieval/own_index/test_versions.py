"""A search sees a new version at once, and an old one goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import (
    IndexCorruptError,
)
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from tests.assistant.retrieval.own_index.examples import MOON, QUESTION, files_of


def test_a_running_search_sees_a_new_version_at_once(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    retriever = Retriever.open(home, embedder)
    assert not [
        hit for hit in retriever.search(QUESTION, "en").hits if hit.document.collection == "documents"
    ]
    Ingestor(home, embedder).ingest([folder])
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text


def test_old_versions_go_after_the_next_but_one(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    for number in range(4):
        (folder / f"{number}.md").write_text(f"# Note {number}\n\nNumber {number}.\n", encoding="utf-8")
        Ingestor(home, embedder).ingest([folder])
    assert files_of(home) == ["current", "lock", "v000003", "v000004"]


@pytest.mark.parametrize("how", ["edited", "removed"])
def test_a_version_with_text_that_was_taken_out_goes_at_once(
    home: Path, folder: Path, embedder: ShippedEmbedder, how: str
) -> None:
    Ingestor(home, embedder).ingest([folder])
    opened = Retriever.open(home, embedder)
    if how == "edited":
        (folder / "moon.md").write_text(MOON.replace("blue", "crimson"), encoding="utf-8")
        Ingestor(home, embedder).ingest([folder])
    else:
        Ingestor(home, embedder).remove([str(folder / "moon.md")])
    assert files_of(home) == ["current", "lock", "v000002"]
    assert not any("blue case" in hit.text for hit in opened.search(QUESTION, "en").hits)
    (home / "index" / "v000002" / "manifest.json").write_text("{", encoding="utf-8")
    assert isinstance(Retriever.open(home, embedder).fault, IndexCorruptError)


def test_a_search_that_a_newer_version_overtakes_is_done_again(
    home: Path, folder: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It began over a version of which the documents are gone when it opens them."""
    Ingestor(home, embedder).ingest([folder])
    retriever = Retriever.open(home, embedder)
    old, now = retriever._own(), retriever._own
    (folder / "moon.md").write_text(MOON.replace("blue", "crimson"), encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    calls = iter([old])
    monkeypatch.setattr(retriever, "_own", lambda: next(calls, None) or now())
    assert "crimson case" in retriever.search(QUESTION, "en").hits[0].text

"""One ingest at a time, and a fault while writing changes nothing."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import (
    IndexBusyError,
    IndexWriteError,
)
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.lock import writing
from tests.assistant.retrieval.own_index.examples import files_of, quotes


def test_two_ingests_at_once_are_refused(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    code = (
        "import sys, pathlib; from assistant.retrieval.index.lock import writing\n"
        "with writing(pathlib.Path(sys.argv[1])):\n"
        "    print('held', flush=True); sys.stdin.read()\n"
    )
    holder = subprocess.Popen(
        [sys.executable, "-c", code, str(home / "index")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert holder.stdout
    assert holder.stdin
    assert holder.stdout.readline() == "held\n"
    try:
        with pytest.raises(IndexBusyError):
            Ingestor(home, embedder).ingest([folder])
        assert "blue case" in quotes(home, embedder)[0]
    finally:
        holder.stdin.close()
        holder.wait(60)
        holder.stdout.close()
    assert not Ingestor(home, embedder).ingest([folder]).changed


def test_the_lock_is_free_after_a_fault(tmp_path: Path) -> None:
    with pytest.raises(RuntimeError, match="fault"), writing(tmp_path):
        raise RuntimeError("fault")
    with writing(tmp_path):
        pass


def failing(calls: Iterator[int]) -> object:
    """A stand-in for ``numpy.save`` that runs out of space at the third array."""
    import numpy as np

    save = np.save

    def stand_in(*arguments: object, **options: object) -> None:
        if next(calls) == 3:
            raise OSError(28, "No space left on device")
        save(*arguments, **options)  # type: ignore[arg-type]

    return stand_in


def test_a_full_disk_changes_nothing(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    with monkeypatch.context() as patch:
        patch.setattr("assistant.retrieval.segment.np.save", failing(iter(range(1, 100))))
        with pytest.raises(IndexWriteError) as caught:
            Ingestor(home, embedder).ingest([folder])
    assert caught.value.arguments["reason"] == "No space left on device"
    assert files_of(home) == ["current", "lock", "unfinished", "v000001"]
    assert "blue case" in quotes(home, embedder)[0]


def test_a_fault_while_swapping_changes_nothing(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")

    def fail(path: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("assistant.retrieval.index.current.write_text", fail)
        with pytest.raises(IndexWriteError):
            Ingestor(home, embedder).ingest([folder])
    assert current_version(home / "index") == "v000001"
    assert not (home / "index" / "v000002").exists()


def test_a_folder_that_cannot_be_made_is_told(
    tmp_path: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (tmp_path / "home").write_text("a file in the way", encoding="utf-8")
    with pytest.raises(IndexWriteError):
        Ingestor(tmp_path / "home", embedder).ingest([folder])


def test_nothing_stored_is_pickled(ingested: Path) -> None:
    assert {path.suffix for path in ingested.rglob("*") if path.is_file()} == {".npy", ".json"}
    assert not any(b"pickle" in path.read_bytes()[:200] for path in ingested.rglob("*.npy"))


def test_the_manifest_says_what_built_it(ingested: Path) -> None:
    manifest = json.loads((ingested / "manifest.json").read_text(encoding="utf-8"))
    assert ModelRecord.from_json(manifest["model"]) == RECORD
    assert {"format", "chunker", "corpus", "created", "documents", "files"} <= set(manifest)
    assert "paragraphs.vectors.npy" in manifest["files"]

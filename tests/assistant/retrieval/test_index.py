"""The index of the user's documents: set differences, atomic swaps, faults that change nothing."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import (
    IndexBusyError,
    IndexCorruptError,
    IndexMismatchError,
    IndexWriteError,
)
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.lock import writing
from assistant.retrieval.index.reader import CURRENT_FILE, current_version
from assistant.retrieval.retriever import Retriever
from corpus.errors import DocumentError

MOON = "# Moon\n\nThe machine called Moonshine has two cards and a blue case.\n\nIt stands in room 214.\n"
SUN = "# Sun\n\nThe machine called Sunrise has four cards. Its fans are loud.\n"
QUESTION = "What colour is the case of Moonshine?"


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


def quotes(home: Path, embedder: ShippedEmbedder, question: str = QUESTION) -> list[str]:
    result = Retriever.open(home, embedder).search(question, "en")
    return [hit.text for hit in result.hits if hit.document.collection == "documents"]


def test_a_folder_is_taken_in(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    seen: list[tuple[int, int]] = []
    report = Ingestor(home, embedder, lambda done, total: seen.append((done, total))).ingest([folder])
    assert sorted(Path(taken.path).name for taken in report.added) == ["moon.md", "sun.md"]
    assert {taken.encoding for taken in report.added} == {"utf-8"}
    assert seen
    assert seen[-1][0] == seen[-1][1]
    assert "blue case" in quotes(home, embedder)[0]


def test_a_hit_leads_back_to_the_file(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    Ingestor(home, embedder).ingest([folder])
    hit = Retriever.open(home, embedder).search(QUESTION, "en").hits[0]
    assert hit.document.text[slice(*hit.quote)] == hit.text
    assert hit.original is not None
    assert MOON[slice(*hit.original)] == hit.text
    assert hit.sources[0].title == "Moon"


def test_taking_the_same_in_again_changes_nothing(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    Ingestor(home, embedder).ingest([folder])
    before = current_version(home / "index")
    report = Ingestor(home, embedder).ingest([folder])
    assert len(report.unchanged) == 2
    assert not report.changed
    assert current_version(home / "index") == before


def test_only_new_texts_are_encoded(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    Ingestor(home, embedder).ingest([folder])
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    totals: list[int] = []
    Ingestor(home, embedder, lambda done, total: totals.append(total)).ingest([folder])
    assert max(totals) <= 4


def test_a_changed_file_replaces_its_old_text(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    Ingestor(home, embedder).ingest([folder])
    (folder / "moon.md").write_text(MOON.replace("blue", "crimson"), encoding="utf-8")
    report = Ingestor(home, embedder).ingest([folder / "moon.md"])
    assert [Path(taken.path).name for taken in report.replaced] == ["moon.md"]
    found = " ".join(quotes(home, embedder))
    assert "crimson" in found
    assert "blue" not in found


def test_a_file_that_is_gone_from_a_folder_never_answers_again(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    Ingestor(home, embedder).ingest([folder])
    retriever = Retriever.open(home, embedder)
    (folder / "moon.md").unlink()
    report = Ingestor(home, embedder).ingest([folder])
    assert [Path(taken.path).name for taken in report.removed] == ["moon.md"]
    for found in (retriever, Retriever.open(home, embedder)):
        texts = [hit.text for hit in found.search(QUESTION, "en").hits]
        assert not any("Moonshine" in text for text in texts)


@pytest.mark.parametrize("by", ["id", "path"])
def test_a_document_is_removed_by_id_or_path(
    home: Path, folder: Path, embedder: ShippedEmbedder, by: str
) -> None:
    report = Ingestor(home, embedder).ingest([folder])
    moon = next(taken for taken in report.added if taken.title == "Moon")
    removed = Ingestor(home, embedder).remove([getattr(moon, by), "doc-unknown"])
    assert removed.removed == [moon]
    assert removed.failed[0][1].message_id == "document-unknown"
    assert not any("Moonshine" in text for text in quotes(home, embedder))
    assert [taken.title for taken in Ingestor(home, embedder).documents()] == ["Sun"]


def test_the_last_document_can_be_removed(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    Ingestor(home, embedder).ingest([folder / "moon.md"])
    Ingestor(home, embedder).remove([str(folder / "moon.md")])
    assert quotes(home, embedder) == []
    assert Retriever.open(home, embedder).documents() == ()


def test_the_same_text_in_two_files_is_one_document(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    shutil.copy(folder / "moon.md", folder / "copy.md")
    Ingestor(home, embedder).ingest([folder])
    assert sum("blue case" in text for text in quotes(home, embedder)) == 1


def test_an_unreadable_file_is_reported_and_the_rest_taken_in(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (folder / "binary.txt").write_bytes(bytes(range(256)) * 10)
    (folder / "empty.txt").write_text("  \n", encoding="utf-8")
    report = Ingestor(home, embedder).ingest([folder])
    assert len(report.added) == 2
    assert sorted(error.message_id for _, error in report.failed) == ["document-binary", "document-empty"]


def test_a_missing_path_is_refused_before_anything_is_done(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    with pytest.raises(DocumentError) as caught:
        Ingestor(home, embedder).ingest([folder, folder / "none.md"])
    assert caught.value.message_id == "document-missing"
    assert current_version(home / "index") is None


def test_an_old_encoding_is_reported(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    text = "Ayışığı adlı makinenin güç sınırı için Şükrü Bey'e sorulur. " * 3
    (folder / "eski.txt").write_bytes(text.encode("cp1254"))
    report = Ingestor(home, embedder).ingest([folder / "eski.txt"])
    assert (report.added[0].encoding, report.added[0].how, report.added[0].language) == (
        "cp1254",
        "detected",
        "tr",
    )


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
    with pytest.raises(IndexCorruptError):
        Retriever.open(home, embedder)


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


def files_of(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "index").iterdir())


@pytest.fixture
def ingested(home: Path, folder: Path, embedder: ShippedEmbedder) -> Path:
    Ingestor(home, embedder).ingest([folder])
    return home / "index" / "v000001"


@pytest.mark.parametrize(
    "damage",
    [
        lambda version: (version / "paragraphs.vectors.npy").write_bytes(b"garbage"),
        lambda version: (version / "paragraphs.vectors.npy").unlink(),
        lambda version: (version / "manifest.json").write_text("{", encoding="utf-8"),
        lambda version: (version / "entries.json").write_text("[]", encoding="utf-8"),
        lambda version: next((version / "documents").iterdir()).write_text("{}", encoding="utf-8"),
        lambda version: shutil.rmtree(version),
        lambda version: (version.parent / CURRENT_FILE).write_bytes(b"\xff\xfe"),
    ],
    ids=["changed", "missing", "manifest", "entries", "document", "version", "current"],
)
def test_damage_is_found_and_told_with_the_command_that_mends_it(
    ingested: Path, home: Path, embedder: ShippedEmbedder, damage: object
) -> None:
    damage(ingested)  # type: ignore[operator]
    with pytest.raises(IndexCorruptError) as caught:
        Retriever.open(home, embedder)
    assert caught.value.message_id == "index-corrupt"
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"


def test_a_changed_byte_is_found(ingested: Path, home: Path, embedder: ShippedEmbedder) -> None:
    path = ingested / "sections.vectors.npy"
    data = bytearray(path.read_bytes())
    data[-3] ^= 1
    path.write_bytes(bytes(data))
    with pytest.raises(IndexCorruptError):
        Retriever.open(home, embedder)


def test_rebuilding_mends_damaged_arrays(ingested: Path, home: Path, embedder: ShippedEmbedder) -> None:
    for path in ingested.glob("*.npy"):
        path.write_bytes(b"garbage")
    report = Ingestor(home, embedder).rebuild()
    assert len(report.replaced) == 2
    assert "blue case" in quotes(home, embedder)[0]


def test_rebuilding_without_any_index_leaves_none(home: Path, embedder: ShippedEmbedder) -> None:
    assert not Ingestor(home, embedder).rebuild().changed
    assert quotes(home, embedder) == []


def test_rebuilding_finds_the_documents_again_where_their_list_is_gone(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    listed = {taken.path for taken in Ingestor(home, embedder).documents()}
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    (home / "index" / "v000002" / "manifest.json").write_text("{", encoding="utf-8")
    report = Ingestor(home, embedder).rebuild()
    assert {taken.path for taken in report.replaced} == listed | {str(folder / "star.md")}
    assert "blue case" in quotes(home, embedder)[0]
    assert {taken.path for taken in Ingestor(home, embedder).documents()} == listed | {
        str(folder / "star.md")
    }


def test_a_lost_document_is_reported_also_where_the_list_is_gone(
    ingested: Path, home: Path, embedder: ShippedEmbedder
) -> None:
    (ingested / "manifest.json").unlink()
    lost = min((ingested / "documents").iterdir())
    lost.write_text("{}", encoding="utf-8")
    report = Ingestor(home, embedder).rebuild()
    assert [path for path, _ in report.failed] == [str(lost)]
    assert len(report.replaced) == 1


def test_rebuilding_a_hopeless_index_starts_afresh(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (ingested / "manifest.json").unlink()
    shutil.rmtree(ingested / "documents")
    Ingestor(home, embedder).rebuild()
    assert quotes(home, embedder) == []
    Ingestor(home, embedder).ingest([folder])
    assert "blue case" in quotes(home, embedder)[0]


def test_a_damaged_version_falls_back_to_the_one_before(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    (home / "index" / "v000002" / "entries.json").write_text("x", encoding="utf-8")
    retriever = Retriever.open(home, embedder)
    assert isinstance(retriever.fault, IndexCorruptError)
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text


def test_damage_after_opening_leaves_the_loaded_index_in_use(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    retriever = Retriever.open(home, embedder)
    retriever.search(QUESTION, "en")
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    (home / "index" / "v000002" / "entries.json").write_text("x", encoding="utf-8")
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert isinstance(retriever.fault, IndexCorruptError)


def test_a_damaged_pointer_leaves_the_loaded_index_in_use(
    ingested: Path, home: Path, embedder: ShippedEmbedder
) -> None:
    retriever = Retriever.open(home, embedder)
    (home / "index" / CURRENT_FILE).write_bytes(b"\xff\xfe")
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert isinstance(retriever.fault, IndexCorruptError)


def test_another_model_is_refused_with_the_command(ingested: Path, home: Path) -> None:
    manifest = json.loads((ingested / "manifest.json").read_text(encoding="utf-8"))
    manifest["model"]["revision"] = "other"
    (ingested / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(home, ShippedEmbedder())
    assert caught.value.message_id == "index-model-mismatch"
    assert "multilingual-e5-small-q4 (other)" in str(caught.value.arguments["index_model"])
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"


def test_another_chunker_is_refused(ingested: Path, home: Path) -> None:
    manifest = json.loads((ingested / "manifest.json").read_text(encoding="utf-8"))
    manifest["chunker"] = 0
    (ingested / "manifest.json").write_text(json.dumps(manifest), encoding="utf-8")
    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(home, ShippedEmbedder())
    assert caught.value.message_id == "index-chunker-mismatch"


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
        holder.wait(10)
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
        patch.setattr("assistant.retrieval.index.state.write_text", fail)
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

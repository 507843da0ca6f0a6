"""Damage to the index is found, told and mended by rebuilding."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from assistant.retrieval import storage
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import (
    IndexCorruptError,
    IndexMismatchError,
)
from assistant.retrieval.index.current import CURRENT_FILE
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.report import OWN
from assistant.retrieval.retriever import Retriever
from tests.assistant.retrieval.own_index.examples import QUESTION, quotes

STAR = "# Star\n\nThe machine called Star is small.\n"
Lose = Callable[[Path], object]


@pytest.mark.parametrize(
    "damage",
    [
        lambda version: (version / "paragraphs.vectors.npy").write_bytes(b"garbage"),
        lambda version: (version / "paragraphs.vectors.npy").unlink(),
        lambda version: (version / "manifest.json").write_text("{", encoding="utf-8"),
        lambda version: (version / "entries.json").write_text("[]", encoding="utf-8"),
        lambda version: shutil.rmtree(version),
    ],
    ids=["changed", "missing", "manifest", "entries", "version"],
)
def test_damage_is_found_and_told_with_the_command_that_mends_it(
    ingested: Path, home: Path, embedder: ShippedEmbedder, damage: object
) -> None:
    damage(ingested)  # type: ignore[operator]
    fault = Retriever.open(home, embedder).fault
    assert isinstance(fault, IndexCorruptError)
    assert (fault.message_id, fault.arguments["command"]) == ("index-unread", "rigwise ingest --rebuild")


def test_the_guides_answer_where_nothing_of_the_own_documents_can_be_read(
    ingested: Path, home: Path, embedder: ShippedEmbedder
) -> None:
    (ingested / "manifest.json").write_text("{", encoding="utf-8")
    retriever = Retriever.open(home, embedder)
    for within in (None, "guides"):
        found = retriever.search("How big a power supply do I need?", "en", within=within)
        assert found.hits[0].document.id == "en/power-supply"
    for ask in (
        lambda: retriever.search(QUESTION, "en", within=OWN),
        lambda: retriever.require_collection(OWN),
        lambda: retriever.document("doc-0123456789abcdef"),
    ):
        with pytest.raises(IndexCorruptError) as caught:
            ask()
        assert caught.value.message_id == "index-unread"
    Ingestor(home, embedder).rebuild()
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert retriever.fault is None


def test_a_changed_byte_is_found(ingested: Path, home: Path, embedder: ShippedEmbedder) -> None:
    path = ingested / "sections.vectors.npy"
    data = bytearray(path.read_bytes())
    data[-3] ^= 1
    path.write_bytes(bytes(data))
    assert isinstance(Retriever.open(home, embedder).fault, IndexCorruptError)


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
    assert [path for path, _ in report.lost] == [str(lost)]
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


def test_a_document_that_changed_in_a_large_index_is_not_taken_over(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Above 64 MiB only sizes are compared when an index is opened."""
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    file = next(path for path in (ingested / "documents").iterdir() if "blue case" in path.read_text("utf-8"))
    file.write_text(file.read_text("utf-8").replace("blue case", "pink case"), encoding="utf-8")
    (folder / "star.md").write_text("# Star\n\nThe machine called Star is small.\n", encoding="utf-8")
    with pytest.raises(IndexCorruptError) as caught:
        Ingestor(home, embedder).ingest([folder])
    assert caught.value.arguments["file"] == str(file)
    assert (home / "index" / CURRENT_FILE).read_text(encoding="utf-8") == "v000001\n"
    assert sorted(path.name for path in (home / "index").glob("*v0*")) == ["v000001"]


@pytest.mark.parametrize("name", ["paragraph_words.rows.npy", "sentences.keys.npy", "sentence_bounds.npy"])
def test_what_a_damaged_large_index_says_of_its_documents_is_not_taken_over(
    ingested: Path,
    home: Path,
    folder: Path,
    embedder: ShippedEmbedder,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
) -> None:
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    content = (ingested / name).read_bytes()
    (ingested / name).write_bytes(content[:-4] + bytes([content[-4] ^ 1]) + content[-3:])
    (folder / "zoo.md").write_text("# Zoo\n\nThe machine called Zoo is small.\n", encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    Ingestor(home / "new", embedder).ingest([folder])
    mended, new = home / "index" / "v000002" / name, home / "new" / "index" / "v000001" / name
    assert mended.read_bytes() == new.read_bytes()


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


def _damage(version: Path, word: str) -> str:
    """Damage the stored text that has a word in it; the id of that document."""
    file = next(path for path in (version / "documents").iterdir() if word in path.read_text("utf-8"))
    file.write_text("{}", encoding="utf-8")
    return file.stem


@pytest.mark.parametrize("full", [64 * 2**20, 0], ids=["found at opening", "found at reading"])
def test_one_damaged_document_is_left_out_and_told_with_the_command_that_takes_it_in_again(
    ingested: Path,
    home: Path,
    folder: Path,
    embedder: ShippedEmbedder,
    monkeypatch: pytest.MonkeyPatch,
    full: int,
) -> None:
    """Of a large index only sizes are compared at opening, and that is when a damaged document is read."""
    retriever = Retriever.open(home, embedder) if full == 0 else None
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", full)
    sun = _damage(ingested, "Sunrise")
    retriever = retriever or Retriever.open(home, embedder)
    hits = retriever.search("How loud are the fans of Sunrise?", "en", limit=20).hits
    assert sun not in {hit.document.id for hit in hits}
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert sun not in {hit.document.id for hit in retriever.search(QUESTION, "en", 20, within=OWN).hits}
    assert [document.title for document in retriever.documents()] == ["Moon"]
    assert retriever.fault is not None
    assert retriever.fault.arguments == {"names": "Sun", "command": f"rigwise ingest {folder / 'sun.md'}"}
    with pytest.raises(IndexCorruptError) as caught:
        retriever.document(sun)
    assert caught.value.message_id == "document-text-damaged"


def test_a_document_whose_file_is_gone_is_left_out_like_a_damaged_one(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    sun = _damage(ingested, "Sunrise")
    (ingested / "documents" / f"{sun}.json").unlink()
    retriever = Retriever.open(home, embedder)
    assert "blue case" in retriever.search(QUESTION, "en", within=OWN).hits[0].text
    assert retriever.fault is not None
    assert retriever.fault.arguments == {"names": "Sun", "command": f"rigwise ingest {folder / 'sun.md'}"}


@pytest.mark.parametrize("found", ["at opening", "in a large index", "after opening"])
def test_a_changed_document_is_not_shown_as_it_was_taken_in(
    ingested: Path, home: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch, found: str
) -> None:
    """The file is whole as a file, and holds another text of the same length than was taken in."""
    if found == "in a large index":
        monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    retriever = Retriever.open(home, embedder) if found == "after opening" else None
    file = next(each for each in (ingested / "documents").iterdir() if "Sunrise" in each.read_text("utf-8"))
    file.write_text(file.read_text("utf-8").replace("Sunrise", "Sunsets"), "utf-8")
    retriever = retriever or Retriever.open(home, embedder)
    with pytest.raises(IndexCorruptError) as caught:
        retriever.document(file.stem)
    assert caught.value.message_id == "document-text-damaged"


def test_a_damaged_document_is_taken_in_again_by_its_path(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    _damage(ingested, "Sunrise")
    report = Ingestor(home, embedder).ingest([folder / "sun.md"])
    assert ([taken.title for taken in report.added], report.lost) == (["Sun"], [])
    retriever = Retriever.open(home, embedder)
    assert {document.title for document in retriever.documents()} == {"Moon", "Sun"}
    assert retriever.fault is None


@pytest.mark.parametrize("change", ["ingest", "rebuild", "remove"])
def test_a_damaged_document_that_is_not_read_anew_is_taken_out_and_told(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, change: str
) -> None:
    sun, path = _damage(ingested, "Sunrise"), str(folder / "sun.md")
    ingestor = Ingestor(home, embedder)
    if change == "remove":
        report = ingestor.remove([sun])
        assert ([taken.path for taken in report.removed], report.lost) == ([path], [])
    else:
        report = ingestor.rebuild() if change == "rebuild" else ingestor.ingest([folder / "moon.md"])
        assert [(name, fault.message_id) for name, fault in report.lost] == [(path, "document-taken-out")]
        assert report.lost[0][1].arguments["command"] == f"rigwise ingest {path}"
    assert [taken.title for taken in ingestor.documents()] == ["Moon"]
    assert Retriever.open(home, embedder).fault is None


LOST: dict[str, Lose] = {
    "gone": lambda pointer: pointer.unlink(),
    "empty": lambda pointer: pointer.write_bytes(b""),
    "no text": lambda pointer: pointer.write_bytes(b"\xff\xfe"),
    "no version": lambda pointer: pointer.write_text("latest\n", encoding="ascii"),
    "no file": lambda pointer: (pointer.unlink(), pointer.mkdir()),
}
"""Ways in which nothing tells any more which version is in use."""


@pytest.mark.parametrize("lose", LOST.values(), ids=LOST)
def test_the_newest_version_is_searched_and_listed_where_nothing_tells_which_is_in_use(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, lose: Lose
) -> None:
    (folder / "star.md").write_text(STAR, encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    lose(home / "index" / CURRENT_FILE)
    retriever = Retriever.open(home, embedder)
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert len(retriever.entries()) == 3
    assert retriever.fault and retriever.fault.arguments["version"] == "v000002"
    ingestor = Ingestor(home, embedder)
    assert len(ingestor.documents()) == 3
    assert ingestor.fault and ingestor.fault.message_id == "index-current-untold"


@pytest.mark.parametrize("name", [name for name in LOST if name != "no file"])
def test_an_ingest_builds_upon_the_newest_version_where_nothing_tells_which_is_in_use(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder, name: str
) -> None:
    LOST[name](home / "index" / CURRENT_FILE)
    other = folder.parent / "star.md"
    other.write_text(STAR, encoding="utf-8")
    ingestor = Ingestor(home, embedder)
    assert len(ingestor.ingest([other]).added) == 1
    assert ingestor.fault and ingestor.fault.message_id == "index-current-untold"
    assert len(ingestor.documents()) == 3
    assert ingestor.fault is None
    assert Retriever.open(home, embedder).fault is None


def test_an_ingest_that_changes_nothing_notes_again_which_version_is_in_use(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (home / "index" / CURRENT_FILE).unlink()
    assert not Ingestor(home, embedder).ingest([folder]).changed
    assert (home / "index" / CURRENT_FILE).read_text(encoding="ascii") == "v000001\n"


def test_nothing_is_built_upon_nor_deleted_where_the_newest_version_is_damaged_too(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    (folder / "star.md").write_text(STAR, encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    (home / "index" / CURRENT_FILE).unlink()
    (home / "index" / "v000002" / "entries.json").write_text("x", encoding="utf-8")
    with pytest.raises(IndexCorruptError):
        Ingestor(home, embedder).ingest([folder])
    assert sorted(path.name for path in (home / "index").glob("v0*")) == ["v000001", "v000002"]
    retriever = Retriever.open(home, embedder)
    assert retriever.fault and retriever.fault.arguments["version"] == "v000001"
    assert len(Ingestor(home, embedder).rebuild().replaced) == 3


def test_a_reader_that_is_open_goes_on_once_it_is_told_again_which_version_is_in_use(
    ingested: Path, home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    retriever = Retriever.open(home, embedder)
    (home / "index" / CURRENT_FILE).write_bytes(b"")
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert retriever.fault is not None
    Ingestor(home, embedder).ingest([folder])
    assert "blue case" in retriever.search(QUESTION, "en").hits[0].text
    assert retriever.fault is None


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

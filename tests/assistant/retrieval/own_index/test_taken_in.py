"""Taking documents in is a difference of sets: what is new is added, what is gone never answers again."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from tests.assistant.retrieval.own_index.examples import MOON, QUESTION, quotes


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


@pytest.mark.parametrize("question", ["月球主機的機箱是什麼顏色？", "月球主机的机箱是什么颜色？"])
def test_a_document_in_simplified_characters_is_quoted_as_it_is_in_either_script(
    home: Path, folder: Path, embedder: ShippedEmbedder, question: str
) -> None:
    text = "月球主机的机箱是蓝色的。"
    (folder / "yueqiu.md").write_text(f"# 主机\n\n{text}\n", encoding="utf-8")
    Ingestor(home, embedder).ingest([folder])
    language = "zh-Hant" if "機" in question else "zh-Hans"
    hit = Retriever.open(home, embedder).search(question, language).hits[0]
    assert (hit.text, hit.same_language) == (text, True)


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


def test_a_missing_path_is_refused_and_the_rest_taken_in(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    missing = folder / "none.md"
    report = Ingestor(home, embedder).ingest([missing, folder])
    assert len(report.added) == 2
    assert [(name, fault.message_id) for name, fault in report.failed] == [(str(missing), "document-missing")]
    assert not report.found_nothing


def test_where_nothing_that_was_named_is_there_nothing_is_done(
    home: Path, folder: Path, embedder: ShippedEmbedder
) -> None:
    report = Ingestor(home, embedder).ingest([folder / "none.md", folder / "no-folder"])
    assert [fault.message_id for _, fault in report.failed] == ["document-missing"] * 2
    assert report.found_nothing
    assert current_version(home / "index") is None


def test_an_old_encoding_is_reported(home: Path, folder: Path, embedder: ShippedEmbedder) -> None:
    text = "Ayışığı adlı makinenin güç sınırı için Şükrü Bey'e sorulur. " * 3
    (folder / "eski.txt").write_bytes(text.encode("cp1254"))
    report = Ingestor(home, embedder).ingest([folder / "eski.txt"])
    assert (report.added[0].encoding, report.added[0].how, report.added[0].language) == (
        "cp1254",
        "guessed",
        "tr",
    )

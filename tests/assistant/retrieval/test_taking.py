"""What an ingest takes in, leaves alone, refuses and removes: folders, archives, addresses, collections."""

from __future__ import annotations

import io
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

from assistant.retrieval.index.files import Content
from assistant.retrieval.index.ingest import Ingestor, IngestReport
from assistant.retrieval.index.named_sets import sizes
from corpus.errors import CollectionError
from tests.assistant.retrieval.fake_embedder import FakeEmbedder

MOON = "# Moon\n\nThe machine called Moonshine is blue.\n"
SUN = "# Sun\n\nThe machine called Sunrise is loud.\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    (folder / "moon.md").write_text(MOON, encoding="utf-8")
    return folder


def ingest(home: Path, *names: str | Path, **wishes: object) -> IngestReport:
    return Ingestor(home, FakeEmbedder()).ingest(names, **wishes)  # type: ignore[arg-type]


def zipped(path: Path, **files: str) -> Path:
    with zipfile.ZipFile(path, "w") as made:
        for name, text in files.items():
            made.writestr(name.replace("__", "/") + ".md", text)
    return path


def titles(home: Path) -> list[str]:
    return sorted(taken.title for taken in Ingestor(home, FakeEmbedder()).documents())


def codes(report: IngestReport) -> dict[str, str]:
    return {Path(path).name: fault.message_id for path, fault in report.failed}


def test_an_archive_is_taken_in_and_what_is_gone_from_it_removed(home: Path, folder: Path) -> None:
    archive = zipped(folder / "more.zip", a__sun=SUN, star="# Star\n\nStar is small.\n")
    report = ingest(home, folder)
    assert [taken.path for taken in report.added] == [
        str(folder / "moon.md"),
        f"{archive}!/a/sun.md",
        f"{archive}!/star.md",
    ]
    zipped(archive, a__sun=SUN.replace("loud", "quiet"))
    report = ingest(home, archive)
    assert [taken.title for taken in report.replaced] == ["Sun"]
    assert [taken.title for taken in report.removed] == ["Star"]
    assert titles(home) == ["Moon", "Sun"]
    archive.unlink()
    assert [taken.title for taken in ingest(home, folder).removed] == ["Sun"]


def test_an_archive_that_is_refused_as_a_whole_leaves_what_was_taken_from_it(
    home: Path, folder: Path
) -> None:
    archive = zipped(folder / "more.zip", sun=SUN)
    ingest(home, folder)
    archive.write_bytes(archive.read_bytes()[:40])
    report = ingest(home, folder)
    assert codes(report) == {"more.zip": "document-damaged"}
    assert not report.removed
    assert titles(home) == ["Moon", "Sun"]


def test_of_a_dangerous_archive_the_rest_is_taken_in(home: Path, tmp_path: Path) -> None:
    archive = tmp_path / "evil.tar"
    with tarfile.open(archive, "w") as made:
        for name, text in (("../../up.md", SUN), ("in.md", MOON)):
            info = tarfile.TarInfo(name)
            info.size = len(text)
            made.addfile(info, io.BytesIO(text.encode()))
        link = tarfile.TarInfo("link.md")
        link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
        made.addfile(link)
    before = sorted(path for path in tmp_path.rglob("*") if "home" not in path.parts)
    report = ingest(home, archive)
    assert codes(report) == {"up.md": "archive-path-unsafe", "link.md": "archive-not-a-file"}
    assert titles(home) == ["Moon"]
    assert sorted(path for path in tmp_path.rglob("*") if "home" not in path.parts) == before


def test_a_link_out_of_a_folder_is_refused_one_inside_is_followed(
    home: Path, folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "secret.md").write_text("# Secret\n\nNobody knows.\n", encoding="utf-8")
    (folder / "out.md").symlink_to(tmp_path / "secret.md")
    (folder / "in.md").symlink_to(folder / "moon.md")
    (folder / "loop").symlink_to(folder, target_is_directory=True)
    report = ingest(home, folder)
    assert codes(report) == {"out.md": "document-link-outside"}
    assert titles(home) == ["Moon", "Moon"]


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is closed to the superuser")
def test_what_was_in_a_folder_that_cannot_be_opened_stays(home: Path, folder: Path) -> None:
    inner = folder / "inner"
    inner.mkdir()
    (inner / "sun.md").write_text(SUN, encoding="utf-8")
    ingest(home, folder)
    inner.chmod(0)
    try:
        report = ingest(home, folder)
    finally:
        inner.chmod(0o700)
    assert codes(report) == {"inner": "document-unreadable"}
    assert titles(home) == ["Moon", "Sun"]


def test_files_of_other_kinds_are_passed_over_in_a_folder_and_refused_where_they_are_named(
    home: Path, folder: Path
) -> None:
    (folder / "picture.png").write_bytes(b"\x89PNG")
    (folder / ".hidden").write_text("no", encoding="utf-8")
    report = ingest(home, folder)
    assert report.passed_over == [str(folder / "picture.png")]
    assert not report.failed
    assert codes(ingest(home, folder / "picture.png")) == {"picture.png": "document-type-unknown"}


def test_what_is_no_file_is_passed_over_in_a_folder(home: Path, folder: Path) -> None:
    os.mkfifo(folder / "pipe.md")
    (folder / "nowhere.md").symlink_to(folder / "gone.md")
    report = ingest(home, folder)
    assert report.passed_over == [str(folder / "nowhere.md"), str(folder / "pipe.md")]
    assert not report.failed


def test_a_synced_folder_may_be_gone_with_all_that_was_in_it(home: Path, folder: Path) -> None:
    (folder / "sun.md").write_text(SUN, encoding="utf-8")
    assert len(ingest(home, synced=[folder]).added) == 2
    (folder / "sun.md").unlink()
    assert [taken.title for taken in ingest(home, synced=[folder]).removed] == ["Sun"]
    (folder / "moon.md").unlink()
    folder.rmdir()
    assert codes(ingest(home, folder)) == {folder.name: "document-missing"}
    assert titles(home) == ["Moon"]
    assert [taken.title for taken in ingest(home, synced=[folder]).removed] == ["Moon"]


def test_the_same_text_under_two_names_is_one_document_and_told(home: Path, folder: Path) -> None:
    (folder / "copy.md").write_text(MOON, encoding="utf-8")
    report = ingest(home, folder)
    assert [(Path(t.path).name, Path(other).name) for t, other in report.duplicates] == [
        ("moon.md", "copy.md")
    ]
    assert [Path(taken.path).name for taken in report.added] == ["copy.md"]
    assert len(list((home / "index" / "v000001" / "documents").iterdir())) == 1
    (folder / "copy.md").unlink()
    report = ingest(home, folder)
    assert [Path(taken.path).name for taken in report.removed] == ["copy.md"]
    assert titles(home) == ["Moon"]


def test_a_document_stays_in_its_collection_until_another_is_named(home: Path, folder: Path) -> None:
    def kept() -> dict[str, int]:
        return sizes(Ingestor(home, FakeEmbedder()).documents())

    ingest(home, folder, collection="lab")
    assert kept() == {"lab": 1}
    (folder / "sun.md").write_text(SUN, encoding="utf-8")
    ingest(home, folder)
    assert kept() == {"documents": 1, "lab": 1}
    moved = ingest(home, folder, collection="house")
    assert len(moved.replaced) == 2
    assert moved.moved == {str(folder / "moon.md"): "lab", str(folder / "sun.md"): "documents"}
    assert kept() == {"house": 2}
    again = ingest(home, folder, collection="house")
    assert not again.changed
    assert not again.moved


def test_a_collection_is_deleted_with_its_documents_and_no_others(home: Path, folder: Path) -> None:
    ingest(home, folder, collection="lab")
    (folder / "sun.md").write_text(SUN, encoding="utf-8")
    ingest(home, folder / "sun.md", collection="house")
    removed = Ingestor(home, FakeEmbedder()).remove_collection("lab").removed
    assert [taken.title for taken in removed] == ["Moon"]
    assert titles(home) == ["Sun"]
    with pytest.raises(CollectionError) as caught:
        Ingestor(home, FakeEmbedder()).remove_collection("lab")
    assert caught.value.arguments == {"name": "lab", "known": "guides, house"}


@pytest.mark.parametrize("name", ["", " ", "guides", "a/b", "..", ".a", "a\n", " a", "a ", "x" * 65, "a!/b"])
def test_what_cannot_name_a_collection(home: Path, folder: Path, name: str) -> None:
    with pytest.raises(CollectionError) as caught:
        ingest(home, folder, collection=name)
    assert caught.value.message_id == "collection-name-invalid"
    assert titles(home) == []


@pytest.mark.parametrize("name", ["lab", "Küche 2", "显卡", "v1.0_b-c", "x" * 64])
def test_what_can(home: Path, folder: Path, name: str) -> None:
    ingest(home, folder, collection=name)
    assert sizes(Ingestor(home, FakeEmbedder()).documents()) == {name: 1}


def test_an_address_is_fetched_only_where_that_is_allowed(home: Path) -> None:
    address = "https://example.org/notes"
    assert codes(ingest(home, address)) == {"notes": "url-off"}

    def fetch(url: str) -> Content:
        return Content(f"<title>{url}</title><p>The rack hums.</p>".encode(), "notes.html", "utf-8")

    ingestor = Ingestor(home, FakeEmbedder(), fetch=fetch)
    (taken,) = ingestor.ingest([address]).added
    assert (taken.path, taken.title, taken.file_name) == (address, address, "notes.html")
    stored = (home / "index" / "v000001" / "documents" / f"{taken.id}.json").read_text(encoding="utf-8")
    assert f'"url":"{address}"' in stored
    assert ingestor.ingest([address]).unchanged == [taken]
    assert ingestor.remove([address]).removed == [taken]

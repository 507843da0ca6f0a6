"""Files that are small as they come and huge unpacked: each is refused, and the server goes on answering."""

from __future__ import annotations

import gzip
import io
import tarfile
from collections.abc import Callable

import httpx2
import pytest

from tests.corpus.reading.offices import epub, packed

HUGE = 40 * 2**20
"""Bytes, a thousandth of them packed, so that the upload is within its limit."""
SMALL = 50_000


def zeros_in_a_tar() -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as tar:
        entry = tarfile.TarInfo("notes.md")
        entry.size = HUGE
        tar.addfile(entry, io.BytesIO(b" " * HUGE))
    return buffer.getvalue()


def archive_in_an_archive() -> bytes:
    return packed({"inner.tar.gz": zeros_in_a_tar()})


BOMBS: dict[str, Callable[[], bytes]] = {
    "bomb.zip": lambda: packed({"notes.md": b" " * HUGE}),
    "bomb.tar.gz": zeros_in_a_tar,
    "nested.zip": archive_in_an_archive,
    "bomb.docx": lambda: packed({"word/document.xml": b" " * HUGE}),
    "bomb.epub": lambda: epub({"a.xhtml": "<p>" + "a" * HUGE}),
}


@pytest.mark.parametrize("name", BOMBS)
def test_a_bomb_is_refused_and_adds_nothing(operator: httpx2.Client, name: str) -> None:
    data = BOMBS[name]()
    assert len(data) < SMALL
    before = operator.get("/sources").json()["documents"]
    response = operator.post("/sources", params={"name": name}, content=data)
    told = response.json()
    is_refused = response.status_code == 422 and told["error"]["code"].startswith("document-")
    assert is_refused or [refused["name"] for refused in told["refused"]] == ["notes.md"]
    assert operator.get("/sources").json()["documents"] == before
    assert operator.get("/healthz").status_code == 200


def test_a_header_that_says_it_is_packed_is_not_believed(operator: httpx2.Client) -> None:
    """A packed body is never unpacked on the way in: as JSON it is malformed, as a document it is no text."""
    data = gzip.compress(b"a" * HUGE)
    packed_body = {"Content-Encoding": "gzip", "Content-Type": "application/json"}
    assert operator.post("/chat", content=data, headers=packed_body).status_code == 422
    response = operator.post("/sources", params={"name": "a.md"}, content=data, headers=packed_body)
    assert response.status_code == 422, response.text

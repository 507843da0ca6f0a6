"""Documents added, replaced and removed over HTTP; markup in them and in names stays text everywhere."""

from __future__ import annotations

from pathlib import Path

import httpx2
import pytest

from assistant.answering.renderers.markdown import markdown
from tests.corpus.reading.offices import docx, epub, packed, paragraph
from tests.corpus.reading.pdfs import pdf
from tests.server import Server

NOTES = """# Basement rack

## Noise of the rack

The basement rack hums at 41 decibels when the quokka fans run at half speed. Nobody sleeps next to it.
"""
QUESTION = "How loud is the basement rack with quokka fans?"
EVIL = """# <img src=x onerror=alert(1)>

## Why velociraptor coolers whistle <script>alert(2)</script>

Velociraptor coolers whistle <script>fetch('//evil')</script> because of their teeth, see
[this](javascript:alert(3)) and `code` | table ![x](https://evil.example/pixel.png) **bold** *it* ~~gone~~.
"""


def added(client: httpx2.Client, text: str | bytes, **query: str) -> httpx2.Response:
    content = text.encode() if isinstance(text, str) else text
    return client.post("/sources", params=query, content=content, headers={"Content-Type": "text/markdown"})


def removed(client: httpx2.Client, document_id: str) -> None:
    assert client.delete(f"/sources/{document_id}").status_code == 204


def ids(client: httpx2.Client) -> set[str]:
    return {document["id"] for document in client.get("/sources").json()["documents"]}


def test_a_document_answers_until_it_is_removed(operator: httpx2.Client) -> None:
    before = operator.post("/chat", json={"message": QUESTION}).json()
    taken = added(operator, NOTES, name="rack.md")
    assert taken.status_code == 201, taken.text
    document = taken.json()
    assert (document["title"], document["language"], document["state"]) == ("Basement rack", "en", "added")
    answer = operator.post("/chat", json={"message": QUESTION}).json()
    assert "41 decibels" in answer["text"]
    citation = answer["citations"][0]
    place = operator.get(f"/sources/{citation['document_id']}").json()
    assert place["text"][citation["start"] : citation["end"]] == citation["quote"]
    assert added(operator, NOTES, name="rack.md").json()["state"] == "unchanged"
    changed = added(operator, NOTES.replace("41", "43"), name="rack.md")
    assert (changed.status_code, changed.json()["state"]) == (200, "replaced")
    assert document["id"] not in ids(operator)
    assert "43 decibels" in operator.post("/chat", json={"message": QUESTION}).json()["text"]
    removed(operator, changed.json()["id"])
    assert "decibels" not in operator.post("/chat", json={"message": QUESTION}).json()["text"]
    assert before["kind"] == operator.post("/chat", json={"message": QUESTION}).json()["kind"]


def test_markup_in_a_document_stays_text(operator: httpx2.Client) -> None:
    document = added(operator, EVIL, name="evil.md").json()
    question = "Why do velociraptor coolers whistle because of their teeth?"
    answer = operator.post("/chat", json={"message": question}).json()
    assert any(citation["document_id"] == document["id"] for citation in answer["citations"])
    for sign in ("<script", "<img", "](javascript", "![x]", "](http"):
        assert sign not in answer["text"].replace("\\<", "").replace("\\[", "").replace("\\]", "")
    completion = operator.post(
        "/v1/chat/completions", json={"messages": [{"role": "user", "content": question}]}
    ).json()
    assert completion["choices"][0]["message"]["content"] == answer["text"]
    for path in (f"/sources/{document['id']}", "/search?q=velociraptor", "/sources"):
        response = operator.get(path)
        assert response.headers["Content-Type"] == "application/json"
        assert response.headers["X-Content-Type-Options"] == "nosniff"
    removed(operator, document["id"])


def test_markup_in_a_question_stays_text(client: httpx2.Client) -> None:
    for question in (
        "<script>alert(1)</script> what PSU for two RTX 3090?",
        "What PSU for two <img src=x onerror=alert(1)>?",
        "[click](javascript:alert(1)) how much RAM for one RTX 3090?",
        "What PSU for RTX 9999<script>alert(1)</script>?",
    ):
        answer = client.post("/chat", json={"message": question}).json()
        text = answer["text"].replace("\\<", "").replace("\\[", "")
        assert "<script" not in text
        assert "<img" not in text
        assert "[click](" not in text


def test_a_card_s_name_with_markup_stays_text(client: httpx2.Client) -> None:
    body = {"gpus": [{"name": "RTX 3090<script>alert(1)</script>", "count": 1}]}
    response = client.post("/rules/psu", json=body)
    assert response.headers["Content-Type"] == "application/json"
    assert response.status_code in (200, 422)
    assert markdown([]) == ""


@pytest.mark.parametrize(
    "name",
    [
        "../notes.md",
        "..\\notes.md",
        "/etc/cron.d/x.md",
        "a/b.md",
        ".md",
        "..md",
        ".hidden.md",
        "C:notes.md",
        "no\x00tes.md",
        "notes.md\n",
        "notes.exe",
        "notes",
        "con.txt.pdf.sh",
        "a" * 98 + ".md",
        "notes.md/",
        "<script>.md",
    ],
)
def test_a_name_that_leads_elsewhere_is_refused(operator: httpx2.Client, guarded: Server, name: str) -> None:
    response = added(operator, NOTES, name=name)
    assert response.status_code == 422
    assert response.json()["error"]["field"] == "name"


def test_a_pdf_answers_until_it_is_removed(operator: httpx2.Client) -> None:
    pages = pdf([["Cellar rack", "", "The cellar rack hums at 39 decibels while its quokka", "fans run."]])
    taken = added(operator, pages, name="cellar.pdf")
    assert taken.status_code == 201, taken.text
    document = taken.json()
    assert (document["title"], document["encoding"], document["how"]) == ("Cellar rack", "pdf", "extracted")
    quotes = operator.post("/chat", json={"message": "How loud is the cellar rack with quokka fans?"}).json()
    assert "39 decibels while its quokka fans run." in quotes["text"]
    removed(operator, document["id"])


def test_a_word_document_and_a_book_are_quoted_at_their_place(operator: httpx2.Client) -> None:
    page = "<h1>Attic rack</h1><p>The attic rack hums at <b>37</b> decibels while its quokka fans run.</p>"
    body = paragraph("Shed rack", "H1") + paragraph(
        "The shed rack hums at 36 decibels while its quokka fans run."
    )
    for name, data, text in (
        ("attic.epub", epub({"a.xhtml": page}), "The attic rack hums at 37 decibels"),
        ("shed.docx", docx(body), "The shed rack hums at 36 decibels"),
    ):
        taken = added(operator, data, name=name)
        assert taken.status_code == 201, taken.text
        question = f"How loud is the {name.partition('.')[0]} rack with quokka fans?"
        answer = operator.post("/chat", json={"message": question}).json()
        citation = next(c for c in answer["citations"] if c["document_id"] == taken.json()["id"])
        assert citation["quote"].startswith(text)
        span = {"start": citation["start"], "end": citation["end"]}
        place = operator.get(f"/sources/{citation['document_id']}", params=span).json()
        assert place["quote"] == citation["quote"]
        removed(operator, taken.json()["id"])


def test_an_archive_is_taken_in_file_by_file_and_refusals_told(operator: httpx2.Client) -> None:
    data = packed({"rack.md": NOTES, "../up.md": "Out.", "torn.pdf": b"%PDF-1.7", "picture.png": b"\x89PNG"})
    taken = added(operator, data, name="racks.zip")
    assert taken.status_code == 201, taken.text
    outcome = taken.json()
    assert [each["title"] for each in outcome["documents"]] == ["Basement rack"]
    assert {each["name"]: each["code"] for each in outcome["refused"]} == {
        "../up.md": "archive-path-unsafe",
        "torn.pdf": "document-damaged",
    }
    assert added(operator, data, name="racks.zip").status_code == 200
    removed(operator, outcome["documents"][0]["id"])


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK", "document-damaged"),
        (packed({}), "document-empty"),
        (packed({"a.png": b"x"}), "document-empty"),
        (packed({"../a.md": "x"}), "archive-path-unsafe"),
    ],
)
def test_an_archive_of_which_nothing_is_taken_is_refused(
    operator: httpx2.Client, data: bytes, code: str
) -> None:
    response = added(operator, data, name="x.zip")
    assert (response.status_code, response.json()["error"]["code"]) == (422, code)


def test_a_collection_is_asked_about_by_itself(operator: httpx2.Client) -> None:
    """What is in another collection, or in the guides, is not quoted."""
    lab = added(operator, NOTES, name="rack.md", collection="lab").json()
    house = added(operator, NOTES.replace("41", "52"), name="rack.md", collection="house").json()
    assert (lab["collection"], house["collection"]) == ("lab", "house")
    named = {each["name"]: each["documents"] for each in operator.get("/collections").json()}
    assert (named["lab"], named["house"]) == (1, 1)
    cards = {each["id"]: each for each in operator.get("/sources").json()["documents"]}
    assert cards[lab["id"]]["collections"] == ["lab"]
    for name, document, other in (("lab", lab, house), ("house", house, lab)):
        answer = operator.post("/chat", json={"message": QUESTION, "collection": name}).json()
        assert {citation["document_id"] for citation in answer["citations"]} == {document["id"]}
        hits = operator.get("/search", params={"q": QUESTION, "collection": name}).json()["hits"]
        assert {hit["document_id"] for hit in hits} == {document["id"]}
        guides = operator.get("/search", params={"q": QUESTION, "collection": "guides"}).json()["hits"]
        assert not {document["id"], other["id"]} & {hit["document_id"] for hit in guides}
    psu = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
    computed = operator.post("/chat", json={"message": psu, "collection": "lab"}).json()
    assert computed["computations"]
    assert all(citation["document_id"] == lab["id"] for citation in computed["citations"])
    for document in (lab, house):
        removed(operator, document["id"])
    unknown = operator.post("/chat", json={"message": QUESTION, "collection": "lab"})
    assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "collection-unknown")
    wrong = added(operator, NOTES, name="rack.md", collection="guides")
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (422, "collection-name-invalid")


@pytest.mark.parametrize(
    ("text", "query", "status", "code"),
    [
        (b"", {"name": "empty.txt"}, 422, "document-empty"),
        (b"   \n\n ", {"name": "empty.txt"}, 422, "document-empty"),
        (b"\x89PNG\r\n" + bytes(range(256)) * 4, {"name": "binary.txt"}, 422, "document-binary"),
        (b"%PDF-1.7", {"name": "torn.pdf"}, 422, "document-damaged"),
        (pdf([[]]), {"name": "scan.pdf"}, 422, "document-pictures-only"),
        (b"x" * 60_000, {"name": "large.txt"}, 413, "error-body-too-large"),
        (b"Text.", {"name": "a.txt", "encoding": "../x"}, 422, "error-pattern"),
        (b"Text.", {"name": "a.txt", "language": "xx"}, 422, "error-choice"),
        (b"Text.", {}, 422, "error-missing-field"),
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(
    operator: httpx2.Client, text: bytes, query: dict[str, str], status: int, code: str
) -> None:
    before = ids(operator)
    response = added(operator, text, **query)
    assert response.status_code == status, response.text
    assert response.json()["error"]["code"] == code
    assert ids(operator) == before


def test_an_old_encoding_is_found_out(operator: httpx2.Client) -> None:
    text = "# 机箱噪音\n\n地下室的机箱在风扇半速时噪音是四十一分贝。显卡越多，噪音越大。\n"
    document = added(operator, text.encode("gb18030"), name="noise.md").json()
    assert document["language"].startswith("zh")
    assert document["encoding"].lower().startswith("gb")
    removed(operator, document["id"])


@pytest.mark.parametrize(
    "document_id", ["doc-0000", "..%2f..%2fkeys.sqlite", "%2e%2e/%2e%2e/etc/passwd", "en/no-such-guide"]
)
def test_only_what_is_there_can_be_removed(
    operator: httpx2.Client, guarded: Server, document_id: str
) -> None:
    response = operator.delete(f"/sources/{document_id}")
    assert response.status_code == 404, response.text
    assert operator.get("/rules").status_code == 200


def test_guides_cannot_be_removed(operator: httpx2.Client) -> None:
    response = operator.delete("/sources/en/power-supply")
    assert (response.status_code, response.json()["error"]["code"]) == (403, "http-guide-not-removable")


def test_uploads_stay_in_their_folder(
    operator: httpx2.Client, tmp_path_factory: pytest.TempPathFactory
) -> None:
    homes = tmp_path_factory.getbasetemp()

    def kept() -> set[Path]:
        return {path for home in homes.glob("guarded[0-9]*") for path in home.rglob("*.md")}

    before = kept()
    document = added(operator, NOTES, name="über die Kühlung.md").json()
    assert [path.parent.name for path in kept() - before] == ["uploads"]
    removed(operator, document["id"])
    assert kept() == before

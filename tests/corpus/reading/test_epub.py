"""Books: chapters in their order, each quote led back into its chapter; what is protected is refused."""

from __future__ import annotations

import pytest

from corpus.errors import DocumentError
from corpus.reading.reader import ReadDocument, read_document
from tests.corpus.reading.offices import epub, packed
from tests.corpus.reading.seeds import words

ONE = (
    "<html><head><title>One</title></head><body><header><h1>Noise</h1></header>"
    "<p>The cellar rack hums at 39&#160;decibels.</p></body></html>"
)
TWO = (
    "<html><body><h1>Heat</h1><p>It warms the <i>room</i>.</p><table><tr><th>Fan</th><th>Noise</th></tr>"
    "<tr><td>Quokka</td><td>39 dB</td></tr></table></body></html>"
)


def read(data: bytes) -> ReadDocument:
    return read_document(data, "book.epub", words, 512)


def test_chapters_are_read_in_the_order_of_the_book() -> None:
    found = read(epub({"b.xhtml": TWO, "a.xhtml": ONE}, order=("a.xhtml", "b.xhtml", "b.xhtml", "none")))
    document = found.document
    assert (document.title, found.encoding) == ("A book", "epub")
    assert [section.heading for section in document.sections] == ["Noise", "Heat"]
    quotes = [document.text[s.start : s.end] for section in document.sections for s in section.sentences]
    assert quotes == ["The cellar rack hums at 39 decibels.", "It warms the room.", "| Quokka | 39 dB |"]
    assert "Table of contents" not in document.text


def test_a_quote_leads_back_into_its_chapter() -> None:
    found = read(epub({"a.xhtml": ONE, "b.xhtml": TWO}))
    for quote, original in (
        ("hums at 39 decibels.", "hums at 39&#160;decibels."),
        ("It warms the room.", "It warms the <i>room</i>."),
    ):
        start = found.document.text.index(quote)
        assert found.original[slice(*found.offsets.original_span(start, start + len(quote)))] == original


def test_a_chapter_that_is_not_closed_leaves_the_next_one_alone() -> None:
    assert "warms the room" in read(epub({"a.xhtml": "<p>One.<svg><p>", "b.xhtml": TWO})).document.text


def test_a_chapter_in_an_old_encoding_and_a_name_with_signs() -> None:
    page = '<?xml version="1.0" encoding="iso-8859-9"?><html><body><p>Gürültü çok yüksek.</p></body></html>'
    data = epub({"b%C3%B6l%C3%BCm.xhtml": ""}, **{"OEBPS/bölüm.xhtml": page.encode("iso-8859-9")})  # type: ignore[arg-type]
    assert "Gürültü çok yüksek." in read(data).document.text


CONTENT_LOCK = '<e><EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/></e>'
FONT_LOCK = '<e><EncryptionMethod Algorithm="http://www.idpf.org/2008/embedding"/></e>'


def test_a_book_of_which_only_fonts_are_locked_is_read() -> None:
    assert "warms" in read(epub({"b.xhtml": TWO}, **{"META-INF/encryption.xml": FONT_LOCK})).document.text


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK", "document-damaged"),
        (packed({"mimetype": "application/epub+zip"}), "document-damaged"),
        (packed({"META-INF/container.xml": "<c/>"}), "document-damaged"),
        (
            packed({"META-INF/container.xml": '<c><rootfile full-path="../../etc/passwd"/></c>'}),
            "document-damaged",
        ),
        (epub({"a.xhtml": ONE}, **{"META-INF/encryption.xml": CONTENT_LOCK}), "document-encrypted"),
        (epub({"a.xhtml": ""}), "document-empty"),
        (epub({}, order=("none",)), "document-empty"),
        (epub({"a.xhtml": "<p>" + "a" * (21 * 2**20)}), "document-too-complex"),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read(data)
    assert caught.value.message_id == code

"""PDF files become readable text, led back to the text of their pages; what cannot be read is told."""

from __future__ import annotations

import sys
import zlib
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corpus.errors import DocumentError
from corpus.extras import install_command
from corpus.reading.decode import Decoded
from corpus.reading.pages import pages_text
from corpus.reading.pdf import MAX_PAGES, pdf_text
from corpus.reading.reader import ReadDocument, read_document, read_text
from tests.corpus.reading.pdfs import assembled, drawn, pdf, stream
from tests.corpus.reading.seeds import words

HANDBOOK = [
    [
        "Moonshine handbook",
        "Power limits",
        "The machine called Moonshine stands in room 214 and holds two big graph-",
        "ics cards. Nobody may raise the power limit of Moonshine above 280 W with-",
        "out asking Ayla first. The second supply feeds",
        "Page 1 of 3",
    ],
    [
        "Moonshine handbook",
        "only the cards and never the board, which is why both switches are to be",
        "turned on. State-of-the-",
        "art coolers are used.",
        "- one for the processor",
        "- two for the cards",
        "Page 2 of 3",
    ],
    ["Moonshine handbook", "Noise", "The rack hums at 41 decibels.", "Page 3 of 3"],
]


def read(data: bytes) -> ReadDocument:
    return read_document(data, "handbook.pdf", words, 512)


def test_sentences_run_over_lines_and_pages() -> None:
    document = read(pdf(HANDBOOK)).document
    assert document.text.strip().split("\n") == [
        "Power limits",
        "The machine called Moonshine stands in room 214 and holds two big graphics cards. Nobody may raise "
        "the power limit of Moonshine above 280 W without asking Ayla first. The second supply feeds only "
        "the cards and never the board, which is why both switches are to be turned on. State-of-the-art "
        "coolers are used.",
        "- one for the processor",
        "- two for the cards",
        "",
        "Noise",
        "The rack hums at 41 decibels.",
    ]
    assert (document.title, document.language) == ("Power limits", "en")
    assert [section.heading for section in document.sections] == ["Power limits", "Noise"]


@pytest.mark.parametrize(
    ("quote", "original"),
    [
        ("graphics cards", "graph-\nics cards"),
        ("without asking", "with-\nout asking"),
        ("State-of-the-art", "State-of-the-\nart"),
        ("feeds only", "feeds\nPage 1 of 3\fMoonshine handbook\nonly"),
        ("41 decibels", "41 decibels"),
    ],
)
def test_a_quote_leads_back_to_the_pages(quote: str, original: str) -> None:
    read_pages = read(pdf(HANDBOOK))
    start = read_pages.document.text.index(quote)
    span = read_pages.offsets.original_span(start, start + len(quote))
    assert read_pages.original[slice(*span)] == original
    assert (read_pages.encoding, read_pages.how) == ("pdf", "extracted")


@pytest.mark.parametrize(
    ("pages", "text"),
    [
        ("A ﬁne day.", "A ﬁne day."),
        ("Intro\n7\fOne.\n8\fTwo.\n9", "Intro\n\nOne.\n\nTwo."),
        (
            "A 1\nOne.\fA 2\nTwo.\fA 3\nThree.\fB 4\nFour.\fB 5\nFive.\fSix.\fSeven.\fEight.",
            "One.\n\nTwo.\n\nThree.\n\nB 4\nFour.\n\nB 5\nFive.\n\nSix.\n\nSeven.\n\nEight.",
        ),
        ("7 A\nOne.\fB 8\nTwo.\fA 9\nThree.", "7 A\nOne.\n\nB 8\nTwo.\n\nA 9\nThree."),
        ("Head\nOne.\fTwo.\fHead\nThree.\fFour.", "Head\nOne.\n\nTwo.\n\nHead\nThree.\n\nFour."),
        ("24 GB\nOne.\f24 GB\nTwo.", "24 GB\nOne.\n\n24 GB\nTwo."),
        (
            "\f".join(
                f"Guide\nFan {n} turns at half of its speed,\nas it should each night.\n{n}"
                for n in (1, 2, 3)
            ),
            "\n\n".join(f"Fan {n} turns at half of its speed, as it should each night." for n in (1, 2, 3)),
        ),
        (
            "\f".join(
                f"{name} is ours. The docu-\nmentation is here.\nPage {n}" for n, name in enumerate("ABCD")
            ),
            "\n\n".join(f"{name} is ours. The documentation is here." for name in "ABCD"),
        ),
        ("3090 350 W\f4090 450 W\f5090 575 W", "3090 350 W\n\n4090 450 W\n\n5090 575 W"),
        ("in 2019-\n2021 of Mar-\nBell", "in 2019-\n2021 of Mar-\nBell"),
        ("one\n\ntwo\n- three", "one\n\ntwo\n- three"),
        ("一二三四五六七八九十" * 3 + "\n" + "一二三四五", "一二三四五六七八九十" * 3 + "一二三四五"),
    ],
)
def test_what_belongs_together(pages: str, text: str) -> None:
    assert pages_text(pages).text.strip() == text


def test_ligatures_are_letters_and_lead_back() -> None:
    found = read_text(Decoded("The o\ufb03ce hums.", "pdf", "extracted"), "x", "x.pdf", words, 512)
    assert found.document.text == "The office hums."
    assert found.original[slice(*found.offsets.original_span(4, 10))] == "o\ufb03ce"


@given(st.text(alphabet="ab -A.\n\f12机ﬁ", max_size=200))
@settings(max_examples=60)
def test_every_character_keeps_its_place(original: str) -> None:
    tracked = pages_text(original)
    offsets = tracked.offset_map()
    for index, character in enumerate(tracked.text):
        start, end = offsets.original_span(index, index + 1)
        assert character in original[start:end] or (
            character.isspace() and not original[start:end].strip(" \n\f")
        )


CHINESE = [
    "机房手册",
    "月光机器放在机房的第二排，里面装着两张显卡，功耗上限定为二百八十瓦，任何人",
    "不得在没有询问阿依拉的情况下提高它。",
]


def chinese() -> bytes:
    """Lines in one of the fonts that every reader knows, without a table of its characters."""
    shown = [
        b"BT /F1 11 Tf 1 0 0 1 72 %d Tm <%s> Tj ET"
        % (740 - 28 * number, line.encode("utf-16-be").hex().encode())
        for number, line in enumerate(CHINESE)
    ]
    font = b"/BaseFont /STSong-Light"
    system = b"/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >>"
    page = b"/Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >>"
    return assembled(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            b"<< /Type /Font /Subtype /Type0 %s /Encoding /UniGB-UTF16-H /DescendantFonts [6 0 R] >>" % font,
            b"<< /Type /Page %s >>" % page,
            stream(b"\n".join(shown)),
            b"<< /Type /Font /Subtype /CIDFontType0 %s %s >>" % (font, system),
        ]
    )


def test_chinese_lines_are_joined_without_a_blank() -> None:
    document = read(chinese()).document
    assert (document.language, document.title) == ("zh-Hans", CHINESE[0])
    assert document.text == f"{CHINESE[0]}\n{CHINESE[1]}{CHINESE[2]}"


def test_without_the_extra_the_command_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pypdfium2", None)
    with pytest.raises(DocumentError) as caught:
        read(pdf(HANDBOOK))
    assert caught.value.message_id == "document-extra-missing"
    assert caught.value.arguments["command"] == install_command("ingest")


def encrypted(password: str) -> bytes:
    from pypdf import PdfReader, PdfWriter

    writer = PdfWriter(PdfReader(BytesIO(pdf(HANDBOOK))))
    writer.encrypt(password, "owner", algorithm="RC4-128")
    out = BytesIO()
    writer.write(out)
    return out.getvalue()


def test_a_file_that_only_forbids_changes_is_read() -> None:
    assert "Moonshine" in read(encrypted("")).document.text


def with_content(content: bytes, forms: tuple[bytes, ...] = ()) -> bytes:
    """A page with this content stream, and forms that it can draw as /X0, /X1 and so on."""
    names = " ".join(f"/X{number} {6 + number} 0 R" for number in range(len(forms)))
    resources = f"<< /Font << /F1 3 0 R >> /XObject << {names} >> >>".encode()
    entries = b"/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources " + resources
    return assembled(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [4 0 R] /Count 1 >>",
            b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
            b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 5 0 R /Resources "
            + resources
            + b">>",
            content,
            *(stream(form, entries) for form in forms),
        ]
    )


def bomb() -> bytes:
    """200 MB of blanks that 200 kB unpack to."""
    packed = zlib.compressobj(9)
    content = b"".join(packed.compress(b" " * 10_000_000) for _ in range(20)) + packed.flush()
    return with_content(stream(content, b"/Filter /FlateDecode"))


def endless_drawing() -> bytes:
    """Lines without a word, twenty thousand of them on each of two thousand pages that are one."""
    page = b"/Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R"
    kids = b"3 0 R " * MAX_PAGES
    return assembled(
        [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            b"<< /Type /Pages /Kids [%s] /Count %d >>" % (kids, MAX_PAGES),
            b"<< %s >>" % page,
            stream(b"0 0 m 9 9 l S\n" * 20_000),
        ]
    )


def nested_forms() -> bytes:
    """Each form draws the next one a hundred times: 100⁴ pieces of text in a few kilobytes."""
    inner = tuple(b"/X%d Do\n" % (number + 1) * 100 for number in range(4))
    return with_content(stream(b"/X0 Do"), (*inner, drawn(["boom"] * 200)))


@pytest.mark.parametrize(
    ("data", "message_id"),
    [
        (b"", "document-damaged"),
        (b"%PDF-1.7", "document-damaged"),
        (b"plain text, no more", "document-damaged"),
        (pdf(HANDBOOK)[:300], "document-damaged"),
        (encrypted("secret"), "document-encrypted"),
        (pdf([[], []]), "document-pictures-only"),
        (pdf([["A page."]], repeated=MAX_PAGES + 1), "document-pages-too-many"),
    ],
    ids=["empty", "cut", "text", "torn", "locked", "pictures", "pages"],
)
def test_what_cannot_be_read_is_told(data: bytes, message_id: str) -> None:
    with pytest.raises(DocumentError) as caught:
        pdf_text(data, "x.pdf")
    assert caught.value.message_id == message_id
    assert caught.value.arguments["name"] == "x.pdf"


@pytest.mark.parametrize(
    ("bound", "limit", "data"),
    [
        ("MAX_CHARACTERS", 1_000, pdf([["word " * 25] * 10], repeated=2)),
        ("MAX_SECONDS", 1, endless_drawing()),
        ("MAX_BYTES", 256 * 2**20, nested_forms()),
        ("MAX_BYTES", 256 * 2**20, bomb()),
    ],
    ids=["text", "drawing", "forms", "bomb"],
)
@pytest.mark.skipif(sys.platform == "win32", reason="the system does not bound a process")
def test_text_time_and_memory_are_bounded_in_all_pages_together(
    monkeypatch: pytest.MonkeyPatch, bound: str, limit: int, data: bytes
) -> None:
    monkeypatch.setattr(f"corpus.reading.pdf.{bound}", limit)
    assert "Moonshine" in pdf_text(pdf(HANDBOOK), "x.pdf")[0].text, "an ordinary file is within the bounds"
    with pytest.raises(DocumentError) as caught:
        pdf_text(data, "x.pdf")
    assert caught.value.message_id == "document-too-complex"


@pytest.mark.parametrize(
    ("own", "title"),
    [
        (b"Care of the Moonshine", "Care of the Moonshine"),
        (b"Microsoft Word - care_v2.doc", "Moonshine handbook"),
        (b"care.indd", "Moonshine handbook"),
        (b"Untitled", "Moonshine handbook"),
        (b"", "Moonshine handbook"),
    ],
)
def test_the_title_is_the_one_that_the_file_gives_itself(own: bytes, title: str) -> None:
    data = pdf([["Moonshine handbook", "", "The rack hums at 41 decibels."]], title=own)
    assert read(data).document.title == title

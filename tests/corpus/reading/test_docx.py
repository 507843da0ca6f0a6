"""Word documents: what is read, what is not, and what is refused."""

from __future__ import annotations

from io import BytesIO

import pytest
from docx import Document as WordDocument

from corpus.errors import DocumentError
from corpus.reading.reader import ReadDocument, read_document
from tests.corpus.reading.offices import docx, packed, paragraph, run, table
from tests.corpus.reading.seeds import words

SENTENCE = "The cellar rack hums at 39 decibels."


def read(data: bytes, name: str = "notes.docx") -> ReadDocument:
    return read_document(data, name, words, 512)


def quoted(read_: ReadDocument) -> list[str]:
    text = read_.document.text
    return [text[s.start : s.end] for section in read_.document.sections for s in section.sentences]


def headings(read_: ReadDocument) -> list[str]:
    return [section.heading for section in read_.document.sections]


def test_a_file_of_another_program_is_read_with_headings_lists_and_tables() -> None:
    word = WordDocument()
    word.core_properties.title = "Lab handbook"
    word.add_heading("Power", 1)
    spoken = word.add_paragraph("Nobody may raise the power limit of ")
    spoken.add_run("Moonshine").bold = True
    spoken.add_run(" above 280 W. Ask Ayla first.")
    word.add_paragraph("First item", style="List Bullet")
    word.add_heading("Cards", 2)
    cells = word.add_table(2, 2)
    for row, values in enumerate((("Card", "Power"), ("RTX 3090", "350 W"))):
        for column, value in enumerate(values):
            cells.cell(row, column).text = value
    word.sections[0].header.paragraphs[0].text = "Running head"
    buffer = BytesIO()
    word.save(buffer)
    found = read(buffer.getvalue())
    assert found.document.title == "Lab handbook"
    assert (found.encoding, found.how) == ("docx", "extracted")
    assert headings(found) == ["Power", "Cards"]
    assert quoted(found) == [
        "Nobody may raise the power limit of Moonshine above 280 W.",
        "Ask Ayla first.",
        "First item",
        "| RTX 3090 | 350 W |",
    ]
    assert found.document.sections[1].paragraphs[-1].header == "| Card | Power |"
    assert "Running head" not in found.document.text


@pytest.mark.parametrize(
    ("properties", "style"), [("", "H1"), ("", "Chapter"), ('<w:outlineLvl w:val="0"/>', "")]
)
def test_a_heading_is_one_by_its_style_by_what_that_rests_on_or_by_itself(
    properties: str, style: str
) -> None:
    found = read(docx(paragraph("Noise", style, properties) + paragraph(SENTENCE)))
    assert headings(found) == ["Noise"]
    assert quoted(found) == [SENTENCE]


def test_levels_of_headings_are_kept() -> None:
    body = paragraph("Rack", "H1") + paragraph("Noise", "Outlined") + paragraph(SENTENCE)
    assert "## Rack\n\n### Noise" in read(docx(body)).original


@pytest.mark.parametrize(
    ("inside", "text"),
    [
        (
            run("It is ")
            + "<w:del>"
            + run("not ")
            + "</w:del><w:ins>"
            + run("very ")
            + "</w:ins>"
            + run("loud."),
            "It is very loud.",
        ),
        (run("It is ") + run("secretly ", "<w:vanish/>") + run("loud."), "It is loud."),
        (run("It is ") + run("openly ", '<w:vanish w:val="0"/>') + run("loud."), "It is openly loud."),
        ("<w:hyperlink>" + run("It is ") + "</w:hyperlink>" + run("loud."), "It is loud."),
        ("<w:r><w:instrText>PAGEREF x</w:instrText></w:r>" + run("It is loud."), "It is loud."),
        (
            "<w:r><w:t>It is</w:t><w:tab/><w:t>very</w:t><w:softHyphen/><w:t>loud.</w:t></w:r>",
            "It is veryloud.",
        ),
        ("<w:r><w:t>A semi</w:t><w:noBreakHyphen/><w:t>fan hums.</w:t></w:r>", "A semi-fan hums."),
        ("<w:sdt><w:sdtContent>" + run("It is loud.") + "</w:sdtContent></w:sdt>", "It is loud."),
        (
            "<w:r><w:ruby><w:rt>"
            + run("でんげん")
            + "</w:rt><w:rubyBase>"
            + run("電源です。")
            + "</w:rubyBase></w:ruby></w:r>",
            "電源です。",
        ),
    ],
)
def test_a_paragraph_is_what_a_reader_sees(inside: str, text: str) -> None:
    assert read(docx(f"<w:p>{inside}</w:p>")).document.text == text


def test_text_boxes_notes_and_content_controls_are_read_once() -> None:
    box = f"<w:txbxContent>{paragraph('A box says so.')}</w:txbxContent>"
    body = (
        "<w:p><w:r><mc:AlternateContent><mc:Choice>"
        + box
        + "</mc:Choice><mc:Fallback>"
        + box
        + "</mc:Fallback></mc:AlternateContent></w:r>"
        + run(SENTENCE)
        + "</w:p>"
        + f"<w:sdt><w:sdtContent>{paragraph('A control holds this.')}</w:sdtContent></w:sdt>"
    )
    notes = (
        f'<w:footnote w:type="separator">{paragraph("no")}</w:footnote>'
        f"<w:footnote>{paragraph('A note adds this.')}</w:footnote>"
    )
    found = quoted(read(docx(body, footnotes=notes)))
    assert found == [SENTENCE, "A box says so.", "A control holds this.", "A note adds this."]


def test_a_table_of_one_column_only_places_text() -> None:
    assert quoted(read(docx(table((SENTENCE,), ("It is new.",))))) == [SENTENCE, "It is new."]


_NAMES, _DATA = ("Rack", "Owner"), (("Zephyr", "Marta"), ("Borealis", "Ken"))


def _header(body: str, **parts: str) -> str:
    return read(docx(body, **parts)).document.sections[0].paragraphs[0].header


def test_a_first_row_of_data_is_no_header() -> None:
    rows = (("node21", "RTX 3090"), ("node22", "RTX 4090"))
    found = read(docx(table(*rows)))
    assert quoted(found) == ["| node21 | RTX 3090 |", "| node22 | RTX 4090 |"]
    assert _header(table(*rows)) == _header(table(*_DATA)) == ""


def test_a_row_without_figures_over_columns_of_figures_is_a_header() -> None:
    rows = (("Rechner", "RAM"), ("kiste-5", "64 GB"), ("kiste-6", "–"))
    assert _header(table(*rows)) == "| Rechner | RAM |"


@pytest.mark.parametrize(
    ("mark", "marked"),
    [
        ("<w:tr>", "<w:tr><w:trPr><w:tblHeader/></w:trPr>"),
        ("<w:rPr></w:rPr>", "<w:rPr><w:b/></w:rPr>"),
        ("<w:tbl>", '<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblLook w:firstRow="1"/></w:tblPr>'),
        ("<w:tbl>", '<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/><w:tblLook w:val="04A0"/></w:tblPr>'),
    ],
)
def test_a_first_row_that_is_set_apart_is_a_header(mark: str, marked: str) -> None:
    style = '<w:style w:type="table" w:styleId="Grid"><w:tblStylePr w:type="firstRow"/></w:style>'
    named = table(_NAMES, *_DATA)
    rows = table(_NAMES).count(mark)
    assert _header(named.replace(mark, marked, rows), styles=style) == "| Rack | Owner |"
    assert _header(named, styles=style) == ""


@pytest.mark.parametrize(
    "look", ['<w:tblLook w:firstRow="0" w:val="04A0"/>', '<w:tblLook w:val="0480"/>', ""]
)
def test_a_style_that_sets_the_first_row_apart_may_be_turned_off(look: str) -> None:
    style = '<w:style w:type="table" w:styleId="Grid"><w:tblStylePr w:type="firstRow"/></w:style>'
    off = f'<w:tbl><w:tblPr><w:tblStyle w:val="Grid"/>{look}</w:tblPr>'
    assert _header(table(_NAMES, *_DATA).replace("<w:tbl>", off), styles=style) == ""


def test_a_list_by_style_and_one_that_takes_the_numbers_back() -> None:
    off = '<w:numPr><w:numId w:val="0"/></w:numPr>'
    deep = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr>'
    body = (
        paragraph("One", "Bullets") + paragraph("Two", "Bullets", deep) + paragraph("Three.", "Bullets", off)
    )
    assert read(docx(body)).original == "- One\n  - Two\n\nThree."


def test_every_quote_leads_back_to_the_text_that_was_drawn() -> None:
    found = read(docx(paragraph("Noise", "H1") + paragraph("The ｒａｃｋ  hums.\u00ad It is ﬁne.")))
    text = found.document.text
    assert quoted(found) == ["The rack hums.", "It is fine."]
    start = text.index("It is fine.")
    assert found.original[slice(*found.offsets.original_span(start, start + 11))] == "It is ﬁne."


DEEP = "<w:sdt>" * 60 + "</w:sdt>" * 60
ENTITY = '<?xml version="1.0"?><!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><d>&b;</d>'


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"PK\x03\x04", "document-damaged"),
        (b"", "document-damaged"),
        (docx("")[:-30], "document-damaged"),
        (packed({"other.txt": "x"}), "document-damaged"),
        (packed({"word/document.xml": "<broken"}), "document-damaged"),
        (packed({"word/document.xml": "<d/>"}), "document-damaged"),
        (packed({"word/document.xml": ENTITY}), "document-damaged"),
        (packed({"word/document.xml": ENTITY.encode("utf-16")}), "document-damaged"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(512), "document-encrypted"),
        (docx(DEEP), "document-too-complex"),
        (packed({"word/document.xml": b" " * (33 * 2**20)}), "document-too-complex"),
        (packed({f"{n}": "" for n in range(10_001)}), "document-too-complex"),
        (docx(""), "document-empty"),
    ],
)
def test_what_cannot_be_read_is_refused(data: bytes, code: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read(data)
    assert caught.value.message_id == code

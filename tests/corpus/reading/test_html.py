"""HTML becomes readable text, and each character is traced to the source."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.reading.reader import ReadDocument, read_document
from tests.corpus.reading.seeds import words

PAGE = """<!doctype html>
<html><head><title>PSU &amp; cards</title><style>p { color: red }</style></head>
<body><nav><a href="/">Home</a></nav>
<h1>Power supplies</h1>
<p>A card of <b>350&nbsp;W</b> needs&#32;a good supply &mdash; always.
It is <i>not</i> cheap.</p>
<h2>Sizes</h2>
<ul><li>Small ones have 450&#xA0;W.</li><li>Large ones have 1600 W.</li></ul>
<table><tr><th>Card</th><th>Power</th></tr><tr><td>RTX 3090</td><td>350 W</td></tr>
<tr><td>RTX&nbsp;4090</td><td>450 W</td></tr></table>
<script>if (1 < 2) { alert("x") }</script>
<footer>All rights reserved</footer></body></html>
"""


def read(page: str) -> ReadDocument:
    return read_document(page.encode("utf-8"), "page.html", words, 512)


def test_the_article_is_kept_and_the_page_around_it_is_not() -> None:
    text = read(PAGE).document.text
    assert "A card of 350 W needs a good supply — always. It is not cheap." in text
    for left_out in ("Home", "alert", "color: red", "All rights reserved", "<", "&"):
        assert left_out not in text


def test_title_headings_lists_and_tables() -> None:
    document = read(PAGE).document
    assert document.title == "PSU & cards"
    assert [section.heading for section in document.sections] == ["Power supplies", "Sizes"]
    sizes = document.sections[1]
    quoted = [document.text[sentence.start : sentence.end] for sentence in sizes.sentences]
    assert quoted[:2] == ["Small ones have 450 W.", "Large ones have 1600 W."]
    assert quoted[2:] == ["| RTX 3090 | 350 W |", "| RTX 4090 | 450 W |"]
    assert sizes.paragraphs[-1].header == "| Card | Power |"


@pytest.mark.parametrize(
    ("quote", "original"),
    [
        ("A card of 350 W needs", "A card of <b>350&nbsp;W</b> needs"),
        ("supply — always.", "supply &mdash; always."),
        ("Small ones have 450 W.", "Small ones have 450&#xA0;W."),
        ("RTX 4090", "RTX&nbsp;4090"),
    ],
)
def test_a_quote_leads_back_to_the_source(quote: str, original: str) -> None:
    document = read(PAGE)
    start = document.document.text.index(quote)
    span = document.offsets.original_span(start, start + len(quote))
    assert document.original[slice(*span)] == original


def test_the_header_of_an_article_is_read_that_of_the_page_is_not() -> None:
    page = (
        "<body><header><h1>A shop</h1></header><main><article><header><h2>Noise</h2></header>"
        "<p>The rack hums.</p></article></main><header>Ours</header><p>The end is near.</p></body>"
    )
    document = read(page).document
    assert [section.heading for section in document.sections] == ["Noise"]
    assert "A shop" not in document.text
    assert "Ours" not in document.text
    assert "The end is near." in document.text


_DATA = ("<td>node21</td><td>RTX 3090</td>", "<td>node22</td><td>RTX 4090</td>")


@pytest.mark.parametrize(
    ("first", "header"),
    [
        ("<th>Host</th><th>Card</th>", "| Host | Card |"),
        ("<th>Host<th>Card", "| Host | Card |"),
        ("<td></td><th>Card</th>", "| | Card |"),
        ("<td><b>Host</b></td><td><strong>Card</strong></td>", "| Host | Card |"),
        ("<td>node20</td><td>RTX 3080</td>", ""),
        ("<th>node20</th><td>RTX 3080</td>", ""),
        ("<td><b>node20</b></td><td>RTX 3080</td>", ""),
    ],
)
def test_the_first_row_is_a_header_where_it_is_marked_as_one(first: str, header: str) -> None:
    rows = "".join(f"<tr>{row}</tr>" for row in (first, *_DATA))
    document = read(f"<h1>Net</h1><table>{rows}</table>").document
    (section,) = document.sections
    assert [part.header for part in section.paragraphs] == [header]
    quoted = [document.text[each.start : each.end] for each in section.sentences]
    assert quoted[-2:] == ["| node21 | RTX 3090 |", "| node22 | RTX 4090 |"]
    assert len(quoted) == (2 if header else 3)


def test_the_head_of_a_table_is_a_header_and_bold_type_throughout_is_none() -> None:
    head = "<table><thead><tr><td>Host</td><td>Card</td></tr></thead><tbody>"
    bold = "".join(f"<tr>{row}</tr>".replace("<td>", "<td><b>") for row in _DATA)
    document = read(f"{head}<tr>{_DATA[0]}</tr></tbody></table><p>Then:</p><table>{bold}</table>").document
    headers = [part.header for section in document.sections for part in section.paragraphs]
    assert headers == ["| Host | Card |", "", ""]


@given(st.text(alphabet=st.sampled_from("<>/&;#ptdhli1 \n\"'!-=ax"), max_size=120))
def test_no_markup_breaks_the_reader(text: str) -> None:
    page = f"<p>Start of the text.</p>{text}<p>End of the text.</p>"
    assert "Start of the text." in read(page).document.text

"""Sections, paragraphs and sentences that fit the model's window."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corpus.errors import DocumentError
from corpus.model import Document
from corpus.reading.reader import MAX_BYTES, read_document
from corpus.reading.structure import TABLE_TOKENS
from tests.corpus.reading.seeds import words

LIMIT = 128


def read(text: str, name: str = "note.txt", limit: int = LIMIT) -> Document:
    return read_document(text.encode("utf-8"), name, words, limit, language="en").document


def test_a_long_section_is_cut_between_paragraphs() -> None:
    body = "\n\n".join(f"Paragraph {n} has a few words about power supplies and cables." for n in range(40))
    document = read(f"# Power\n\n{body}\n", "note.md")
    assert len(document.sections) > 3
    assert {section.heading for section in document.sections} == {"Power"}
    assert len({section.id for section in document.sections}) == len(document.sections)
    for section in document.sections:
        assert words(document.text[section.start : section.end]) <= LIMIT


def test_a_long_paragraph_is_cut_between_sentences() -> None:
    text = " ".join(f"Sentence number {n} is about the cable of the card." for n in range(60))
    document = read(text)
    sentences = [sentence for section in document.sections for sentence in section.sentences]
    assert len(sentences) == 60
    assert all(document.text[s.start : s.end].endswith("card.") for s in sentences)


@pytest.mark.parametrize("text", ["word " * 2_000, "x" * 5_000, "无标点的长句" * 400])
def test_a_sentence_longer_than_the_window_is_cut(text: str) -> None:
    document = read(text)
    joined = "".join(
        document.text[sentence.start : sentence.end]
        for part in document.sections
        for sentence in part.sentences
    )
    assert "".join(joined.split()) == "".join(text.split())
    for section in document.sections:
        assert all(words(document.text[p.start : p.end]) <= LIMIT for p in section.paragraphs)


def test_a_long_table_is_cut_between_rows_with_its_header_repeated() -> None:
    rows = "\n".join(
        f"| RTX {n} | {n} W | a remark of some length about this card |" for n in range(1000, 1060)
    )
    document = read(f"# Cards\n\n| Card | Power | Remark |\n|---|---|---|\n{rows}\n", "table.md", 512)
    parts = [
        document.passage(section, n) for section in document.sections for n in range(len(section.paragraphs))
    ]
    assert len(parts) > 3
    assert all(part.header == "| Card | Power | Remark |" for part in parts)
    assert all(words(part.text) <= TABLE_TOKENS + 40 for part in parts)
    assert sum(part.text.count("\n") + 1 for part in parts) == 60


@pytest.mark.parametrize("before", ["", "# Cards\n\n"], ids=["nothing else", "under a heading"])
def test_a_section_that_begins_with_a_table_has_its_header(before: str) -> None:
    document = read(f"{before}| Card | Power |\n|---|---|\n| RTX 3090 | 350 W |\n", "table.md", 512)
    passage = document.passage(document.sections[-1])
    assert passage.header == "| Card | Power |"
    assert "| Card | Power |\n| RTX 3090 | 350 W |" in passage.search_text


def test_a_section_that_begins_with_a_sentence_holds_the_header_in_its_text() -> None:
    document = read("# Cards\n\nPower by card.\n\n| Card | Power |\n|---|---|\n| A1 | 9 W |\n", "t.md", 512)
    passage = document.passage(document.sections[-1])
    assert passage.header == "" and passage.search_text.count("| Card | Power |") == 1


LINES = st.lists(
    st.one_of(
        st.sampled_from(
            ["", "# ", "## Power", "- item", "| a | b |", "|---|---|", "Short line", "无标点" * 60]
        ),
        st.builds(
            lambda mark, word, n: mark + f"{word} " * n,
            st.sampled_from(["", "# ", "- ", "| "]),
            st.sampled_from(["cable", "x" * 90, "显存。"]),
            st.integers(1, 150),
        ),
        st.builds(lambda n: "| " + "cell | " * n, st.integers(1, 200)),
    ),
    max_size=12,
)


@settings(deadline=None)
@given(LINES, st.sampled_from(["note.md", "note.txt"]), st.sampled_from([60, LIMIT, 512]))
def test_no_passage_is_longer_than_the_window_heading_and_header_included(
    lines: list[str], name: str, limit: int
) -> None:
    try:
        document = read("\n".join(lines), name, limit)
    except DocumentError as error:
        assert error.message_id == "document-empty"
        return
    for section in document.sections:
        for number in range(len(section.paragraphs)):
            assert words(document.passage(section, number).search_text) <= limit


def test_a_heading_as_long_as_a_text_is_text() -> None:
    long = "This heading goes on and on about cables and sockets. " * 8
    document = read(f"# Rig\n\n## {long}\n\nUse one cable per socket.\n", "note.md")
    assert {section.heading for section in document.sections} == {"Rig"}
    assert "Use one cable per socket." in document.text


def test_headings_without_a_text_of_their_own_lead_to_the_next() -> None:
    document = read("# Rig\n\n## Power\n\n### Cables\n\nUse one cable per socket.\n", "note.md")
    assert [section.heading for section in document.sections] == ["Rig – Power – Cables"]


def test_short_lines_of_plain_text_are_headings_but_a_list_of_them_is_not() -> None:
    text = (
        "Power supply\n"
        "Add the power of all cards and of the processor, then add a tenth for the rest.\n"
        "Cards\n"
        "RTX 3090: 350 W\nRTX 4090: 450 W\nRTX 5090: 575 W\n"
    )
    document = read(text)
    assert [section.heading for section in document.sections] == ["Power supply", "Cards"] or [
        section.heading for section in document.sections
    ] == ["Power supply"]
    assert "RTX 3090: 350 W" not in {section.heading for section in document.sections}


@pytest.mark.parametrize(
    ("data", "name", "message_id"),
    [
        (b"   \n\n \t ", "empty.txt", "document-empty"),
        (b"<html><script>x</script></html>", "empty.html", "document-empty"),
        (b"PK", "a.xlsx", "document-type-unknown"),
        (b"text", "README", "document-type-unknown"),
        (b"x" * (MAX_BYTES + 1), "big.txt", "document-too-large"),
        (b"a\x00\x01\x02b" * 9, "b.txt", "document-binary"),
    ],
)
def test_what_cannot_be_read_is_told(data: bytes, name: str, message_id: str) -> None:
    with pytest.raises(DocumentError) as caught:
        read_document(data, name, words, LIMIT)
    assert caught.value.message_id == message_id


@given(st.text(alphabet=st.sampled_from("ab cd. EF!\n#|- 1机。"), min_size=1, max_size=400))
def test_every_visible_character_is_in_exactly_one_sentence_or_mark(text: str) -> None:
    try:
        document = read(text)
    except DocumentError as error:
        assert error.message_id == "document-empty"
        return
    position = 0
    for section in document.sections:
        assert section.paragraphs
        assert section.sentences
        for sentence in section.sentences:
            assert position <= sentence.start < sentence.end <= section.end
            position = sentence.end

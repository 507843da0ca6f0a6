"""Markdown becomes readable text with its headings, lists and tables."""

from __future__ import annotations

import pytest

from corpus.reading.reader import ReadDocument, read_document
from tests.corpus.reading.seeds import words

NOTE = """---
title: "Lab notes"
---
# Power #

A **very *good*** supply, see [the list](http://x.example/a) and `psu.yaml`
costs more. <!-- hidden -->

* one item \\* star
* snake_case_name stays

Sizes
-----

| Card | Power |
|------|------:|
| RTX 3090 | 350 W |

> A quoted line.

1. First, count the cards.
2. Then add them.
"""


def read(text: str, name: str = "note.md") -> ReadDocument:
    return read_document(text.encode("utf-8"), name, words, 512)


def test_marks_are_removed_and_lines_joined() -> None:
    text = read(NOTE).document.text
    assert "A very good supply, see the list and psu.yaml costs more." in text
    assert "one item * star" in text
    assert "snake_case_name stays" in text
    assert "hidden" not in text
    assert "A quoted line." in text


@pytest.mark.parametrize(
    ("table", "header", "rows"),
    [
        ("Card | Power\n--- | ---\nRTX 3090 | 350 W\nRTX 4090 | 450 W", "| Card | Power |", 2),
        ("Card | Power |\n:-- | --: |\nRTX 3090 | 350 W |  ", "| Card | Power |", 1),
        ("| Card | Power\n|---|---\n| RTX 3090 | 350 W", "| Card | Power |", 1),
        ("显卡|功耗\n---|---\nRTX 3090|350 W", "| 显卡|功耗 |", 1),
    ],
)
def test_a_table_without_its_outer_strokes_is_one(table: str, header: str, rows: int) -> None:
    read_ = read(f"Before it | there is a text.\n\n{table}\n\nAfter it | there is another one.\n")
    document = read_.document
    parts = [part for section in document.sections for part in section.paragraphs]
    assert [part.header for part in parts] == ["", header, ""]
    row = next(
        sentence
        for section in document.sections
        for sentence in section.sentences_in(parts[1].start, parts[1].end)
    )
    assert row.kind == "row"
    assert document.text[parts[1].start : parts[1].end].count("\n") == rows - 1
    original = read_.original[slice(*read_.offsets.original_span(row.start, row.end))]
    assert original.strip("| ").replace(" ", "") == "RTX3090|350W"


@pytest.mark.parametrize(
    "text", ["Card | Power\n--- | --- | ---\nRTX 3090 | 350 W", "Card | Power\nRTX 3090 | 350 W"]
)
def test_lines_with_strokes_alone_are_none(text: str) -> None:
    assert not any(part.header for section in read(text).document.sections for part in section.paragraphs)


def test_title_and_sections() -> None:
    document = read(NOTE).document
    assert document.title == "Lab notes"
    assert [section.heading for section in document.sections] == ["Power", "Sizes"]
    table = document.passage(document.sections[1], 0)
    assert (table.header, table.text) == ("| Card | Power |", "| RTX 3090 | 350 W |")


@pytest.mark.parametrize(
    "quote", ["very good", "the list", "psu.yaml", "snake_case_name", "RTX 3090", "First, count"]
)
def test_a_quote_leads_back_to_the_file(quote: str) -> None:
    document = read(NOTE)
    start = document.document.text.index(quote)
    span = document.offsets.original_span(start, start + len(quote))
    assert document.original[slice(*span)].replace("*", "") == quote


def test_the_first_heading_is_the_title_without_front_matter() -> None:
    assert read("# My rig\n\nIt has two cards.\n").document.title == "My rig"
    assert read("It has two cards.\n", "rig.md").document.title == "rig"


def test_wrapped_plain_text_is_joined_but_lists_are_not() -> None:
    line = "this is a long line of prose that goes on and on and was broken to fit a page"
    text = "\n".join([line] * 12) + " here.\n\n- one\n- two\n"
    document = read(text, "wrapped.txt").document
    assert f"{line} {line}" in document.text
    assert "- one\n- two" in document.text

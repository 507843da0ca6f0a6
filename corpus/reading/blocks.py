"""Cutting a readable text into headings, paragraphs, lists and tables."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

from corpus.script import is_han

Kind = Literal["heading", "text", "table"]
_MARKED = re.compile(r"#{1,6} +(?=\S)")
_ITEM = re.compile(r" *(?:[-*•·] |\d{1,2}[.)、] ?|[(（]\d{1,2}[)）])")
_TABLE_LINE = re.compile(r" *\|.*\| *")
_TABLE_RULE = re.compile(r" *(?:[|:][ :]*)?--[-| :]*")
_CLOSED = tuple('.。!！;；,，…~、”"')
_LINK = re.compile(r"https?://|www\.")
_KEY_VALUE = re.compile(r"[:：]\s*\S")
_HEADING_WIDTH = 64
_QUESTION_WIDTH = 90
_CHAIN = 2


@dataclass(frozen=True, slots=True)
class Block:
    """A span of the text. ``level`` is the depth of a heading, 0 for other blocks."""

    kind: Kind
    start: int
    end: int
    level: int = 0


@dataclass(frozen=True, slots=True)
class _Line:
    start: int
    end: int
    text: str


def split_blocks(text: str, *, marked: bool) -> list[Block]:
    """The blocks of a text, in order.

    Args:
        marked: whether headings carry ``#`` marks; otherwise short lines without a stop are headings.
    """
    lines = _lines(text)
    headings = _marked_headings(lines) if marked else _guessed_headings(lines)
    blocks: list[Block] = []
    index = 0
    while index < len(lines):
        line = lines[index]
        if index in headings:
            blocks.append(Block("heading", line.start + headings[index][0], line.end, headings[index][1]))
            index += 1
        elif _TABLE_LINE.fullmatch(line.text):
            last = _last_table_line(lines, index)
            blocks.append(Block("table", line.start, lines[last].end))
            index = last + 1
        else:
            blocks.append(Block("text", line.start, line.end))
            index += 1
    return blocks


def is_item(text: str) -> bool:
    """Whether a line is an item of a list."""
    return _ITEM.match(text) is not None


def item_start(text: str) -> int:
    """Length of the mark before a list item's text."""
    match = re.match(r" *[-*•·] ", text)
    return match.end() if match else 0


def is_table_rule(line: str) -> bool:
    """Whether a line only separates a table's header from its rows."""
    return _TABLE_RULE.fullmatch(line) is not None


def _lines(text: str) -> list[_Line]:
    lines: list[_Line] = []
    position = 0
    for line in text.split("\n"):
        if line.strip():
            lines.append(_Line(position, position + len(line), line))
        position += len(line) + 1
    return lines


def _last_table_line(lines: list[_Line], index: int) -> int:
    while (
        index + 1 < len(lines)
        and lines[index + 1].start == lines[index].end + 1
        and _TABLE_LINE.fullmatch(lines[index + 1].text)
    ):
        index += 1
    return index


def _marked_headings(lines: list[_Line]) -> dict[int, tuple[int, int]]:
    found: dict[int, tuple[int, int]] = {}
    for index, line in enumerate(lines):
        match = _MARKED.match(line.text)
        if match:
            found[index] = (match.end(), match[0].count("#"))
    return found


def _guessed_headings(lines: list[_Line]) -> dict[int, tuple[int, int]]:
    """Short lines before a text. A longer chain of short lines is a list, not headings."""
    found: dict[int, tuple[int, int]] = {}
    index = 0
    while index < len(lines):
        stop = index
        while stop < len(lines) and _could_be_heading(lines[stop].text):
            stop += 1
        if index < stop <= index + _CHAIN and stop < len(lines):
            found.update({number: (0, 2 + number - index) for number in range(index, stop)})
        index = max(stop, index + 1)
    return found


def _could_be_heading(line: str) -> bool:
    text = line.strip()
    asks = text.endswith(("?", "？"))
    if is_item(line) or text.endswith(_CLOSED) or _LINK.search(text) or "|" in text:
        return False
    if _KEY_VALUE.search(text.rstrip(":： ")) or not any(map(str.isalpha, text)):
        return False
    return _width(text) <= (
        _QUESTION_WIDTH if asks and text.count("?") + text.count("？") < 3 else _HEADING_WIDTH
    )


def _width(text: str) -> int:
    return len(text) if text.isascii() else sum(2 if is_han(character) else 1 for character in text)

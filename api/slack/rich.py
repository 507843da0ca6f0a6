"""Rich text of Block Kit: text that Slack never reads for markup or mentions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from api.channels.splitting import split
from assistant.answering.outline import NOTHING, Bullets, Quotation, Table

Element = dict[str, Any]

TEXT_LIMIT = 3000
"""Characters of one text; what is longer becomes several."""
ROWS, COLUMNS, CELL = 100, 20, 2000


def text_element(text: str, **style: bool) -> Element:
    """A run of text, bold or italic where wished."""
    return {"type": "text", "text": text, **({"style": style} if style else {})}


def section(text: str, **style: bool) -> Element:
    """A paragraph."""
    return {"type": "rich_text_section", "elements": [text_element(text, **style)]}


def rich_text(*elements: Element) -> Element:
    """A block of paragraphs, lists and quotations."""
    return {"type": "rich_text", "elements": list(elements)}


def paragraphs(text: str, **style: bool) -> list[Element]:
    """A text as blocks, as many as it takes."""
    return [rich_text(section(part, **style)) for part in split(text, TEXT_LIMIT)]


def bullets(block: Bullets) -> list[Element]:
    """A list as blocks; a long one goes on with the next number in the next block."""
    found, offset = list[Element](), 0
    for items in _groups([part for item in block.items for part in split(item, TEXT_LIMIT)]):
        style = {"style": "ordered" if block.ordered else "bullet", "indent": 0}
        number = {"offset": offset} if block.ordered and offset else {}
        found.append(
            rich_text({"type": "rich_text_list", **style, **number, "elements": [section(i) for i in items]})
        )
        offset += len(items)
    return found


def quotation(block: Quotation) -> list[Element]:
    """An exact passage with its number."""
    return [
        rich_text({"type": "rich_text_quote", "elements": [text_element(part)]})
        for part in split(f"{block.text} [{block.number}]", TEXT_LIMIT)
    ]


def table(block: Table) -> list[Element]:
    """A table, its first row bold; a long one goes on in the next, with the first row again."""
    head = [_head(title) for title in block.columns[:COLUMNS]]
    rows = [[_cell(text) for text in row[:COLUMNS]] for row in block.rows]
    wrapped = [{"is_wrapped": True} for _ in head]
    return [
        {"type": "table", "column_settings": wrapped, "rows": [head, *rows[start : start + ROWS - 1]]}
        for start in range(0, len(rows), ROWS - 1)
    ]


def _head(title: str) -> Element:
    return rich_text(section(title[:CELL] or NOTHING, bold=True))


def _cell(text: str) -> Element:
    return {"type": "raw_text", "text": text[:CELL] or NOTHING}


def _groups(items: Sequence[str]) -> list[list[str]]:
    """Items in groups whose texts together are within the limit."""
    groups, size = list[list[str]](), TEXT_LIMIT
    for item in items:
        if size + len(item) > TEXT_LIMIT:
            groups.append([])
            size = 0
        groups[-1].append(item)
        size += len(item)
    return groups

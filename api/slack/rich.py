"""Rich text of Block Kit: text that Slack never reads for markup or mentions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from api.channels.splitting import split
from assistant.answering.outline import NOTHING, Bullets, Quotation, Table
from assistant.answering.renderers.plain import as_text

Element = dict[str, Any]

TEXT_LIMIT = 3000
"""Characters of one text; what is longer becomes several."""
ROWS, COLUMNS, TABLE = 100, 20, 9_500
"""Of one table: rows, columns, and characters in all its cells, where Slack takes 10,000."""
CELL = 230
"""Characters of a cell; a row of such cells below another still fits into a table."""


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
    """A table, its first row bold; a long one goes on in the next, with the first row again.

    One that Slack has no room for, cell by cell, becomes a list of its rows.
    """
    sizes = [len(cell) for row in (block.columns, *block.rows) for cell in row]
    if len(block.columns) > COLUMNS or max(sizes) > CELL:
        return bullets(Bullets(tuple(as_text(block, row) for row in block.rows)))
    head = [_cell(title, bold=True) for title in block.columns]
    wrapped = [{"is_wrapped": True} for _ in head]
    return [
        {
            "type": "table",
            "column_settings": wrapped,
            "rows": [head, *([_cell(c) for c in row] for row in rows)],
        }
        for rows in _row_groups(block)
    ]


def _cell(text: str, **style: bool) -> Element:
    return (
        rich_text(section(text or NOTHING, **style))
        if style
        else {"type": "raw_text", "text": text or NOTHING}
    )


def _row_groups(block: Table) -> list[list[tuple[str, ...]]]:
    """Rows in groups that fit into a table each, together with the first row."""
    groups, first = list[list[tuple[str, ...]]](), sum(map(len, block.columns))
    size = TABLE
    for row in block.rows:
        length = sum(map(len, row))
        if size + length > TABLE or len(groups[-1]) == ROWS - 1:
            groups.append([])
            size = first
        groups[-1].append(row)
        size += length
    return groups


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

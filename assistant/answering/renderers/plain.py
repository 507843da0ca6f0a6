"""Plain text, no markup at all: for pipes and logs, or where each row of a table must be one text."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.answering.outline import NOTHING, Block, Bullets, Heading, Paragraph, Quotation, Table
from assistant.answering.renderers.columns import aligned


def plain(blocks: Iterable[Block], width: int | None = None) -> str:
    """Blocks as plain text, one blank line between them.

    Args:
        blocks: the outline of an answer.
        width: columns of a terminal that tables line up in; without it each row is one line of text.
    """
    return "\n\n".join(_block(block, width) for block in blocks)


def _block(block: Block, width: int | None) -> str:
    if isinstance(block, Paragraph | Heading):
        return block.text
    if isinstance(block, Bullets):
        marks = (f"{n}." if block.ordered else "-" for n in range(1, len(block.items) + 1))
        return "\n".join(f"{mark} {item}" for mark, item in zip(marks, block.items, strict=True))
    if isinstance(block, Table):
        return "\n".join(_table(block, width))
    return _quotation(block)


def _table(table: Table, width: int | None) -> Iterable[str]:
    if width is None:
        return (as_text(table, row) for row in table.rows)
    lines = aligned(table, width)
    return (*lines.head, *lines.body)


def as_text(table: Table, row: tuple[str, ...]) -> str:
    """A row of a table as one text."""
    cells = zip(table.columns[1:], row[1:], strict=True)
    named = ", ".join(f"{column}{table.colon}{cell}" for column, cell in cells if cell != NOTHING)
    return f"{row[0]}{table.colon}{named}" if named else row[0]


def _quotation(block: Quotation) -> str:
    source = block.attribution + (f" <{block.url}>" if block.url else "")
    if not block.text:
        return f"[{block.number}] {source}"
    translated = f"\n    {block.translation}" if block.translation else ""
    return f"[{block.number}] {block.text}{translated}\n    — {source}"

"""Plain text: for pipes, logs and screen readers; no markup at all."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.answering.outline import NOTHING, Block, Bullets, Heading, Paragraph, Quotation, Table


def plain(blocks: Iterable[Block]) -> str:
    """Blocks as plain text, one blank line between them."""
    return "\n\n".join(_block(block) for block in blocks)


def _block(block: Block) -> str:
    if isinstance(block, Paragraph | Heading):
        return block.text
    if isinstance(block, Bullets):
        marks = (f"{n}." if block.ordered else "-" for n in range(1, len(block.items) + 1))
        return "\n".join(f"{mark} {item}" for mark, item in zip(marks, block.items, strict=True))
    if isinstance(block, Table):
        return "\n".join(as_text(block, row) for row in block.rows)
    return _quotation(block)


def as_text(table: Table, row: tuple[str, ...]) -> str:
    """A row of a table as one text."""
    cells = zip(table.columns[1:], row[1:], strict=True)
    named = ", ".join(f"{column}: {cell}" for column, cell in cells if cell != NOTHING)
    return f"{row[0]}: {named}" if named else row[0]


def _quotation(block: Quotation) -> str:
    source = block.attribution + (f" <{block.url}>" if block.url else "")
    if not block.text:
        return f"[{block.number}] {source}"
    translated = f"\n    {block.translation}" if block.translation else ""
    return f"[{block.number}] {block.text}{translated}\n    — {source}"

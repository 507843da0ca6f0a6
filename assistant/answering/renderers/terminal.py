"""A terminal: rich text with tables, only where someone looks at it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from assistant.answering.outline import Block, Bullets, Heading, Paragraph, Quotation, Table
from assistant.answering.renderers.columns import aligned

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def show(blocks: Iterable[Block], console: Console) -> None:
    """Print blocks to a console, one blank line between them."""
    for position, block in enumerate(blocks):
        if position:
            console.print()
        for item in _block(block, console.width):
            console.print(item, highlight=False, soft_wrap=False)


def _block(block: Block, width: int) -> Iterable[RenderableType]:
    from rich.padding import Padding
    from rich.text import Text

    if isinstance(block, Paragraph):
        return [Text(block.text, style={"lead": "bold", "note": "dim"}.get(block.role, ""))]
    if isinstance(block, Heading):
        return [Text(block.text, style="bold cyan")]
    if isinstance(block, Bullets):
        return [Text(line) for line in _lines(block)]
    if isinstance(block, Table):
        return _table(block, width)
    return [Padding(_quotation(block), (0, 0, 0, 2))]


def _lines(block: Bullets) -> Iterable[str]:
    for number, item in enumerate(block.items, 1):
        yield f"{f'{number}.' if block.ordered else '•'} {item}"


def _table(block: Table, width: int) -> Iterable[RenderableType]:
    from rich.text import Text

    lines = aligned(block, width)
    yield from (Text(line, style="bold") for line in lines.head)
    yield from (Text(line) for line in lines.body)


def _quotation(block: Quotation) -> RenderableType:
    from rich.text import Text

    text = Text(f"[{block.number}] ", style="bold")
    if block.text:
        text.append(f"{block.text}\n", style="italic")
        text.append(f"{block.translation}\n" if block.translation else "")
        text.append("— ", style="italic")
    text.append(block.attribution, style="dim")
    if block.url:
        text.append(f" {block.url}", style="dim")
    return text

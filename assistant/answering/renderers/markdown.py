"""Markdown: the ``text`` of an answer, and what surfaces with a Markdown view show."""

from __future__ import annotations

import re
from collections.abc import Iterable

from assistant.answering.outline import Block, Bullets, Heading, Paragraph, Quotation, Table

_BREAKS = re.compile(r"[ \t-\r\x1c-\x1f\x85\u2028\u2029]+")
"""White space that may end a line; spaces that hold a number together are none of it."""
_SPECIAL = re.compile(r"([\\`*_\[\]<>#|~])")


def markdown(blocks: Iterable[Block]) -> str:
    """Blocks as Markdown; text is escaped, so that nothing in a document or a name becomes markup."""
    return "\n\n".join(_block(block) for block in blocks)


def escape(text: str) -> str:
    """Text that Markdown shows as it is, on one line."""
    return _SPECIAL.sub(r"\\\1", _BREAKS.sub(" ", text).strip())


def _block(block: Block) -> str:
    if isinstance(block, Paragraph):
        return _paragraph(block)
    if isinstance(block, Heading):
        return f"**{escape(block.text)}**"
    if isinstance(block, Bullets):
        return _bullets(block)
    if isinstance(block, Table):
        return _table(block)
    return _quotation(block)


def _paragraph(block: Paragraph) -> str:
    text = _markers(escape(block.text))
    return {"lead": f"**{text}**", "note": f"*{text}*"}.get(block.role, text)


def _markers(text: str) -> str:
    return re.sub(r"\\\[(\d{1,3})\\\]", r"[\1]", text)


def _bullets(block: Bullets) -> str:
    marks = (
        (f"{number}." for number in range(1, len(block.items) + 1))
        if block.ordered
        else iter("-" * len(block.items))
    )
    return "\n".join(
        f"{mark} {_markers(escape(item))}" for mark, item in zip(marks, block.items, strict=True)
    )


def _table(block: Table) -> str:
    rows = [block.columns, tuple("---" for _ in block.columns), *block.rows]
    head, rule, *body = rows
    lines = [[escape(cell) for cell in head], list(rule), *([escape(cell) for cell in row] for row in body)]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def _quotation(block: Quotation) -> str:
    source = escape(block.attribution) + (f" <{block.url}>" if _is_plain_url(block.url) else "")
    if not block.text:
        return f"> [{block.number}] {source}"
    translated = f"\n>\n> *{escape(block.translation)}*" if block.translation else ""
    return f"> {escape(block.text)} [{block.number}]{translated}\n>\n> — {source}"


def _is_plain_url(url: str | None) -> bool:
    return bool(url) and re.fullmatch(r"https?://[^\s<>]+", url or "") is not None

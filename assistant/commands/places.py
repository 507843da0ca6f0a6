"""The place that a citation points to, as it is shown on a terminal: marked, with a few lines around it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corpus.model import Document

AROUND = 3
"""So many lines are shown before and after a place [-]."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Some lines of a document.

    Args:
        heading: that of the section which the place is in; empty where the lines themselves show it.
        left_out: how many lines of the document are not among them [-].
    """

    heading: str
    text: str
    left_out: int


def marked(document: Document, start: int, end: int) -> str:
    """The whole text with ``[start, end)`` marked by »…«."""
    text = document.text
    return f"{text[:start]}»{text[start:end]}«{text[end:]}"


def excerpt(document: Document, start: int, end: int) -> Excerpt:
    """The lines of ``[start, end)``, marked by »…«, and a few around them."""
    lines = marked(document, start, end).split("\n")
    first = max(0, document.text.count("\n", 0, start) - AROUND)
    last = document.text.count("\n", 0, end) + AROUND
    text = "\n".join(lines[first : last + 1]).strip("\n")
    heading = _heading(document, start)
    left_out = first + max(0, len(lines) - last - 1)
    return Excerpt("" if heading in text else heading, text, left_out)


def _heading(document: Document, start: int) -> str:
    return next((each.heading for each in document.sections if each.start <= start < each.end), "")

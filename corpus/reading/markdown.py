"""Markdown to readable text: inline marks removed, headings, lists and tables kept as line marks."""

from __future__ import annotations

import re
from bisect import bisect_right

from corpus.reading.tracked import Tracked

_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)
_TITLE = re.compile(r"^title:\s*[\"']?(.+?)[\"']?\s*$", re.MULTILINE)
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
_FENCE = re.compile(r"^(```|~~~)[^\n]*\n", re.MULTILINE)
_IMAGE = re.compile(r"!\[([^\]\[\n]*)\]\([^)\n]{0,1000}\)")
_LINK = re.compile(r"\[([^\]\[\n]+)\]\([^)\n]{0,1000}\)")
_REFERENCE = re.compile(r"\[([^\]\[\n]+)\]\[[^\]\[\n]*\]")
_DEFINITION = re.compile(r"^\[[^\]\n]+\]:\s+\S+[^\n]*$", re.MULTILINE)
_FOOTNOTE = re.compile(r"\[\^[^\]\[\n]+\]:?")
_TAG = re.compile(r"</?[a-zA-Z][^<>\n]*>")
_STRONG = re.compile(r"(\*\*|__)(?=\S)(.+?)(?<=\S)\1")
_EMPHASIS = re.compile(r"(?<![\w*])([*_])(?=\S)([^*_\n]+?)(?<=\S)\1(?![\w*])")
_CODE = re.compile(r"`([^`\n]+)`")
_ESCAPE = re.compile(r"\\([\\`*_{}\[\]()#+.!|>-])")
_SETEXT = re.compile(r"^([^\n#>|-][^\n]*)\n(=+|-{3,})[ ]*$", re.MULTILINE)
_CLOSED_HEADING = re.compile(r"^(#{1,6} .*?)[ ]+#+[ ]*$", re.MULTILINE)
_HEADING_ID = re.compile(r"^(#{1,6} .*?)[ ]*\{#[^}\n]*\}[ ]*$", re.MULTILINE)
_QUOTE = re.compile(r"^>[ ]?", re.MULTILINE)
_RULE = re.compile(r"^ {0,3}([-*_])( *\1){2,} *$", re.MULTILINE)
_BULLET = re.compile(r"^([ ]*)[*+•][ ]+", re.MULTILINE)
_SOFT_BREAK = re.compile(r"(?<=[^\n|])(?<!  )\n(?=[^\n#|> ])(?!(?:[-*+]|\d{1,3}[.)]) )")
_CELLS = r"[^|\n]*(?:\|[^|\n]*)+"
_DASHES = r"[ ]*:?--+:?[ ]*"
_TABLE = re.compile(
    rf"^(?![ ]*#)({_CELLS})\n([ ]*\|?{_DASHES}(?:\|{_DASHES})+\|?[ ]*)(?:\n{_CELLS})+$", re.MULTILINE
)
_OPEN_LINE = re.compile(r"^(?![ ]*\|)|(?<![|\s])[ ]*$", re.MULTILINE)
_REMOVED = (_COMMENT, _FENCE, _DEFINITION, _FOOTNOTE, _QUOTE, _RULE, _TAG)
_KEPT = (_IMAGE, _LINK, _REFERENCE, _CLOSED_HEADING, _HEADING_ID, _CODE)


def markdown_text(original: str) -> tuple[Tracked, str | None]:
    """The readable text of a Markdown document, and the title of its front matter if it has one."""
    front = _FRONT_MATTER.match(original)
    title = _TITLE.search(front[0]) if front else None
    text = Tracked.of(original).cut(front.end() if front else 0, len(original))
    text = text.sub(_SETEXT, r"## \1")
    for pattern in _REMOVED:
        text = text.sub(pattern, "")
    text = _closed(text)
    for pattern in _KEPT:
        text = text.keep(pattern, 1)
    text = text.sub(_BULLET, r"\1- ")
    for pattern in (_STRONG, _EMPHASIS):
        while pattern.search(text.text):
            text = text.keep(pattern, 2)
    text = text.keep(_ESCAPE, 1)
    return unwrap(text), title[1].strip() if title else None


def _closed(text: Tracked) -> Tracked:
    """Rows of tables that are written without the outer strokes are given them."""
    tables = [match.span() for match in _TABLE.finditer(text.text) if _width(match[1]) == _width(match[2])]
    if not tables:
        return text
    starts = [start for start, _ in tables]

    def stroke(edge: re.Match[str]) -> str | None:
        number = bisect_right(starts, edge.start()) - 1
        if number < 0 or edge.start() > tables[number][1]:
            return None
        return "| " if edge.start() == 0 or text.text[edge.start() - 1] == "\n" else " |"

    return text.sub(_OPEN_LINE, stroke)


def _width(row: str) -> int:
    """How many cells a row has."""
    return len(row.strip().removeprefix("|").removesuffix("|").split("|"))


def unwrap(text: Tracked) -> Tracked:
    """Lines that were only broken to fit a page become one: a space, or nothing between ideographs."""
    return text.sub(_SOFT_BREAK, lambda match: _soft(match.string, match.start()))


def glue(text: str, end: int, start: int) -> str:
    """What joins the line that ends at ``end`` with the one that starts at ``start``: a space, or nothing
    between two letters of a writing without spaces.
    """
    return "" if _is_unspaced(text[end - 1]) and _is_unspaced(text[start]) else " "


def _soft(text: str, position: int) -> str | None:
    heading = text.startswith("#", text.rfind("\n", 0, position) + 1)
    return None if heading else glue(text, position, position + 1)


def _is_unspaced(letter: str) -> bool:
    return letter > "\u2e80" and not "\uac00" <= letter <= "\ud7af"

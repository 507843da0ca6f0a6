"""HTML to readable text: the article without scripts, menus and footers, with headings, lists and tables
as line marks, and each character traced to its place in the source.

The first row of a table is its header where the page marks it as one: by ``th``, ``thead`` or bold type.
"""

from __future__ import annotations

import re
from html import unescape
from html.parser import HTMLParser

from corpus.reading.tracked import Tracked

_NOT_TEXT = "script style noscript template head button select textarea svg iframe dialog"
_AROUND_TEXT = "nav header footer aside form"
_LINES_OF_THEIR_OWN = (
    "p div section article main li ul ol table tr h1 h2 h3 h4 h5 h6 blockquote pre figure figcaption dl dt "
    "dd hr br address details summary caption"
)
_NEVER_SHOWN = frozenset(_NOT_TEXT.split())
_SKIPPED = _NEVER_SHOWN | frozenset(_AROUND_TEXT.split())
_BLOCKS = frozenset(_LINES_OF_THEIR_OWN.split())
_TITLE = re.compile(r"<title[^>]*>(.*?)</title>", re.DOTALL | re.IGNORECASE)
_SPACE = re.compile(r"\s+")
_CELLS = ("td", "th")
_HEADS = ("thead", "th")
_BOLD = ("b", "strong")
_PLAIN = "plain"
_ARTICLES = ("main", "article")
Piece = tuple[str, int, int]


def html_text(original: str) -> tuple[Tracked, str | None]:
    """The readable text of an HTML document, and its title if it has one."""
    title = _TITLE.search(original)
    name = _SPACE.sub(" ", unescape(title[1])).strip() if title else ""
    return Tracked.from_pieces(html_pieces(original)), name or None


def html_pieces(original: str, *, whole: bool = False) -> list[Piece]:
    """The readable text in pieces with their places.

    Args:
        whole: the page is all text, as that of a book is; its headers are its own.
    """
    parser = _Extractor(original, _NEVER_SHOWN if whole else _SKIPPED)
    parser.feed(original)
    parser.close()
    return parser.finish()


class _Extractor(HTMLParser):
    """Collects pieces of text with their places."""

    def __init__(self, original: str, skipped: frozenset[str]) -> None:
        super().__init__(convert_charrefs=False)
        self._skipped = skipped
        self._lines = [0, *(match.end() for match in re.finditer("\n", original))]
        self._original = original
        self._pieces: list[Piece] = []
        self._skipping: list[str] = []
        self._preformatted = 0
        self._articles = 0
        self._row: list[list[Piece]] | None = None
        self._row_start = 0
        self._rows_in_table = 0
        self._marks: set[str] = set()
        self._looks: set[str] = set()
        self._first: tuple[int, set[str]] = (0, set())

    def finish(self) -> list[Piece]:
        """Everything collected."""
        return self._pieces

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Open a block, a cell or a part to skip; the header of an article is a part of it."""
        self._articles += tag in _ARTICLES
        is_own_header = tag == "header" and self._articles > 0
        if (tag in self._skipped and not is_own_header) or (self._skipping and tag == self._skipping[-1]):
            self._skipping.append(tag)
        if self._skipping:
            return
        if tag == "pre":
            self._preformatted += 1
        if tag == "table":
            self._rows_in_table = 0
        self._mark(tag)
        if tag == "tr":
            self._row, self._row_start, self._looks = [], self._here(), set()
        elif tag in _CELLS and self._row is not None:
            self._row.append([])
        elif tag in _BLOCKS:
            self._break(tag)

    def handle_endtag(self, tag: str) -> None:
        """Close a block, a row or a skipped part."""
        self._articles = max(0, self._articles - (tag in _ARTICLES))
        if self._skipping:
            if tag == self._skipping[-1]:
                self._skipping.pop()
            return
        if tag == "pre":
            self._preformatted = max(0, self._preformatted - 1)
        self._marks.discard(tag)
        if tag == "tr":
            self._close_row()
        elif tag in _BLOCKS:
            self._break("")

    def handle_data(self, data: str) -> None:
        """Text as it stands."""
        start = self._here()
        if self._preformatted:
            self._add(data, start, start + len(data))
            return
        position = 0
        for match in _SPACE.finditer(data):
            self._add(data[position : match.start()], start + position, start + match.start())
            self._add(" ", start + match.start(), start + match.end())
            position = match.end()
        self._add(data[position:], start + position, start + len(data))

    def handle_entityref(self, name: str) -> None:
        """A named character."""
        self._entity(f"&{name}")

    def handle_charref(self, name: str) -> None:
        """A numbered character."""
        self._entity(f"&#{name}")

    def _entity(self, written: str) -> None:
        start = self._here()
        end = start + len(written) + (self._original[start + len(written) : start + len(written) + 1] == ";")
        self._add(unescape(self._original[start:end]), start, end)

    def _add(self, text: str, start: int, end: int) -> None:
        if not text or self._skipping:
            return
        if self._row is not None:
            if self._row:
                self._row[-1].append((text, start, end))
                self._looks |= {self._look()} if text.strip() else set()
        else:
            self._pieces.append((text, start, end))

    def _mark(self, tag: str) -> None:
        """Note what may mark a header; a cell, the body and a table end what is left open before them."""
        if tag in ("table", "tbody"):
            self._marks.clear()
        elif tag in _CELLS:
            self._marks &= {"thead"}
        if tag in _HEADS or tag in _BOLD:
            self._marks.add(tag)

    def _look(self) -> str:
        """How the text at hand is marked."""
        return next((mark for mark in (*_HEADS, *_BOLD) if mark in self._marks), _PLAIN)

    def _break(self, tag: str) -> None:
        if self._row is not None:
            return
        here = self._here()
        mark = {"li": "\n- "}.get(tag, "\n" if tag in ("br", "tr", "li") else "\n\n")
        if re.fullmatch("h[1-6]", tag):
            mark = f"\n\n{'#' * max(2, int(tag[1]))} "
        self._pieces.append((mark, here, here))

    def _close_row(self) -> None:
        cells, self._row = self._row, None
        if not cells:
            return
        here = self._here()
        if not self._rows_in_table:
            self._first = (len(cells), self._looks)
        elif self._rows_in_table == 1 and self._has_header():
            self._pieces.append(("\n|" + " --- |" * self._first[0], self._row_start, self._row_start))
        self._pieces.append(("\n" if self._rows_in_table else "\n\n", self._row_start, self._row_start))
        for cell in cells:
            self._pieces += [
                ("| ", cell[0][1], cell[0][1]) if cell else ("| ", here, here),
                *cell,
                (" ", here, here),
            ]
        self._pieces.append(("|", here, here))
        self._rows_in_table += 1

    def _has_header(self) -> bool:
        """Whether the first row is a header, once the second one is read: bold type alone tells nothing of a
        table that is all bold."""
        looks = self._first[1]
        return bool(looks) and _PLAIN not in looks and (looks.issubset(_HEADS) or _PLAIN in self._looks)

    def _here(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

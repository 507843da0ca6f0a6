"""From a Word document to text with line marks: headings, paragraphs, lists, tables and notes as they are
read; deleted and hidden text, running heads and instructions of fields left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from xml.etree.ElementTree import Element

from corpus.errors import DocumentError
from corpus.reading.decode import Decoded
from corpus.reading.docx_styles import (
    Style,
    child_of,
    heading_tables,
    heads_by_style,
    is_unnumbered,
    number_in,
    style_of,
    styles_of,
)
from corpus.reading.headers import names_columns
from corpus.reading.package import Package, attribute, local, resolved

MAX_DEPTH = 40
MAX_CHARACTERS = 20 * 2**20
_MAIN = "word/document.xml"
_ROOT_LINKS = "_rels/.rels"
_LEFT_OUT = frozenset(
    {"del", "moveFrom", "Fallback", "instrText", "delText", "delInstrText", "rPr", "pPr", "rubyPr", "rt"}
)
_SIGNS = {"tab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad", "ptab": " "}
_SPACE = re.compile(r"\s+")
_FEWEST_COLUMNS = 2


def docx_text(data: bytes, name: str) -> tuple[Decoded, str | None]:
    """The text of a docx file, and its title if it has one.

    Args:
        data: the file's content.
        name: the file's name, for what is told.

    Raises:
        DocumentError: it is damaged, protected by a password, or unpacks to more than is read at once.
    """
    if data[:4] == b"\xd0\xcf\x11\xe0":
        raise DocumentError("document-encrypted", name=name)
    package = Package(data, name)
    main = _main_part(package)
    reader = _Reader(styles_of(package, main), heading_tables(package, main), name)
    lines = [*reader.blocks(_body(package, main, name)), *reader.blocks(_notes(package, main))]
    text = "".join(lines).strip("\n")
    if len(text) > MAX_CHARACTERS:
        raise DocumentError("document-too-complex", name=name)
    title = _named_title(package) or reader.title
    return Decoded(text, "docx", "extracted"), title


class _Reader:
    """Writes elements down as lines."""

    def __init__(self, styles: dict[str, Style], heading_tables: frozenset[str], name: str) -> None:
        self._styles = styles
        self._heading_tables = heading_tables
        self._name = name
        self.title: str | None = None

    def blocks(self, elements: Iterable[Element], depth: int = 0) -> Iterator[str]:
        """Paragraphs and tables, each with the line breaks before it."""
        if depth > MAX_DEPTH:
            raise DocumentError("document-too-complex", name=self._name)
        for element in elements:
            kind = local(element)
            if kind == "p":
                yield from self._paragraph(element, depth)
            elif kind == "tbl":
                yield from self._table(element, depth)
            elif kind not in _LEFT_OUT:
                yield from self.blocks(element, depth + 1)

    def _paragraph(self, element: Element, depth: int) -> Iterator[str]:
        boxes: list[Element] = []
        text = "".join(_shown(element, boxes, 0)).strip()
        style, indent = self._style(element)
        if text and style.is_title:
            self.title = self.title or _SPACE.sub(" ", text)
            yield f"\n\n# {_SPACE.sub(' ', text)}"
        elif text and style.level:
            yield f"\n\n{'#' * min(6, style.level + 1)} {_SPACE.sub(' ', text)}"
        elif text and style.is_list:
            yield f"\n{'  ' * indent}- {_SPACE.sub(' ', text)}"
        elif text:
            yield f"\n\n{text}"
        for box in boxes:
            yield from self.blocks(box, depth + 1)

    def _style(self, element: Element) -> tuple[Style, int]:
        """How a paragraph is meant, and how deep its list is."""
        properties = child_of(element, "pPr")
        if properties is None:
            return self._styles.get("", Style()), 0
        named = child_of(properties, "pStyle")
        style = self._styles.get((attribute(named, "val") if named is not None else "") or "", Style())
        own = style_of(properties, "")
        level = style.level if own.level is None else own.level
        numbering = child_of(properties, "numPr")
        depth = number_in(numbering, "ilvl") if numbering is not None else 0
        listed = (style.is_list or own.is_list) and not is_unnumbered(numbering)
        return Style(level, listed and not level, style.is_title), min(depth, 8)

    def _table(self, element: Element, depth: int) -> Iterator[str]:
        rows = [self._cells(row, depth) for row in _rows(element)]
        width = max(map(len, rows), default=0)
        if width < _FEWEST_COLUMNS:
            yield from (f"\n\n{cell}" for row in rows for cell in row if cell)
            return
        filled = [row for row in rows if any(row)]
        has_header = heads_by_style(element, self._heading_tables) or _is_marked(element)
        has_header = has_header or names_columns(filled)
        for number, row in enumerate(filled):
            yield ("\n" if number else "\n\n") + "| " + " | ".join(row) + " |"
            if has_header and not number:
                yield "\n|" + " --- |" * len(row)

    def _cells(self, row: Element, depth: int) -> list[str]:
        return [
            _SPACE.sub(" ", "".join(self.blocks(cell, depth + 1))).strip()
            for cell in _through(row)
            if local(cell) == "tc"
        ]


def _shown(element: Element, boxes: list[Element], depth: int) -> Iterator[str]:
    """The text of a paragraph as it is read; text boxes in it are put aside."""
    if depth > MAX_DEPTH:
        return
    for child in element:
        kind = local(child)
        if kind == "t":
            yield child.text or ""
        elif kind in _SIGNS:
            is_page = kind == "br" and attribute(child, "type") in ("page", "column")
            yield "" if is_page else _SIGNS[kind]
        elif kind == "txbxContent":
            boxes.append(child)
        elif kind not in _LEFT_OUT and not (kind == "r" and _is_hidden(child)):
            yield from _shown(child, boxes, depth + 1)


def _is_hidden(run: Element) -> bool:
    properties = child_of(run, "rPr")
    return properties is not None and _is_on(child_of(properties, "vanish"))


def _is_on(switch: Element | None) -> bool:
    return switch is not None and attribute(switch, "val") not in ("0", "false", "off")


def _through(element: Element, depth: int = 0) -> Iterator[Element]:
    """The children, and in the place of a content control or an insertion what is in it."""
    for child in element:
        if local(child) in ("sdt", "sdtContent", "customXml", "ins", "moveTo") and depth < MAX_DEPTH:
            yield from _through(child, depth + 1)
        else:
            yield child


def _is_marked(table: Element) -> bool:
    """Whether the first row is to be repeated on every page, or is in bold type and the second one is not."""
    first, second = [*_rows(table), None, None][:2]
    if first is None or second is None:
        return False
    properties = child_of(first, "trPr")
    is_repeated = properties is not None and _is_on(child_of(properties, "tblHeader"))
    return is_repeated or (_is_bold(first) and not _is_bold(second))


def _is_bold(row: Element) -> bool:
    """Whether all of the text of a row is in bold type."""
    runs = [run for run in row.iter() if local(run) == "r" and any(local(part) == "t" for part in run)]
    found = (child_of(run, "rPr") for run in runs)
    return bool(runs) and all(each is not None and _is_on(child_of(each, "b")) for each in found)


def _rows(table: Element) -> Iterator[Element]:
    for row in _through(table):
        properties = child_of(row, "trPr")
        is_deleted = properties is not None and child_of(properties, "del") is not None
        if local(row) == "tr" and not is_deleted:
            yield row


def _main_part(package: Package) -> str:
    if _ROOT_LINKS in package.names:
        for link in package.xml(_ROOT_LINKS):
            if (attribute(link, "Type") or "").endswith("/officeDocument"):
                return resolved("", (attribute(link, "Target") or "").lstrip("/"))
    return _MAIN


def _body(package: Package, main: str, name: str) -> Element:
    body = child_of(package.xml(main), "body")
    if body is None:
        raise DocumentError("document-damaged", name=name)
    return body


def _notes(package: Package, main: str) -> Iterator[Element]:
    """Footnotes and endnotes, without the lines that separate them."""
    for file in ("footnotes.xml", "endnotes.xml"):
        part = resolved(main, file)
        if part in package.names:
            yield from (note for note in package.xml(part) if attribute(note, "type") in (None, "normal"))


def _named_title(package: Package) -> str | None:
    if "docProps/core.xml" not in package.names:
        return None
    title = child_of(package.xml("docProps/core.xml"), "title")
    text = _SPACE.sub(" ", (title.text or "") if title is not None else "").strip()
    return text or None

"""From a Word document to text with line marks: headings, paragraphs, lists, tables and notes as they are
read; deleted and hidden text, running heads and instructions of fields left out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from corpus.errors import DocumentError
from corpus.reading.decode import Decoded
from corpus.reading.package import Package, attribute, local, resolved

MAX_DEPTH = 40
MAX_CHARACTERS = 20 * 2**20
_MAIN = "word/document.xml"
_ROOT_LINKS = "_rels/.rels"
_LEFT_OUT = frozenset(
    {"del", "moveFrom", "Fallback", "instrText", "delText", "delInstrText", "rPr", "pPr", "rubyPr", "rt"}
)
_HEADING = re.compile(
    r"(?:heading|überschrift|titre|título|başlık|заголовок|标题|標題|見出し|제목) ?([1-9])", re.I
)
_SIGNS = {"tab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-", "softHyphen": "\u00ad", "ptab": " "}
_SPACE = re.compile(r"\s+")
_FEWEST_COLUMNS = 2


@dataclass(frozen=True, slots=True)
class _Style:
    """What a style says of its paragraphs.

    Args:
        level: of a heading, from 1; 0 for other text; ``None`` where the style says nothing.
    """

    level: int | None = None
    is_list: bool = False
    is_title: bool = False


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
    reader = _Reader(_styles(package, main), name)
    lines = [*reader.blocks(_body(package, main, name)), *reader.blocks(_notes(package, main))]
    text = "".join(lines).strip("\n")
    if len(text) > MAX_CHARACTERS:
        raise DocumentError("document-too-complex", name=name)
    title = _named_title(package) or reader.title
    return Decoded(text, "docx", "extracted"), title


class _Reader:
    """Writes elements down as lines."""

    def __init__(self, styles: dict[str, _Style], name: str) -> None:
        self._styles = styles
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

    def _style(self, element: Element) -> tuple[_Style, int]:
        """How a paragraph is meant, and how deep its list is."""
        properties = _child(element, "pPr")
        if properties is None:
            return self._styles.get("", _Style()), 0
        named = _child(properties, "pStyle")
        style = self._styles.get((attribute(named, "val") if named is not None else "") or "", _Style())
        own = _style_of(properties, "")
        level = style.level if own.level is None else own.level
        numbering = _child(properties, "numPr")
        depth = _number(numbering, "ilvl") if numbering is not None else 0
        listed = (style.is_list or own.is_list) and not _is_unnumbered(numbering)
        return _Style(level, listed and not level, style.is_title), min(depth, 8)

    def _table(self, element: Element, depth: int) -> Iterator[str]:
        rows = [self._cells(row, depth) for row in _rows(element)]
        width = max(map(len, rows), default=0)
        if width < _FEWEST_COLUMNS:
            yield from (f"\n\n{cell}" for row in rows for cell in row if cell)
            return
        for number, row in enumerate(row for row in rows if any(row)):
            yield ("\n" if number else "\n\n") + "| " + " | ".join(row) + " |"
            if not number:
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
    properties = _child(run, "rPr")
    return properties is not None and _is_on(_child(properties, "vanish"))


def _is_on(switch: Element | None) -> bool:
    return switch is not None and attribute(switch, "val") not in ("0", "false", "off")


def _styles(package: Package, main: str) -> dict[str, _Style]:
    """The styles of paragraphs by id, each with what it takes over from the one that it is based on; that of
    paragraphs without any under an empty id."""
    part = resolved(main, "styles.xml")
    if part not in package.names:
        return {}
    elements = {
        attribute(style, "styleId") or "": style
        for style in package.xml(part)
        if local(style) == "style" and attribute(style, "type") in ("paragraph", None)
    }
    found = {id_: _inherited(elements, id_) for id_ in elements}
    standard = next((id_ for id_, style in elements.items() if attribute(style, "default") == "1"), None)
    return {**found, "": found[standard]} if standard is not None else found


def _inherited(elements: dict[str, Element], id_: str) -> _Style:
    level, is_list, is_title = None, False, False
    for _ in range(MAX_DEPTH):
        if id_ not in elements:
            break
        own = _style_of(_child(elements[id_], "pPr"), _style_name(elements[id_]))
        level = own.level if level is None else level
        is_list, is_title = is_list or own.is_list, is_title or own.is_title
        based = _child(elements[id_], "basedOn")
        id_ = (attribute(based, "val") or "") if based is not None else ""
    return _Style(level, is_list, is_title)


def _style_name(style: Element) -> str:
    name = _child(style, "name")
    return (attribute(name, "val") or "") if name is not None else ""


def _style_of(properties: Element | None, name: str) -> _Style:
    heading = _HEADING.fullmatch(name)
    outline = _child(properties, "outlineLvl") if properties is not None else None
    level = int(heading[1]) if heading else None
    if level is None and outline is not None:
        stated = (attribute(outline, "val") or "").strip()
        level = int(stated) + 1 if stated in "012345678" and stated else 0
    listed = properties is not None and _child(properties, "numPr") is not None
    return _Style(level, listed, name.lower() == "title")


def _is_unnumbered(numbering: Element | None) -> bool:
    """Whether a paragraph takes back the numbering of its style."""
    return (
        numbering is not None and _child(numbering, "numId") is not None and not _number(numbering, "numId")
    )


def _number(element: Element, name: str) -> int:
    child = _child(element, name)
    stated = (attribute(child, "val") or "") if child is not None else ""
    return int(stated) if stated.isdecimal() and len(stated) < 9 else 0


def _child(element: Element, name: str) -> Element | None:
    return next((child for child in element if local(child) == name), None)


def _through(element: Element, depth: int = 0) -> Iterator[Element]:
    """The children, and in the place of a content control or an insertion what is in it."""
    for child in element:
        if local(child) in ("sdt", "sdtContent", "customXml", "ins", "moveTo") and depth < MAX_DEPTH:
            yield from _through(child, depth + 1)
        else:
            yield child


def _rows(table: Element) -> Iterator[Element]:
    for row in _through(table):
        properties = _child(row, "trPr")
        is_deleted = properties is not None and _child(properties, "del") is not None
        if local(row) == "tr" and not is_deleted:
            yield row


def _main_part(package: Package) -> str:
    if _ROOT_LINKS in package.names:
        for link in package.xml(_ROOT_LINKS):
            if (attribute(link, "Type") or "").endswith("/officeDocument"):
                return resolved("", (attribute(link, "Target") or "").lstrip("/"))
    return _MAIN


def _body(package: Package, main: str, name: str) -> Element:
    body = _child(package.xml(main), "body")
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
    title = _child(package.xml("docProps/core.xml"), "title")
    text = _SPACE.sub(" ", (title.text or "") if title is not None else "").strip()
    return text or None

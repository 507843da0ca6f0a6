"""From an EPUB book to the XHTML of its chapters, in reading order, and from there to text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from corpus.errors import DocumentError
from corpus.reading.decode import Decoded, decode
from corpus.reading.html import html_pieces
from corpus.reading.package import Package, attribute, local, resolved
from corpus.reading.tracked import Tracked

CHAPTER_BREAK = "\f"
MAX_CHARACTERS = 20 * 2**20
_CONTAINER = "META-INF/container.xml"
_ENCRYPTION = "META-INF/encryption.xml"
_FONT_METHODS = ("http://www.idpf.org/2008/embedding", "http://ns.adobe.com/pdf/enc#RC")
_PAGES = frozenset({"application/xhtml+xml", "text/html", "text/x-oeb1-document"})
_SPACE = re.compile(r"\s+")


def epub_text(data: bytes, name: str) -> tuple[Decoded, str | None]:
    """The XHTML of all chapters, with a form feed between two of them, and the book's title.

    Args:
        data: the file's content.
        name: the file's name, for what is told.

    Raises:
        DocumentError: it is damaged or protected, or unpacks to more than is read at once.
    """
    package = Package(data, name)
    _require_open(package, name)
    where = _package_document(package, name)
    contents = package.xml(where)
    chapters: list[str] = []
    length = 0
    for part in _reading_order(contents, where):
        if part in package.names:
            chapters.append(decode(package.part(part)).text.replace(CHAPTER_BREAK, " "))
            length += len(chapters[-1])
            if length > MAX_CHARACTERS:
                raise DocumentError("document-too-complex", name=name)
    return Decoded(CHAPTER_BREAK.join(chapters), "epub", "extracted"), _title(contents)


def chapters_text(original: str) -> Tracked:
    """The readable text of chapters with a form feed between two of them, led back to them."""
    return Tracked.from_pieces(_pieces(original))


def _pieces(original: str) -> Iterator[tuple[str, int, int]]:
    start = 0
    for chapter in original.split(CHAPTER_BREAK):
        for text, low, high in html_pieces(chapter, whole=True):
            yield text, start + low, start + high
        start += len(chapter) + 1
        yield "\n\n", start - 1, start - 1


def _require_open(package: Package, name: str) -> None:
    """Fonts may be obfuscated; a book of which anything else is encrypted cannot be read."""
    if _ENCRYPTION not in package.names:
        return
    methods = [
        attribute(element, "Algorithm") or ""
        for element in package.xml(_ENCRYPTION).iter()
        if local(element) == "EncryptionMethod"
    ]
    if any(method not in _FONT_METHODS for method in methods):
        raise DocumentError("document-encrypted", name=name)


def _package_document(package: Package, name: str) -> str:
    for element in package.xml(_CONTAINER).iter():
        if local(element) == "rootfile":
            return resolved("", attribute(element, "full-path") or "")
    raise DocumentError("document-damaged", name=name)


def _reading_order(contents: Element, where: str) -> Iterator[str]:
    """The pages of the book, each once, without its table of contents."""
    items = {attribute(item, "id"): item for item in contents.iter() if local(item) == "item"}
    seen: set[str] = set()
    for reference in contents.iter():
        item = items.get(attribute(reference, "idref")) if local(reference) == "itemref" else None
        if item is None or not _is_page(item):
            continue
        part = resolved(where, attribute(item, "href") or "")
        if part not in seen:
            seen.add(part)
            yield part


def _is_page(item: Element) -> bool:
    is_contents = "nav" in (attribute(item, "properties") or "").split()
    return attribute(item, "media-type") in _PAGES and not is_contents


def _title(contents: Element) -> str | None:
    for element in contents.iter():
        if local(element) == "title":
            return _SPACE.sub(" ", element.text or "").strip() or None
    return None

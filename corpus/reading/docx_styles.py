"""What the styles of a Word document say of its paragraphs: headings and their levels, lists, titles."""

from __future__ import annotations

import re
from dataclasses import dataclass
from xml.etree.ElementTree import Element

from corpus.reading.package import Package, attribute, local, resolved

MOST_BASES = 40
_FIRST_ROW = 0x20
"""Bit in the older form of ``tblLook`` (ECMA-376 part 1)."""
_HEADING = re.compile(
    r"(?:heading|überschrift|titre|título|başlık|заголовок|标题|標題|見出し|제목) ?([1-9])", re.I
)


@dataclass(frozen=True, slots=True)
class Style:
    """What a style says of its paragraphs.

    Args:
        level: of a heading, from 1; 0 for other text; ``None`` where the style says nothing.
    """

    level: int | None = None
    is_list: bool = False
    is_title: bool = False


def styles_of(package: Package, main: str) -> dict[str, Style]:
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


def _inherited(elements: dict[str, Element], id_: str) -> Style:
    level, is_list, is_title = None, False, False
    for _ in range(MOST_BASES):
        if id_ not in elements:
            break
        own = style_of(child_of(elements[id_], "pPr"), _style_name(elements[id_]))
        level = own.level if level is None else level
        is_list, is_title = is_list or own.is_list, is_title or own.is_title
        based = child_of(elements[id_], "basedOn")
        id_ = (attribute(based, "val") or "") if based is not None else ""
    return Style(level, is_list, is_title)


def _style_name(style: Element) -> str:
    name = child_of(style, "name")
    return (attribute(name, "val") or "") if name is not None else ""


def style_of(properties: Element | None, name: str) -> Style:
    """What properties say by themselves, under the name of their style."""
    heading = _HEADING.fullmatch(name)
    outline = child_of(properties, "outlineLvl") if properties is not None else None
    level = int(heading[1]) if heading else None
    if level is None and outline is not None:
        stated = (attribute(outline, "val") or "").strip()
        level = int(stated) + 1 if stated in "012345678" and stated else 0
    listed = properties is not None and child_of(properties, "numPr") is not None
    return Style(level, listed, name.lower() == "title")


def heading_tables(package: Package, main: str) -> frozenset[str]:
    """The ids of the styles of tables that set their first row apart."""
    part = resolved(main, "styles.xml")
    if part not in package.names:
        return frozenset()
    return frozenset(
        attribute(style, "styleId") or ""
        for style in package.xml(part)
        if attribute(style, "type") == "table"
        and any(local(each) == "tblStylePr" and attribute(each, "type") == "firstRow" for each in style)
    )


def heads_by_style(table: Element, styles: frozenset[str]) -> bool:
    """Whether a table is of one of some styles and has its first row set apart."""
    properties = child_of(table, "tblPr")
    style = child_of(properties, "tblStyle") if properties is not None else None
    look = child_of(properties, "tblLook") if properties is not None else None
    if style is None or look is None or attribute(style, "val") not in styles:
        return False
    stated = attribute(look, "firstRow")
    bits = attribute(look, "val") or ""
    if stated is None and re.fullmatch("[0-9A-Fa-f]{1,4}", bits):
        return bool(int(bits, 16) & _FIRST_ROW)
    return stated in ("1", "true", "on")


def is_unnumbered(numbering: Element | None) -> bool:
    """Whether a paragraph takes back the numbering of its style."""
    return (
        numbering is not None
        and child_of(numbering, "numId") is not None
        and not number_in(numbering, "numId")
    )


def number_in(element: Element, name: str) -> int:
    """A number that a child states, or 0."""
    child = child_of(element, name)
    stated = (attribute(child, "val") or "") if child is not None else ""
    return int(stated) if stated.isdecimal() and len(stated) < 9 else 0


def child_of(element: Element, name: str) -> Element | None:
    """The first child of a name."""
    return next((child for child in element if local(child) == name), None)

"""Word documents and books, written by hand part by part, so that every oddity can be put into them."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from io import BytesIO

_W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
_MC = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"'
_OFFICE = "http://schemas.openxmlformats.org"
_LINKS = (
    f'<Relationships xmlns="{_OFFICE}/package/2006/relationships"><Relationship Id="r1" '
    f'Type="{_OFFICE}/officeDocument/2006/relationships/officeDocument" '
    'Target="word/document.xml"/></Relationships>'
)
_STYLE = '<w:style w:type="paragraph" w:styleId="{}"><w:name w:val="{}"/>{}</w:style>'
STYLES = "".join(
    (
        f"<w:styles {_W}>",
        _STYLE.format("H1", "heading 1", ""),
        _STYLE.format("Chapter", "House chapter", '<w:basedOn w:val="H1"/>'),
        _STYLE.format("Outlined", "x", '<w:pPr><w:outlineLvl w:val="1"/></w:pPr>'),
        _STYLE.format("Bullets", "y", '<w:pPr><w:numPr><w:numId w:val="3"/></w:numPr></w:pPr>'),
        "</w:styles>",
    )
)


def packed(parts: Mapping[str, str | bytes]) -> bytes:
    """A ZIP archive of parts."""
    buffer = BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


def docx(body: str, **parts: str) -> bytes:
    """A Word document of the given body; other parts by their names without ending."""
    main = f'<?xml version="1.0"?><w:document {_W} {_MC}><w:body>{body}</w:body></w:document>'
    others = {f"word/{name}.xml": f"<w:{name} {_W}>{content}</w:{name}>" for name, content in parts.items()}
    return packed({"_rels/.rels": _LINKS, "word/document.xml": main, "word/styles.xml": STYLES, **others})


def paragraph(text: str, style: str = "", properties: str = "") -> str:
    """A paragraph of one run."""
    named = f'<w:pStyle w:val="{style}"/>' if style else ""
    return f"<w:p><w:pPr>{named}{properties}</w:pPr>{run(text)}</w:p>"


def run(text: str, properties: str = "") -> str:
    """A run of text."""
    return f'<w:r><w:rPr>{properties}</w:rPr><w:t xml:space="preserve">{text}</w:t></w:r>'


def table(*rows: tuple[str, ...]) -> str:
    """A table of plain cells."""
    cells = ("".join(f"<w:tc>{paragraph(cell)}</w:tc>" for cell in row) for row in rows)
    return f"<w:tbl>{''.join(f'<w:tr>{row}</w:tr>' for row in cells)}</w:tbl>"


def epub(
    chapters: Mapping[str, str], *, title: str = "A book", order: tuple[str, ...] = (), **more: str
) -> bytes:
    """A book of XHTML chapters by name, in their order or in the one given; other parts by their place."""
    spine = order or tuple(chapters)
    items = "".join(
        f'<item id="i{n}" href="{name}" media-type="application/xhtml+xml"/>'
        for n, name in enumerate(chapters)
    )
    ids = {name: f"i{n}" for n, name in enumerate(chapters)}
    references = "".join(f'<itemref idref="{ids.get(name, name)}"/>' for name in spine)
    contents = (
        '<package xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f"<dc:title>{title}</dc:title></metadata><manifest>{items}"
        '<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>'
        '<item id="css" href="s.css" media-type="text/css"/></manifest>'
        f'<spine><itemref idref="nav"/>{references}</spine></package>'
    )
    container = (
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>'
        '<rootfile full-path="OEBPS/book.opf"/></rootfiles></container>'
    )
    parts = {f"OEBPS/{name}": content for name, content in chapters.items()}
    return packed(
        {
            "mimetype": "application/epub+zip",
            "META-INF/container.xml": container,
            "OEBPS/book.opf": contents,
            "OEBPS/nav.xhtml": "<html><body><p>Table of contents.</p></body></html>",
            **parts,
            **more,
        }
    )

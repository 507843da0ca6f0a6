"""Small PDF files, written by hand: pages of lines in a standard font."""

from __future__ import annotations

from collections.abc import Sequence

LINE_HEIGHT = 14


def pdf(pages: Sequence[Sequence[str]], *, repeated: int = 1, title: bytes | None = None) -> bytes:
    """A file with the given lines on its pages.

    Args:
        repeated: how often the page tree names each page.
        title: what the file's own record calls it, if it has one.
    """
    font, first = 3, 4
    kids = " ".join(f"{first + 2 * number} 0 R" for number in range(len(pages)) for _ in range(repeated))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages) * repeated} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    ]
    for number, lines in enumerate(pages):
        content = f"{first + 2 * number + 1} 0 R"
        resources = f"<< /Font << /F1 {font} 0 R >> >>"
        box = "/MediaBox [0 0 612 792] /Parent 2 0 R"
        objects.append(f"<< /Type /Page {box} /Resources {resources} /Contents {content} >>".encode())
        objects.append(stream(drawn(lines)))
    if title is None:
        return assembled(objects)
    objects.append(b"<< /Title (%s) >>" % title)
    return assembled(objects, b"/Info %d 0 R" % len(objects))


def drawn(lines: Sequence[str]) -> bytes:
    """The instructions that write lines one under another; an empty one leaves a gap."""
    shown = [
        b"BT /F1 11 Tf 1 0 0 1 72 %d Tm (%s) Tj ET" % (740 - LINE_HEIGHT * number, _escaped(line))
        for number, line in enumerate(lines)
        if line
    ]
    return b"\n".join(shown)


def stream(content: bytes, entries: bytes = b"") -> bytes:
    """A stream object, ``entries`` in its dictionary."""
    return b"<< /Length %d %s >>\nstream\n%s\nendstream" % (len(content), entries, content)


def assembled(objects: Sequence[bytes], trailer: bytes = b"") -> bytes:
    """A file of numbered objects, the first of them its root."""
    data = b"%PDF-1.7\n"
    places = []
    for number, body in enumerate(objects, start=1):
        places.append(len(data))
        data += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    head = b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    end = b"trailer\n<< /Size %d /Root 1 0 R %s >>\nstartxref\n%d\n%%%%EOF\n"
    return data + head + table + end % (len(objects) + 1, trailer, len(data))


def _escaped(line: str) -> bytes:
    data = line.encode("cp1252")
    return data.replace(b"\\", b"\\\\").replace(b"(", b"\\(").replace(b")", b"\\)")

"""The text of a PDF file, read in a process of its own, which ends when it takes too much time or memory.

Run as a script: ``pdf_child.py PAGES CHARACTERS SECONDS BYTES``, the most of each; the file comes by standard
input. Standard output begins with a line that says what became of it, ``read`` or the id of a refusal with
the number of pages, then the title of the file's own record; the text of the pages follows, a form feed
between two of them. Nothing of Rigwise is imported.
"""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from typing import Any

PAGE_BREAK = "\f"
_HYPHEN = "\ufffe"
"""Stands for a hyphen at the end of a line, and for that end."""


def main() -> None:
    """Read the file and tell its text."""
    pages, characters, seconds, size = map(int, sys.argv[1:])
    _bound(seconds, size)
    status, title, texts = _read(sys.stdin.buffer.read(), pages, characters)
    sys.stdout.buffer.write(f"{status}\n{title}\n{PAGE_BREAK.join(texts)}".encode("utf-8", "ignore"))


def _bound(seconds: int, size: int) -> None:
    """Let the system end this process at its bounds, where it can."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (size, size))


def _read(data: bytes, most_pages: int, most_characters: int) -> tuple[str, str, list[str]]:
    import pypdfium2

    try:
        document: Any = pypdfium2.PdfDocument(data)
        if len(document) > most_pages:
            return f"document-pages-too-many {len(document)}", "", []
        title = " ".join(document.get_metadata_value("Title").replace("\0", "").split())
        return "read", title, list(_pages(document, most_characters))
    except pypdfium2.PdfiumError as error:
        is_locked = getattr(error, "err_code", None) == pypdfium2.raw.FPDF_ERR_PASSWORD
        return ("document-encrypted" if is_locked else "document-damaged"), "", []
    except OverflowError:
        return "document-too-complex", "", []


def _pages(document: Any, most_characters: int) -> Iterator[str]:
    """The text of each page.

    Raises:
        OverflowError: it is more than is read.
    """
    length = 0
    for page in document:
        found = page.get_textpage()
        length += found.count_chars()
        if length > most_characters:
            raise OverflowError
        text = found.get_text_range()
        found.close()
        page.close()
        yield text.replace("\r\n", "\n").replace(_HYPHEN, "-\n").replace(PAGE_BREAK, "\n").replace("\0", "")


if __name__ == "__main__":
    main()

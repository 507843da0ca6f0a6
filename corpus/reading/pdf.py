"""From a PDF file to the text of its pages, within bounds of size and work."""

from __future__ import annotations

import logging
import struct
import zlib
from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING, Any

from corpus.errors import DocumentError
from corpus.reading.decode import Decoded

if TYPE_CHECKING:
    from pypdf import PdfReader

INSTALL = "pip install 'rigwise[ingest]'"
PAGE_BREAK = "\f"
MAX_PAGES = 2_000
MAX_CHARACTERS = 20 * 2**20
MAX_WORK = 5_000_000
"""Drawing instructions and their operands, in all pages together."""
_BOUNDS: dict[str, Any] = {
    "zlib_maximum_output_length": 40_000_000,
    "lzw_maximum_output_length": 40_000_000,
    "run_length_maximum_output_length": 40_000_000,
    "stream_decoding_work_maximum_length": 100_000_000,
    "stream_parsing_work_maximum_count": 1_000_000,
    "xform_maximum_invocations_per_extraction": 1_000,
    "page_tree_maximum_entries": 10 * MAX_PAGES,
}
_FAULTS = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    ArithmeticError,
    AssertionError,
    NotImplementedError,
    RecursionError,
    OSError,
    zlib.error,
    struct.error,
)


def pdf_text(data: bytes, name: str) -> Decoded:
    """The text of all pages, with a form feed between two of them.

    Args:
        data: the file's content.
        name: the file's name, for what is told.

    Raises:
        DocumentError: the extra is not installed, or the file is protected by a password, damaged, without
            text, or of more pages, text or drawing than is read at once.
    """
    try:
        from pypdf import apply_configuration
        from pypdf.errors import DependencyError, LimitReachedError, PyPdfError
    except ImportError as error:
        raise DocumentError("document-extra-missing", name=name, command=INSTALL) from error
    logging.getLogger("pypdf").setLevel(logging.CRITICAL)
    try:
        with apply_configuration(**_BOUNDS):
            pages = list(_pages(data, name))
    except LimitReachedError as error:
        raise DocumentError("document-too-complex", name=name) from error
    except DependencyError as error:
        raise DocumentError("document-encrypted", name=name) from error
    except (PyPdfError, *_FAULTS) as error:
        raise DocumentError("document-damaged", name=name) from error
    if not any(page.strip() for page in pages):
        raise DocumentError("document-pictures-only", name=name)
    return Decoded(PAGE_BREAK.join(pages), "pdf", "extracted")


def _pages(data: bytes, name: str) -> Iterator[str]:
    reader = _opened(data, name)
    _require_at_most(len(reader.pages), name)
    work, length = _Work(name), 0
    for number, page in enumerate(reader.pages, start=1):
        _require_at_most(number, name)
        text = page.extract_text(visitor_operand_before=work.count)
        work.require_little()
        length += len(text) + 1
        if length > MAX_CHARACTERS:
            raise DocumentError("document-too-complex", name=name)
        yield _plain(text)


def _opened(data: bytes, name: str) -> PdfReader:
    from pypdf import PdfReader

    reader = PdfReader(BytesIO(data))
    if reader.is_encrypted and not reader.decrypt(""):
        raise DocumentError("document-encrypted", name=name)
    return reader


def _require_at_most(pages: int, name: str) -> None:
    if pages > MAX_PAGES:
        raise DocumentError("document-pages-too-many", name=name, pages=pages, limit=MAX_PAGES)


def _plain(text: str) -> str:
    """Without halves of characters, which cannot be stored, and with page breaks for nothing but pages."""
    return text.encode("utf-8", "ignore").decode("utf-8").replace(PAGE_BREAK, "\n")


class _Work:
    """Counts what the pages draw; a form that is drawn many times counts as often."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._done = 0

    def count(self, operator: Any, operands: Any, *_: Any) -> None:
        """Called before each drawing instruction."""
        self._done += 1 + sum(len(o) if isinstance(o, list) else 1 for o in operands)
        self.require_little()

    def require_little(self) -> None:
        """Raise DocumentError when it is too much."""
        if self._done > MAX_WORK:
            raise DocumentError("document-too-complex", name=self._name)

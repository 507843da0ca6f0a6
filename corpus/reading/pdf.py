"""From a PDF file to the text of its pages, read in another process within bounds of size, time and memory.

The library that reads it is fast and forgiving, and written in C++: a file made to break it ends that process
and nothing else.
"""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from corpus.errors import DocumentError
from corpus.extras import install_command
from corpus.reading.decode import Decoded

MAX_PAGES = 2_000
MAX_CHARACTERS = 20 * 2**20
MAX_SECONDS = 60
"""Of the processor, for one file [s]."""
MAX_BYTES = 512 * 2**20
"""Of memory, for one file."""
_PATIENCE = 10
"""So many times as long may pass on a busy machine, or on one that does not count processor time."""
_LONGEST_TITLE = 120
_NO_TITLE = re.compile(
    rf"(?i)^\W*$|^.{{{_LONGEST_TITLE + 1}}}|^(?:untitled|unbenannt|sans titre|document\d*|microsoft \w+ - )"
    r"|\.(?:docx?|odt|rtf|tex|dvi|indd|pptx?|xlsx?|pdf|txt|html?|qxd)$"
)
"""What programs write where nobody gave a title: a name of a file, or of nothing."""
_CHILD = Path(__file__).with_name("pdf_child.py")


def pdf_text(data: bytes, name: str) -> tuple[Decoded, str | None]:
    """The text of all pages, with a form feed between two of them, and the title that the file gives itself.

    Args:
        data: the file's content.
        name: the file's name, for what is told.

    Raises:
        DocumentError: the extra is not installed, or the file is protected by a password, damaged, without
            text, of more pages or text than is read at once, or takes too long or too much memory.
    """
    if find_spec("pypdfium2") is None:
        raise DocumentError("document-extra-missing", name=name, command=install_command("ingest"))
    status, title, text = _told(data, name).split("\n", 2)
    refusal, _, pages = status.partition(" ")
    if refusal == "document-pages-too-many":
        raise DocumentError(refusal, name=name, pages=int(pages), limit=MAX_PAGES)
    if refusal != "read":
        raise DocumentError(refusal, name=name)
    if not text.strip():
        raise DocumentError("document-pictures-only", name=name)
    return Decoded(text, "pdf", "extracted"), None if _NO_TITLE.search(title) else title


def _told(data: bytes, name: str) -> str:
    """What the other process told before it ended in order.

    Raises:
        DocumentError: it did not: it was ended at a bound, or the file broke it.
    """
    bounds = (MAX_PAGES, MAX_CHARACTERS, MAX_SECONDS, MAX_BYTES)
    command = [sys.executable, "-P", str(_CHILD), *map(str, bounds)]
    try:
        done = subprocess.run(  # noqa: S603, our own script
            command, input=data, capture_output=True, check=True, timeout=_PATIENCE * MAX_SECONDS
        )
    except subprocess.SubprocessError as error:
        raise DocumentError("document-too-complex", name=name) from error
    return done.stdout.decode("utf-8")

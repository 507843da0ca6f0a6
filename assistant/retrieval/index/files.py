"""Which files an ingest takes in."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from corpus.errors import DocumentError
from corpus.reading.reader import KINDS


def found_files(paths: Iterable[Path]) -> Iterator[Path]:
    """The files named, and every readable kind of file in the folders named, hidden ones left out.

    Raises:
        DocumentError: a path that is named does not exist.
    """
    for path in paths:
        if path.is_dir():
            yield from _in_folder(path)
        elif path.is_file():
            yield path.resolve()
        elif path.exists():
            raise DocumentError("document-unreadable", name=str(path), reason=os.strerror(errno.EINVAL))
        else:
            raise DocumentError("document-missing", name=str(path))


def _in_folder(folder: Path) -> Iterator[Path]:
    root = folder.resolve()
    for path in sorted(root.rglob("*")):
        hidden = any(part.startswith(".") for part in path.relative_to(root).parts)
        if path.is_file() and path.suffix.lower() in KINDS and not hidden:
            yield path


def is_inside(path: str, folders: Iterable[Path]) -> bool:
    """Whether a stored path lies in one of some folders."""
    return any(Path(path).is_relative_to(folder.resolve()) for folder in folders)

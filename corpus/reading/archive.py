"""Archives of documents, read without unpacking anything to disk.

An archive is gone through twice: once only to see that it stays within its bounds, then to hand out its
files. So one that unpacks to more than may come out of it is refused as a whole, before anything of it is
taken in. A file that is a link, stands outside of the archive, or cannot be read is refused by itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath
from typing import BinaryIO

from corpus.errors import DocumentError
from corpus.reading.containers import Entry, entries, too_large
from corpus.reading.streams import Allowance, TooMuchError

ARCHIVES = {
    ".zip": "zip",
    ".tar": "",
    ".tar.gz": "gz",
    ".tgz": "gz",
    ".tar.bz2": "bz2",
    ".tbz2": "bz2",
    ".tar.xz": "xz",
    ".txz": "xz",
}
"""How an archive is packed, by the ending of its name."""
SEPARATOR = "!/"
"""Stands between an archive and a file in it: ``notes.zip!/power/psu.md``."""
MAX_ARCHIVE_BYTES = 200 * 2**20
MAX_MEMBERS = 5_000
MAX_TOTAL_BYTES = 256 * 2**20
MAX_RATIO = 100
FREE_BYTES = 16 * 2**20
"""However small an archive is, this much may come out of it."""
MAX_DEPTH = 2
_MOST_CHARACTERS = 1_000
_DRIVE = re.compile(r"[A-Za-z]:")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")


@dataclass(frozen=True, slots=True)
class Member:
    """A file in an archive.

    Args:
        path: inside the archive; of one in an archive in it, through that.
        data: its content; ``None`` where it is not read.
        fault: why it is refused, if it is. A file without data or fault is of no kind that is read.
    """

    path: str
    data: bytes | None = None
    fault: DocumentError | None = None


def archive_packing(name: str) -> str | None:
    """How a file is packed, by the ending of its name, or ``None`` where it is no archive."""
    lower = name.lower()
    return next((packing for ending, packing in ARCHIVES.items() if lower.endswith(ending)), None)


def members(file: BinaryIO, name: str, is_wanted: Callable[[str], bool], most_bytes: int) -> Iterator[Member]:
    """The files in an archive, hidden ones left out.

    Args:
        file: the archive, at its beginning.
        name: its name; the ending says how it is packed.
        is_wanted: whether a file of that name is read.
        most_bytes: bytes of one file.

    Raises:
        DocumentError: the archive is none or is damaged, or holds too much; before the first file.
    """
    for _ in _gone_through(file, name, is_wanted, most_bytes):
        pass
    return _gone_through(file, name, is_wanted, most_bytes)


def _gone_through(
    file: BinaryIO, name: str, is_wanted: Callable[[str], bool], most_bytes: int
) -> Iterator[Member]:
    packed = file.seek(0, 2)
    file.seek(0)
    if packed > MAX_ARCHIVE_BYTES:
        raise DocumentError("document-too-large", name=name, bytes=packed, limit=MAX_ARCHIVE_BYTES)
    allowance = Allowance(
        name, packed, total=MAX_TOTAL_BYTES, ratio=MAX_RATIO, free=FREE_BYTES, members=MAX_MEMBERS
    )
    yield from _Walk(is_wanted, most_bytes, allowance).members(file, name, 1)


class _Walk:
    """One way through an archive and those in it."""

    def __init__(self, is_wanted: Callable[[str], bool], most_bytes: int, allowance: Allowance) -> None:
        self._is_wanted = is_wanted
        self._most_bytes = most_bytes
        self._allowance = allowance

    def members(self, file: BinaryIO, name: str, depth: int) -> Iterator[Member]:
        """The files in one archive."""
        seen: set[str] = set()
        for entry in entries(file, name, archive_packing(name) or "", self._allowance):
            self._allowance.member()
            if _is_hidden(entry.path):
                continue
            if entry.path in seen:
                yield Member(entry.path, fault=DocumentError("archive-name-twice", name=entry.path))
                continue
            seen.add(entry.path)
            yield from self._members_at(entry, depth)

    def _members_at(self, entry: Entry, depth: int) -> Iterator[Member]:
        """The file itself, or those in it where it is an archive."""
        fault = _fault(entry)
        if fault is None and archive_packing(entry.path) is not None:
            yield from self._nested(entry, depth)
        elif fault is None and self._is_wanted(entry.path):
            yield self._read(entry)
        else:
            yield Member(entry.path, fault=fault)

    def _nested(self, entry: Entry, depth: int) -> Iterator[Member]:
        if depth >= MAX_DEPTH:
            yield Member(entry.path, fault=DocumentError("archive-too-deep", name=entry.path))
            return
        try:
            inner = BytesIO(entry.read(FREE_BYTES))
            for member in self.members(inner, PurePosixPath(entry.path).name, depth + 1):
                yield Member(f"{entry.path}{SEPARATOR}{member.path}", member.data, member.fault)
        except TooMuchError:
            raise
        except DocumentError as fault:
            yield Member(entry.path, fault=fault)

    def _read(self, entry: Entry) -> Member:
        if entry.size > self._most_bytes:
            return Member(entry.path, fault=too_large(entry.path, entry.size, self._most_bytes))
        try:
            return Member(entry.path, entry.read(self._most_bytes))
        except TooMuchError:
            raise
        except DocumentError as fault:
            return Member(entry.path, fault=fault)


def _fault(entry: Entry) -> DocumentError | None:
    """Why a file is refused before it is looked at."""
    parts = PurePosixPath(entry.path).parts
    leads_out = entry.path.startswith("/") or ".." in parts or _DRIVE.match(entry.path)
    if leads_out or not parts or _CONTROL.search(entry.path) or len(entry.path) > _MOST_CHARACTERS:
        return DocumentError("archive-path-unsafe", name=_CONTROL.sub("?", entry.path)[:_MOST_CHARACTERS])
    return None if entry.is_file else DocumentError("archive-not-a-file", name=entry.path)


def _is_hidden(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return any(part.startswith(".") and part != ".." for part in parts) or "__MACOSX" in parts

"""Archives of documents, read without unpacking anything to disk.

An archive is gone through twice: once only to see that it stays within its bounds, then to hand out its
files. So one that unpacks to more than may come out of it is refused as a whole, before anything of it is
taken in. A file that is a link, stands outside of the archive, or cannot be read is refused by itself.
"""

from __future__ import annotations

import re
import stat
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from pathlib import PurePosixPath
from typing import IO, BinaryIO, cast
from zipfile import ZipInfo

from corpus.errors import DocumentError
from corpus.reading.decode import decode
from corpus.reading.package import open_zip, unpacked
from corpus.reading.streams import UNPACKING_FAULTS, Allowance, TooMuchError, Unpacking

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
_UTF8_NAME = 0x800
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


@dataclass(frozen=True, slots=True)
class _Entry:
    """What an archive says of a file, and how to get at no more than some bytes of it."""

    path: str
    is_file: bool
    size: int
    read: Callable[[int], bytes]


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
        for entry in self._entries(file, name):
            self._allowance.member()
            if _is_hidden(entry.path):
                continue
            if entry.path in seen:
                yield Member(entry.path, fault=DocumentError("archive-name-twice", name=entry.path))
                continue
            seen.add(entry.path)
            yield from self._members_at(entry, depth)

    def _members_at(self, entry: _Entry, depth: int) -> Iterator[Member]:
        """The file itself, or those in it where it is an archive."""
        fault = _fault(entry)
        if fault is None and archive_packing(entry.path) is not None:
            yield from self._nested(entry, depth)
        elif fault is None and self._is_wanted(entry.path):
            yield self._read(entry)
        else:
            yield Member(entry.path, fault=fault)

    def _nested(self, entry: _Entry, depth: int) -> Iterator[Member]:
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

    def _read(self, entry: _Entry) -> Member:
        if entry.size > self._most_bytes:
            return Member(entry.path, fault=_too_large(entry.path, entry.size, self._most_bytes))
        try:
            return Member(entry.path, entry.read(self._most_bytes))
        except TooMuchError:
            raise
        except DocumentError as fault:
            return Member(entry.path, fault=fault)

    def _entries(self, file: BinaryIO, name: str) -> Iterator[_Entry]:
        packing = archive_packing(name)
        return self._in_zip(file, name) if packing == "zip" else self._in_tar(file, name, packing or "")

    def _in_zip(self, file: BinaryIO, name: str) -> Iterator[_Entry]:
        opened = open_zip(file, name)

        def read(info: ZipInfo, path: str, bound: int) -> bytes:
            data = unpacked(opened, info, bound, path)
            self._allowance.unpacked(len(data))
            if len(data) > bound:
                raise _too_large(path, info.file_size, bound)
            return data

        for info in opened.infolist():
            if not info.is_dir():
                path = _zip_path(info)
                yield _Entry(path, _is_plain(info), info.file_size, _bound(read, info, path))

    def _in_tar(self, file: BinaryIO, name: str, packing: str) -> Iterator[_Entry]:
        stream = cast(IO[bytes], Unpacking(file, packing, self._allowance))
        try:
            with tarfile.open(fileobj=stream, mode="r|") as opened:
                for info in opened:
                    if not info.isdir():
                        path = info.name.replace("\\", "/").removeprefix("./")
                        yield _Entry(
                            path, info.isreg() and not info.issparse(), info.size, _tar_read(opened, info)
                        )
        except (tarfile.TarError, *UNPACKING_FAULTS) as error:
            raise DocumentError("document-damaged", name=name) from error


def _bound(read: Callable[[ZipInfo, str, int], bytes], info: ZipInfo, path: str) -> Callable[[int], bytes]:
    return lambda bound: read(info, path, bound)


def _tar_read(opened: tarfile.TarFile, info: tarfile.TarInfo) -> Callable[[int], bytes]:
    def read(bound: int) -> bytes:
        if info.size > bound:
            raise _too_large(info.name, info.size, bound)
        try:
            stream = opened.extractfile(info)
            return stream.read() if stream else b""
        except (tarfile.TarError, *UNPACKING_FAULTS) as error:
            raise DocumentError("document-damaged", name=info.name) from error

    return read


def _fault(entry: _Entry) -> DocumentError | None:
    """Why a file is refused before it is looked at."""
    parts = PurePosixPath(entry.path).parts
    leads_out = entry.path.startswith("/") or ".." in parts or _DRIVE.match(entry.path)
    if leads_out or not parts or _CONTROL.search(entry.path) or len(entry.path) > _MOST_CHARACTERS:
        return DocumentError("archive-path-unsafe", name=_CONTROL.sub("?", entry.path)[:_MOST_CHARACTERS])
    return None if entry.is_file else DocumentError("archive-not-a-file", name=entry.path)


def _is_hidden(path: str) -> bool:
    parts = PurePosixPath(path).parts
    return any(part.startswith(".") and part != ".." for part in parts) or "__MACOSX" in parts


def _is_plain(info: ZipInfo) -> bool:
    mode = info.external_attr >> 16
    return not stat.S_IFMT(mode) or stat.S_ISREG(mode)


def _zip_path(info: ZipInfo) -> str:
    """The name in the archive; one of an old program is in an encoding that nothing names."""
    name = info.filename
    if not info.flag_bits & _UTF8_NAME and not name.isascii():
        name = decode(name.encode("cp437", "replace")).text
    return name.replace("\\", "/").removeprefix("./")


def _too_large(name: str, size: int, limit: int) -> DocumentError:
    return DocumentError("document-too-large", name=name, bytes=size, limit=limit)

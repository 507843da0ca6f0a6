"""Files that are ZIP archives of XML (docx, epub), opened within bounds: nothing is written, no entity is
resolved, and no part is unpacked further than its bound, whatever its header says."""

from __future__ import annotations

import re
import struct
import zlib
from io import BytesIO
from pathlib import PurePosixPath
from typing import BinaryIO
from urllib.parse import unquote
from xml.etree import ElementTree
from zipfile import BadZipFile, ZipFile, ZipInfo

from corpus.errors import DocumentError

MAX_DIRECTORY_BYTES = 4 * 2**20
MAX_PARTS = 10_000
MAX_PART_BYTES = 32 * 2**20
MAX_TOTAL_BYTES = 128 * 2**20
_DOCTYPE = re.compile(rb"<\0?!\0?D\0?O\0?C\0?T\0?Y\0?P\0?E")
_ENTITY = re.compile(rb"<\0?!\0?E\0?N\0?T\0?I\0?T\0?Y")
_END = struct.Struct("<4s4H2LH")
_END_MARK = b"PK\x05\x06"
_LONGEST_COMMENT = 2**16
_PROTECTED = 1
_UNPACKING_FAULTS = (BadZipFile, ValueError, NotImplementedError, RuntimeError, EOFError, OSError, zlib.error)


class Package:
    """The parts of one file, by name.

    Args:
        data: the file's content.
        name: the file's name, for what is told.

    Raises:
        DocumentError: it is no ZIP archive, is protected, or has more parts than is looked through.
    """

    def __init__(self, data: bytes, name: str) -> None:
        self._name = name
        self._left = MAX_TOTAL_BYTES
        self._zip = open_zip(BytesIO(data), name)
        self.names = frozenset(info.filename for info in self._zip.infolist() if not info.is_dir())

    def part(self, name: str) -> bytes:
        """The content of a part.

        Raises:
            DocumentError: it is not there, is damaged or protected, or unpacks to more than is read at once.
        """
        if name not in self.names:
            raise DocumentError("document-damaged", name=self._name)
        bound = min(MAX_PART_BYTES, self._left)
        data = unpacked(self._zip, self._zip.getinfo(name), bound, self._name)
        if len(data) > bound:
            raise DocumentError("document-too-complex", name=self._name)
        self._left -= len(data)
        return data

    def xml(self, name: str) -> ElementTree.Element:
        """A part as XML.

        Raises:
            DocumentError: as :meth:`part`, or it is no XML, or declares entities of its own.
        """
        return parsed(self.part(name), self._name)


def open_zip(file: BinaryIO, name: str) -> ZipFile:
    """A ZIP archive whose list of contents is of a sensible size.

    Raises:
        DocumentError: it is none, or the list is longer than is looked through.
    """
    _require_short_directory(file, name)
    try:
        opened = ZipFile(file)
    except _UNPACKING_FAULTS as error:
        raise DocumentError("document-damaged", name=name) from error
    if len(opened.infolist()) > MAX_PARTS:
        raise DocumentError("document-too-complex", name=name)
    return opened


def unpacked(opened: ZipFile, part: ZipInfo, bound: int, name: str) -> bytes:
    """At most ``bound + 1`` bytes of a part.

    Raises:
        DocumentError: it is damaged or protected by a password.
    """
    if part.flag_bits & _PROTECTED:
        raise DocumentError("document-encrypted", name=name)
    try:
        with opened.open(part) as stream:
            return stream.read(bound + 1)
    except _UNPACKING_FAULTS as error:
        raise DocumentError("document-damaged", name=name) from error


def parsed(data: bytes, name: str) -> ElementTree.Element:
    """XML without entities of its own.

    Raises:
        DocumentError: it is none.
    """
    if _DOCTYPE.search(data[:4096]) and _ENTITY.search(data):
        raise DocumentError("document-damaged", name=name)
    try:
        return ElementTree.fromstring(data)  # noqa: S314, entities are refused above
    except (ElementTree.ParseError, ValueError, LookupError, RecursionError) as error:
        raise DocumentError("document-damaged", name=name) from error


def local(element: ElementTree.Element) -> str:
    """An element's name without its namespace."""
    return str(element.tag).rpartition("}")[2]


def attribute(element: ElementTree.Element, name: str) -> str | None:
    """An attribute by its name without namespace."""
    return next((value for key, value in element.attrib.items() if key.rpartition("}")[2] == name), None)


def resolved(base: str, reference: str) -> str:
    """The name of a part that another one refers to, never one outside of the package."""
    path = PurePosixPath(base).parent / unquote(reference.partition("#")[0])
    parts: list[str] = []
    for part in path.parts:
        if part == "..":
            parts = parts[:-1]
        elif part not in (".", "/"):
            parts.append(part)
    return "/".join(parts)


def _require_short_directory(file: BinaryIO, name: str) -> None:
    """Look at the end of the archive before the library reads the whole list of its contents."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _LONGEST_COMMENT - _END.size))
    tail = file.read()
    file.seek(0)
    at = tail.rfind(_END_MARK)
    if at < 0 or len(tail) - at < _END.size:
        raise DocumentError("document-damaged", name=name)
    _, _, _, _, entries, directory, _, _ = _END.unpack_from(tail, at)
    if entries > MAX_PARTS or directory > MAX_DIRECTORY_BYTES:
        raise DocumentError("document-too-complex", name=name)

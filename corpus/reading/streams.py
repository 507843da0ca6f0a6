"""Compressed streams, unpacked piece by piece, with what comes out counted as it comes."""

from __future__ import annotations

import bz2
import lzma
import zlib
from collections.abc import Callable
from typing import BinaryIO, Protocol

from corpus.errors import DocumentError

_CHUNK = 64 * 2**10
_XZ_MEMORY = 128 * 2**20
UNPACKING_FAULTS = (OSError, EOFError, zlib.error, lzma.LZMAError, ValueError)


class TooMuchError(DocumentError):
    """An archive unpacks to more than is taken from one: the whole of it is refused."""


class Allowance:
    """What may still come out of an archive.

    Args:
        name: of the archive, for what is told.
        packed: its size [bytes].
        total: bytes that it may unpack to.
        ratio: how many times its own size it may unpack to, once that is more than ``free`` bytes.
        members: how many files may be in it.
    """

    def __init__(self, name: str, packed: int, *, total: int, ratio: int, free: int, members: int) -> None:
        self._name = name
        self._left = min(total, max(free, packed * ratio))
        self._members = members

    def unpacked(self, size: int) -> None:
        """Note bytes that came out.

        Raises:
            TooMuchError: they are more than may.
        """
        self._left -= size
        if self._left < 0:
            raise TooMuchError("document-too-complex", name=self._name)

    def member(self) -> None:
        """Note a file that was found.

        Raises:
            TooMuchError: there are more than may be.
        """
        self._members -= 1
        if self._members < 0:
            raise TooMuchError("document-too-complex", name=self._name)


class _Decompressor(Protocol):
    @property
    def eof(self) -> bool: ...

    @property
    def unused_data(self) -> bytes: ...

    @property
    def needs_input(self) -> bool: ...

    def decompress(self, data: bytes, max_length: int = -1) -> bytes: ...


class _Gzip:
    """zlib's object under the interface of the other two."""

    def __init__(self) -> None:
        self._inner = zlib.decompressobj(wbits=31)

    @property
    def eof(self) -> bool:
        return self._inner.eof

    @property
    def unused_data(self) -> bytes:
        return self._inner.unused_data

    @property
    def needs_input(self) -> bool:
        return not self._inner.unconsumed_tail

    def decompress(self, data: bytes, max_length: int = -1) -> bytes:
        return self._inner.decompress(self._inner.unconsumed_tail + data, max_length)


class Unpacking:
    """A readable stream of what is in a compressed one, or of the stream itself.

    Args:
        file: the stream.
        packing: ``gz``, ``bz2``, ``xz``, or an empty string for one that is not compressed.
        allowance: counts what comes out.
    """

    def __init__(self, file: BinaryIO, packing: str, allowance: Allowance) -> None:
        self._file = file
        self._make = _MAKERS.get(packing)
        self._current = self._make() if self._make else None
        self._allowance = allowance
        self._rest = b""

    def read(self, size: int) -> bytes:
        """At most ``size`` bytes; fewer only at the end.

        Raises:
            TooMuchError: more came out than may.
            OSError, EOFError, zlib.error, lzma.LZMAError: the stream is damaged.
        """
        parts: list[bytes] = []
        while size > 0 and (part := self._some(size)):
            parts.append(part)
            size -= len(part)
        return b"".join(parts)

    def _some(self, size: int) -> bytes:
        part = self._file.read(size) if self._make is None else self._decompressed(size)
        self._allowance.unpacked(len(part))
        return part

    def _decompressed(self, size: int) -> bytes:
        while True:
            if self._current is None or self._current.eof:
                self._rest = (self._current.unused_data if self._current else b"") or self._file.read(_CHUNK)
                if not self._rest.strip(b"\0"):
                    return b""
                self._current = self._make() if self._make else None
            elif not self._rest and self._current.needs_input:
                self._rest = self._file.read(_CHUNK)
                if not self._rest:
                    raise EOFError
            assert self._current is not None
            part = self._current.decompress(self._rest, size)
            self._rest = b""
            if part:
                return part


_MAKERS: dict[str, Callable[[], _Decompressor]] = {
    "gz": _Gzip,
    "bz2": bz2.BZ2Decompressor,
    "xz": lambda: lzma.LZMADecompressor(memlimit=_XZ_MEMORY),
}

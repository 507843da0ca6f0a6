"""The files that a zip or tar archive says it holds, one after another, each read only within a bound."""

from __future__ import annotations

import stat
import tarfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import IO, BinaryIO, cast
from zipfile import ZipInfo

from corpus.errors import DocumentError
from corpus.reading.decode import decode
from corpus.reading.package import open_zip, unpacked
from corpus.reading.streams import UNPACKING_FAULTS, Allowance, Unpacking

_UTF8_NAME = 0x800


@dataclass(frozen=True, slots=True)
class Entry:
    """What an archive says of a file, and how to get at no more than some bytes of it."""

    path: str
    is_file: bool
    size: int
    read: Callable[[int], bytes]


def entries(file: BinaryIO, name: str, packing: str, allowance: Allowance) -> Iterator[Entry]:
    """What an archive holds, in its order, folders left out.

    Args:
        packing: as the name says it; every byte that comes out is counted in the allowance.

    Raises:
        DocumentError: the archive is none or is damaged, or more comes out of it than may.
    """
    return _in_zip(file, name, allowance) if packing == "zip" else _in_tar(file, name, packing, allowance)


def _in_zip(file: BinaryIO, name: str, allowance: Allowance) -> Iterator[Entry]:
    opened = open_zip(file, name)

    def read(info: ZipInfo, path: str, bound: int) -> bytes:
        data = unpacked(opened, info, bound, path)
        allowance.unpacked(len(data))
        if len(data) > bound:
            raise too_large(path, info.file_size, bound)
        return data

    for info in opened.infolist():
        if not info.is_dir():
            path = _zip_path(info)
            yield Entry(path, _is_plain(info), info.file_size, _bound(read, info, path))


def _in_tar(file: BinaryIO, name: str, packing: str, allowance: Allowance) -> Iterator[Entry]:
    stream = cast(IO[bytes], Unpacking(file, packing, allowance))
    try:
        with tarfile.open(fileobj=stream, mode="r|") as opened:
            for info in opened:
                if not info.isdir():
                    path = info.name.replace("\\", "/").removeprefix("./")
                    is_file = info.isreg() and not info.issparse()
                    yield Entry(path, is_file, info.size, _tar_read(opened, info))
    except (tarfile.TarError, *UNPACKING_FAULTS) as error:
        raise DocumentError("document-damaged", name=name) from error


def _bound(read: Callable[[ZipInfo, str, int], bytes], info: ZipInfo, path: str) -> Callable[[int], bytes]:
    return lambda bound: read(info, path, bound)


def _tar_read(opened: tarfile.TarFile, info: tarfile.TarInfo) -> Callable[[int], bytes]:
    def read(bound: int) -> bytes:
        if info.size > bound:
            raise too_large(info.name, info.size, bound)
        try:
            stream = opened.extractfile(info)
            return stream.read() if stream else b""
        except (tarfile.TarError, *UNPACKING_FAULTS) as error:
            raise DocumentError("document-damaged", name=info.name) from error

    return read


def _is_plain(info: ZipInfo) -> bool:
    mode = info.external_attr >> 16
    return not stat.S_IFMT(mode) or stat.S_ISREG(mode)


def _zip_path(info: ZipInfo) -> str:
    """The name in the archive; one of an old program is in an encoding that nothing names."""
    name = info.filename
    if not info.flag_bits & _UTF8_NAME and not name.isascii():
        name = decode(name.encode("cp437", "replace")).text
    return name.replace("\\", "/").removeprefix("./")


def too_large(name: str, size: int, limit: int) -> DocumentError:
    """The refusal of a file that has more bytes than are read."""
    return DocumentError("document-too-large", name=name, bytes=size, limit=limit)

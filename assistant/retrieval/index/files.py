"""What an ingest takes in: files, those in folders and archives, addresses; each with a way to read it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Generator, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import BinaryIO

from corpus.errors import DocumentError
from corpus.reading.archive import SEPARATOR, archive_packing, members
from corpus.reading.reader import KINDS, MAX_BYTES


@dataclass(frozen=True, slots=True)
class Content:
    """What is to be read.

    Args:
        name: a file name whose ending says how.
        encoding: the one that came with it.
    """

    data: bytes
    name: str
    encoding: str | None = None


Fetch = Callable[[str], Content]


@dataclass(frozen=True, slots=True)
class Found:
    """One document that may be taken in.

    Args:
        path: where it is: of a file in an archive, through that; of an address, the address.
        read: gives its content, or raises DocumentError; ``None`` where it is of no kind that is read.
    """

    path: str
    read: Callable[[], Content] | None


@dataclass(slots=True)
class Named:
    """What was asked to be taken in, looked at on the disk.

    Args:
        files: documents and archives, each once.
        folders: those of which everything is taken in, so that what is not there is gone.
        passed_over: files in them of no kind that is read; pipes, sockets, links to nothing and the like.
        refused: paths that are not there, links out of folders, and folders that cannot be opened; of what is
            in those, nothing is known.
    """

    files: dict[Path, None] = field(default_factory=dict)
    addresses: dict[str, None] = field(default_factory=dict)
    folders: list[Path] = field(default_factory=list)
    passed_over: list[str] = field(default_factory=list)
    refused: list[tuple[str, DocumentError]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether nothing that was named is there."""
        return not (self.files or self.addresses or self.folders)


def is_address(name: str) -> bool:
    """Whether something that was named is an address, not a path."""
    return name.lower().startswith(("http://", "https://"))


def is_readable(name: str) -> bool:
    """Whether a document of that name is of a kind that is read."""
    return PurePosixPath(name).suffix.lower() in KINDS


def looked_at(names: Iterable[str | Path], synced: Sequence[Path] = ()) -> Named:
    """Find what was named.

    Args:
        synced: folders that may be gone, together with all that was in them.
    """
    named = Named()
    for name in names:
        if isinstance(name, str) and is_address(name):
            named.addresses[name] = None
        elif Path(name).is_dir():
            _look_through(Path(name).resolve(), named)
        else:
            try:
                named.files[_file(Path(name))] = None
            except DocumentError as fault:
                named.refused.append((str(name), fault))
    for folder in synced:
        _look_through(folder.resolve(), named)
    return named


def found_in(file: Path) -> Generator[Found, None, None]:
    """The document itself, or those in an archive, which is held open until the last one or the closing.

    Raises:
        DocumentError: the archive is none, is damaged, or holds too much.
    """
    if archive_packing(file.name) is None:
        yield Found(str(file), lambda: Content(_content(file), file.name))
        return
    with _opened(file) as opened:
        for member in members(opened, file.name, is_readable, MAX_BYTES):
            name = PurePosixPath(member.path).name
            given = None if member.data is None and member.fault is None else (member.data, member.fault)
            yield Found(f"{file}{SEPARATOR}{member.path}", _giver(*given, name) if given else None)


def is_inside(path: str, folders: Iterable[Path]) -> bool:
    """Whether a stored path lies in one of some folders or archives."""
    return any(
        path.startswith(f"{folder}{SEPARATOR}") or Path(path).is_relative_to(folder) for folder in folders
    )


def _giver(data: bytes | None, fault: DocumentError | None, name: str) -> Callable[[], Content]:
    def give() -> Content:
        if fault is not None:
            raise fault
        return Content(data or b"", name)

    return give


def _file(path: Path) -> Path:
    if path.is_file():
        return path.resolve()
    if path.exists():
        raise DocumentError("document-unreadable", name=str(path), reason=os.strerror(errno.EINVAL))
    raise DocumentError("document-missing", name=str(path))


def _look_through(root: Path, named: Named) -> None:
    """Note what is in a folder, hidden files left out; links are followed only where they stay inside."""

    def refuse(error: OSError) -> None:
        if root.exists():
            named.refused.append((str(error.filename), _unreadable(Path(error.filename), error)))

    named.folders.append(root)
    for folder, below, names in os.walk(root, onerror=refuse):
        below[:] = sorted(name for name in below if not name.startswith("."))
        for name in sorted(names):
            if not name.startswith("."):
                _note(Path(folder, name), root, named)


def _note(path: Path, root: Path, named: Named) -> None:
    if not path.is_file() or not (is_readable(path.name) or archive_packing(path.name)):
        named.passed_over.append(str(path))
    elif path.resolve().is_relative_to(root):
        named.files[path] = None
    else:
        named.refused.append((str(path), DocumentError("document-link-outside", name=str(path))))


def _opened(file: Path) -> BinaryIO:
    try:
        return file.open("rb")
    except OSError as error:
        raise _unreadable(file, error) from error


def _content(file: Path) -> bytes:
    try:
        size = file.stat().st_size
        if size > MAX_BYTES:
            raise DocumentError("document-too-large", name=file.name, bytes=size, limit=MAX_BYTES)
        return file.read_bytes()
    except OSError as error:
        raise _unreadable(file, error) from error


def _unreadable(file: Path, error: OSError) -> DocumentError:
    reason = error.strerror or os.strerror(error.errno or 0)
    return DocumentError("document-unreadable", name=str(file), reason=reason)

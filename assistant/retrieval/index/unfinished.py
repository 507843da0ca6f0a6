"""What an ingest has done so far, kept until the index is written, so that one that was killed goes on.

Vectors are appended batch by batch to one file, each batch with a checksum; what a killed process left
half-written is cut off when the file is opened again. Documents that were read are files of their own. Both
are only used for what they were made of: vectors by the key of their text, documents by their content and by
how they were to be read.
"""

from __future__ import annotations

import os
import shutil
import struct
from array import array
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO

from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import read_stored, write_document
from assistant.retrieval.keyed_vectors import KeyedVectors, appended

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import ModelRecord
    from assistant.retrieval.segment import HalfArray
    from corpus.reading.reader import ReadDocument

FOLDER = "unfinished"
_HEAD = struct.Struct("<I16s")


class Unfinished:
    """The kept work of one model.

    Args:
        index: folder of the index.
        record: the model that vectors are made by.
    """

    def __init__(self, index: Path, record: ModelRecord) -> None:
        self._all = index / FOLDER
        self._dimension = record.dimension
        name = blake2b(repr((record.to_json(), CHUNKER_VERSION)).encode(), digest_size=8).hexdigest()
        self._folder = self._all / name
        self._vectors = self._folder / "vectors"

    def vectors(self) -> KeyedVectors:
        """What was encoded, by the key of its text; the vectors stay in the file."""
        keys, places = array("Q"), array("q")
        if self._vectors.is_file():
            with self._vectors.open("r+b") as file:
                while batch := self._batch(file):
                    keys.extend(batch)
                    first = file.tell() - 2 * len(batch) * self._dimension
                    places.extend(range(first, file.tell(), 2 * self._dimension))
                file.truncate()
        return KeyedVectors([appended(self._vectors, keys, places, self._dimension)] if keys else [])

    def keep(self, keys: Sequence[int], table: HalfArray) -> None:
        """Note vectors that were encoded.

        Raises:
            OSError: the disk is full, read-only, or the like.
        """
        import numpy as np

        body = np.asarray(keys, np.uint64).tobytes() + table.astype(np.float16).tobytes()
        self._folder.mkdir(parents=True, exist_ok=True)
        with self._vectors.open("ab") as file:
            file.write(_HEAD.pack(len(keys), _checksum(body)) + body)

    def path(self, name: str) -> Path:
        """Where a document that was read is kept."""
        return self._folder / f"{name}.json"

    def document(self, name: str) -> ReadDocument | None:
        """A document that was read, if it was kept whole."""
        try:
            return read_stored(self.path(name))
        except IndexCorruptError:
            return None

    def keep_document(self, name: str, read: ReadDocument) -> None:
        """Note a document that was read.

        Raises:
            OSError: the disk is full, read-only, or the like.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        write_document(read, self.path(name))

    def forget(self) -> None:
        """Everything is in the index now."""
        shutil.rmtree(self._all, ignore_errors=True)

    def _batch(self, file: BinaryIO) -> array[int]:
        """The keys of the next batch; of one that is not whole, none, and nothing of it is read."""
        start, keys = file.tell(), array("Q")
        head = file.read(_HEAD.size)
        count, checksum = _HEAD.unpack(head) if len(head) == _HEAD.size else (0, b"")
        size = count * (8 + 2 * self._dimension)
        if file.tell() + size <= os.fstat(file.fileno()).st_size:
            body = file.read(size)
            if _checksum(body) == checksum:
                keys.frombytes(body[: 8 * count])
        if not keys:
            file.seek(start)
        return keys


def reading_name(id_: str, *how: str | None) -> str:
    """The name of a document as it was to be read: its id, its kind, language and encoding."""
    return f"{id_}-{blake2b(repr(how).encode(), digest_size=6).hexdigest()}"


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).digest()

"""What an ingest has done so far, kept until the index is written, so that one that was killed goes on.

Vectors are appended batch by batch to one file, each batch with a checksum; what a killed process left
half-written is cut off when the file is opened again. Documents that were read are files of their own. Both
are only used for what they were made of: vectors by the key of their text, documents by their content and by
how they were to be read.
"""

from __future__ import annotations

import shutil
import struct
from collections.abc import Sequence
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.build import CHUNKER_VERSION
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.documents import read_stored, write_document

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

    def vectors(self) -> dict[int, HalfArray]:
        """What was encoded, by the key of its text."""
        import numpy as np

        found: dict[int, HalfArray] = {}
        if not self._vectors.is_file():
            return found
        data = self._vectors.read_bytes()
        position = 0
        while (batch := self._batch(data, position)) is not None:
            count, body = batch
            keys = np.frombuffer(body, np.uint64, count)
            table = np.frombuffer(body, np.float16, offset=8 * count).reshape(count, self._dimension)
            found.update(zip(keys.tolist(), table, strict=True))
            position += _HEAD.size + len(body)
        with self._vectors.open("r+b") as file:
            file.truncate(position)
        return found

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

    def document(self, name: str) -> ReadDocument | None:
        """A document that was read, if it was kept whole."""
        try:
            return read_stored(self._folder / f"{name}.json")
        except IndexCorruptError:
            return None

    def keep_document(self, name: str, read: ReadDocument) -> None:
        """Note a document that was read.

        Raises:
            OSError: the disk is full, read-only, or the like.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        write_document(read, self._folder / f"{name}.json")

    def forget(self) -> None:
        """Everything is in the index now."""
        shutil.rmtree(self._all, ignore_errors=True)

    def _batch(self, data: bytes, position: int) -> tuple[int, bytes] | None:
        if position + _HEAD.size > len(data):
            return None
        count, checksum = _HEAD.unpack_from(data, position)
        size = count * (8 + 2 * self._dimension)
        body = data[position + _HEAD.size : position + _HEAD.size + size]
        return (count, body) if len(body) == size and _checksum(body) == checksum else None


def reading_name(id_: str, *how: str | None) -> str:
    """The name of a document as it was to be read: its id, its kind, language and encoding."""
    return f"{id_}-{blake2b(repr(how).encode(), digest_size=6).hexdigest()}"


def _checksum(body: bytes) -> bytes:
    return blake2b(body, digest_size=16).digest()

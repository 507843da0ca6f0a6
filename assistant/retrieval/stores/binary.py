"""Rows and vectors in the binary form of PostgreSQL's ``COPY``.

References:
    PostgreSQL documentation, "COPY", section "Binary Format"; pgvector, ``halfvec_recv``.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

_HEAD = b"PGCOPY\n\xff\r\n\x00" + struct.pack(">ii", 0, 0)
_END = struct.pack(">h", -1)


def rows(values: Iterable[Sequence[bytes | None]]) -> Iterator[bytes]:
    """A whole copy: each row as its fields in binary form, ``None`` for a missing value."""
    yield _HEAD
    for fields in values:
        yield struct.pack(">h", len(fields)) + b"".join(map(_field, fields))
    yield _END


def small(value: int) -> bytes:
    """A ``SMALLINT``."""
    return struct.pack(">h", value)


def big(value: int) -> bytes:
    """A ``BIGINT``."""
    return struct.pack(">q", value)


def half_vector(vector: NDArray[np.floating]) -> bytes:
    """A ``HALFVEC``."""
    return struct.pack(">HH", len(vector), 0) + vector.astype(">f2").tobytes()


def read_half_vector(content: bytes) -> NDArray[np.float16]:
    """The same read back, as ``halfvec_send`` gives it."""
    return np.frombuffer(content, ">f2", offset=4).astype(np.float16)


def vector_text(vector: NDArray[np.floating]) -> str:
    """A vector as PostgreSQL reads it."""
    return "[" + ",".join(f"{value:.6g}" for value in vector.tolist()) + "]"


def signed(keys: NDArray[np.uint64]) -> NDArray[np.int64]:
    """Keys of 64 bits as ``BIGINT``, which has a sign."""
    return keys.view(np.int64)


def _field(value: bytes | None) -> bytes:
    return struct.pack(">i", -1) if value is None else struct.pack(">i", len(value)) + value


def write_halves(vectors: NDArray[np.floating]) -> bytes:
    """Vectors as bytes, two for a number."""
    return vectors.astype("<f2").tobytes()


def read_halves(content: bytes, dimension: int) -> NDArray[np.float16]:
    """The same as an array, a row for each."""
    return np.frombuffer(content, "<f2").astype(np.float16).reshape(-1, dimension)

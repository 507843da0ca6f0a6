"""Reading the shipped weight file: a tokenizer and 197 tensors, the matrices in 4-bit blocks.

Layout (little endian): magic ``E5S1``, version, seven sizes, layer-norm epsilon, block size; the pieces
(counts and special ids, byte offsets, scores, bytes); a per-character normaliser; a directory of tensors
(name, kind, count, offset, size); the tensors. A block holds 32 weights: one float16 scale and 16 bytes,
whose low halves are weights 0 to 15 and whose high halves are weights 16 to 31, as ``(half - 8) * scale``.
"""

from __future__ import annotations

import mmap
import struct
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.errors import EmbedderUnavailableError

if TYPE_CHECKING:
    from numpy.typing import NDArray

BLOCK = 32
_BLOCK_BYTES = 18
_QUANTISED = 1


@dataclass(frozen=True, slots=True)
class Shape:
    """Sizes of the encoder."""

    hidden: int
    layers: int
    heads: int
    feed_forward: int
    vocabulary: int
    positions: int
    types: int
    epsilon: float


@dataclass(frozen=True, slots=True)
class Pieces:
    """The vocabulary: one piece of text per id, with its log probability, and the special ids."""

    texts: list[str]
    scores: NDArray[np.float32]
    bos: int
    eos: int
    pad: int
    unknown: int
    normaliser: dict[int, str]


class WeightFile:
    """The shipped weights, mapped into memory and read piece by piece.

    Raises:
        EmbedderUnavailableError: the file is missing or of another format.
    """

    def __init__(self, path: Path) -> None:
        try:
            with path.open("rb") as file:
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        except (OSError, ValueError) as error:
            raise EmbedderUnavailableError("embedder-weights-unreadable", file=str(path)) from error
        if self._bytes[:4] != b"E5S1":
            raise EmbedderUnavailableError("embedder-weights-unreadable", file=str(path))
        sizes = struct.unpack_from("<7if", self._bytes, 8)
        self.shape = Shape(*sizes)
        self._pieces_at = 8 + 7 * 4 + 4 + 4

    @cached_property
    def pieces(self) -> Pieces:
        """The vocabulary and the normaliser."""
        count, bos, eos, pad, unknown = struct.unpack_from("<5i", self._bytes, self._pieces_at)
        offsets = np.frombuffer(self._bytes, np.uint32, count + 1, self._pieces_at + 28)
        scores = self._floats(self._pieces_at + 28 + 4 * (count + 1), count)
        start = self._pieces_at + 28 + 4 * (2 * count + 1)
        blob = self._bytes[start : start + self._blob_length]
        ends = offsets.tolist()
        texts = [blob[ends[i] : ends[i + 1]].decode("utf-8") for i in range(count)]
        return Pieces(texts, scores, bos, eos, pad, unknown, self._normaliser())

    def tensor(self, name: str, columns: int | None = None) -> NDArray[np.float32]:
        """One tensor as float32; a matrix when ``columns`` is given.

        Raises:
            KeyError: no such tensor.
        """
        kind, count, offset, size = self._directory[name]
        if kind == _QUANTISED:
            values = dequantise(np.frombuffer(self._bytes, np.uint8, size, offset))
        else:
            values = self._floats(offset, count)
        return values if columns is None else values.reshape(-1, columns)

    def rows(self, name: str, indices: NDArray[np.int64], columns: int) -> NDArray[np.float32]:
        """Some rows of a quantised matrix, without unpacking the others."""
        _, _, offset, size = self._directory[name]
        row_bytes = columns // BLOCK * _BLOCK_BYTES
        packed = np.frombuffer(self._bytes, np.uint8, size, offset).reshape(-1, row_bytes)[indices]
        return dequantise(packed.reshape(-1)).reshape(-1, columns)

    def place(self, name: str) -> tuple[int, int]:
        """Where a tensor begins in the file, and how long it is [bytes].

        Raises:
            KeyError: no such tensor.
        """
        _, _, offset, size = self._directory[name]
        return offset, size

    @cached_property
    def _blob_length(self) -> int:
        return int(struct.unpack_from("<Q", self._bytes, self._pieces_at + 20)[0])

    @cached_property
    def _normaliser_at(self) -> int:
        (count,) = struct.unpack_from("<i", self._bytes, self._pieces_at)
        return int(self._pieces_at + 28 + 4 * (2 * count + 1) + self._blob_length)

    def _normaliser(self) -> dict[int, str]:
        count, _ = struct.unpack_from("<iI", self._bytes, self._normaliser_at)
        position = self._normaliser_at + 8
        table: dict[int, str] = {}
        for _ in range(count):
            code, length = struct.unpack_from("<IB", self._bytes, position)
            replacement = struct.unpack_from(f"<{length}I", self._bytes, position + 5)
            table[code] = "".join(map(chr, replacement))
            position += 5 + 4 * length
        return table

    @cached_property
    def _directory(self) -> dict[str, tuple[int, int, int, int]]:
        _, length = struct.unpack_from("<iI", self._bytes, self._normaliser_at)
        position = self._normaliser_at + 8 + length
        (count,) = struct.unpack_from("<i", self._bytes, position)
        position += 4
        entries: dict[str, tuple[int, int, int, int]] = {}
        for _ in range(count):
            (name_length,) = struct.unpack_from("<H", self._bytes, position)
            position += 2
            name = self._bytes[position : position + name_length].decode("ascii")
            entries[name] = struct.unpack_from("<BIQQ", self._bytes, position + name_length)
            position += name_length + 21
        return entries

    def _floats(self, offset: int, count: int) -> NDArray[np.float32]:
        return np.frombuffer(self._bytes, np.float32, count, offset).copy()


def dequantise(packed: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Weights from 18-byte blocks, as a flat float32 array."""
    blocks = packed.reshape(-1, _BLOCK_BYTES)
    scales = np.ascontiguousarray(blocks[:, :2]).view(np.float16).astype(np.float32)
    halves = np.empty((len(blocks), BLOCK), dtype=np.float32)
    halves[:, :16] = blocks[:, 2:] & 0x0F
    halves[:, 16:] = blocks[:, 2:] >> 4
    halves -= 8.0
    halves *= scales
    return halves.reshape(-1)

"""Encoding texts that have no vector yet: each text once, in batches of similar length."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.segment import HalfArray

BATCH = 64
Progress = Callable[[int, int], None]
Keep = Callable[[Sequence[int], "HalfArray"], None]


@dataclass(frozen=True, slots=True)
class Job:
    """A text to encode, as a passage or as a question."""

    text: str
    as_query: bool = False

    @property
    def key(self) -> int:
        """A 64-bit name of the text; the same text as a question has another one."""
        kind = b"q" if self.as_query else b"p"
        digest = blake2b(kind + self.text.encode("utf-8", "replace"), digest_size=8).digest()
        return int.from_bytes(digest, "little")


def encode_missing(
    jobs: Iterable[Job],
    embedder: Embedder,
    known: Mapping[int, HalfArray],
    progress: Progress | None = None,
    keep: Keep | None = None,
) -> dict[int, HalfArray]:
    """The vectors of all jobs that are not in ``known``, as float16, by key.

    Args:
        progress: called with the number of texts done and in all.
        keep: called with the keys and vectors of each batch.
    """
    vectors: dict[int, HalfArray] = {}
    missing = {job.key: job for job in jobs if job.key not in known}
    order = sorted(missing, key=lambda key: (missing[key].as_query, len(missing[key].text)))
    for start in range(0, len(order), BATCH):
        keys = order[start : start + BATCH]
        for as_query, encode in ((False, embedder.passage), (True, embedder.query)):
            part = [key for key in keys if missing[key].as_query == as_query]
            if part:
                table = encode([missing[key].text for key in part]).astype("float16")
                vectors.update(zip(part, table, strict=True))
                if keep:
                    keep(part, table)
        if progress:
            progress(min(start + BATCH, len(order)), len(order))
    embedder.release()
    return vectors

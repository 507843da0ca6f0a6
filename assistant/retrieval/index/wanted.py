"""Which texts have no vector yet, each once, by their keys alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.layout import NO_HEADING
from assistant.retrieval.segment import LEVELS

if TYPE_CHECKING:
    from assistant.retrieval.encode import Job
    from assistant.retrieval.keyed_vectors import KeyedVectors
    from assistant.retrieval.layout import Layout


class Wanted:
    """The texts of a layout without those that are known; 9 bytes for each."""

    def __init__(self, layout: Layout, known: KeyedVectors) -> None:
        levels = (layout.vector_keys(name) for name in LEVELS)
        keys = np.concatenate([level[~known.has(level)] for level in levels])
        self._keys = np.unique(keys[keys != np.uint64(NO_HEADING)])
        self._is_open = np.ones(len(self._keys), np.bool_)

    def __len__(self) -> int:
        return len(self._keys)

    def is_open(self, key: int) -> bool:
        """Whether a text is wanted and was not taken yet."""
        place = self._place(key)
        return place is not None and bool(self._is_open[place])

    def taken(self, jobs: Iterable[Job]) -> list[Job]:
        """Those of some texts that are open; they are closed now."""
        found = []
        for job in jobs:
            place = self._place(job.key)
            if place is not None and self._is_open[place]:
                self._is_open[place] = False
                found.append(job)
        return found

    def _place(self, key: int) -> int | None:
        place = int(np.searchsorted(self._keys, np.uint64(key)))
        return place if place < len(self._keys) and int(self._keys[place]) == key else None

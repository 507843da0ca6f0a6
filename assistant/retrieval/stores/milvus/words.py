"""The words of a version in Milvus: its index over a sparse field, read as an inverted index.

The field holds how often each word stands in a text, so that a product with one word alone gives the texts
that hold it and the counts; BM25 over these has the same weights as in memory.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.stores.milvus.client import LIMIT
from assistant.retrieval.stores.milvus.layout import Dictionary
from assistant.retrieval.stores.milvus.naming import WORDED
from assistant.retrieval.stores.milvus.remote import RowsOf
from assistant.retrieval.stores.remote import AskedWords, Held

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.stores.milvus.client import Hits
    from assistant.retrieval.stores.milvus.remote import Version

PAGE = 8_000
"""Texts that hold a word, asked for at once, on an average."""
SPARE = 100
"""Texts of another version that may stand among those that hold a word."""


class MilvusWords(AskedWords):
    """An inverted index that is the one over a sparse field: how often each word stands in each text.

    Args:
        field: of a segment that holds these words.
        ids: of the texts.
    """

    def __init__(
        self,
        version: Version,
        field: str,
        ids: NDArray[np.int64],
        dictionary: Dictionary,
        lengths: NDArray[np.int32],
    ) -> None:
        super().__init__(lengths)
        self.dictionary = dictionary
        self._version = version
        self._level = next(level for level, words in WORDED.items() if words == field)
        self._rows = RowsOf(ids)
        self._order = np.argsort(dictionary.keys)

    def _look_up(self, keys: Sequence[int]) -> Mapping[int, Held]:
        found: dict[int, Held] = {}
        for terms in _together(self._terms(keys)):
            parts = [self._between(terms, *bounds) for bounds in _ranges(terms[-1].holding)]
            found.update((term.key, self._held(hits)) for term, *hits in zip(terms, *parts, strict=True))
        return found

    def _terms(self, keys: Sequence[int]) -> list[_Term]:
        """Those that texts hold."""
        known, wanted = self.dictionary.keys, np.asarray(keys, np.uint64)
        if not len(known):
            return []
        spots = np.minimum(np.searchsorted(known, wanted, sorter=self._order), len(known) - 1)
        places = self._order[spots]
        holding = np.where(known[places] == wanted, self.dictionary.holding[places], 0)
        found = zip(keys, (places + 1).tolist(), holding.tolist(), strict=True)
        return [_Term(*each) for each in found if each[2]]

    def _between(self, terms: Sequence[_Term], low: int | None, high: int | None) -> list[Hits]:
        """The texts that hold each of some terms, with ids of a range."""
        parts = [f"id >= {low}"] * (low is not None) + [f"id < {high}"] * (high is not None)
        limit = min(LIMIT, 2 * terms[-1].holding + SPARE)
        queries = [{term.dimension: 1.0} for term in terms]
        return self._version.nearest(self._level, "words", queries, limit, " and ".join(parts))

    def _held(self, hits: Sequence[Hits]) -> Held:
        rows, places = self._rows.of([id_ for ids, _ in hits for id_ in ids])
        counts = np.asarray([count for _, part in hits for count in part], np.float32)[places]
        order = np.argsort(rows)
        return rows[order].astype(np.int32), counts[order].astype(np.uint16)


class _Term(NamedTuple):
    """A term that texts hold."""

    key: int
    dimension: int
    holding: int


def _together(terms: Sequence[_Term]) -> Iterator[list[_Term]]:
    """Terms that are asked for at once, those of few texts first."""
    waiting: list[_Term] = []
    for term in sorted(terms, key=lambda term: term.holding):
        if waiting and (len(waiting) + 1) * (2 * term.holding + SPARE) > LIMIT:
            yield waiting
            waiting = []
        waiting.append(term)
    if waiting:
        yield waiting


def _ranges(count: int) -> list[tuple[int | None, int | None]]:
    """Ranges of ids, which are spread evenly, with so few texts in each that one answer holds them."""
    bounds = np.linspace(-(2.0**63), 2.0**63, -(-count // PAGE) + 1)[1:-1].astype(np.int64).tolist()
    return list(zip([None, *bounds], [*bounds, None], strict=True))

"""A segment made ready for search: vectors centred, languages and groups numbered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.approximate.files import read_nearest
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.centred_rows import BATCH, CentredRows
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.segment import Segment
from assistant.retrieval.vector_index import VectorIndex, can_use_faiss, open_scores, open_vector_index
from corpus.languages import base_language

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray

GUIDES = 0
"""Number of the collection that holds the guides."""


@dataclass(frozen=True)
class Collection:
    """A segment with what search needs beside it.

    Args:
        section_languages: base language of each section.
        section_groups: name of each section's work and id; parallel sections share it.
        paragraphs: index of the paragraph vectors.
        sections, headings: indexes of their vectors, one row per section.
        centres: what the vectors are seen from; ``None`` where sentences are not to be looked at.
    """

    segment: Segment
    section_languages: NDArray[np.str_]
    section_groups: tuple[tuple[str, str], ...]
    paragraphs: VectorIndex
    sections: VectorIndex
    headings: VectorIndex
    centres: CentreSet | None = None

    @cached_property
    def versions(self) -> Mapping[tuple[str, str], tuple[int, ...]]:
        """The sections of each group."""
        found: dict[tuple[str, str], tuple[int, ...]] = {}
        for section, group in enumerate(self.section_groups):
            found[group] = (*found.get(group, ()), section)
        return found

    @cached_property
    def paragraph_languages(self) -> NDArray[np.str_]:
        """Base language of each paragraph."""
        languages: NDArray[np.str_] = self.section_languages[self.segment.paragraph_sections]
        return languages

    @cached_property
    def paragraph_rows(self) -> Mapping[str, NDArray[np.bool_]]:
        """Which paragraphs are in a base language, by language."""
        return _rows(self.paragraph_languages)

    @cached_property
    def section_rows(self) -> Mapping[str, NDArray[np.bool_]]:
        """Which sections are in a base language, by language."""
        return _rows(self.section_languages)


def _rows(languages: NDArray[np.str_]) -> Mapping[str, NDArray[np.bool_]]:
    return {language: languages == language for language in sorted(set(languages.tolist()))}


def section_languages(segment: Segment) -> NDArray[np.str_]:
    """Base language of each section."""
    languages = np.asarray([base_language(entry.language) for entry in segment.documents], np.str_)
    found: NDArray[np.str_] = languages[segment.section_documents]
    return found


def section_groups(segment: Segment) -> tuple[tuple[str, str], ...]:
    """Name of each section's work, and the section's id."""
    numbers = segment.section_documents.tolist()
    works = (segment.documents[number].work_id for number in numbers)
    return tuple(zip(works, segment.section_ids, strict=True))


def open_collection(segment: Segment, centres: CentreSet) -> Collection:
    """Centre the vectors of a segment and index them."""
    return _opened(segment, centres, open_vector_index(paragraph_rows(segment, centres)))


def open_own_collection(segment: Segment, centres: CentreSet, folder: Path | None = None) -> Collection:
    """The same for the user's own documents, whose mean tells more of their language than samples do.

    Args:
        folder: the one that the segment was read from; a compressed index in it is used, with the centres
            that it was built with.

    Raises:
        IndexCorruptError: that index is damaged.
    """
    found = read_nearest(folder, len(segment.paragraph_sections)) if folder and can_use_faiss() else None
    if found is None:
        return open_collection(segment, centres.adapted(own_means(segment)))
    rows = paragraph_rows(segment, found.centres)
    return _opened(segment, found.centres, ApproximateIndex(found.index, rows, found.probes))


def _opened(segment: Segment, centres: CentreSet, paragraphs: VectorIndex) -> Collection:
    languages = section_languages(segment)
    return Collection(
        segment,
        languages,
        section_groups(segment),
        paragraphs,
        open_scores(CentredRows(segment.sections, languages, centres)),
        open_scores(CentredRows(segment.headings, languages, centres, as_query=True)),
        centres,
    )


def paragraph_rows(segment: Segment, centres: CentreSet) -> CentredRows:
    """The paragraphs' vectors, seen from the centres of their languages."""
    languages = section_languages(segment)[segment.paragraph_sections]
    return CentredRows(segment.paragraphs, languages, centres)


def own_means(segment: Segment) -> dict[str, tuple[FloatArray, int]]:
    """Mean vector and number of the paragraphs in each base language."""
    languages = section_languages(segment)[segment.paragraph_sections]
    sums: dict[str, NDArray[np.float64]] = {}
    for start in range(0, len(languages), BATCH):
        part = slice(start, start + BATCH)
        vectors = segment.paragraphs.read(part)
        for language, rows in _rows(languages[part]).items():
            sums[language] = sums.get(language, 0.0) + vectors[rows].sum(axis=0, dtype=np.float64)
    counts = {language: int(rows.sum()) for language, rows in _rows(languages).items()}
    return {name: ((sums[name] / count).astype(np.float32), count) for name, count in counts.items()}

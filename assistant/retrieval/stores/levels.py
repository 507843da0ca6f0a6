"""The four kinds of text that have vectors, row by row: what a segment and a database call the same."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.collection import section_languages
from assistant.retrieval.encode import Job
from assistant.retrieval.stores.binary import signed

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Level, Segment, Vectors

PARAGRAPHS, SECTIONS, HEADINGS, SENTENCES = range(4)
LEVEL_ORDER = ("paragraphs", "sections", "headings", "sentences")
"""The fields of a segment that these numbers stand for."""
_NO_HEADING = np.uint64(Job("", as_query=True).key)


@dataclass(frozen=True, slots=True)
class Texts:
    """The texts of one kind.

    Args:
        keys: of each row, as a signed number.
        languages: base language of each row.
    """

    level: int
    keys: NDArray[np.int64]
    languages: NDArray[np.str_]

    def first_rows(self) -> dict[tuple[int, str], int]:
        """One row for each text in each language."""
        pairs = zip(self.keys.tolist(), self.languages.tolist(), strict=True)
        found: dict[tuple[int, str], int] = {}
        for row, pair in enumerate(pairs):
            found.setdefault(pair, row)
        return found


AllTexts = tuple[Texts, Texts, Texts, Texts]


def texts_of(segment: Segment) -> AllTexts:
    """The paragraphs, sections, headings and sentences of a segment.

    A section without a heading has the vector of its text in that place, so it is found under that key.
    """
    languages = section_languages(segment)
    sections = segment.sections.keys
    headings = np.where(segment.headings.keys == _NO_HEADING, sections, segment.headings.keys)
    sizes = np.diff(segment.sentence_bounds)
    return (
        Texts(PARAGRAPHS, signed(segment.paragraphs.keys[:]), languages[segment.paragraph_sections]),
        Texts(SECTIONS, signed(sections[:]), languages),
        Texts(HEADINGS, signed(headings), languages),
        Texts(SENTENCES, signed(segment.sentences.keys[:]), np.repeat(languages, sizes)),
    )


def levels_of(segment: Segment) -> tuple[Level, ...]:
    """The vectors in the same order."""
    return tuple(getattr(segment, name) for name in LEVEL_ORDER)


def middle_of(texts: Texts, language: str, centres: CentreSet) -> FloatArray:
    """What the texts of a language are seen from."""
    return centres.question(language) if texts.level == HEADINGS else centres.passage(language)


def centred(vectors: Vectors, texts: Texts, row: int, centres: CentreSet) -> FloatArray:
    """The vector of a row, seen from the centre of its language."""
    middle = middle_of(texts, str(texts.languages[row]), centres)
    return centre(np.asarray(vectors[row], np.float32), middle)


def model_name(model: Mapping[str, Any], centres: CentreSet) -> str:
    """A name for vectors of one model, given by its record, seen from one set of centres."""
    digest = blake2b(json.dumps(model, sort_keys=True).encode(), digest_size=8)
    digest.update(centres.questions.astype("<f4").tobytes() + centres.passages.astype("<f4").tobytes())
    return digest.hexdigest()

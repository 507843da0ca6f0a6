"""Searching shelves of parallel passages with Rigwise's own search, with words alone, with vectors alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from assistant.evaluation.parallel.shelves import Place, Shelf, open_shelf, shelves
from assistant.retrieval.build import build_segment
from assistant.retrieval.collection import Collection, open_collection
from assistant.retrieval.lexical.bm25 import bm25
from assistant.retrieval.question import Question, prepare
from assistant.retrieval.ranking import rank

if TYPE_CHECKING:
    from assistant.evaluation.parallel.texts import Asked, ParallelTexts
    from assistant.retrieval.centring import Centres
    from assistant.retrieval.embedders.base import Embedder, FloatArray

DEPTH = 10
"""Passages looked at; a right one below counts as not found."""
Method = Callable[["Ask"], Sequence[int]]


@dataclass(frozen=True, slots=True)
class Ask:
    """A question made ready for every method."""

    asked: Asked
    question: Question
    vector: FloatArray


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a method found for a question on a shelf, best first, and what would be right."""

    method: str
    shelf: Shelf
    language: str
    paragraph: int
    found: tuple[Place, ...]
    right: tuple[Place, ...]


class Searcher:
    """The methods over one shelf.

    Args:
        guides: an empty collection in the place of the guides, so that the shelf counts as the user's own.
    """

    def __init__(self, collection: Collection, shelf: Shelf, guides: Collection) -> None:
        segment = collection.segment
        self._collections = (guides, collection)
        self._names = {place.name: number for number, place in enumerate(shelf.places)}
        self._numbers = np.asarray([place.paragraph for place in shelf.places])
        self._vectors = np.asarray(segment.paragraphs.vectors[:], dtype=np.float32)
        places = segment.section_documents[segment.paragraph_sections]
        self._firsts = np.flatnonzero(np.diff(places, prepend=-1))

    @property
    def methods(self) -> Mapping[str, Method]:
        """By name: the search that answers questions, and what it is made of."""
        return {"rigwise": self.rigwise, "BM25": self.words, "dense": self.dense}

    def rigwise(self, ask: Ask) -> Sequence[int]:
        """The search that answers questions; a place that was cut in two counts once."""
        groups = rank(self._collections, ask.question, limit=DEPTH)
        return list(dict.fromkeys(self._names[group.work_id] for group in groups))

    def words(self, ask: Ask) -> Sequence[int]:
        """BM25 alone; a passage that shares no word is not found."""
        (scores,) = bm25(ask.question.terms, [self._collections[1].segment.paragraph_words])
        best, by_place = self._best(scores, ask)
        return [place for place in best if by_place[place] > 0]

    def dense(self, ask: Ask) -> Sequence[int]:
        """The cosines of the embedding model alone, as it gives them."""
        return self._best(self._vectors @ ask.vector, ask)[0]

    def _best(self, scores: FloatArray, ask: Ask) -> tuple[list[int], FloatArray]:
        """Places by their best score, and that score; of equal ones the right place comes last."""
        by_place: FloatArray = np.maximum.reduceat(scores, self._firsts)
        right = self._numbers == ask.asked.paragraph
        best: list[int] = np.lexsort((right, -by_place))[:DEPTH].tolist()
        return best, by_place


def search_all(
    texts: ParallelTexts, asked: ParallelTexts, embedder: Embedder, centres: Centres
) -> Iterator[Outcome]:
    """Every question on every shelf by every method.

    Args:
        texts: the passages.
        asked: the questions.
    """
    asks = {language: _asks(asked, language, embedder, centres) for language in asked.languages}
    guides = open_collection(build_segment((), embedder), centres.ranking)
    for shelf in shelves(texts):
        searcher = Searcher(open_shelf(shelf, texts, embedder, centres.ranking), shelf, guides)
        for language in shelf.asked_in:
            for ask in asks[language]:
                yield from _outcomes(searcher, shelf, language, ask)


def _asks(texts: ParallelTexts, language: str, embedder: Embedder, centres: Centres) -> list[Ask]:
    questions = texts.questions[language]
    vectors = embedder.query([each.text for each in questions])
    return [
        Ask(each, prepare(each.text, language, embedder, centres), vector)
        for each, vector in zip(questions, vectors, strict=True)
    ]


def _outcomes(searcher: Searcher, shelf: Shelf, language: str, ask: Ask) -> Iterator[Outcome]:
    number = ask.asked.paragraph
    right = tuple(place for place in shelf.places if place.paragraph == number)
    for name, method in searcher.methods.items():
        found = tuple(shelf.places[row] for row in method(ask))
        yield Outcome(name, shelf, language, number, found, right)

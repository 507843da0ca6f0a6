"""From ranked groups to hits: the document opened, the quote chosen, the sources named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.abstention import Features, features_of, load_judges
from assistant.retrieval.centring import Centres, centre
from assistant.retrieval.collection import GUIDES, Collection
from assistant.retrieval.columns import asked_for, asks_for_cell
from assistant.retrieval.coverage import Coverage
from assistant.retrieval.question import Question
from assistant.retrieval.quotes import best_quote
from assistant.retrieval.ranking import Candidate, Group
from assistant.retrieval.reranking.ordering import Ranked
from assistant.retrieval.results import Hit
from assistant.retrieval.segment import DocumentEntry
from corpus.guides import load_guide, sources_at
from corpus.languages import base_language, stored_language
from corpus.model import Document, Passage, Section

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.index.reader import OwnIndex


SURE = 0.9
"""Probability that a row or a sentence answers that holds what the question names and asks for [-]."""


class Library:
    """Opens documents by id: guides from the package, the user's own from the index."""

    def __init__(self, own: OwnIndex | None) -> None:
        self._own = own

    def document(self, collection: int, entry: DocumentEntry) -> Document:
        """A document of a collection: 0 is the guides, 1 the user's own."""
        if collection == 0 or self._own is None:
            return load_guide(entry.work_id, entry.language)
        return self._own.document(entry.id)

    def original(self, collection: int, document: Document, span: tuple[int, int]) -> tuple[int, int] | None:
        """Where a span of a user's document stands in the stored original."""
        if collection == 0 or self._own is None:
            return None
        return self._own.original_span(document.id, span)

    def own_documents(self) -> tuple[Document, ...]:
        """The user's own documents, in the order of the index."""
        return self._own.documents() if self._own else ()

    def own_document(self, document_id: str) -> Document | None:
        """One of the user's own documents, if there is one of that id."""
        is_known = self._own is not None and any(taken.id == document_id for taken in self._own.entries)
        return self._own.document(document_id) if self._own and is_known else None


class HitMaker:
    """Makes the hits of one question, over one state of the collections."""

    def __init__(
        self, collections: Sequence[Collection], library: Library, centres: Centres, question: Question
    ) -> None:
        self._collections = collections
        self._library = library
        self._centres = centres
        self._question = question
        self._coverage = Coverage(collections, question)
        self._features: dict[Group, Features] = {}

    def probability(self, group: Group) -> float:
        """Probability that the shown version of a group answers the question."""
        judge = load_judges().of(same_language=group.same_language)
        judged = judge.probability(self.features(group))
        return judged if judged >= SURE or not self._asks_for_cell(group.shown) else SURE

    def _asks_for_cell(self, candidate: Candidate) -> bool:
        """Whether the question names a row of a table of the user's own, and a column by another word, or
        what a sentence of the user's own speaks of in that way."""
        question = self._question
        if candidate.collection == GUIDES or not asked_for(question.text, question.base_language):
            return False
        document, section = self._open(candidate)
        number = self._paragraph_number(candidate)
        if asks_for_cell(question.text, question.base_language, document, section, number):
            return True
        part = section.paragraphs[number]
        sentences = section.sentences_in(part.start, part.end)
        return any(self._is_told(document.text[each.start : each.end], document) for each in sentences)

    def _is_told(self, sentence: str, document: Document) -> bool:
        """Whether a sentence holds every name of letters and digits that the question has, and speaks of what
        it asks for: "lap-15 gehört Otto Braun.", asked whose lap-15 is."""
        question = self._question
        if not question.names or not all(name.is_in(sentence) for name in question.names):
            return False
        asked = asked_for(question.text, question.base_language)
        return bool(asked & asked_for(sentence, base_language(document.language)))

    def features(self, group: Group) -> Features:
        """What the abstention model sees of the shown version of a group."""
        if group not in self._features:
            self._look_at([group])
        return self._features[group]

    def _look_at(self, groups: Sequence[Group]) -> None:
        """Work out what the abstention model sees, of several groups faster than one by one."""
        shown = [group.shown for group in groups]
        found = features_of(shown, self._coverage, self._centres.judging)
        self._features.update(zip(groups, found, strict=True))

    def answers(self, group: Group) -> bool:
        """Whether the shown version of a group reaches the threshold of the abstention model."""
        return load_judges().answers(self.probability(group), same_language=group.same_language)

    def text(self, group: Group) -> str:
        """The shown passage of a group as it is indexed: heading, header row and text."""
        document, section = self._open(group.shown)
        return document.passage(section, self._paragraph_number(group.shown)).search_text

    def hits(self, ranked: Sequence[Ranked]) -> tuple[Hit, ...]:
        """The hits of some groups, in order."""
        if ranked:
            self._look_at([each.group for each in ranked])
        return tuple(self.hit(each.group, each.relevance) for each in ranked)

    def hit(self, group: Group, relevance: float | None = None) -> Hit:
        """The hit of a group; a guide's in the asker's script where that is derived.

        Args:
            relevance: score of the group by a reranker.
        """
        shown, language = group.shown, self._question.language
        document, section = self._open(shown)
        paragraph = section.paragraphs[self._paragraph_number(shown)]
        terms = self._question.terms if group.same_language else ()
        is_guide = shown.collection == GUIDES
        heading = self._heading(shown) if is_guide else 0.0
        quote, chosen = best_quote(
            document,
            section,
            self._cosines(shown),
            terms,
            (paragraph.start, paragraph.end),
            heading,
            self._question.names,
        )
        if is_guide and language != document.language and stored_language(language) == document.language:
            document, section, quote = _derived(document, section, chosen, language)
        return Hit(
            passage=_passage_around(document, section, quote),
            document=document,
            sources=sources_at(document, *quote),
            quote=quote,
            score=group.score,
            probability=self.probability(group),
            same_language=group.same_language,
            original=self._library.original(shown.collection, document, quote),
            relevance=relevance,
            exclusive=self._coverage.is_exclusive(shown),
        )

    def _open(self, candidate: Candidate) -> tuple[Document, Section]:
        segment = self._collections[candidate.collection].segment
        entry = segment.documents[int(segment.section_documents[candidate.section])]
        document = self._library.document(candidate.collection, entry)
        return document, document.section(segment.section_ids[candidate.section])

    def _paragraph_number(self, candidate: Candidate) -> int:
        segment = self._collections[candidate.collection].segment
        return int(segment.paragraph_numbers[candidate.paragraph])

    def _heading(self, candidate: Candidate) -> float:
        """The cosine between the question and the heading of a guide's section, which its opening answers."""
        vectors = self._collections[candidate.collection].segment.headings.vectors
        middle = self._centres.ranking.question(candidate.language)
        vector = np.asarray(vectors[candidate.section : candidate.section + 1], dtype=np.float32)
        return float((centre(vector, middle) @ self._question.ranking)[0])

    def _cosines(self, candidate: Candidate) -> FloatArray:
        segment = self._collections[candidate.collection].segment
        start, stop = segment.sentence_bounds[candidate.section : candidate.section + 2].tolist()
        vectors = np.asarray(segment.sentences.vectors[start:stop], dtype=np.float32)
        middle = self._centres.ranking.passage(candidate.language)
        cosines: FloatArray = centre(vectors, middle) @ self._question.ranking
        return cosines


def _derived(
    document: Document, section: Section, chosen: range, language: str
) -> tuple[Document, Section, tuple[int, int]]:
    """The same sentences in the derived script."""
    derived = load_guide(document.work_id, language)
    own = derived.section(section.id)
    return derived, own, (own.sentences[chosen.start].start, own.sentences[chosen.stop - 1].end)


def _passage_around(document: Document, section: Section, quote: tuple[int, int]) -> Passage:
    for number, paragraph in enumerate(section.paragraphs):
        if paragraph.start <= quote[0] and quote[1] <= paragraph.end:
            return document.passage(section, number)
    return document.passage(section)

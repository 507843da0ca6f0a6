"""Where passages come from: guide sections named by the rules, and the search over guides and documents."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import CancelledError
from copy import copy
from functools import cached_property
from typing import TYPE_CHECKING

from assistant.answer import Citation, SourceCard
from assistant.answering.citing import Evidence, card, citations, opening, told
from assistant.settings import Settings
from assistant.sources import Sources
from corpus.languages import LANGUAGES as GUIDE_LANGUAGES
from corpus.model import Document
from rules.computation import Computation

if TYPE_CHECKING:
    from assistant.retrieval.errors import RetrievalError
    from assistant.retrieval.lexical.identifiers import Identifier
    from assistant.retrieval.naming import IsKnown, Named
    from assistant.retrieval.results import Hit
    from assistant.retrieval.retriever import Retriever
    from assistant.retrieval.seeking import Wanted

SECTIONS_PER_RULE = 2
HITS = 3
FURTHER = 2
"""So many sentences go on from a quote [-]."""


class Library:
    """Guides and documents; nothing is loaded before it is needed."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._lock = threading.Lock()
        self._retriever: Retriever | None = None
        self._is_ending = threading.Event()
        self._within: str | None = None

    def within(self, collection: str | None) -> Library:
        """The same library, of which only one collection is quoted; by default all of it.

        Raises:
            CollectionError: there is no collection of that name.
            IndexCorruptError: it is none of the guides, and nothing of the user's own can be read.
        """
        if collection is None:
            return self
        self.retriever.require_collection(collection)
        narrowed = copy(self)
        narrowed._within = collection
        return narrowed

    @property
    def is_narrowed(self) -> bool:
        """Whether only one collection is quoted."""
        return self._within is not None

    @cached_property
    def sources(self) -> Sources:
        """Every source by id, those of the catalogs and the user's own data among them."""
        return Sources()

    @property
    def retriever(self) -> Retriever:
        """The search engine, opened at its first use.

        Raises:
            CancelledError: it is not open yet, and the process ends.
        """
        with self._lock:
            if self._retriever is None:
                self._go_on()
                from assistant.searching import open_retriever

                self._retriever = open_retriever(self._settings, self._go_on)
            return self._retriever

    def stop_opening(self) -> None:
        """Give up vectors that are being computed, after the batch at work; for a process that ends."""
        self._is_ending.set()

    def _go_on(self, *_: object) -> None:
        if self._is_ending.is_set():
            raise CancelledError

    @property
    def fault(self) -> RetrievalError | None:
        """Why the newest index of the user's documents is not searched, once one was opened."""
        return self._retriever.fault if self._retriever else None

    def document(self, document_id: str) -> Document:
        """A guide (``tr/power-supply``) or a document of the user's own, by id.

        Raises:
            UnknownGuideError: no such document.
        """
        from corpus.guides import guide_ids, load_guide, unknown_guide

        language, _, guide_id = document_id.partition("/")
        if guide_id in guide_ids() and language in GUIDE_LANGUAGES:
            return load_guide(guide_id, language)
        own = self.retriever.document(document_id)
        if own is not None:
            return own
        raise unknown_guide(guide_id or document_id, language)

    def documents(self) -> list[Document]:
        """Every document that is searched: the guides in each language, then the user's own."""
        from corpus.guides import load_guides

        return [*load_guides(), *self.retriever.documents()]

    def supporting(self, computations: Iterable[Computation], language: str) -> list[Evidence]:
        """The opening sentences of the guide sections that the rules name, in the asker's language if it has
        the guide."""
        if self._lacks_guides:
            return []
        names = [name for c in computations for name in c.sections[:SECTIONS_PER_RULE]]
        return [self._section(name, language) for name in dict.fromkeys(names)]

    @property
    def has_own(self) -> bool:
        """Whether there may be documents of the user's own to quote; nothing is opened to tell."""
        from assistant.retrieval.index.named_sets import GUIDES

        is_there = self._settings.vectors is not None or (self._settings.home / "index").is_dir()
        return is_there and self._within != GUIDES

    def named(self, names: Sequence[Identifier], is_known: IsKnown) -> Named:
        """Which of the names of a question the user's own documents hold, and which nothing holds."""
        return self.retriever.named(names, is_known)

    def rows(self, wanted: Wanted) -> list[Evidence]:
        """The rows of tables of the user's own that a question asks for."""
        return [
            Evidence(
                document=row.document,
                section=row.section,
                passage_id=row.document.passage(row.section, row.number).id,
                start=row.span[0],
                end=row.span[1],
                original_start=row.original[0] if row.original else None,
                original_end=row.original[1] if row.original else None,
                leads=True,
                exclusive=True,
                settles=row.settles,
            )
            for row in self.retriever.rows(wanted, self._within)
        ]

    def search(self, question: str, language: str, names: Sequence[Identifier] = ()) -> list[Evidence]:
        """The best passages for a question, each likely to carry an answer; empty when the best is not.

        Args:
            names: what the question names of the user's own; nothing that lacks it is quoted.
        """
        from assistant.leading import is_carried, led
        from assistant.retrieval.abstention import load_judges

        result = self.retriever.search(question, language, limit=HITS, within=self._within, names=names)
        if not is_carried(result):
            return []
        answers = load_judges().answers
        kept = [hit for hit in result.hits if answers(hit.probability, same_language=hit.same_language)]
        return [_evidence(hit) for hit in led(kept, question, language)]

    def advice_on(self, card: str, language: str) -> list[Evidence]:
        """What the guides of 2017 and 2018 advised on a card, then today's position; empty if they do not."""
        if self._lacks_guides:
            return []
        from assistant.answering.old_cards import ADVICE, TODAY, advice_then_and_now
        from corpus.guides import shown_guide

        return advice_then_and_now(card, {guide: shown_guide(guide, language) for guide in (ADVICE, TODAY)})

    def further(self, citation: Citation) -> list[Evidence]:
        """What the section of a quote says after it; empty where the quote ends the section or is of an own
        document."""
        from corpus.guides import guide_ids

        language, _, guide_id = citation.document_id.partition("/")
        if guide_id not in guide_ids() or language not in GUIDE_LANGUAGES:
            return []
        document = self.document(citation.document_id)
        section = next(each for each in document.sections if each.start <= citation.start < each.end)
        sentences = section.sentences_in(citation.end, section.end)
        rest = told(document, sentences[:FURTHER])
        if not rest:
            return []
        passage = document.passage(section).id
        return [Evidence(document, section, passage, rest[0].start, rest[-1].end)]

    def source_cards(self, ids: Iterable[str], language: str) -> list[SourceCard]:
        """Sources by id as the contract shows them in an answer of that language, each once."""
        return [card(self.sources[source_id], language) for source_id in dict.fromkeys(ids)]

    def citations(self, evidence: Sequence[Evidence], language: str) -> tuple[Citation, ...]:
        """Numbered citations with their sources, for an answer of that language."""
        return citations(evidence, self.sources, language)

    @property
    def _lacks_guides(self) -> bool:
        from assistant.retrieval.index.named_sets import GUIDES

        return self._within not in (None, GUIDES)

    def _section(self, name: str, language: str) -> Evidence:
        from corpus.guides import shown_guide

        guide_id, _, section_id = name.partition("#")
        return opening(shown_guide(guide_id, language), section_id)


def _evidence(hit: Hit) -> Evidence:
    original = hit.original or (None, None)
    return Evidence(
        document=hit.document,
        section=hit.document.section(hit.passage.section_id),
        passage_id=hit.passage.id,
        start=hit.quote[0],
        end=hit.quote[1],
        original_start=original[0],
        original_end=original[1],
        exclusive=hit.exclusive,
    )

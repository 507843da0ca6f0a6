"""What a search returns."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.model import Document, Passage, Source


@dataclass(frozen=True, slots=True)
class Hit:
    """A passage that answers, and the sentences to quote from it.

    Args:
        passage: the paragraph or table part that holds the quote.
        document: the document that all offsets point into.
        sources: what backs the quoted sentences, in order.
        quote: span of one to three whole sentences: ``document.text[start:end]``.
        score: for ordering only; not comparable between questions.
        probability: that the passage answers the question, in [0, 1].
        same_language: whether the passage is in the asker's language.
        original: span in the stored original of a user's own document, else ``None``.
        relevance: score by the reranker, higher for the better; ``None`` where it gave none.
        exclusive: whether it is the user's own and holds what the question is about and no guide holds.
    """

    passage: Passage
    document: Document
    sources: tuple[Source, ...]
    quote: tuple[int, int]
    score: float
    probability: float
    same_language: bool
    original: tuple[int, int] | None = None
    relevance: float | None = None
    exclusive: bool = False

    @property
    def text(self) -> str:
        """The quoted sentences."""
        return self.document.text[self.quote[0] : self.quote[1]]

    @property
    def work_id(self) -> str:
        """What the translations of the document share."""
        return self.document.work_id


@dataclass(frozen=True, slots=True)
class Reranked:
    """What a reranker did.

    Args:
        model: its name.
        pairs: so many of the first passages were scored; 0 if it failed.
        milliseconds: time that it took.
    """

    model: str
    pairs: int
    milliseconds: float


@dataclass(frozen=True, slots=True)
class SearchResult:
    """The hits, best first, and whether the best of them answers at all.

    Args:
        answerable: whether the best hit reaches the threshold of the abstention model, or that which was the
            best before a reranker looked.
        reranked: what the reranker did; ``None`` without one.
    """

    hits: tuple[Hit, ...] = ()
    answerable: bool = False
    reranked: Reranked | None = None

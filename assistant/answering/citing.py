"""Passages as numbered citations: ``document[start:end] == quote``, with the sources of those sentences."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from assistant.answer import Citation, SourceCard
from assistant.answering.wording import Wording, wording
from assistant.sources import Cited
from corpus.model import Document, Section, Sentence, Source
from corpus.pointing import points_at_table


@dataclass(frozen=True, slots=True)
class Evidence:
    """A span of a document that carries a statement.

    Args:
        leads: the answer states it in its first lines; otherwise it does so with the first passage only.
        exclusive: it is the user's own and holds what the question is about and no guide holds.
        settles: it is what the question asks for, whatever a rule makes of the words.
    """

    document: Document
    section: Section
    passage_id: str
    start: int
    end: int
    original_start: int | None = None
    original_end: int | None = None
    leads: bool = False
    exclusive: bool = False
    settles: bool = False

    @property
    def quote(self) -> str:
        """The exact text."""
        return self.document.text[self.start : self.end]

    @property
    def header(self) -> str:
        """The header of the table that the span is a row of; empty for running text."""
        inside = (
            part for part in self.section.paragraphs if part.start <= self.start and self.end <= part.end
        )
        return next((part.header for part in inside), "")


def opening(document: Document, section_id: str, sentences: int = 2) -> Evidence:
    """The first sentences of a section, which answer its heading, before any that points at a table."""
    section = document.section(section_id)
    paragraph = section.paragraphs[0]
    chosen = told(document, section.sentences_in(paragraph.start, paragraph.end)[:sentences])
    passage_id = next(
        p.id for p in document.passages() if p.section_id == section_id and p.level == "section"
    )
    return Evidence(document, section, passage_id, chosen[0].start, chosen[-1].end)


def told(document: Document, sentences: Sequence[Sentence]) -> Sequence[Sentence]:
    """Sentences without those at the end that only point at a table; the first one stays."""
    end = len(sentences)
    while end > 1 and points_at_table(_text(document, sentences[end - 1]), document.language):
        end -= 1
    return sentences[:end]


def _text(document: Document, sentence: Sentence) -> str:
    return document.text[sentence.start : sentence.end]


def headers(evidence: Iterable[Evidence]) -> Mapping[str, str]:
    """The headers of the rows of tables among some evidence, by the text of the row."""
    return {item.quote: item.header for item in evidence if item.header}


def citations(
    evidence: Sequence[Evidence], sources: Mapping[str, Source], language: str
) -> tuple[Citation, ...]:
    """Citations numbered from 1, overlapping spans of one document only once.

    Args:
        language: that of the answer, for sources that Rigwise describes itself.
    """
    distinct = enumerate(_distinct(evidence), 1)
    return tuple(_citation(number, item, _cards(item, sources, language)) for number, item in distinct)


def _distinct(evidence: Sequence[Evidence]) -> list[Evidence]:
    kept: list[Evidence] = []
    for item in evidence:
        if not any(_overlap(item, other) for other in kept):
            kept.append(item)
    return kept


def _overlap(one: Evidence, other: Evidence) -> bool:
    return one.document.id == other.document.id and one.start < other.end and other.start < one.end


def _citation(number: int, item: Evidence, cards: tuple[SourceCard, ...]) -> Citation:
    return Citation(
        number=number,
        passage_id=item.passage_id,
        document_id=item.document.id,
        document_title=item.document.title,
        section=item.section.heading or None,
        quote=item.quote,
        start=item.start,
        end=item.end,
        language=item.document.language,
        source=cards[0],
        sources=cards,
        original_start=item.original_start,
        original_end=item.original_end,
    )


def _cards(item: Evidence, sources: Mapping[str, Source], language: str) -> tuple[SourceCard, ...]:
    if item.document.source is not None:
        return (card(item.document.source, language),)
    backing = _backing(item.section.sentences_in(item.start, item.end))
    ids = backing or item.document.source_ids[:1]
    return tuple(card(sources[source_id], language) for source_id in ids)


def _backing(sentences: Iterable[Sentence]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(source_id for sentence in sentences for source_id in sentence.source_ids))


def card(source: Source, language: str) -> SourceCard:
    """A source as the contract shows it; what Rigwise itself says of one is said in that language."""
    description = _description(source, wording(language))
    return SourceCard(
        id=source.id,
        title=description or source.title,
        author=source.author,
        url=source.url,
        published=source.published,
        language=language if description else source.language,
        confidence=source.confidence,
    )


def _description(source: Source, words: Wording) -> str | None:
    """The words for a source without a title of its own; ``None`` for a work that has one."""
    message = f"source-catalog-{source.catalog}" if isinstance(source, Cited) else f"source-{source.id}"
    if not words.has(message):
        return None
    text = words(message)
    return f"{source.place}{words.locale.colon}{text}" if isinstance(source, Cited) else text

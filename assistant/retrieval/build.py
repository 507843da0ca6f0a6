"""From documents to a segment: which texts are encoded, and how everything is put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.encode import Job, Keep, Progress, encode_missing
from assistant.retrieval.errors import PassageTooLongError
from assistant.retrieval.lexical.postings import build_postings
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.segment import DocumentEntry, Level, Segment
from corpus.model import Document, Section
from corpus.script import to_simplified

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.segment import HalfArray

CHUNKER_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Row:
    """One section and where it stands."""

    document: Document
    document_number: int
    section: Section


@dataclass(frozen=True, slots=True)
class _Texts:
    """What is encoded: per section, its heading, its paragraphs and its sentences."""

    sections: list[str]
    headings: list[str]
    paragraphs: list[str]
    sentences: list[str]


def build_segment(
    documents: Sequence[Document],
    embedder: Embedder,
    known: Mapping[int, HalfArray] | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
    *,
    may_cut: bool = False,
) -> Segment:
    """A segment of all ``documents``.

    Args:
        known: vectors of the same model by text key; what is in there is not encoded again.
        progress: called with the number of texts done and in all.
        keep: called with the keys and vectors of each batch.
        may_cut: whether a model may read the beginning of a passage only; for documents that were split for
            another model.

    Raises:
        PassageTooLongError: a passage exceeds the model's window, so that its end would not be found.
    """
    rows = _rows(documents)
    texts = _texts(rows, embedder, may_cut=may_cut)
    jobs = _jobs(texts)
    vectors = encode_missing(jobs, embedder, known or {}, progress, keep)
    return _assemble(documents, rows, texts, vectors, embedder.record.dimension)


def jobs_of(documents: Sequence[Document], embedder: Embedder) -> list[Job]:
    """Every text of some documents that has a vector.

    Raises:
        PassageTooLongError: a passage exceeds the model's window, so that its end would not be found.
    """
    return _jobs(_texts(_rows(documents), embedder))


def _rows(documents: Sequence[Document]) -> list[_Row]:
    return [_Row(doc, number, section) for number, doc in enumerate(documents) for section in doc.sections]


def _jobs(texts: _Texts) -> list[Job]:
    jobs = [Job(text) for part in (texts.sections, texts.paragraphs, texts.sentences) for text in part]
    return jobs + [Job(text, as_query=True) for text in texts.headings if text]


def encoded_text(text: str, language: str) -> str:
    """What the model reads: Traditional Chinese as Simplified, so that both scripts meet."""
    return to_simplified(text) if language == "zh-Hant" else text


def _texts(rows: Sequence[_Row], embedder: Embedder, *, may_cut: bool = False) -> _Texts:
    texts = _Texts([], [], [], [])
    for row in rows:
        document, section = row.document, row.section
        texts.sections.append(_section_text(document, section, embedder))
        texts.headings.append(encoded_text(section.heading, document.language))
        for number in range(len(section.paragraphs)):
            text = encoded_text(document.passage(section, number).search_text, document.language)
            if not may_cut:
                _require_whole(text, document, embedder)
            texts.paragraphs.append(text)
        for sentence in section.sentences:
            texts.sentences.append(
                encoded_text(document.text[sentence.start : sentence.end], document.language)
            )
    return texts


def _require_whole(text: str, document: Document, embedder: Embedder) -> None:
    limit = embedder.record.max_tokens
    tokens = embedder.count_tokens(text)
    if tokens > limit:
        raise PassageTooLongError(
            "index-passage-too-long", document=document.title, tokens=tokens, limit=limit
        )


def _section_text(document: Document, section: Section, embedder: Embedder) -> str:
    """Heading and body, without the last paragraphs where the whole exceeds the model's window.

    Each paragraph has a vector of its own, so nothing is lost to the search.
    """
    ends = [section.end, *(paragraph.end for paragraph in reversed(section.paragraphs[:-1]))]
    text = ""
    for end in ends:
        parts = (section.heading, document.text[section.start : end])
        text = encoded_text("\n".join(part for part in parts if part), document.language)
        if embedder.count_tokens(text) <= embedder.record.max_tokens:
            break
    return text


def _assemble(
    documents: Sequence[Document],
    rows: Sequence[_Row],
    texts: _Texts,
    vectors: Mapping[int, HalfArray],
    dimension: int,
) -> Segment:
    paragraphs = [
        (row, number) for row in range(len(rows)) for number in range(len(rows[row].section.paragraphs))
    ]
    languages = [row.document.language for row in rows]
    sections = _level([Job(text) for text in texts.sections], vectors, dimension)
    return Segment(
        documents=tuple(DocumentEntry(doc.id, doc.work_id, doc.language) for doc in documents),
        section_ids=tuple(row.section.id for row in rows),
        section_documents=np.asarray([row.document_number for row in rows], np.int32),
        paragraph_sections=np.asarray([row for row, _ in paragraphs], np.int32),
        paragraph_numbers=np.asarray([number for _, number in paragraphs], np.int32),
        sentence_bounds=_bounds(len(row.section.sentences) for row in rows),
        sections=sections,
        headings=_headings(texts.headings, sections, vectors, dimension),
        paragraphs=_level([Job(text) for text in texts.paragraphs], vectors, dimension),
        sentences=_level([Job(text) for text in texts.sentences], vectors, dimension),
        section_words=build_postings(
            tokens(row.document.passage(row.section).search_text, language)
            for row, language in zip(rows, languages, strict=True)
        ),
        paragraph_words=build_postings(
            tokens(text, languages[row]) for (row, _), text in zip(paragraphs, texts.paragraphs, strict=True)
        ),
    )


def _level(jobs: Sequence[Job], vectors: Mapping[int, HalfArray], dimension: int) -> Level:
    keys = np.asarray([job.key for job in jobs], np.uint64)
    table = np.stack([vectors[job.key] for job in jobs]) if jobs else np.empty((0, dimension), np.float16)
    return Level(table, keys)


def _headings(
    headings: Sequence[str], sections: Level, vectors: Mapping[int, HalfArray], dimension: int
) -> Level:
    """Vectors of the headings; a section without one has the vector of its text in that place."""
    jobs = [Job(text, as_query=True) for text in headings]
    padded = {job.key: sections.vectors[row] for row, job in enumerate(jobs) if not job.text}
    level = _level(jobs, {**vectors, **padded}, dimension)
    table = level.vectors[:]
    for row, job in enumerate(jobs):
        if not job.text:
            table[row] = sections.vectors[row]
    return Level(table, level.keys)


def _bounds(sizes: Iterable[int]) -> NDArray[np.int32]:
    return np.cumsum([0, *sizes]).astype(np.int32)

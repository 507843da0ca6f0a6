"""From documents to a segment: which texts are encoded, and how everything is put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.encode import Job, Keep, Progress, encode_missing
from assistant.retrieval.errors import PassageTooLongError
from assistant.retrieval.keyed_vectors import KeyedVectors, joined
from assistant.retrieval.layout import Layout, Texts
from assistant.retrieval.lexical.gathering import build_postings
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.segment import LEVELS, Level, Segment
from corpus.model import Document, Section
from corpus.script import to_simplified

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.segment import HalfArray

CHUNKER_VERSION = 1


def build_segment(
    documents: Sequence[Document],
    embedder: Embedder,
    known: Mapping[int, HalfArray] | None = None,
    progress: Progress | None = None,
    keep: Keep | None = None,
    *,
    may_cut: bool = False,
) -> Segment:
    """A segment of all ``documents``, in memory.

    Args:
        known: vectors of the same model by text key; what is in there is not encoded again.
        progress: called with the number of texts done and in all.
        keep: called with the keys and vectors of each batch.
        may_cut: whether a model may read the beginning of a passage only; for documents that were split for
            another model.

    Raises:
        PassageTooLongError: a passage exceeds the model's window, so that its end would not be found.
    """
    layout, jobs, known = Layout(), list[Job](), known or {}
    for document in documents:
        texts = texts_of(document, embedder, may_cut=may_cut)
        layout.add(document, texts)
        jobs.extend(texts.jobs())
    vectors = joined(known, encode_missing(jobs, embedder, known, progress, keep))
    parts: dict[str, Any] = dict(layout.arrays())
    for name in LEVELS:
        parts[name] = _level(layout, name, vectors, embedder.record.dimension)
    return Segment(
        documents=tuple(layout.documents),
        section_ids=tuple(layout.section_ids),
        section_words=build_postings(terms for each in documents for terms in section_terms(each)),
        paragraph_words=build_postings(terms for each in documents for terms in paragraph_terms(each)),
        **parts,
    )


def encoded_text(text: str, language: str) -> str:
    """What the model reads: Traditional Chinese as Simplified, so that both scripts meet."""
    return to_simplified(text) if language == "zh-Hant" else text


def texts_of(document: Document, embedder: Embedder, *, may_cut: bool = False) -> Texts:
    """What is encoded of a document.

    Raises:
        PassageTooLongError: a passage exceeds the model's window, so that its end would not be found.
    """
    texts = Texts([], [], [], [])
    for section in document.sections:
        texts.sections.append(_section_text(document, section, embedder))
        texts.headings.append(encoded_text(section.heading, document.language))
        for text in _paragraph_texts(document, section):
            if not may_cut:
                _require_whole(text, document, embedder)
            texts.paragraphs.append(text)
        for sentence in section.sentences:
            text = document.text[sentence.start : sentence.end]
            texts.sentences.append(encoded_text(text, document.language))
    return texts


def section_terms(document: Document) -> Iterator[list[str]]:
    """The words of each section, as they are looked up."""
    for section in document.sections:
        yield tokens(document.passage(section).search_text, document.language)


def paragraph_terms(document: Document) -> Iterator[list[str]]:
    """The words of each paragraph, as they are looked up."""
    for section in document.sections:
        for text in _paragraph_texts(document, section):
            yield tokens(text, document.language)


def _paragraph_texts(document: Document, section: Section) -> Iterator[str]:
    for number in range(len(section.paragraphs)):
        yield encoded_text(document.passage(section, number).search_text, document.language)


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
        parts = (section.heading, document.passage(section).header, document.text[section.start : end])
        text = encoded_text("\n".join(part for part in parts if part), document.language)
        if embedder.count_tokens(text) <= embedder.record.max_tokens:
            break
    return text


def _level(layout: Layout, name: str, vectors: KeyedVectors, dimension: int) -> Level:
    keys = layout.vector_keys(name)
    table = vectors.take(keys) if len(keys) else np.empty((0, dimension), np.float16)
    return Level(table, layout.keys(name))

"""Choosing what to quote: whole sentences, at most three that stand together, the most relevant first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.lexical.tokens import tokens
from corpus.model import Document, Section, Sentence

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

MOST = 3
WORD_WEIGHT = 0.3
OPENING_BONUS = 0.03
ONE_TERM_BONUS = 0.2
"""For the opening of a section where one term is all that is asked: it holds in many sentences alike."""
ROW_PENALTY = 0.08
NEAR = 0.85
Span = tuple[int, int]


def best_quote(
    document: Document,
    section: Section,
    cosines: FloatArray,
    terms: Collection[str],
    favoured: Span | None = None,
) -> tuple[Span, range]:
    """The span to quote from a section, and the numbers of its sentences.

    Args:
        cosines: centred cosine between the question and each sentence of the section.
        terms: the question cut into terms, if it is in the document's language.
        favoured: span of the paragraph that ranked best; its sentences are preferred a little.
    """
    scores = _relevance(document, section.sentences, cosines, terms)
    for number, sentence in enumerate(section.sentences):
        if favoured and favoured[0] <= sentence.start and sentence.end <= favoured[1]:
            scores[number] += OPENING_BONUS
    chosen = _window(document.text, section.sentences, scores)
    return (section.sentences[chosen.start].start, section.sentences[chosen.stop - 1].end), chosen


def _relevance(
    document: Document, sentences: Sequence[Sentence], cosines: FloatArray, terms: Collection[str]
) -> FloatArray:
    scores = np.array(cosines, dtype=np.float32)
    wanted = frozenset(terms)
    scores[0] += OPENING_BONUS if len(wanted) != 1 else ONE_TERM_BONUS
    for number, sentence in enumerate(sentences):
        if wanted:
            words = _words(document.text[sentence.start : sentence.end], document.language)
            held = sum(f" {term} " in words for term in wanted)
            scores[number] += WORD_WEIGHT * held / len(wanted)
        if sentence.kind == "row":
            scores[number] -= ROW_PENALTY
        elif sentence.kind == "fragment":
            scores[number] -= 1.0
    return scores


@lru_cache(maxsize=4_096)
def _words(sentence: str, language: str) -> str:
    """The terms of a sentence, each between spaces: kept so, they take a tenth of what a set takes."""
    return f" {' '.join(tokens(sentence, language))} "


def _window(text: str, sentences: Sequence[Sentence], scores: FloatArray) -> range:
    """The best sentence, grown by neighbours of its paragraph that are nearly as good."""
    best = int(np.argmax(scores))
    start, stop = best, best + 1
    while stop - start < MOST:
        left = _neighbour(text, sentences, start - 1, start)
        right = _neighbour(text, sentences, stop, stop - 1)
        options = [n for n in (left, right) if n is not None and scores[n] >= NEAR * scores[best] > 0]
        if left is not None and sentences[left].kind == "fragment":
            options.append(left)
        if not options:
            break
        grown = max(options, key=lambda number: float(scores[number]))
        start, stop = min(start, grown), max(stop, grown + 1)
    return range(start, stop)


def _neighbour(text: str, sentences: Sequence[Sentence], number: int, edge: int) -> int | None:
    """``number`` if that sentence follows the one at the edge directly in the same paragraph and kind."""
    if not 0 <= number < len(sentences):
        return None
    first, second = sorted((sentences[number], sentences[edge]), key=lambda sentence: sentence.start)
    joined = "\n" not in text[first.end : second.start]
    return number if joined and "row" not in (first.kind, second.kind) else None

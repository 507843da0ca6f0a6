"""Choosing what to quote: whole sentences, at most three that stand together, the most relevant first."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.lexical.identifiers import Identifier, identifiers
from assistant.retrieval.lexical.tokens import tokens
from corpus.model import Document, Section, Sentence
from corpus.pointing import points_at_table

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import FloatArray

MOST = 3
WORD_WEIGHT = 0.3
OPENING_BONUS = 0.03
HEADING_BONUS = 0.4
"""For the opening of a section, of each part of the cosine of its heading above ``NEAR_HEADING`` [-]."""
NEAR_HEADING = 0.5
"""From this cosine on, what the heading asks is what is asked, and the opening answers it [-]."""
ONE_TERM_BONUS = 0.2
"""For the opening of a section where one term is all that is asked: it holds in many sentences alike."""
ROW_PENALTY = 0.08
ASIDE_PENALTY = 1.0
"""For what tells nothing by itself: a fragment, or a sentence that points at a table beside it."""
NAME_BONUS = 3.0
"""For what holds the name of letters and digits that is asked about, and what goes on from it."""
NEAR = 0.85
FURTHER_TERMS = 2
"""Terms of the question that the next sentence must hold, and none before it, to be quoted with them [-]."""
Span = tuple[int, int]


def best_quote(
    document: Document,
    section: Section,
    cosines: FloatArray,
    terms: Collection[str],
    favoured: Span | None = None,
    heading: float = 0.0,
    names: Sequence[Identifier] = (),
) -> tuple[Span, range]:
    """The span to quote from a section, and the numbers of its sentences.

    Args:
        cosines: centred cosine between the question and each sentence of the section.
        terms: the question cut into terms, if it is in the document's language.
        favoured: span of the paragraph that ranked best; its sentences are preferred a little.
        heading: cosine between the question and a heading that the section's opening answers.
        names: what the question names by letters and digits.
    """
    scores = _by_place(document, section.sentences, cosines, len(frozenset(terms)), favoured)
    scores[0] += HEADING_BONUS * max(0.0, heading - NEAR_HEADING)
    _add_words(document, section.sentences, scores, frozenset(terms))
    _add_names(document, section.sentences, scores, names)
    chosen = _window(document, section.sentences, scores)
    chosen = _completed(document, section.sentences, chosen, frozenset(terms))
    return (section.sentences[chosen.start].start, section.sentences[chosen.stop - 1].end), chosen


def _by_place(
    document: Document,
    sentences: Sequence[Sentence],
    cosines: FloatArray,
    asked: int,
    favoured: Span | None,
) -> FloatArray:
    """The cosines, and what counts for or against a sentence where it stands.

    Args:
        asked: how many terms the question has.
    """
    scores = np.array(cosines, dtype=np.float32)
    scores[0] += OPENING_BONUS if asked != 1 else ONE_TERM_BONUS
    for number, sentence in enumerate(sentences):
        if favoured and favoured[0] <= sentence.start and sentence.end <= favoured[1]:
            scores[number] += OPENING_BONUS
        if sentence.kind == "row":
            scores[number] -= ROW_PENALTY
        elif _is_aside(document, sentence):
            scores[number] -= ASIDE_PENALTY
    return scores


def _is_aside(document: Document, sentence: Sentence) -> bool:
    """Whether a sentence tells nothing to those who see it alone."""
    text = document.text[sentence.start : sentence.end]
    return sentence.kind == "fragment" or points_at_table(text, document.language)


def _add_words(
    document: Document, sentences: Sequence[Sentence], scores: FloatArray, wanted: frozenset[str]
) -> None:
    """Add to the scores what the words of the question count for, as far as it can change the choice.

    The best come first; a sentence that would not come near the best with all the words is not looked at,
    and neither is any after it.
    """
    best = 0.0
    for number in np.argsort(-scores).tolist() if wanted else ():
        if scores[number] + WORD_WEIGHT < NEAR * best:
            break
        scores[number] += WORD_WEIGHT * len(_held(document, sentences[number], wanted)) / len(wanted)
        best = max(best, float(scores[number]))


def _add_names(
    document: Document, sentences: Sequence[Sentence], scores: FloatArray, names: Sequence[Identifier]
) -> None:
    """Add to the scores of the sentences that hold a name of the question, and of those that go on from one
    and name nothing else by letters and digits."""
    holds = False
    for number, sentence in enumerate(sentences if names else ()):
        text = document.text[sentence.start : sentence.end]
        goes_on = holds and _neighbour(document, sentences, number, number - 1) is not None
        holds = any(name.is_in(text) for name in names) or (goes_on and not identifiers(text))
        scores[number] += NAME_BONUS * holds


def _held(document: Document, sentence: Sentence, wanted: Collection[str]) -> frozenset[str]:
    """The terms that a sentence holds."""
    words = _words(document.text[sentence.start : sentence.end], document.language)
    return frozenset(term for term in wanted if f" {term} " in words)


@lru_cache(maxsize=4_096)
def _words(sentence: str, language: str) -> str:
    """The terms of a sentence, each between spaces: kept so, they take a tenth of what a set takes."""
    return f" {' '.join(tokens(sentence, language))} "


def _window(document: Document, sentences: Sequence[Sentence], scores: FloatArray) -> range:
    """The best sentence, grown by neighbours of its paragraph that are nearly as good."""
    best = int(np.argmax(scores))
    start, stop = best, best + 1
    while stop - start < MOST:
        left = _neighbour(document, sentences, start - 1, start)
        right = _neighbour(document, sentences, stop, stop - 1)
        options = [n for n in (left, right) if n is not None and scores[n] >= NEAR * scores[best] > 0]
        if left is not None and sentences[left].kind == "fragment":
            options.append(left)
        if not options:
            break
        grown = max(options, key=lambda number: float(scores[number]))
        start, stop = min(start, grown), max(stop, grown + 1)
    return range(start, stop)


def _completed(
    document: Document, sentences: Sequence[Sentence], chosen: range, wanted: frozenset[str]
) -> range:
    """The window with the sentence after it, where that one says more of what is asked.

    "The switch has 48 ports. It costs 3.50 EUR per port.": the subject of the second is a pronoun, so that
    the first holds more of the question, and the second the answer.
    """
    after = _neighbour(document, sentences, chosen.stop, chosen.stop - 1)
    if after is None or len(chosen) >= MOST or _is_aside(document, sentences[after]):
        return chosen
    held = frozenset[str]().union(*(_held(document, sentences[n], wanted) for n in chosen))
    more = _held(document, sentences[after], wanted) - held
    return range(chosen.start, after + 1) if len(more) >= FURTHER_TERMS else chosen


def _neighbour(document: Document, sentences: Sequence[Sentence], number: int, edge: int) -> int | None:
    """``number`` if that sentence follows the one at the edge directly in the same paragraph and kind.

    In a user's document a mere line break does not part them, as in a text of short lines; the mark of a
    list's next item does. In a guide each line is a statement with sources of its own.
    """
    if not 0 <= number < len(sentences):
        return None
    first, second = sorted((sentences[number], sentences[edge]), key=lambda sentence: sentence.start)
    between, breaks = document.text[first.end : second.start], int(document.collection == "documents")
    joined = not between.strip() and between.count("\n") <= breaks
    return number if joined and "row" not in (first.kind, second.kind) else None

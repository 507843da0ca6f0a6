"""Which of the passages found leads an answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from assistant.retrieval.lexical.tokens import tokens
from corpus.pointing import is_caption

if TYPE_CHECKING:
    from assistant.retrieval.results import Hit, SearchResult

_FAR = 0.2
_SURE = 0.9
_EQUAL = 0.05


def led(hits: Sequence[Hit], question: str, language: str) -> list[Hit]:
    """The hits, first of them the one that states the answer.

    A hit that answers far more probably than the one that ranks first goes before it. Where the question is
    about one word alone ("What is NVLink?"), the passage that begins with it goes before one that is as
    probable and only mentions it. What is written below a picture leads only where there is nothing else.
    The order of a reranker stands.
    """
    if not hits or hits[0].relevance is not None:
        return list(hits)
    best = max(hits, key=lambda hit: hit.probability)
    first = best if best.probability - hits[0].probability >= _FAR else hits[0]
    wanted = tokens(question, language)
    if len(set(wanted)) == 1 and not _begins(first, wanted[0]):
        equal = (hit for hit in hits if first.probability - hit.probability <= _EQUAL)
        first = next((hit for hit in equal if _begins(hit, wanted[0])), first)
    if _is_of_picture(first):
        first = next((hit for hit in hits if not _is_of_picture(hit)), first)
    return [first, *(hit for hit in hits if hit is not first)]


def is_carried(result: SearchResult) -> bool:
    """Whether the best hit carries an answer, or one of the asker's language that is surer by far does."""
    if result.answerable or not result.hits:
        return result.answerable
    least = max(_SURE, result.hits[0].probability + _FAR)
    return any(hit.same_language and hit.probability >= least for hit in result.hits)


def _begins(hit: Hit, term: str) -> bool:
    quote = hit.document.text[slice(*hit.quote)]
    return hit.same_language and tokens(quote[:80], hit.document.language)[:1] == [term]


def _is_of_picture(hit: Hit) -> bool:
    """Whether a hit quotes a caption or the question in it, and not for a name that it alone has."""
    quote, language = hit.document.text[slice(*hit.quote)], hit.document.language
    asks = quote.rstrip().endswith(("?", "？"))
    is_one = is_caption(quote, language) or (asks and is_caption(hit.passage.text, language))
    return is_one and not hit.exclusive

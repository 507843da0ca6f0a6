"""Prices and tariffs with the titles of their sources, told once in an answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from assistant.answer import Computation, SourceCard
from assistant.answering.outline import source_line
from assistant.answering.wording import wording

if TYPE_CHECKING:
    from rules import computation as rules

_MOST = 4
"""So many sources are named in one sentence [-]; the others stand in the references."""

_MARK = "\N{OBJECT REPLACEMENT CHARACTER}"
Cards = Callable[[Iterable[str], str], Sequence[SourceCard]]


def with_price_sources(
    worded: Sequence[Computation], computed: Sequence[rules.Computation], cards: Cards, language: str
) -> tuple[Computation, ...]:
    """The computations, each saying whose prices it shows that none before it named.

    Args:
        worded: what was computed, in the language of the answer.
        computed: the same in the same order, free of language.
        cards: sources by id, for an answer of a language.
    """
    named: set[str] = set()
    told = []
    for one, source in zip(worded, computed, strict=True):
        fresh = [each for each in source.priced_by if each not in named]
        named.update(fresh)
        told.append(_named(one, cards(fresh[:_MOST], language), language) if fresh else one)
    return tuple(told)


def names_price_sources(text: str, language: str) -> bool:
    """Whether a sentence of an answer is the one that names them.

    >>> names_price_sources("Prices and tariffs are from Eurostat, “Electricity prices”, 2025.", "en")
    True
    """
    before, _, after = wording(language)("price-sources", sources=_MARK).partition(_MARK)
    return text.startswith(before) and text.endswith(after)


def _named(computation: Computation, cards: Sequence[SourceCard], language: str) -> Computation:
    words = wording(language)
    note = words("price-sources", sources=words.list_of(source_line(card, words) for card in cards))
    return computation.model_copy(update={"assumptions": (*computation.assumptions, note)})

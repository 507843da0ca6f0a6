"""Words that judge: enough, at most, faster, not. They may not be turned round."""

from __future__ import annotations

from typing import NamedTuple

from assistant.writer.facts.grammar import Grammar
from assistant.writer.facts.number_words import masked


class Judgement(NamedTuple):
    """What a sentence judges, in order, and how often it says no."""

    meanings: tuple[str, ...]
    negations: int


def judgement(folded: str, grammar: Grammar) -> Judgement:
    """The judging words of a sentence.

    >>> from assistant.writer.facts.grammar import grammar
    >>> judgement("it does not fit on the largest card", grammar("en"))
    Judgement(meanings=('fit', 'more'), negations=1)
    """
    found = grammar.meanings.pattern.finditer(folded)
    meanings = tuple(dict.fromkeys(grammar.meanings.value(match[0]) for match in found))
    for match in grammar.not_negation.pattern.finditer(folded):
        folded = masked(folded, match)
    return Judgement(meanings, sum(1 for _ in grammar.negation.pattern.finditer(folded)))

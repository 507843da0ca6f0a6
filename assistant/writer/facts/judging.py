"""Words that judge: enough, at most, faster, not. They may not be turned round."""

from __future__ import annotations

import re
from typing import NamedTuple

from assistant.writer.facts.grammar import Grammar
from assistant.writer.facts.number_words import masked

_CLAUSE = re.compile(r"[;:.!?] |, ")
_NO = "un:"
"""Before a meaning that a word says no to, as "insufficient" does."""


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
    named: list[str] = []
    for match in list(grammar.meanings.pattern.finditer(folded)):
        named.append(grammar.meanings.value(match[0]))
        folded = masked(folded, match)
    meanings = tuple(name.removeprefix(_NO) for name in named)
    said_no = sum(name.startswith(_NO) for name in named)
    for match in grammar.not_negation.pattern.finditer(folded):
        folded = masked(folded, match)
    return Judgement(meanings, said_no + sum(_noes(clause, grammar) for clause in _CLAUSE.split(folded)))


def _noes(clause: str, grammar: Grammar) -> int:
    """How often a clause says no; "no … ninguno" says it once, and so does "никто не"."""
    plain = [match.start() for match in grammar.negation.pattern.finditer(clause)]
    concord = grammar.concord.pattern.search(clause)
    agrees = concord is None or (bool(plain) and (grammar.concord_leads or plain[0] < concord.start()))
    return len(plain) + (not agrees)

"""How what a sentence states hangs together: which number is said of which, what a no stands before."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from assistant.writer.exchanging import lacking
from assistant.writer.facts.facts import Facts
from assistant.writer.facts.folding import fold
from assistant.writer.facts.grammar import Grammar, grammar
from assistant.writer.facts.quantity import Quantity, same
from assistant.writer.faults import Fault
from assistant.writer.statements import Statement, terms
from corpus.languages import base_language

_SIGNS = {"": "", "×": "", "x": "", "*": "", "·": "", "/": "/", "÷": "/", "+": "+", "-": "-"}
"""Signs between two numbers; side by side they are multiplied, as in "two 350 W cards"."""
_CLAUSE = re.compile(r"[,;:=、；：。]|\. ")
_WORD = re.compile(r"[^\W\d_]+")
_UNSPACED = ("zh", "ja")
_NO_COMES_LAST = ("tr", "ja", "ko")
"""Languages that say no at the end of the verb or after it."""


def unrelated(said: Facts, statement: Statement, language: str) -> Fault | None:
    """A relation that the statement does not state: twice a result, so much a piece, a no to another word."""
    rules = grammar(base_language(language))
    return (
        _miscalculated(said, statement, rules)
        or _apportioned(said, statement, rules)
        or _reordered(said, statement)
        or _denied(said, statement, rules)
    )


def _miscalculated(said: Facts, statement: Statement, rules: Grammar) -> Fault | None:
    """Two numbers that are calculated with each other, and are not there, or otherwise."""
    stated = list(_pairs(statement.facts, rules))
    for one, other, sign in _pairs(said, rules):
        if sign is None:
            continue
        signs = [theirs for first, last, theirs in stated if same(one, first) and same(other, last)]
        if not any(theirs == sign or (sign == "-" and theirs is None) for theirs in signs):
            return Fault("order", "calculation")
    return None


def _pairs(read: Facts, rules: Grammar) -> Iterator[tuple[Quantity, Quantity, str | None]]:
    """Neighbouring numbers and the sign between them; ``None`` where words stand there."""
    for one, other in pairwise(read.quantities):
        gap = rules.of.pattern.sub("", read.prose[one.end : other.start]).strip(" ()")
        yield one, other, _SIGNS.get(gap)


def _apportioned(said: Facts, statement: Statement, rules: Grammar) -> Fault | None:
    """A "per" or "each" of a number that is none in the statement, or the other way round."""
    if any(_shares(statement.facts, rules)):
        return None if any(_shares(said, rules)) else Fault("omission", "per")
    shares = list(_shares(said, rules))
    for start, end in _clauses(said.prose):
        numbers = [each for each in said.quantities if start <= each.start < end]
        if len(numbers) == 1 and any(start <= share < end for share in shares):
            return Fault("claim", "per")
    return None


def _shares(read: Facts, rules: Grammar) -> Iterator[int]:
    """Where a word makes a number one of each; before a name, as in "each RTX 3090", it does not."""
    named = {name.start for name in read.names}
    for match in rules.per.pattern.finditer(read.prose):
        after = match.end() + read.prose[match.end() :].startswith(" ")
        if after not in named:
            yield match.end() - 1


def _clauses(prose: str) -> Iterator[tuple[int, int]]:
    start = 0
    for match in _CLAUSE.finditer(prose):
        yield start, match.start()
        start = match.end()
    yield start, len(prose)


def _reordered(said: Facts, statement: Statement) -> Fault | None:
    """Words that can be names in another order: from Hungary to Germany is not from Germany to Hungary."""
    shared = {fold(word) for word in said.words & statement.facts.words}
    if _order(shared, said.prose) != _order(shared, statement.facts.prose):
        return Fault("order", ", ".join(sorted(shared)))
    return None


def _order(words: set[str], prose: str) -> list[str]:
    """The words of a set in the order in which each comes first."""
    return [word for word in dict.fromkeys(_WORD.findall(prose)) if word in words]


def _denied(said: Facts, statement: Statement, rules: Grammar) -> Fault | None:
    """A no before a word that the statement says no such thing of."""
    if rules.tag in _NO_COMES_LAST:
        return None
    mine, theirs = _after_no(said.prose, rules), _after_no(statement.facts.prose, rules)
    turned = lacking(mine, theirs) if theirs else set()
    return Fault("negation", ", ".join(sorted(turned))) if turned else None


def _after_no(prose: str, rules: Grammar) -> frozenset[str]:
    """The first telling word after each no."""
    found = (_first(prose[match.end() :], rules.tag) for match in rules.negation.pattern.finditer(prose))
    return frozenset(word for word in found if word)


def _first(rest: str, language: str) -> str | None:
    for word in _WORD.findall(rest):
        for term in sorted(terms(word, language)):
            return word[:2] if language in _UNSPACED else term
    return None

"""Words that a sentence has in the place of others: what no list of opposites can hold in full."""

from __future__ import annotations

import re
from collections import Counter

from assistant.writer.facts.facts import Facts
from assistant.writer.facts.folding import MASK, fold
from assistant.writer.faults import Fault
from assistant.writer.statements import Statement
from corpus.languages import base_language

_STEM = 4
"""Letters by which two forms of one word are known."""
_SIGN = re.compile(r"[\u3400-\u9fff\uac00-\ud7a3]")
_BY_SIGN = ("zh", "ja", "ko")
"""Languages whose words are not parted by spaces, or run together with their endings."""


def exchanged(said: Facts, statement: Statement, language: str, allowed: str) -> Fault | None:
    """Whether a sentence has a word that its statement lacks, where one of the statement's is missing.

    A prose statement may not gain a word at all, nor say one more often; the label of a step may, as its
    numbers tie it.

    Args:
        allowed: words that any sentence may have.
    """
    mine, theirs = _words(said.prose, language), _words(statement.facts.prose, language)
    free = frozenset(_words(allowed, language))
    added = lacking(frozenset(mine), frozenset(theirs) | free) | _said_more_often(mine, theirs, free)
    if not added or (statement.kind == "step" and not lacking(frozenset(theirs), frozenset(mine))):
        return None
    return Fault("claim", ", ".join(sorted(added)))


def _said_more_often(mine: Counter[str], theirs: Counter[str], free: frozenset[str]) -> set[str]:
    return {word for word, times in mine.items() if 0 < theirs[word] < times and word not in free}


def lacking(wanted: frozenset[str], given: frozenset[str]) -> set[str]:
    """Words of one set that the other lacks; two forms of a word share their beginning.

    >>> lacking(frozenset({"памят", "карт"}), frozenset({"памя"}))
    {'карт'}
    """
    begun = {word[:_STEM] for word in given if len(word) >= _STEM}
    return {word for word in wanted if word not in given and word[:_STEM] not in begun}


def _words(text: str, language: str) -> Counter[str]:
    """Stems, or single characters where words cannot be told apart by spaces, and how often each is said."""
    if base_language(language) in _BY_SIGN:
        return Counter(_SIGN.findall(fold(text)))
    from assistant.retrieval.lexical.tokens import tokens

    found = tokens(text.replace(MASK, " "), base_language(language))
    return Counter(word for word in found if not word.isdigit())

"""Whether a written sentence says what one statement of the answer says, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.writer.comparing import misjudged, misplaced
from assistant.writer.exchanging import exchanged, lacking
from assistant.writer.facts.facts import Facts, facts
from assistant.writer.facts.grammar import grammar
from assistant.writer.facts.quantity import same
from assistant.writer.faults import Fault
from assistant.writer.hygiene import unclean
from assistant.writer.relating import unrelated
from assistant.writer.statements import Statement, gives_orders, terms
from corpus.languages import base_language
from rules.knowledge import Knowledge

LEAST_SAID = 0.6
"""Share of a sentence's words that its statement must hold, so that nothing is added."""
LEAST_KEPT = 0.65
"""Share of a statement's words that a sentence must keep, so that a number keeps its meaning."""
LEAST_SAID_ALONE, LEAST_KEPT_ALONE = 0.75, 0.7
"""The same for a sentence without any number, name or date, which only its words tie to a statement."""


class Verifier:
    """Checks sentences against the statements of one answer.

    Args:
        statements: what may be said.
        background: text whose words may be used too, such as the title of the computation.
    """

    def __init__(
        self, statements: Sequence[Statement], background: str, language: str, knowledge: Knowledge
    ) -> None:
        self.statements = statements
        self._language = language
        self._knowledge = knowledge
        self._background = terms(background, language)
        self._allowed = filler(language)
        self._filler = terms(filler(language), language)

    def check(self, sentence: str) -> Statement | Fault:
        """The statement that a sentence puts in other words, or why there is none."""
        cause = unclean(sentence, self._language)
        if cause is not None:
            return Fault(cause)
        if gives_orders(sentence):
            return Fault("orders")
        said = facts(sentence, self._language, self._knowledge)
        if said.unread:
            return Fault("unread", ", ".join(said.unread))
        return self._nearest(said)

    def _nearest(self, said: Facts) -> Statement | Fault:
        """The most alike statement without a fault; else the fault against the most alike."""
        own = terms(said.prose, self._language)
        ranked = sorted(self.statements, key=lambda each: _likeness(own, said, each), reverse=True)
        first: Fault | None = None
        for statement in ranked:
            fault = self._fault(said, own, statement)
            if fault is None:
                return statement
            first = first or fault
        return first or Fault("claim")

    def _fault(self, said: Facts, own: frozenset[str], statement: Statement) -> Fault | None:
        if is_tied(statement.facts) and not is_tied(said):
            return Fault("omission", "every number, name and date")
        return (
            misplaced(said, statement)
            or misjudged(said, statement, self._language)
            or unrelated(said, statement, self._language)
            or self._unsaid(said, own, statement)
            or exchanged(said, statement, self._language, self._allowed)
            or self._said_of_another(own, statement)
        )

    def _unsaid(self, said: Facts, own: frozenset[str], statement: Statement) -> Fault | None:
        """Whether the words of a sentence are those of its statement, as far as words can tell."""
        theirs = statement.terms
        alone = not is_tied(said)
        least_said, least_kept = (LEAST_SAID_ALONE, LEAST_KEPT_ALONE) if alone else (LEAST_SAID, LEAST_KEPT)
        telling = own - self._filler
        added = lacking(telling, theirs | self._background)
        if telling and 1 - len(added) / len(telling) < least_said:
            return Fault("claim", ", ".join(sorted(added)))
        left_out = lacking(theirs, own)
        if theirs and 1 - len(left_out) / len(theirs) < least_kept:
            return Fault("omission", ", ".join(sorted(left_out)))
        return None

    def _said_of_another(self, own: frozenset[str], statement: Statement) -> Fault | None:
        """Whether the words are rather those of another statement of the kind, whose number it is not."""
        telling = own - self._filler
        mine = _alike(telling, statement.terms)
        for other in self.statements:
            if other.kind == statement.kind and _alike(telling, other.terms) > mine:
                return Fault("claim", f"rather {other.id}")
        return None


def is_tied(said: Facts) -> bool:
    """Whether more than words ties a sentence to what it is about: a number, a name or a date."""
    return bool(said.quantities or said.names or said.dates)


def _alike(one: frozenset[str], other: frozenset[str]) -> float:
    """Share of the words of both that they have in common."""
    return len(one & other) / max(1, len(one | other))


def filler(language: str) -> str:
    """Words of a language that say nothing of their own."""
    return grammar(base_language(language)).filler


def _likeness(own: frozenset[str], said: Facts, statement: Statement) -> float:
    """How alike two are: shared numbers and names first, then shared words."""
    numbers = sum(any(same(one, other) for other in statement.facts.quantities) for one in said.quantities)
    names = sum(bool(one.readings & other.readings) for one in said.names for other in statement.facts.names)
    return numbers + names + _alike(own, statement.terms)

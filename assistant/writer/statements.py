"""What a composed answer states, one statement each: all that may be put in other words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from assistant.answer import Answer, Citation, Computation, Step
from assistant.answering.price_sources import names_price_sources
from assistant.writer.facts.facts import Facts, facts
from assistant.writer.facts.grammar import LANGUAGES, shared
from corpus.languages import base_language
from corpus.sentences import split_sentences
from rules.knowledge import Knowledge

Kind = Literal["step", "assumption", "warning", "quote"]
MOST = 40
"""Statements that a model is given; more are left to the composed answer."""


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement of an answer.

    Args:
        id: where it stands, ``psu.steps.2`` or ``citations.1``.
        marker: number of the citation that carries it.
        text: as composed or quoted.
        facts: what it states.
        has_result: its last quantity is the result of the others.
    """

    id: str
    kind: Kind
    text: str
    language: str
    facts: Facts
    marker: int | None = None
    has_result: bool = False

    @property
    def terms(self) -> frozenset[str]:
        """Its words without numbers, names and stop words."""
        return terms(self.facts.prose, self.language)


def terms(prose: str, language: str) -> frozenset[str]:
    """Words that carry a topic, as stems; pairs of characters in Chinese, Japanese and Korean."""
    return _terms(prose, base_language(language))


@lru_cache(4096)
def _terms(prose: str, language: str) -> frozenset[str]:
    from assistant.retrieval.lexical.tokens import tokens

    return frozenset(term for term in tokens(prose.replace("\ufffc", " "), language) if not term.isdigit())


def statements(answer: Answer, knowledge: Knowledge) -> tuple[Statement, ...]:
    """What an answer states besides its direct answer, which stays as it is.

    Left out: what a grammar cannot read, quotes in another language, passages that give orders to a model.
    """
    language = base_language(answer.language)
    if answer.kind != "answer" or language not in LANGUAGES:
        return ()
    found = (*_computed(answer, knowledge), *_quoted(answer, knowledge))
    readable = [each for each in found if not each.facts.unread and not gives_orders(each.text)]
    return tuple(readable[:MOST])


def gives_orders(text: str) -> bool:
    """Whether a passage speaks to a language model rather than to a reader."""
    return _orders().search(text) is not None


@lru_cache(1)
def _orders() -> re.Pattern[str]:
    return re.compile("|".join(shared()["orders"]), re.IGNORECASE)


def quote_statement(citation: Citation, knowledge: Knowledge) -> Statement:
    """A whole quote as one statement.

    Raises:
        KeyError: no grammar for its language.
    """
    read = facts(citation.quote, citation.language, knowledge)
    return Statement(
        f"citations.{citation.number}", "quote", citation.quote, citation.language, read, citation.number
    )


def _computed(answer: Answer, knowledge: Knowledge) -> Iterator[Statement]:
    for computation in answer.computations:
        for number, step in enumerate(computation.steps, 1):
            text = _line(step)
            read = facts(text, answer.language, knowledge)
            yield Statement(
                f"{computation.rule}.steps.{number}", "step", text, answer.language, read, has_result=True
            )
        yield from _remarks(computation, answer.language, knowledge)


def _remarks(computation: Computation, language: str, knowledge: Knowledge) -> Iterator[Statement]:
    """Assumptions and warnings; titles of sources are given as they are, and no words for a model."""
    listed: Iterable[tuple[Kind, str, tuple[str, ...]]] = (
        ("assumption", "assumptions", computation.assumptions),
        ("warning", "warnings", computation.warnings),
    )
    for kind, name, texts in listed:
        for number, whole in enumerate(texts, 1):
            if names_price_sources(whole, language):
                continue
            for text in _sentences(whole, language):
                read = facts(text, language, knowledge)
                yield Statement(f"{computation.rule}.{name}.{number}", kind, text, language, read)


def _quoted(answer: Answer, knowledge: Knowledge) -> Iterator[Statement]:
    """Each sentence of a quote in the language of the answer."""
    for citation in answer.citations:
        if base_language(citation.language) != base_language(answer.language) or gives_orders(citation.quote):
            continue
        for text in _sentences(citation.quote, citation.language):
            read = facts(text, citation.language, knowledge)
            yield Statement(
                f"citations.{citation.number}", "quote", text, citation.language, read, citation.number
            )


def _sentences(text: str, language: str) -> list[str]:
    return [text[start:end] for start, end in split_sentences(text, language)]


def _line(step: Step) -> str:
    """A step as the answer shows it."""
    if not step.expression or step.expression == step.text:
        return f"{step.label}: {step.text}"
    return f"{step.label}: {step.expression} = {step.text}"

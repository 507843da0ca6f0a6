"""Quotes in the asker's language, each checked against its original; the original stays above it."""

from __future__ import annotations

from assistant.answer import Answer, Citation, Translation
from assistant.events import Dropped
from assistant.writer import prompts
from assistant.writer.comparing import misjudged, misplaced
from assistant.writer.endpoint import Endpoint
from assistant.writer.facts.facts import facts
from assistant.writer.facts.grammar import LANGUAGES
from assistant.writer.facts.quantity import same
from assistant.writer.faults import Fault
from assistant.writer.hygiene import unclean
from assistant.writer.replies import reply_object, rows_of
from assistant.writer.request import Request
from assistant.writer.statements import Statement, gives_orders, quote_statement
from corpus.languages import base_language
from corpus.sentences import split_sentences
from rules.knowledge import Knowledge

SHORTEST, LONGEST = 0.25, 4.0
"""Length of a translation, as a share of the quote's; Chinese is short, Russian long."""


def foreign(answer: Answer) -> list[Citation]:
    """Citations in another language than the answer, which a grammar can read."""
    own = base_language(answer.language)
    return [
        citation
        for citation in answer.citations
        if base_language(citation.language) in LANGUAGES
        and base_language(citation.language) != own
        and not gives_orders(citation.quote)
    ]


def request_for(citations: list[Citation], language: str, most_tokens: int) -> Request:
    """What is asked of the model."""
    messages = prompts.translate(citations, language)
    return Request(messages, most_tokens, schema=prompts.translation_schema())


def translations(
    answer: Answer,
    citations: list[Citation],
    endpoint: Endpoint,
    request: Request,
    end_s: float,
    knowledge: Knowledge,
) -> tuple[list[Translation], list[Dropped]]:
    """Translations that passed, and those that did not.

    Raises:
        EndpointError: no reply, or none that can be read.
    """
    kept: dict[int, Translation] = {}
    dropped = []
    by_number = {citation.number: citation for citation in citations}
    for row in rows_of(reply_object(endpoint.whole(request, end_s)), "translations"):
        text = " ".join(str(row.get("text") or "").split())
        citation = by_number.get(row["number"]) if isinstance(row.get("number"), int) else None
        fault = translation_fault(text, citation, answer.language, knowledge)
        if fault is None and citation is not None:
            kept[citation.number] = Translation(number=citation.number, text=text)
        else:
            fault = fault or Fault("marker")
            dropped.append(Dropped(text, fault.reason, fault.detail))
    return list(kept.values()), dropped


def translation_fault(
    text: str, citation: Citation | None, language: str, knowledge: Knowledge
) -> Fault | None:
    """Why a translation is not shown; ``None`` for one that keeps every number, name, date and judgement."""
    if citation is None:
        return Fault("marker")
    cause = _unclean(text, language)
    if cause is not None:
        return Fault(cause)
    if not SHORTEST * len(citation.quote) < len(text) < LONGEST * len(citation.quote):
        return Fault("length")
    if gives_orders(text):
        return Fault("orders")
    return _changed(text, quote_statement(citation, knowledge), language, knowledge)


def _unclean(text: str, language: str) -> str | None:
    spans = split_sentences(text, language)
    return next((cause for start, end in spans if (cause := unclean(text[start:end], language))), None)


def _changed(text: str, quote: Statement, language: str, knowledge: Knowledge) -> Fault | None:
    said, stated = facts(text, language, knowledge), quote.facts
    if said.unread or stated.unread:
        return Fault("unread", ", ".join((*said.unread, *stated.unread)))
    if len(said.quantities) != len(stated.quantities) or any(
        not any(same(one, other) for other in said.quantities) for one in stated.quantities
    ):
        return Fault("number")
    if set(said.dates) != set(stated.dates):
        return Fault("date")
    if said.markers:
        return Fault("marker")
    return misplaced(said, quote) or misjudged(said, quote, language)

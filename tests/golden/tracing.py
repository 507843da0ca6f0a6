"""Tracing every number of an answer to what it was computed from, or to the passage that it quotes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date
from math import nan
from typing import Any

from babel.numbers import get_decimal_symbol, get_group_symbol
from pydantic import BaseModel

from assistant.answer import Answer, Citation, SourceCard
from assistant.answering.citing import card
from assistant.answering.wording import locale
from assistant.computing import Outcome
from assistant.sources import Sources
from corpus.guides import load_guide
from corpus.sources import load_sources
from rules.computation import Day, Money, Quantity
from rules.errors import RuleInputError
from tests.golden.templates import without_names

SOURCES = Sources()
_MARKER = re.compile(r"(?<!\\)\[(\d{1,3})\]")
_NUMBER = re.compile(r"\d+(?:[.,\u00a0\u202f]\d+)*")
_BREAKABLE = re.compile(r"[ \t\r\n]+")
_ESCAPED = re.compile(r"\\([\\`*_\[\]<>#|~])")


@dataclass
class Grounds:
    """What an answer may state: numbers, and texts that stand in it word for word."""

    numbers: set[float] = field(default_factory=set)
    texts: set[str] = field(default_factory=set)

    def add(self, value: Any) -> None:
        """Take over a value of any kind that a computation or a citation holds."""
        if isinstance(value, bool) or value is None:
            return
        if isinstance(value, Quantity):
            self.numbers.add(float(value.value))
        elif isinstance(value, Money):
            self.numbers.add(float(value.amount))
        elif isinstance(value, Day):
            self.day(value.value)
        elif isinstance(value, date):
            self.day(value.isoformat())
        elif isinstance(value, (int, float)):
            self.numbers.add(float(value))
        elif isinstance(value, str):
            self.texts.add(value)
        else:
            self._add_parts(value)

    def day(self, value: str) -> None:
        """A date, whose year, month and day each language writes in its own order."""
        self.numbers.update(float(part) for part in re.findall(r"\d+", value))

    def _add_parts(self, value: Any) -> None:
        if isinstance(value, BaseModel):
            self.add({name: getattr(value, name) for name in type(value).model_fields})
        elif isinstance(value, Mapping):
            for part in value.values():
                self.add(part)
        elif isinstance(value, Iterable):
            for part in value:
                self.add(part)


def grounds(answer: Answer, outcomes: Iterable[Outcome]) -> Grounds:
    """Everything structured behind an answer: language-free computations, refusals, questions, citations."""
    found = Grounds()
    for outcome in outcomes:
        found.add(outcome.computations)
        for refusal in outcome.refusals:
            _add_refusal(found, refusal)
        for missing in outcome.missing:
            found.add((missing.question, missing.options))
    for citation in answer.citations:
        _add_citation(found, citation)
    for computation in answer.computations:
        for source_id in computation.references:
            _add_source(found, card(SOURCES[source_id], "en"))
    found.texts.update(answer.follow_ups)
    return found


def _add_refusal(found: Grounds, refusal: RuleInputError) -> None:
    found.add((refusal.message, refusal.options, refusal.field))


def _add_citation(found: Grounds, citation: Citation) -> None:
    found.add((citation.quote, citation.document_title, citation.section))
    if citation.quote.startswith("|"):
        found.add([cell.strip() for cell in citation.quote.strip("|").split("|")])
    for each in (citation.source, *citation.sources):
        _add_source(found, each)


def _add_source(found: Grounds, source: SourceCard) -> None:
    found.add((source.title, source.author, source.url))
    if source.published:
        found.day(source.published)


def untraced(answer: Answer, outcomes: Iterable[Outcome]) -> list[str]:
    """Numbers of ``answer.text`` that come from nowhere; empty when all is as it must be."""
    found = grounds(answer, outcomes)
    text = _without_texts(_without_marks(answer), found.texts)
    return [
        number
        for number in _NUMBER.findall(without_names(text))
        if number not in found.texts and not _is_grounded(number, found.numbers, answer.language)
    ]


def _without_marks(answer: Answer) -> str:
    """The text without citation markers and the numbering of lists, escapes undone."""
    known = {citation.number for citation in answer.citations}
    text = _MARKER.sub(lambda m: " " if int(m[1]) in known else m[0], answer.text)
    lines = " ".join(_without_numbering(text.splitlines()))
    return _one_line(_ESCAPED.sub(r"\1", lines))


def _one_line(text: str) -> str:
    """Runs of white space as one space; the spaces inside numbers stay what they are."""
    return _BREAKABLE.sub(" ", text).strip()


def _without_numbering(lines: Iterable[str]) -> Iterator[str]:
    """Lines without the numbers of ordered lists, as far as these count up from 1."""
    due = 1
    for line in lines:
        prefix = f"{due}. "
        due = due + 1 if line.startswith(prefix) else 1
        yield line.removeprefix(prefix) if due > 1 else line


def _without_texts(text: str, allowed: Iterable[str]) -> str:
    """The text without what stands in it word for word; a bare number is no such text."""
    plain = {_one_line(each) for each in allowed}
    for each in sorted(plain, key=len, reverse=True):
        if each in text and re.search(r"\d", each) and re.search(r"[^\d\s.,]", each):
            text = re.sub(rf"(?<![\d.,]){re.escape(each)}(?![.,]?\d)", " ", text)
    return text


def _is_grounded(number: str, allowed: Iterable[float], language: str) -> bool:
    value, decimals = parsed(number, language)
    half_a_digit = 0.5 * 10**-decimals + 1e-9
    return any(abs(abs(each) - value) <= half_a_digit for each in allowed)


def parsed(number: str, language: str) -> tuple[float, int]:
    """A number as written in a language, and how many decimals it was written with; NaN where it is none.

    >>> parsed("1,158.3", "en"), parsed("1.158,3", "tr")
    ((1158.3, 1), (1158.3, 1))
    """
    babel = locale(language).babel
    group, decimal = get_group_symbol(babel), get_decimal_symbol(babel)
    whole, _, fraction = number.replace(group, "").partition(decimal)
    if decimal in fraction or not whole.isdigit():
        return nan, 0
    return float(f"{whole}.{fraction or 0}"), len(fraction)


def citation_faults(answer: Answer) -> Iterator[str]:
    """Quotes that are not what stands in the document, markers without a citation, citations never shown."""
    marked = {int(number) for number in _MARKER.findall(answer.text)}
    numbers = [citation.number for citation in answer.citations]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"citations are numbered {numbers}"
    yield from (f"marker [{number}] has no citation" for number in sorted(marked - set(numbers)))
    yield from (f"citation {number} is not in the text" for number in sorted(set(numbers) - marked))
    for citation in answer.citations:
        yield from _quote_faults(citation)


def _quote_faults(citation: Citation) -> Iterator[str]:
    language, _, guide = citation.document_id.partition("/")
    document = load_guide(guide, language)
    if document.text[citation.start : citation.end] != citation.quote:
        yield f"citation {citation.number}: {citation.document_id}[{citation.start}:{citation.end}] differs"
    if not citation.quote.strip():
        yield f"citation {citation.number} quotes nothing"
    for each in (citation.source, *citation.sources):
        if each.id not in load_sources():
            yield f"citation {citation.number}: no source {each.id!r}"

"""The result of a rule, free of language: its steps, options, assumptions and warnings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from pydantic import Field

from rules.values import (
    UNITS,
    Argument,
    Day,
    Message,
    Model,
    Money,
    Name,
    Phrase,
    Quantity,
    Scalar,
    Term,
    Typed,
    counted,
    exact,
    gibibytes,
    gigabytes,
    message,
    percent,
    quantity,
    times,
    watts,
)

__all__ = [
    "UNITS",
    "Argument",
    "Computation",
    "Day",
    "Message",
    "Model",
    "Money",
    "Name",
    "Option",
    "Phrase",
    "Quantity",
    "Recommendation",
    "Scalar",
    "Step",
    "Term",
    "Typed",
    "counted",
    "exact",
    "gibibytes",
    "gigabytes",
    "message",
    "percent",
    "quantity",
    "references_of",
    "step",
    "times",
    "watts",
]


class Step(Model):
    """One line of the derivation: what is computed, from which operands, with which result.

    ``expression`` holds operand names in braces, ``"{count} × {power} + {cpu}"``; the operands carry
    their units, so each language writes the numbers its own way.
    """

    label: Message
    expression: str
    operands: Mapping[str, Argument] = Field(default_factory=dict)
    value: float
    unit: str
    digits: int | None = None
    references: tuple[str, ...] = ()


class Recommendation(Model):
    """What to buy or do, as distinct from what was computed (the retail size above the sum, say)."""

    value: float | None = None
    unit: str = "1"
    label: Message


class Option(Model):
    """One of several ranked alternatives: a name and named values (columns of a table).

    ``kind`` says what the names are, "drive" say: ``column-of-drive`` is the title of their column.
    """

    name: Name
    kind: str
    values: Mapping[str, Argument] = Field(default_factory=dict)
    note: Message | None = None


class Computation(Model):
    """A computed result with its whole derivation.

    Attributes:
        rule: name of the rule in the registry.
        headline: the direct answer, in one or two sentences.
        value, unit, low, high: the main number, and its band where the rule gives one.
        inputs: what went in, JSON values, units in the names.
        references: ids of sources (``corpus/sources.yaml``).
        priced_by: ids of the sources of the prices, rents and tariffs that are shown.
        sections: ``guide-id#section-id`` of the passages that support the rule, best first.
        as_of: the date for which parameters and prices were chosen.
        subject: which of several machines it is about, where one of them is to be chosen.
    """

    rule: str
    headline: Message
    value: float | None = None
    unit: str = "1"
    low: float | None = None
    high: float | None = None
    recommendation: Recommendation | None = None
    inputs: Mapping[str, Any] = Field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    options: tuple[Option, ...] = ()
    assumptions: tuple[Message, ...] = ()
    warnings: tuple[Message, ...] = ()
    references: tuple[str, ...] = ()
    priced_by: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    as_of: date
    subject: str | None = None


def step(
    label: Message,
    expression: str,
    value: float,
    unit: str,
    *references: str,
    digits: int | None = None,
    **operands: Argument,
) -> Step:
    """A :class:`Step`; raises ``KeyError`` when a brace of the expression has no operand."""
    expression.format_map(dict.fromkeys(operands, ""))
    return Step(
        label=label,
        expression=expression,
        operands=operands,
        value=value,
        unit=unit,
        digits=digits,
        references=tuple(references),
    )


def references_of(steps: Iterable[Step], *more: str) -> tuple[str, ...]:
    """Source ids of all steps, in their order, each once, then ``more``."""
    return tuple(dict.fromkeys([*(source for each in steps for source in each.references), *more]))

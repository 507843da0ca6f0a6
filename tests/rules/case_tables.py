"""Case tables: what a rule says to given inputs, in YAML that anyone can extend.

A case holds ``inputs`` and what is expected of the result: ``value``, ``recommendation``, ``headline``,
``steps`` (label to value), ``options`` (names, ids of terms, or numbers with units, in order), ``says`` and
``silent`` (ids of assumptions and warnings that must, or must not, be there), or ``refuses`` (field, message,
options).
``why`` shows the arithmetic or the source.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
import yaml

from rules import registry
from rules.computation import Computation, Message, Name, Phrase, Quantity, Term
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

FOLDER = Path(__file__).parent / "cases"


@dataclass(frozen=True)
class Case:
    """One row."""

    rule: str
    name: str
    why: str
    inputs: dict[str, Any]
    value: float | None = None
    recommendation: float | None = None
    headline: str | None = None
    steps: dict[str, float] = field(default_factory=dict)
    options: list[str] | None = None
    says: list[str] = field(default_factory=list)
    silent: list[str] = field(default_factory=list)
    refuses: dict[str, Any] | None = None


def cases(rule: str) -> list[Case]:
    """All rows of a rule's table."""
    content = yaml.safe_load((FOLDER / f"{rule}.yaml").read_text(encoding="utf-8"))
    return [Case(rule=rule, **row) for row in content]


def lasting_case(rule: str) -> Case:
    """A row that is computed on any day: with a price of its own if there is one; shipped ones grow old."""
    computed = [case for case in cases(rule) if case.refuses is None]
    return next((case for case in computed if "price" in case.inputs), computed[0])


def ids(table: list[Case]) -> list[str]:
    """Names for the test report."""
    return [case.name for case in table]


def check(case: Case, knowledge: Knowledge) -> None:
    """Compute a case and compare everything that it states."""
    if case.refuses is not None:
        _check_refusal(case, knowledge)
        return
    result = registry.get(case.rule)(case.inputs, knowledge)
    _check_numbers(case, result)
    if case.headline is not None:
        assert result.headline.id == case.headline
    if case.options is not None:
        assert [written(option.name) for option in result.options] == case.options
    said = [message.id for message in (*result.assumptions, *result.warnings)]
    assert not [wanted for wanted in case.says if wanted not in said], said
    assert not [unwanted for unwanted in case.silent if unwanted in said], said


def written(name: Name) -> str:
    """A name as the tables write it: the id of a term, a number with its unit."""
    if isinstance(name, Term):
        return name.id
    if isinstance(name, Quantity):
        return f"{name.value:g}" if name.unit == "1" else f"{name.value:g} {name.unit}"
    if isinstance(name, Phrase):
        return name.expression.format_map({key: written(value) for key, value in name.operands.items()})
    return name


def emitted(rule: str, knowledge: Knowledge) -> Iterator[Message]:
    """Every message that the rows of a rule's table bring about."""
    for case in cases(rule):
        try:
            yield from messages(registry.get(rule)(case.inputs, knowledge))
        except RuleInputError as refusal:
            yield refusal.message


def messages(result: Computation) -> Iterator[Message]:
    """Every message of a result."""
    yield result.headline
    yield from result.assumptions
    yield from result.warnings
    yield from (step.label for step in result.steps)
    yield from (option.note for option in result.options if option.note)
    if result.recommendation:
        yield result.recommendation.label


def _check_refusal(case: Case, knowledge: Knowledge) -> None:
    assert case.refuses is not None
    with pytest.raises(RuleInputError) as caught:
        registry.get(case.rule)(case.inputs, knowledge)
    assert caught.value.field == case.refuses["field"]
    assert caught.value.message.id == case.refuses["message"]
    for option in case.refuses.get("options", []):
        assert option in caught.value.options


def _check_numbers(case: Case, result: Computation) -> None:
    if case.value is not None:
        assert result.value == pytest.approx(case.value, abs=0.006)
    if case.recommendation is not None:
        assert result.recommendation is not None
        assert result.recommendation.value == pytest.approx(case.recommendation)
    found = {step.label.id: step.value for step in result.steps}
    for label, value in case.steps.items():
        assert found[label] == pytest.approx(value, abs=0.06), label

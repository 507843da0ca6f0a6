"""A rule's language-free computation, worded in one language."""

from __future__ import annotations

from assistant import answer
from assistant.answering.wording import Wording
from rules import computation as rules
from rules.computation import Argument


def localise(computation: rules.Computation, wording: Wording) -> answer.Computation:
    """The computation of the contract: every label, assumption and warning as text of one language."""
    return answer.Computation(
        rule=computation.rule,
        title=_of(computation, wording(f"rule-{computation.rule.replace('_', '-')}-title"), wording),
        headline=_headline(computation, wording),
        value=computation.value,
        unit=computation.unit,
        low=computation.low,
        high=computation.high,
        recommendation=_recommendation(computation.recommendation, wording),
        inputs=computation.inputs,
        steps=tuple(_step(step, wording) for step in computation.steps),
        options=tuple(_option(option, wording) for option in computation.options),
        option_title=_option_title(computation.options, wording),
        assumptions=tuple(wording.message(item) for item in computation.assumptions),
        warnings=tuple(wording.message(item) for item in computation.warnings),
        references=computation.references,
        as_of=computation.as_of,
    )


def _headline(computation: rules.Computation, wording: Wording) -> str:
    text = wording.message(computation.headline)
    if computation.subject is None:
        return text
    return wording.phrase("{subject}: {text}", {"subject": computation.subject, "text": text})


def _of(computation: rules.Computation, title: str, wording: Wording) -> str:
    """The title with the machine that is computed, where several are."""
    if computation.subject is None:
        return title
    return wording.phrase("{title}: {subject}", {"title": title, "subject": computation.subject})


def _recommendation(
    recommendation: rules.Recommendation | None, wording: Wording
) -> answer.Recommendation | None:
    if recommendation is None:
        return None
    return answer.Recommendation(
        value=recommendation.value, unit=recommendation.unit, label=wording.message(recommendation.label)
    )


def _step(step: rules.Step, wording: Wording) -> answer.Step:
    return answer.Step(
        label=wording.message(step.label),
        expression=wording.expression(step),
        value=step.value,
        unit=step.unit,
        text=_result(step, wording),
        references=step.references,
    )


def _result(step: rules.Step, wording: Wording) -> str:
    """The step's value with its unit, an amount where the unit is a currency."""
    if step.unit not in rules.UNITS and len(step.unit) == 3:
        return wording.money(step.value, step.unit, step.digits)
    return wording.quantity(step.value, step.unit, step.digits)


def _option_title(options: tuple[rules.Option, ...], wording: Wording) -> str | None:
    return wording(f"column-of-{options[0].kind}") if options else None


def _option(option: rules.Option, wording: Wording) -> answer.Option:
    return answer.Option(
        name=wording.value(option.name),
        values={name: _cell(name, value, wording) for name, value in option.values.items()},
        note=wording.message(option.note) if option.note else None,
    )


def _cell(name: str, value: Argument, wording: Wording) -> answer.Cell:
    label = wording(f"column-{name.replace('_', '-')}")
    raw, unit = _raw(value)
    return answer.Cell(label=label, value=raw, unit=unit, text=wording.value(value))


def _raw(value: Argument) -> tuple[float | str | None, str | None]:
    if isinstance(value, rules.Quantity):
        return value.value, value.unit
    if isinstance(value, rules.Money):
        return value.amount, value.currency
    if isinstance(value, rules.Day):
        return value.value, None
    if isinstance(value, rules.Term):
        return value.id, None
    if isinstance(value, (tuple, rules.Phrase)):
        return None, None
    return value, None

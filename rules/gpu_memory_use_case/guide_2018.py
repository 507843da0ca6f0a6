"""The memory table of the 2018 guide."""

from __future__ import annotations

from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Option,
    Step,
    gigabytes,
    message,
    quantity,
    references_of,
    step,
)
from rules.gpu_memory_use_case.at_hand import AtHand
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.gpu_memory_use_case.use import Use, term
from rules.knowledge import Knowledge

YEAR = Day(value="2018")

_HEAD = "gpu-memory-use-case"
_SECTIONS = ("gpu-memory#rules-2018", "precision#sixteen-bit-2018", "gpu-memory#how-much")

Row = tuple[float, float | None]
"""Lowest and highest figure [GB]; no highest where the guide says "or more"."""


def need_2018(name: str, parameters: GpuMemoryUseCaseParameters) -> Row | None:
    """The guide's row for a use; ``None`` where it has none."""
    return parameters.needs_2018.value.get(name)


def report_2018(
    inputs: GpuMemoryUseCaseInputs,
    wanted: Use | None,
    found: AtHand | None,
    knowledge: Knowledge,
    parameters: GpuMemoryUseCaseParameters,
) -> Computation:
    """The guide's figure for a use; its usual figure where it has no row; the whole table without a use."""
    row = _row(wanted, parameters)
    lines = (*(found.steps if found else ()), *((_step(row, parameters),) if row else ()))
    return Computation(
        rule="gpu_memory_use_case",
        headline=_headline(row, wanted, found, parameters),
        value=row[0] if row else None,
        unit="GB",
        low=row[0] if row else min(low for low, _ in parameters.needs_2018.value.values()),
        high=row[1] if row else max(low for low, _ in parameters.needs_2018.value.values()),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=tuple(_option(name, each) for name, each in parameters.needs_2018.value.items()),
        assumptions=_assumptions(wanted, found, parameters),
        warnings=(message(f"{_HEAD}-warning-2018", year=YEAR), *parameters.stale(knowledge.as_of)),
        references=references_of(lines, parameters.needs_2018.reference),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _row(wanted: Use | None, parameters: GpuMemoryUseCaseParameters) -> Row | None:
    if wanted is None:
        return None
    usual = parameters.usual_2018_gb.value
    return need_2018(wanted.name, parameters) or (usual, usual)


def _headline(
    row: Row | None, wanted: Use | None, found: AtHand | None, parameters: GpuMemoryUseCaseParameters
) -> Message:
    if row is None or wanted is None:
        figures = [low for low, _ in parameters.needs_2018.value.values()]
        least, most = gigabytes(min(figures)), gigabytes(max(figures))
        return message(f"{_HEAD}-headline-2018-any", year=YEAR, low=least, high=most)
    low, high = row
    named: dict[str, Argument] = {"year": YEAR, "use": wanted.term, "memory": gigabytes(low)}
    if found is not None:
        verdict = "enough" if found.memory_gb >= low else "short"
        return message(f"{_HEAD}-headline-2018-{verdict}", have=gigabytes(found.memory_gb), **named)
    if high is None:
        return message(f"{_HEAD}-headline-2018-at-least", **named)
    if high > low:
        return message(f"{_HEAD}-headline-2018-between", high=gigabytes(high), **named)
    return message(f"{_HEAD}-headline-2018-exactly", **named)


def _step(row: Row, parameters: GpuMemoryUseCaseParameters) -> Step:
    label = message(f"{_HEAD}-step-then", year=YEAR)
    return step(label, "", row[0], "GB", parameters.needs_2018.reference)


def _option(name: str, row: Row) -> Option:
    low, high = row
    values: dict[str, Argument] = {"lowest": gigabytes(low)}
    if high is not None:
        values["highest"] = gigabytes(high)
    return Option(name=term(name), kind="purpose", values=values)


def _assumptions(
    wanted: Use | None, found: AtHand | None, parameters: GpuMemoryUseCaseParameters
) -> tuple[Message, ...]:
    notes = [*(found.notes if found else ()), *(wanted.notes if wanted else ())]
    if wanted is not None and need_2018(wanted.name, parameters) is None:
        usual = gigabytes(parameters.usual_2018_gb.value)
        notes.append(message(f"{_HEAD}-assume-2018-usual", year=YEAR, use=wanted.term, memory=usual))
    factor = quantity(parameters.half_precision_factor_2018.value, "x")
    notes.append(message(f"{_HEAD}-note-half-precision", year=YEAR, factor=factor))
    return tuple(notes)

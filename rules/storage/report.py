"""Parts of an answer about storage, and the computation made of them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Computation, Message, Option, Recommendation, Step, references_of
from rules.knowledge import Knowledge
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import StorageParameters


@dataclass(frozen=True, slots=True)
class Parts:
    """What one goal contributes to the answer."""

    headline: Message
    value: float
    unit: str
    steps: tuple[Step, ...]
    sections: tuple[str, ...]
    recommendation: Recommendation | None = None
    options: tuple[Option, ...] = ()
    assumptions: tuple[Message, ...] = ()
    warnings: tuple[Message, ...] = ()


def report(parts: Parts, inputs: StorageInputs, knowledge: Knowledge) -> Computation:
    """The computation of one goal."""
    parameters = knowledge.parameters(StorageParameters, "storage")
    return Computation(
        rule="storage",
        headline=parts.headline,
        value=parts.value,
        unit=parts.unit,
        recommendation=parts.recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=parts.steps,
        options=parts.options,
        assumptions=parts.assumptions,
        warnings=(*parts.warnings, *parameters.stale(knowledge.as_of)),
        references=references_of(parts.steps),
        sections=parts.sections,
        as_of=knowledge.as_of,
    )

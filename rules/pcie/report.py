"""Parts of an answer about a link, and the computation made of them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import (
    Computation,
    Message,
    Option,
    Recommendation,
    Step,
    message,
    quantity,
    references_of,
)
from rules.knowledge import Knowledge
from rules.pcie.inputs import PcieInputs
from rules.pcie.parameters import PcieParameters


@dataclass(frozen=True, slots=True)
class Parts:
    """What one kind of traffic contributes to the answer."""

    headline: Message
    value: float | None
    unit: str
    steps: tuple[Step, ...]
    sections: tuple[str, ...]
    low: float | None = None
    high: float | None = None
    recommendation: Recommendation | None = None
    options: tuple[Option, ...] = ()
    assumptions: tuple[Message, ...] = ()
    warnings: tuple[Message, ...] = ()


def report(parts: Parts, notes: tuple[Message, ...], inputs: PcieInputs, knowledge: Knowledge) -> Computation:
    """The computation; ``notes`` are what was assumed about the link."""
    parameters = knowledge.parameters(PcieParameters, "pcie")
    return Computation(
        rule="pcie",
        headline=parts.headline,
        value=parts.value,
        unit=parts.unit,
        low=parts.low,
        high=parts.high,
        recommendation=parts.recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=parts.steps,
        options=parts.options,
        assumptions=(*notes, *parts.assumptions),
        warnings=(*parts.warnings, *_chipset(inputs, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(parts.steps),
        sections=parts.sections,
        as_of=knowledge.as_of,
    )


def _chipset(inputs: PcieInputs, parameters: PcieParameters) -> tuple[Message, ...]:
    """From the second card on, a slot may hang on the chipset without showing it."""
    if inputs.gpu_count < 2:
        return ()
    behind, direct = (quantity(each, "GB/s", 1) for each in parameters.chipset_gb_s.value)
    return (message("pcie-warning-chipset", behind=behind, direct=direct),)

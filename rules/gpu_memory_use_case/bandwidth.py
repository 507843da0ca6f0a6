"""Memory bandwidth of cards, where it is all that is asked."""

from __future__ import annotations

from rules.cards import Card, resolve
from rules.computation import Computation, Message, Option, gigabytes, message, quantity, references_of
from rules.errors import RuleInputError
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.knowledge import Knowledge

_HEAD = "gpu-memory-use-case"
_SECTIONS = ("memory-bandwidth#cards-bandwidth", "memory-bandwidth#why-bandwidth")


def report_bandwidth(
    inputs: GpuMemoryUseCaseInputs, knowledge: Knowledge, parameters: GpuMemoryUseCaseParameters
) -> Computation:
    """Bandwidth of one card of each kind [GB/s]; of several kinds the widest first.

    Raises:
        RuleInputError: no card, one of unknown bandwidth, or a value outside its validity range.
    """
    cards, notes = resolve(inputs.gpus, knowledge, parameters)
    if not cards:
        raise RuleInputError("gpus", "error-missing-field", field="gpus")
    found = sorted(
        ((_bandwidth(card, i), card) for i, card in enumerate(cards)), key=lambda each: each[0], reverse=True
    )
    widest, first = found[0]
    return Computation(
        rule="gpu_memory_use_case",
        headline=_headline(first, widest, is_choice=len(found) > 1),
        value=widest,
        unit="GB/s",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        options=tuple(_option(card, value) for value, card in found) if len(found) > 1 else (),
        assumptions=notes,
        warnings=parameters.stale(knowledge.as_of),
        references=references_of((), *(source for _, card in found for source in card.references)),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _bandwidth(card: Card, position: int) -> float:
    known = card.gpu.bandwidth_gb_s if card.gpu is not None else None
    if known is None:
        raise RuleInputError(
            f"gpus.{position}.name", "error-card-bandwidth-unknown", card=card.name or "none"
        )
    return known


def _headline(card: Card, bandwidth: float, *, is_choice: bool) -> Message:
    kind = "bandwidth-widest" if is_choice else "bandwidth"
    return message(f"{_HEAD}-headline-{kind}", card=card.name or "", bandwidth=quantity(bandwidth, "GB/s", 0))


def _option(card: Card, bandwidth: float) -> Option:
    values = {"memory": gigabytes(card.memory_gb or 0.0), "bandwidth": quantity(bandwidth, "GB/s", 0)}
    return Option(name=card.name or "", kind="card", values=values)

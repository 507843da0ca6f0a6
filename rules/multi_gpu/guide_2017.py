"""Scaling by the 2017 guide, and the contradiction in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import (
    Computation,
    Day,
    Message,
    Step,
    message,
    quantity,
    references_of,
    step,
)
from rules.errors import RuleInputError
from rules.multi_gpu.inputs import MultiGpuInputs
from rules.multi_gpu.parameters import Ends, MultiGpuParameters

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_YEAR = Day(value="2017")
_SECTIONS = ("multi-gpu#scaling-2017", "multi-gpu#scaling-today", "multi-gpu#need")


def report_2017(inputs: MultiGpuInputs, knowledge: Knowledge, parameters: MultiGpuParameters) -> Computation:
    """3.6 to 3.8 times on four cards, 90 to 95 times on 96; other small numbers at the efficiency of four.

    Raises:
        RuleInputError: a number of cards of which the guide says nothing.
    """
    count = _count(inputs, parameters)
    low, high = _speedup(count, parameters)
    lines = _steps(count, (low, high), parameters)
    return Computation(
        rule="multi_gpu",
        headline=_headline(count, (low, high), parameters),
        value=(low + high) / 2,
        unit="x",
        low=low,
        high=high,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        assumptions=_assumptions(count, parameters),
        warnings=(_history(count, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _headline(count: int, ends: Ends, parameters: MultiGpuParameters) -> Message:
    """The good libraries; in one machine also the weakest, which the guide names in the same breath."""
    low, high = (quantity(end, "x", 1) for end in ends)
    if count == parameters.cluster_2017.value.cards:
        return message("multi-gpu-headline-2017-cluster", year=_YEAR, count=count, low=low, high=high)
    weak_low, weak_high = (quantity(end, "x", 0) for end in parameters.weakest_library_2017.value)
    return message(
        "multi-gpu-headline-2017",
        year=_YEAR,
        count=count,
        low=low,
        high=high,
        weak_low=weak_low,
        weak_high=weak_high,
        cards=parameters.machine_2017.value.cards,
    )


def is_cluster_2017(inputs: MultiGpuInputs, parameters: MultiGpuParameters) -> bool:
    """Whether as many cards are trained on as in the guide's cluster, which no data of today reach."""
    is_training = inputs.workload in (None, "training") and not (inputs.against or inputs.nvlink)
    return is_training and _said(inputs) == parameters.cluster_2017.value.cards


def _said(inputs: MultiGpuInputs) -> int:
    """Cards in all, 0 where nothing is said of them."""
    return inputs.count if inputs.count is not None else sum(card.count for card in inputs.gpus)


def _count(inputs: MultiGpuInputs, parameters: MultiGpuParameters) -> int:
    machine, cluster = parameters.machine_2017.value, parameters.cluster_2017.value
    count = _said(inputs) or machine.cards
    if not 2 <= count <= machine.claimed_up_to and count != cluster.cards:
        raise RuleInputError(
            "count",
            "error-multi-2017",
            year=_YEAR,
            given=count,
            most=machine.claimed_up_to,
            cluster=cluster.cards,
        )
    return count


def _history(count: int, parameters: MultiGpuParameters) -> Message:
    """That the figure is history; for the cluster also how far today's figures reach."""
    if count != parameters.cluster_2017.value.cards:
        return message("multi-gpu-warning-2017", year=_YEAR)
    reach = parameters.ranges["training_cards"]
    return message(
        "multi-gpu-warning-2017-cluster",
        year=_YEAR,
        count=count,
        fewest=int(reach.minimum),
        most=int(reach.maximum),
    )


def _speedup(count: int, parameters: MultiGpuParameters) -> Ends:
    machine, cluster = parameters.machine_2017.value, parameters.cluster_2017.value
    if count == cluster.cards:
        return cluster.lowest, cluster.highest
    return count * machine.lowest / machine.cards, count * machine.highest / machine.cards


def _steps(count: int, ends: Ends, parameters: MultiGpuParameters) -> tuple[Step, ...]:
    machine = parameters.machine_2017
    if count in (machine.value.cards, parameters.cluster_2017.value.cards):
        return tuple(_efficiency(name, end, count, machine.reference) for name, end in _named(ends))
    given = ((machine.value.lowest, ends[0]), (machine.value.highest, ends[1]))
    return tuple(
        step(
            message(f"multi-gpu-step-2017-{name}", count=count),
            "{count} × {given} / {cards}",
            end,
            "x",
            machine.reference,
            digits=2,
            count=quantity(count, "1"),
            given=quantity(stated, "x", 1),
            cards=quantity(machine.value.cards, "1"),
        )
        for name, (stated, end) in zip(("low", "high"), given, strict=True)
    )


def _named(ends: Ends) -> tuple[tuple[str, float], ...]:
    return ("low", ends[0]), ("high", ends[1])


def _efficiency(name: str, speedup: float, count: int, source: str) -> Step:
    """Share of perfect scaling."""
    return step(
        message(f"multi-gpu-step-2017-efficiency-{name}"),
        "{speedup} / {count}",
        speedup / count,
        "1",
        source,
        digits=2,
        speedup=quantity(speedup, "x", 1),
        count=quantity(count, "1"),
    )


def _assumptions(count: int, parameters: MultiGpuParameters) -> tuple[Message, ...]:
    machine = parameters.machine_2017.value
    low, high = (quantity(end, "x", 1) for end in (machine.lowest, machine.highest))
    notes = [
        message(
            "multi-gpu-2017-contradiction",
            year=_YEAR,
            low=low,
            high=high,
            cards=machine.cards,
            most=machine.claimed_up_to,
            share=quantity(machine.highest / machine.claimed_up_to, "1", 2),
        )
    ]
    if count == parameters.cluster_2017.value.cards:
        return (message("multi-gpu-2017-cluster"),)
    return tuple(notes)

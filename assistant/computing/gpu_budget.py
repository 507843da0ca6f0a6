"""From a frame to the inputs of the rule that picks a card for a budget."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import Money, Scalar, message
from rules.knowledge import Knowledge

_SAME = ("budget_is_each", "by_memory", "purpose", "memory_gb", "condition", "vendors", "excluded_vendors")
_SPEEDS = {"training": "training", "experiments": "training", "inference": "inference"}
_SIZED = frozenset({"budget", "memory_gb"})
"""What bounds a choice so that no quality is needed; what watts alone leave is ranked by speed."""
_OFFERED = (500, 1000, 2500, 5000)


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """Budget and wishes; asks for the budget, except where a past year's advice or a memory is wanted."""
    budget = frame.get("budget")
    leads_in = None if frame.era is not None else _quality(frame)
    is_bounded = budget is not None or frame.era is not None or frame.get("memory_gb") is not None
    if not is_bounded and leads_in is None:
        return Missing("budget", message("gpu-budget-missing-budget"), _offers())
    return given(
        budget=None if budget is None else {"amount": budget.amount, "currency": budget.currency},
        count=frame.get("gpu_count"),
        speed=_SPEEDS.get(frame.get("workload")),
        era=frame.era,
        **_ranking(leads_in, frame),
        max_board_power_w=frame.get("gpu_power_w") if frame.era is None else None,
        **_run(frame),
        dataset_gb=frame.get("dataset_gb") if frame.era == 2017 else None,
        **{name: frame.get(name) for name in _SAME},
    )


def _quality(frame: Frame) -> str | None:
    """What the card wanted leads in; of one for a language model only a budget says which."""
    if "model" in frame.slots or "parameters_b" in frame.slots:
        return None
    quality: str | None = frame.get("leads_in")
    if quality is None and frame.get("by_memory"):
        return "memory"
    is_bounded_alone = "gpu_power_w" in frame.slots and not _SIZED.intersection(frame.slots)
    return "speed" if quality is None and is_bounded_alone else quality


def _ranking(quality: str | None, frame: Frame) -> dict[str, Any]:
    """What the cards are ranked by; the cheapest are told where no budget says how much they may cost."""
    if quality == "price":
        return given(cheapest=True if frame.get("budget") is None else None)
    return given(leads_in=quality)


def _run(frame: Frame) -> dict[str, Any]:
    """The language model that the cards are to run; one that is trained needs more than it takes to run."""
    if frame.era is not None or frame.get("purpose") == "llm_training" or frame.get("trained"):
        return {}
    model = given(model=frame.get("model")) or given(parameters_b=frame.get("parameters_b"))
    if not model:
        return {}
    return model | given(quantization=frame.get("quantization"), context_tokens=frame.get("context_tokens"))


def _offers() -> tuple[Scalar, ...]:
    return tuple(Money(amount=amount, currency="USD") for amount in _OFFERED)

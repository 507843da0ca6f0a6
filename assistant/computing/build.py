"""From a frame to the inputs of the rule on whole machines."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.language_models import the_model
from assistant.computing.missing import Missing
from assistant.computing.money import named_currency
from assistant.computing.outlets import place
from assistant.understanding.frame import Frame
from rules.computation import Money, message
from rules.knowledge import Knowledge

_SAME = (
    "purpose",
    "quantization",
    "cpu",
    "cpu_count",
    "cpu_power_w",
    "power_limit_w",
    "power_limit_share",
    "cooler",
    "dataset_gb",
    "psu_tier",
    "mains",
)
_WISHES = ("gpu_count", "memory_gb", "condition", "vendors", "excluded_vendors")
_OFFERED = (
    "2 × GeForce RTX 3090",
    "GeForce RTX 5090",
    Money(amount=3000, currency="USD"),
    Money(amount=6000, currency="USD"),
)


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards of the question, or a budget with wishes; asks where neither is known."""
    gpus = card_requests(frame, knowledge) if _names_cards(frame) else []
    budget = frame.get("budget")
    if not gpus and budget is None and frame.era != 2018:
        return Missing("gpus", message("build-missing-machine"), _OFFERED)
    wishes = {} if gpus else {name: frame.get(name) for name in _WISHES}
    return given(
        gpus=gpus or None,
        budget=None if gpus or budget is None else {"amount": budget.amount, "currency": budget.currency},
        context_tokens=frame.get("context_tokens"),
        cost_asked=frame.get("cost_asked"),
        currency=named_currency(frame) if gpus else None,
        method="2018" if frame.era == 2018 else None,
        **place(frame, knowledge),
        **the_model(frame, knowledge),
        **wishes,
        **{name: frame.get(name) for name in _SAME},
    )


def _names_cards(frame: Frame) -> bool:
    """Whether cards are given by name or power; a memory beside a budget is a wish."""
    return bool(frame.cards) or frame.get("gpu_power_w") is not None or frame.get("budget") is None

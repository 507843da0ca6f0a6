"""From a frame to the inputs of the cooling rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_SAME = ("free_slots", "cpu", "cpu_count", "cpu_power_w", "power_limit_w", "power_limit_share")
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards of the question, and which side of cooling is asked about.

    A cooler that is asked for is not settled. Only the heat of a machine cannot be given without its cards
    or its power.
    """
    gpus = card_requests(frame, knowledge) or _counted(frame)
    aspect = frame.get("cooling_aspect")
    total = None if gpus else frame.get("total_power_w")
    if aspect == "heat" and not gpus and total is None:
        return Missing("gpus", message("cooling-missing-cards"), _OFFERED)
    return given(
        gpus=gpus or None,
        total_power_w=total if aspect == "heat" else None,
        aspect=aspect,
        method="2018" if frame.era == 2018 and aspect == "temperature" else None,
        cooler=None if frame.get("cooler_asked") else frame.get("cooler"),
        **{name: frame.get(name) for name in _SAME},
    )


def _counted(frame: Frame) -> list[dict[str, Any]]:
    """Cards of which only the number is known: enough for all but their heat."""
    count = frame.get("gpu_count")
    return [{"count": count}] if count and frame.get("cooling_aspect") != "heat" else []

"""From a frame to the inputs of the rule on prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards named with their number, and the currency asked for; asks for a card where none is named."""
    gpus = [request for request in card_requests(frame, knowledge) if "name" in request]
    if not gpus:
        return Missing("gpus", message("gpu-price-missing-card"), _OFFERED)
    return given(
        gpus=gpus,
        condition=frame.get("condition"),
        both=frame.get("condition") == "any" or None,
        currency=frame.get("cost_currency"),
    )

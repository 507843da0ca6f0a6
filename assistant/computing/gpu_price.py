"""From a frame to the inputs of the rule on prices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import given, priced_requests
from assistant.computing.missing import Missing
from assistant.computing.money import named_currency
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards named with their number, and the currency asked for; asks for a card where none is named."""
    gpus = priced_requests(frame, knowledge)
    differ = any("condition" in card for card in gpus)
    if not gpus:
        return Missing("gpus", message("gpu-price-missing-card"), _OFFERED)
    return given(
        gpus=gpus,
        condition=frame.get("condition"),
        both=(frame.get("condition") == "any" and not differ) or None,
        currency=named_currency(frame),
    )

"""From a frame to the inputs of the rule on card memory by use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The purpose, and the memory or the cards to be judged; without any of them the rule shows every use."""
    gpus = [request for request in card_requests(frame, knowledge) if "name" in request]
    return given(
        purpose=frame.get("purpose"),
        gpus=gpus or None,
        memory_gb=None if gpus else frame.get("memory_gb"),
        aspect="bandwidth" if gpus and frame.get("bandwidth_asked") else None,
        method=None if frame.era is None else str(frame.era),
    )

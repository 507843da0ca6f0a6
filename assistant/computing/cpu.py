"""From a frame to the inputs of the processor rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_count, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_SAME = ("cpu", "cpu_count", "clock_ghz")
_MODALITIES = {"vision": "vision", "nlp": "text", "llm_training": "text"}
"""Purpose → what the data loaders read."""


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards to be fed and the processor to be judged; one card where none is mentioned."""
    purpose = frame.get("purpose")
    runs_models = purpose == "llm_inference"
    return given(
        gpu_count=card_count(frame),
        workload="inference" if runs_models else None,
        modality=frame.get("modality") or _MODALITIES.get(purpose),
        preprocessing=None if runs_models else frame.get("preprocessing"),
        cores=None if frame.get("cpu") else frame.get("cpu_cores"),
        method="2018" if frame.era == 2018 else None,
        **{name: frame.get(name) for name in _SAME},
    )

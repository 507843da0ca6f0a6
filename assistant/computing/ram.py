"""From a frame to the inputs of the main memory rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_SAME = ("ram_gb", "purpose", "dataset_gb", "model", "parameters_b", "quantization")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The machine of the question; without a card the rule assumes one and says so."""
    return given(
        gpus=card_requests(frame, knowledge) or None,
        method="2018" if frame.era == 2018 else None,
        offload=_offload(frame),
        **{name: frame.get(name) for name in _SAME},
    )


def _offload(frame: Frame) -> bool | None:
    """Whether a model may run from main memory; one that is trained does not."""
    is_trained = frame.get("purpose") == "llm_training" or frame.get("trained")
    return False if is_trained and not frame.get("offload") else frame.get("offload")

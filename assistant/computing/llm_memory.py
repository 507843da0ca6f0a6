"""From a frame to the inputs of the rule on memory for language models."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import given
from assistant.computing.language_models import OFFERED_MODELS, the_cards, the_model, the_run
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The model, the machine, or both; asks which model where neither was named."""
    if not the_model(frame, knowledge) and not the_cards(frame, knowledge):
        return Missing("model", message("llm-memory-missing-model"), OFFERED_MODELS)
    return the_run(frame, knowledge) | given(
        parallel=frame.get("batch"), ram_gb=frame.get("ram_gb"), offload=frame.get("offload")
    )

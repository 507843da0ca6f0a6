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
        parallel=frame.get("batch"), ram_gb=frame.get("ram_gb"), offload=_offload(frame, knowledge)
    )


def _offload(frame: Frame, knowledge: Knowledge) -> bool | None:
    """Whether main memory may hold a part: as said, else where it is given beside the cards and a model."""
    if "offload" in frame.slots:
        return bool(frame.get("offload"))
    ram, cards = frame.get("ram_gb"), the_cards(frame, knowledge)
    is_theirs = any(card.get("memory_gb") == ram for card in cards)
    return True if ram and cards and not is_theirs and the_model(frame, knowledge) else None

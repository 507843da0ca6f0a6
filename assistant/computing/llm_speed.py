"""From a frame to the inputs of the rule on the speed of language models."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from assistant.computing.language_models import OFFERED_MODELS, the_model, the_run
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_PROCESSOR = re.compile(r"\bcpu\b|处理器|處理器|işlemci", re.IGNORECASE)
_OFFERED_CHIPS = ("Apple M4 Max (16-core)", "Apple M3 Ultra (32-core)", "Apple M2 Ultra")
_OFFERED_CARDS = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The model and the machine of the question; asks for what is missing of the two, the model first."""
    if not the_model(frame, knowledge):
        return Missing("model", message("llm-speed-missing-model"), OFFERED_MODELS)
    if frame.cards:
        return the_run(frame, knowledge)
    if _without_card(frame):
        return the_run(frame, knowledge) | {"gpus": (), "main_memory": True}
    offered = _OFFERED_CHIPS if frame.get("vendors") == ("apple",) else _OFFERED_CARDS
    return Missing("gpus", message("llm-speed-missing-cards"), offered)


def _without_card(frame: Frame) -> bool:
    """Whether the model is to run on the processor alone."""
    return bool(frame.get("cardless") or frame.get("cpu") or _PROCESSOR.search(frame.question))

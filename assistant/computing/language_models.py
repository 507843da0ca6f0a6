"""What the rules on language models are told of a frame: the model, its format, the cards."""

from __future__ import annotations

from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge
from rules.llm.images import ImageParameters, image_model_in

OFFERED_MODELS = ("Llama 3.1 8B", "Qwen3 32B", "Llama 3.3 70B")
"""Choices for a clarifying question."""

_SHARING = "apple"
"""Maker whose computers all have one memory for processor and GPU."""


def the_model(frame: Frame, knowledge: Knowledge) -> dict[str, Any]:
    """Name of the model, or its size; empty where neither was said.

    Image models are not in the catalog of language models, so their names are looked for in the question.
    """
    name = frame.get("model")
    if name is None:
        name = image_model_in(frame.question, knowledge.parameters(ImageParameters, "image_models"))
    return given(model=name) or given(parameters_b=frame.get("parameters_b"))


def the_cards(frame: Frame, knowledge: Knowledge) -> list[dict[str, Any]]:
    """The cards; a memory said beside a computer with unified memory is the size of that memory."""
    requests = card_requests(frame, knowledge)
    memory = frame.get("memory_gb") or frame.get("ram_gb")
    if not frame.cards and frame.get("vendors") == (_SHARING,):
        return [given(memory_gb=memory, unified=True)] if memory else []
    if len(requests) == 1 and "name" in requests[0] and "memory_gb" not in requests[0] and memory:
        gpu = knowledge.gpus.find(requests[0]["name"]).gpu
        if gpu is not None and gpu.unified_memory:
            return [requests[0] | {"memory_gb": memory}]
    return requests


def the_run(frame: Frame, knowledge: Knowledge) -> dict[str, Any]:
    """The model with its format, context and cards."""
    return the_model(frame, knowledge) | given(
        quantization=frame.get("quantization"),
        context_tokens=frame.get("context_tokens"),
        kv_format=frame.get("kv_format"),
        split="tensor" if frame.get("method") == "tensor_parallel" else None,
        gpus=the_cards(frame, knowledge) or None,
    )

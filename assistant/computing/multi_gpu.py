"""From a frame to the inputs of the rule on several cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_SPLITS = {"tensor_parallel": "tensor", "pipeline_parallel": "layer"}
"""Method → way of splitting a model."""
_WORKLOADS = {
    "llm_inference": "inference",
    "llm_training": "training",
    "vision": "training",
    "nlp": "training",
}
"""Purpose → work of the cards."""
_NETWORKS = {"vision": "vision", "nlp": "text", "llm_training": "text"}
"""Purpose → kind of network."""


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards or their number, and their work; cards in different numbers are choices to compare.

    A number of one says nothing of several cards, as in "several cheap ones or one expensive one".
    """
    split = None if frame.get("splits_asked") else _SPLITS.get(frame.get("method"))
    gpus, against = _choices(frame, knowledge)
    workload = frame.get("workload") or _WORKLOADS.get(frame.get("purpose"))
    count = frame.get("gpu_count")
    return given(
        gpus=gpus or None,
        against=against or None,
        count=None if gpus or count == 1 else count,
        workload="inference" if frame.get("method") in _SPLITS else workload,
        network=frame.get("modality") or _NETWORKS.get(frame.get("purpose")),
        split=split,
        nvlink=True if frame.get("nvlink") and not against else None,
        mixing=True if frame.get("mixing") and not against else None,
        figure=_figure(frame) if against else None,
        condition=frame.get("condition"),
        method="2017" if frame.era == 2017 else None,
        **(_run(frame) if against else {}),
    )


def _figure(frame: Frame) -> str | None:
    """The one figure that the choices are compared by."""
    return next((name for name in ("power", "memory", "price", "speed") if frame.get(f"by_{name}")), None)


def _run(frame: Frame) -> dict[str, Any]:
    """The language model that one of two choices is to run; one that is trained needs more than that."""
    if frame.get("purpose") == "llm_training" or frame.get("workload") == "training":
        return {}
    model = given(model=frame.get("model")) or given(parameters_b=frame.get("parameters_b"))
    if not model:
        return {}
    return model | given(quantization=frame.get("quantization"), context_tokens=frame.get("context_tokens"))


def _choices(frame: Frame, knowledge: Knowledge) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Cards of the machine, and those to be had instead: two kinds of which one comes in a number."""
    named = [request for request in card_requests(frame, knowledge) if "name" in request]
    counts = {request.get("count") or 1 for request in named}
    if len(named) == 2 and counts != {1} and named[0]["name"] != named[1]["name"]:
        return named[:1], named[1:]
    return named, []

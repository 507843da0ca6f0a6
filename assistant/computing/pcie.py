"""From a frame to the inputs of the PCIe rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_count, card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_MODEL = ("model", "parameters_b", "quantization")
_SPLITS = {"tensor_parallel": "tensor_parallel", "pipeline_parallel": "layer_split"}
"""Method → workload."""


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The link, and what it carries: a split model, a model being loaded, or a training batch."""
    workload = _workload(frame)
    count = card_count(frame)
    return given(
        generation=frame.get("pcie_generation"),
        lanes=frame.get("pcie_lanes"),
        gpu=_card(frame, knowledge),
        gpu_count=max(count or 2, 2) if workload == "tensor_parallel" else count,
        workload=workload,
        batch=frame.get("batch") if workload == "training" else None,
        pinned=frame.get("pinned"),
        disk_mb_s=frame.get("disk_mb_s"),
        method="2018" if frame.era == 2018 else None,
        **(_model(frame) if workload == "model_load" else {}),
    )


def _workload(frame: Frame) -> str:
    split = _SPLITS.get(frame.get("method"))
    if split is not None:
        return split
    has_model = any(_model(frame).values())
    writes_text = frame.get("purpose") == "llm_inference" or frame.get("workload") == "inference"
    if (card_count(frame) or 1) > 1 and (has_model or writes_text):
        return "tensor_parallel"
    if has_model:
        return "model_load"
    return "layer_split" if writes_text else "training"


def _model(frame: Frame) -> dict[str, Any]:
    """The model's file if its size was said, else the model."""
    size = frame.get("model_file_gb")
    return {"model_gb": size} if size else {name: frame.get(name) for name in _MODEL}


def _card(frame: Frame, knowledge: Knowledge) -> str | None:
    names = [request["name"] for request in card_requests(frame, knowledge) if "name" in request]
    return names[0] if len(names) == 1 else None

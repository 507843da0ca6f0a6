"""From a frame to the inputs of the storage rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_count, card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_MODEL = ("model", "parameters_b", "quantization")
_NVME_GENERATIONS = (3, 4, 5)
_USUAL_NVME = "nvme4"
_SAMPLES = {"text": "tokens"}
"""Modality → how samples are stored."""


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """What is read or kept, and the drive to be judged."""
    goal = _goal(frame)
    if frame.era == 2018 and goal == "training":
        return {"method": "2018"}
    return given(
        goal=goal,
        drive=_drive(frame),
        disk_mb_s=frame.get("disk_mb_s"),
        dataset_gb=frame.get("dataset_gb"),
        method="2018" if frame.era == 2018 else None,
        **(_training(frame, knowledge) if goal == "training" else _model(frame)),
        **_checkpoints(frame, goal),
    )


def _goal(frame: Frame) -> str:
    """Capacity where room is asked for; else the time to load a model, or feeding the cards."""
    if frame.get("storage_goal") == "capacity" or frame.get("checkpoints"):
        return "capacity"
    return "model_load" if any(_model(frame).values()) else "training"


def _checkpoints(frame: Frame, goal: str) -> dict[str, Any]:
    """Checkpoints to be kept; then the model's file is not meant."""
    count = frame.get("checkpoints")
    return {"checkpoints": count, "models": 0} if count and goal == "capacity" else {}


def _drive(frame: Frame) -> str | None:
    """The kind of drive; an NVMe drive by the generation of its link, by PCIe 4.0 where it is not said."""
    kind: str | None = frame.get("drive")
    if kind != "nvme":
        return kind
    generation = frame.get("pcie_generation")
    return f"nvme{generation}" if generation in _NVME_GENERATIONS else _USUAL_NVME


def _training(frame: Frame, knowledge: Knowledge) -> dict[str, Any]:
    names = [request["name"] for request in card_requests(frame, knowledge) if "name" in request]
    return {
        "gpu": names[0] if len(names) == 1 else None,
        "gpu_count": card_count(frame),
        "batch": frame.get("batch"),
        "sample": "decoded" if frame.get("decoded") else _SAMPLES.get(frame.get("modality")),
        "ram_gb": frame.get("ram_gb"),
        "small_files": True if frame.get("storage_goal") == "small_files" else None,
    }


def _model(frame: Frame) -> dict[str, Any]:
    """The model's file if its size was said, else the model."""
    size = frame.get("model_file_gb")
    return {"model_gb": size} if size else {name: frame.get(name) for name in _MODEL}

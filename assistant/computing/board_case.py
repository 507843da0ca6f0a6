"""From a frame to the inputs of the board and case rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_SAME = ("cooler", "free_slots", "board", "cpu", "cpu_count", "slot_width", "length_mm", "case_length_mm")
_WIDTHS = (4, 8, 16)
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards to be housed; asks for them where neither kind nor number nor length is known."""
    gpus = card_requests(frame, knowledge) or _counted(frame)
    if frame.get("cards_asked") and not frame.cards and frame.get("cpu") is None:
        return _most(frame)
    if not gpus and frame.get("length_mm") is None:
        return Missing("gpus", message("board-case-missing-cards"), _OFFERED)
    lanes = frame.get("pcie_lanes")
    return given(
        gpus=gpus or None,
        lanes_per_card=lanes if lanes in _WIDTHS else None,
        method="2018" if frame.era == 2018 else None,
        **{name: frame.get(name) for name in _SAME},
    )


def _most(frame: Frame) -> Mapping[str, Any]:
    """As many as the form of board takes; where none was said, as many as the guide of 2018 allows."""
    said = given(**{name: frame.get(name) for name in ("board", "cooler", "free_slots", "slot_width")})
    return {"gpus": [{}], **(said if "board" in said else {"method": "2018"})}


def _counted(frame: Frame) -> list[dict[str, Any]]:
    count = frame.get("gpu_count")
    return [] if count is None else [{"count": count}]

"""From a frame to the inputs of the power supply rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.computing.outlets import place
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_SAME = (
    "cpu",
    "cpu_count",
    "cpu_power_w",
    "psu_w",
    "psu_count",
    "psu_tier",
    "mains",
    "power_limit_w",
    "power_limit_share",
)
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The machine of the question; asks for its cards where neither they nor the total power are known."""
    gpus = card_requests(frame, knowledge)
    total = None if gpus else frame.get("total_power_w")
    if not gpus and total is None:
        return Missing("gpus", message("psu-missing-cards"), _OFFERED)
    return given(
        gpus=gpus or None,
        total_power_w=total,
        aspect=_aspect(frame, bool(gpus)),
        method="2018" if frame.era == 2018 else None,
        **place(frame, knowledge),
        **{name: frame.get(name) for name in _SAME},
    )


def _aspect(frame: Frame, has_cards: bool) -> str | None:
    """What is asked of the supply, where it is not which one to buy or whether it is enough."""
    if frame.get("oversize_asked") and frame.get("psu_w"):
        return "oversize"
    if not has_cards:
        return None
    if frame.get("cards_asked") and frame.get("psu_w"):
        return "cards"
    if frame.get("total_asked") and not frame.get("psu_w"):
        return "total"
    if frame.get("limit_asked") and not frame.get("psu_w"):
        return "limit"
    return "draw" if frame.get("draw_asked") else None

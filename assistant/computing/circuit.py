"""From a frame to the inputs of the wall circuit rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.computing.tiers import tier
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_SAME = ("mains", "hours", "cpu", "cpu_count", "cpu_power_w", "power_limit_w", "power_limit_share")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """Circuit and machine of the question; a single card without a count asks how many of it."""
    gpus = card_requests(frame, knowledge)
    total = None if gpus else frame.get("total_power_w") or frame.get("psu_w")
    how_many = len(gpus) == 1 and "count" not in gpus[0]
    return given(
        gpus=gpus or None,
        total_power_w=total,
        psu_tier=tier(frame),
        country=None if frame.get("mains") else frame.get("country"),
        how_many=how_many or None,
        **{name: frame.get(name) for name in _SAME},
    )

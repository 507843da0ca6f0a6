"""From a frame to the inputs of the comparison of cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import given, priced_requests
from assistant.computing.missing import Missing
from assistant.computing.money import named_currency
from assistant.understanding.frame import Frame
from rules.computation import message
from rules.knowledge import Knowledge

_SAME = ("purpose", "condition", "hidden_units", "small_network", "by_power", "by_memory")
_SPEEDS = {"training": "training", "experiments": "training", "inference": "inference"}
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards named, one of each; asks for the other where only one is, and for both where none is."""
    gpus = _each_once(frame, knowledge)
    if not gpus:
        return Missing("gpus", message("gpu-compare-missing-cards"), _OFFERED)
    yardstick = _yardstick(gpus[0]["name"]) if len(gpus) == 1 and frame.get("judged") else None
    if yardstick:
        gpus.append({"name": yardstick})
    if len(gpus) == 1:
        only = gpus[0]["name"]
        others = tuple(card for card in _OFFERED if card != only)
        return Missing("gpus", message("gpu-compare-missing-other", card=only), others)
    speed = _SPEEDS.get(frame.get("workload"))
    return given(
        gpus=gpus,
        speed=speed,
        yardstick=yardstick,
        currency=named_currency(frame),
        **{name: frame.get(name) for name in _SAME},
    )


def _yardstick(name: str) -> str:
    """The card to measure another one by: the first usual one that is not the same."""
    return next(card for card in _OFFERED if card != name)


def _each_once(frame: Frame, knowledge: Knowledge) -> list[dict[str, Any]]:
    """The cards by name, without their number; a card that is named again is the same card."""
    found: dict[tuple[str, float | None], dict[str, Any]] = {}
    for request in priced_requests(frame, knowledge):
        card = {name: value for name, value in request.items() if name != "count"}
        found.setdefault((card["name"], card.get("memory_gb")), card)
    return list(found.values())

"""From a frame to the inputs of the connector rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

_EIGHT_PIN = "8-pin"


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The cards of the question; without a card the rule says what the sockets named carry, or all of them.

    Sockets count as a card's own only where they were counted: "with three 8-pins", not "which 8-pin".
    """
    gpus = card_requests(frame, knowledge)
    sockets = tuple(frame.get("sockets") or ())
    plugs = sockets.count(_EIGHT_PIN) if frame.get("adapter") else 0
    counted = bool(frame.get("sockets_counted")) and not plugs
    return given(
        gpus=gpus or None,
        sockets=sockets if sockets and (counted or not gpus) else None,
        adapter_plugs=plugs if gpus and plugs > 1 else None,
        pcie_cables=frame.get("pcie_cables") if gpus else None,
        pigtail=frame.get("pigtail"),
    )

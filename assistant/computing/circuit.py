"""From a frame to the inputs of the wall circuit rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.computing.outlets import usual_country
from assistant.computing.tiers import tier
from assistant.understanding.frame import Frame
from rules.circuit.parameters import CircuitParameters
from rules.knowledge import Knowledge
from rules.mains import asked_circuit, circuit

_ALIKE = (0.75, 1.35)
"""Voltages that differ by no more than this mean the same mains."""
_SAME = ("hours", "cpu", "cpu_count", "cpu_power_w", "power_limit_w", "power_limit_share")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """Circuit and machine of the question; a single card without a count asks how many of it."""
    gpus = card_requests(frame, knowledge)
    total = None if gpus else frame.get("total_power_w") or frame.get("psu_w")
    how_many = len(gpus) == 1 and "count" not in gpus[0]
    return given(
        gpus=gpus or None,
        total_power_w=total,
        psu_tier=tier(frame),
        mains=_mains(frame, knowledge),
        country=frame.get("country") or (usual_country(frame, knowledge) if gpus or total else None),
        how_many=how_many or None,
        asks_verdict=frame.get("verdict_asked"),
        **{name: frame.get(name) for name in _SAME},
    )


def _mains(frame: Frame, knowledge: Knowledge) -> str | None:
    """The circuit named, at the voltage of the country where one is named too: "a 10 A outlet in China"."""
    said: str | None = frame.get("mains")
    country = frame.get("country")
    parameters = knowledge.parameters(CircuitParameters, "circuit")
    if said is None or country not in parameters.mains_by_country.value:
        return said
    named, usual = circuit(said), asked_circuit(None, country, parameters)
    if usual is None or not _ALIKE[0] < named.volts / usual.volts < _ALIKE[1]:
        return named.form
    return None if named.amps == usual.amps else f"{usual.volts:g}V/{named.amps:g}A"

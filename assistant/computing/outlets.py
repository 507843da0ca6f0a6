"""The outlet behind a question that names none: that of the countries where its language is spoken."""

from __future__ import annotations

from assistant.understanding.frame import Frame
from assistant.understanding.language_data import load
from rules import mains
from rules.circuit.parameters import CircuitParameters
from rules.computation import Computation, message
from rules.knowledge import Knowledge

_RULE = "circuit"


def usual_country(frame: Frame) -> str | None:
    """The country whose outlet is taken, where neither a place nor a circuit was named.

    ``None`` where the language is spoken under different mains, or was chosen for the answer alone.
    """
    if frame.chosen_language is not None or frame.get("mains") or frame.get("country"):
        return None
    return load(frame.language).outlet_country


def with_outlet(result: Computation, frame: Frame, knowledge: Knowledge) -> Computation:
    """The computation, saying which circuit was taken by the language of the question."""
    country = usual_country(frame)
    if result.rule != _RULE or country is None or result.inputs.get("country") != country:
        return result
    found = mains.asked_circuit(None, country, knowledge.parameters(CircuitParameters, _RULE))
    if found is None:
        return result
    note = message("outlet-assume-language", circuit=mains.spaced(found))
    return result.model_copy(update={"assumptions": (note, *result.assumptions)})

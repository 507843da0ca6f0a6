"""The outlet behind a question that names none: that of its money, or of where its language is spoken."""

from __future__ import annotations

from typing import Any

from assistant.computing.money import named_currency
from assistant.understanding.frame import Frame
from assistant.understanding.language_data import load
from rules import mains
from rules.circuit.parameters import CircuitParameters
from rules.computation import Computation, message
from rules.electricity.parameters import ElectricityParameters
from rules.knowledge import Knowledge

_RULES = frozenset({"circuit", "psu", "build"})
_DOLLAR = "USD"
"""Prices are told in dollars everywhere, so they name no outlet."""


def place(frame: Frame, knowledge: Knowledge) -> dict[str, Any]:
    """The country as an input: that named, or today the usual one; nothing where a circuit was named."""
    if frame.get("mains"):
        return {}
    if frame.get("country"):
        return {"country": frame.get("country")}
    usual = None if frame.era else usual_country(frame, knowledge)
    return {"country": usual, "country_is_assumed": True} if usual else {}


def usual_country(frame: Frame, knowledge: Knowledge) -> str | None:
    """The country whose outlet is taken, where neither a place nor a circuit was named.

    That of the money named goes before that of the language. ``None`` where neither tells, as
    with dollars and with a language that is spoken under different mains or was chosen for the answer alone.
    """
    if frame.get("mains") or frame.get("country"):
        return None
    return _of_money(frame, knowledge) or _of_language(frame)


def with_outlet(result: Computation, frame: Frame, knowledge: Knowledge) -> Computation:
    """The computation, saying which circuit was taken by the money or the language of the question."""
    usual = usual_country(frame, knowledge) if result.rule in _RULES else None
    if usual is None or result.inputs.get("country") != usual:
        return result
    found = mains.asked_circuit(None, usual, knowledge.parameters(CircuitParameters, "circuit"))
    if found is None:
        return result
    origin = "currency" if _of_money(frame, knowledge) else "language"
    note = message(f"outlet-assume-{origin}", circuit=mains.spaced(found))
    return result.model_copy(update={"assumptions": (note, *result.assumptions)})


def _of_language(frame: Frame) -> str | None:
    if frame.chosen_language is not None:
        return None
    return load(frame.language).outlet_country


def _of_money(frame: Frame, knowledge: Knowledge) -> str | None:
    """The country of a currency that was said; not of a sign that stands for several."""
    code = named_currency(frame)
    if code is None or code == _DOLLAR:
        return None
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    found = parameters.country_of_currency.value.get(code)
    known = knowledge.parameters(CircuitParameters, "circuit").mains_by_country.value
    return found if found in known else None

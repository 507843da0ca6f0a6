"""A wall circuit, and what may hang on it."""

from __future__ import annotations

from rules import mains
from rules.cards import Card, resolve
from rules.circuit.case import Case
from rules.circuit.inputs import CircuitInputs
from rules.circuit.parameters import CircuitParameters
from rules.circuit.report import report
from rules.computation import Computation, message
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.machine.power import check_power_known, machine
from rules.machine.processor import with_named_cpu


def check_circuit(inputs: CircuitInputs, knowledge: Knowledge) -> Computation:
    """What a wall circuit carries [W], whether a machine fits it, or how many cards do.

    A load of three hours or more is continuous and may take 80 % of the circuit; an ordinary outlet of the
    200-240 V countries is planned with 10 A for days. A machine draws its power divided by the efficiency of
    its supply at full load.

    Args:
        inputs: circuit or country, cards and processor or total power [W], duration [h].
        knowledge: parameters and card catalog as of a day.

    Returns:
        What the circuit carries, the machine's power at the wall, or the number of cards.

    Raises:
        RuleInputError: an unknown card, country or circuit, or a value outside the validity range.

    Example:
        >>> from datetime import date
        >>> us = CircuitInputs.model_validate({"mains": "120V/15A"})
        >>> check_circuit(us, Knowledge(date(2026, 11, 30))).value
        1440.0

    References:
        NEC 210.19 and 210.20: 80 % for continuous loads, 1440 W of 15 A and 1920 W of 20 A at 120 V.
        IEC 60884-1: sockets carry 16 A for one hour, hence 10 A, 2300 W at 230 V, for days.
    """
    parameters = knowledge.parameters(CircuitParameters, "circuit")
    _check(inputs, parameters)
    circuit = mains.asked_circuit(inputs.mains, inputs.country, parameters)
    resolved, assumed = resolve(inputs.gpus, knowledge, parameters)
    cards = tuple(card for card in resolved if _is_fed_by_supply(card))
    left_out = (card for card in resolved if card not in cards)
    notes = (*assumed, *(message("circuit-note-left-out", card=card.name or "") for card in left_out))
    if not cards and inputs.total_power_w is None:
        return report(Case(inputs, parameters, circuit, None), knowledge, notes)
    check_power_known(cards, inputs)
    known, cpu_steps = with_named_cpu(inputs, knowledge)
    built = machine(cards, known, parameters)
    case = Case(known, parameters, circuit, built, cpu_steps)
    return report(case, knowledge, (*notes, *built.cpu.assumptions))


def _check(inputs: CircuitInputs, parameters: CircuitParameters) -> None:
    if inputs.hours is not None:
        parameters.check("hours", inputs.hours)
    parameters.check("other_load_w", inputs.other_load_w)
    if inputs.gpus and inputs.total_power_w is not None:
        raise RuleInputError("total_power_w", "error-machine-total-and-parts")


def _is_fed_by_supply(card: Card) -> bool:
    """Laptops and complete machines bring their own supply, which no household circuit is too small for."""
    return card.gpu is None or not (card.gpu.is_laptop or card.gpu.is_integrated)

"""Cooling of a machine with graphics cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from rules.cards import Card, resolve
from rules.computation import Computation, Message, message
from rules.cooling.choice import choice_report
from rules.cooling.inputs import Aspect, CoolingInputs
from rules.cooling.parameters import CoolingParameters
from rules.cooling.report import heat_report, temperature_report, water_report
from rules.cooling.situation import check_fit
from rules.knowledge import Knowledge
from rules.machine.power import check_given, check_power_known
from rules.machine.processor import with_named_cpu

_Report = Callable[[Sequence[Card], CoolingInputs, Knowledge, tuple[Message, ...]], Computation]


def plan_cooling(inputs: CoolingInputs, knowledge: Knowledge) -> Computation:
    """Cooling by what is asked: its kind and the loss of speed [%], temperatures [°C], heat [W], or cost.

    Several air-cooled cards close together lose 10-25 %, and 30 % at worst; one card, cards with a free slot
    between them and cards under water are counted without loss. Throttling starts at 84 °C, on GeForce 10
    and RTX 20 cards at 80 °C. All power drawn at the wall becomes heat in the room.

    Args:
        inputs: cards, how they are cooled and spaced, powers in watts [W].
        knowledge: parameters and card catalog as of a day.

    Returns:
        The upper end of the loss, the throttling temperature, the heat, or the cost of water.

    Raises:
        RuleInputError: an unknown card, a value outside the validity range, or spacing that the board lacks.

    Example:
        >>> from datetime import date
        >>> inputs = CoolingInputs.model_validate({"gpus": [{"board_power_w": 250, "count": 4}]})
        >>> result = plan_cooling(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.low, result.high, [step.value for step in result.steps]
        (10.0, 25.0, [25.0, 15.0, 30.0, 3.0])

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: the three figures for the loss.
    """
    parameters = knowledge.parameters(CoolingParameters, "cooling")
    _check(inputs, parameters)
    cards, assumed = resolve(inputs.gpus, knowledge, parameters)
    return _REPORTS[inputs.aspect](cards, inputs, knowledge, assumed)


def _check(inputs: CoolingInputs, parameters: CoolingParameters) -> None:
    parameters.check_given(inputs, "free_slots", "board_slots")
    if inputs.aspect == "heat":
        check_given(inputs)


def _choice(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Which cooling, and what is lost; of cards that their machine cools, that it does."""
    cooled = tuple(card for card in cards if _has_own_cooler(card))
    if cards and not cooled:
        return _built_in(cards[0], inputs, knowledge, assumed)
    powered, notes = _powered(cooled, knowledge.parameters(CoolingParameters, "cooling"))
    check_fit(powered, inputs)
    return choice_report(powered, inputs, knowledge, (*assumed, *notes))


def _heat(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    check_power_known(cards, inputs)
    with_cpu, _ = with_named_cpu(inputs, knowledge)
    return heat_report(cards, with_cpu, knowledge, assumed)


_REPORTS: Mapping[Aspect, _Report] = {
    "choice": _choice,
    "loss": _choice,
    "temperature": temperature_report,
    "heat": _heat,
    "water": water_report,
}


def _has_own_cooler(card: Card) -> bool:
    """Cards of laptops and of processors are cooled by their machine."""
    return card.gpu is None or not (card.gpu.is_laptop or card.gpu.is_integrated)


def _powered(
    cards: tuple[Card, ...], parameters: CoolingParameters
) -> tuple[tuple[Card, ...], tuple[Message, ...]]:
    """Cards with a power each; two cards where none is named, the measured power where none is known."""
    power = parameters.adjacent_blower_w
    notes: list[Message] = []
    if not cards:
        cards = (Card(None, 2, power.value, None, None),)
        notes.append(message("cooling-assume-two-cards"))
    if any(card.board_power_w is None for card in cards):
        notes.append(message("cooling-assume-power", power=power.quantity(0)))
    return tuple(replace(card, board_power_w=card.board_power_w or power.value) for card in cards), tuple(
        notes
    )


def _built_in(
    card: Card, inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    laptop = card.gpu is not None and card.gpu.is_laptop
    return Computation(
        rule="cooling",
        headline=message(f"cooling-headline-{'laptop' if laptop else 'integrated'}", card=card.name or ""),
        unit="%",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=assumed,
        sections=("cooling#throttling",),
        as_of=knowledge.as_of,
    )

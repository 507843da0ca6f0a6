"""Everything that follows from one machine: load, ratings, what to buy, power at the wall."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.psu import mains
from rules.psu.inputs import PsuInputs
from rules.psu.limits import limited
from rules.psu.load import Load
from rules.psu.parameters import PsuParameters
from rules.psu.processor import Processor, processor
from rules.psu.purchase import Purchase, purchase
from rules.psu.rating import Rating, rating, steady_w


@dataclass(frozen=True, slots=True)
class Sizing:
    """One machine, sized.

    Attributes:
        load: power by part [W].
        cpu: how the processors' power was found.
        needed: ratings that the supply must reach [W].
        bought: sizes on sale that do.
        circuit: the wall circuit, if known.
        wall_w: power at the wall [W].
    """

    inputs: PsuInputs
    parameters: PsuParameters
    load: Load
    cpu: Processor
    needed: Rating
    bought: Purchase
    circuit: mains.Circuit | None
    efficiency: float

    @property
    def required_w(self) -> float:
        """The rating required [W]."""
        return self.needed.required_w

    @property
    def wall_w(self) -> float:
        """Power drawn at the wall [W]."""
        return self.load.total_w / self.efficiency

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards supplied."""
        return tuple(each.card for each in self.load.cards)

    @property
    def is_current(self) -> bool:
        """Whether today's checks apply: the cards are known, and the method is today's."""
        return bool(self.load.cards) and self.inputs.method == "current"


def size(cards: tuple[Card, ...], inputs: PsuInputs, parameters: PsuParameters) -> Sizing:
    """Size the supply of a machine whose cards all have a known board power.

    Raises:
        RuleInputError: a value outside its validity range; names the field.
    """
    cpu = _cpu(inputs, parameters)
    load = Load(limited(cards, inputs, parameters), cpu.power_w, _rest_w(inputs, parameters))
    needed = _needed(load, inputs, parameters)
    circuit = mains.asked_circuit(inputs, parameters)
    return Sizing(
        inputs,
        parameters,
        load,
        cpu,
        needed,
        purchase(load, needed.required_w, circuit, parameters),
        circuit,
        mains.efficiency(inputs.psu_tier, circuit, parameters),
    )


def _cpu(inputs: PsuInputs, parameters: PsuParameters) -> Processor:
    if inputs.total_power_w is None:
        return processor(inputs, parameters)
    parameters.check("total_power_w", inputs.total_power_w)
    return Processor(inputs.total_power_w)


def _rest_w(inputs: PsuInputs, parameters: PsuParameters) -> float:
    if inputs.total_power_w is not None:
        return 0.0
    if inputs.rest_of_system_w is None:
        return parameters.rest_of_system_w.value
    parameters.check("rest_of_system_w", inputs.rest_of_system_w)
    return inputs.rest_of_system_w


def _needed(load: Load, inputs: PsuInputs, parameters: PsuParameters) -> Rating:
    if load.cards and inputs.method == "current":
        return rating(load, inputs.psu_standard, parameters)
    return Rating(steady_w(load.total_w, parameters), 0.0, None)

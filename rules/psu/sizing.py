"""Everything that follows from one machine: load, ratings, what to buy, power at the wall."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules import mains
from rules.cards import Card
from rules.computation import Step
from rules.machine.load import Load
from rules.machine.power import machine
from rules.machine.processor import Processor
from rules.psu.inputs import PsuInputs
from rules.psu.parameters import PsuParameters
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


def size(
    cards: tuple[Card, ...],
    inputs: PsuInputs,
    parameters: PsuParameters,
    cpu_steps: tuple[Step, ...] = (),
) -> Sizing:
    """Size the supply of a machine whose cards all have a known board power.

    ``cpu_steps`` say where the processor's power comes from, if it was looked up.

    Raises:
        RuleInputError: a value outside its validity range; names the field.
    """
    built = machine(cards, inputs, parameters, as_of_2018=inputs.method == "2018")
    load = built.load
    needed = _needed(load, inputs, parameters)
    circuit = mains.asked_circuit(inputs.mains, inputs.country, parameters)
    feeding = feeding_circuit(circuit, inputs)
    return Sizing(
        inputs,
        parameters,
        load,
        replace(built.cpu, steps=(*cpu_steps, *built.cpu.steps)),
        needed,
        purchase(load, needed.required_w, feeding, parameters),
        circuit,
        mains.efficiency(inputs.psu_tier, circuit, parameters),
    )


def feeding_circuit(circuit: mains.Circuit | None, inputs: PsuInputs) -> mains.Circuit | None:
    """The circuit that bounds which supplies can be bought; an assumed one of 100-127 V bounds none."""
    is_open = circuit is not None and circuit.is_low_voltage and inputs.country_is_assumed
    return None if is_open else circuit


def _needed(load: Load, inputs: PsuInputs, parameters: PsuParameters) -> Rating:
    if load.cards and inputs.method == "current":
        return rating(load, inputs.psu_standard, parameters)
    return Rating(steady_w(load.total_w, parameters), 0.0, None)

"""A machine against a circuit: whether it fits, and how many cards would."""

from __future__ import annotations

from dataclasses import dataclass
from math import floor

from rules import mains
from rules.circuit.capacity import Capacity, capacity
from rules.circuit.inputs import CircuitInputs
from rules.circuit.parameters import CircuitParameters
from rules.computation import Message, Quantity, Step, message, percent, quantity, step, watts
from rules.machine.limits import floor_w, power, speed_kept
from rules.machine.load import Load

_EPSILON = 1e-9


@dataclass(frozen=True, slots=True)
class Fit:
    """What one circuit leaves for a machine.

    Attributes:
        found: the circuit and what it carries.
        free_w: of that, after everything else on the circuit [W].
        efficiency: of the power supply at full load on this voltage [-].
    """

    found: Capacity
    free_w: float
    efficiency: float

    @property
    def behind_supply_w(self) -> float:
        """What the machine itself may draw [W]."""
        return self.free_w * self.efficiency

    def feeds(self, load: Load) -> bool:
        """Whether the circuit feeds a machine."""
        return load.total_w <= self.behind_supply_w + _EPSILON

    def cards(self, load: Load) -> int:
        """How many cards like the machine's first it feeds, beside processor and the rest [-]."""
        left = self.behind_supply_w - load.cpu_w - load.rest_w
        return max(0, floor(left / load.cards[0].power_w + _EPSILON))


def fit(circuit: mains.Circuit, inputs: CircuitInputs, parameters: CircuitParameters) -> Fit:
    """A circuit for the load asked about."""
    found = capacity(circuit, inputs.hours, parameters)
    efficiency = mains.efficiency(inputs.psu_tier, circuit, parameters)
    return Fit(found, max(0.0, found.carried_w - inputs.other_load_w), efficiency)


def fit_steps(fitted: Fit, inputs: CircuitInputs, parameters: CircuitParameters) -> tuple[Step, ...]:
    """What is left of the circuit, and what of that arrives in the machine [W]."""
    lines = []
    if inputs.other_load_w:
        lines.append(
            step(
                message("circuit-step-free"),
                "max({carried} − {other}; {none})",
                fitted.free_w,
                "W",
                digits=0,
                carried=watts(fitted.found.carried_w),
                other=watts(inputs.other_load_w),
                none=watts(0),
            )
        )
    lines.append(
        step(
            message("circuit-step-behind-supply"),
            "{free} × {efficiency}",
            fitted.behind_supply_w,
            "W",
            parameters.efficiency_80plus.reference,
            digits=0,
            free=watts(fitted.free_w),
            efficiency=percent(fitted.efficiency),
        )
    )
    return tuple(lines)


def load_step(load: Load, parameters: CircuitParameters) -> Step:
    """The machine's power under full load [W]."""
    expression, operands = load.terms()
    sources = (*load.references, parameters.rest_of_system_w.reference)
    return step(message("circuit-step-load"), expression, load.total_w, "W", *sources, digits=0, **operands)


def current_step(wall_w: float, volts: float) -> Step:
    """The current that everything on the circuit draws together [A]."""
    return step(
        message("circuit-step-current", volts=quantity(volts, "V")),
        "{wall} / {volts}",
        wall_w / volts,
        "A",
        digits=1,
        wall=watts(wall_w),
        volts=quantity(volts, "V"),
    )


def cards_step(fitted: Fit, load: Load) -> Step:
    """How many cards the circuit feeds."""
    operands: dict[str, Quantity] = {
        "machine": watts(fitted.behind_supply_w),
        "cpu": watts(load.cpu_w),
        "rest": watts(load.rest_w),
        "card": watts(load.cards[0].power_w),
    }
    return step(
        message("circuit-step-cards"),
        "⌊({machine} − {cpu} − {rest}) / {card}⌋",
        fitted.cards(load),
        "1",
        *load.references,
        digits=0,
        **operands,
    )


def limit_hint(fitted: Fit, load: Load, parameters: CircuitParameters) -> tuple[Message, ...]:
    """The power limit per card with which a machine that is too much would fit, and the speed it leaves."""
    left = fitted.behind_supply_w - load.cpu_w - load.rest_w
    if fitted.feeds(load) or not load.cards or left <= 0:
        return ()
    share = left / sum(power(each.card) * each.card.count for each in load.cards)
    kept = speed_kept(share, parameters)
    if kept is None or any(power(each.card) * share < floor_w(each.card, parameters) for each in load.cards):
        return ()
    limits = tuple(watts(floor(power(each.card) * share)) for each in load.cards)
    return (message("circuit-hint-limit", limits=limits, speed=percent(kept[0])),)

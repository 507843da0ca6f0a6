"""What the machine draws at the wall, and what a wall circuit carries for days."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rules.computation import Message, Quantity, Step, message, percent, quantity, step, watts
from rules.errors import RuleInputError
from rules.psu.inputs import PsuInputs
from rules.psu.parameters import PsuParameters, Tier

_FORM = re.compile(r"(\d{2,3}(?:\.\d+)?)\s*V\s*/\s*(\d{1,2}(?:\.\d+)?)\s*A")
_HIGH_VOLTAGE_V = 200.0
_HOUSEHOLD_CURRENT_A = 16.0


@dataclass(frozen=True, slots=True)
class Circuit:
    """A wall circuit: its form ``120V/15A``, voltage [V] and current [A]."""

    form: str
    volts: float
    amps: float

    @property
    def is_low_voltage(self) -> bool:
        """Whether it belongs to the 100-127 V countries."""
        return self.volts < _HIGH_VOLTAGE_V

    @property
    def is_household_outlet(self) -> bool:
        """Whether it is an ordinary outlet of the 200-240 V countries."""
        return not self.is_low_voltage and self.amps <= _HOUSEHOLD_CURRENT_A


def circuit(form: str, field: str = "mains") -> Circuit:
    """A circuit from its form.

    Raises:
        RuleInputError: not of the form ``120V/15A``.

    >>> circuit("120V/15A").volts
    120.0
    """
    match = _FORM.fullmatch(form.strip())
    if match is None:
        raise RuleInputError(field, "error-mains-form", given=form, example="120V/15A")
    return Circuit(form.strip(), float(match[1]), float(match[2]))


def asked_circuit(inputs: PsuInputs, parameters: PsuParameters) -> Circuit | None:
    """The circuit that was named, or the usual one of the country; ``None`` where neither is known.

    Raises:
        RuleInputError: a circuit of another form, or a country that is not in the table.
    """
    if inputs.mains is not None:
        return circuit(inputs.mains)
    if inputs.country is None:
        return None
    form = parameters.mains_by_country.value.get(inputs.country.upper())
    if form is None:
        raise RuleInputError("country", "error-unknown-country", given=inputs.country)
    return circuit(form, "country")


def continuous_w(circuit: Circuit, parameters: PsuParameters) -> float:
    """What a circuit carries for days [W]: its continuous share, on household outlets at most 10 A."""
    carried = circuit.volts * circuit.amps * parameters.continuous_share.value
    if circuit.is_household_outlet:
        carried = min(carried, circuit.volts * parameters.long_load_current_a.value)
    return round(carried, 3)


def efficiency(tier: Tier, circuit: Circuit | None, parameters: PsuParameters) -> float:
    """80 PLUS minimum at full load [-]; at the lower voltage, the worse one, when no circuit is known."""
    by_voltage = parameters.efficiency_full_load.value[tier]
    return by_voltage[230 if circuit and not circuit.is_low_voltage else 115]


def wall_step(load_w: float, share: float, parameters: PsuParameters) -> Step:
    """Power at the wall [W]."""
    return step(
        message("psu-step-wall"),
        "{load} / {efficiency}",
        load_w / share,
        "W",
        parameters.efficiency_full_load.reference,
        digits=0,
        load=watts(load_w),
        efficiency=percent(share),
    )


def circuit_step(circuit: Circuit, parameters: PsuParameters) -> Step:
    """What the circuit carries for days [W]."""
    carried = continuous_w(circuit, parameters)
    operands = {"volts": quantity(circuit.volts, "V"), "amps": quantity(circuit.amps, "A")}
    expression = "{volts} × {amps} × {share}"
    source = parameters.continuous_share
    if carried < circuit.volts * circuit.amps * source.value - 0.001:
        operands["amps"] = parameters.long_load_current_a.quantity()
        expression, source = "{volts} × {amps}", parameters.long_load_current_a
    else:
        operands["share"] = percent(source.value)
    label = message("psu-step-circuit", circuit=spaced(circuit))
    return step(label, expression, carried, "W", source.reference, digits=0, **operands)


def spaced(circuit: Circuit) -> str:
    """The circuit as people write it, ``120 V / 15 A``."""
    return f"{circuit.volts:g} V / {circuit.amps:g} A"


def verdict(wall_w: float, asked: Circuit | None, parameters: PsuParameters) -> tuple[Message, ...]:
    """A warning where the wall cannot carry the machine for days."""
    if asked is not None:
        carried = continuous_w(asked, parameters)
        if wall_w <= carried:
            return ()
        return (
            message("psu-warning-circuit", wall=watts(wall_w), circuit=spaced(asked), carried=watts(carried)),
        )
    usual = [circuit(form) for form in parameters.usual_mains.value]
    too_small = tuple(each for each in usual if continuous_w(each, parameters) < wall_w)
    if not too_small:
        return ()
    return (
        _some_too_small(wall_w, too_small, [each for each in usual if each not in too_small], parameters),
    )


def _some_too_small(
    wall_w: float, too_small: tuple[Circuit, ...], enough: list[Circuit], parameters: PsuParameters
) -> Message:
    arguments: dict[str, Quantity | str | tuple[str, ...]] = {
        "wall": watts(wall_w),
        "circuit": spaced(too_small[-1]),
        "carried": watts(continuous_w(too_small[-1], parameters)),
    }
    if not enough:
        return message("psu-warning-every-circuit", **arguments)
    return message("psu-warning-some-circuits", enough=tuple(spaced(each) for each in enough), **arguments)

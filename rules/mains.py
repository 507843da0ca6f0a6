"""What a machine draws at the wall, and what a wall circuit carries."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from rules.computation import Phrase, Step, Term, message, percent, quantity, step, watts
from rules.errors import RuleInputError
from rules.parameters import Parameter, ParameterGroup

Tier = Literal["standard", "bronze", "silver", "gold", "platinum", "titanium"]

_FORM = re.compile(r"(\d{1,7}(?:\.\d+)?)\s*V\s*/\s*(-?\d{1,7}(?:\.\d+)?)\s*A")
_HIGH_VOLTAGE_V = 200.0
_HOUSEHOLD_CURRENT_A = 16.0


@dataclass(frozen=True)
class MainsParameters(ParameterGroup):
    """What power at the wall rests on; values in ``rules/parameters/mains.yaml``, shared by several rules."""

    continuous_share: Parameter[float]
    long_load_current_a: Parameter[float]
    usual_mains: Parameter[tuple[str, ...]]
    mains_by_country: Parameter[Mapping[str, str]]
    efficiency_80plus: Parameter[Mapping[Tier, Mapping[int, Mapping[int, float]]]]


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


def asked_circuit(form: str | None, country: str | None, parameters: MainsParameters) -> Circuit | None:
    """The circuit that was named, or the usual one of the country; ``None`` where neither is known.

    Raises:
        RuleInputError: a circuit of another form or out of range, or a country that is not in the table.
    """
    if form is not None:
        named = circuit(form)
        parameters.check("volts", named.volts, "mains")
        parameters.check("amps", named.amps, "mains")
        return named
    if country is None:
        return None
    usual = parameters.mains_by_country.value.get(country.upper())
    if usual is None:
        raise RuleInputError("country", "error-unknown-country", given=country)
    return circuit(usual, "country")


def continuous_w(circuit: Circuit, parameters: MainsParameters) -> float:
    """What a circuit carries for days [W]: its continuous share, on household outlets at most 10 A."""
    carried = circuit.volts * circuit.amps * parameters.continuous_share.value
    if circuit.is_household_outlet:
        carried = min(carried, circuit.volts * parameters.long_load_current_a.value)
    return round(carried, 3)


def efficiency(
    tier: Tier, circuit: Circuit | None, parameters: MainsParameters, load_share: float = 1.0
) -> float:
    """80 PLUS minimum of a tier [-] at a share of its rating; at the lower voltage when no circuit is known.

    Between the loads that the programme tests the minimum is interpolated, below the first it is the first's.
    """
    volts = 230 if circuit and not circuit.is_low_voltage else 115
    points = sorted(parameters.efficiency_80plus.value[tier][volts].items())
    at = min(max(100 * load_share, points[0][0]), points[-1][0])
    for (low, worse), (high, better) in pairwise(points):
        if at <= high:
            return worse + (better - worse) * (at - low) / (high - low)
    return points[-1][1]


def tier_name(tier: Tier) -> Term:
    """A tier of 80 PLUS as each language calls it."""
    return Term(id=f"tier-{tier}")


def wall_step(load_w: float, share: float, parameters: MainsParameters) -> Step:
    """Power at the wall [W]."""
    return step(
        message("psu-step-wall"),
        "{load} / {efficiency}",
        load_w / share,
        "W",
        parameters.efficiency_80plus.reference,
        digits=0,
        load=watts(load_w),
        efficiency=percent(share, None),
    )


def circuit_step(circuit: Circuit, parameters: MainsParameters) -> Step:
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


def spaced(circuit: Circuit) -> Phrase:
    """The circuit as people write it, ``120 V / 15 A``."""
    operands = {"volts": quantity(circuit.volts, "V"), "amps": quantity(circuit.amps, "A")}
    return Phrase(expression="{volts} / {amps}", operands=operands)

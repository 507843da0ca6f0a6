"""What a wall circuit carries, by how long the load lasts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.circuit.parameters import CircuitParameters
from rules.computation import Message, Quantity, Step, message, percent, quantity, step, watts
from rules.mains import Circuit, circuit_step, continuous_w, spaced

Span = Literal["long", "medium", "short"]


@dataclass(frozen=True, slots=True)
class Capacity:
    """A circuit: nominal power, the continuous share of it, and what it carries for the load asked [W]."""

    circuit: Circuit
    nominal_w: float
    share_w: float
    carried_w: float
    span: Span


def capacity(circuit: Circuit, hours: float | None, parameters: CircuitParameters) -> Capacity:
    """What a circuit carries for so many hours, for days when ``hours`` is ``None``.

    A load of three hours or more is continuous. Where outlets are of 100-127 V, the code asks for the share
    of 80 % only then. Elsewhere the share is a planning margin, an outlet of up to 16 A is planned with 10 A
    for long loads, and its standard asks for the full current for one hour.
    """
    nominal = circuit.volts * circuit.amps
    share = round(nominal * parameters.continuous_share.value, 3)
    span = _span(circuit, hours, parameters)
    carried = {"long": continuous_w(circuit, parameters), "medium": share, "short": nominal}[span]
    return Capacity(circuit, nominal, share, carried, span)


def capacity_steps(found: Capacity, parameters: CircuitParameters) -> tuple[Step, ...]:
    """Nominal power, and what of it the load may take [W]."""
    circuit = found.circuit
    operands = {"volts": quantity(circuit.volts, "V"), "amps": quantity(circuit.amps, "A")}
    label = message("circuit-step-nominal", circuit=spaced(circuit))
    share = parameters.continuous_share
    nominal = step(label, "{volts} × {amps}", found.nominal_w, "W", share.reference, digits=0, **operands)
    if found.span == "long":
        return nominal, circuit_step(circuit, parameters)
    if found.span == "short":
        return (nominal,)
    part: dict[str, Quantity] = {"nominal": watts(found.nominal_w), "share": percent(share.value)}
    return nominal, step(
        message("circuit-step-share"),
        "{nominal} × {share}",
        found.share_w,
        "W",
        share.reference,
        digits=0,
        **part,
    )


def disagreement(found: Capacity, parameters: CircuitParameters) -> tuple[Message, ...]:
    """The two planning values for an outlet of the 200-240 V countries, and which is used."""
    if found.span != "long" or found.carried_w >= found.share_w:
        return ()
    return (
        message(
            "circuit-values-disagree",
            circuit=spaced(found.circuit),
            share=percent(parameters.continuous_share.value),
            by_share=watts(found.share_w),
            amps=parameters.long_load_current_a.quantity(),
            by_amps=watts(found.carried_w),
            hours=parameters.full_current_hours_h.quantity(),
        ),
    )


def _span(circuit: Circuit, hours: float | None, parameters: CircuitParameters) -> Span:
    if hours is None or hours >= parameters.continuous_hours_h.value:
        return "long"
    if circuit.is_low_voltage or hours <= parameters.full_current_hours_h.value:
        return "short"
    return "medium"

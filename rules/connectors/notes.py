"""What must be said besides: assumed layouts, pigtails, 16-pin plugs, rails."""

from __future__ import annotations

from collections.abc import Sequence

from rules.computation import Message, message, quantity, watts
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import EPS, PCIE, SIXTEEN_PIN
from rules.plugs import counted_note


def assumptions(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> tuple[Message, ...]:
    """Layouts derived from power, and boards that differ."""
    notes: list[Message] = []
    for each in wirings:
        note = counted_note(each.card.name, each.layouts, parameters)
        if note is not None and note not in notes:
            notes.append(note)
    return tuple(notes)


def warnings(
    wirings: Sequence[Wiring], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> tuple[Message, ...]:
    """What to mind about these sockets."""
    sockets = [kind for each in wirings for kind in each.most.sockets] or list(inputs.sockets)
    return (
        *_pigtail(sockets, inputs, parameters),
        *_sixteen_pin(sockets, inputs, parameters),
        *_eps(sockets, parameters),
        *_over_maximum(wirings, parameters),
        *_rails(wirings, inputs, parameters),
        *((message("connectors-warning-modular-cables"),) if wirings else ()),
    )


def _pigtail(
    sockets: Sequence[str], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> tuple[Message, ...]:
    """A cable with two plugs would carry twice its class."""
    eight = parameters.eight_pin_power_w
    if not inputs.pigtail and sum(kind in PCIE for kind in sockets) < 2:
        return ()
    both = watts(2 * eight.value)
    return (message("connectors-warning-pigtail", each=eight.quantity(0), both=both),)


def _sixteen_pin(
    sockets: Sequence[str], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> tuple[Message, ...]:
    if SIXTEEN_PIN not in sockets:
        return ()
    straight = parameters.straight_cable_mm.quantity(0)
    seat = message("connectors-warning-seat", socket=SIXTEEN_PIN, straight=straight)
    if inputs.adapter_plugs is None:
        return (seat,)
    carried = inputs.adapter_plugs * parameters.eight_pin_power_w.value
    allowed = max(each for each in parameters.sense_steps_w.value if each <= carried)
    steps = tuple(watts(each) for each in parameters.sense_steps_w.value)
    return (seat, message("connectors-warning-sense", allowed=watts(allowed), steps=steps))


def _eps(sockets: Sequence[str], parameters: ConnectorParameters) -> tuple[Message, ...]:
    if EPS not in sockets:
        return ()
    low, high = (watts(each) for each in parameters.eps_power_w.value)
    return (message("connectors-warning-eps", low=low, high=high),)


def _over_maximum(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> tuple[Message, ...]:
    maximum = parameters.card_maximum_w
    return tuple(
        message(
            "connectors-warning-over-maximum",
            power=watts(each.card.board_power_w),
            maximum=maximum.quantity(0),
        )
        for each in wirings
        if each.card.board_power_w and each.card.board_power_w > maximum.value
    )


def _rails(
    wirings: Sequence[Wiring], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> tuple[Message, ...]:
    """What one rail carries, and whether one card's cables may all hang on it."""
    if inputs.rail_current_a is None:
        return ()
    amps = quantity(inputs.rail_current_a, "A")
    rail_w = inputs.rail_current_a * parameters.supply_voltage_v.value
    return tuple(
        message(
            "connectors-warning-rail" if _cable_power(each) > rail_w else "connectors-note-rail",
            amps=amps,
            rail=watts(rail_w),
            power=watts(_cable_power(each)),
            card=each.card.name or "none",
        )
        for each in wirings
        if each.card.board_power_w
    )


def _cable_power(wiring: Wiring) -> float:
    """What a card may draw through its cables [W]: all of its power, since the slot need not help."""
    return wiring.card.board_power_w or 0.0

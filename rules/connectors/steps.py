"""The derivation: what the sockets carry, how many cables that makes, what an adapter needs."""

from __future__ import annotations

from collections.abc import Sequence

from rules.computation import Quantity, Step, message, quantity, step, watts
from rules.connectors.layouts import Wiring, cables, carries_w
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import SIXTEEN_PIN, TWELVE_PIN, carries, pcie_plugs, sources, terms
from rules.plugs import layout as written


def steps(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> tuple[Step, ...]:
    """Every line of the derivation for cards that have sockets."""
    wired = [each for each in wirings if each.most.sockets]
    lines = [_carry(each, parameters) for each in wired]
    if wired:
        lines.append(_cables(wired))
    for each in wired:
        lines += _adapter(each, parameters)
    return tuple(lines)


def socket_steps(sockets: Sequence[str], parameters: ConnectorParameters) -> tuple[Step, ...]:
    """What sockets carry by themselves and with the slot [W]."""
    expression, operands = terms(sockets, parameters)
    alone = sum(_product(expression, operands))
    label = message("connectors-step-sockets", sockets=written(sockets))
    first = step(label, expression, alone, "W", *sources(sockets, parameters), digits=0, **operands)
    return first, _with_slot(alone, parameters)


def adapter_step(plugs: int, parameters: ConnectorParameters) -> Step:
    """What an adapter with so many 8-pin plugs carries, at most what its 16-pin plug does [W]."""
    each, most = parameters.eight_pin_power_w, parameters.sixteen_pin_power_w
    return step(
        message("connectors-step-adapter-carries"),
        "min({plugs} × {each}; {most})",
        min(plugs * each.value, most.value),
        "W",
        each.reference,
        digits=0,
        plugs=quantity(plugs, "1"),
        each=each.quantity(0),
        most=most.quantity(0),
    )


def _product(expression: str, operands: dict[str, Quantity]) -> list[float]:
    return [
        operands[f"each{i}"].value * operands.get(f"count{i}", quantity(1, "1")).value
        for i in range(expression.count("each"))
    ]


def _with_slot(alone: float, parameters: ConnectorParameters) -> Step:
    slot = parameters.slot_power_w
    return step(
        message("connectors-step-with-slot"),
        "{sockets} + {slot}",
        alone + slot.value,
        "W",
        slot.reference,
        digits=0,
        sockets=watts(alone),
        slot=slot.quantity(0),
    )


def _carry(wiring: Wiring, parameters: ConnectorParameters) -> Step:
    layout = wiring.most
    expression, operands = terms(layout.sockets, parameters)
    slot = parameters.slot_power_w
    return step(
        message("connectors-step-carry", sockets=written(layout.sockets), card=wiring.card.name or "none"),
        f"{{slot}} + {expression}",
        carries_w(layout, parameters),
        "W",
        slot.reference,
        *sources(layout.sockets, parameters),
        *wiring.card.references,
        digits=0,
        slot=slot.quantity(0),
        **operands,
    )


def _cables(wirings: Sequence[Wiring]) -> Step:
    operands: dict[str, Quantity] = {}
    for i, each in enumerate(wirings):
        operands[f"count{i}"] = quantity(each.card.count, "1")
        operands[f"each{i}"] = quantity(len(each.most.sockets), "1")
    expression = " + ".join(f"{{count{i}}} × {{each{i}}}" for i in range(len(wirings)))
    total = cables(wirings).total()
    return step(message("connectors-step-cables"), expression, total, "1", digits=0, **operands)


def _adapter(wiring: Wiring, parameters: ConnectorParameters) -> list[Step]:
    power = wiring.card.board_power_w
    kinds = [kind for kind in (SIXTEEN_PIN, TWELVE_PIN) if kind in wiring.most.sockets]
    return [_adapter_step(kind, wiring, power, parameters) for kind in kinds] + _pin_load(wiring, parameters)


def _adapter_step(kind: str, wiring: Wiring, power: float | None, parameters: ConnectorParameters) -> Step:
    carried = carries(kind, parameters) or (0.0, "")
    fed = carried[0] if kind == TWELVE_PIN or power is None else min(power, carried[0])
    each = parameters.eight_pin_power_w
    return step(
        message("connectors-step-adapter", kind=kind, card=wiring.card.name or "none"),
        "⌈{power} / {each}⌉",
        pcie_plugs(kind, power, parameters),
        "1",
        each.reference,
        digits=0,
        power=watts(fed),
        each=each.quantity(0),
    )


def _pin_load(wiring: Wiring, parameters: ConnectorParameters) -> list[Step]:
    """Current of each live pin of a card's only 16-pin plug, when it draws everything through it [A]."""
    power = wiring.card.board_power_w
    if power is None or wiring.most.sockets.count(SIXTEEN_PIN) != 1:
        return []
    volts, pins = parameters.supply_voltage_v, parameters.sixteen_pin_live_pins
    return [
        step(
            message("connectors-step-pin", limit=parameters.pin_current_a.quantity()),
            "{power} / ({volts} × {pins})",
            power / (volts.value * pins.value),
            "A",
            parameters.pin_current_a.reference,
            digits=1,
            power=watts(power),
            volts=volts.quantity(),
            pins=quantity(pins.value, "1"),
        )
    ]

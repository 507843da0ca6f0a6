"""What a power socket carries, and which cable feeds it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil

from rules.computation import Quantity, quantity, watts
from rules.connectors.parameters import ConnectorParameters
from rules.plugs import EIGHT_PIN

SIX_PIN = "6-pin"
SIXTEEN_PIN = "12V-2x6"
TWELVE_PIN = "12-pin"
EPS = "EPS 8-pin"
PCIE = (SIX_PIN, EIGHT_PIN)


def carries(kind: str, parameters: ConnectorParameters) -> tuple[float, str] | None:
    """What a socket carries at least [W], and who says so; ``None`` for sockets of the past."""
    eps = parameters.eps_power_w
    known = {
        SIX_PIN: parameters.six_pin_power_w,
        EIGHT_PIN: parameters.eight_pin_power_w,
        TWELVE_PIN: parameters.twelve_pin_power_w,
        SIXTEEN_PIN: parameters.sixteen_pin_power_w,
    }
    if kind == EPS:
        return eps.value[0], eps.reference
    return (known[kind].value, known[kind].reference) if kind in known else None


def all_carry(sockets: Sequence[str], parameters: ConnectorParameters) -> float:
    """What the sockets of one card carry together [W], without the slot."""
    return sum((carries(kind, parameters) or (0.0, ""))[0] for kind in sockets)


def sources(sockets: Sequence[str], parameters: ConnectorParameters) -> tuple[str, ...]:
    """Source ids of what the sockets carry."""
    found = (carries(kind, parameters) for kind in dict.fromkeys(sockets))
    return tuple(dict.fromkeys(each[1] for each in found if each))


def terms(sockets: Sequence[str], parameters: ConnectorParameters) -> tuple[str, dict[str, Quantity]]:
    """``{count0} × {each0} + …`` with its operands, one product per kind of socket."""
    parts: list[str] = []
    operands: dict[str, Quantity] = {}
    for i, (kind, count) in enumerate(Counter(sockets).items()):
        operands[f"each{i}"] = watts((carries(kind, parameters) or (0.0, ""))[0])
        if count > 1:
            operands[f"count{i}"] = quantity(count, "1")
        parts.append(f"{{count{i}}} × {{each{i}}}" if count > 1 else f"{{each{i}}}")
    return " + ".join(parts), operands


def pcie_plugs(kind: str, power_w: float | None, parameters: ConnectorParameters) -> int:
    """8-pin plugs that feed one socket: itself, or an adapter's for the larger sockets [-].

    The adapter of a 16-pin socket must cover the card's power by itself, without the slot.
    """
    each = parameters.eight_pin_power_w.value
    if kind == TWELVE_PIN:
        return ceil(parameters.twelve_pin_power_w.value / each)
    if kind == SIXTEEN_PIN:
        needed = min(power_w or parameters.sixteen_pin_power_w.value, parameters.sixteen_pin_power_w.value)
        return max(1, ceil(needed / each))
    return 1 if kind in PCIE else 0

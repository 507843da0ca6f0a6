"""Power sockets of cards, and what each kind carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil

from rules.cards import Card
from rules.machine.limits import power
from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class PlugParameters(ParameterGroup):
    """What sockets carry; values in ``rules/parameters/plugs.yaml``, shared by several rules."""

    slot_power_w: Parameter[float]
    eight_pin_power_w: Parameter[float]


def plugs(card: Card, parameters: PlugParameters) -> Counter[str]:
    """Plugs of one card: those of the reference board, else 8-pins enough for its power."""
    if card.gpu is not None:
        return Counter(card.gpu.connectors)
    beyond_slot = max(0.0, power(card) - parameters.slot_power_w.value)
    count = ceil(beyond_slot / parameters.eight_pin_power_w.value)
    return Counter({"8-pin": count} if count else {})


def layout(plugs: Iterable[str]) -> str:
    """Sockets of one board as people write them.

    >>> layout(["8-pin", "8-pin", "6-pin"])
    '2 × 8-pin + 6-pin'
    """
    counts = Counter(plugs).items()
    return " + ".join(f"{count} × {kind}" if count > 1 else kind for kind, count in counts)

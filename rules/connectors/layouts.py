"""Which sockets cards have: as said, or every layout that they are sold with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import all_carry
from rules.plugs import Layout, layouts, most


@dataclass(frozen=True, slots=True)
class Wiring:
    """Cards of one kind with every layout that they are sold with, the reference board's first."""

    card: Card
    layouts: tuple[Layout, ...]

    @property
    def most(self) -> Layout:
        """The layout with the most sockets; among equals the first."""
        return most(self.layouts)

    @property
    def fewest(self) -> Layout:
        """The layout with the fewest sockets."""
        return min(self.layouts, key=lambda layout: len(layout.sockets))


def wiring(card: Card, inputs: ConnectorInputs, parameters: ConnectorParameters) -> Wiring:
    """The layouts of a card whose board power or catalog row is known."""
    if inputs.sockets:
        return Wiring(card, (Layout(inputs.sockets, "said"),))
    return Wiring(card, layouts(card, parameters))


def carries_w(layout: Layout, parameters: ConnectorParameters) -> float:
    """What sockets and slot carry together [W]."""
    return parameters.slot_power_w.value + all_carry(layout.sockets, parameters)


def cables(wirings: Sequence[Wiring], *, fewest: bool = False) -> Counter[str]:
    """Separate cables of all cards by kind of socket, for layouts with the most sockets or the fewest."""
    total: Counter[str] = Counter()
    for each in wirings:
        layout = each.fewest if fewest else each.most
        for kind in layout.sockets:
            total[kind] += each.card.count
    return total

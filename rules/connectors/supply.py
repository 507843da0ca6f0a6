"""Whether the cables of a supply at hand reach every socket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import SIXTEEN_PIN, pcie_plugs
from rules.plugs import Layout


@dataclass(frozen=True, slots=True)
class Supply:
    """6+2-pin cables needed and at hand [-], after native 16-pin cables feed what they can."""

    needed: int
    at_hand: int

    @property
    def missing(self) -> int:
        """Cables that are missing [-]."""
        return max(0, self.needed - self.at_hand)


def judge(
    wirings: Sequence[Wiring],
    inputs: ConnectorInputs,
    parameters: ConnectorParameters,
    *,
    fewest: bool = False,
) -> Supply | None:
    """The supply's cables against the layouts with the most sockets, or those that need the fewest cables.

    ``None`` when no cables are given.
    """
    if inputs.pcie_cables is None and inputs.sixteen_pin_cables is None:
        return None
    native = inputs.sixteen_pin_cables or 0
    chosen = [(each.card, _least(each, parameters) if fewest else each.most) for each in wirings]
    needs = sorted(_sixteen_pin_plugs(chosen, parameters), reverse=True)[native:]
    return Supply(_other_plugs(chosen, parameters) + sum(needs), inputs.pcie_cables or 0)


def _least(wiring: Wiring, parameters: ConnectorParameters) -> Layout:
    """The layout that needs the fewest 6+2-pin cables, adapters included."""
    power = wiring.card.board_power_w
    return min(
        wiring.layouts, key=lambda layout: sum(pcie_plugs(k, power, parameters) for k in layout.sockets)
    )


def _sixteen_pin_plugs(chosen: Sequence[tuple[Card, Layout]], parameters: ConnectorParameters) -> list[int]:
    """8-pin plugs of the adapter of every 16-pin socket."""
    return [
        pcie_plugs(SIXTEEN_PIN, card.board_power_w, parameters)
        for card, layout in chosen
        for kind in layout.sockets
        for _ in range(card.count)
        if kind == SIXTEEN_PIN
    ]


def _other_plugs(chosen: Sequence[tuple[Card, Layout]], parameters: ConnectorParameters) -> int:
    return sum(
        pcie_plugs(kind, None, parameters) * card.count
        for card, layout in chosen
        for kind in layout.sockets
        if kind != SIXTEEN_PIN
    )

"""Whether the cables of a supply at hand reach every socket."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import SIXTEEN_PIN, pcie_plugs


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
    wirings: Sequence[Wiring], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> Supply | None:
    """The supply's cables against the layouts with the most sockets; ``None`` when no cables are given."""
    if inputs.pcie_cables is None and inputs.sixteen_pin_cables is None:
        return None
    native = inputs.sixteen_pin_cables or 0
    needs = sorted(_sixteen_pin_plugs(wirings, parameters), reverse=True)[native:]
    return Supply(_other_plugs(wirings, parameters) + sum(needs), inputs.pcie_cables or 0)


def _sixteen_pin_plugs(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> list[int]:
    """8-pin plugs of the adapter of every 16-pin socket."""
    return [
        pcie_plugs(SIXTEEN_PIN, each.card.board_power_w, parameters)
        for each in wirings
        for kind in each.most.sockets
        for _ in range(each.card.count)
        if kind == SIXTEEN_PIN
    ]


def _other_plugs(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> int:
    return sum(
        pcie_plugs(kind, None, parameters) * each.card.count
        for each in wirings
        for kind in each.most.sockets
        if kind != SIXTEEN_PIN
    )

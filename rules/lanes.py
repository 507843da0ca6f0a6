"""PCIe lanes: how many a processor has for cards, and how wide a link each card gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.parameters import Parameter, ParameterGroup

if TYPE_CHECKING:
    from rules.catalog.cpu import Cpu


@dataclass(frozen=True)
class LaneParameters(ParameterGroup):
    """What the sharing of lanes rests on; values in ``rules/parameters/lanes.yaml``."""

    desktop_graphics_lanes: Parameter[int]
    link_widths: Parameter[tuple[int, ...]]
    good_width: Parameter[int]


def graphics_lanes(cpu: Cpu, count: int, parameters: LaneParameters) -> int | None:
    """Lanes that ``count`` processors have for cards [-]; ``None`` where the maker's figure is unknown.

    A desktop processor splits one x16 link; workstation and server processors give all their lanes.
    """
    if cpu.pcie_lanes is None:
        return None
    if cpu.segment == "desktop":
        return min(cpu.pcie_lanes, parameters.desktop_graphics_lanes.value) * count
    return cpu.pcie_lanes * count


def card_width(cpu: Cpu, count: int, cards: int, parameters: LaneParameters) -> int | None:
    """The widest link that every card can have [lanes]; ``None`` where the processor's lanes are unknown."""
    lanes = graphics_lanes(cpu, count, parameters)
    return None if lanes is None else link_width(lanes, cards, parameters.link_widths.value)


def link_width(lanes: int, cards: int, widths: Sequence[int]) -> int:
    """The widest link that every card can have [lanes]; 0 where there are not even enough for one lane each.

    >>> link_width(16, 2, (16, 8, 4, 2, 1))
    8
    >>> link_width(16, 3, (16, 8, 4, 2, 1))
    4
    """
    return next((width for width in widths if width * cards <= lanes), 0)

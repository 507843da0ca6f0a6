"""Lanes that the cards want against lanes that the processor has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.parameters import BoardCaseParameters
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.lanes import graphics_lanes, link_width
from rules.processors import find_cpu

if TYPE_CHECKING:
    from rules.catalog.cpu import Cpu
    from rules.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class LaneBudget:
    """Lanes of cards and processor.

    Attributes:
        cards: how many [-].
        each: lanes that each card is to have [-].
        cpu: the processor, if one is to be judged.
        available: lanes that it leaves for cards [-]; ``None`` without one, or where it has no slots.
        width: widest link that every card can have [lanes].
        spare: lanes left for drives [-].
    """

    cards: int
    each: int
    cpu: Cpu | None = None
    available: int | None = None
    width: int = 0
    spare: int = 0

    @property
    def needed(self) -> int:
        """Lanes that all cards want together [-]."""
        return self.cards * self.each

    @property
    def is_enough(self) -> bool:
        """Whether every card gets what it is to have."""
        return self.width >= self.each


def lane_budget(
    cards: int, inputs: BoardCaseInputs, knowledge: Knowledge, parameters: BoardCaseParameters
) -> LaneBudget:
    """Lanes needed, and what the processor can give.

    Raises:
        RuleInputError: no such processor.
    """
    each = inputs.lanes_per_card or parameters.good_width.value
    if inputs.cpu is None:
        return LaneBudget(cards, each)
    cpu = find_cpu(inputs.cpu, "cpu", knowledge)
    total = graphics_lanes(cpu, inputs.cpu_count, parameters)
    if total is None:
        return LaneBudget(cards, each, cpu)
    available, spare = _shared(cpu, total, inputs, parameters)
    width = link_width(available, cards, parameters.link_widths.value)
    return LaneBudget(cards, each, cpu, available, width, spare)


def lane_steps(
    found: LaneBudget, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Step, ...]:
    """Lanes needed and lanes available."""
    needed = step(
        message("board-case-step-lanes-needed"),
        "{cards} × {each}",
        found.needed,
        "1",
        parameters.good_width.reference,
        digits=0,
        cards=quantity(found.cards, "1"),
        each=quantity(found.each, "1"),
    )
    if found.available is None:
        return (needed,)
    return (needed, _available_step(found, found.available, inputs, parameters))


def lane_notes(
    found: LaneBudget, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Message, ...]:
    """What was assumed about lanes, and what kind of processor they call for."""
    notes = []
    if inputs.lanes_per_card is None:
        notes.append(message("board-case-assume-lanes", each=found.each))
    if found.cpu is None:
        desktop = parameters.desktop_graphics_lanes.value
        kind = "desktop" if found.needed <= desktop else "workstation"
        notes.append(message(f"board-case-note-{kind}", needed=found.needed, desktop=desktop))
    elif found.cpu.segment == "desktop":
        desktop = parameters.desktop_graphics_lanes.value
        notes.append(message("board-case-note-split", cpu=found.cpu.name, desktop=desktop))
    return tuple(notes)


def lane_warnings(
    found: LaneBudget, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Message, ...]:
    """Drives that find no lanes of a desktop processor's own."""
    drives = inputs.nvme_drives or 0
    if found.available is None or drives * parameters.drive_lanes.value <= found.spare:
        return ()
    return (message("board-case-warning-drives", drives=drives, spare=found.spare),)


def lane_headline(found: LaneBudget) -> Message | None:
    """The verdict on the processor; ``None`` where none is to be judged."""
    if found.cpu is None:
        return None
    if found.available is None:
        return message("board-case-headline-no-slots", cpu=found.cpu.name)
    if not found.width:
        return message("board-case-headline-lanes-none", **_figures(found))
    kind = "enough" if found.is_enough else "short"
    return message(f"board-case-headline-lanes-{kind}", **_figures(found))


def _figures(found: LaneBudget) -> dict[str, int | str]:
    return {
        "cpu": found.cpu.name if found.cpu else "",
        "cards": found.cards,
        "needed": found.needed,
        "each": found.each,
        "available": found.available or 0,
        "width": found.width,
    }


def _shared(
    cpu: Cpu, total: int, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[int, int]:
    """Lanes for cards, and lanes for drives; only a desktop processor keeps the two apart."""
    drives = (inputs.nvme_drives or 0) * parameters.drive_lanes.value
    if cpu.segment == "desktop":
        return total, (cpu.pcie_lanes or 0) * inputs.cpu_count - total
    return max(0, total - drives), drives


def _available_step(
    found: LaneBudget, available: int, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> Step:
    assert found.cpu is not None
    drives = inputs.nvme_drives or 0
    lanes = found.cpu.pcie_lanes or 0
    operands: dict[str, Quantity] = {"lanes": quantity(lanes, "1")}
    expression = "{lanes}"
    if found.cpu.segment == "desktop":
        operands["desktop"] = parameters.desktop_graphics_lanes.quantity()
        expression = "min({lanes}; {desktop})"
    if inputs.cpu_count > 1:
        operands["count"] = quantity(inputs.cpu_count, "1")
        expression = f"{{count}} × {expression}"
    if drives and found.cpu.segment != "desktop":
        operands |= {"drives": quantity(drives, "1"), "drive": parameters.drive_lanes.quantity()}
        expression += " − {drives} × {drive}"
    label = message("board-case-step-lanes-available", cpu=found.cpu.name)
    return step(label, expression, available, "1", found.cpu.source, digits=0, **operands)

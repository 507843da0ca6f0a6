"""Radiators for water-cooled cards, by the heat that they carry off."""

from __future__ import annotations

from math import ceil

from rules.board_case.layout import Layout
from rules.board_case.length import mm
from rules.board_case.parameters import BoardCaseParameters
from rules.computation import Message, Quantity, Step, message, quantity, step, watts


def radiator_steps(found: Layout, parameters: BoardCaseParameters) -> tuple[Step, ...]:
    """Heat of the cards and the radiator length for it; nothing without water or with unknown power."""
    heat = _heat_w(found)
    if found.cooler != "water" or heat is None:
        return ()
    return (_heat_step(found, heat), _length_step(heat, parameters))


def radiator_notes(found: Layout, parameters: BoardCaseParameters) -> tuple[Message, ...]:
    """The band of the rule of thumb, and the place for the processor's radiator."""
    heat = _heat_w(found)
    if found.cooler != "water":
        return ()
    if heat is None:
        return (message("board-case-note-radiator-places", cards=found.count),)
    low_w, high_w = parameters.radiator_unit_w.value
    return (
        message("board-case-note-radiator-places", cards=found.count),
        message(
            "board-case-note-radiator-band",
            unit=parameters.radiator_unit_mm.quantity(0),
            low_heat=watts(low_w),
            high_heat=watts(high_w),
            shortest=mm(radiator_mm(heat, high_w, parameters)),
            longest=mm(radiator_mm(heat, low_w, parameters)),
        ),
    )


def radiator_mm(heat_w: float, unit_w: float, parameters: BoardCaseParameters) -> float:
    """Radiator length in whole units for a heat [W], with so much heat per unit [W]."""
    return ceil(round(heat_w / unit_w, 6)) * parameters.radiator_unit_mm.value


def _heat_w(found: Layout) -> float | None:
    powers = [(card.count, card.board_power_w) for card, _ in found.cards]
    if any(power is None for _, power in powers):
        return None
    return sum(count * (power or 0.0) for count, power in powers)


def _heat_step(found: Layout, heat: float) -> Step:
    operands: dict[str, Quantity] = {}
    for i, (card, _) in enumerate(found.cards):
        operands |= {f"count{i}": quantity(card.count, "1"), f"power{i}": watts(card.board_power_w or 0.0)}
    expression = " + ".join(f"{{count{i}}} × {{power{i}}}" for i in range(len(found.cards)))
    sources = dict.fromkeys(source for card, _ in found.cards for source in card.references)
    return step(message("board-case-step-heat"), expression, heat, "W", *sources, digits=0, **operands)


def _length_step(heat: float, parameters: BoardCaseParameters) -> Step:
    low, high = parameters.radiator_unit_w.value
    middle = (low + high) / 2
    unit = parameters.radiator_unit_mm
    return step(
        message("board-case-step-radiator"),
        "⌈{heat} / {each}⌉ × {part}",
        radiator_mm(heat, middle, parameters),
        "mm",
        unit.reference,
        digits=0,
        heat=watts(heat),
        each=watts(middle),
        part=unit.quantity(0),
    )

"""Boards and cases by the slot positions that they offer."""

from __future__ import annotations

from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.layout import Layout
from rules.board_case.parameters import Board, BoardCaseParameters
from rules.computation import Argument, Option, quantity

NAMES: dict[Board, str] = {
    "mini_itx": "Mini-ITX",
    "micro_atx": "Micro-ATX",
    "atx": "ATX",
    "e_atx": "E-ATX",
}


def offered(inputs: BoardCaseInputs, parameters: BoardCaseParameters) -> int | None:
    """Slot positions at hand [-], the case's before the board's; ``None`` when neither is known."""
    if inputs.case_slots is not None:
        return inputs.case_slots
    return None if inputs.board is None else parameters.positions.value[inputs.board]


def smallest(found: Layout, parameters: BoardCaseParameters) -> Board | None:
    """The smallest form with enough positions; ``None`` where it takes a server chassis or open frame."""
    forms = parameters.positions.value
    return next((form for form in NAMES if forms[form] >= found.positions), None)


def board_options(found: Layout, parameters: BoardCaseParameters) -> tuple[Option, ...]:
    """How many such cards fit on each form."""
    return tuple(_option(form, found, parameters) for form in NAMES)


def _option(form: Board, found: Layout, parameters: BoardCaseParameters) -> Option:
    positions = parameters.positions.value[form]
    values: dict[str, Argument] = {
        "slot-positions": quantity(positions, "1"),
        "cards-fitting": quantity(found.fitting(positions), "1"),
    }
    return Option(name=NAMES[form], kind="form", values=values)

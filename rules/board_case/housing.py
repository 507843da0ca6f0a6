"""Everything that board and case must offer for some cards."""

from __future__ import annotations

from dataclasses import dataclass

from rules.board_case.boards import offered, smallest
from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.lane_budget import LaneBudget
from rules.board_case.layout import Layout
from rules.board_case.length import Length
from rules.board_case.parameters import Board, BoardCaseParameters


@dataclass(frozen=True, slots=True)
class Housing:
    """Cards in their slots, their length, their lanes; with what was asked."""

    layout: Layout
    length: Length | None
    lanes: LaneBudget
    inputs: BoardCaseInputs
    parameters: BoardCaseParameters

    @property
    def counts_none(self) -> bool:
        """Whether one kind of card is named without a number, so that the number may be what is asked for."""
        requests = self.inputs.gpus
        return len(requests) == 1 and "count" not in requests[0].model_fields_set

    @property
    def offered(self) -> int | None:
        """Slot positions at hand [-], ``None`` when neither board nor case is known."""
        return offered(self.inputs, self.parameters)

    @property
    def form(self) -> Board | None:
        """The smallest form of board that takes the cards as they are."""
        return smallest(self.layout, self.parameters)

    @property
    def side_by_side(self) -> Layout:
        """The same cards as blower or water-cooled ones."""
        return self.layout.side_by_side(self.parameters.slots_per_card.value)

    @property
    def closer_form(self) -> Board | None:
        """The form that would do if the cards, of a cooler not named, stood side by side."""
        if self.inputs.cooler is not None or self.inputs.free_slots is not None:
            return None
        return smallest(self.side_by_side, self.parameters)

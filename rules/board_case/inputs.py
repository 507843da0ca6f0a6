"""What the board and case rule is asked with."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.board_case.parameters import Board, Cooler
from rules.cards import CardRequest
from rules.computation import Model


class BoardCaseInputs(Model):
    """Cards to be housed; a card of unknown width is taken as two slots wide.

    With the case's length for cards the answer is about length, with a processor about lanes, else about
    slots. Whatever else does not fit becomes a warning.
    """

    gpus: tuple[CardRequest, ...] = Field(
        (), max_length=16, description="Graphics cards; kinds may be mixed."
    )
    slot_width: float | None = Field(None, description="Slots that one card covers [-], as the shop says.")
    length_mm: float | None = Field(None, description="Length of the longest card [mm], as the shop says.")
    cooler: Cooler | None = Field(None, description="Cooler of the cards; open-air fans where not said.")
    free_slots: int | None = Field(None, description="Free slots between two cards [-].")
    board: Board | None = Field(None, description="Form of the board at hand.")
    case_slots: int | None = Field(None, description="Slot positions of the case at hand [-].")
    case_length_mm: float | None = Field(None, description="Longest card that the case takes [mm].")
    cpu: str | None = Field(None, max_length=200, description="Processor, by name, for its lanes.")
    cpu_count: int = Field(1, description="Processors of that kind [-].")
    lanes_per_card: Literal[4, 8, 16] | None = Field(None, description="Lanes that each card is to have [-].")
    nvme_drives: int | None = Field(None, description="NVMe drives on the processor's lanes [-].")
    method: Literal["current", "2018"] = Field("current", description="Today's rule or that of 2018.")

    @property
    def asks_most(self) -> bool:
        """Whether the guide of 2018 is asked how many cards a machine takes: one card, not described."""
        is_bare = len(self.gpus) == 1 and not self.gpus[0].model_fields_set
        return is_bare and self.method == "2018"

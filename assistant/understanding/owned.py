"""A quantity with what owns it, and whether it is a claim about a card or a part beside it."""

from __future__ import annotations

from collections.abc import Set
from typing import NamedTuple

from assistant.understanding.possession import is_main_memory
from assistant.understanding.quantities import Quantity
from assistant.understanding.roles import Owner

_LIMITED = 0.25
"""From this share of a card's board power on, a power said next to its name is one it is held to [-]."""
_OWN_POWER = (0.97, 1.6)
"""Shares between which it is the board power of the asker's own card [-]."""
_FACTORY = 1.2
"""Share up to which a maker sets a card's power; a greater one that may be enough is a supply's [-]."""
_LARGEST_SUPPLY_W = 3000.0
"""No power supply has more, so that a greater power next to a card's name is claimed of the card."""
_OWN_MEMORY = 1.5
"""Share of a card's memory up to which a size said next to its name is its own [-]."""


class Sense(NamedTuple):
    """What decides where nothing in the question does.

    Args:
        rules: the rules called for, by the question or by the one before.
        known: slots that the frame before has.
        judges_power: whether the one power of the question is asked to be enough.
    """

    rules: tuple[str, ...] = ()
    known: Set[str] = frozenset()
    judges_power: bool = False


class Owned(NamedTuple):
    """A quantity and its owner."""

    quantity: Quantity
    owner: Owner | None

    @property
    def role(self) -> str:
        """The owner's role, empty without one."""
        return self.owner.role if self.owner is not None else ""

    @property
    def is_certain(self) -> bool:
        """Whether the owner stands near enough."""
        return self.owner is not None and self.owner.is_certain

    @property
    def holds_down(self) -> bool:
        """Whether it is a power below that of the card it is said of: "a 3090 at 280 W"."""
        name = self.owner.name if self.owner is not None else None
        gpu = name.match.gpu if name is not None and name.kind == "gpu" else None
        if gpu is None or not gpu.board_power_w:
            return False
        share = self.quantity.value / gpu.board_power_w
        return bool(_LIMITED <= share < _OWN_POWER[0])

    def is_claim(self, sense: Sense) -> bool:
        """Whether it is said of a card by name, and could be that card's at all."""
        if not self.is_certain or self.owner is None or self.owner.name is None:
            return False
        gpu = self.owner.name.match.gpu if self.owner.name.kind == "gpu" else None
        if gpu is None:
            return self.role in ("gpu", "card")
        if self.role == "draws":
            return True
        if self.role == "gpu" and gpu.board_power_w:
            low, high = (share * gpu.board_power_w for share in _OWN_POWER)
            if sense.judges_power and self.quantity.value > _FACTORY * gpu.board_power_w:
                return False
            return bool(low <= self.quantity.value <= high) or self.quantity.value > _LARGEST_SUPPLY_W
        return not self.is_beside(sense)

    def is_beside(self, sense: Sense) -> bool:
        """Whether it is main memory beside a card: "a 4090 with 64 GB", and less in a question about RAM."""
        name = self.owner.name if self.owner is not None else None
        if name is None or self.role != "card" or self.owner is None or self.owner.is_told:
            return False
        gpu = name.match.gpu
        is_too_much = bool(gpu and gpu.memory_gb and self.quantity.value > _OWN_MEMORY * gpu.memory_gb)
        return is_too_much and (sense.rules[:1] == ("ram",) or is_main_memory(self.quantity.value))

"""Which slot a quantity fills: by its owner; by the sense of the question where the owner is a guess."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Set
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.possession import MAIN_MEMORY_GB
from assistant.understanding.quantities import Kind, Quantity
from assistant.understanding.roles import Owner

Found = Iterator[tuple[str, Slot]]

_POWER_SLOTS: Mapping[str, str] = {
    "psu": "psu_w",
    "limit": "power_limit_w",
    "gpu": "gpu_power_w",
    "cpu": "cpu_power_w",
    "total": "total_power_w",
}
"""Role → slot, in the order in which a quantity without an owner takes the place of one said before."""
_SIMPLE: Mapping[Kind, str] = {
    "parameters": "parameters_b",
    "tokens": "context_tokens",
    "users": "batch",
    "images": "batch",
    "cores": "cpu_cores",
    "frequency": "clock_ghz",
}
_SHARE_SLOTS: Mapping[str, str] = {"limit": "power_limit_share", "efficiency": "efficiency"}
_WHOLE = frozenset({"context_tokens", "batch", "cpu_cores"})
_READING = frozenset({"storage", "pcie"})
"""Rules in which a rate without an owner is that of a drive."""
_DAY_H = 24.0
_LIMITED = 0.25
"""From this share of a card's board power on, a power said next to its name is one it is held to [-]."""
_OWN_POWER = (0.97, 1.6)
"""Shares between which it is the board power of the asker's own card [-]."""
_OWN_MEMORY = 1.5
"""Share of a card's memory up to which a size said next to its name is its own [-]."""


class Sense(NamedTuple):
    """What decides where nothing in the question does.

    Args:
        rules: the rules called for, by the question or by the one before.
        known: slots that the frame before has.
    """

    rules: tuple[str, ...] = ()
    known: Set[str] = frozenset()


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
        if self.role == "gpu" and gpu.board_power_w:
            low, high = (share * gpu.board_power_w for share in _OWN_POWER)
            return bool(low <= self.quantity.value <= high)
        return not self.is_beside(sense)

    def is_beside(self, sense: Sense) -> bool:
        """Whether it is main memory beside a card: "a 4090 with 64 GB", and less in a question about RAM."""
        name = self.owner.name if self.owner is not None else None
        if name is None or self.role != "card" or self.owner is None or self.owner.is_told:
            return False
        gpu = name.match.gpu
        is_too_much = bool(gpu and gpu.memory_gb and self.quantity.value > _OWN_MEMORY * gpu.memory_gb)
        return is_too_much and (sense.rules[:1] == ("ram",) or self.quantity.value >= MAIN_MEMORY_GB)


def place(item: Owned, sense: Sense, facts: Facts) -> Found:
    """The slots that a quantity fills; none where it is a claim about a card."""
    kind = item.quantity.kind
    if kind in _SIMPLE:
        slot = _slot(item.quantity, facts)
        whole = replace(slot, value=int(item.quantity.value))
        yield _SIMPLE[kind], whole if _SIMPLE[kind] in _WHOLE else slot
    elif kind in _PLACERS and not item.is_claim(sense):
        yield from _PLACERS[kind](item, sense, facts)


def _slot(quantity: Quantity, facts: Facts) -> Slot:
    span = facts.reading.span(quantity.first, quantity.last)
    return Slot(quantity.value, span, low=quantity.low, alternative=quantity.alternative)


def _power(item: Owned, sense: Sense, facts: Facts) -> Found:
    role = _power_role(item, sense)
    yield _POWER_SLOTS[role], _slot(item.quantity, facts)
    if role == "gpu":
        yield from _times(item, facts)


def _power_role(item: Owned, sense: Sense) -> str:
    """The owner's role; else that of a power said before, or of a supply if that is the question."""
    is_named = item.owner is not None and item.owner.name is not None
    if (item.quantity.times or 1) > 1 and item.role not in ("gpu", "cpu", "limit"):
        return "gpu"
    if item.is_certain and not (is_named and item.role == "gpu"):
        return item.role
    if item.is_certain and item.holds_down:
        return "limit"
    known = next((role for role, slot in _POWER_SLOTS.items() if slot in sense.known), None)
    if known is not None:
        return known
    if "psu" in sense.rules and (is_named or item.owner is None):
        return "psu"
    return "total" if is_named or item.owner is None else item.role


def _memory(item: Owned, sense: Sense, facts: Facts) -> Found:
    slot = _slot(item.quantity, facts)
    is_open = item.role in ("", "card", "judged")
    if (
        item.role == "ram"
        or item.is_beside(sense)
        or (is_open and (sense.rules[:1] == ("ram",) or "ram_gb" in sense.known))
    ):
        yield "ram_gb", replace(slot, value=item.quantity.value * (item.quantity.times or 1))
    elif item.role in ("dataset", "disk"):
        yield "dataset_gb", slot
    elif item.role == "model" and item.is_certain:
        yield "model_file_gb", slot
    else:
        yield "memory_gb", replace(slot, value=slot.low if slot.low is not None else slot.value)
        yield from _times(item, facts)


def _times(item: Owned, facts: Facts) -> Found:
    """The 4 of "4 x 250 W"."""
    quantity = item.quantity
    if quantity.times is not None and quantity.times_first is not None:
        span = facts.reading.span(quantity.times_first, quantity.last)
        yield "gpu_count", Slot(quantity.times, span)


def _duration(item: Owned, sense: Sense, facts: Facts) -> Found:
    is_daily = item.is_certain or ("hours_per_day" in sense.known and "hours" not in sense.known)
    is_of_a_day = is_daily and item.quantity.value <= _DAY_H and item.quantity.unit in ("h", "min")
    yield "hours_per_day" if is_of_a_day else "hours", _slot(item.quantity, facts)


def _share(item: Owned, sense: Sense, facts: Facts) -> Found:
    if item.is_certain:
        yield _SHARE_SLOTS.get(item.role, "duty"), _slot(item.quantity, facts)


def _rate(item: Owned, sense: Sense, facts: Facts) -> Found:
    is_of_disk = item.role == "disk" or (not item.role and not _READING.isdisjoint(sense.rules))
    if is_of_disk:
        yield "disk_mb_s", _slot(item.quantity, facts)


def _length(item: Owned, sense: Sense, facts: Facts) -> Found:
    """The room that a case leaves, or the length of a card."""
    yield "case_length_mm" if item.role == "case" else "length_mm", _slot(item.quantity, facts)


def _slots(item: Owned, sense: Sense, facts: Facts) -> Found:
    """Free slots between cards, or how many a card covers."""
    slot = _slot(item.quantity, facts)
    if item.is_certain and item.role == "free":
        yield "free_slots", replace(slot, value=int(item.quantity.value))
    elif item.is_certain:
        yield "slot_width", slot
        yield from _times(item, facts)


_PLACERS: Mapping[Kind, Callable[[Owned, Sense, Facts], Found]] = {
    "power": _power,
    "memory": _memory,
    "duration": _duration,
    "share": _share,
    "rate": _rate,
    "length": _length,
    "slots": _slots,
}

"""A power supply that is only asked about: "is 1000 W enough?" says nothing of a machine spoken of later."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.understanding.frame import Frame, Slot
from assistant.understanding.reading import Reading

_SUPPLY = "psu_w"
_ASKING = ("enough", "can", "fit", "run")
_OWNING = ("owned", "bought")
_COMPUTING = "electricity"
"""The rule that reckons with the load of the supply at hand."""
_FIGURES = frozenset({"total_power_w", "gpu_power_w"})


def is_tried(now: Frame, previous: Frame | None, reading: Reading) -> bool:
    """Whether the supply of a frame was only asked about, in this message or in those that it goes on from.

    Args:
        now: the message, merged with the frame before.
        previous: the frame before.
        reading: the message.
    """
    supply = now.slots.get(_SUPPLY)
    if supply is None or reading.says(*_OWNING):
        return False
    goes_on = now.is_follow_up and previous is not None and previous.supply_is_tried
    return goes_on or (supply.origin == "said" and now.rules == ("psu",) and reading.says(*_ASKING))


def without_tried(
    slots: Mapping[str, Slot], previous: Frame, now: Frame, rules: tuple[str, ...]
) -> dict[str, Slot]:
    """The facts that a question takes over; electricity takes no such supply where the power is known."""
    is_carried = previous.supply_is_tried and _SUPPLY not in now.slots
    has_power = bool(previous.cards or now.cards) or not _FIGURES.isdisjoint(slots)
    if not (is_carried and has_power and _COMPUTING in rules):
        return dict(slots)
    return {name: slot for name, slot in slots.items() if name != _SUPPLY}

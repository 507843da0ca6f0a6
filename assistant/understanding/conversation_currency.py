"""The currency that a conversation has named: amounts without one that come later are in it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from assistant.understanding.frame import Frame, Money, Slot

_CODE_LENGTH = 3


def in_currency(now: Frame, previous: Frame | None) -> Frame:
    """The frame with its amounts without a currency in the one named before, which it keeps for the next.

    Args:
        now: merged with the frame before.
        previous: the frame before, or ``None``.
    """
    if now.act == "start_over":
        return now
    before = previous.currency if previous is not None else ""
    slots = {name: _in(before, slot) for name, slot in now.slots.items()} if before else now.slots
    return replace(now, slots=slots, currency=next(_named(now), before))


def _in(currency: str, slot: Slot) -> Slot:
    if not slot.assumed or not isinstance(slot.value, Money):
        return slot
    return replace(slot, value=replace(slot.value, currency=currency), alternative=None)


def _named(frame: Frame) -> Iterator[str]:
    """Currencies that the message names, as codes: a word that is none ("500 zorkmids") is kept as said."""
    for name, slot in frame.slots.items():
        if slot.origin != "said" or slot.assumed:
            continue
        value = slot.value.currency if isinstance(slot.value, Money) else slot.value
        is_currency = isinstance(slot.value, Money) or name == "cost_currency"
        if is_currency and isinstance(value, str) and len(value) == _CODE_LENGTH and value.isupper():
            yield value

"""Which slot a quantity fills: by its owner; by the sense of the question where the owner is a guess."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from assistant.understanding.contexts import tokens
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.owned import Owned, Sense
from assistant.understanding.paces import has_long_span, is_pace, paced
from assistant.understanding.quantities import Kind, Quantity
from assistant.understanding.slot_units import is_whole

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
_READING = frozenset({"storage", "pcie"})
"""Rules in which a rate without an owner is that of a drive."""
_LARGE_BATCH = 4_096
"""More samples than these to train on are a data set's [-]."""
_VERB = 2
"""So many tokens may stand between "a day" and its hours: 每天开30小时."""
_ADVERBS = 4
"""So many where the hours are no more than a day has: 每天大概只用8小时."""
_DAY_H = 24.0
_COMMAS = frozenset({",", ";", "、"})


def place(item: Owned, sense: Sense, facts: Facts) -> Found:
    """The slots that a quantity fills; none where it is a claim about a card."""
    kind = item.quantity.kind
    if kind == "images" and item.quantity.value > _LARGE_BATCH and facts.reading.says("tuning"):
        return
    if kind in _SIMPLE:
        slot = _slot(item.quantity, facts)
        yield (
            _SIMPLE[kind],
            replace(slot, value=_whole(item.quantity, facts)) if is_whole(_SIMPLE[kind]) else slot,
        )
    elif kind in _PLACERS and not item.is_claim(sense):
        yield from _PLACERS[kind](item, sense, facts)


def _slot(quantity: Quantity, facts: Facts) -> Slot:
    span = facts.reading.span(quantity.first, quantity.last)
    return Slot(quantity.value, span, low=quantity.low, alternative=quantity.alternative)


def _whole(quantity: Quantity, facts: Facts) -> int:
    if quantity.kind == "tokens":
        return tokens(quantity.value, facts.reading.said(quantity.first, quantity.last))
    return int(quantity.value)


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
    daily = paced(item.quantity, facts)
    if daily is not None:
        yield "hours_per_day", Slot(daily.hours, facts.reading.span(daily.first, daily.last))
    elif not (is_pace(item.quantity, facts) and "cloud_or_buy" in sense.rules):
        is_of_a_day = _is_of_a_day(item, sense, facts)
        yield "hours_per_day" if is_of_a_day else "hours", _slot(item.quantity, facts)


def _is_of_a_day(item: Owned, sense: Sense, facts: Facts) -> bool:
    """Whether hours are those of each day: said or known so, or the electricity of a longer time is asked."""
    is_known = "hours_per_day" in sense.known and "hours" not in sense.known
    is_daily = item.is_certain or is_known or _is_per_day(item.quantity, facts, _ADVERBS)
    is_daily = is_daily or ("electricity" in sense.rules and has_long_span(facts))
    is_short = item.quantity.value <= _DAY_H or _is_per_day(item.quantity, facts, _VERB)
    return is_daily and is_short and item.quantity.unit in ("h", "min")


def _is_per_day(quantity: Quantity, facts: Facts, reach: int) -> bool:
    """Whether "a day" stands right behind it, or before it within reach [tokens] and no comma between."""
    ends = {other.last for other in facts.quantities}
    texts = facts.reading.texts
    return any(
        match.first == quantity.last
        or (
            0 <= quantity.first - match.last <= reach
            and match.first not in ends
            and not _COMMAS.intersection(texts[match.last : quantity.first])
        )
        for match in facts.reading.mentions("per_day")
    )


def _share(item: Owned, sense: Sense, facts: Facts) -> Found:
    """A share of board power ("-20 %" leaves 80 %), of time under load, or an efficiency."""
    if item.is_certain:
        slot = _slot(item.quantity, facts)
        if item.role == "limit" and -1 < item.quantity.value < 0:
            slot = replace(slot, value=1 + item.quantity.value)
        yield _SHARE_SLOTS.get(item.role, "duty"), slot


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

"""From what was found to the facts of a frame: cards as claimed, and one slot per thing said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from assistant.understanding.attributes import attributes
from assistant.understanding.bare_numbers import bare_numbers
from assistant.understanding.entities import card
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card, Slot
from assistant.understanding.links import links
from assistant.understanding.names import Name
from assistant.understanding.parts import parts
from assistant.understanding.quantities import Kind, Quantity
from assistant.understanding.roles import Owner

Found = Iterator[tuple[str, Slot]]

_SIMPLE: Mapping[Kind, str] = {
    "parameters": "parameters_b",
    "tokens": "context_tokens",
    "users": "batch",
    "images": "batch",
    "cores": "cpu_cores",
    "frequency": "clock_ghz",
}
_WHOLE = frozenset({"context_tokens", "batch", "cpu_cores"})
_USUAL_VOLTS: Mapping[float, float] = {
    15.0: 120.0,
    20.0: 120.0,
    10.0: 230.0,
    13.0: 230.0,
    16.0: 230.0,
    32.0: 230.0,
}
"""Mains voltage [V] that goes with a circuit's current [A], where only the current was said."""
_DAY_H = 24.0


@dataclass(frozen=True, slots=True)
class Said:
    """Cards in order, and slots by name."""

    cards: tuple[Card, ...]
    slots: Mapping[str, Slot]


@dataclass(frozen=True, slots=True)
class _Owned:
    quantity: Quantity
    owner: Owner | None

    @property
    def role(self) -> str:
        return self.owner.role if self.owner is not None else ""

    @property
    def is_certain(self) -> bool:
        return self.owner is not None and self.owner.is_certain


def gather(facts: Facts, owners: Sequence[Owner | None], rules: Sequence[str]) -> Said:
    """All cards and slots of one question.

    Args:
        facts: what was found.
        owners: for each quantity its owner.
        rules: the rules called for; they decide what an ownerless quantity is about.
    """
    owned = [_Owned(quantity, owner) for quantity, owner in zip(facts.quantities, owners, strict=True)]
    cards = [_claimed(name, owned, facts) for name in facts.names if name.kind == "gpu"]
    slots: dict[str, Slot] = {}
    for found in (
        _from_quantities(owned, rules, facts),
        _from_amounts(facts),
        links(facts),
        bare_numbers(facts),
        attributes(facts),
        parts(facts),
        _from_names(facts),
        _mains(facts),
    ):
        for name, slot in found:
            slots.setdefault(name, slot)
    return Said(*_settle_count(tuple(cards), slots))


def _claimed(name: Name, owned: Sequence[_Owned], facts: Facts) -> Card:
    """The card, with the power and memory that the asker gives it."""
    claimed = card(name, facts.counts.get(name), facts.reading)
    for item in owned:
        if not item.is_certain or item.owner is None or item.owner.name is not name:
            continue
        if item.quantity.kind == "power":
            claimed = replace(claimed, board_power_w=item.quantity.value)
        elif item.quantity.kind == "memory":
            claimed = replace(claimed, memory_gb=item.quantity.value)
    return claimed


def _from_quantities(owned: Sequence[_Owned], rules: Sequence[str], facts: Facts) -> Found:
    for item in owned:
        kind = item.quantity.kind
        if kind in _SIMPLE:
            name = _SIMPLE[kind]
            slot = _slot(item.quantity, facts)
            yield name, replace(slot, value=int(item.quantity.value)) if name in _WHOLE else slot
        elif kind in _PLACED:
            yield from _PLACED[kind](item, rules, facts)


def _slot(quantity: Quantity, facts: Facts) -> Slot:
    span = facts.reading.span(quantity.first, quantity.last)
    return Slot(quantity.value, span, low=quantity.low, alternative=quantity.alternative)


def _power(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    role = _power_role(item, rules, facts)
    if role == "gpu" and item.owner is not None and item.owner.name is not None:
        return
    slots = {"gpu": "gpu_power_w", "cpu": "cpu_power_w", "psu": "psu_w", "limit": "power_limit_w"}
    yield slots.get(role, "total_power_w"), _slot(item.quantity, facts)
    if role == "gpu":
        yield from _times(item, facts)


def _power_role(item: _Owned, rules: Sequence[str], facts: Facts) -> str:
    """The owner's role; where it is far off, that of a supply at hand if a supply is the question."""
    if item.is_certain:
        return item.role
    is_supply = "psu" in rules and (item.owner is None or item.owner.name is not None)
    return "psu" if is_supply else item.role or "total"


def _memory(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    if item.role == "card" and item.is_certain:
        return
    slot = _slot(item.quantity, facts)
    if item.role == "ram" or (rules[:1] == ("ram",) and item.role in ("", "card")):
        yield "ram_gb", replace(slot, value=item.quantity.value * (item.quantity.times or 1))
    elif item.role in ("dataset", "disk"):
        yield "dataset_gb", slot
    elif item.role == "model" and item.is_certain:
        yield "model_file_gb", slot
    else:
        yield "memory_gb", replace(slot, value=slot.low if slot.low is not None else slot.value)
        yield from _times(item, facts)


def _times(item: _Owned, facts: Facts) -> Found:
    """The 4 of "4 x 250 W"."""
    quantity = item.quantity
    if quantity.times is not None and quantity.times_first is not None:
        span = facts.reading.span(quantity.times_first, quantity.last)
        yield "gpu_count", Slot(quantity.times, span)


def _duration(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    is_of_a_day = item.is_certain and item.quantity.value <= _DAY_H and item.quantity.unit in ("h", "min")
    yield "hours_per_day" if is_of_a_day else "hours", _slot(item.quantity, facts)


def _share(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    if item.is_certain:
        yield "power_limit_share" if item.role == "limit" else "duty", _slot(item.quantity, facts)


def _rate(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    if item.role != "bandwidth":
        yield "disk_mb_s", _slot(item.quantity, facts)


def _length(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    """The room that a case leaves, or the length of a card."""
    yield "case_length_mm" if item.role == "case" else "length_mm", _slot(item.quantity, facts)


def _slots(item: _Owned, rules: Sequence[str], facts: Facts) -> Found:
    """Free slots between cards, or how many a card covers."""
    slot = _slot(item.quantity, facts)
    if item.is_certain and item.role == "free":
        yield "free_slots", replace(slot, value=int(item.quantity.value))
    elif item.is_certain:
        yield "slot_width", slot
        yield from _times(item, facts)


_PLACED: Mapping[Kind, Callable[[_Owned, Sequence[str], Facts], Found]] = {
    "power": _power,
    "memory": _memory,
    "duration": _duration,
    "share": _share,
    "rate": _rate,
    "length": _length,
    "slots": _slots,
}


def _from_amounts(facts: Facts) -> Found:
    for amount in facts.amounts:
        span = facts.reading.span(amount.first, amount.last)
        alternative = amount.alternatives[0] if amount.alternatives else None
        slot = Slot(amount.money, span, low=amount.low, alternative=alternative)
        yield {"kwh": "tariff", "hour": "hourly_rate"}.get(amount.per or "", "budget"), slot
        if amount.per == "each":
            yield "budget_is_each", Slot(True, span)


def _from_names(facts: Facts) -> Found:
    """Processor, model and format by their catalog names; as asked, where the catalog has none."""
    for name in facts.names:
        span = facts.reading.span(name.first, name.last)
        value = name.catalog_name or facts.reading.said(name.first, name.last)
        if name.kind == "quantization" and _is_of_cache(name, facts):
            yield "kv_format", Slot(name.match.asked, span)
        elif name.kind != "gpu":
            yield name.kind, Slot(value, span)
        if name.kind == "cpu" and name in facts.counts:
            yield "cpu_count", Slot(facts.counts[name].value, span)


def _is_of_cache(name: Name, facts: Facts) -> bool:
    after, before = facts.reading.at(name.last), facts.reading.before(name.first)
    return any(near is not None and near.has("word", "cache") for near in (after, before))


def _mains(facts: Facts) -> Found:
    """``120V/15A``; the usual voltage where only the current was said."""
    amperes = next((q for q in facts.quantities if q.kind == "amperes"), None)
    if amperes is None:
        return
    volts = next((q for q in facts.quantities if q.kind == "volts"), None)
    value = volts.value if volts is not None else _USUAL_VOLTS.get(amperes.value)
    if value is not None:
        parts = [amperes] if volts is None else sorted((volts, amperes), key=lambda q: q.first)
        span = facts.reading.span(parts[0].first, parts[-1].last)
        yield "mains", Slot(f"{value:g}V/{amperes.value:g}A", span)


def _settle_count(
    cards: tuple[Card, ...], slots: dict[str, Slot]
) -> tuple[tuple[Card, ...], dict[str, Slot]]:
    """A count said apart from the one card named belongs to it; a slot only where no card carries it."""
    if len(cards) == 1 and "gpu_count" in slots:
        count = slots.pop("gpu_count").value
        if cards[0].count is None and isinstance(count, int):
            return (replace(cards[0], count=count),), slots
    return cards, slots

"""From what was found to the facts of a frame: cards as claimed, and one slot per thing said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.attributes import attributes
from assistant.understanding.bare_numbers import bare_numbers
from assistant.understanding.card_conditions import with_conditions
from assistant.understanding.claiming import claims
from assistant.understanding.comparing import comparing, resold
from assistant.understanding.entities import card
from assistant.understanding.facts import Facts
from assistant.understanding.few import with_few
from assistant.understanding.frame import Card, Slot
from assistant.understanding.links import links
from assistant.understanding.methods import methods
from assistant.understanding.names import Name
from assistant.understanding.owned import Owned, Sense
from assistant.understanding.parts import parts
from assistant.understanding.placing import Found, place
from assistant.understanding.quantities import Quantity
from assistant.understanding.replacing import without_replaced
from assistant.understanding.roles import find_owners
from assistant.understanding.selling import without_sold
from assistant.understanding.supplies import find_supplies, slots_of
from assistant.understanding.unnamed_cards import memories

_USUAL_VOLTS: Mapping[float, float] = {
    15.0: 120.0,
    20.0: 120.0,
    10.0: 230.0,
    13.0: 230.0,
    16.0: 230.0,
    32.0: 230.0,
}
"""Mains voltage [V] that goes with a circuit's current [A], where only the current was said."""

_OTHER_VOLTS = 230.0
"""The voltage of any other current, be it one that no circuit has [V]."""

_USUAL_AMPERES: Mapping[tuple[float, float], float] = {(100.0, 127.0): 15.0, (220.0, 240.0): 16.0}
"""Current [A] of the outlets between two voltages [V], where only the voltage was said."""


class Said(NamedTuple):
    """Cards in order, and slots by name."""

    cards: tuple[Card, ...]
    slots: Mapping[str, Slot]


def gather(facts: Facts, sense: Sense) -> Said:
    """All cards and slots of one question.

    Args:
        facts: what was found.
        sense: what decides on a quantity that nothing near it owns.
    """
    owners = find_owners(facts.quantities, facts.reading)
    supplies = find_supplies(facts.quantities, facts.free, facts.reading)
    placed = [*facts.listed, *(supplies.quantities if supplies else ())]
    owned = [
        Owned(quantity, owner)
        for quantity, owner in zip(facts.quantities, owners, strict=True)
        if quantity not in placed
    ]
    named = [_claimed(name, owned, sense, facts) for name in facts.cards]
    counted = with_few(with_conditions(named, facts), facts, sense.rules)
    cards = without_sold(without_replaced(counted, facts, sense.rules), facts)
    slots: dict[str, Slot] = {}
    for found in (
        slots_of(supplies, facts.reading),
        *(place(item, sense, facts) for item in owned),
        _listed(facts),
        _from_amounts(facts),
        links(facts),
        claims(facts),
        bare_numbers(facts),
        attributes(facts),
        methods(facts),
        parts(facts, sense.rules),
        comparing(facts, sense.rules),
        _from_names(facts),
        _mains(facts),
    ):
        for name, slot in found:
            slots.setdefault(name, slot)
    return Said(*_settle_count(tuple(cards), slots))


def _claimed(name: Name, owned: Sequence[Owned], sense: Sense, facts: Facts) -> Card:
    """The card, with the power and memory that the asker gives it."""
    claimed = card(name, facts.counts.get(name.first), facts.reading)
    for item in owned:
        owner = item.owner.name if item.owner is not None else None
        is_own = owner is not None and facts.again.get(owner.first, owner.first) == name.first
        if not is_own or not item.is_claim(sense):
            continue
        if item.quantity.kind == "power":
            claimed = replace(claimed, board_power_w=item.quantity.value)
        elif item.quantity.kind == "memory":
            claimed = replace(claimed, memory_gb=item.quantity.value)
    return claimed


def _listed(facts: Facts) -> Found:
    """Cards of several sizes, known by these only."""
    if facts.listed:
        first, last = facts.listed[0], facts.listed[-1]
        span = facts.reading.span(first.times_first or first.first, last.last)
        yield "card_memories_gb", Slot(memories(facts.listed), span)


def _from_amounts(facts: Facts) -> Found:
    end_value = resold(facts)
    if end_value is not None:
        yield "resale", Slot(end_value.money, facts.reading.span(end_value.first, end_value.last))
    for amount in facts.amounts:
        span = facts.reading.span(amount.first, amount.last)
        alternative = amount.alternatives[0] if amount.alternatives else None
        slot = Slot(amount.money, span, low=amount.low, alternative=alternative, assumed=amount.assumed)
        purpose = {"kwh": "tariff", "hour": "hourly_rate"}.get(amount.per or "", "budget")
        if end_value is None or amount.first != end_value.first:
            yield purpose, slot
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
        count = facts.counts.get(name.first)
        if name.kind == "cpu" and count is not None and count.value != 1:
            yield "cpu_count", Slot(count.value, span)


def _is_of_cache(name: Name, facts: Facts) -> bool:
    after, before = facts.reading.at(name.last), facts.reading.before(name.first)
    return any(near is not None and near.has("word", "cache") for near in (after, before))


def _mains(facts: Facts) -> Found:
    """``120V/15A``; the usual voltage where only the current was said, and the other way round."""
    amperes = next((q for q in facts.quantities if q.kind == "amperes"), None)
    volts = next((q for q in facts.quantities if q.kind == "volts"), None)
    if amperes is None:
        yield from _of_volts(volts, facts)
        return
    usual = facts.reading.language.mains_volts or _USUAL_VOLTS.get(amperes.value, _OTHER_VOLTS)
    value = volts.value if volts is not None else usual
    parts = [amperes] if volts is None else sorted((volts, amperes), key=lambda q: q.first)
    span = facts.reading.span(parts[0].first, parts[-1].last)
    yield "mains", Slot(f"{value:g}V/{amperes.value:g}A", span)


def _of_volts(volts: Quantity | None, facts: Facts) -> Found:
    """The usual outlet of a voltage, where no country says which it is."""
    if volts is None or any(facts.reading.of_kind("country")):
        return
    amperes = next((amps for (low, high), amps in _USUAL_AMPERES.items() if low <= volts.value <= high), None)
    if amperes is not None:
        span = facts.reading.span(volts.first, volts.last)
        yield "mains", Slot(f"{volts.value:g}V/{amperes:g}A", span)


def _settle_count(
    cards: tuple[Card, ...], slots: dict[str, Slot]
) -> tuple[tuple[Card, ...], dict[str, Slot]]:
    """A count said apart from the one card named belongs to it; a slot only where no card carries it."""
    if len(cards) == 1 and "gpu_count" in slots:
        count = slots.pop("gpu_count").value
        if cards[0].count is None and isinstance(count, int | float):
            return (replace(cards[0], count=count),), slots
    return cards, slots

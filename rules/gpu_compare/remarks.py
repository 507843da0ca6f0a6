"""What a comparison rests on, and what to mind besides speed."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import Message, gigabytes, message, quantity
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.price_remarks import price_remarks
from rules.gpu_compare.by_statement import YEAR
from rules.gpu_compare.comparison import Comparison
from rules.gpu_compare.families import are_one_family
from rules.gpu_compare.speeds import Speeds
from rules.knowledge import Knowledge


def assumptions(found: Comparison) -> tuple[Message, ...]:
    """What the factors rest on."""
    notes = [*found.notes]
    if found.inputs.yardstick:
        notes.append(message("gpu-compare-assume-yardstick", card=found.inputs.yardstick))
    for speeds in (found.training, found.writing):
        if speeds is not None:
            notes += speeds.remarks
    if found.training is not None:
        notes += _by_bandwidth_alone(found.training, found)
    if found.writing is None:
        notes.append(message("gpu-compare-note-text-unknown"))
    if found.offers and found.deciding is not None:
        notes.append(message("gpu-compare-assume-price-for-speed", card=found.deciding.slowest.name))
    return tuple(notes)


def warnings(found: Comparison, knowledge: Knowledge) -> tuple[Message, ...]:
    """What to mind: another order elsewhere, memory, value, small networks, prices, software."""
    budget = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    offers = list(found.offers.values())
    return (
        *_other_order(found),
        *_memory(found),
        *_value(found),
        *_network(found),
        *_cards(found),
        *_missing_prices(found),
        *_other_kinds(found),
        *price_remarks(offers, knowledge.as_of, budget),
        *found.parameters.stale(knowledge.as_of),
    )


def _by_bandwidth_alone(training: Speeds, found: Comparison) -> Iterator[Message]:
    """What bandwidth alone would say, where a better basis says something else."""
    fast, slow = training.fastest, training.slowest
    if training.basis == "bandwidth" or not fast.bandwidth_gb_s or not slow.bandwidth_gb_s:
        return
    alone = fast.bandwidth_gb_s / slow.bandwidth_gb_s
    if abs(alone / training.factor - 1) < found.parameters.telling_difference.value:
        return
    inside = are_one_family((fast, slow), found.parameters)
    name = "gpu-compare-note-bandwidth-inside" if inside else "gpu-compare-note-bandwidth-across"
    yield message(name, alone=quantity(alone, "x", 2), used=quantity(training.factor, "x", 2))


def _other_order(found: Comparison) -> Iterator[Message]:
    """A card that is fastest at something else than what decided."""
    if found.deciding is None:
        return
    for name, speeds in (("text", found.writing), ("training", found.training), ("prefill", found.reading)):
        if speeds is None or speeds is found.deciding or speeds.are_equal or speeds.are_alike:
            continue
        if name == "prefill" or speeds.fastest is not found.deciding.fastest:
            factor = quantity(speeds.factor, "x", 2)
            fast, slow = speeds.fastest.name, speeds.slowest.name
            yield message(f"gpu-compare-note-{name}", fast=fast, slow=slow, factor=factor)


def _memory(found: Comparison) -> Iterator[Message]:
    """A card with clearly more memory than the fastest; and what needs it."""
    first = found.ranked[0]
    roomiest = max(found.gpus, key=lambda gpu: gpu.memory_gb)
    if roomiest.memory_gb >= first.memory_gb * (1 + found.parameters.clearly_more_memory.value):
        more, less = gigabytes(roomiest.memory_gb), gigabytes(first.memory_gb)
        yield message("gpu-compare-note-memory", card=roomiest.name, more=more, fast=first.name, less=less)


def _value(found: Comparison) -> Iterator[Message]:
    """The card that costs least for its speed, against the fastest other one."""
    prices = {gpu.name: price for gpu in found.ranked if (price := found.price_for_speed(gpu)) is not None}
    if len(prices) < 2 or found.deciding is None:
        return
    best = min(prices, key=lambda name: prices[name].amount)
    other = next(name for name in prices if name != best)
    yield message(
        "gpu-compare-note-value",
        card=best,
        price=prices[best],
        other=other,
        dearer=prices[other],
        slow=found.deciding.slowest.name,
    )


def _network(found: Comparison) -> Iterator[Message]:
    """That small networks do not fill a fast card."""
    if found.wanted == "text" or found.deciding is None:
        return
    limits = found.parameters
    units = found.inputs.hidden_units
    name = "gpu-compare-note-small-networks"
    if units is not None and units >= limits.large_network_units.value:
        name = "gpu-compare-note-large-network"
    elif units is not None and units > limits.small_network_units.value:
        name = "gpu-compare-note-network-between"
    yield message(
        name,
        year=YEAR,
        few=limits.small_network_units.value,
        many=limits.large_network_units.value,
        batch=limits.network_batch.value,
    )


def _cards(found: Comparison) -> Iterator[Message]:
    """Laptop parts, other makers' software, architectures known by a rule of thumb."""
    laptops = tuple(gpu.name for gpu in found.gpus if gpu.is_laptop)
    if laptops:
        yield message("gpu-compare-warning-laptop", cards=laptops)
    if found.training is not None and found.training.thumb:
        thumb = tuple(gpu.name for gpu in found.training.thumb)
        yield message("gpu-compare-warning-rule-of-thumb", cards=thumb)
    if any(gpu.vendor != "nvidia" for gpu in found.gpus):
        yield message("gpu-budget-warning-software")


def _missing_prices(found: Comparison) -> Iterator[Message]:
    missing = tuple(gpu.name for gpu in found.gpus if gpu.name not in found.offers)
    if missing:
        yield message("gpu-compare-note-no-price", cards=missing)


def _other_kinds(found: Comparison) -> Iterator[Message]:
    """That a card has no price of the kind asked for, and which is shown."""
    for name in found.other_kind:
        yield message("gpu-price-note-other-kind", card=name, kind=found.offers[name].kind)

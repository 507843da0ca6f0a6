"""A memory need as a computation: the answer, kits on sale, and what must be said besides."""

from __future__ import annotations

from datetime import date
from math import ceil

from rules.cards import Card
from rules.catalog.memory_modules import KitPrice, kit_prices
from rules.computation import (
    Computation,
    Day,
    Message,
    Money,
    Quantity,
    Recommendation,
    Step,
    gigabytes,
    message,
    percent,
    quantity,
    references_of,
    step,
)
from rules.knowledge import Knowledge
from rules.ram.inputs import RamInputs
from rules.ram.need import Need
from rules.ram.parameters import RamParameters

_YEAR = Day(value="2018")
_HANDBOOK_YEAR = Day(value="2026")
_TODAY = ("ram#how-much", "ram#largest-or-sum", "ram#ram-or-vram")
_HISTORY = ("ram#rule-2018",)
_OFFLOAD = ("ram#offload", "ram#model-files")
_KAGGLE = ("ram#kaggle",)


def report(
    need: Need, cards: tuple[Card, ...], inputs: RamInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """The computation of a need; ``assumed`` is what had to be taken for granted about the cards."""
    parameters = knowledge.parameters(RamParameters, "ram")
    kit = kit_gb(need.recommended_gb, parameters)
    prices = _price_sources(kit, inputs, knowledge.as_of)
    steps = need.steps + _kit_step(need, kit, parameters) + _speed_step(need, parameters)
    return Computation(
        rule="ram",
        headline=_headline(need, inputs, parameters),
        value=need.minimum_gb,
        unit="GB",
        recommendation=Recommendation(value=kit, unit="GB", label=message("ram-buy", kit=gigabytes(kit))),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        assumptions=(*assumed, *_notes(need, cards, inputs, parameters)),
        warnings=(*_warnings(kit, inputs, knowledge.as_of, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(steps, *prices),
        priced_by=prices,
        sections=_sections(need, inputs),
        as_of=knowledge.as_of,
    )


def kit_gb(need_gb: float, parameters: RamParameters) -> int:
    """Smallest kit on sale that holds a need [GB]; beyond the largest, as many of those as it takes.

    >>> from datetime import date
    >>> from rules.parameters import load
    >>> kit_gb(72, load(RamParameters, "ram", date(2026, 11, 30)))
    96
    """
    sizes = parameters.kit_sizes_gb.value
    largest = sizes[-1]
    return next((size for size in sizes if size >= need_gb), ceil(need_gb / largest) * largest)


def _headline(need: Need, inputs: RamInputs, parameters: RamParameters) -> Message:
    minimum = gigabytes(kit_gb(need.minimum_gb, parameters))
    recommended = gigabytes(kit_gb(need.recommended_gb, parameters))
    if inputs.ram_gb is not None:
        return _judged(inputs.ram_gb, need, minimum=minimum, recommended=recommended)
    if inputs.method == "2018":
        return message("ram-headline-2018", year=_YEAR, need=gigabytes(need.minimum_gb), kit=minimum)
    if minimum == recommended:
        return message("ram-headline-one", recommended=recommended)
    return message("ram-headline", minimum=minimum, recommended=recommended)


def _judged(ram_gb: float, need: Need, **kits: Quantity) -> Message:
    given = gigabytes(ram_gb)
    if ram_gb >= need.recommended_gb:
        return message("ram-headline-enough", given=given, **kits)
    if ram_gb >= need.minimum_gb:
        return message("ram-headline-tight", given=given, **kits)
    if kits["minimum"] == kits["recommended"]:
        return message("ram-headline-short-one", given=given, **kits)
    return message("ram-headline-short", given=given, **kits)


def _notes(
    need: Need, cards: tuple[Card, ...], inputs: RamInputs, parameters: RamParameters
) -> tuple[Message, ...]:
    clock = message("ram-note-clock", year=_YEAR, gain=percent(parameters.clock_gain_share.value))
    if inputs.method == "2018":
        return (message("ram-note-2018-more-cards", year=_YEAR), clock)
    return (
        *_disagreement(need),
        _not_vram(cards, parameters),
        *_data_notes(inputs, parameters),
        *((message("ram-note-units"),) if _counts_gib(need) or inputs.offload else ()),
        *((message("ram-note-offload-model-unknown"),) if _model_unknown(inputs) else ()),
        clock,
    )


def _model_unknown(inputs: RamInputs) -> bool:
    return bool(inputs.offload) and not inputs.names_model


def _disagreement(need: Need) -> tuple[Message, ...]:
    """Where the two sources of the rule differ for these cards."""
    if need.largest_gb == need.sum_gb:
        return ()
    largest, total = gigabytes(need.largest_gb), gigabytes(need.sum_gb)
    return (message("ram-sources-disagree", old=_YEAR, new=_HANDBOOK_YEAR, largest=largest, sum=total),)


def _not_vram(cards: tuple[Card, ...], parameters: RamParameters) -> Message:
    ram = parameters.bandwidth_gb_s.quantity()
    for card in cards:
        if card.gpu and card.gpu.bandwidth_gb_s:
            bandwidth = quantity(card.gpu.bandwidth_gb_s, "GB/s", 0)
            return message("ram-note-not-vram-card", card=card.gpu.name, bandwidth=bandwidth, ram=ram)
    return message("ram-note-not-vram", ram=ram)


def _counts_gib(need: Need) -> bool:
    """Whether a model file is added to memory, which is then told in GiB."""
    return any(line.unit == "GiB" for line in need.steps)


def _data_notes(inputs: RamInputs, parameters: RamParameters) -> tuple[Message, ...]:
    low, high = parameters.table_copies.value
    if inputs.purpose == "kaggle":
        return (message("ram-note-kaggle", low=quantity(low, "1"), high=quantity(high, "1")),)
    if inputs.dataset_gb:
        return (message("ram-note-data-streams", dataset=gigabytes(inputs.dataset_gb)),)
    return ()


def _warnings(kit: int, inputs: RamInputs, as_of: date, parameters: RamParameters) -> tuple[Message, ...]:
    notes = []
    if kit > parameters.desktop_maximum_gb.value:
        notes.append(message("ram-warning-desktop", maximum=parameters.desktop_maximum_gb.quantity()))
    price = _shown_price(kit, inputs, as_of)
    if price is not None:
        cost, day = Money(amount=price.amount, currency=price.currency, digits=0), Day(value=price.date)
        notes.append(message("ram-warning-price", kit=gigabytes(kit), price=cost, day=day))
    return tuple(notes)


def _price_sources(kit: int, inputs: RamInputs, as_of: date) -> tuple[str, ...]:
    price = _shown_price(kit, inputs, as_of)
    return () if price is None else (price.source,)


def _shown_price(kit: int, inputs: RamInputs, as_of: date) -> KitPrice | None:
    """The price that is told: of what is to be bought today."""
    return _price(kit, as_of) if inputs.ram_gb is None and inputs.method == "current" else None


def _price(kit: int, as_of: date) -> KitPrice | None:
    """The last price of a kit known on a day."""
    return next((price for price in kit_prices() if price.kit_gb == kit and price.day <= as_of), None)


def _kit_step(need: Need, kit: int, parameters: RamParameters) -> tuple[Step, ...]:
    """The next size on sale, where the need is none itself; two of the largest are written as a product."""
    if kit == need.recommended_gb:
        return ()
    count = ceil(kit / parameters.kit_sizes_gb.value[-1])
    reference = parameters.kit_sizes_gb.reference
    operands = {"count": quantity(count, "1"), "size": gigabytes(kit / count)}
    expression = "{count} × {size}" if count > 1 else "{size}"
    return (step(message("ram-step-kit"), expression, kit, "GB", reference, digits=None, **operands),)


def _speed_step(need: Need, parameters: RamParameters) -> tuple[Step, ...]:
    """Upper bound of the speed of a dense model whose rest is read from main memory for every token."""
    if not need.in_ram_gib or need.is_mixture:
        return ()
    part_gb = need.in_ram_gib * 2**30 / 10**9
    bandwidth = parameters.bandwidth_gb_s
    line = step(
        message("ram-step-offload-speed"),
        "{bandwidth} / {part}",
        bandwidth.value / part_gb,
        "tok/s",
        bandwidth.reference,
        digits=1,
        bandwidth=bandwidth.quantity(),
        part=quantity(part_gb, "GB", 2),
    )
    return (line,)


def _sections(need: Need, inputs: RamInputs) -> tuple[str, ...]:
    if inputs.method == "2018":
        return _HISTORY
    first = _OFFLOAD if inputs.offload or need.in_ram_gib else _KAGGLE if inputs.purpose == "kaggle" else ()
    return (*first, *_TODAY)

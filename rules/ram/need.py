"""How much main memory: at least, and comfortably."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.cards import Card
from rules.computation import Quantity, Step, exact, gibibytes, gigabytes, message, quantity, step
from rules.llm.file import ModelFile
from rules.ram.inputs import RamInputs
from rules.ram.parameters import RamParameters

Unit = Literal["GB", "GiB"]


@dataclass(frozen=True, slots=True)
class Need:
    """Memory needed and memory recommended [GB as printed on modules, which are GiB], with the derivation."""

    largest_gb: float
    sum_gb: float
    minimum_gb: float
    recommended_gb: float
    in_ram_gib: float
    steps: tuple[Step, ...]
    is_mixture: bool = False


def need_2018(cards: tuple[Card, ...]) -> Need:
    """The 2018 guide: at least the memory of the largest card, whatever the number of cards."""
    largest = _largest(cards)
    line = _largest_step(cards, largest, "GB", "dettmers-2018")
    return Need(largest, _sum(cards), largest, largest, 0.0, (line,))


def need_today(
    cards: tuple[Card, ...], file: ModelFile | None, inputs: RamInputs, parameters: RamParameters
) -> Need:
    """At least the largest card, never below a floor; comfortably the sum of all cards.

    A model that runs partly from main memory adds the part beyond the cards to the minimum, and its whole
    file to the recommendation. A table worked on in memory raises the recommendation to several copies.
    """
    if file and not cards:
        return _need_alone(file, parameters)
    largest, total = _largest(cards), _sum(cards)
    in_ram = max(0.0, file.size_gib - total) if file else 0.0
    base = max(largest, parameters.floor_gb.value)
    minimum = base + in_ram
    recommended = max(base, total) + (file.size_gib if file else 0.0)
    unit: Unit = "GiB" if file else "GB"
    steps = [
        _largest_step(cards, largest, unit),
        _minimum_step(largest, in_ram, minimum, unit, parameters),
        _sum_step(cards, total, unit),
        _recommended_step(base, total, file, recommended),
    ]
    tables = _tables_gb(inputs, parameters)
    if tables > 0:
        steps.append(_tables_step(inputs, tables, parameters))
    return Need(largest, total, minimum, max(recommended, tables), in_ram, tuple(steps), _is_mixture(file))


def beyond(cards: tuple[Card, ...], file: ModelFile | None, inputs: RamInputs) -> ModelFile | None:
    """The file where it counts: without offloading asked for, only one that the cards do not hold."""
    if file is None or inputs.offload or file.size_gib > _sum(cards):
        return file
    return None


def _is_mixture(file: ModelFile | None) -> bool:
    return file is not None and file.is_mixture


def _need_alone(file: ModelFile, parameters: RamParameters) -> Need:
    """A model without cards: at least its file or the floor, comfortably both."""
    floor = parameters.floor_gb
    minimum, recommended = max(file.size_gib, floor.value), file.size_gib + floor.value
    operands = {"file": gibibytes(file.size_gib, 2), "floor": _printed(floor.value, "GiB")}
    sources = (floor.reference,)
    steps = (
        _step("ram-step-minimum-model", "max({file}; {floor})", minimum, "GiB", sources, operands),
        _step("ram-step-recommended-model", "{file} + {floor}", recommended, "GiB", sources, operands),
    )
    return Need(0.0, 0.0, minimum, recommended, file.size_gib, steps, file.is_mixture)


def memory(card: Card) -> float:
    """Memory of a card that is known to have some [GB]."""
    return card.memory_gb or 0.0


def _largest(cards: tuple[Card, ...]) -> float:
    return max((memory(card) for card in cards), default=0.0)


def _sum(cards: tuple[Card, ...]) -> float:
    return sum(memory(card) * _gpus(card) for card in cards)


def _gpus(card: Card) -> int:
    return card.count * (card.gpu.gpus_per_board if card.gpu else 1)


def _tables_gb(inputs: RamInputs, parameters: RamParameters) -> float:
    if inputs.purpose != "kaggle" or not inputs.dataset_gb:
        return 0.0
    return inputs.dataset_gb * parameters.table_copies.value[0]


def _largest_step(cards: tuple[Card, ...], largest: float, unit: Unit, *more: str) -> Step:
    operands: dict[str, Quantity] = {
        f"memory{i}": _printed(memory(card), unit) for i, card in enumerate(cards)
    }
    names = "; ".join(f"{{{name}}}" for name in operands)
    expression = f"max({names})" if len(operands) > 1 else names
    return _step("ram-step-largest", expression, largest, unit, (*_sources(cards), *more), operands)


def _minimum_step(
    largest: float, in_ram: float, minimum: float, unit: Unit, parameters: RamParameters
) -> Step:
    floor = parameters.floor_gb
    operands: dict[str, Quantity] = {"largest": _printed(largest, unit), "floor": _printed(floor.value, unit)}
    expression = "max({largest}; {floor})"
    if in_ram:
        operands["part"] = gibibytes(in_ram, 2)
        expression += " + {part}"
    return _step("ram-step-minimum", expression, minimum, unit, ("dettmers-2018", floor.reference), operands)


def _sum_step(cards: tuple[Card, ...], total: float, unit: Unit) -> Step:
    operands: dict[str, Quantity] = {}
    for i, card in enumerate(cards):
        operands |= {f"count{i}": quantity(_gpus(card), "1"), f"memory{i}": _printed(memory(card), unit)}
    expression = " + ".join(f"{{count{i}}} × {{memory{i}}}" for i in range(len(cards)))
    return _step("ram-step-sum", expression, total, unit, _sources(cards), operands)


def _recommended_step(base: float, total: float, file: ModelFile | None, recommended: float) -> Step:
    unit: Unit = "GiB" if file else "GB"
    operands: dict[str, Quantity] = {"base": _printed(base, unit), "sum": _printed(total, unit)}
    expression = "max({base}; {sum})"
    if file:
        operands["file"] = gibibytes(file.size_gib, 2)
        expression += " + {file}"
    return _step("ram-step-recommended", expression, recommended, unit, ("ml-engineering-2026",), operands)


def _tables_step(inputs: RamInputs, tables: float, parameters: RamParameters) -> Step:
    copies = parameters.table_copies
    operands = {"dataset": gigabytes(inputs.dataset_gb or 0.0), "copies": quantity(copies.value[0], "1")}
    return _step("ram-step-tables", "{dataset} × {copies}", tables, "GB", (copies.reference,), operands)


def _step(
    label: str,
    expression: str,
    value: float,
    unit: Unit,
    sources: tuple[str, ...],
    operands: dict[str, Quantity],
) -> Step:
    digits = exact(value, unit, 2).digits if unit == "GiB" else None
    return step(message(label), expression, value, unit, *sources, digits=digits, **operands)


def _printed(value: float, unit: Unit) -> Quantity:
    """Memory as printed on cards and modules, which hold as many GiB; in GiB where a file is added to it."""
    return quantity(value, unit)


def _sources(cards: tuple[Card, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(source for card in cards for source in card.references))

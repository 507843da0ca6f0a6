"""Several cheap cards against one big card, or any two choices of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Money,
    Option,
    Recommendation,
    gigabytes,
    message,
    quantity,
    references_of,
    watts,
)
from rules.errors import RuleInputError
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.price_remarks import price_remarks
from rules.gpu_compare.speeds import Speeds
from rules.multi_gpu.choice_figure import figure_headline, speed_headline
from rules.multi_gpu.choice_model import placed
from rules.multi_gpu.choice_steps import throughput_steps, totals
from rules.multi_gpu.group import Group, named
from rules.multi_gpu.inputs import MultiGpuInputs, Network
from rules.multi_gpu.parameters import MultiGpuParameters
from rules.multi_gpu.side import Side, side, speeds

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_SECTIONS = ("multi-gpu#cheap-cards", "choosing-a-gpu#one-or-several")
_BY_WORKLOAD = {
    "training": "multi-gpu#scaling-today",
    "inference": "multi-gpu#tensor-layer",
    "experiments": "multi-gpu#parallel-experiments",
}


def report_choice(
    inputs: MultiGpuInputs,
    found: Group,
    network: Network,
    knowledge: Knowledge,
    parameters: MultiGpuParameters,
) -> Computation:
    """Memory, power, price and throughput of both choices, and what each is good for.

    Raises:
        RuleInputError: the same cards twice, or cards without a name.
    """
    sides = _sides(inputs, found, network, knowledge, parameters)
    scale = speeds(*sides, knowledge)
    throughput = _throughput(sides, scale)
    model = placed(inputs, sides, knowledge)
    lines = (*(model.steps if model else ()), *totals(sides), *throughput_steps(sides, scale, throughput))
    budget = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    offers = [offer for each in sides for offer in each.offers]
    return Computation(
        rule="multi_gpu",
        headline=model.headline if model else _figure(sides, inputs, throughput) or _headline(sides),
        value=None if throughput is None else throughput[0] / throughput[1],
        unit="x",
        recommendation=_recommendation(sides, inputs, throughput),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=tuple(_option(i, sides, throughput) for i in range(len(sides))),
        assumptions=(*(model.need.run.notes if model else ()), *_assumptions(sides, scale)),
        warnings=(
            *_uses(sides),
            *price_remarks(offers, knowledge.as_of, budget),
            *parameters.stale(knowledge.as_of),
        ),
        references=references_of(lines, *(offer.source for offer in offers)),
        priced_by=references_of((), *(offer.source for offer in offers)),
        sections=(*_SECTIONS, _BY_WORKLOAD.get(inputs.workload or "", "multi-gpu#tensor-layer")),
        as_of=knowledge.as_of,
    )


def _sides(
    inputs: MultiGpuInputs,
    found: Group,
    network: Network,
    knowledge: Knowledge,
    parameters: MultiGpuParameters,
) -> tuple[Side, Side]:
    other = named(inputs.against, knowledge, parameters)
    for field, each in (("gpus", found), ("against", other)):
        if not each.cards or any(card.name is None for card in each.cards):
            raise RuleInputError(field, "error-multi-unnamed")
        if each.memory_gb is None:
            raise RuleInputError(field, "error-card-memory-unknown", card=each.cards[0].name or "")
    if found.labels == other.labels:
        raise RuleInputError("against", "error-multi-same")
    at_any_age = inputs.figure == "price"
    one, two = (
        side(each, inputs.condition, network, knowledge, parameters, at_any_age=at_any_age)
        for each in (found, other)
    )
    return one, two


def _figure(
    sides: tuple[Side, Side], inputs: MultiGpuInputs, throughput: tuple[float, float] | None
) -> Message | None:
    """The answer by the one figure that is asked; nothing is known of the speed of several in inference."""
    if inputs.figure != "speed":
        return figure_headline(sides, inputs.figure)
    is_known = throughput is not None and inputs.workload in (None, "training")
    return speed_headline(sides, throughput) if throughput is not None and is_known else None


def _throughput(sides: tuple[Side, Side], scale: Speeds | None) -> tuple[float, float] | None:
    """Training throughput of both sides on one scale [x]; that of equal cards follows from their numbers."""
    one, other = sides
    cards = (one.group.gpu, other.group.gpu)
    if scale is not None and cards[0] is not None and cards[1] is not None:
        return scale.of(cards[0]) * one.in_terms_of_one, scale.of(cards[1]) * other.in_terms_of_one
    if cards[0] is not None and cards[1] is not None and cards[0].name == cards[1].name:
        return one.in_terms_of_one, other.in_terms_of_one
    return None


def _headline(sides: tuple[Side, Side]) -> Message:
    values: dict[str, Argument] = {}
    for name, each in zip(("one", "other"), sides, strict=True):
        values |= {
            name: each.label,
            f"{name}_memory": gigabytes(each.group.memory_gb or 0.0),
        }
        if each.power_w:
            values[f"{name}_power"] = watts(each.power_w)
        if each.price_usd is not None:
            values[f"{name}_price"] = Money(amount=each.price_usd, currency="USD")
    if not all(each.power_w for each in sides):
        values = {name: value for name, value in values.items() if not name.endswith(("_power", "_price"))}
        return message("multi-gpu-headline-choice-memory", **values)
    is_priced = all(each.price_usd is not None for each in sides)
    return message("multi-gpu-headline-choice-priced" if is_priced else "multi-gpu-headline-choice", **values)


def _option(position: int, sides: tuple[Side, Side], throughput: tuple[float, float] | None) -> Option:
    each = sides[position]
    values: dict[str, Argument] = {}
    if each.group.memory_gb:
        values |= {
            "memory": gigabytes(each.group.memory_gb),
            "largest-memory": gigabytes(each.group.largest_gb),
        }
    if each.power_w:
        values["board-power"] = watts(each.power_w)
    if each.price_usd is not None:
        oldest = min(each.offers, key=lambda offer: offer.day)
        values["total-price"] = Money(amount=each.price_usd, currency="USD")
        values["price-date"] = Day(value=oldest.shown)
    if throughput is not None:
        values["training-speed"] = quantity(throughput[position] / min(throughput), "x", 2)
    values["experiments"] = quantity(each.group.count, "1")
    return Option(name=each.label, kind="cards", values=values)


def _recommendation(
    sides: tuple[Side, Side], inputs: MultiGpuInputs, throughput: tuple[float, float] | None
) -> Recommendation | None:
    """The choice for the work that was named, where no single figure is asked."""
    if inputs.figure in ("price", "speed"):
        return None
    if inputs.workload == "experiments":
        best = max(sides, key=lambda each: each.group.count)
    elif inputs.workload == "inference":
        best = max(sides, key=lambda each: each.group.memory_gb or 0.0)
    elif inputs.workload == "training" and throughput is not None:
        best = sides[0] if throughput[0] >= throughput[1] else sides[1]
    else:
        return None
    return Recommendation(label=message("multi-gpu-take", cards=best.label))


def _assumptions(sides: tuple[Side, Side], scale: Speeds | None) -> tuple[Message, ...]:
    notes = [note for each in sides for note in each.group.notes]
    notes += [message("multi-gpu-note-power-unknown", cards=each.label) for each in sides if not each.power_w]
    if scale is not None:
        notes += scale.remarks
    if any(each.scaling for each in sides):
        notes.append(message("multi-gpu-assume-model"))
    return tuple(notes)


def _uses(sides: tuple[Side, Side]) -> tuple[Message, ...]:
    """What each choice is good for."""
    many = max(sides, key=lambda each: each.group.count)
    large = max(sides, key=lambda each: each.group.largest_gb)
    roomy = max(sides, key=lambda each: each.group.memory_gb or 0.0)
    notes = [message("multi-gpu-note-many", cards=many.label, count=many.group.count)]
    if large is not many:
        memory = gigabytes(large.group.largest_gb)
        notes.append(message("multi-gpu-note-large", cards=large.label, memory=memory))
    if roomy is many and many.group.count > 1:
        memory = gigabytes(roomy.group.memory_gb or 0.0)
        notes.append(message("multi-gpu-note-pooled", cards=roomy.label, memory=memory))
    return tuple(notes)

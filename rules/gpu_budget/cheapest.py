"""The cheapest cards that meet a wish, where no budget is given."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.computation import Computation, Message, Recommendation, Term, gigabytes, message, references_of
from rules.gpu_budget.inputs import Budget, GpuBudgetInputs
from rules.gpu_budget.offers import offers
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.ranking import Candidate, candidates
from rules.gpu_budget.report import limits, memory_note
from rules.gpu_budget.table import remarks, rows
from rules.gpu_budget.wish import Wish, wish
from rules.knowledge import Knowledge

_SECTIONS = ("choosing-a-gpu#prices-2026", "choosing-a-gpu#short-answer")


def cheapest_cards(inputs: GpuBudgetInputs, knowledge: Knowledge) -> Computation:
    """Cards with the memory asked for, or that of the purpose, cheapest first, at its lowest price [USD].

    Raises:
        RuleInputError: a memory or count outside its validity range.
    """
    parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    anything = Budget(amount=parameters.ranges["budget_usd"].maximum, currency="USD")
    wanted = wish(inputs, anything, knowledge, parameters)
    shown = _cheapest(wanted, knowledge, parameters)[: inputs.options]
    return Computation(
        rule="gpu_budget",
        headline=_headline(shown, wanted),
        value=round(shown[0].offer.usd, 2) if shown else None,
        unit=wanted.currency if shown else "1",
        recommendation=_recommendation(shown, wanted),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        options=rows(shown, wanted),
        assumptions=tuple(_assumptions(inputs, wanted)),
        warnings=(*remarks(shown, wanted, knowledge.as_of, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of((), *(each.offer.source for each in shown)),
        priced_by=references_of((), *(each.offer.source for each in shown)),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _cheapest(wanted: Wish, knowledge: Knowledge, parameters: GpuBudgetParameters) -> list[Candidate]:
    on_sale = knowledge.derived("gpu_budget.offers", offers)
    meeting = candidates(on_sale, wanted, parameters)
    return sorted(meeting, key=lambda each: (each.offer.usd, each.offer.gpu.name))


def _headline(shown: Sequence[Candidate], wanted: Wish) -> Message:
    memory = gigabytes(wanted.memory_gb)
    if not shown:
        return message("gpu-budget-headline-no-such-card", memory=memory)
    offer = shown[0].offer
    return message(
        "gpu-budget-headline-cheapest",
        memory=memory,
        card=offer.gpu.name,
        price=wanted.own(offer.usd),
        kind=Term(id=f"price-{offer.kind}"),
    )


def _recommendation(shown: Sequence[Candidate], wanted: Wish) -> Recommendation | None:
    if not shown:
        return None
    label = message("gpu-budget-buy", count=wanted.count, card=shown[0].offer.gpu.name)
    return Recommendation(value=float(wanted.count), label=label)


def _assumptions(inputs: GpuBudgetInputs, wanted: Wish) -> Iterator[Message]:
    yield from limits(wanted)
    yield message("gpu-budget-assume-money-unit", unit=wanted.money_unit)
    if not wanted.memory_said:
        yield memory_note(inputs, wanted)
    if wanted.condition == "any":
        yield message("gpu-budget-assume-any-condition")

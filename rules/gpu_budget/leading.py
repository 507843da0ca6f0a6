"""The cards on sale that lead in one quality, without a budget: for homes, workstations and servers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.computation import (
    Computation,
    Message,
    Phrase,
    Quantity,
    Term,
    gigabytes,
    message,
    references_of,
)
from rules.gpu_budget.hints import hints
from rules.gpu_budget.inputs import Budget, GpuBudgetInputs, Quality
from rules.gpu_budget.offers import offers
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.qualities import figure
from rules.gpu_budget.ranking import Candidate, candidates
from rules.gpu_budget.report import BASELINE, assumptions
from rules.gpu_budget.table import remarks, rows
from rules.gpu_budget.wish import Wish, wish
from rules.knowledge import Knowledge

_SECTIONS = ("choosing-a-gpu#short-answer", "choosing-a-gpu#prices-2026")
_HOME = ("GeForce", "Titan", "Radeon RX", "Arc A", "Arc B")
"""How the names of cards for home computers begin."""
_CLASSES = ("home", "workstation", "server")


def leading_cards(inputs: GpuBudgetInputs, quality: Quality, knowledge: Knowledge) -> Computation:
    """The cards on sale with the highest figure, the lowest board power [W], of each class and in all.

    Raises:
        RuleInputError: a memory or count outside its validity range.
    """
    parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    anything = Budget(amount=parameters.ranges["budget_usd"].maximum, currency="USD")
    wanted = wish(inputs, anything, knowledge, parameters)
    on_sale = knowledge.derived("gpu_budget.offers", offers)
    ranked = candidates(on_sale, wanted, parameters)
    leaders = _leaders(ranked)
    shown = _shown(ranked, leaders, inputs.options)
    sources = tuple(each.offer.source for each in shown)
    return Computation(
        rule="gpu_budget",
        headline=_headline(leaders, quality, wanted),
        value=figure(quality, shown[0]).value if shown else None,
        unit=figure(quality, shown[0]).unit if shown else "1",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        options=rows(shown, wanted),
        assumptions=(message("gpu-budget-assume-on-sale"), *assumptions(inputs, wanted)),
        warnings=(
            *(() if shown else hints(on_sale, wanted, inputs.budget_is_each, parameters)),
            *remarks(shown, wanted, knowledge.as_of, parameters),
            *parameters.stale(knowledge.as_of),
        ),
        references=references_of((), *sources),
        priced_by=references_of((), *sources),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _leaders(ranked: Sequence[Candidate]) -> dict[str, Candidate]:
    """The first card of each class, in the order of the classes."""
    firsts: dict[str, Candidate] = {}
    for each in ranked:
        firsts.setdefault(_class(each), each)
    return {name: firsts[name] for name in _CLASSES if name in firsts}


def _class(candidate: Candidate) -> str:
    gpu = candidate.offer.gpu
    if gpu.is_datacenter:
        return "server"
    return "home" if gpu.name.startswith(_HOME) else "workstation"


def _shown(ranked: Sequence[Candidate], leaders: Mapping[str, Candidate], most: int) -> tuple[Candidate, ...]:
    """The leaders and as many of the others as there is room for, in the order of the ranking."""
    others = [each for each in ranked if each not in leaders.values()]
    kept = [*leaders.values(), *others[: max(0, most - len(leaders))]]
    return tuple(each for each in ranked if each in kept)


def _headline(leaders: Mapping[str, Candidate], quality: Quality, wanted: Wish) -> Message:
    if not leaders:
        return message("gpu-budget-headline-no-such-card", memory=gigabytes(wanted.memory_gb))
    cards = tuple(_named(leaders, quality))
    if quality == "speed":
        return message("gpu-budget-headline-leads-speed", cards=cards, baseline=BASELINE)
    return message(f"gpu-budget-headline-leads-{quality}", cards=cards)


def _named(leaders: Mapping[str, Candidate], quality: Quality) -> Iterator[Phrase]:
    """Each leader with its class and its figure."""
    for name, each in leaders.items():
        operands: dict[str, str | Quantity | Term] = {
            "card": each.offer.gpu.name,
            "class": Term(id=f"card-class-{name}"),
            "figure": figure(quality, each),
        }
        yield Phrase(expression="{card} ({figure}, {class})", operands=operands)

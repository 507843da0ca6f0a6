"""What a budget buys."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Message, Money, Step
from rules.gpu_budget.hints import hints
from rules.gpu_budget.inputs import Budget, GpuBudgetInputs
from rules.gpu_budget.offers import offers
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.ranking import Candidate, affordable, candidates
from rules.gpu_budget.wish import Wish, wish
from rules.knowledge import Knowledge

_SHOWN_WHEN_NOTHING_FITS = 3


@dataclass(frozen=True, slots=True)
class Choice:
    """The outcome of a search.

    Attributes:
        fitting: cards within the budget, fastest first, as many as asked for.
        meeting: cards that meet everything but the budget, cheapest first.
        hints: which limits stand in the way when nothing fits.
        model_notes, model_steps: why each card must have its memory, where a language model is to run.
    """

    inputs: GpuBudgetInputs
    parameters: GpuBudgetParameters
    budget: Money
    wish: Wish
    fitting: tuple[Candidate, ...]
    meeting: tuple[Candidate, ...]
    hints: tuple[Message, ...]
    model_notes: tuple[Message, ...] = ()
    model_steps: tuple[Step, ...] = ()

    @property
    def best(self) -> Candidate | None:
        """The fastest card within the budget."""
        return self.fitting[0] if self.fitting else None

    @property
    def shown(self) -> tuple[Candidate, ...]:
        """The cards to list: those that fit, or else the cheapest that would with more money."""
        return self.fitting or self.meeting[:_SHOWN_WHEN_NOTHING_FITS]


def choose(
    inputs: GpuBudgetInputs, budget: Budget, knowledge: Knowledge, parameters: GpuBudgetParameters
) -> Choice:
    """Search the cards on sale.

    Raises:
        RuleInputError: an unknown currency, or a value outside its validity range.
    """
    wanted = wish(inputs, budget, knowledge, parameters)
    on_sale = knowledge.derived("gpu_budget.offers", offers)
    meeting = candidates(on_sale, wanted, parameters)
    fitting = affordable(meeting, wanted)[: inputs.options]
    return Choice(
        inputs,
        parameters,
        Money(amount=budget.amount, currency=wanted.currency),
        wanted,
        fitting,
        tuple(sorted(meeting, key=lambda each: (each.offer.usd, each.offer.gpu.name))),
        () if fitting else hints(on_sale, wanted, inputs.budget_is_each, parameters),
    )

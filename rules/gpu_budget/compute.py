"""The fastest graphics cards for a budget."""

from __future__ import annotations

from rules.computation import Computation
from rules.errors import RuleInputError
from rules.gpu_budget.cheapest import cheapest_cards
from rules.gpu_budget.choice import choose
from rules.gpu_budget.history import history
from rules.gpu_budget.inputs import GpuBudgetInputs
from rules.gpu_budget.leading import leading_cards
from rules.gpu_budget.model import choose_for_model
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.report import report
from rules.knowledge import Knowledge


def pick_gpu(inputs: GpuBudgetInputs, knowledge: Knowledge) -> Computation:
    """The fastest cards that a budget buys, by a stated model of speed.

    Every card on sale with enough memory, of the wanted condition and vendor, at its latest price, is ranked
    by measured training speed, or by bandwidth for text generation, RTX 3090 = 1.00; by another quality first
    where one is asked, and no card that draws more than a limit that is given. With ``era``, the
    recommendations of the guide of that year instead; with a memory and no budget, the cheapest cards; with a
    quality and no budget, those that lead in it.

    A language model that is named must fit: on one card, else on as few equal ones as hold it.

    Args:
        inputs: budget in any currency with a reference rate of the ECB, memory in GB, wishes.
        knowledge: parameters, cards, prices and exchange rates as of a day.

    Returns:
        Relative speed of the best card [-], and a table of the best ones; nothing fitting is an answer too,
        with the cheapest cards that would and what wish stands in the way.

    Raises:
        RuleInputError: neither budget, memory, quality nor a wish for the cheapest, an unknown currency, or a
            value outside its validity range.

    References:
        Lambda, deep learning benchmark, 2022 and 2025, training speed.
        GPU Poet, market report of October 2026, prices.
    """
    parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    parameters.check("options", inputs.options)
    parameters.check("count", inputs.count)
    if inputs.era is not None:
        return history(inputs, inputs.era, knowledge)
    if inputs.budget is None and inputs.leads_in is not None:
        return leading_cards(inputs, inputs.leads_in, knowledge)
    if inputs.budget is None and (inputs.cheapest or inputs.memory_gb is not None):
        return cheapest_cards(inputs, knowledge)
    if inputs.budget is None:
        raise RuleInputError("budget", "error-missing-field", field="budget")
    chosen = choose_for_model if inputs.names_model else choose
    return report(chosen(inputs, inputs.budget, knowledge, parameters), knowledge)

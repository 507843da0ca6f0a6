"""The cards for a budget that hold a language model: as few as do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf
from typing import TYPE_CHECKING

from rules.computation import Message, Step, gigabytes, message, quantity
from rules.gpu_budget.choice import Choice, choose
from rules.llm.inputs import RunInputs
from rules.llm.room import plain_machine
from rules.llm.run import run
from rules.llm_memory.need import Need, need, total_step
from rules.llm_memory.parameters import LlmMemoryParameters

if TYPE_CHECKING:
    from rules.gpu_budget.inputs import Budget, GpuBudgetInputs
    from rules.gpu_budget.parameters import GpuBudgetParameters
    from rules.knowledge import Knowledge

_MOST_CARDS = 4
_RUN = ("model", "parameters_b", "quantization", "context_tokens")


@dataclass(frozen=True, slots=True)
class Held:
    """A model on so many equal cards, and the memory that each of them must have [GB as printed]."""

    need: Need
    count: int
    memory_gb: int
    parameters: LlmMemoryParameters

    @property
    def notes(self) -> tuple[Message, ...]:
        """Why each card must have that memory, and what was assumed about the model."""
        note = message(
            "gpu-budget-assume-model",
            model=self.need.run.label,
            format=self.need.run.weights.format,
            context=quantity(self.need.run.context, "tok"),
            count=quantity(self.count, "1"),
            memory=gigabytes(self.memory_gb),
        )
        return (note, *self.need.run.notes)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What the model needs on the cards, and what they have."""
        room = plain_machine(self.count, self.memory_gb, self.parameters).step(self.parameters)
        return (total_step(self.need, self.count, self.parameters), room)


def choose_for_model(
    inputs: GpuBudgetInputs, budget: Budget, knowledge: Knowledge, parameters: GpuBudgetParameters
) -> Choice:
    """What the budget buys that holds the model; where nothing does, the cheapest cards that would.

    Raises:
        RuleInputError: an unknown model or format, an unknown currency, or a value out of range.
    """
    found = [_choose(inputs, held, budget, knowledge, parameters) for held in _all_held(inputs, knowledge)]
    if not found:
        return choose(inputs, budget, knowledge, parameters)
    fitting = next((choice for choice in found if choice.fitting), None)
    return fitting or min(found, key=_least_money)


def _least_money(choice: Choice) -> float:
    return choice.meeting[0].offer.usd * choice.wish.count if choice.meeting else inf


def _choose(
    inputs: GpuBudgetInputs,
    held: Held,
    budget: Budget,
    knowledge: Knowledge,
    parameters: GpuBudgetParameters,
) -> Choice:
    memory = max(held.memory_gb, inputs.memory_gb or 0.0)
    changed = {"count": held.count, "memory_gb": memory, "speed": inputs.speed or "inference"}
    choice = choose(inputs.model_copy(update=changed), budget, knowledge, parameters)
    return replace(choice, inputs=inputs, model_notes=held.notes, model_steps=held.steps)


def _all_held(inputs: GpuBudgetInputs, knowledge: Knowledge) -> list[Held]:
    """For each number of cards, the smallest that hold the model."""
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    asked = RunInputs.model_validate({name: getattr(inputs, name) for name in _RUN})
    wanted = need(run(asked, knowledge, parameters))
    counts = range(inputs.count, inputs.count + 1) if inputs.count > 1 else range(1, _MOST_CARDS + 1)
    sizes = ((count, _size(wanted, count, parameters)) for count in counts)
    return [Held(wanted, count, size, parameters) for count, size in sizes if size is not None]


def _size(wanted: Need, count: int, parameters: LlmMemoryParameters) -> int | None:
    """Smallest memory of so many equal cards that hold the model [GB]."""
    for size in parameters.card_sizes_gb.value:
        if wanted.judged(plain_machine(count, size, parameters), "layer") in ("fits", "tight"):
            return size
    return None

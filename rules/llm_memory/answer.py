"""The answer for cards at hand, and the answer that finds cards."""

from __future__ import annotations

from rules.computation import Recommendation, message, quantity
from rules.knowledge import Knowledge
from rules.llm.answer import Answer
from rules.llm.room import Machine
from rules.llm_memory import headline
from rules.llm_memory.advice import offload, remedies
from rules.llm_memory.cards import Choice, rows, smallest, smallest_unified
from rules.llm_memory.formats import ladder, table
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters

_FURTHER_WAYS = 3


def judged(need: Need, machine: Machine, inputs: LlmMemoryInputs, knowledge: Knowledge) -> Answer:
    """Whether the cards hold the model, in which formats they do, and what would help where they do not."""
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    rungs = ladder(need.run, knowledge, parameters)
    direct = headline.judged(need, machine, inputs, parameters)
    options = tuple(table(need.run, rungs, machine, inputs.split)) if need.is_exact else ()
    if need.judged(machine, inputs.split) != "short":
        return Answer(direct, None, options)
    ways = list(remedies(need, rungs, machine, inputs, knowledge))
    hints = tuple(way.label for way in ways[1:_FURTHER_WAYS])
    hints += () if inputs.offload else offload(need, machine, inputs)
    return Answer(direct, ways[0] if ways else None, options, hints)


def sized(need: Need, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters) -> Answer:
    """The smallest cards that hold the model."""
    cards = smallest(need, inputs.split, parameters)
    options = tuple(rows(need, cards + smallest_unified(need, parameters), inputs.split))
    return Answer(headline.sized(need, cards, parameters), _buy(cards[0]) if cards else None, options)


def _buy(choice: Choice) -> Recommendation:
    size = quantity(choice.memory_gb, "GB")
    if choice.count == 1:
        label = message("llm-memory-buy-card", size=size)
    else:
        label = message("llm-memory-buy-cards", count=quantity(choice.count, "1"), size=size)
    return Recommendation(value=choice.memory_gb, unit="GB", label=label)

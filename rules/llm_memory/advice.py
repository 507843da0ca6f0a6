"""What would make a model fit that does not: best first, and none that costs more than it must."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.computation import (
    Message,
    Recommendation,
    gibibytes,
    gigabytes,
    message,
    percent,
    quantity,
)
from rules.knowledge import Knowledge
from rules.llm.formats import kv_format
from rules.llm.placement import layers_held, verdict
from rules.llm.room import Machine
from rules.llm_memory.cards import more_of_the_same
from rules.llm_memory.formats import Rung
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters


def remedies(
    need: Need,
    rungs: tuple[Rung, ...],
    machine: Machine,
    inputs: LlmMemoryInputs,
    knowledge: Knowledge,
) -> Iterator[Recommendation]:
    """What would fit, best first: a quantised cache, a smaller format, a shorter context, a format that
    costs much quality, more cards."""
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    if need.is_exact:
        smaller = [rung for rung in rungs if rung.weights.size_bytes < need.run.weights.size_bytes]
        good = [rung for rung in smaller if rung.perplexity_rise <= parameters.acceptable_rise.value]
        yield from _small_cache(need, machine, inputs, knowledge, parameters)
        yield from _format(need, good, machine, inputs)
        yield from _context(need, machine, inputs, parameters)
        yield from _format(need, smaller[len(good) :], machine, inputs)
    yield from _more_cards(need, machine, inputs, parameters)


def offload(need: Need, machine: Machine, inputs: LlmMemoryInputs) -> tuple[Message, ...]:
    """How many layers the cards hold, and what main memory must take of the rest."""
    if not need.is_exact or inputs.split == "tensor":
        return ()
    layers = need.certain.layers
    held = layers_held(need.certain, machine.free_gib())
    rest = (layers - held) * need.certain.layer_gib
    arguments = {"held": quantity(held, "1"), "layers": quantity(layers, "1"), "rest": gibibytes(rest)}
    if inputs.ram_gb is None:
        return (message("llm-memory-hint-offload", **arguments),)
    kind = "llm-memory-hint-offload-fits" if rest <= inputs.ram_gb else "llm-memory-hint-offload-short"
    return (message(kind, ram=gigabytes(inputs.ram_gb), **arguments),)


def _small_cache(
    need: Need,
    machine: Machine,
    inputs: LlmMemoryInputs,
    knowledge: Knowledge,
    parameters: LlmMemoryParameters,
) -> Iterator[Recommendation]:
    small = kv_format(parameters.small_cache_format.value, knowledge)
    if small.bits >= need.run.kv.bits:
        return
    run = replace(need.run, kv=small)
    if verdict(run.demand(), machine, inputs.split) != "short":
        total = run.demand().total_gib + machine.overheads_gib
        label = message("llm-memory-advice-cache", format=small.name, need=gibibytes(total))
        yield Recommendation(value=total, unit="GiB", label=label)


def _format(
    need: Need, rungs: list[Rung], machine: Machine, inputs: LlmMemoryInputs
) -> Iterator[Recommendation]:
    for rung in rungs:
        demand = need.run.demand(weights=rung.weights)
        if verdict(demand, machine, inputs.split) != "short":
            total = demand.total_gib + machine.overheads_gib
            label = message(
                "llm-memory-advice-format",
                format=rung.weights.format,
                need=gibibytes(total),
                rise=percent(rung.perplexity_rise, None),
            )
            yield Recommendation(value=total, unit="GiB", label=label)
            return


def _context(
    need: Need, machine: Machine, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> Iterator[Recommendation]:
    tokens = need.run.longest_context(machine, inputs.split)
    if parameters.least_context_tokens.value <= tokens < need.run.context:
        label = message("llm-memory-advice-context", context=quantity(tokens, "tok"))
        yield Recommendation(value=tokens, unit="tok", label=label)


def _more_cards(
    need: Need, machine: Machine, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> Iterator[Recommendation]:
    more = more_of_the_same(need, machine, inputs.split, parameters)
    if more is not None:
        count = more.count
        name = machine.rooms[0].card.name or gigabytes(machine.rooms[0].memory_gib)
        label = message("llm-memory-advice-cards", count=quantity(count, "1"), card=name)
        yield Recommendation(value=count, unit="1", label=label)

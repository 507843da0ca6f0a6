"""The direct answer: whether the cards hold the model, or which card would."""

from __future__ import annotations

from rules.computation import Argument, Message, gibibytes, gigabytes, message, quantity
from rules.llm.placement import layers_held
from rules.llm.room import Machine
from rules.llm_memory.cards import Choice, more_of_the_same
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters


def judged(need: Need, machine: Machine, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters) -> Message:
    """Whether the cards at hand hold it."""
    kind = need.judged(machine, inputs.split)
    arguments = {**_what(need, machine.count, parameters), **_where(machine)}
    if kind in ("fits", "tight") and need.is_exact:
        arguments["longest"] = quantity(need.run.longest_context(machine, inputs.split), "tok")
        return message(f"llm-memory-headline-{kind}", **arguments)
    if kind == "fits":
        return message("llm-memory-headline-fits-bounded", **arguments)
    if kind == "short" and inputs.offload and need.is_exact:
        return _offloaded(need, machine, inputs.ram_gb, arguments)
    more = more_of_the_same(need, machine, inputs.split, parameters) if kind == "short" else None
    if more is not None:
        return message("llm-memory-headline-short-cards", count=quantity(more.count, "1"), **arguments)
    return message(f"llm-memory-headline-{kind}", **arguments)


def _offloaded(need: Need, machine: Machine, ram_gb: float | None, arguments: dict[str, Argument]) -> Message:
    """How many layers the cards hold, and whether main memory of a known size [GB] holds the rest."""
    layers = need.certain.layers
    held = layers_held(need.certain, machine.free_gib())
    rest_gib = (layers - held) * need.certain.layer_gib
    parts = {"held": quantity(held, "1"), "layers": quantity(layers, "1"), "rest": gibibytes(rest_gib)}
    if ram_gb is None:
        return message("llm-memory-headline-offload", **parts, **arguments)
    kind = "fits" if rest_gib <= ram_gb else "short"
    return message(f"llm-memory-headline-offload-{kind}", ram=gigabytes(ram_gb), **parts, **arguments)


def sized(need: Need, choices: tuple[Choice, ...], parameters: LlmMemoryParameters) -> Message:
    """The smallest cards that hold it; what is needed is counted as on one card, as in the steps."""
    if not choices:
        return message("llm-memory-headline-none", **_what(need, 1, parameters))
    first = choices[0]
    cards = {"count": quantity(first.count, "1"), "size": quantity(first.memory_gb, "GB")}
    arguments = {**_what(need, 1, parameters), **cards}
    if not need.is_exact:
        return message("llm-memory-headline-bounded", **arguments)
    return message(
        "llm-memory-headline-card" if first.count == 1 else "llm-memory-headline-cards", **arguments
    )


def _what(need: Need, cards: int, parameters: LlmMemoryParameters) -> dict[str, Argument]:
    run = need.run
    total = need.certain.total_gib + cards * parameters.overhead_gib.value
    return {
        "model": run.label,
        "format": run.weights.format,
        "need": gibibytes(total),
        "context": quantity(run.context, "tok"),
    }


def _where(machine: Machine) -> dict[str, Argument]:
    return {"cards": machine.labels, "room": gibibytes(machine.usable_gib)}

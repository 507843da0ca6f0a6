"""What must be said besides the numbers: assumptions, disagreements of sources, traps of wrong formulas."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import Message, gibibytes, message, percent, quantity
from rules.llm.cache import growth_bytes, without_windows_bytes
from rules.llm.room import Machine
from rules.llm.run import Run
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters

_GIB = 2**30
_FEW_BITS = 4.0


def notes(need: Need, machine: Machine | None, parameters: LlmMemoryParameters) -> Iterator[Message]:
    """What the result rests on."""
    run = need.run
    yield from run.notes
    if run.parallel > 1:
        yield message("llm-memory-note-parallel", requests=quantity(run.parallel, "1"))
    if run.subject.is_mixture:
        total, active = run.subject.model.parameters_b, run.subject.model.active_parameters_b
        yield message(
            "llm-memory-note-mixture", total=quantity(total, "Gparam"), active=quantity(active, "Gparam")
        )
    yield from _head_dimension(run)
    error = parameters.error_gb
    yield message(
        "llm-memory-note-overhead", overhead=parameters.overhead_gib.quantity(), error=error.quantity()
    )
    yield message("llm-memory-note-units")
    if machine and any(room.share < 1 for room in machine.rooms):
        yield _unified(machine)


def warnings(
    need: Need, machine: Machine | None, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> Iterator[Message]:
    """What the asker should mind."""
    run = need.run
    if not need.is_exact:
        yield _bounded(need)
    yield from run.warnings
    yield from _windows(run)
    yield from _disagreement(run, parameters)
    yield from _quality(run, parameters)
    if machine and machine.count > 1 and inputs.split == "tensor":
        yield from _tensor(run, machine)


def _bounded(need: Need) -> Message:
    model = need.run.label
    if need.most is None:
        return message("llm-memory-warning-cache-unknown", model=model)
    most = gibibytes(need.most.cache_bytes / _GIB)
    return message("llm-memory-warning-cache-bounded", model=model, most=most)


def _head_dimension(run: Run) -> Iterator[Message]:
    """What dividing the hidden size by the heads would give, where the model's own dimension differs."""
    model = run.subject.model
    if model.attention != "full" or model.head_dim * model.attention_heads == model.hidden_size:
        return
    used = growth_bytes(model, run.kv.bits)
    if used:
        wrong = used * model.hidden_size / model.attention_heads / model.head_dim
        yield message(
            "llm-memory-note-head-dimension",
            model=run.label,
            used=quantity(used, "B", 0),
            wrong=quantity(wrong, "B", 0),
        )


def _unified(machine: Machine) -> Message:
    room = next(room for room in machine.rooms if room.share < 1)
    apple = room.card.gpu is None or room.card.gpu.vendor == "apple"
    name = "llm-memory-note-apple" if apple else "llm-memory-note-unified-assumed"
    return message(name, share=percent(room.share))


def _windows(run: Run) -> Iterator[Message]:
    model = run.subject.model
    if model.windowed_layers and model.limitation is None:
        whole = run.parallel * without_windows_bytes(model, run.context, run.kv.bits)
        used = run.demand().cache_bytes
        if whole > used:
            yield message(
                "llm-memory-warning-windows",
                model=run.label,
                used=gibibytes(used / _GIB),
                whole=gibibytes(whole / _GIB),
            )


def _disagreement(run: Run, parameters: LlmMemoryParameters) -> Iterator[Message]:
    found = parameters.cache_disagreement.value.get(run.subject.model.name)
    if found:
        low, high = (quantity(each * run.kv.bits / 16, "B", 0) for each in found)
        used = quantity(growth_bytes(run.subject.model, run.kv.bits), "B", 0)
        yield message("llm-memory-sources-disagree", model=run.label, low=low, high=high, used=used)


def _quality(run: Run, parameters: LlmMemoryParameters) -> Iterator[Message]:
    rise = parameters.perplexity_rise.value.get(run.weights.format)
    if rise is not None and rise > parameters.acceptable_rise.value:
        yield message("llm-memory-warning-quality", format=run.weights.format, rise=percent(rise, None))
    elif rise is None and run.weights.bits < _FEW_BITS:
        yield message("llm-memory-warning-few-bits", format=run.weights.format)


def _tensor(run: Run, machine: Machine) -> Iterator[Message]:
    model = run.subject.model
    cards = quantity(machine.count, "1")
    if model.attention_heads % machine.count:
        heads = quantity(model.attention_heads, "1")
        yield message("llm-memory-warning-heads", heads=heads, cards=cards)
    if model.mla_rank is not None:
        yield message("llm-memory-note-latent-repeated", cards=cards)
    elif model.kv_heads < machine.count:
        yield message("llm-memory-note-repeated", heads=quantity(model.kv_heads, "1"), cards=cards)
    if len({room.memory_gib for room in machine.rooms}) > 1:
        yield message("llm-memory-warning-unequal-cards")

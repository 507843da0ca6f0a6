"""What must be said besides the numbers: what was assumed, what the band means, what several cards bring."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.computation import Message, message, percent, quantity
from rules.llm.cache import is_bounded
from rules.llm.placement import verdict
from rules.llm.room import Machine
from rules.llm.run import Run
from rules.llm_speed.decode import Decode
from rules.llm_speed.inputs import LlmSpeedInputs
from rules.llm_speed.parameters import LlmSpeedParameters
from rules.llm_speed.prefill import Prefill

_FEW_GB = 4.0


def notes(
    found: Decode,
    reading: Prefill | None,
    run: Run,
    machine: Machine | None,
    inputs: LlmSpeedInputs,
    parameters: LlmSpeedParameters,
) -> Iterator[Message]:
    """What the result rests on."""
    yield from run.notes
    if found.layers_in_ram and inputs.ram_bandwidth_gb_s is None:
        yield message("llm-speed-assume-ram", bandwidth=parameters.ram_bandwidth_gb_s.quantity())
    if run.subject.is_mixture:
        yield message("llm-speed-note-mixture", read=quantity(run.subject.read_b, "Gparam"))
    if machine and machine.count > 1 and inputs.split == "layer":
        yield message("llm-speed-note-layer-split")
    if machine and reading is not None and reading.measured is None:
        yield message("llm-speed-note-prefill-estimated")
    low, high = (quantity(gain, "x") for gain in parameters.speculative_gain.value)
    yield message("llm-speed-note-single-stream", low=low, high=high)


def warnings(
    found: Decode,
    reading: Prefill | None,
    run: Run,
    machine: Machine | None,
    inputs: LlmSpeedInputs,
    parameters: LlmSpeedParameters,
) -> Iterator[Message]:
    """What the asker should mind."""
    if machine and not found.layers_in_ram and _is_tight(run, machine, inputs, parameters):
        yield message("llm-speed-warning-tight")
    if machine and found.layers_in_ram:
        left, layers = quantity(found.layers_in_ram, "1"), quantity(found.layers, "1")
        yield message("llm-speed-warning-spills", left=left, layers=layers)
    if machine and inputs.split == "tensor" and machine.count > 1:
        name = "llm-speed-warning-tensor-short" if found.layers_in_ram else "llm-speed-warning-tensor"
        yield message(name)
    if found.read_gb < _FEW_GB:
        yield message("llm-speed-warning-few-bytes", read=quantity(found.read_gb, "GB", 1))
    if not is_bounded(run.subject.model):
        yield message("llm-speed-warning-cache-unknown", model=run.label)
    if machine and reading is None:
        yield message("llm-speed-warning-no-prefill")
    if run.subject.model.attention == "hybrid_linear":
        share = percent(found.stretches[0].share[1])
        yield message("llm-speed-warning-hybrid", share=share)
    yield from run.warnings


def _is_tight(run: Run, machine: Machine, inputs: LlmSpeedInputs, parameters: LlmSpeedParameters) -> bool:
    """Whether the cards hold the model only with the smallest engine."""
    usual = replace(machine, overhead_gib=parameters.overhead_gib.value)
    return verdict(run.demand(), usual, inputs.split) == "short"

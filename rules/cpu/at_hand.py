"""The processor at hand: its cores, its clock, and whether they are enough."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.computation import Quantity, Step, message, quantity, step
from rules.cpu.inputs import CpuInputs
from rules.cpu.need import Need
from rules.cpu.parameters import CpuParameters
from rules.errors import RuleInputError
from rules.processors import find_cpu

if TYPE_CHECKING:
    from rules.catalog.cpu import Cpu
    from rules.knowledge import Knowledge

Verdict = Literal["enough", "tight", "short"]


@dataclass(frozen=True, slots=True)
class AtHand:
    """Processors to be judged: all cores together [-], threads [-] and base clock [GHz] where known."""

    cores: int
    threads: int | None
    clock_ghz: float | None
    count: int
    cpu: Cpu | None

    def verdict(self, need: Need) -> Verdict:
        """``enough`` from the recommendation up, ``tight`` from the minimum up, ``short`` below."""
        if self.cores >= need.recommended:
            return "enough"
        return "tight" if self.cores >= need.minimum else "short"

    def step(self) -> tuple[Step, ...]:
        """All cores together, where there are several processors or the count comes from the catalog."""
        if self.count == 1 and self.cpu is None:
            return ()
        operands: dict[str, Quantity] = {"each": quantity(self.cores // self.count, "1")}
        expression = "{each}"
        if self.count > 1:
            operands["count"] = quantity(self.count, "1")
            expression = "{count} × {each}"
        sources = (self.cpu.source,) if self.cpu else ()
        return (
            step(message("cpu-step-at-hand"), expression, self.cores, "1", *sources, digits=0, **operands),
        )


def at_hand(inputs: CpuInputs, knowledge: Knowledge, parameters: CpuParameters) -> AtHand | None:
    """The processor named, or described by its figures; ``None`` where none is to be judged.

    Raises:
        RuleInputError: no such processor, fewer threads than cores, or figures that contradict its name.
    """
    if inputs.cpu is not None:
        return _named(find_cpu(inputs.cpu, "cpu", knowledge), inputs)
    cores = _cores(inputs, parameters)
    if cores is None:
        return None
    threads = None if inputs.threads is None else inputs.threads * inputs.cpu_count
    return AtHand(cores * inputs.cpu_count, threads, inputs.clock_ghz, inputs.cpu_count, None)


def _named(cpu: Cpu, inputs: CpuInputs) -> AtHand:
    for field in ("cores", "threads"):
        given, real = getattr(inputs, field), getattr(cpu, field)
        if given is not None and given != real:
            raise RuleInputError(field, f"error-cpu-{field}", cpu=cpu.name, given=given, real=real)
    count = inputs.cpu_count
    return AtHand(cpu.cores * count, cpu.threads * count, inputs.clock_ghz or cpu.base_ghz, count, cpu)


def _cores(inputs: CpuInputs, parameters: CpuParameters) -> int | None:
    if inputs.threads is None:
        return inputs.cores
    if inputs.cores is None:
        return max(1, inputs.threads // parameters.threads_per_core.value)
    if inputs.threads < inputs.cores:
        raise RuleInputError(
            "threads", "error-threads-below-cores", threads=inputs.threads, cores=inputs.cores
        )
    return inputs.cores

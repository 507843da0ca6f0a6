"""Separate experiments, one on each card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import Step, message, quantity, step
from rules.cpu.parameters import CpuParameters
from rules.multi_gpu.group import Group
from rules.multi_gpu.inputs import Network

if TYPE_CHECKING:
    from rules.knowledge import Knowledge


def cores_step(found: Group, network: Network, knowledge: Knowledge) -> Step:
    """Processor cores that feed so many experiments, by the formula of the processor rule."""
    cpu = knowledge.parameters(CpuParameters, "cpu")
    workers, system = cpu.workers_per_gpu.value[network], cpu.system_cores.value
    return step(
        message("multi-gpu-step-cores"),
        "{count} × ({workers} + {itself}) + {system}",
        found.count * (workers + 1) + system,
        "1",
        cpu.workers_per_gpu.reference,
        digits=0,
        count=quantity(found.count, "1"),
        workers=quantity(workers, "1"),
        itself=quantity(1, "1"),
        system=quantity(system, "1"),
    )

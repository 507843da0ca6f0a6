"""How many cores: at least, and comfortably."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.cpu.inputs import CpuInputs
from rules.cpu.parameters import CpuParameters, Modality
from rules.references import GUIDE_YEAR

Kind = Literal["text", "vision", "given", "prepared", "inference", "2018"]


@dataclass(frozen=True, slots=True)
class Need:
    """Cores needed at least, and recommended by kind of work [-], with the derivation."""

    minimum: int
    by_kind: dict[Kind, int]
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...]

    @property
    def recommended(self) -> int:
        """Cores that do for every kind of work asked about [-]."""
        return max(self.by_kind.values())


def need(inputs: CpuInputs, parameters: CpuParameters) -> Need:
    """The 2018 rule as the minimum; as the recommendation cards × (workers + 1) + 4, a formula of 2026."""
    minimum = minimum_cores(inputs, parameters)
    workers = _workers(inputs, parameters)
    if inputs.method == "2018":
        return Need(minimum, {"2018": minimum}, (_minimum_step(inputs, minimum, parameters),), ())
    by_kind = {kind: _cores(inputs.gpu_count, each, parameters) for kind, each in workers.items()}
    lines = [
        _recommended_step(inputs, kind, each, by_kind[kind], parameters) for kind, each in workers.items()
    ]
    steps = (_minimum_step(inputs, minimum, parameters), *lines)
    return Need(minimum, by_kind, steps, _assumptions(inputs, parameters))


def minimum_cores(inputs: CpuInputs, parameters: CpuParameters) -> int:
    """Least cores by the 2018 guide [-]."""
    return inputs.gpu_count * _cores_per_gpu(inputs, parameters)


def _cores_per_gpu(inputs: CpuInputs, parameters: CpuParameters) -> int:
    strategy = "before" if inputs.workload == "inference" else inputs.preprocessing or "during"
    return parameters.cores_per_gpu.value[strategy]


def _workers(inputs: CpuInputs, parameters: CpuParameters) -> dict[Kind, int]:
    """Loader workers per card by kind of work, fewest first."""
    if inputs.workers_per_gpu is not None:
        return {"given": inputs.workers_per_gpu}
    if inputs.workload == "inference":
        return {"inference": 0}
    if inputs.preprocessing == "before":
        return {"prepared": parameters.workers_per_gpu.value["text"]}
    kinds: tuple[Modality, ...] = (inputs.modality,) if inputs.modality else ("text", "vision")
    return {kind: parameters.workers_per_gpu.value[kind] for kind in kinds}


def _cores(gpus: int, workers: int, parameters: CpuParameters) -> int:
    return gpus * (workers + 1) + parameters.system_cores.value


def _minimum_step(inputs: CpuInputs, minimum: int, parameters: CpuParameters) -> Step:
    return step(
        message("cpu-step-minimum", year=GUIDE_YEAR),
        "{gpus} × {each}",
        minimum,
        "1",
        parameters.cores_per_gpu.reference,
        gpus=quantity(inputs.gpu_count, "1"),
        each=quantity(_cores_per_gpu(inputs, parameters), "1"),
    )


def _recommended_step(
    inputs: CpuInputs, kind: Kind, workers: int, cores: int, parameters: CpuParameters
) -> Step:
    operands: dict[str, Quantity] = {
        "gpus": quantity(inputs.gpu_count, "1"),
        "workers": quantity(workers, "1"),
        "one": quantity(1, "1"),
        "system": parameters.system_cores.quantity(),
    }
    return step(
        message(f"cpu-step-{kind}"),
        "{gpus} × ({workers} + {one}) + {system}",
        cores,
        "1",
        parameters.workers_per_gpu.reference,
        digits=0,
        **operands,
    )


def _assumptions(inputs: CpuInputs, parameters: CpuParameters) -> tuple[Message, ...]:
    notes = [] if "gpu_count" in inputs.model_fields_set else [message("cpu-assume-one-card")]
    if inputs.workload == "inference":
        return (*notes, message("cpu-assume-inference"))
    workers = parameters.workers_per_gpu.value
    if inputs.preprocessing is None:
        notes.append(message("cpu-assume-during"))
    if inputs.workers_per_gpu is None and inputs.preprocessing == "before":
        notes.append(message("cpu-assume-prepared", workers=workers["text"]))
    elif inputs.workers_per_gpu is None and inputs.modality is None:
        notes.append(message("cpu-assume-modality", text=workers["text"], vision=workers["vision"]))
    return tuple(notes)

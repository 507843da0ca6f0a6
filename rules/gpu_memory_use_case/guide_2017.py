"""What the 2017 guide said about memory."""

from __future__ import annotations

from rules.computation import Computation, Day, Message, gigabytes, message, references_of, step
from rules.gpu_memory_use_case.at_hand import AtHand
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.knowledge import Knowledge

_YEAR = Day(value="2017")
_HEAD = "gpu-memory-use-case"
_SECTIONS = ("gpu-memory#rules-2017", "gpu-memory#rules-2018")


def report_2017(
    inputs: GpuMemoryUseCaseInputs,
    found: AtHand | None,
    knowledge: Knowledge,
    parameters: GpuMemoryUseCaseParameters,
) -> Computation:
    """The guide's floor, its usual size, and its size for large images and video; it tells no uses apart."""
    floor, usual, large = parameters.sizes_2017_gb.value
    source = parameters.sizes_2017_gb.reference
    sizes = (("floor", floor), ("usual", usual), ("large", large))
    lines = tuple(step(message(f"{_HEAD}-step-2017-{name}"), "", size, "GB", source) for name, size in sizes)
    return Computation(
        rule="gpu_memory_use_case",
        headline=_headline(found, floor, usual, large),
        value=usual,
        unit="GB",
        low=floor,
        high=large,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=(*(found.steps if found else ()), *lines),
        assumptions=found.notes if found else (),
        warnings=(message(f"{_HEAD}-warning-2017", year=_YEAR), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _headline(found: AtHand | None, floor: float, usual: float, large: float) -> Message:
    sizes = {"floor": gigabytes(floor), "usual": gigabytes(usual)}
    if found is None:
        return message(f"{_HEAD}-headline-2017", year=_YEAR, large=gigabytes(large), **sizes)
    verdict = "short" if found.memory_gb < floor else "floor"
    if found.memory_gb >= usual:
        verdict = "enough"
    have = gigabytes(found.memory_gb)
    return message(f"{_HEAD}-headline-2017-{verdict}", year=_YEAR, have=have, **sizes)

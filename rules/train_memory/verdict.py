"""Whether cards hold a job, and which would."""

from __future__ import annotations

from rules.llm.placement import Verdict
from rules.llm.room import Machine
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.task import Task

_GB_IN_GIB = 1e9 / 2**30
_CARD_COUNTS = (2, 4, 8, 16, 32, 64, 128, 256)


def verdict(job: Task, machine: Machine) -> Verdict:
    """``fits`` even if the prediction is off, ``tight`` only if it is right, else ``short``.

    Every card holds the same, so the smallest decides.
    """
    least = room_gib(machine)
    if job.total_gib + machine.error_gib <= least:
        return "fits"
    return "tight" if job.total_gib <= least else "short"


def room_gib(machine: Machine) -> float:
    """What the smallest of the cards can hold [GiB]."""
    return min(room.usable_gib for room in machine.rooms) - machine.display_gib


def smallest_card_gb(job: Task, parameters: TrainMemoryParameters) -> int | None:
    """The smallest size of card that holds a job with room for a prediction that is off, if any does."""
    need = job.total_gib + parameters.error_gb.value * _GB_IN_GIB
    return next((size for size in parameters.card_sizes_gb.value if need <= size), None)


def sharded(job: Task, size_gb: float, parameters: TrainMemoryParameters) -> Task | None:
    """The job divided over the fewest cards of a size that hold it, everything divided that can be."""
    for count in _CARD_COUNTS:
        divided = job.on(count, "zero_3")
        if divided.total_gib + parameters.error_gb.value * _GB_IN_GIB <= size_gb:
            return divided
    return None


def held_by_more(job: Task, machine: Machine) -> Task | None:
    """The job divided over the fewest cards like those at hand that hold it, more than these."""
    divided = (job.on(count, "zero_3") for count in _CARD_COUNTS if count > machine.count)
    return next((each for each in divided if verdict(each, machine) == "fits"), None)

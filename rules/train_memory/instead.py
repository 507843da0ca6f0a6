"""The usual way that cards hold, where none was named and the one that is assumed does not fit."""

from __future__ import annotations

from rules.computation import Argument, Message, gibibytes, message
from rules.llm.room import Machine
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import compared
from rules.train_memory.task import Task, task
from rules.train_memory.verdict import verdict


def held_instead(
    job: Task, here: Machine, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters
) -> Task | None:
    """The job by another usual way that fits the cards, the one that needs most; else one that just does.

    ``None`` where a method was named, where the assumed one fits, be it divided over the cards, where a
    number of cards is asked, and where no way fits.
    """
    if inputs.method is not None or inputs.cards_asked or _is_held(job, here):
        return None
    others = [task(job.subject, plan, job.cards, inputs, parameters) for plan in compared(job.plan)]
    others.sort(key=lambda each: -each.total_gib)
    smaller = [each for each in others if each.total_gib < job.total_gib]
    for kind in ("fits", "tight"):
        found = next((each for each in smaller if verdict(each, here) == kind), None)
        if found is not None:
            return found
    return None


def headline_instead(assumed: Task, held: Task, here: Machine) -> Message:
    """That the cards hold the job by another way than the one that is assumed."""
    other: dict[str, Argument] = {
        "other": assumed.plan.name,
        "other_method": assumed.plan.term,
        "other_need": gibibytes(assumed.total_gib),
    }
    return message(
        f"train-memory-headline-instead-{verdict(held, here)}",
        cards=here.labels,
        model=held.label,
        plan=held.plan.name,
        method=held.plan.term,
        need=gibibytes(held.total_gib),
        **other,
    )


def _is_held(job: Task, here: Machine) -> bool:
    """Whether the cards hold the job, if need be divided over them."""
    divided = job.on(here.count, "zero_3") if here.count > 1 and job.sharding == "none" else job
    return verdict(divided, here) != "short"

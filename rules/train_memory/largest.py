"""The largest model that cards can train, where none was named."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Recommendation,
    Term,
    gibibytes,
    message,
    references_of,
)
from rules.knowledge import Knowledge
from rules.llm.room import Machine
from rules.llm.subject import Subject, subject
from rules.train_memory import remarks
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import Plan, asked_plan, compared
from rules.train_memory.task import Task, task, task_steps
from rules.train_memory.verdict import room_gib, verdict

LEAST = Plan("qlora", bits=4)
"""The usual way that takes the least memory, which is shown where none was named."""
_SECTIONS = ("fine-tuning-memory#card-fit", "fine-tuning-memory#lora-qlora")
_VENDORS = {
    "amd": "gpu-vendors#amd-today",
    "intel": "gpu-vendors#intel-today",
    "apple": "gpu-vendors#apple",
}
"""What is said of software for other makers' cards."""


def largest_trained(
    here: Machine, inputs: TrainMemoryInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """The largest of the usual models that the cards can train [10^9 parameters], 0 where none can be.

    Method, batch, sequence and sharding that were named hold for all of them; without a method, the one that
    takes the least memory is shown, and every method has a row.
    """
    parameters = knowledge.parameters(TrainMemoryParameters, "train_memory")
    asked = asked_plan(inputs) if inputs.method else LEAST
    subjects = _subjects(inputs, knowledge, parameters)
    jobs = {
        plan.name: [task(about, plan, here.count, inputs, parameters) for about in subjects]
        for plan in compared(asked)
    }
    shown, is_fitting = _shown(jobs[asked.name], here)
    steps = (*task_steps(shown), here.step(parameters))
    size = shown.subject.model.parameters_b if is_fitting else 0.0
    label = message("train-memory-advice-model", model=shown.label, plan=shown.plan.name)
    return Computation(
        rule="train_memory",
        headline=_headline(shown, here, is_fitting=is_fitting),
        value=size,
        unit="Gparam",
        recommendation=Recommendation(value=size, unit="Gparam", label=label) if is_fitting else None,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=tuple(_rows(jobs, here)),
        assumptions=(*assumed, *_notes(shown, here, inputs)),
        warnings=(*_software(here), *remarks.warnings(shown), *parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=(*_of_vendors(here), *_SECTIONS),
        as_of=knowledge.as_of,
    )


def _subjects(
    inputs: TrainMemoryInputs, knowledge: Knowledge, parameters: TrainMemoryParameters
) -> list[Subject]:
    """Every usual model, the largest first."""
    named = (inputs.model_copy(update={"model": name}) for name in parameters.usual_models.value)
    found = [subject(each, knowledge, parameters) for each in named]
    return sorted(found, key=lambda each: -each.model.parameters_b)


def _shown(jobs: Sequence[Task], here: Machine) -> tuple[Task, bool]:
    """The largest job that the cards hold, or else the smallest of all; and whether they hold it."""
    fitting = [job for job in jobs if verdict(job, here) != "short"]
    return (fitting[0], True) if fitting else (jobs[-1], False)


def _headline(shown: Task, here: Machine, *, is_fitting: bool) -> Message:
    return message(
        "train-memory-headline-largest" if is_fitting else "train-memory-headline-nothing",
        cards=here.labels,
        model=shown.label,
        plan=shown.plan.name,
        method=shown.plan.term,
        need=gibibytes(shown.total_gib),
        room=gibibytes(room_gib(here)),
    )


def _notes(shown: Task, here: Machine, inputs: TrainMemoryInputs) -> Iterator[Message]:
    if inputs.method is None:
        yield message("train-memory-assume-least")
    named = inputs.model_copy(update={"method": shown.plan.method, "model": shown.label})
    yield from remarks.notes(shown, here, named)


def _software(here: Machine) -> Iterator[Message]:
    if _of_vendors(here):
        yield message("gpu-budget-warning-software")


def _of_vendors(here: Machine) -> tuple[str, ...]:
    vendors = dict.fromkeys(room.card.gpu.vendor for room in here.rooms if room.card.gpu is not None)
    return tuple(_VENDORS[vendor] for vendor in vendors if vendor in _VENDORS)


def _rows(jobs: Mapping[str, Sequence[Task]], here: Machine) -> Iterator[Option]:
    """The largest model of each method, from the method that needs most to the one that needs least."""
    for each in sorted(jobs.values(), key=lambda each: -each[-1].total_gib):
        job, _ = _shown(each, here)
        values: dict[str, Argument] = {
            "method": job.plan.term,
            "of_model": job.label,
            "need": gibibytes(job.total_gib),
            "verdict": Term(id=f"verdict-{verdict(job, here)}"),
        }
        yield Option(name=job.plan.name, kind="method", values=values)

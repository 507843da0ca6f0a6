"""What must be said besides the numbers: assumptions and disagreements of sources."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import Message, gibibytes, message, quantity
from rules.llm.room import Machine
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.states import outside_table, table_gb
from rules.train_memory.task import Task, batch_note


def notes(job: Task, machine: Machine | None, inputs: TrainMemoryInputs) -> Iterator[Message]:
    """What the result rests on."""
    yield from job.subject.notes
    if inputs.method is None:
        yield message("train-memory-assume-lora")
    yield from batch_note(inputs, job)
    if job.plan.is_adapter:
        yield _adapter_sources(job)
    elif job.plan.method == "full":
        yield _gradient_sources(job)
    else:
        yield message("train-memory-note-bf16")
    yield from _copies(job)
    if machine and machine.count > 1 and job.sharding == "none":
        yield message("train-memory-note-no-sharding")


def warnings(job: Task) -> Iterator[Message]:
    """What the asker should mind."""
    if outside_table(job.subject.model.parameters_b, job.plan, job.parameters):
        sizes = sorted(job.parameters.adapter_table_gb.value[job.plan.bits])
        first, last = (quantity(size, "Gparam") for size in (sizes[0], sizes[-1]))
        yield message("train-memory-warning-outside-table", first=first, last=last)
    if job.sharding == "zero_3":
        yield message("train-memory-warning-traffic")


def _adapter_sources(job: Task) -> Message:
    """The table of LLaMA-Factory against its own figure per billion parameters."""
    size, bits = job.subject.model.parameters_b, job.plan.bits
    by_rule = size * job.parameters.adapter_rule_gb.value[bits]
    return message(
        "train-memory-sources-disagree-adapter",
        table=gibibytes(table_gb(size, bits, job.parameters)),
        rule=gibibytes(by_rule),
    )


def _gradient_sources(job: Task) -> Message:
    """Gradients in 32 bits against gradients in 16 bits."""
    parameters, size = job.parameters, job.subject.model.parameters_b
    used = sum(job.plan.bytes_per_parameter(parameters).values())
    apart = parameters.gradient_bytes.value - parameters.gradient_bytes_16.value
    other = used + apart if job.plan.fp16_gradients else used - apart
    low, high = sorted((used, other))
    name = "train-memory-sources-disagree-gradients"
    return message(
        f"{name}-low" if job.plan.fp16_gradients else name,
        low=quantity(low, "B/param"),
        high=quantity(high, "B/param"),
        low_total=quantity(size * low, "GB", 1),
        high_total=quantity(size * high, "GB", 1),
    )


def _copies(job: Task) -> Iterator[Message]:
    known = job.parameters.activation_copies.value
    if job.activations is None or any(job.subject.model.family.startswith(family) for family in known):
        return
    yield message("train-memory-assume-copies", copies=quantity(job.activations.copies, "1"))

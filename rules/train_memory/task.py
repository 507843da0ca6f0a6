"""A training job in full: states, activations, engine, on each card."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.computation import Message, Quantity, Step, gibibytes, message, quantity, step
from rules.llm.subject import Subject
from rules.train_memory.activations import Activations, activation_steps, activations
from rules.train_memory.inputs import Sharding, TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import Plan
from rules.train_memory.states import state_steps, states


@dataclass(frozen=True, slots=True)
class Task:
    """One plan for one model on some cards.

    Attributes:
        activations: ``None`` where the published figure of an adapter already holds those of short sequences.
        overhead_gib: of the engine, 0 where the published figure holds it [GiB].
    """

    subject: Subject
    plan: Plan
    cards: int
    sharding: Sharding
    activations: Activations | None
    overhead_gib: float
    parameters: TrainMemoryParameters

    @property
    def label(self) -> str:
        """The model as people call it."""
        return self.subject.model.name or f"{self.subject.model.parameters_b:g}B"

    @property
    def states_gib(self) -> float:
        """States on one card [GiB]."""
        found = states(self.subject.model.parameters_b, self.plan, self.parameters)
        return found.on_card_gib(self.cards, self.sharding)

    @property
    def total_gib(self) -> float:
        """Everything on one card [GiB]."""
        return self.states_gib + (self.activations.total_gib if self.activations else 0.0) + self.overhead_gib

    def on(self, cards: int, sharding: Sharding) -> Task:
        """The same job on other cards."""
        return replace(self, cards=cards, sharding=sharding)


def task(
    about: Subject, plan: Plan, cards: int, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters
) -> Task:
    """The job that a plan makes of the inputs."""
    overhead = 0.0 if plan.is_adapter else parameters.overhead_gib.value
    needs = not plan.is_adapter or inputs.batch is not None or inputs.sequence_tokens is not None
    found = None
    if needs:
        found = activations(
            about.model,
            inputs.batch or 1,
            inputs.sequence_tokens or parameters.default_sequence_tokens.value,
            parameters,
            checkpointing=inputs.gradient_checkpointing,
            chunked_loss=inputs.chunked_loss,
        )
    return Task(about, plan, cards, inputs.sharding, found, overhead, parameters)


def task_steps(job: Task) -> tuple[Step, ...]:
    """The whole derivation."""
    parameters, model = job.parameters, job.subject.model
    lines = state_steps(model.parameters_b, job.plan, job.cards, job.sharding, parameters)
    if job.activations is None:
        return lines
    return (*lines, *activation_steps(job.activations, model, parameters), _total_step(job, job.activations))


def batch_note(inputs: TrainMemoryInputs, job: Task) -> tuple[Message, ...]:
    """Batch and sequence where they were not both said."""
    if job.activations is None:
        return (message("train-memory-note-short-sequences"),)
    if inputs.batch is not None and inputs.sequence_tokens is not None:
        return ()
    tokens = quantity(job.activations.tokens, "tok")
    return (message("train-memory-assume-batch", batch=quantity(job.activations.batch, "1"), tokens=tokens),)


def _total_step(job: Task, found: Activations) -> Step:
    operands: dict[str, Quantity] = {
        "states": gibibytes(job.states_gib, 2),
        "activations": gibibytes(found.kept_gib + found.working_gib, 2),
    }
    if found.logits_gib:
        operands["logits"] = gibibytes(found.logits_gib, 2)
    if job.overhead_gib:
        operands["overhead"] = gibibytes(job.overhead_gib)
    expression = " + ".join(f"{{{name}}}" for name in operands)
    source = job.parameters.overhead_gib.reference
    return step(
        message("train-memory-step-total"), expression, job.total_gib, "GiB", source, digits=1, **operands
    )

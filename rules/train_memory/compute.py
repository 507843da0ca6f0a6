"""Memory for training: the way from inputs to a computation."""

from __future__ import annotations

from rules.cards import resolve
from rules.computation import Computation, Message, Step, references_of
from rules.knowledge import Knowledge
from rules.llm.images import image_model
from rules.llm.room import Machine, machine, unified_notes
from rules.llm.subject import subject
from rules.train_memory import remarks
from rules.train_memory.answer import judged, sized
from rules.train_memory.image import train_image_model
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.instead import headline_instead, held_instead
from rules.train_memory.largest import largest_trained
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import asked_plan
from rules.train_memory.task import Task, task, task_steps

_FULL = ("fine-tuning-memory#full", "fine-tuning-memory#sixteen-or-eighteen")
_ADAPTER = ("fine-tuning-memory#lora-qlora", "fine-tuning-memory#disagreement")
_CARDS = ("fine-tuning-memory#card-fit",)
_SHARDING = ("fine-tuning-memory#zero",)
_ACTIVATIONS = ("fine-tuning-memory#activations", "fine-tuning-memory#logits")


def size_train_memory(inputs: TrainMemoryInputs, knowledge: Knowledge) -> Computation:
    """Memory that each card needs to train a model [GiB].

    Full training counts weights, gradients and optimizer states by bytes per parameter, LoRA and QLoRA follow
    the published table. Activations and logits come on top, for adapters only where batch or sequence were
    given, since the table holds those of short sequences. Sharding divides states, never activations. Without
    a model, the largest of some usual ones that the cards can train is looked for [10^9 parameters].

    Args:
        inputs: model by name or size, method, batch [-], sequence [tokens], cards.
        knowledge: parameters and catalogs as of a day.

    Returns:
        The memory needed on each card [GiB], a verdict, and all methods compared.

    Raises:
        RuleInputError: an unknown model or card, a contradiction, or a value out of range.

    Example:
        >>> from datetime import date
        >>> inputs = TrainMemoryInputs.model_validate({"model": "Llama 3.1 8B", "method": "full"})
        >>> result = size_train_memory(inputs, Knowledge(date(2026, 11, 30)))
        >>> [round(step.value, 1) for step in result.steps[:3]]
        [18.0, 144.5, 134.6]

    References:
        Bekman, "Machine Learning Engineering", 2026-08-22: 18 bytes per parameter; activations of
        Llama 3.1 8B at 32768 tokens.
        Rajbhandari et al., "ZeRO", 2020: 16 bytes per parameter, and what each stage divides.
        LLaMA-Factory, README: LoRA and QLoRA by model size.
    """
    parameters = knowledge.parameters(TrainMemoryParameters, "train_memory")
    _check(inputs, parameters)
    resolved, assumed = resolve(inputs.gpus, knowledge, parameters)
    assumed += unified_notes(inputs.gpus, resolved)
    here = None if _only_counted(inputs) else machine(resolved, parameters)
    image = image_model(inputs.model, parameters)
    if image is not None:
        return train_image_model(image, here, inputs, knowledge, assumed)
    if here is not None and inputs.model is None and inputs.parameters_b is None:
        return largest_trained(here, inputs, knowledge, assumed)
    about = subject(inputs, knowledge, parameters)
    cards = here.count if here else max(1, sum(card.count for card in resolved))
    job = task(about, asked_plan(inputs), cards, inputs, parameters)
    return _report_instead(job, here, inputs, knowledge, assumed)


def _only_counted(inputs: TrainMemoryInputs) -> bool:
    """Whether a job is divided over cards known by their number only."""
    is_divided = inputs.sharding != "none" and len(inputs.gpus) == 1
    return is_divided and inputs.gpus[0].name is None and inputs.gpus[0].memory_gb is None


def _check(inputs: TrainMemoryInputs, parameters: TrainMemoryParameters) -> None:
    parameters.check_given(inputs, "batch", "sequence_tokens")


def _report_instead(
    job: Task,
    here: Machine | None,
    inputs: TrainMemoryInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    """The job, or the way in which the cards hold it where the one that is assumed does not fit."""
    held = held_instead(job, here, inputs, job.parameters) if here else None
    if here is None or held is None:
        return _report(job, here, inputs, knowledge, assumed)
    named = inputs.model_copy(update={"method": held.plan.method, "base_bits": held.plan.bits})
    said = {
        "headline": headline_instead(job, held, here),
        "inputs": inputs.model_dump(mode="json", exclude_none=True),
    }
    return _report(held, here, named, knowledge, assumed).model_copy(update=said)


def _report(
    job: Task,
    here: Machine | None,
    inputs: TrainMemoryInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    parameters = job.parameters
    found = judged(job, here, inputs, parameters) if here else sized(job, inputs, parameters)
    steps: tuple[Step, ...] = (*task_steps(job), *((here.step(parameters),) if here else ()))
    error = parameters.error_gb.value * 1e9 / 2**30
    return Computation(
        rule="train_memory",
        headline=found.headline,
        value=job.total_gib,
        unit="GiB",
        low=max(job.states_gib, job.total_gib - error),
        high=job.total_gib + error,
        recommendation=found.recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=found.options,
        assumptions=(*assumed, *remarks.notes(job, here, inputs)),
        warnings=(*found.hints, *remarks.warnings(job), *parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=_sections(job),
        as_of=knowledge.as_of,
    )


def _sections(job: Task) -> tuple[str, ...]:
    return (
        *(_SHARDING if job.sharding != "none" else ()),
        *(_ADAPTER if job.plan.is_adapter else _FULL),
        *(_ACTIVATIONS if job.activations else _CARDS),
    )

"""Memory for a language model: the way from inputs to a computation."""

from __future__ import annotations

from rules.cards import resolve
from rules.computation import Computation, Message, Step, message, quantity, references_of
from rules.knowledge import Knowledge
from rules.llm.cache_steps import cache_steps
from rules.llm.images import image_model
from rules.llm.room import Machine, machine, unified_notes
from rules.llm.run import run, weight_steps
from rules.llm_memory import remarks
from rules.llm_memory.answer import judged, sized
from rules.llm_memory.cards import more_of_the_same
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.largest import largest_model
from rules.llm_memory.need import Need, need, per_card_step, total_step
from rules.llm_memory.parameters import LlmMemoryParameters
from rules.llm_memory.pictures import generate

_TOTAL = ("llm-memory#total",)
_CACHE = ("llm-memory#kv-formula",)
_OTHER_CACHES = ("llm-memory#kv-architectures",)
_CONFLICTS = ("llm-memory#kv-conflicts",)
_FORMATS = ("llm-memory#gguf",)
_MIXTURE = ("llm-memory#moe-offload",)
_USABLE = ("llm-memory#usable",)
_TENSOR = ("multi-gpu#tensor-needs",)


def size_llm_memory(inputs: LlmMemoryInputs, knowledge: Knowledge) -> Computation:
    """GPU memory that a language model needs [GiB], and whether the cards at hand hold it.

    Adds the weights by the bits per weight that files of the format really have, the key-value cache by the
    model's architecture for all requests, the fixed state of linear layers, and the engine on each card.
    Cards share a model by whole layers, or by a part of every layer (tensor split), where a cache of fewer
    KV heads than cards is repeated.

    Args:
        inputs: model by name or size, format, context [tokens], requests [-], cards.
        knowledge: parameters and catalogs as of a day.

    Returns:
        The memory needed [GiB], a verdict, and what would fit. A model whose cache is not known in full gets
        what is certain, and an upper bound where there is one.

    Raises:
        RuleInputError: an unknown model, format or card, a contradiction, or a value out of range.

    Example:
        >>> from datetime import date
        >>> pair = {"name": "RTX 3090", "count": 2}
        >>> inputs = LlmMemoryInputs.model_validate({"model": "Llama 3.1 70B", "gpus": [pair]})
        >>> result = size_llm_memory(inputs, Knowledge(date(2026, 11, 30)))
        >>> round(result.value, 1), result.headline.id
        (44.1, 'llm-memory-headline-fits')

    References:
        noonghunna, club-3090, KV_MATH, 2026-08-22: cache formula, overhead, error.
        Xiongjie Dai, GPU Benchmarks on LLM Inference, 2024-05-12: 70B Q4_K_M weights of 39.6 GiB on two
        24 GB cards.
    """
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    parameters.check("parallel", inputs.parallel)
    if inputs.ram_gb is not None:
        parameters.check("ram_gb", inputs.ram_gb)
    resolved, assumed = resolve(inputs.gpus, knowledge, parameters)
    assumed += unified_notes(inputs.gpus, resolved)
    here = machine(resolved, parameters, drives_display=inputs.drives_display)
    image = image_model(inputs.model, parameters)
    if image is not None:
        return generate(image, here, inputs, knowledge, assumed)
    if here is not None and inputs.model is None and inputs.parameters_b is None:
        return largest_model(here, inputs, knowledge, assumed)
    wanted = need(run(inputs, knowledge, parameters, parallel=inputs.parallel))
    return _report(wanted, here, inputs, knowledge, assumed)


def _report(
    wanted: Need,
    here: Machine | None,
    inputs: LlmMemoryInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    gpus = here.count if here else 1
    steps = _steps(wanted, here, inputs, parameters)
    found = judged(wanted, here, inputs, knowledge) if here else sized(wanted, inputs, parameters)
    low, high = wanted.band_gib(gpus, parameters)
    return Computation(
        rule="llm_memory",
        headline=found.headline,
        value=wanted.certain.total_gib + gpus * parameters.overhead_gib.value,
        unit="GiB",
        low=low,
        high=high,
        recommendation=found.recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=found.options,
        assumptions=(*assumed, *remarks.notes(wanted, here, parameters)),
        warnings=(
            *found.hints,
            *remarks.warnings(wanted, here, inputs, parameters),
            *parameters.stale(knowledge.as_of),
        ),
        references=references_of(steps),
        sections=_sections(wanted, here, inputs, parameters),
        as_of=knowledge.as_of,
    )


def _steps(
    wanted: Need, here: Machine | None, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> tuple[Step, ...]:
    gpus = here.count if here else 1
    tensor = gpus > 1 and inputs.split == "tensor"
    return (
        *weight_steps(wanted.run),
        *(cache_steps(wanted.run) if wanted.is_exact else ()),
        total_step(wanted, gpus, parameters),
        *((per_card_step(wanted, gpus, parameters),) if tensor else ()),
        *((here.step(parameters),) if here else ()),
        *(_enough_steps(wanted, here, inputs, parameters) if here else ()),
    )


def _enough_steps(
    wanted: Need, here: Machine, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> tuple[Step, ...]:
    """What as many cards as hold the model need and have, where those at hand do not hold it."""
    if wanted.judged(here, inputs.split) != "short" or (inputs.offload and wanted.is_exact):
        return ()
    more = more_of_the_same(wanted, here, inputs.split, parameters)
    if more is None:
        return ()
    count = quantity(more.count, "1")
    needed, room = total_step(wanted, more.count, parameters), more.step(parameters)
    return (
        needed.model_copy(update={"label": message("llm-memory-step-enough-need", count=count)}),
        room.model_copy(update={"label": message("llm-memory-step-enough-room", count=count)}),
    )


def _sections(
    wanted: Need, here: Machine | None, inputs: LlmMemoryInputs, parameters: LlmMemoryParameters
) -> tuple[str, ...]:
    model = wanted.run.subject.model
    usual = model.attention == "full"
    special = not wanted.is_exact or model.name in parameters.cache_disagreement.value
    return (
        *(_CONFLICTS if special or model.attention == "chunked_mix" else ()),
        *(_TENSOR if here and here.count > 1 and inputs.split == "tensor" else ()),
        *_TOTAL,
        *(_CACHE if usual else _OTHER_CACHES),
        *(_MIXTURE if wanted.run.subject.is_mixture or inputs.offload else ()),
        *(_USABLE if here else _FORMATS),
    )

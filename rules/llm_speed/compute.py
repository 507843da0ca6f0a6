"""Speed of a language model: the way from inputs to a computation."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.cards import resolve
from rules.computation import Argument, Computation, Message, Option, message, quantity, references_of
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.room import Machine, machine, unified_notes
from rules.llm.run import Run, run
from rules.llm_speed import remarks
from rules.llm_speed.decode import Decode, decode
from rules.llm_speed.decode_steps import decode_steps
from rules.llm_speed.inputs import LlmSpeedInputs
from rules.llm_speed.parameters import LlmSpeedParameters
from rules.llm_speed.prefill import Prefill, prefill, prefill_steps

_USUAL = ("llm-speed#bound", "llm-speed#efficiency", "llm-speed#measured")
_MIXTURE = ("llm-speed#moe",)
_OFFLOAD = ("llm-speed#offload",)
_SEVERAL = ("llm-speed#several-cards",)
_UNIFIED = ("llm-speed#unified-memory",)
_PREFILL = ("llm-speed#prefill",)


def llm_speed(inputs: LlmSpeedInputs, knowledge: Knowledge) -> Computation:
    """Tokens per second of one stream: written (decode) and read (prefill).

    Decode reads the active weights and the cache for every token, so it is bound by memory bandwidth, of
    which a measured share is reached. Layers that the cards do not hold are read from main memory. Cards that
    share a model by layers work one after another: they add memory, not speed. Prefill is bound by computing.

    Args:
        inputs: model, format, context so far [tokens], cards, bandwidth of main memory [GB/s].
        knowledge: parameters and catalogs as of a day.

    Returns:
        Decode speed [tok/s] with its band, prefill speed where the card's rate is known.

    Raises:
        RuleInputError: an unknown model, format or card, no card, or a value out of range.

    Example:
        >>> from datetime import date
        >>> inputs = LlmSpeedInputs.model_validate({"model": "Llama 3 8B", "gpus": [{"name": "RTX 3090"}]})
        >>> result = llm_speed(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.low < 111.7 < result.high
        True

    References:
        Xiongjie Dai, GPU Benchmarks on LLM Inference, 2024-05-12: 111.7 tok/s with 8B Q4_K_M on an RTX 3090.
        Bekman, "Machine Learning Engineering", 2026-08-22: bandwidth bound of decode.
    """
    parameters = knowledge.parameters(LlmSpeedParameters, "llm_speed")
    _check(inputs, parameters)
    resolved, assumed = resolve(inputs.gpus, knowledge, parameters)
    assumed += unified_notes(inputs.gpus, resolved)
    here = machine(resolved, parameters)
    if here is not None:
        here = replace(here, overhead_gib=parameters.least_overhead_gib.value)
    if here is None and inputs.ram_bandwidth_gb_s is None and not inputs.main_memory:
        raise RuleInputError("gpus", "error-speed-no-card")
    tokens = inputs.context_tokens or parameters.measured_context_tokens.value
    asked = run(inputs.model_copy(update={"context_tokens": tokens}), knowledge, parameters)
    if inputs.context_tokens is None:
        note = message("llm-speed-assume-context", context=quantity(tokens, "tok"))
        asked = replace(asked, notes=(*asked.notes, note))
    return _report(asked, here, inputs, knowledge, assumed)


def _check(inputs: LlmSpeedInputs, parameters: LlmSpeedParameters) -> None:
    parameters.check_given(inputs, "prompt_tokens", "ram_bandwidth_gb_s")


def _report(
    asked: Run,
    here: Machine | None,
    inputs: LlmSpeedInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    parameters = knowledge.parameters(LlmSpeedParameters, "llm_speed")
    ram = inputs.ram_bandwidth_gb_s or parameters.ram_bandwidth_gb_s.value
    writing = decode(asked, here, inputs.split, ram, parameters)
    reading = None
    if here and not writing.layers_in_ram:
        reading = prefill(asked, here, inputs.prompt_tokens or asked.context, knowledge, parameters)
    steps = (
        *decode_steps(writing, asked, parameters),
        *(prefill_steps(reading, asked, parameters) if reading else ()),
    )
    return Computation(
        rule="llm_speed",
        headline=_headline(asked, here, writing, reading),
        value=writing.speed(),
        unit="tok/s",
        low=writing.speed(1),
        high=writing.speed(2),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=tuple(_by_context(asked, here, inputs, ram, parameters)),
        assumptions=(*assumed, *remarks.notes(writing, reading, asked, here, inputs, parameters)),
        warnings=(
            *remarks.warnings(writing, reading, asked, here, inputs, parameters),
            *parameters.stale(knowledge.as_of),
        ),
        references=references_of(steps),
        sections=_sections(asked, here, writing, reading),
        as_of=knowledge.as_of,
    )


def _headline(asked: Run, here: Machine | None, writing: Decode, reading: Prefill | None) -> Message:
    arguments: dict[str, Argument] = {
        "model": asked.label,
        "format": asked.weights.format,
        "speed": quantity(writing.speed(), "tok/s"),
        "low": quantity(writing.speed(1), "tok/s"),
        "high": quantity(writing.speed(2), "tok/s"),
    }
    if here is None:
        return message("llm-speed-headline-ram", **arguments)
    arguments["cards"] = here.labels
    if writing.layers_in_ram:
        return message("llm-speed-headline-spills", **arguments)
    if reading is None:
        return message("llm-speed-headline", **arguments)
    prompt = quantity(reading.speed(), "tok/s", 0)
    return message("llm-speed-headline-prefill", prompt=prompt, **arguments)


def _by_context(
    asked: Run, here: Machine | None, inputs: LlmSpeedInputs, ram: float, parameters: LlmSpeedParameters
) -> Iterator[Option]:
    """Decode speed at several lengths of context."""
    native = asked.subject.model.context or max(parameters.compared_contexts.value)
    for tokens in parameters.compared_contexts.value:
        if tokens <= max(native, asked.context):
            found = decode(replace(asked, context=tokens), here, inputs.split, ram, parameters)
            values: dict[str, Argument] = {
                "decode": quantity(found.speed(), "tok/s"),
                "lowest": quantity(found.speed(1), "tok/s"),
                "highest": quantity(found.speed(2), "tok/s"),
                "layers_in_ram": quantity(found.layers_in_ram, "1"),
            }
            yield Option(name=quantity(tokens, "tok"), kind="context", values=values)


def _sections(asked: Run, here: Machine | None, writing: Decode, reading: Prefill | None) -> tuple[str, ...]:
    unified = here is not None and any(room.share < 1 for room in here.rooms)
    return (
        *(_OFFLOAD if writing.layers_in_ram else ()),
        *(_MIXTURE if asked.subject.is_mixture else ()),
        *(_SEVERAL if here and here.count > 1 else ()),
        *(_UNIFIED if unified else ()),
        *_USUAL,
        *(_PREFILL if reading else ()),
    )

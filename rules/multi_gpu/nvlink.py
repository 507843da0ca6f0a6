"""Whether NVLink is worth it for these cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import (
    Argument,
    Computation,
    Message,
    Step,
    message,
    percent,
    quantity,
    references_of,
    step,
)
from rules.multi_gpu.group import Group
from rules.multi_gpu.inputs import MultiGpuInputs
from rules.multi_gpu.parameters import Ends, MultiGpuParameters

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_SECTIONS = ("nvlink#need", "nvlink#cards", "nvlink#inference")
_MEASURED_ON = "GeForce RTX 3090"
_TRAINED_ON = "GeForce RTX 2080 Ti"
_SERVER_SECTION = "nvlink#datacentre"
_FOUR = "nvlink#four-cards"
_TRAINING = "nvlink#training"


def report_nvlink(
    inputs: MultiGpuInputs, found: Group, knowledge: Knowledge, parameters: MultiGpuParameters
) -> Computation:
    """What the link adds, by way of using the cards; no link where the card has none."""
    rate = found.gpu.nvlink_gb_s if found.gpu else None
    lines = () if rate == 0 else _steps(found, rate, parameters)
    return Computation(
        rule="multi_gpu",
        headline=_headline(found, rate, parameters),
        value=rate,
        unit="GB/s",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        assumptions=(*found.notes, *_assumptions(rate, parameters)),
        warnings=(*_warnings(found, rate), *parameters.stale(knowledge.as_of)),
        references=references_of(lines, *_references(found, parameters)),
        sections=_sections(found, inputs),
        as_of=knowledge.as_of,
    )


def _headline(found: Group, rate: float | None, parameters: MultiGpuParameters) -> Message:
    card = found.gpu.name if found.gpu else "none"
    traffic = parameters.traffic_mb_s.value
    if rate == 0:
        layer, tensor = (quantity(traffic[split], "MB/s", 0) for split in ("layer", "tensor"))
        return message("multi-gpu-headline-nvlink-none", card=card, layer=layer, tensor=tensor)
    gains = _gains(parameters)
    if rate is None:
        return message("multi-gpu-headline-nvlink", card=card, **gains)
    return message("multi-gpu-headline-nvlink-has", card=card, rate=quantity(rate, "GB/s", 0), **gains)


def _gains(parameters: MultiGpuParameters) -> dict[str, Argument]:
    """What the link adds with tensor split, lowest and highest."""
    text = _whole_band(parameters)
    prompt = parameters.nvlink_prompt_gain.value
    return {
        "text_low": percent(text[0]),
        "text_high": percent(text[1]),
        "prompt_low": percent(prompt[0]),
        "prompt_high": percent(prompt[1]),
    }


def _whole_band(parameters: MultiGpuParameters) -> Ends:
    bands = parameters.nvlink_text_gain.value.values()
    return min(low for low, _ in bands), max(high for _, high in bands)


def _steps(found: Group, rate: float | None, parameters: MultiGpuParameters) -> tuple[Step, ...]:
    lines = []
    if rate and found.gpu:
        label = message("multi-gpu-step-nvlink-rate", card=found.gpu.name)
        lines.append(step(label, "", rate, "GB/s", *found.gpu.references[-1:], digits=0))
    for name, gain in (("older", None), ("newer", None), ("prompt", parameters.nvlink_prompt_gain.value)):
        low, high = gain or parameters.nvlink_text_gain.value[name]
        source = parameters.nvlink_text_gain.reference
        for end, share in (("low", low), ("high", high)):
            label = message(f"multi-gpu-step-nvlink-{name}-{end}")
            lines.append(step(label, "", 100 * share, "%", source, digits=0))
    return tuple(lines)


def _assumptions(rate: float | None, parameters: MultiGpuParameters) -> tuple[Message, ...]:
    """Where the gains were measured, and which figures are not used."""
    if rate == 0:
        return ()
    newer, older = (parameters.nvlink_text_gain.value[name] for name in ("newer", "older"))
    low, high = parameters.nvlink_training_gain.value
    with_it, without = parameters.nvlink_training_odd.value
    return (
        message("multi-gpu-assume-nvlink", card=_MEASURED_ON),
        message(
            "multi-gpu-nvlink-disagree",
            older_low=percent(older[0]),
            older_high=percent(older[1]),
            newer_low=percent(newer[0]),
            newer_high=percent(newer[1]),
            rejected=percent(parameters.nvlink_rejected_gain.value),
        ),
        message(
            "multi-gpu-nvlink-training",
            card=_TRAINED_ON,
            low=percent(low),
            high=percent(high),
            with_it=quantity(with_it, "1", 0),
            without=quantity(without, "1", 0),
        ),
    )


def _warnings(found: Group, rate: float | None) -> tuple[Message, ...]:
    """What a bridge does not do."""
    if rate == 0:
        return ()
    notes = [message("multi-gpu-warning-nvlink-memory")]
    is_server = found.gpu is not None and found.gpu.is_datacenter
    if found.count > 2 and not is_server:
        notes.append(message("multi-gpu-warning-nvlink-pairs", count=found.count))
    return tuple(notes)


def _references(found: Group, parameters: MultiGpuParameters) -> tuple[str, ...]:
    return (*(found.gpu.references[:1] if found.gpu else ()), parameters.traffic_mb_s.reference)


def _sections(found: Group, inputs: MultiGpuInputs) -> tuple[str, ...]:
    special = [_FOUR] if found.count > 2 else []
    if inputs.workload == "training":
        special.append(_TRAINING)
    if found.gpu is not None and found.gpu.is_datacenter:
        special.append(_SERVER_SECTION)
    return (_SECTIONS[0], *special, *_SECTIONS[1:])

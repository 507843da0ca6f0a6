"""A count of cores as a computation: the answer, processors that do, and what must be said besides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Recommendation,
    message,
    percent,
    quantity,
    references_of,
)
from rules.cpu.at_hand import AtHand
from rules.cpu.choice import choices
from rules.cpu.inputs import CpuInputs
from rules.cpu.need import Need
from rules.cpu.parameters import CpuParameters
from rules.lanes import graphics_lanes, link_width
from rules.references import GUIDE_YEAR, HANDBOOK_YEAR

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_TODAY = ("cpu#cores-per-gpu", "cpu#core-table")
_STRATEGY = ("cpu#preprocessing",)
_CLOCK = ("cpu#clock-speed",)
_LANES = ("cpu#gpu-count",)
_INFERENCE = ("cpu#role", "cpu#llm-inference")


def report(need: Need, owned: AtHand | None, inputs: CpuInputs, knowledge: Knowledge) -> Computation:
    """The computation of a machine's cores."""
    parameters = knowledge.parameters(CpuParameters, "cpu")
    steps = (*need.steps, *(owned.step() if owned else ()))
    return Computation(
        rule="cpu",
        headline=_headline(need, owned, inputs),
        value=float(need.recommended),
        low=float(need.minimum),
        recommendation=_recommendation(need, owned),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=_options(need, owned, inputs, knowledge, parameters),
        assumptions=(*need.assumptions, *_notes(need, owned, inputs, parameters)),
        warnings=(*_warnings(owned, inputs, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=_sections(inputs, owned),
        as_of=knowledge.as_of,
    )


def _headline(need: Need, owned: AtHand | None, inputs: CpuInputs) -> Message:
    figures: dict[str, Argument] = {
        "gpus": inputs.gpu_count,
        "minimum": need.minimum,
        "recommended": need.recommended,
    }
    past = inputs.method == "2018"
    if past:
        figures["year"] = GUIDE_YEAR
    if owned is not None:
        kind = f"2018-{owned.verdict(need)}" if past else owned.verdict(need)
        return message(f"cpu-headline-{kind}", cores=owned.cores, **figures)
    if len(need.by_kind) > 1:
        return message("cpu-headline-both", **need.by_kind, **figures)
    return message(f"cpu-headline-{next(iter(need.by_kind))}", **figures)


def _recommendation(need: Need, owned: AtHand | None) -> Recommendation | None:
    if owned is not None and owned.verdict(need) == "enough":
        return None
    label = message("cpu-buy", cores=need.recommended)
    return Recommendation(value=float(need.recommended), label=label)


def _options(
    need: Need, owned: AtHand | None, inputs: CpuInputs, knowledge: Knowledge, parameters: CpuParameters
) -> tuple[Option, ...]:
    if inputs.method == "2018" or (owned is not None and owned.verdict(need) == "enough"):
        return ()
    return choices(need.recommended, inputs.gpu_count, knowledge, parameters)


def _notes(
    need: Need, owned: AtHand | None, inputs: CpuInputs, parameters: CpuParameters
) -> tuple[Message, ...]:
    threads = need.minimum * parameters.threads_per_core.value
    notes = [message("cpu-note-threads", cores=need.minimum, threads=threads)]
    if inputs.method == "current":
        gain = percent(parameters.hyper_threading_gain.value)
        notes.append(message("cpu-note-two-rules", year=GUIDE_YEAR, handbook=HANDBOOK_YEAR))
        notes.append(message("cpu-note-hyper-threading", gain=gain))
    if inputs.workload == "training" and inputs.preprocessing != "before":
        low, high = parameters.gain_per_core.value
        notes.append(message("cpu-note-further-cores", low=percent(low), high=percent(high), year=GUIDE_YEAR))
    if owned is not None and owned.cpu is None and inputs.cores is None:
        each = owned.cores // owned.count
        notes.append(message("cpu-assume-two-threads", threads=inputs.threads or each, cores=each))
    return tuple(notes)


def _warnings(owned: AtHand | None, inputs: CpuInputs, parameters: CpuParameters) -> tuple[Message, ...]:
    if owned is None:
        return ()
    return (*_clock(owned, parameters), *_lanes(owned, inputs.gpu_count, parameters))


def _clock(owned: AtHand, parameters: CpuParameters) -> tuple[Message, ...]:
    floor = parameters.clock_floor_ghz
    if owned.clock_ghz is None or owned.clock_ghz >= floor.value:
        return ()
    return (message("cpu-warning-clock", clock=quantity(owned.clock_ghz, "GHz"), floor=floor.quantity()),)


def _lanes(owned: AtHand, gpus: int, parameters: CpuParameters) -> tuple[Message, ...]:
    if owned.cpu is None:
        return ()
    lanes = graphics_lanes(owned.cpu, owned.count, parameters)
    if lanes is None:
        return (message("cpu-warning-no-slots", cpu=owned.cpu.name),)
    width = link_width(lanes, gpus, parameters.link_widths.value)
    if width >= parameters.good_width.value:
        return ()
    good = parameters.good_width.value
    return (message("cpu-warning-lanes", cpu=owned.cpu.name, gpus=gpus, lanes=lanes, width=width, good=good),)


def _sections(inputs: CpuInputs, owned: AtHand | None) -> tuple[str, ...]:
    if inputs.workload == "inference":
        return _INFERENCE
    first = _STRATEGY if inputs.method == "2018" or inputs.preprocessing else ()
    last = (*_CLOCK, *_LANES) if owned else ()
    return (*first, *_TODAY, *last)

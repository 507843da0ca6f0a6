"""Memory by use as of today."""

from __future__ import annotations

from rules.computation import (
    Argument,
    Computation,
    Day,
    Message,
    Option,
    Recommendation,
    Step,
    gigabytes,
    message,
    references_of,
    step,
)
from rules.gpu_memory_use_case.at_hand import AtHand
from rules.gpu_memory_use_case.guide_2018 import YEAR as YEAR_2018
from rules.gpu_memory_use_case.guide_2018 import need_2018
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters, Need
from rules.gpu_memory_use_case.use import Use, term
from rules.gpu_memory_use_case.verdict import headline
from rules.knowledge import Knowledge

_HEAD = "gpu-memory-use-case"
_GUIDE, _GUIDE_YEAR = "dettmers-2023", Day(value="2023")
_SECTIONS = ("gpu-memory#how-much", "gpu-memory#rules-2018")
_BY_USE = {
    "image_generation": ("gpu-memory#image-generation",),
    "llm_inference": ("gpu-memory#what-fills-it",),
    "llm_training": ("gpu-memory#training",),
    "nlp": ("gpu-memory#training",),
}
_LEARNING = ("choosing-a-gpu#minimum",)
_SEVERAL = ("gpu-memory#several-cards",)


def report(
    inputs: GpuMemoryUseCaseInputs,
    wanted: Use | None,
    found: AtHand | None,
    knowledge: Knowledge,
    parameters: GpuMemoryUseCaseParameters,
) -> Computation:
    """Today's figures for a use, or for every use."""
    needs = parameters.needs.value
    need = needs[wanted.name] if wanted else None
    lines = (*(found.steps if found else ()), *_steps(need, wanted, found, parameters))
    chosen = [need] if need else list(needs.values())
    sources = (*(each.reference for each in chosen), parameters.needs_2018.reference)
    return Computation(
        rule="gpu_memory_use_case",
        headline=headline(need, wanted, found, needs),
        value=need.least_gb if need else None,
        unit="GB",
        low=None if need else min(each.least_gb for each in needs.values()),
        high=None if need else max(each.least_gb for each in needs.values()),
        recommendation=_recommendation(need, found),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=tuple(_option(name, each, parameters) for name, each in needs.items()) if not need else (),
        assumptions=_assumptions(need, wanted, found, parameters),
        warnings=(*_warnings(wanted), *parameters.stale(knowledge.as_of)),
        references=references_of(lines, *sources),
        sections=_sections(wanted, inputs),
        as_of=knowledge.as_of,
    )


def _steps(
    need: Need | None, wanted: Use | None, found: AtHand | None, parameters: GpuMemoryUseCaseParameters
) -> tuple[Step, ...]:
    """Where the figures come from, and what is missing."""
    if need is None or wanted is None:
        return ()
    lines = []
    then = need_2018(wanted.name, parameters)
    if then is not None:
        label = message(f"{_HEAD}-step-then", year=YEAR_2018)
        lines.append(step(label, "", then[0], "GB", parameters.needs_2018.reference))
    lines.append(step(message(f"{_HEAD}-step-least"), "", need.least_gb, "GB", need.reference))
    roomy = message(f"{_HEAD}-step-roomy")
    lines.append(step(roomy, "", need.roomy_gb, "GB", "rigwise-general-knowledge"))
    if found is not None and found.memory_gb < need.least_gb:
        lines.append(
            step(
                message(f"{_HEAD}-step-missing"),
                "{least} − {have}",
                need.least_gb - found.memory_gb,
                "GB",
                least=gigabytes(need.least_gb),
                have=gigabytes(found.memory_gb),
            )
        )
    return tuple(lines)


def _recommendation(need: Need | None, found: AtHand | None) -> Recommendation | None:
    if need is None or (found is not None and found.memory_gb >= need.roomy_gb):
        return None
    label = message(f"{_HEAD}-take", memory=gigabytes(need.roomy_gb))
    return Recommendation(value=need.roomy_gb, unit="GB", label=label)


def _option(name: str, need: Need, parameters: GpuMemoryUseCaseParameters) -> Option:
    values: dict[str, Argument] = {
        "least-memory": gigabytes(need.least_gb),
        "roomy-memory": gigabytes(need.roomy_gb),
    }
    then = need_2018(name, parameters)
    if then is not None:
        values["memory-then"] = gigabytes(then[0])
    return Option(name=term(name), kind="purpose", values=values)


def _assumptions(
    need: Need | None, wanted: Use | None, found: AtHand | None, parameters: GpuMemoryUseCaseParameters
) -> tuple[Message, ...]:
    notes = [*(found.notes if found else ()), *(wanted.notes if wanted else ())]
    if need is None or wanted is None:
        notes.append(message(f"{_HEAD}-assume-table", year=YEAR_2018))
        return tuple(notes)
    notes.append(_basis(need))
    then = need_2018(wanted.name, parameters)
    if then is not None and then[0] != need.least_gb:
        before, now = gigabytes(then[0]), gigabytes(need.least_gb)
        notes.append(message(f"{_HEAD}-disagree", year=YEAR_2018, then=before, now=now))
    return tuple(notes)


def _basis(need: Need) -> Message:
    """Whether the figure is a guide's or a rule of thumb."""
    if need.reference == _GUIDE:
        return message(f"{_HEAD}-assume-guide", year=_GUIDE_YEAR)
    return message(f"{_HEAD}-assume-thumb")


def _warnings(wanted: Use | None) -> tuple[Message, ...]:
    """Where the model decides more than the use."""
    name = wanted.name if wanted else None
    if name in ("llm_inference", "llm_training", "nlp"):
        return (message(f"{_HEAD}-warning-model"),)
    return (message(f"{_HEAD}-warning-images"),) if name == "image_generation" else ()


def _sections(wanted: Use | None, inputs: GpuMemoryUseCaseInputs) -> tuple[str, ...]:
    special = _BY_USE.get(wanted.name, ()) if wanted else ()
    if wanted and wanted.name in ("beginner", "kaggle", "gaming"):
        special = _LEARNING
    several = _SEVERAL if sum(card.count for card in inputs.gpus) > 1 else ()
    return (_SECTIONS[0], *special, *several, _SECTIONS[1])

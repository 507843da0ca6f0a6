"""The largest model that cards hold, where none was named."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rules.computation import (
    Argument,
    Computation,
    Message,
    Option,
    Recommendation,
    Term,
    gibibytes,
    message,
    quantity,
    references_of,
)
from rules.knowledge import Knowledge
from rules.llm.cache_steps import cache_steps
from rules.llm.room import Machine
from rules.llm.run import Run, run, weight_steps
from rules.llm_memory import remarks
from rules.llm_memory.inputs import LlmMemoryInputs
from rules.llm_memory.need import Need, need, total_step
from rules.llm_memory.parameters import LlmMemoryParameters

_SECTIONS = ("llm-memory#total", "llm-memory#gguf", "llm-memory#usable")


def largest_model(
    here: Machine, inputs: LlmMemoryInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """The largest of the usual models that the cards hold [10^9 parameters].

    A quantised format, a context and parallel requests that were named hold for all of them.
    """
    parameters = knowledge.parameters(LlmMemoryParameters, "llm_memory")
    needs = [need(each) for each in _runs(inputs, knowledge, parameters)]
    fitting = [each for each in needs if each.judged(here, inputs.split) != "short"]
    shown = fitting[0] if fitting else needs[-1]
    steps = (
        *weight_steps(shown.run),
        *cache_steps(shown.run),
        total_step(shown, here.count, parameters),
        here.step(parameters),
    )
    return Computation(
        rule="llm_memory",
        headline=_headline(shown, here, is_fitting=bool(fitting)),
        value=shown.run.subject.model.parameters_b if fitting else 0.0,
        unit="Gparam",
        recommendation=_recommended(shown) if fitting else None,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=tuple(_rows(needs, here, inputs)),
        assumptions=(*assumed, *remarks.notes(shown, here, parameters)),
        warnings=parameters.stale(knowledge.as_of),
        references=references_of(steps),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _runs(inputs: LlmMemoryInputs, knowledge: Knowledge, parameters: LlmMemoryParameters) -> list[Run]:
    """Every usual model, the largest first."""
    asked = (inputs.model_copy(update={"model": name}) for name in parameters.usual_models.value)
    runs = [run(each, knowledge, parameters, parallel=inputs.parallel) for each in asked]
    return sorted(runs, key=lambda each: -each.subject.model.parameters_b)


def _headline(shown: Need, here: Machine, *, is_fitting: bool) -> Message:
    total = shown.certain.total_gib + here.overheads_gib
    return message(
        "llm-memory-headline-largest" if is_fitting else "llm-memory-headline-nothing",
        cards=here.labels,
        model=shown.run.label,
        format=shown.run.weights.format,
        context=quantity(shown.run.context, "tok"),
        need=gibibytes(total),
        room=gibibytes(here.usable_gib),
    )


def _recommended(shown: Need) -> Recommendation:
    label = message("llm-memory-advice-model", model=shown.run.label, format=shown.run.weights.format)
    return Recommendation(value=shown.run.subject.model.parameters_b, unit="Gparam", label=label)


def _rows(needs: Sequence[Need], here: Machine, inputs: LlmMemoryInputs) -> Iterator[Option]:
    for each in needs:
        total = each.certain.total_gib + here.overheads_gib
        values: dict[str, Argument] = {
            "format": each.run.weights.format,
            "need": gibibytes(total),
            "verdict": Term(id=f"verdict-{each.judged(here, inputs.split)}"),
            "longest_context": each.run.context_cell(here, inputs.split),
        }
        yield Option(name=each.run.label, kind="model", values=values)

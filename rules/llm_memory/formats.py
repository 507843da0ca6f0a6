"""The same model in other formats: how large each is, and how long a context the cards then hold."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.computation import Argument, Option, Term, gibibytes, percent
from rules.knowledge import Knowledge
from rules.llm.formats import rows_of
from rules.llm.inputs import Split
from rules.llm.placement import verdict
from rules.llm.room import Machine
from rules.llm.run import Run
from rules.llm.weights import Weights, weights
from rules.llm_memory.parameters import LlmMemoryParameters


@dataclass(frozen=True, slots=True)
class Rung:
    """A model in one of the usual formats, and the share by which perplexity rises with it [-]."""

    weights: Weights
    perplexity_rise: float


def ladder(run: Run, knowledge: Knowledge, parameters: LlmMemoryParameters) -> tuple[Rung, ...]:
    """The model in every format that is compared, largest first."""
    rises = parameters.perplexity_rise.value
    model = run.subject.model
    return tuple(
        Rung(weights(model, rows_of(name, knowledge), parameters), rises[name])
        for name in parameters.usual_formats.value
    )


def table(run: Run, rungs: tuple[Rung, ...], machine: Machine, split: Split) -> Iterator[Option]:
    """One row per format: size with the context asked for, verdict, longest context, loss of quality."""
    for rung in rungs:
        demand = run.demand(weights=rung.weights)
        values: dict[str, Argument] = {
            "need": gibibytes(demand.total_gib + machine.overheads_gib),
            "verdict": Term(id=f"verdict-{verdict(demand, machine, split)}"),
            "longest_context": run.context_cell(machine, split, rung.weights),
            "perplexity_rise": percent(rung.perplexity_rise, 2),
        }
        yield Option(name=rung.weights.format, kind="format", values=values)

"""What a model needs in all, exactly, or between bounds where its cache is not known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.computation import Quantity, Step, gibibytes, message, quantity, step
from rules.llm.cache import is_bounded
from rules.llm.inputs import Split
from rules.llm.parameters import LlmParameters
from rules.llm.placement import Demand, Verdict, holds, verdict
from rules.llm.room import Machine
from rules.llm.run import Run

Judgement = Verdict | Literal["unsure"]


@dataclass(frozen=True, slots=True)
class Need:
    """A run, what is certain of it, and the most that it can take; ``None`` where no bound is known."""

    run: Run
    certain: Demand
    most: Demand | None

    @property
    def is_exact(self) -> bool:
        """Whether the cache is known and not only bounded."""
        return self.certain is self.most

    def judged(self, machine: Machine, split: Split) -> Judgement:
        """Whether the cards hold it."""
        if self.is_exact:
            return verdict(self.certain, machine, split)
        if not holds(self.certain, machine.free_gib(), split):
            return "short"
        bounded = self.most is not None and verdict(self.most, machine, split) == "fits"
        return "fits" if bounded else "unsure"

    def band_gib(self, cards: int, parameters: LlmParameters) -> tuple[float, float | None]:
        """Lowest and highest total on some cards [GiB], engine included."""
        overhead = cards * parameters.overhead_gib.value
        if not self.is_exact:
            most = None if self.most is None else self.most.total_gib + overhead
            return self.certain.total_gib + overhead, most
        error = cards * parameters.error_gb.value * 1e9 / 2**30
        total = self.certain.total_gib + overhead
        return max(self.certain.total_gib, total - error), total + error


def need(run: Run) -> Need:
    """What a run needs."""
    demand = run.demand()
    limitation = run.subject.model.limitation
    if limitation is None:
        return Need(run, demand, demand)
    return Need(run, run.weights_only(), demand if is_bounded(run.subject.model) else None)


def total_step(need: Need, cards: int, parameters: LlmParameters) -> Step:
    """Weights, cache, state and engine together."""
    overhead = parameters.overhead_gib
    demand = need.certain
    operands: dict[str, Quantity] = {"weights": gibibytes(demand.weights_bytes / 2**30, 2)}
    if demand.cache_bytes:
        operands["cache"] = gibibytes(demand.cache_bytes / 2**30, 2)
    if demand.state_bytes:
        operands["state"] = gibibytes(demand.state_bytes / 2**30, 2)
    terms = [f"{{{name}}}" for name in operands]
    operands |= {"cards": quantity(cards, "1"), "overhead": overhead.quantity()}
    terms.append("{cards} × {overhead}" if cards > 1 else "{overhead}")
    total = demand.total_gib + cards * overhead.value
    label = message("llm-memory-step-total" if need.is_exact else "llm-memory-step-least")
    return step(label, " + ".join(terms), total, "GiB", overhead.reference, digits=1, **operands)


def per_card_step(need: Need, cards: int, parameters: LlmParameters) -> Step:
    """What each card holds when every layer is split over all cards."""
    demand, overhead = need.certain, parameters.overhead_gib
    cache = sum(size / min(cards, heads) for heads, size in demand.caches) / 2**30
    shared = (demand.weights_bytes + demand.state_bytes) / 2**30
    return step(
        message("llm-memory-step-per-card"),
        "{shared} / {cards} + {cache} + {overhead}",
        demand.per_card_gib(cards) + overhead.value,
        "GiB",
        overhead.reference,
        digits=1,
        shared=gibibytes(shared, 2),
        cards=quantity(cards, "1"),
        cache=gibibytes(cache, 2),
        overhead=overhead.quantity(),
    )

"""The cards that an answer offers: those that it ranks, best first, or builds a machine with."""

from __future__ import annotations

from collections.abc import Iterable

from rules.computation import Computation, Term

_RANKING = frozenset({"gpu_budget", "gpu_compare"})
_CARDS = Term(id="part-gpu")


def offered_cards(computations: Iterable[Computation]) -> tuple[str, ...]:
    """Catalog names, best first, several of a kind as "2 × …"; empty where no computation offers cards."""
    for computation in computations:
        if computation.rule in _RANKING and computation.options:
            return tuple(option.name for option in computation.options if isinstance(option.name, str))
        if computation.rule == "build" and "budget" in computation.inputs:
            return _built_with(computation)
    return ()


def _built_with(machine: Computation) -> tuple[str, ...]:
    parts = (option.values.get("part") for option in machine.options if option.name == _CARDS)
    return tuple(part for part in parts if isinstance(part, str))

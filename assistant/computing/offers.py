"""What an answer offers: cards ranked, built with or counted for a model; a model found for cards."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.understanding.frame import Frame
from rules.computation import Computation, Quantity, Term

_RANKING = frozenset({"gpu_budget", "gpu_compare"})
_CARDS = Term(id="part-gpu")
_ENOUGH_CARDS = "llm-memory-headline-short-cards"
_LARGEST_MODEL = frozenset({"llm-memory-headline-largest", "train-memory-headline-largest"})


def offered_cards(frame: Frame, computations: Iterable[Computation]) -> tuple[str, ...]:
    """Catalog names, best first, several of a kind as "2 × …"; empty where no computation offers cards.

    Args:
        frame: the question, for whether it asks how many of its card hold a model.
        computations: what was computed for it.
    """
    for computation in computations:
        if computation.rule in _RANKING and computation.options:
            return tuple(option.name for option in computation.options if isinstance(option.name, str))
        if computation.rule == "build" and "budget" in computation.inputs:
            return _built_with(computation)
        if computation.headline.id == _ENOUGH_CARDS and frame.get("cards_asked"):
            return _enough(frame, computation)
    return ()


def offered_model(computations: Iterable[Computation]) -> str:
    """Catalog name of the largest model that was found for cards; empty where none was looked for."""
    for computation in computations:
        model = computation.headline.arguments.get("model")
        if computation.headline.id in _LARGEST_MODEL and isinstance(model, str):
            return model
    return ""


def _enough(frame: Frame, computation: Computation) -> tuple[str, ...]:
    """The card asked about in the number that holds the model; nothing where the asker gave a number."""
    count = computation.headline.arguments["count"]
    names = [card.name for card in frame.cards if card.count is None]
    if len(names) != 1 or not isinstance(count, Quantity):
        return ()
    return (f"{count.value:g} × {names[0]}",)


def _built_with(machine: Computation) -> tuple[str, ...]:
    parts = (option.values.get("part") for option in machine.options if option.name == _CARDS)
    return tuple(part for part in parts if isinstance(part, str))

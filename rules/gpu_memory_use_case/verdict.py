"""The direct answer: what a use needs, or what a memory is good for."""

from __future__ import annotations

from collections.abc import Mapping

from rules.computation import Argument, Message, gigabytes, message
from rules.gpu_memory_use_case.at_hand import AtHand
from rules.gpu_memory_use_case.parameters import Need
from rules.gpu_memory_use_case.use import Use, term

_HEAD = "gpu-memory-use-case"


def headline(
    need: Need | None, wanted: Use | None, found: AtHand | None, needs: Mapping[str, Need]
) -> Message:
    """What a use needs, whether a memory suffices for it, or over all uses where none is named."""
    if need is None or wanted is None:
        return _over_all(found, needs)
    figures: dict[str, Argument] = {
        "use": wanted.term,
        "least": gigabytes(need.least_gb),
        "roomy": gigabytes(need.roomy_gb),
    }
    if found is None:
        return message(f"{_HEAD}-headline-need", **figures)
    verdict = "short" if found.memory_gb < need.least_gb else "enough"
    if found.memory_gb >= need.roomy_gb:
        verdict = "roomy"
    return message(f"{_HEAD}-headline-{verdict}", have=gigabytes(found.memory_gb), **figures)


def _over_all(found: AtHand | None, needs: Mapping[str, Need]) -> Message:
    """The range over all uses, or which of them a memory suits."""
    if found is None:
        least = [need.least_gb for need in needs.values()]
        roomy = gigabytes(max(need.roomy_gb for need in needs.values()))
        low, high = gigabytes(min(least)), gigabytes(max(least))
        return message(f"{_HEAD}-headline-any", low=low, high=high, roomy=roomy)
    suits = tuple(term(name) for name, need in needs.items() if found.memory_gb >= need.least_gb)
    figures: dict[str, Argument] = {"have": gigabytes(found.memory_gb)}
    if found.card is not None:
        figures["card"] = found.card
    head = f"{_HEAD}-headline-card" if found.card is not None else f"{_HEAD}-headline"
    if not suits:
        return message(f"{head}-suits-none", least=_smallest(needs), **figures)
    if len(suits) == len(needs):
        return message(f"{head}-suits-all", **figures)
    return message(f"{head}-suits", suits=suits, **figures)


def _smallest(needs: Mapping[str, Need]) -> Argument:
    return gigabytes(min(need.least_gb for need in needs.values()))

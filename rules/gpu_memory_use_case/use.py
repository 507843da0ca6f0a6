"""What a card is used for: the purpose, and its finer kind where a guide tells kinds apart."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rules.computation import Message, Term, message
from rules.errors import RuleInputError
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs

_KINDS: Mapping[str, tuple[str, str]] = {
    "state_of_the_art": ("research", "research_top"),
    "new_architectures": ("research", "research_new"),
    "other": ("research", "research_other"),
    "prototyping": ("company", "company_prototyping"),
    "training": ("company", "company_training"),
}
"""Kind → purpose and name of the use."""
_USUAL: Mapping[str, str] = {"research": "research_top", "company": "company_training"}
"""Purpose → use that is assumed when the kind is not said."""

_ADDS_UP = frozenset({"llm_inference"})
"""Uses for which the memory of several cards counts together, because a model is split over them."""


@dataclass(frozen=True, slots=True)
class Use:
    """A use by name, and what was assumed about it."""

    name: str
    notes: tuple[Message, ...] = ()

    @property
    def term(self) -> Term:
        """The use as each language calls it."""
        return term(self.name)

    @property
    def adds_up(self) -> bool:
        """Whether several cards count together."""
        return self.name in _ADDS_UP


def term(name: str) -> Term:
    """A use as each language calls it."""
    return Term(id=f"use-{name.replace('_', '-')}")


def use(inputs: GpuMemoryUseCaseInputs) -> Use | None:
    """The use asked about; ``None`` where none is.

    Raises:
        RuleInputError: a kind that belongs to another purpose.
    """
    if inputs.kind is not None:
        purpose, name = _KINDS[inputs.kind]
        if inputs.purpose not in (None, purpose):
            raise RuleInputError("kind", "error-use-kind", kind=inputs.kind, purpose=inputs.purpose or "")
        return Use(name)
    if inputs.purpose is None:
        return None
    assumed = _USUAL.get(inputs.purpose)
    if assumed is None:
        return Use(inputs.purpose)
    return Use(assumed, (message("gpu-memory-use-case-assume-kind", use=term(assumed)),))

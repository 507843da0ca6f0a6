"""Main memory that a message gives beside a model and cards named before it: "with 64 GB of RAM?"."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.frame import Frame

_OF_MODELS = frozenset({"llm_memory", "llm_speed"})
"""Rules that let main memory hold what the cards cannot."""
_MODELS = ("model", "parameters_b")


def as_offloaded(previous: Frame, now: Frame, merged: Frame) -> Frame:
    """The merged frame with the question before it, or whether the model fits where there was none.

    Args:
        previous: the frame before.
        now: the message read by itself.
        merged: both together.
    """
    is_given = "ram_gb" in now.slots and {"ram"}.issuperset(now.rules) and not now.cards
    has_model = any(name in previous.slots and name in merged.slots for name in _MODELS)
    is_run = has_model and bool(merged.cards) and _OF_MODELS.issuperset(previous.rules)
    return replace(merged, rules=previous.rules or ("llm_memory",)) if is_given and is_run else merged

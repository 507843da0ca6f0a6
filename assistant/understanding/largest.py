"""Which model is the largest, asked of the cards before: "what's the biggest model?"."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.features import features
from assistant.understanding.frame import Frame

_OF_A_MODEL = frozenset(
    """
    llm free:llm asked:llm amount:llm which:llm amount which question definition can run fit at_most more
    sized clause range
    """.split()  # noqa: SIM905
)
"""What a message may say that asks for a model, and nothing else."""
_OF_MEMORY = frozenset({"train_memory", "llm_memory", "gpu_memory_use_case"})
"""Rules that tell what the cards hold."""


def as_largest(previous: Frame, now: Frame, facts: Facts) -> Frame:
    """The message as a question for the largest model of the cards before, trained where they train.

    Args:
        previous: the frame before, which names cards and no model.
        now: the message read by itself.
        facts: what was found in it.
    """
    has_cards = bool(previous.cards) and not {"model", "parameters_b"} & previous.slots.keys()
    is_open = now.rules in ((), ("llm_memory",)) and not now.cards
    if not (is_open and has_cards) or _OF_MEMORY.isdisjoint(previous.rules):
        return now
    said = features(facts, None)
    if not (now.rules or "asked:llm" in said) or not said <= _OF_A_MODEL:
        return now
    rule = "train_memory" if "train_memory" in previous.rules else "llm_memory"
    return replace(now, rules=(rule,), wants_reason=False)

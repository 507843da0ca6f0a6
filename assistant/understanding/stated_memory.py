"""Card memory that a message states where cards were named before it: "Does a 70B model fit on 48 GB?"."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card, Frame
from assistant.understanding.leaning import Leaning
from rules.knowledge import Knowledge

_OF_MEMORY = frozenset({"llm_memory", "train_memory"})
"""Rules that card memory alone suffices for."""
_OF_MODELS = _OF_MEMORY | {"llm_speed"}
"""Rules that a model and a memory without another word go on with: "Llama 8B, 12 GB?"."""
_STATED = frozenset({"memory_gb", "card_memories_gb"})
_MODEL = frozenset({"model", "parameters_b"})
_SAME_GB = 0.5


def asks_of_memory(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> bool:
    """Whether a message asks of a model, or which one, on memory that it states, and needs nothing before it.

    Args:
        previous: the frame before; with a model in it, "does it fit on 48 GB?" is about that one.
        now: the message read by itself.
        lean: the ties of the message.
        facts: what was found in it.
    """
    ties = lean.opens or lean.points or lean.changes or lean.corrects or lean.adds
    has_model = not _MODEL.isdisjoint(now.slots)
    if ties or now.cards or _STATED.isdisjoint(now.slots):
        return False
    if not now.rules:
        return has_model and _OF_MODELS.isdisjoint(previous.rules)
    is_of_other = has_model or _MODEL.isdisjoint(previous.slots) or facts.reading.says("which", "best")
    return is_of_other and not _OF_MEMORY.isdisjoint(now.rules)


def without_other_memory(previous: Frame, now: Frame, rules: tuple[str, ...], knowledge: Knowledge) -> Frame:
    """The frame before without cards whose memory is not the one that a follow-up tells: "and on 48 GB?".

    A computer whose memory is the processor's as well is bought with the one that is told.
    """
    if now.cards or not previous.cards or _OF_MEMORY.isdisjoint(rules) or _STATED.isdisjoint(now.slots):
        return previous
    memory_gb = now.get("memory_gb")
    if memory_gb is not None and any(_has(card, memory_gb, knowledge) for card in previous.cards):
        return previous
    only = previous.cards[0].name if len(previous.cards) == 1 else None
    if memory_gb is not None and only is not None and knowledge.gpus.get(only).unified_memory:
        return replace(previous, cards=(replace(previous.cards[0], memory_gb=memory_gb),))
    return replace(previous, cards=(), offered=())


def _has(card: Card, memory_gb: float, knowledge: Knowledge) -> bool:
    """Whether a card, one of its variants, or the card as claimed, has that memory."""
    names = {name for name in (card.name, *card.variants) if name is not None}
    known = [knowledge.gpus.get(name).memory_gb for name in names]
    return any(abs(each - memory_gb) < _SAME_GB for each in (*known, card.memory_gb or 0.0))

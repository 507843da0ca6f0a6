"""What a few words without a question are meant for: settled where one reading is clear, else offered."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from assistant.computing.cards import claims_something
from assistant.conversation import Conversation
from assistant.library import Library
from assistant.picked import is_of_readings
from assistant.understanding.frame import Frame, Span

_CLEAR = 0.3
"""By so much the nearest reading must lead to be taken without asking [-]."""
_OFFERED = 2


def meant(frame: Frame, conversation: Conversation, library: Library) -> tuple[Frame, tuple[str, ...]]:
    """The frame with the rule that its few words are meant for, or the rules to choose from.

    Nearness to the example questions decides among the rules that its words speak for ("3090 power"); the
    embedding model is loaded for such questions only. Nothing is asked where the turn before asked already.

    Raises:
        EmbedderUnavailableError: the model cannot be loaded.
    """
    if frame.rules or not frame.states_figures or claims_something(frame):
        return frame, ()
    possible = [rule for rule in frame.readings if is_possible(rule, frame)]
    if len(possible) > 1:
        near = library.retriever.nearness(masked(frame), frame.language)
        possible = nearest(possible, near)
    may_ask = not conversation.asked and not is_of_readings(conversation.answer)
    if possible and (len(possible) == 1 or not may_ask):
        return replace(frame, rules=(possible[0],)), ()
    return frame, tuple(possible)


def nearest(rules: list[str], near: Mapping[str, float]) -> list[str]:
    """The rule that leads by far, or the two nearest ones.

    >>> nearest(["psu", "electricity", "ram"], {"psu": 0.5, "electricity": 0.4, "ram": 0.1})
    ['psu', 'electricity']
    >>> nearest(["psu", "electricity"], {"psu": 0.8, "electricity": 0.4})
    ['psu']
    """
    ranked = sorted(rules, key=lambda rule: -near[rule])
    is_clear = near[ranked[0]] - near[ranked[1]] >= _CLEAR
    return ranked[: 1 if is_clear else _OFFERED]


def masked(frame: Frame) -> str:
    """The question with its products by their kind, as the examples have them: which one it is says nothing
    of what is asked."""
    text = frame.question
    for span, kind in sorted(_products(frame), key=lambda item: -item[0].start):
        text = f"{text[: span.start]}{kind}{text[span.end :]}"
    return text


def is_possible(rule: str, frame: Frame) -> bool:
    """Whether the frame holds what a rule is about: two cards to compare, a model to load."""
    if rule == "gpu_compare":
        return len({card.name for card in frame.cards}) > 1
    if rule in ("llm_memory", "llm_speed", "train_memory"):
        return not {"model", "parameters_b"}.isdisjoint(frame.slots)
    return True


def _products(frame: Frame) -> Iterator[tuple[Span, str]]:
    for card in frame.cards:
        if card.span is not None:
            yield card.span, "GPU"
    for name, kind in (("cpu", "CPU"), ("model", "LLM")):
        slot = frame.slots.get(name)
        if slot is not None and slot.span is not None:
            yield slot.span, kind

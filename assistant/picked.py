"""What a message picks from what the answer before offered: an option of a question back, or a follow-up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.answer import Answer
from assistant.conversation import READING, Conversation
from assistant.understanding.frame import Frame


def is_of_readings(answer: Answer | None) -> bool:
    """Whether an answer asks which of several readings is meant."""
    asked = answer.clarification if answer is not None else None
    return asked is not None and asked.missing == (READING,)


def open_question(answer: Answer | None) -> tuple[str, ...]:
    """The options of the question back that an answer is; empty where it asks nothing."""
    asked = answer.clarification if answer is not None else None
    return asked.options if asked is not None else ()


def chosen_reading(question: str, conversation: Conversation) -> Frame | None:
    """The question before, read as its asker chose among the readings offered, if one was chosen."""
    last, before = conversation.answer, conversation.frame
    if last is None or before is None or last.clarification is None or not is_of_readings(last):
        return None
    text = question.strip()
    if text not in last.clarification.options:
        return None
    from assistant.understanding.example_questions import rule_of_reading

    rule = rule_of_reading(text, last.language)
    return _meant(before, text, rule) if rule else None


def _meant(before: Frame, text: str, rule: str) -> Frame:
    """The frame before with a rule; what it holds was said in another message."""
    cards = tuple(replace(card, span=None) for card in before.cards)
    slots = {name: replace(slot, span=None, origin="carried") for name, slot in before.slots.items()}
    return replace(before, question=text, rules=(rule,), cards=cards, slots=slots, is_follow_up=True)


def picked_text(frame: Frame, last: Answer | None) -> str | None:
    """The words that stand for the pick, to be understood in its place; ``None`` where nothing is picked.

    A bare digit picks only from the options of a question back; after an answer it is a number of cards.
    """
    if frame.pick is None or last is None:
        return None
    if last.clarification is not None:
        return _at(frame.pick.position, last.clarification.options)
    is_of_cards = bool(frame.offered) or "gpu_compare" in frame.rules
    return None if is_of_cards or not frame.pick.in_words else _at(frame.pick.position, last.follow_ups)


def _at(position: int, offered: Sequence[str]) -> str | None:
    if position == -1:
        return offered[-1] if offered else None
    return offered[position - 1] if 1 <= position <= len(offered) else None

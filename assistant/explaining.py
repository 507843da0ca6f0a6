"""How a question is understood and computed, as plain values: the command line shows it, programs read it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from assistant.answering.wording import Wording, wording
from assistant.assistant import Assistant
from assistant.computing import Outcome, compute
from assistant.conversation import Conversation
from assistant.problems import problem_text
from assistant.settings import Settings
from assistant.sources import OWN
from assistant.understanding.explanation import Explanation, explain
from assistant.understanding.frame import Frame, Money, Slot, Span
from assistant.understanding.slot_names import SLOTS
from rules.computation import Computation, Message

_ROLE = re.compile(r":\w+:`([^`]*)`")
"""A reference as the code's own documentation writes it."""
_CARDS = ("gpus", "cards")
_RUNNERS_UP = 3
"""So many rules that were not chosen are told [-]."""
_OWN_WORDS = "the question"
_CONVERSATION = "the conversation"
_OWN_PRICES = "your own prices"
_NOTES: Mapping[str, str] = {
    "machine-assume-same-cpu": _CONVERSATION,
    "machine-assume-cpu-family": "the catalog of processors",
    "money-assume-sign": "what is usual in the language",
    "card-assume-variant": "the catalog of graphics cards",
    "card-claimed-power": "the question, against the catalog of graphics cards",
    "model-assume-variant": "the catalog of language models",
    "build-assume-cpu": "the catalog of processors",
}
"""Assumption → where it comes from; the others come from the parameters of their rule."""


def explained(
    settings: Settings, question: str, before: Conversation | None, language: str | None
) -> dict[str, Any]:
    """Everything on the way of a question up to its answer.

    Args:
        before: the conversation that the question goes on with.
        language: answer language; by default that of the question.

    Raises:
        QuestionError: the question is empty or too long.
    """
    assistant = Assistant(settings)
    conversation = before or Conversation("")
    frame = assistant.dialogue.understood(question, conversation, language)
    spoken = conversation.frame.language if conversation.frame else None
    told = explain(frame.question, frame, spoken, assistant.knowledge)
    outcome = compute(frame, assistant.knowledge) if frame.act == "ask" else Outcome()
    return {**_understanding(frame, told), **_computing(frame, outcome, wording(frame.language))}


def _understanding(frame: Frame, told: Explanation) -> dict[str, Any]:
    return {
        "question": frame.question,
        "text": told.text,
        "language": {
            "read_in": told.language,
            "why": told.why,
            "words": list(told.words),
            "foreign": frame.foreign,
            "answer": frame.language,
        },
        "act": frame.act,
        "is_follow_up": frame.is_follow_up,
        "wants_reason": frame.wants_reason,
        "era": frame.era,
        "confidence": frame.confidence,
        "rules": list(frame.rules),
        "readings": list(frame.readings),
        "threshold": told.threshold,
        "evidence": list(_evidence(frame, told)),
        "cards": list(_cards(frame)),
        "slots": [_slot(name, slot, frame) for name, slot in frame.slots.items()],
        "heard": [
            _place(each.text, "", "said", each.span, frame, ", ".join(each.meanings)) for each in told.heard
        ],
    }


def _evidence(frame: Frame, told: Explanation) -> Iterator[dict[str, Any]]:
    """The rules chosen and the runners-up, each with the lines of the evidence table that hold."""
    others = [each for each in told.rules if each.rule not in frame.rules][:_RUNNERS_UP]
    for each in (*(each for each in told.rules if each.rule in frame.rules), *others):
        lines = [{"terms": terms, "weight": weight} for terms, weight in each.lines]
        yield {"rule": each.rule, "score": round(each.score, 2), "lines": lines}


def _cards(frame: Frame) -> Iterator[dict[str, Any]]:
    for card in frame.cards:
        count = "" if card.count is None else f"{card.count} × "
        origin = "said" if card.span else "carried"
        near = f"unknown; near: {', '.join(card.nearest)}" if card.name is None else ""
        of_several = f"one of {', '.join(card.variants)}" if card.variants else ""
        value = f"{count}{card.name or card.asked}"
        yield _place("card", value, origin, card.span, frame, near or of_several)


def _slot(name: str, slot: Slot, frame: Frame) -> dict[str, Any]:
    value = _written(slot.value)
    if slot.low is not None:
        value = f"{slot.low:g} – {value}"
    note = f"; could also be {_written(slot.alternative)}" if slot.alternative is not None else ""
    meaning = _ROLE.sub(r"\1", SLOTS[name])
    return _place(name, value, slot.origin, slot.span, frame, meaning + note)


def _place(
    name: str, value: str, origin: str, span: Span | None, frame: Frame, meaning: str
) -> dict[str, Any]:
    said = frame.question[span.start : span.end] if span else None
    start, end = (span.start, span.end) if span else (None, None)
    return {
        "name": name,
        "value": value,
        "origin": origin,
        "said": said,
        "start": start,
        "end": end,
        "meaning": meaning,
    }


def _written(value: Any) -> str:
    if isinstance(value, Money):
        return f"{value.amount:g} {value.currency}"
    if isinstance(value, tuple):
        return ", ".join(_written(each) for each in value)
    return f"{value:g}" if isinstance(value, float) else str(value)


def _computing(frame: Frame, outcome: Outcome, words: Wording) -> dict[str, Any]:
    return {
        "computed": [_computed(each, frame, words) for each in outcome.computations],
        "refused": [problem_text(each, words) for each in outcome.refusals],
        "missing": [each.slot for each in outcome.missing],
    }


def _computed(result: Computation, frame: Frame, words: Wording) -> dict[str, Any]:
    return {
        "rule": result.rule,
        "headline": words.message(result.headline),
        "inputs": [
            {"name": name, "value": value, "origin": _origin(name, frame, result.rule)}
            for name, value in result.inputs.items()
        ],
        "assumptions": [
            {"text": words.message(note), "id": note.id, "origin": _origin_of_note(note, result)}
            for note in result.assumptions
        ],
        "references": list(result.references),
    }


def _origin(name: str, frame: Frame, rule: str) -> str:
    """Where an input comes from: said, carried over, kept as the processor spoken of, or a default."""
    if name in _CARDS and frame.cards:
        return _OWN_WORDS if any(card.span for card in frame.cards) else _CONVERSATION
    slot = frame.slots.get(name) or frame.processor.get(name)
    if slot is not None:
        return _OWN_WORDS if slot.origin == "said" and name in frame.slots else _CONVERSATION
    return f"the defaults of the rule {rule}"


def _origin_of_note(note: Message, result: Computation) -> str:
    if "price" in note.id or "money" in note.id:
        shipped = _NOTES.get(note.id, "the price table")
        return _OWN_PRICES if OWN.id in result.references else shipped
    return _NOTES.get(note.id, f"the parameters of the rule {result.rule}")

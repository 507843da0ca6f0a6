"""How a model reads a question that was not understood: checked by our own, shown, never answered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.answer import ProposedReading
from assistant.computing import compute
from assistant.events import Dropped
from assistant.understanding.errors import QuestionError
from assistant.understanding.frame import Frame
from assistant.understanding.slot_names import SLOTS
from assistant.understanding.understand import understand
from assistant.writer import prompts
from assistant.writer.endpoint import Endpoint
from assistant.writer.facts.facts import Facts, facts
from assistant.writer.facts.quantity import same
from assistant.writer.faults import Fault
from assistant.writer.hygiene import unclean
from assistant.writer.replies import reply_object, rows_of
from assistant.writer.request import Request
from assistant.writer.statements import gives_orders
from rules import registry
from rules.knowledge import Knowledge


def request_for(question: str, language: str, most_tokens: int) -> Request:
    """What is asked of the model."""
    return Request(prompts.read(question, language), most_tokens, schema=prompts.reading_schema())


def proposed(
    question: str, language: str, endpoint: Endpoint, request: Request, end_s: float, knowledge: Knowledge
) -> ProposedReading | Dropped | None:
    """The model's reading, why it is not shown, or ``None`` where the model sees none either.

    Raises:
        EndpointError: no reply, or none that can be read.
    """
    reply = reply_object(endpoint.whole(request, end_s))
    restated = " ".join(str(reply.get("question") or "").split())
    if not restated:
        return None
    reading = ProposedReading(question=restated, rule=str(reply.get("rule")), facts=_facts(reply))
    fault = reading_fault(reading, question, language, knowledge)
    return reading if fault is None else Dropped(restated, fault.reason, fault.detail)


def reading_fault(
    reading: ProposedReading, question: str, language: str, knowledge: Knowledge
) -> Fault | None:
    """Why a reading is not shown: it invents a fact, or our own reading of its words is another one."""
    cause = unclean(reading.question, language)
    if cause is not None or gives_orders(reading.question):
        return Fault(cause or "orders")
    if reading.rule not in registry.names():
        return Fault("rule", reading.rule)
    return (
        _unsaid(reading.facts, question)
        or _added(
            facts(reading.question, language, knowledge), facts(question, language, knowledge), question
        )
        or _read_otherwise(reading, language, knowledge)
    )


def _facts(reply: Mapping[str, Any]) -> dict[str, str]:
    return {str(row.get("name")): str(row.get("said") or "") for row in rows_of(dict(reply), "facts")}


def _unsaid(said: Mapping[str, str], question: str) -> Fault | None:
    """A fact that is none of a frame's, or whose words the question does not hold; at least one is needed."""
    words = _plain(question)
    for name, text in said.items():
        if (name != "card" and name not in SLOTS) or not text.strip() or _plain(text) not in words:
            return Fault("fact", name)
    return None if said else Fault("fact", "none")


def _added(restated: Facts, asked: Facts, question: str) -> Fault | None:
    """A number, product or date of the restated question that the asker did not give."""
    if restated.unread or restated.markers:
        return Fault("unread", ", ".join(restated.unread))
    for quantity in restated.quantities:
        if not any(same(quantity, other) for other in asked.quantities):
            return Fault("number", f"{float(quantity.value):g} {quantity.kind}")
    for name in restated.names:
        if not any(name.readings & other.readings for other in asked.names):
            return Fault("name", ", ".join(sorted(name.readings)[:2]))
    if any(date not in asked.dates for date in restated.dates):
        return Fault("date")
    words = frozenset(_plain(question).split())
    unknown = {word for word in restated.words if word not in asked.words and word not in words}
    return Fault("word", ", ".join(sorted(unknown))) if unknown - _FIELD else None


_FIELD = frozenset(("gpu", "gpus", "cpu", "cpus", "ram", "vram", "psu", "pcie", "llm", "ssd", "kv", "nvlink"))


def _read_otherwise(reading: ProposedReading, language: str, knowledge: Knowledge) -> Fault | None:
    """Whether our own understanding finds that rule in the words, from no fact beside those named."""
    try:
        frame = understand(reading.question, language=language, knowledge=knowledge)
    except QuestionError:
        return Fault("fact", "question")
    if frame.act != "ask" or reading.rule not in frame.rules:
        return Fault("rule", ", ".join(frame.rules))
    unnamed = _said_slots(frame) - set(reading.facts)
    if unnamed:
        return Fault("fact", ", ".join(sorted(unnamed)))
    outcome = compute(frame, knowledge)
    return None if outcome.computations or outcome.missing else Fault("rule", "refused")


def _said_slots(frame: Frame) -> set[str]:
    """Names of what a frame was told, cards as one."""
    slots = {name for name, slot in frame.slots.items() if slot.origin == "said"}
    return slots | ({"card"} if frame.cards else set())


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())

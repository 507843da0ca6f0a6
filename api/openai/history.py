"""A conversation from a list of messages: the questions before lead to the state that the last one meets.

The state after a list of questions is stored under a name made from that list, so that the next request,
which repeats the list, finds it; where it does not, the last questions before are gone through again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

from api.caller import Caller
from assistant.assistant import Assistant
from assistant.understanding.errors import QuestionError

MOST_REPLAYED = 8


def prepared(assistant: Assistant, questions: list[str], language: str | None, caller: Caller) -> str:
    """The id of a conversation in which all questions but the last have been asked."""
    names = [caller.inside(f"messages-{name}") for name in _names(questions, language or "")]
    before = len(questions) - 1
    oldest = max(0, before - MOST_REPLAYED)
    known = next((n for n in range(before, oldest - 1, -1) if _has_state(assistant, names[n])), None)
    state = None if known is None else names[known]
    for position in range(oldest if known is None else known, before):
        _fork(assistant, state, names[position + 1])
        state = names[position + 1]
        _ask_again(assistant, questions[position], state, language)
    _fork(assistant, state, names[-1])
    return caller.outside(names[-1])


def _has_state(assistant: Assistant, conversation_id: str) -> bool:
    return assistant.conversations.load(conversation_id).answer is not None


def _ask_again(assistant: Assistant, question: str, conversation_id: str, language: str | None) -> None:
    """Ask a question of before; one that could not be read then changes nothing now."""
    try:
        assistant.ask(question, conversation_id, language)
    except QuestionError:
        return


def _fork(assistant: Assistant, start: str | None, name: str) -> None:
    """Begin a conversation where another one stands, or from nothing."""
    store = assistant.conversations
    store.save(replace(store.load(start), id=name))


def _names(questions: list[str], language: str) -> Iterator[str]:
    """A name for the state before any question, and one for that after each."""
    name = sha256(language.encode()).hexdigest()
    yield name
    for question in questions:
        name = sha256(f"{name} {question}".encode("utf-8", "replace")).hexdigest()
        yield name

"""A conversation from a list of messages: the questions before lead to the state that the last one meets.

The state after a list of questions is stored under a name made from that list, so that the next request,
which repeats the list, finds it; where it does not, the last questions before are gone through again.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256

from api.caller import Caller
from assistant.assistant import Assistant
from assistant.understanding.errors import QuestionError

MOST_REPLAYED = 8


@dataclass(frozen=True, slots=True)
class Replay:
    """How the questions of a list were asked.

    Args:
        language: answer language; by default that of each question.
        collection: the only one to quote from; by default everything.
    """

    assistant: Assistant
    caller: Caller
    language: str | None = None
    collection: str | None = None

    def has_state(self, conversation_id: str) -> bool:
        """Whether a conversation is known."""
        return self.assistant.conversations.load(conversation_id).answer is not None

    def ask(self, question: str, conversation_id: str) -> None:
        """Ask a question of before; one that could not be read then changes nothing now."""
        try:
            self.assistant.ask(question, conversation_id, self.language, collection=self.collection)
        except QuestionError:
            return

    def fork(self, start: str | None, name: str) -> None:
        """Begin a conversation where another one stands, or from nothing."""
        store = self.assistant.conversations
        store.save(replace(store.load(start), id=name))

    def names(self, questions: list[str]) -> Iterator[str]:
        """A name for the state before any question, and one for that after each."""
        way = self.language or ""
        name = sha256((way if self.collection is None else f"{way} {self.collection}").encode()).hexdigest()
        yield name
        for question in questions:
            name = sha256(f"{name} {question}".encode("utf-8", "replace")).hexdigest()
            yield name


def prepared(replay: Replay, questions: list[str]) -> str:
    """The id of a conversation in which all questions but the last have been asked."""
    caller = replay.caller
    names = [caller.inside(f"messages-{name}") for name in replay.names(questions)]
    before = len(questions) - 1
    oldest = max(0, before - MOST_REPLAYED)
    known = next((n for n in range(before, oldest - 1, -1) if replay.has_state(names[n])), None)
    state = None if known is None else names[known]
    for position in range(oldest if known is None else known, before):
        replay.fork(state, names[position + 1])
        state = names[position + 1]
        replay.ask(questions[position], state)
    replay.fork(state, names[-1])
    return caller.outside(names[-1])

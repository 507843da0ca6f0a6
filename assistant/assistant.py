"""The whole way from a question to an answer: understand, compute, retrieve, compose."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from assistant.answer import Answer
from assistant.answering.compose import render, with_languages
from assistant.conversation import Conversations, MemoryConversations, Turn, new_id
from assistant.dialogue import FALLBACK_LANGUAGE, Dialogue, noted
from assistant.events import Composed, Done, Event, completed
from assistant.library import Library
from assistant.own import KnowledgeOfToday
from assistant.retrieval.threads import CROWD
from assistant.settings import Settings
from assistant.stopwatch import Stopwatch
from assistant.understanding.hearing import spoken_language
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.writer.writer import Writer

WARMING = (
    "How big a power supply for two RTX 3090?",
    "两张 RTX 3090 要多大的电源？",
    "İki RTX 3090 için ne kadar güç kaynağı gerekir?",
)
"""A question in each language of its own words; one in another language loads what it needs by itself."""


class Assistant:
    """Answers questions; one instance serves a whole process, from any number of threads.

    Args:
        settings: where state lives, which embedder answers.
        conversations: memory between turns, by default of this process only.
        today: the day for parameters and prices.
    """

    def __init__(
        self,
        settings: Settings,
        conversations: Conversations | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.settings = settings
        self.library = Library(settings)
        self.conversations = conversations or MemoryConversations()
        self.writer = _writer(settings)
        self._knowledge = KnowledgeOfToday(settings, today)
        self.dialogue = Dialogue(settings, self.library, self._knowledge)

    @property
    def knowledge(self) -> Knowledge:
        """Parameters and catalogs as of today, with the user's own data as it is now."""
        return self._knowledge()

    def warm(self) -> None:
        """Load index, embedder, catalogs and the words of languages now, so that no asker waits for them."""
        for question in WARMING:
            understand(question, knowledge=self.knowledge)
        self.library.search("power supply", FALLBACK_LANGUAGE)

    def ask(
        self,
        question: str,
        conversation_id: str | None = None,
        language: str | None = None,
        locale: str | None = None,
        collection: str | None = None,
    ) -> Answer:
        """One turn: a question in, an answer out, the conversation remembered.

        Args:
            question: as typed, in any supported language.
            conversation_id: of an earlier answer, for a follow-up.
            language: answer language; by default that of the question.
            locale: the asker's language, where neither the question nor the conversation tells one.
            collection: the only one to quote from; by default everything.

        Raises:
            QuestionError: the question is empty or too long.
            CollectionError: there is no collection of that name.
        """
        return completed(self.stream(question, conversation_id, language, locale, collection))

    def stream(
        self,
        question: str,
        conversation_id: str | None = None,
        language: str | None = None,
        locale: str | None = None,
        collection: str | None = None,
        answer_id: str | None = None,
    ) -> Generator[Event, None, Answer]:
        """The same turn, step by step; closing the generator early stops the work and remembers nothing.

        Args:
            answer_id: of the answer, by default a new one.
        """
        answer_id = answer_id or new_id()
        with CROWD.joined():
            return (yield from self._turn(question, conversation_id, language, locale, collection, answer_id))

    def _turn(
        self,
        question: str,
        conversation_id: str | None,
        language: str | None,
        locale: str | None,
        collection: str | None,
        answer_id: str,
    ) -> Generator[Event, None, Answer]:
        clock = Stopwatch()
        question = question.encode("utf-8", "replace").decode("utf-8")
        conversation = replace(self.conversations.load(conversation_id), collection=collection)
        with clock("understand"):
            frame = self.dialogue.understood(question, conversation, language, locale)
        understood, frame, draft = yield from noted(self.dialogue.reply(frame, conversation, clock))
        with clock("compose"):
            draft = with_languages(draft, frame.language) if frame.foreign else draft
            answer = render(draft, answer_id, conversation.id, frame.language)
        yield Composed(answer)
        if self.writer is not None and frame.act == "ask":
            with clock("write"):
                wording = yield from self.writer.write(answer, question, self.knowledge, clock.seconds)
            answer = answer.model_copy(update={"wording": wording})
        answer = answer.model_copy(update={"timings_ms": clock.milliseconds()})
        self.conversations.save(conversation.after(frame, answer), Turn(question, answer, frame=understood))
        yield Done(answer)
        return answer

    def language_of(self, question: str) -> str:
        """The language that a question is answered in.

        Raises:
            QuestionError: the question is empty or too long.
        """
        return spoken_language(question, self.knowledge)


def _writer(settings: Settings) -> Writer | None:
    """The optional language model; nothing of it is loaded where none is set up."""
    if settings.llm_url is None:
        return None
    from assistant.writer.writer import Writer

    return Writer.from_settings(settings)

"""The whole way from a question to an answer: understand, compute, retrieve, compose."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from assistant.answer import Answer
from assistant.answering.compose import Draft, compose, courtesy, localised, render, shortened, warned
from assistant.answering.wording import locales
from assistant.computing import Outcome, compute
from assistant.computing.processor import before_choice
from assistant.conversation import Conversation, Conversations, MemoryConversations, Turn, new_id
from assistant.events import Cited, Composed, Computed, Done, Event, Understood, completed
from assistant.library import Library
from assistant.own import own_knowledge
from assistant.settings import Settings
from assistant.stopwatch import Stopwatch
from assistant.understanding.frame import Frame
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.answering.citing import Evidence
    from assistant.writer.writer import Writer

FALLBACK_LANGUAGE = "en"
CITATIONS = 4
WARMING = (
    "How big a power supply for two RTX 3090?",
    "两张 RTX 3090 要多大的电源？",
    "İki RTX 3090 için ne kadar güç kaynağı gerekir?",
)
"""A question in each language of its own words; one in another language loads what it needs by itself."""
Reply = Generator[Event, None, tuple[Frame, Draft]]


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
        self._today = today
        self._knowledge: Knowledge | None = None

    @property
    def knowledge(self) -> Knowledge:
        """Parameters and catalogs as of today; made anew when the day changes."""
        today = self._today()
        if self._knowledge is None or self._knowledge.as_of != today:
            self._knowledge = own_knowledge(self.settings, today)
        return self._knowledge

    def warm(self) -> None:
        """Load index, embedder, catalogs and the words of languages now, so that no asker waits for them."""
        for question in WARMING:
            self.language_of(question)
        self.library.search("power supply", FALLBACK_LANGUAGE)

    def ask(
        self,
        question: str,
        conversation_id: str | None = None,
        language: str | None = None,
        locale: str | None = None,
    ) -> Answer:
        """One turn: a question in, an answer out, the conversation remembered.

        Args:
            question: as typed, in any supported language.
            conversation_id: of an earlier answer, for a follow-up.
            language: answer language; by default that of the question.
            locale: the asker's language, where neither the question nor the conversation tells one.

        Raises:
            QuestionError: the question is empty or too long.
        """
        return completed(self.stream(question, conversation_id, language, locale))

    def stream(
        self,
        question: str,
        conversation_id: str | None = None,
        language: str | None = None,
        locale: str | None = None,
    ) -> Generator[Event, None, Answer]:
        """The same turn, step by step; closing the generator early stops the work and remembers nothing."""
        clock = Stopwatch()
        question = question.encode("utf-8", "replace").decode("utf-8")
        conversation = self.conversations.load(conversation_id)
        with clock("understand"):
            frame = self._understand(question, conversation, language, locale)
        frame, draft = yield from self._reply(frame, conversation, clock)
        with clock("compose"):
            answer = render(draft, new_id(), conversation.id, frame.language)
        yield Composed(answer)
        if self.writer is not None and frame.act == "ask":
            with clock("write"):
                wording = yield from self.writer.write(answer, question, self.knowledge, clock.seconds)
            answer = answer.model_copy(update={"wording": wording})
        answer = answer.model_copy(update={"timings_ms": clock.milliseconds()})
        self.conversations.save(conversation.after(frame, answer), Turn(question, answer))
        yield Done(answer)
        return answer

    def language_of(self, question: str) -> str:
        """The language that a question is answered in.

        Raises:
            QuestionError: the question is empty or too long.
        """
        return understand(question, knowledge=self.knowledge).language

    def _understand(
        self, question: str, conversation: Conversation, language: str | None, locale: str | None = None
    ) -> Frame:
        frame = understand(
            question,
            previous=conversation.frame,
            language=language or self.settings.language,
            locale=locale,
            knowledge=self.knowledge,
        )
        return frame if frame.language in locales() else replace(frame, language=FALLBACK_LANGUAGE)

    def _reply(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        if frame.act == "ask":
            return (yield from self._answer(frame, conversation, clock))
        if frame.act in ("accept", "set_language", "repeat_shorter", "show_steps", "show_sources"):
            return (yield from self._again(frame, conversation, clock))
        yield Understood(conversation.id, frame)
        forgotten = Frame(frame.question, frame.language) if frame.act == "start_over" else conversation.frame
        kept = replace(forgotten, language=frame.language) if forgotten else frame
        return kept, courtesy(f"smalltalk-{frame.act.replace('_', '-')}", frame.language)

    def _again(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """A turn that goes back to the answer before it: accept an offer, shorter, in another language."""
        before, last = conversation.frame, conversation.answer
        if before is None or last is None or before.act != "ask":
            yield Understood(conversation.id, frame)
            return frame, courtesy("smalltalk-nothing-before", frame.language)
        if frame.act == "accept" and last.follow_ups:
            offered = self._understand(last.follow_ups[0], conversation, frame.language)
            return (yield from self._reply(offered, replace(conversation, answer=None), clock))
        same = replace(before_choice(before), language=frame.language)
        same, draft = yield from self._answer(same, conversation, clock)
        return same, shortened(draft) if frame.act == "repeat_shorter" else draft

    def _answer(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """The answer, and the frame with the processor that it settled on."""
        yield Understood(conversation.id, frame)
        with clock("compute"):
            outcome = compute(frame, self.knowledge)
        with clock("retrieve"):
            found = self._found(frame, outcome, conversation)
        if found and not frame.states_facts and not frame.era and _is_about_something_else(found[0], outcome):
            outcome = Outcome()
        if found and frame.era and not (outcome.computations or outcome.refusals):
            outcome = Outcome()
        computations = localised(outcome, frame.language)
        yield Computed(computations)
        with clock("retrieve"):
            supporting = self.library.supporting(outcome.computations, frame.language)
            citations = self.library.citations([*found, *supporting][:CITATIONS])
        yield Cited(citations)
        leading = max(1, sum(item.leads for item in found))
        may_ask = not conversation.asked
        settled = replace(frame, processor=outcome.processor or frame.processor)
        draft = compose(outcome, computations, citations, frame.language, may_ask=may_ask, leading=leading)
        return settled, warned(draft, self.library.fault, frame.language)

    def _found(self, frame: Frame, outcome: Outcome, conversation: Conversation) -> list[Evidence]:
        """Passages found by a search, where the question asks for more than a rule was given facts for."""
        decided = outcome.computations or outcome.refusals or outcome.missing
        if decided and frame.states_figures and not (frame.wants_reason or frame.era):
            return []
        from assistant.answering.old_cards import is_on_buying, old_card

        found = self.library.search(_query(frame, conversation), frame.language)
        card = old_card(frame, self.knowledge)
        then_and_now = self.library.advice_on(card, frame.language) if card and is_on_buying(found) else []
        return then_and_now or found


def _writer(settings: Settings) -> Writer | None:
    """The optional language model; nothing of it is loaded where none is set up."""
    if settings.llm_url is None:
        return None
    from assistant.writer.writer import Writer

    return Writer.from_settings(settings)


def _is_about_something_else(best: Evidence, outcome: Outcome) -> bool:
    """Whether the best passage is of a guide that no computed rule rests on.

    A question without any fact that still names a rule's subject ("which splitters are safe?") is often about
    something else in the same field; then the passage answers it, not the rule with its assumptions.
    """
    is_guide = best.document.collection == "guides"
    rests_on = {name.split("#")[0] for computation in outcome.computations for name in computation.sections}
    return bool(outcome.computations) and is_guide and best.document.work_id not in rests_on


def _query(frame: Frame, conversation: Conversation) -> str:
    """A follow-up is searched together with the question that it follows."""
    if frame.is_follow_up and conversation.frame is not None:
        return f"{conversation.frame.question} {frame.question}"
    return frame.question

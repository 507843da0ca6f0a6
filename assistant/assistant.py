"""The whole way from a question to an answer: understand, compute, retrieve, compose."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING

from assistant.answer import Answer
from assistant.answering.compose import (
    Draft,
    choosing,
    compose,
    courtesy,
    localised,
    render,
    warned,
    with_languages,
)
from assistant.answering.explaining import explained, shortened, sourced, with_assumption
from assistant.answering.wording import locales
from assistant.computing import compute
from assistant.computing.cards import without_claims
from assistant.computing.offers import offered_cards
from assistant.computing.processor import before_choice
from assistant.conversation import Conversation, Conversations, MemoryConversations, Turn, new_id
from assistant.events import Cited, Composed, Computed, Done, Event, Understood, completed
from assistant.finding import find, settled_outcome
from assistant.library import Library
from assistant.own import own_knowledge
from assistant.picked import chosen_reading, open_question, picked_text
from assistant.readings import meant
from assistant.settings import Settings
from assistant.stopwatch import Stopwatch
from assistant.understanding.frame import Frame
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

if TYPE_CHECKING:
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
    ) -> Generator[Event, None, Answer]:
        """The same turn, step by step; closing the generator early stops the work and remembers nothing."""
        clock = Stopwatch()
        question = question.encode("utf-8", "replace").decode("utf-8")
        conversation = replace(self.conversations.load(conversation_id), collection=collection)
        with clock("understand"):
            frame = self.understood(question, conversation, language, locale)
        frame, draft = yield from self._reply(frame, conversation, clock)
        with clock("compose"):
            draft = with_languages(draft, frame.language) if frame.foreign else draft
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

    def understood(
        self, question: str, conversation: Conversation, language: str | None, locale: str | None = None
    ) -> Frame:
        """What a question means in its conversation; a pick among what was offered in the words offered.

        Raises:
            QuestionError: the question is empty or too long.
        """
        chosen = chosen_reading(question, conversation)
        if chosen is not None:
            return chosen
        frame = understand(
            question,
            previous=conversation.frame,
            language=language or self.settings.language,
            locale=locale,
            knowledge=self.knowledge,
        )
        picked = picked_text(frame, conversation.answer)
        if picked is not None and picked != question:
            return self.understood(picked, conversation, language or frame.language)
        return frame if frame.language in locales() else replace(frame, language=FALLBACK_LANGUAGE)

    def _reply(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        if frame.needs_before:
            yield Understood(conversation.id, frame)
            return frame, courtesy("nothing_before", frame.language)
        if frame.act == "ask":
            frame, draft = yield from self._answer(frame, conversation, clock)
            return frame, explained(draft, frame.language) if frame.is_bare_reason else draft
        if frame.act == "unsure" and open_question(conversation.answer):
            return (yield from self._assumed(frame, conversation, clock))
        if frame.act in ("accept", "set_language", "repeat_shorter", "show_steps", "show_sources"):
            return (yield from self._again(frame, conversation, clock))
        yield Understood(conversation.id, frame)
        kept = frame if frame.act == "start_over" else conversation.frame
        return replace(kept or frame, language=frame.language), courtesy(frame.act, frame.language)

    def _assumed(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """A question back that the asker cannot answer: the first option is taken, and that is said."""
        option = open_question(conversation.answer)[0]
        taken = self.understood(option, conversation, frame.language)
        taken, draft = yield from self._answer(taken, replace(conversation, answer=None), clock)
        return taken, with_assumption(draft, option, taken.language)

    def _again(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """A turn that goes back to the answer before it: accept an offer, shorter, in another language."""
        before, last = conversation.frame, conversation.answer
        if before is None or last is None or before.act != "ask":
            yield Understood(conversation.id, frame)
            return frame, courtesy("nothing_before", frame.language)
        if frame.act == "accept" and last.follow_ups:
            offered = self.understood(last.follow_ups[0], conversation, frame.language)
            return (yield from self._reply(offered, replace(conversation, answer=None), clock))
        same = replace(before_choice(before), language=frame.language, foreign=None)
        same, draft = yield from self._answer(same, replace(conversation, answer=None), clock)
        if frame.act == "show_sources":
            references = [each for computation in draft.computations for each in computation.references]
            return same, sourced(draft, self.library.source_cards(references), same.language)
        if frame.act == "repeat_shorter":
            return same, shortened(draft)
        is_reason = frame.act == "set_language" and same.is_bare_reason
        return same, explained(draft, same.language) if is_reason else draft

    def _answer(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """The answer, and the frame with the processor and the cards that it settled on."""
        with clock("retrieve"):
            library = self.library.within(conversation.collection)
            frame, choices = meant(frame, conversation, library)
        yield Understood(conversation.id, frame)
        if choices:
            return frame, choosing(choices, frame.language)
        with clock("compute"):
            outcome = compute(frame, self.knowledge)
        with clock("retrieve"):
            found = find(frame, outcome, conversation, library, self.knowledge)
        outcome = settled_outcome(frame, outcome, found)
        computations = localised(outcome, frame.language)
        yield Computed(computations)
        with clock("retrieve"):
            supporting = library.supporting(outcome.computations, frame.language)
            citations = self.library.citations([*found, *supporting][:CITATIONS])
        yield Cited(citations)
        leading = max(1, sum(item.leads for item in found))
        may_ask = not conversation.asked
        settled = replace(
            without_claims(frame) if outcome.refusals and not outcome.computations else frame,
            processor=outcome.processor or frame.processor,
            offered=frame.offered or offered_cards(outcome.computations),
        )
        draft = compose(outcome, computations, citations, frame.language, may_ask=may_ask, leading=leading)
        return settled, warned(draft, self.library.fault, frame.language)


def _writer(settings: Settings) -> Writer | None:
    """The optional language model; nothing of it is loaded where none is set up."""
    if settings.llm_url is None:
        return None
    from assistant.writer.writer import Writer

    return Writer.from_settings(settings)

"""The turns of a conversation: a question, a pick, a "why?", a wish about form; and what to say to each."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.answering.citing import headers
from assistant.answering.compose import Draft, choosing, compose, courtesy, localised, unknown_time, warned
from assistant.answering.explaining import explained, shortened, sourced, with_assumption
from assistant.answering.price_sources import with_price_sources
from assistant.answering.wording import locales
from assistant.computing import Outcome, compute
from assistant.computing.cards import without_claims
from assistant.computing.offers import offered_cards, offered_model
from assistant.computing.processor import before_choice
from assistant.conversation import Conversation
from assistant.events import Cited, Computed, Event, Understood
from assistant.finding import find, is_settled, own_rows, settled_outcome
from assistant.library import Library
from assistant.own_names import own_names, with_unfound, without_general
from assistant.picked import chosen_reading, open_question, picked_text
from assistant.readings import meant
from assistant.settings import Settings
from assistant.stopwatch import Stopwatch
from assistant.understanding.frame import TIME_TO_TRAIN, Frame
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.answering.citing import Evidence
    from assistant.retrieval.naming import Named

FALLBACK_LANGUAGE = "en"
CITATIONS = 4
Reply = Generator[Event, None, tuple[Frame, Draft]]


class Dialogue:
    """Says what a message means in its conversation, and what to answer.

    Args:
        settings: the answer language, where one is set.
        library: guides and documents.
        knowledge: parameters and catalogs as of today.
    """

    def __init__(self, settings: Settings, library: Library, knowledge: Callable[[], Knowledge]) -> None:
        self._settings = settings
        self._library = library
        self._knowledge = knowledge

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
        frame = self._read(question, conversation.frame, language, locale)
        if conversation.machine is not None and _lacks_machine(frame):
            of_machine = self._read(question, conversation.machine.in_language_of(frame), language, locale)
            frame = of_machine if of_machine.rules else frame
        picked = picked_text(frame, conversation.answer)
        if picked is not None and picked != question:
            return self.understood(picked, conversation, language or frame.language)
        return frame if frame.language in locales() else replace(frame, language=FALLBACK_LANGUAGE)

    def _read(self, question: str, previous: Frame | None, language: str | None, locale: str | None) -> Frame:
        return understand(
            question,
            previous=previous,
            language=language or self._settings.language,
            locale=locale,
            knowledge=self._knowledge(),
        )

    def reply(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """What to say to a message, step by step; returns the frame to remember and the draft answer.

        Raises:
            CollectionError: there is no collection of the name that the conversation is held to.
        """
        if frame.needs_before or frame.act != "ask":
            self._library.within(conversation.collection)
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
        return (kept or frame).in_language_of(frame), courtesy(frame.act, frame.language)

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
            return (yield from self.reply(offered, replace(conversation, answer=None), clock))
        same, draft = yield from self._answer(
            _once_more(before, frame), replace(conversation, answer=None), clock
        )
        return same, self._viewed(draft, same, frame)

    def _viewed(self, draft: Draft, same: Frame, frame: Frame) -> Draft:
        """The answer in the form that is wished for; in another language in the form that it had before."""
        if same.view == "show_sources":
            references = [each for computation in draft.computations for each in computation.references]
            return sourced(draft, self._library.source_cards(references, same.language), same.language)
        if same.view == "repeat_shorter":
            return shortened(draft)
        is_reason = frame.act == "set_language" and same.is_bare_reason
        return explained(draft, same.language) if is_reason else draft

    def _answer(self, frame: Frame, conversation: Conversation, clock: Stopwatch) -> Reply:
        """The answer, and the frame with the processor and the cards that it settled on."""
        with clock("retrieve"):
            library = self._library.within(conversation.collection)
            frame, choices = meant(frame, conversation, library)
        yield Understood(conversation.id, frame)
        if choices:
            return frame, choosing(choices, frame.language)
        with clock("compute"):
            outcome = compute(frame, self._knowledge())
        with clock("retrieve"):
            names, found = self._found(frame, outcome, conversation, library)
        outcome = without_general(frame, outcome, names)
        outcome = settled_outcome(frame, outcome, found, is_narrowed=library.is_narrowed)
        worded = localised(outcome, frame.language, is_turned=frame.is_turned)
        computations = with_price_sources(
            worded, outcome.computations, self._library.source_cards, frame.language
        )
        yield Computed(computations)
        with clock("retrieve"):
            supporting = library.supporting(outcome.computations, frame.language)
            citations = self._library.citations([*found, *supporting][:CITATIONS], frame.language)
        yield Cited(citations)
        leading = max(1, sum(item.leads for item in found))
        may_ask = not conversation.asked
        settled = replace(
            without_claims(frame) if outcome.refusals and not outcome.computations else frame,
            processor=outcome.processor or frame.processor,
            offered=frame.offered or offered_cards(frame, outcome.computations),
            offered_model=offered_model(outcome.computations),
        )
        draft = compose(
            outcome,
            computations,
            citations,
            frame.language,
            may_ask=may_ask,
            leading=leading,
            headers=headers(found),
        )
        draft = unknown_time(draft, frame.language) if frame.section == TIME_TO_TRAIN else draft
        draft = with_unfound(draft, names, frame.language)
        return settled, warned(draft, self._library.fault, frame.language)

    def _found(
        self, frame: Frame, outcome: Outcome, conversation: Conversation, library: Library
    ) -> tuple[Named | None, list[Evidence]]:
        """What the question names of the user's own, and the passages found."""
        settled, knowledge = is_settled(frame, outcome, library), self._knowledge()
        names = None if settled else own_names(frame, library, knowledge)
        if names and names.unheld:
            return names, []
        found = own_rows(frame, outcome, library)
        if not (found or settled):
            found = find(frame, conversation, library, knowledge, names)
        return names, found


def noted(reply: Reply) -> Generator[Event, None, tuple[Frame | None, Frame, Draft]]:
    """A reply as it comes; returns what the message was understood as, too."""
    understood: Frame | None = None
    while True:
        try:
            event = next(reply)
        except StopIteration as end:
            frame, draft = end.value
            return understood, frame, draft
        if isinstance(event, Understood):
            understood = event.frame
        yield event


def _lacks_machine(frame: Frame) -> bool:
    """Whether a question stands by itself and names no cards, so that it may be about those of before."""
    return frame.act == "ask" and not frame.is_follow_up and not frame.cards


def _once_more(before: Frame, now: Frame) -> Frame:
    """The frame before, to answer again: in another language as it stood, else in the form wished for."""
    return replace(
        before_choice(before).in_language_of(now),
        foreign=None,
        view=before.view if now.act == "set_language" else now.act,
    )

"""What a language model does for one answer: its tasks in turn, until one fails or time is over."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass

from assistant.answer import Answer, ProposedReading, Translation, Wording
from assistant.events import Dropped
from assistant.writer import proposal, rewording, translation
from assistant.writer.cache import key_of
from assistant.writer.endpoint import Endpoint
from assistant.writer.errors import EndpointError
from assistant.writer.request import Request
from assistant.writer.rewording import Written
from assistant.writer.statements import Statement, statements
from corpus.languages import base_language
from rules.knowledge import Knowledge

Writing = Generator[Written, None, None]
_PER_MILLION = 1e6


@dataclass(frozen=True, slots=True)
class Price:
    """Money per million tokens, in the currency of whoever set it."""

    prompt: float = 0.0
    completion: float = 0.0

    def of(self, request: Request) -> float:
        """What a request cost."""
        usage = request.usage
        spent = usage.prompt_tokens * self.prompt + usage.completion_tokens * self.completion
        return spent / _PER_MILLION


@dataclass(frozen=True, slots=True)
class Plan:
    """What a model may do, and within which bounds.

    Args:
        tasks: of ``reword``, ``translate``, ``read``.
        budget_s: time for all of it, for one answer [s].
        limit_s: time for an answer as a whole, with all that came before [s].
        most_tokens: tokens that one reply may have.
    """

    endpoint: Endpoint
    tasks: frozenset[str]
    budget_s: float
    limit_s: float
    most_tokens: int
    price: Price


def _space(language: str) -> str:
    """What stands between two sentences."""
    return "" if base_language(language) in ("zh", "ja") else " "


class Work:
    """What is done for one answer."""

    def __init__(
        self, plan: Plan, answer: Answer, question: str, knowledge: Knowledge, spent_s: float = 0.0
    ) -> None:
        self._plan = plan
        self._answer = answer
        self._question = question
        self._knowledge = knowledge
        self._end_s = time.monotonic() + min(plan.budget_s, plan.limit_s - spent_s)
        is_answer, tasks = answer.kind == "answer", plan.tasks
        self._statements: tuple[Statement, ...] = (
            statements(answer, knowledge) if is_answer and "reword" in tasks else ()
        )
        self._foreign = translation.foreign(answer) if is_answer and "translate" in tasks else []
        self._may_read = not is_answer and "read" in tasks
        self._requests: list[Request] = []
        self._reworded = rewording.Rewording()
        self._translations: list[Translation] = []
        self._dropped: list[Dropped] = []
        self._reading: ProposedReading | None = None
        self.cause: str | None = None

    def has_any(self) -> bool:
        """Whether there is anything to do."""
        return bool(self._statements or self._foreign or self._may_read)

    def key(self) -> str:
        """A hash over all that the result depends on."""
        said = [(each.id, each.text) for each in self._statements]
        quotes = [(each.number, each.quote) for each in self._foreign]
        question = self._question if self._may_read else ""
        return key_of((self._plan.endpoint.model, self._answer.language, said, quotes, question))

    def do(self) -> Writing:
        """Every task in turn, until one fails or time is over."""
        try:
            if self._statements:
                yield from self._reword()
            if self._foreign and self.cause is None:
                yield from self._translate()
            if self._may_read:
                yield from self._read()
        except EndpointError as error:
            self.cause = error.cause

    def wording(self) -> Wording:
        """What came of it, as the answer shows it."""
        dropped = Counter(each.reason for each in (*self._reworded.dropped, *self._dropped))
        kept = len(self._reworded.sentences) + len(self._translations) + (self._reading is not None)
        return Wording(
            model=self._plan.endpoint.model,
            text=_space(self._answer.language).join(sentence.text for sentence in self._reworded.sentences),
            sentences=tuple(self._reworded.sentences),
            translations=tuple(self._translations),
            reading=self._reading,
            kept=kept,
            dropped=dict(dropped),
            reason=self.cause or ("unsupported" if dropped and not kept else None),
            prompt_tokens=sum(request.usage.prompt_tokens for request in self._requests),
            completion_tokens=sum(request.usage.completion_tokens for request in self._requests),
            cost=sum(self._plan.price.of(request) for request in self._requests),
        )

    def _asked(self, request: Request) -> Request:
        self._requests.append(request)
        return request

    def _reword(self) -> Writing:
        language, most = self._answer.language, self._plan.most_tokens
        request = self._asked(rewording.request_for(self._statements, language, most))
        self._reworded = yield from rewording.rewording(
            self._answer, self._statements, self._plan.endpoint, request, self._end_s, self._knowledge
        )
        self.cause = self._reworded.cause

    def _translate(self) -> Writing:
        language, most = self._answer.language, self._plan.most_tokens
        request = self._asked(translation.request_for(self._foreign, language, most))
        self._translations, dropped = translation.translations(
            self._answer, self._foreign, self._plan.endpoint, request, self._end_s, self._knowledge
        )
        self._dropped += dropped
        yield from dropped

    def _read(self) -> Writing:
        language, most = self._answer.language, self._plan.most_tokens
        request = self._asked(proposal.request_for(self._question, language, most))
        found = proposal.proposed(
            self._question, language, self._plan.endpoint, request, self._end_s, self._knowledge
        )
        if isinstance(found, Dropped):
            self._dropped.append(found)
            yield found
        else:
            self._reading = found

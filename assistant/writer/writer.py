"""The optional language model as the assistant uses it: additions to an answer, within a budget of time."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from assistant.answer import Answer, Wording
from assistant.events import Worded
from assistant.settings import Settings
from assistant.writer.cache import Cache
from assistant.writer.endpoint import Endpoint
from assistant.writer.facts.grammar import LANGUAGES
from assistant.writer.rewording import Written
from assistant.writer.work import Plan, Price, Work
from corpus.languages import base_language
from rules.knowledge import Knowledge

_SPARE_S = 1.0
_FREE = {"from_cache": True, "prompt_tokens": 0, "completion_tokens": 0, "cost": 0.0}


class Writer:
    """Adds a model's words to answers; one instance serves a whole process, from any number of threads.

    Args:
        endpoint: the model.
        tasks: what it may do, of ``reword``, ``translate``, ``read``.
        budget_s: time for all of it, for one answer [s].
        most_tokens: tokens that one reply may have.
        limit_s: time for an answer as a whole [s].
    """

    def __init__(
        self,
        endpoint: Endpoint,
        tasks: Iterable[str] = ("reword", "translate", "read"),
        budget_s: float = 8.0,
        most_tokens: int = 800,
        price: Price | None = None,
        limit_s: float = 3600.0,
    ) -> None:
        self.endpoint = endpoint
        self._plan = Plan(endpoint, frozenset(tasks), budget_s, limit_s, most_tokens, price or Price())
        self._cache: Cache[Wording] = Cache()

    @classmethod
    def from_settings(cls, settings: Settings) -> Writer:
        """The writer that the settings describe; they must name an address."""
        assert settings.llm_url is not None
        endpoint = Endpoint(
            settings.llm_url, settings.llm_model, settings.llm_key, parallel=settings.llm_parallel
        )
        price = Price(*settings.llm_price)
        limit_s = settings.timeout_s - _SPARE_S
        budget_s, tokens = settings.llm_budget_s, settings.llm_tokens
        return cls(endpoint, settings.llm_tasks, budget_s, tokens, price, limit_s)

    def write(
        self, answer: Answer, question: str, knowledge: Knowledge, spent_s: float = 0.0
    ) -> Generator[Written, None, Wording | None]:
        """Additions to an answer, each yielded once it is checked; ``None`` where there is nothing to add.

        Args:
            answer: as composed.
            question: what it answers; only sent for a reading, where nothing carries an answer.
            spent_s: what the answer took so far [s], of the time that it may take in all.
        """
        if base_language(answer.language) not in LANGUAGES or answer.kind not in ("answer", "abstention"):
            return None
        work = Work(self._plan, answer, question, knowledge, spent_s)
        if not work.has_any():
            return None
        key = work.key()
        kept = self._cache.get(key)
        if kept is not None:
            yield from (Worded(sentence, kept.model) for sentence in kept.sentences)
            return kept.model_copy(update=_FREE)
        yield from work.do()
        wording = work.wording()
        if work.cause is None:
            self._cache.put(key, wording)
        return wording

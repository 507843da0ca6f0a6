"""How much of what a language model writes is kept, how fast it is, and how often it is done without."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import quantiles
from typing import TYPE_CHECKING, Any

from assistant.events import Done, Worded

if TYPE_CHECKING:
    from assistant.answer import Wording
    from assistant.assistant import Assistant
    from assistant.evaluation.loading import Golden
    from assistant.evaluation.rows import RetrievalRow, RuleRow

ALL = "all"


@dataclass(frozen=True, slots=True)
class Heard:
    """What a model made of one answer.

    Args:
        spent_ms: time that it added [ms].
        first_ms: time until its first kept sentence after the answer stood, if there was one [ms].
    """

    language: str
    wording: Wording
    spent_ms: float
    first_ms: float | None


@dataclass
class Score:
    """Figures of one language, or of all."""

    language: str
    heard: list[Heard] = field(default_factory=list)

    @property
    def kept(self) -> int:
        """Sentences, translations and readings that passed."""
        return sum(each.wording.kept for each in self.heard)

    @property
    def said(self) -> int:
        """All of them, with those that were dropped."""
        return self.kept + sum(self.dropped.values())

    @property
    def share(self) -> float | None:
        """Share that passed; ``None`` where nothing was said."""
        return self.kept / self.said if self.said else None

    @property
    def dropped(self) -> Counter[str]:
        """Those that did not pass, by reason."""
        return _summed(each.wording.dropped for each in self.heard)

    @property
    def fallbacks(self) -> Counter[str]:
        """Answers that came without the model's words or without all of them, by reason."""
        return Counter(each.wording.reason for each in self.heard if each.wording.reason)

    def percentile_ms(self, percent: int) -> float | None:
        """Time added, at a percentile [ms]."""
        spent = [each.spent_ms for each in self.heard]
        if not spent:
            return None
        return quantiles(spent, n=100, method="inclusive")[percent - 1] if len(spent) > 1 else spent[0]

    def as_data(self) -> dict[str, Any]:
        """JSON values."""
        wordings = [each.wording for each in self.heard]
        first = [each.first_ms for each in self.heard if each.first_ms is not None]
        return {
            "language": self.language,
            "answers": len(self.heard),
            "said": self.said,
            "kept": self.kept,
            "share": self.share,
            "dropped": dict(self.dropped.most_common()),
            "fallbacks": dict(self.fallbacks.most_common()),
            "p50_ms": self.percentile_ms(50),
            "p95_ms": self.percentile_ms(95),
            "first_sentence_ms": sum(first) / len(first) if first else None,
            "prompt_tokens": sum(each.prompt_tokens for each in wordings),
            "completion_tokens": sum(each.completion_tokens for each in wordings),
            "cost": sum(each.cost for each in wordings),
        }


def chosen(golden: Golden, languages: Sequence[str], each: int) -> Iterator[tuple[str, str]]:
    """Language and text of questions, the same ones every time, spread over the golden sets.

    Args:
        each: questions per language.
    """
    by_language: dict[str, list[str]] = {}
    rows: tuple[RuleRow | RetrievalRow, ...] = (*golden.rules, *golden.retrieval)
    for row in rows:
        by_language.setdefault(row.language, []).append(row.question)
    for language, questions in by_language.items():
        if not languages or language in languages:
            step = max(1, len(questions) // each)
            yield from ((language, question) for question in questions[::step][:each])


def listen(questions: Iterable[tuple[str, str]], assistant: Assistant) -> Iterator[Heard]:
    """Ask each question and note what the model adds; answers to which it is not asked are left out."""
    for language, question in questions:
        first_ms = None
        begun = time.monotonic()
        for event in assistant.stream(question):
            if isinstance(event, Worded) and first_ms is None:
                first_ms = (time.monotonic() - begun) * 1000
            if isinstance(event, Done) and event.answer.wording is not None:
                spent_ms = event.answer.timings_ms.get("write", 0.0)
                yield Heard(language, event.answer.wording, spent_ms, first_ms)


def scores(heard: Iterable[Heard]) -> list[Score]:
    """Figures by language, in the order in which they came, then of all."""
    found: dict[str, Score] = {}
    total = Score(ALL)
    for each in heard:
        found.setdefault(each.language, Score(each.language)).heard.append(each)
        total.heard.append(each)
    return [*found.values(), total]


def _summed(counts: Iterable[Mapping[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for each in counts:
        total.update(each)
    return total

"""Questions to measure with: those of the golden sets, each once, languages mixed."""

from __future__ import annotations

from itertools import chain, zip_longest

from assistant.evaluation.loading import Golden
from assistant.evaluation.rows import RetrievalRow, RuleRow


def guide_questions(golden: Golden) -> list[str]:
    """Retrieval questions, one language after another in turn."""
    return _mixed(golden.retrieval)


def rule_questions(golden: Golden) -> list[str]:
    """Questions that rules answer, one language after another in turn."""
    return _mixed(golden.rules)


def _mixed(rows: tuple[RetrievalRow | RuleRow, ...]) -> list[str]:
    by_language: dict[str, list[str]] = {}
    for row in rows:
        by_language.setdefault(row.language, []).append(row.question)
    turns = zip_longest(*by_language.values())
    return [question for question in chain.from_iterable(turns) if question is not None]

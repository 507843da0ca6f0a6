"""The groups of a search in the order of a reranker, and which of them are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from assistant.retrieval.ranking import Group
from assistant.retrieval.reranking.reranker import Reranker
from assistant.retrieval.results import Reranked


@dataclass(frozen=True, slots=True)
class Ranked:
    """A group, and its score by the reranker if it has one."""

    group: Group
    relevance: float | None = None


@dataclass(frozen=True, slots=True)
class Order:
    """Groups, best first.

    Args:
        fused_first: the group that comes first without a reranker; ``None`` of an empty order.
        reranked: what the reranker did; ``None`` without one.
    """

    ranked: tuple[Ranked, ...]
    fused_first: Group | None
    reranked: Reranked | None = None

    @property
    def judged(self) -> tuple[Group, ...]:
        """The groups by which it is judged whether there is an answer: the first, and the first of fusion."""
        both = (*(each.group for each in self.ranked[:1]), self.fused_first)
        return tuple(dict.fromkeys(group for group in both if group is not None))

    def first(self, limit: int) -> tuple[Ranked, ...]:
        """The best, at most ``limit``. What fusion put first keeps the last place if it would be cut off:
        whether there is an answer is judged by it too."""
        kept = self.ranked[:limit]
        if limit < 2 or any(each.group is self.fused_first for each in kept):
            return kept
        return (*kept[:-1], *(each for each in self.ranked if each.group is self.fused_first))


def as_fused(groups: Sequence[Group]) -> Order:
    """Groups as they are."""
    return Order(tuple(Ranked(group) for group in groups), groups[0] if groups else None)


def ordered(
    groups: Sequence[Group], reranker: Reranker, question: str, text: Callable[[Group], str]
) -> Order:
    """Those of the first groups that the budget allows by their scores, then the rest as they were.

    Args:
        text: gives the passage of a group.
    """
    if len(groups) < 2:
        return as_fused(groups)
    found = reranker.scores(question, len(groups), lambda number: text(groups[number]))
    count = len(found.values)
    scored = [Ranked(*each) for each in zip(groups[:count], found.values, strict=True)]
    scored.sort(key=lambda each: each.relevance or 0.0, reverse=True)
    rest = (Ranked(group) for group in groups[count:])
    told = Reranked(reranker.name, count, round(found.seconds * 1000, 1))
    return Order((*scored, *rest), groups[0], told)

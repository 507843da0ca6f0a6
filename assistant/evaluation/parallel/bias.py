"""Language bias: how far a search over all versions of all passages prefers the asker's language."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from assistant.evaluation.parallel.searching import Outcome


@dataclass(frozen=True, slots=True)
class Bias:
    """Shares of what a method finds where each passage is there in every language.

    Args:
        own_first: share of first passages that are in the question's language.
        own_in_top: the same share among the first ten.
        fair: what the share would be if language played no part.
        versions: share of the right passage's versions that are among the first ten.
    """

    method: str
    own_first: float
    own_in_top: float
    fair: float
    versions: float


def language_bias(outcomes: Iterable[Outcome]) -> Iterator[Bias]:
    """The bias of each method."""
    by_method: dict[str, list[Outcome]] = defaultdict(list)
    for each in outcomes:
        if each.found:
            by_method[each.method].append(each)
    for method, chosen in by_method.items():
        yield Bias(
            method,
            _mean(each.found[0].language == each.language for each in chosen),
            _mean(place.language == each.language for each in chosen for place in each.found),
            1 / len(chosen[0].shelf.languages),
            _mean(place in each.found for each in chosen for place in each.right),
        )


def _mean(flags: Iterable[bool]) -> float:
    values = list(flags)
    return sum(values) / len(values)

"""Metrics over a run of the golden sets; each is a share in [0, 1] with the number of cases behind it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from assistant.evaluation.asking import Judged
from assistant.evaluation.rows import OFF_TOPIC, AbstentionRow
from assistant.evaluation.searching import Ranked


@dataclass(frozen=True, slots=True)
class Measure:
    """A share and the number of cases that it was taken over."""

    value: float
    cases: int


@dataclass(frozen=True, slots=True)
class Cell:
    """Retrieval from questions of one language to guides of one language.

    Args:
        top_1, top_3: share of questions whose right section came first, or among the first three.
        mrr: mean reciprocal rank of the right section, 0 where it did not come (Voorhees, TREC-8, 1999).
    """

    question_language: str
    document_language: str
    top_1: float
    top_3: float
    mrr: float
    cases: int


def share(flags: Iterable[bool]) -> Measure | None:
    """Share of true ones; ``None`` without cases."""
    values = list(flags)
    return Measure(sum(values) / len(values), len(values)) if values else None


def within(ranked: Iterable[Ranked], top: int) -> Measure | None:
    """Share of searches whose right section came at rank ``top`` or better."""
    return share(each.rank is not None and each.rank <= top for each in ranked)


def mean_reciprocal_rank(ranked: Sequence[Ranked]) -> float:
    """Mean of 1 / rank, 0 where no right section came."""
    return sum(1 / each.rank for each in ranked if each.rank) / len(ranked)


def cells(ranked: Iterable[Ranked]) -> tuple[Cell, ...]:
    """One cell per pair of question and document language, in the order in which they came."""
    by_pair: dict[tuple[str, str], list[Ranked]] = {}
    for each in ranked:
        by_pair.setdefault((each.row.language, each.document_language), []).append(each)
    return tuple(_cell(pair, group) for pair, group in by_pair.items())


def _cell(pair: tuple[str, str], ranked: list[Ranked]) -> Cell:
    first, three = within(ranked, 1), within(ranked, 3)
    assert first is not None and three is not None
    return Cell(*pair, first.value, three.value, mean_reciprocal_rank(ranked), len(ranked))


def measures(ranked: Sequence[Ranked], judged: Sequence[Judged]) -> Mapping[str, Measure]:
    """Every metric by name; those whose sets were not run are left out."""
    found = {
        "top-3-same-language": within([r for r in ranked if r.is_same_language], 3),
        "top-3-across-languages": within([r for r in ranked if not r.is_same_language], 3),
        "answerable-refused": share(j.answer.kind == "abstention" for j in judged if _answerable(j)),
        "off-topic-abstained": share(not j.faults for j in judged if _topic(j) in OFF_TOPIC),
        "unanswerable-abstained": share(not j.faults for j in judged if _topic(j) == "unanswerable"),
        "abstention-precision": share(_topic(j) is not None for j in judged if _abstained(j)),
        "abstention-recall": share(not j.faults for j in judged if _topic(j) is not None),
        "guide-questions-answered": _faultless("retrieval", judged),
        "rules": _faultless("rules", judged),
        "language": _faultless("language", judged),
        "chains": _faultless("chains", judged),
    }
    return {name: measure for name, measure in found.items() if measure is not None}


def _faultless(name: str, judged: Iterable[Judged]) -> Measure | None:
    return share(not each.faults for each in judged if each.set == name)


def _answerable(judged: Judged) -> bool:
    return judged.set in ("retrieval", "rules")


def _topic(judged: Judged) -> str | None:
    return judged.row.topic if isinstance(judged.row, AbstentionRow) else None


def _abstained(judged: Judged) -> bool:
    """An abstention to a question that is either answerable or must not be answered."""
    return judged.answer.kind == "abstention" and (_answerable(judged) or _topic(judged) is not None)

"""A whole run over parallel texts: rows of metrics, language bias, and the targets beside them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from assistant.evaluation.parallel.bias import Bias, language_bias
from assistant.evaluation.parallel.scoring import Row, Scored, score
from assistant.evaluation.parallel.searching import Outcome

OURS = "rigwise"
ALONE = ("BM25", "dense")
ALL = "all"


@dataclass(frozen=True, slots=True)
class Verdict:
    """A bound beside what was measured."""

    name: str
    meaning: str
    value: float
    bound: float
    is_upper: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the bound is kept."""
        return self.value <= self.bound if self.is_upper else self.value >= self.bound


@dataclass(frozen=True)
class ParallelEvaluation:
    """Everything measured in one run.

    Args:
        rows: means per setting and method.
        cells: per question language, passage language and method.
        bias: of the shelf with all versions, by method.
    """

    rows: tuple[Row, ...]
    cells: tuple[Row, ...]
    bias: tuple[Bias, ...]

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The targets."""
        return tuple(self._verdicts())

    @property
    def is_good(self) -> bool:
        """Whether every target is met."""
        return all(verdict.is_met for verdict in self.verdicts)

    def _verdicts(self) -> Iterator[Verdict]:
        yield Verdict("same language", "P@1, mean of the cells", self._first("same"), 0.95)
        yield Verdict("across languages", "P@1, mean of the cells", self._first("cross"), 0.80)
        yield Verdict("mixed", "P@1, mean of the mixtures", self._first("mixed"), 0.78)
        yield Verdict("cells ahead", "share of cells with P@1 above BM25 and dense alone", self._ahead(), 1.0)
        own = next(each.own_in_top for each in self.bias if each.method == OURS)
        yield Verdict("language bias", "own-language share of the first ten, all versions", own, 0.5, True)

    def _first(self, setting: str) -> float:
        found = [
            row.measures["P@1"].value for row in self.rows if row.setting == setting and row.method == OURS
        ]
        return sum(found) / len(found)

    def _ahead(self) -> float:
        """Share of cells in which Rigwise's search comes out above each of its parts alone."""
        by_cell: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
        for row in self.cells:
            by_cell[row.question, row.passages][row.method] = row.measures["P@1"].value
        ahead = [all(each[OURS] > each[other] for other in ALONE) for each in by_cell.values()]
        return sum(ahead) / len(ahead)


def evaluate(outcomes: Iterable[Outcome]) -> ParallelEvaluation:
    """The metrics of outcomes."""
    scored = score(outcomes)
    return ParallelEvaluation(
        tuple(_rows(scored, _settings(scored))),
        tuple(_rows(scored, _cells(scored))),
        tuple(language_bias(each for each in scored.outcomes if each.shelf.kind == "pooled")),
    )


Keys = tuple[str, str, str, str]


def _settings(scored: Scored) -> Mapping[Keys, list[int]]:
    """Outcomes by setting, shelf and method."""
    groups: dict[Keys, list[int]] = defaultdict(list)
    for index, each in enumerate(scored.outcomes):
        setting = _setting(each)
        passages = ALL if each.shelf.kind == "cell" else each.shelf.name
        groups[setting, ALL, passages, each.method].append(index)
        if each.shelf.kind == "mixed":
            own = each.right[0].language == each.language
            groups["own part" if own else "other part", ALL, passages, each.method].append(index)
    return groups


def _cells(scored: Scored) -> Mapping[Keys, list[int]]:
    groups: dict[Keys, list[int]] = defaultdict(list)
    for index, each in enumerate(scored.outcomes):
        if each.shelf.kind == "cell":
            groups[_setting(each), each.language, each.shelf.name, each.method].append(index)
    return groups


def _setting(outcome: Outcome) -> str:
    if outcome.shelf.kind != "cell":
        return outcome.shelf.kind
    return "same" if outcome.shelf.name == outcome.language else "cross"


def _rows(scored: Scored, groups: Mapping[Keys, list[int]]) -> Iterator[Row]:
    for (setting, question, passages, _), chosen in groups.items():
        yield scored.row(setting, question, passages, chosen)

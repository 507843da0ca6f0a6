"""One run of the golden sets against an assistant, with its metrics and misses."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from assistant.evaluation.abstaining import Area, areas
from assistant.evaluation.asking import Judged, answers
from assistant.evaluation.metrics import Cell, Measure, cells, measures
from assistant.evaluation.searching import Ranked, searches
from assistant.evaluation.targets import Target, Targets

if TYPE_CHECKING:
    from assistant.assistant import Assistant
    from assistant.evaluation.loading import Golden

TOP = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """A target beside what was measured."""

    name: str
    target: Target
    measure: Measure

    @property
    def is_met(self) -> bool:
        """Whether the target is reached."""
        return self.target.met_by(self.measure.value)


@dataclass(frozen=True, slots=True)
class Miss:
    """A row that did not come out as expected: where it stands, what was asked, what was wrong."""

    set: str
    where: str
    question: str
    fault: str


@dataclass(frozen=True)
class Evaluation:
    """Everything measured in one run."""

    targets: Targets
    ranked: tuple[Ranked, ...]
    judged: tuple[Judged, ...]
    areas: tuple[Area, ...] = ()

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        """Every metric by name."""
        found = dict(measures(self.ranked, self.judged))
        if self.areas:
            worst = min(self.areas, key=lambda each: each.area)
            found["abstention-area"] = Measure(worst.area, worst.answerable + worst.off_topic)
        return found

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """Retrieval per pair of languages."""
        return cells(self.ranked)

    @cached_property
    def verdicts(self) -> tuple[Verdict, ...]:
        """The targets whose sets were run."""
        return tuple(
            Verdict(name, target, self.measures[name])
            for name, target in self.targets.by_name.items()
            if name in self.measures
        )

    @property
    def is_good(self) -> bool:
        """Whether every target is met."""
        return all(verdict.is_met for verdict in self.verdicts)

    def misses(self) -> Iterator[Miss]:
        """Every row that did not come out as expected."""
        for ranked in self.ranked:
            if ranked.rank is None or ranked.rank > TOP:
                yield _unranked(ranked)
        for judged in self.judged:
            for fault in judged.faults:
                yield Miss(judged.set, _where(judged), judged.question, fault)


def evaluate(golden: Golden, targets: Targets, assistant: Assistant) -> Evaluation:
    """Run every row of ``golden``; the assistant's day should be ``targets.as_of``."""
    ranked = tuple(searches(golden.retrieval, assistant.library.retriever)) if golden.retrieval else ()
    judged = tuple(answers(golden, assistant))
    both = golden.retrieval and golden.abstention
    found = areas(golden, assistant.library.retriever) if both else ()
    return Evaluation(targets, ranked, judged, tuple(found))


def _unranked(ranked: Ranked) -> Miss:
    pair = f"{ranked.row.language} → {ranked.document_language}"
    wanted, got = ", ".join(ranked.row.sections), ", ".join(ranked.found[:TOP]) or "nothing"
    fault = f"{pair}: expected one of {wanted}, got {got} (rank {ranked.rank or 'none'})"
    return Miss("retrieval", ranked.row.where, ranked.row.question, fault)


def _where(judged: Judged) -> str:
    return judged.row.where if judged.set != "chains" else f"{judged.row.where} turn {judged.turn}"

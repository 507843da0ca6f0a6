"""The answer before it once more, seen from one side: why, from which sources, or in a few words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import isclose

from assistant.answer import Citation, Computation, SourceCard, Step
from assistant.answering.compose import Draft
from assistant.answering.outline import source_line
from assistant.answering.wording import wording

_MOST_SOURCES = 6
"""So many sources are named in one sentence [-]."""
_ROUNDING = 5.1e-5
"""What a result rounded to four decimals may be off, in its own unit."""


def explained(draft: Draft, language: str) -> Draft:
    """Why: the step that decides the result, and what the guide says of it, in place of the result again."""
    if not draft.computations:
        return draft
    words = wording(language)
    decisive = [step for item in draft.computations if (step := decisive_step(item)) is not None]
    lines = [words("why-decides", step=step.label, derivation=_derivation(step)) for step in decisive]
    reasons = [f"{citation.quote} [{citation.number}]" for citation in draft.citations[:1]]
    lead = words.sentences([*lines, *reasons]) or draft.lead
    return replace(draft, lead=lead, computations=tuple(map(_up_to_decisive, draft.computations)))


def decisive_step(computation: Computation) -> Step | None:
    """The first step that comes to what is recommended or computed; the last one where none does."""
    position = _decisive(computation)
    return computation.steps[position] if position is not None else None


def sourced(draft: Draft, references: Sequence[SourceCard], language: str) -> Draft:
    """What the answer rests on and from when that is, with its quotes, without the derivation."""
    words = wording(language)
    cards = _distinct([*(card for citation in draft.citations for card in _cards(citation)), *references])
    if not cards:
        return draft
    listed = words.list_of(source_line(card, words) for card in cards[:_MOST_SOURCES])
    lead = words("sources-of-answer", sources=listed)
    return replace(shortened(draft), lead=lead, citations=draft.citations)


def shortened(draft: Draft) -> Draft:
    """The direct answer with its sources, without the derivation."""
    computations = tuple(
        computation.model_copy(update={"steps": (), "assumptions": ()}) for computation in draft.computations
    )
    return replace(draft, computations=computations, citations=draft.citations[:1], follow_ups=())


def with_assumption(draft: Draft, option: str, language: str) -> Draft:
    """The answer, saying that an option was taken since the asker named none."""
    note = wording(language)("assumed-option", option=option)
    if not draft.computations:
        return replace(draft, warnings=(note, *draft.warnings))
    first, *others = draft.computations
    first = first.model_copy(update={"assumptions": (note, *first.assumptions)})
    return replace(draft, computations=(first, *others))


def _decisive(computation: Computation) -> int | None:
    """Place of the step that comes to what is recommended, else to what was computed, else of the last."""
    advice = computation.recommendation
    wanted = [(advice.value, advice.unit)] if advice is not None else []
    for value, unit in (*wanted, (computation.value, computation.unit)):
        for position, step in enumerate(computation.steps):
            if value is not None and step.unit == unit and _is_same(step.value, value):
                return position
    return len(computation.steps) - 1 if computation.steps else None


def _is_same(worked_out: float, given: float) -> bool:
    """Whether a step comes to a result, which may be given rounded."""
    return isclose(worked_out, given, rel_tol=1e-9, abs_tol=_ROUNDING)


def _up_to_decisive(computation: Computation) -> Computation:
    """The computation with the steps that lead to the decisive one, without its tables and notes."""
    last = _decisive(computation)
    steps = computation.steps[: last + 1] if last is not None else ()
    kept = {"steps": steps, "options": (), "assumptions": (), "warnings": ()}
    return computation.model_copy(update=kept)


def _derivation(step: Step) -> str:
    if not step.expression or step.expression == step.text:
        return step.text
    return f"{step.expression} = {step.text}"


def _cards(citation: Citation) -> tuple[SourceCard, ...]:
    return citation.sources or (citation.source,)


def _distinct(cards: Iterable[SourceCard]) -> list[SourceCard]:
    return list({card.id: card for card in cards}.values())

"""Computations and passages into one answer: the direct answer first, and nothing that neither carries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from assistant.answer import Answer, Citation, Clarification, Computation, Kind
from assistant.answering.localise import localise
from assistant.answering.outline import outline
from assistant.answering.renderers.markdown import markdown
from assistant.answering.rows import table_row
from assistant.answering.verdicts import neutral
from assistant.answering.wording import Wording, locale, wording
from assistant.computing import Outcome
from assistant.computing.missing import Missing
from assistant.conversation import READING
from assistant.problems import Problem, problem_text
from corpus.languages import LANGUAGES
from rules.computation import Message


@dataclass(frozen=True, slots=True)
class Draft:
    """An answer before its text is rendered."""

    kind: Kind
    lead: str
    computations: tuple[Computation, ...] = ()
    citations: tuple[Citation, ...] = ()
    clarification: Clarification | None = None
    follow_ups: tuple[str, ...] = ()
    warnings: tuple[str, ...] = field(default=())


def localised(outcome: Outcome, language: str, *, is_turned: bool = False) -> tuple[Computation, ...]:
    """What the rules computed, worded in one language.

    Args:
        is_turned: the question asks for the negative, so that no verdict may begin with yes or no.
    """
    words = wording(language)
    worded = tuple(localise(computation, words) for computation in outcome.computations)
    return tuple(_turned(computation, language) for computation in worded) if is_turned else worded


def _turned(computation: Computation, language: str) -> Computation:
    return computation.model_copy(update={"headline": neutral(computation.headline, language)})


def compose(
    outcome: Outcome,
    computations: tuple[Computation, ...],
    citations: tuple[Citation, ...],
    language: str,
    *,
    may_ask: bool,
    leading: int = 1,
    headers: Mapping[str, str] | None = None,
) -> Draft:
    """The answer to one question.

    Args:
        outcome: what the rules computed, refused, or miss.
        computations: what they computed, worded in the language of the answer.
        citations: passages that support the computations, or carry the answer alone.
        may_ask: whether a clarifying question may be asked now; at most one in a row is.
        leading: how many passages the first lines state, where nothing is computed.
        headers: the header of each quoted row of a table, by the text of the row.
    """
    words = wording(language)
    if computations:
        return _computed(outcome, computations, citations, words)
    if outcome.refusals:
        return _refused(outcome, citations, words)
    if outcome.missing and may_ask:
        return _asking(outcome.missing[0], citations, words)
    return _quoted(citations[:leading], citations, headers or {}, words) if citations else abstention(words)


def _computed(
    outcome: Outcome,
    computations: tuple[Computation, ...],
    citations: tuple[Citation, ...],
    words: Wording,
) -> Draft:
    headlines = [computation.headline for computation in computations]
    refused = tuple(problem_text(refusal, words) for refusal in outcome.refusals)
    return Draft(
        "answer",
        words.sentences([*headlines, *_beside_the_answer(outcome, words)]),
        computations,
        citations,
        follow_ups=_follow_ups(map(_topic, computations), words),
        warnings=refused,
    )


def _beside_the_answer(outcome: Outcome, words: Wording) -> list[str]:
    """What whoever reads the first lines alone must know, such as that a rate is of long ago."""
    said = (
        each
        for computation in outcome.computations
        for each in (*computation.assumptions, *computation.warnings)
    )
    return list(dict.fromkeys(words.message(each) for each in said if each.with_answer))


def _refused(outcome: Outcome, citations: tuple[Citation, ...], words: Wording) -> Draft:
    refusal = outcome.refusals[0]
    text = problem_text(refusal, words)
    options = tuple(str(item) for item in refusal.options)
    asked = Clarification(missing=(refusal.field,), question=text, options=options)
    return Draft("clarification", text, citations=citations, clarification=asked)


def _asking(missing: Missing, citations: tuple[Citation, ...], words: Wording) -> Draft:
    question = words.message(missing.question)
    options = tuple(
        words.message(option) if isinstance(option, Message) else words.value(option)
        for option in missing.options
    )
    asked = Clarification(missing=(missing.slot,), question=question, options=options)
    return Draft("clarification", question, citations=citations, clarification=asked)


def choosing(rules: Iterable[str], language: str) -> Draft:
    """A question back: which of several readings is meant, each a question to be chosen."""
    from assistant.understanding.example_questions import reading

    question = wording(language)("clarify-readings")
    options = tuple(reading(rule, language) for rule in rules)
    asked = Clarification(missing=(READING,), question=question, options=options)
    return Draft("clarification", question, clarification=asked)


def _quoted(
    leading: tuple[Citation, ...], citations: tuple[Citation, ...], headers: Mapping[str, str], words: Wording
) -> Draft:
    stated = [(table_row(item.quote, headers.get(item.quote, ""), words), item.number) for item in leading]
    return Draft(
        "answer",
        words.sentences([f"{text} [{number}]" for text, number in stated]),
        citations=citations,
        follow_ups=_follow_ups(["guides"], words),
    )


def warned(draft: Draft, problem: Problem | None, language: str) -> Draft:
    """The same, with a warning of a fault that may have kept something out of it."""
    if problem is None:
        return draft
    return replace(draft, warnings=(*draft.warnings, problem_text(problem, wording(language))))


def unknown_time(draft: Draft, language: str) -> Draft:
    """The same for a question how long training takes: first that no rule computes it."""
    words = wording(language)
    note = words("time-to-train-unknown")
    return replace(draft, lead=words.sentences([note, draft.lead] if draft.citations else [note]))


def with_languages(draft: Draft, language: str) -> Draft:
    """The same for an asker whose language is none of ours: which ones are spoken, before an abstention."""
    words = wording(language)
    names = words.list_of(locale(tag).name for tag in LANGUAGES)
    note = words("languages-spoken", languages=names)
    if draft.kind in ("abstention", "smalltalk"):
        return replace(draft, lead=words.sentences([note, draft.lead]))
    return replace(draft, warnings=(note, *draft.warnings))


def abstention(words: Wording) -> Draft:
    """Nothing carries an answer: say so, and say what is covered."""
    return Draft("abstention", words("abstention"), follow_ups=_follow_ups(["abstention"], words))


def courtesy(act: str, language: str) -> Draft:
    """A short courteous reply that states no facts.

    Args:
        act: what is replied to, as :data:`assistant.understanding.frame.Act` names it; or "nothing_before".
    """
    words = wording(language)
    text = words(f"smalltalk-{act.replace('_', '-')}")
    return Draft("smalltalk", text, follow_ups=_follow_ups(["abstention"], words))


def render(draft: Draft, answer_id: str, conversation_id: str, language: str) -> Answer:
    """The finished answer, its text rendered from its own fields."""
    answer = Answer(
        id=answer_id,
        conversation_id=conversation_id,
        language=language,
        kind=draft.kind,
        lead=draft.lead,
        text="",
        computations=draft.computations,
        citations=draft.citations,
        clarification=draft.clarification,
        follow_ups=draft.follow_ups,
        warnings=draft.warnings,
    )
    return answer.model_copy(update={"text": markdown(outline(answer))})


def _topic(computation: Computation) -> str:
    """What is offered after a computation; used cards are not offered where only such were chosen from."""
    is_used = computation.inputs.get("condition") == "used"
    return "gpu_budget_used" if is_used and computation.rule == "gpu_budget" else computation.rule


def _follow_ups(topics: Iterable[str], words: Wording) -> tuple[str, ...]:
    offered: list[str] = []
    for topic in topics:
        for letter in "ab":
            message_id = f"follow-up-{topic.replace('_', '-')}-{letter}"
            if words.has(message_id):
                offered.append(words(message_id))
    return tuple(dict.fromkeys(offered))[:2]

"""Running the sets that ask the assistant, and judging each answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from assistant.answer import Answer, Citation
from assistant.evaluation.checking import differences
from assistant.evaluation.rows import (
    AbstentionRow,
    ChainRow,
    LanguageRow,
    RetrievalRow,
    Row,
    RuleRow,
    SetName,
)
from corpus.guides import load_guide

if TYPE_CHECKING:
    from assistant.assistant import Assistant
    from assistant.evaluation.loading import Golden


@dataclass(frozen=True, slots=True)
class Judged:
    """One answer and where it differs from its row.

    Args:
        turn: from 1; above 1 in conversations only.
    """

    set: SetName
    row: Row
    question: str
    answer: Answer
    faults: tuple[str, ...]
    turn: int = 1


def answers(golden: Golden, assistant: Assistant) -> Iterator[Judged]:
    """Every question of every set, asked once; each row is a conversation of its own."""
    yield from _each("retrieval", golden.retrieval, assistant)
    yield from _each("rules", golden.rules, assistant)
    yield from _each("abstention", golden.abstention, assistant)
    yield from _each("language", golden.language, assistant)
    for chain in golden.chains:
        yield from _chain(chain, assistant)


def _each(
    name: SetName, rows: Iterable[RetrievalRow | RuleRow | AbstentionRow | LanguageRow], assistant: Assistant
) -> Iterator[Judged]:
    for row in rows:
        answer = assistant.ask(row.question)
        yield Judged(name, row, row.question, answer, tuple(faults(row, answer)))


def faults(row: Row, answer: Answer) -> Iterator[str]:
    """Where an answer differs from what its row expects."""
    if isinstance(row, RetrievalRow):
        yield from _unanswered(row, answer)
    if isinstance(row, RuleRow):
        yield from differences(row, answer)
    if isinstance(row, AbstentionRow) and answer.kind not in row.allow:
        yield f"kind: expected {' or '.join(row.allow)}, got {answer.kind} ({answer.lead[:80]!r})"
    if isinstance(row, LanguageRow) and answer.language != row.expected:
        yield f"language: expected {row.expected}, got {answer.language}"


def _unanswered(row: RetrievalRow, answer: Answer) -> Iterator[str]:
    """Whether an answer neither quotes a right section nor is computed by a rule that answers it too."""
    if answer.kind != "answer":
        yield f"kind: expected answer, got {answer.kind} ({answer.lead[:80]!r})"
        return
    quoted, computed = cited_sections(answer), [computation.rule for computation in answer.computations]
    if not set(quoted) & set(row.sections) and not set(computed) & set(row.computed_by):
        got = ", ".join([*computed, *quoted]) or "nothing"
        yield f"answer: expected one of {', '.join(row.sections)}, got {got} ({answer.lead[:80]!r})"


def cited_sections(answer: Answer) -> tuple[str, ...]:
    """``guide#section`` of every guide passage that an answer quotes."""
    return tuple(_section_name(citation) for citation in answer.citations)


def _section_name(citation: Citation) -> str:
    language, _, guide = citation.document_id.partition("/")
    sections = load_guide(guide, language).sections
    return next(f"{guide}#{each.id}" for each in sections if each.start <= citation.start < each.end)


def _chain(row: ChainRow, assistant: Assistant) -> Iterator[Judged]:
    conversation: str | None = None
    for number, turn in enumerate(row.turns, 1):
        answer = assistant.ask(turn.question, conversation)
        conversation = answer.conversation_id
        yield Judged("chains", row, turn.question, answer, differences(turn, answer), number)

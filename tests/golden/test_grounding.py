"""No number without a derivation, no claim without a passage: checked on every golden answer."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from assistant.answer import Answer
from assistant.evaluation.asking import Judged
from assistant.evaluation.evaluation import Evaluation
from tests.golden.recording import RecordingAssistant
from tests.golden.templates import digits, template_files
from tests.golden.tracing import citation_faults, untraced


def test_every_number_is_traced(evaluation: Evaluation, recorder: RecordingAssistant) -> None:
    faults = {
        f"{judged.row.where} ({judged.answer.language}): {judged.question}": loose
        for judged in evaluation.judged
        if (loose := untraced(judged.answer, recorder.outcomes[judged.answer.id]))
    }
    assert not faults


def test_every_quote_stands_in_its_document(evaluation: Evaluation) -> None:
    faults = {
        f"{judged.row.where}: {judged.question}": found
        for judged in evaluation.judged
        if (found := list(citation_faults(judged.answer)))
    }
    assert not faults


def test_an_answer_is_computed_or_quoted(evaluation: Evaluation) -> None:
    bare = [j.question for j in evaluation.judged if j.answer.kind == "answer" and not _is_backed(j.answer)]
    assert not bare


def _is_backed(answer: Answer) -> bool:
    return bool(answer.computations or answer.citations)


def test_every_kind_and_language_is_walked(evaluation: Evaluation) -> None:
    walked = {(judged.answer.language, judged.answer.kind) for judged in evaluation.judged}
    for language in ("en", "zh-Hans", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko"):
        for kind in ("answer", "abstention", "clarification", "smalltalk"):
            assert (language, kind) in walked
    assert ("zh-Hant", "answer") in walked


def test_numbers_are_there_to_trace(evaluation: Evaluation) -> None:
    """The walk means nothing over answers without numbers."""
    numbers = [re.findall(r"\d+", judged.answer.text) for judged in _computed(evaluation)]
    assert len(numbers) > 90
    assert sum(map(len, numbers)) > 2000


@pytest.mark.parametrize("path", template_files(), ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_template_holds_a_digit(path: Path) -> None:
    assert not list(digits(path.read_text(encoding="utf-8")))


# Proof that the checks above can fail.


def test_any_changed_number_is_caught(evaluation: Evaluation, recorder: RecordingAssistant) -> None:
    for judged in [judged for judged in evaluation.judged if _is_backed(judged.answer)][::9]:
        answer, outcomes = judged.answer, recorder.outcomes[judged.answer.id]
        for number in re.finditer(r"\d+(?:[.,]\d+)*", answer.text):
            before, after = answer.text[: number.start()], answer.text[number.end() :]
            tampered = answer.model_copy(update={"text": f"{before}98{number[0]}73{after}"})
            assert untraced(tampered, outcomes), (judged.question, before[-40:], number[0])


def test_an_added_number_is_caught(evaluation: Evaluation, recorder: RecordingAssistant) -> None:
    for judged in evaluation.judged:
        tampered = judged.answer.model_copy(update={"text": f"{judged.answer.text}\n\n87654.25 W"})
        assert untraced(tampered, recorder.outcomes[judged.answer.id]), judged.question


def test_a_changed_quote_is_caught(evaluation: Evaluation) -> None:
    answer = _cited(evaluation)
    first = answer.citations[0]
    moved = first.model_copy(update={"start": first.start + 1})
    altered = first.model_copy(update={"quote": first.quote + "!"})
    for citation in (moved, altered):
        assert list(citation_faults(answer.model_copy(update={"citations": (citation,)})))


def test_a_marker_without_citation_is_caught(evaluation: Evaluation) -> None:
    answer = _cited(evaluation)
    assert not list(citation_faults(answer))
    assert list(citation_faults(answer.model_copy(update={"citations": ()})))
    assert list(citation_faults(answer.model_copy(update={"text": answer.text + " [9]"})))
    assert list(citation_faults(answer.model_copy(update={"text": "No marker at all."})))


def test_a_digit_in_a_template_is_caught() -> None:
    clean = "psu-headline = Take { $size }.\n    .more = { $n -> [1] one\n *[other] many }\n"
    assert not list(digits(clean))
    assert list(digits("psu-headline = Take 1500 W.")) == [("psu-headline", "Take 1500 W.")]
    assert not list(digits("note = Everything in bf16, as with two RTX 3090."))
    assert list(digits("note = Everything in bf16 takes 16 bits."))
    assert list(digits('psu-headline = { $n ->\n    [one] of 2\n   *[other] { "3" }\n}\n'))


def _computed(evaluation: Evaluation) -> list[Judged]:
    return [judged for judged in evaluation.judged if judged.answer.computations]


def _cited(evaluation: Evaluation) -> Answer:
    return next(judged.answer for judged in evaluation.judged if judged.answer.citations)

"""Rendered answers of every kind in four languages, against those that were looked at."""

from __future__ import annotations

import pytest

from tests.api.discord.service.checking import faults
from tests.api.discord.snapshots import KINDS, LANGUAGES, kept, recorded, rendered

CASES = [(language, kind) for language in LANGUAGES for kind in KINDS]


@pytest.mark.parametrize(("language", "kind"), CASES)
def test_answer_is_rendered_as_it_was_approved(language: str, kind: str) -> None:
    assert rendered(language, kind) == kept(language, kind)


@pytest.mark.parametrize(("language", "kind"), CASES)
def test_approved_messages_are_within_the_limits(language: str, kind: str) -> None:
    assert not [fault for message in kept(language, kind) for fault in faults(message)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_recorded_answers_are_of_every_kind(language: str) -> None:
    answers = {kind: recorded(language, kind)[1] for kind in KINDS}
    assert {answer.kind for answer in answers.values()} == {
        "answer",
        "clarification",
        "abstention",
        "smalltalk",
    }
    assert {answer.language for answer in answers.values()} == {language}
    assert answers["choice"].computations[0].options
    assert answers["quotation"].citations
    assert not answers["quotation"].computations

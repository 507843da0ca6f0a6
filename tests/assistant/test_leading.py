"""Which of the passages found leads: the likelier by far, and the one that begins with what is asked."""

from __future__ import annotations

import pytest

from assistant.assistant import Assistant
from assistant.settings import Settings
from tests.rules.conftest import TODAY


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = tmp_path_factory.mktemp("home")
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: TODAY)


@pytest.mark.parametrize("question", ["What is NVLink?", "Do I need NVLink?", "NVLink gerekli mi?"])
def test_a_question_about_one_thing_is_answered_with_the_verdict_on_it(
    assistant: Assistant, question: str
) -> None:
    answer = assistant.ask(question)
    assert answer.kind == "answer"
    assert answer.citations[0].document_id.endswith("/nvlink")
    assert answer.lead.startswith("NVLink")


@pytest.mark.parametrize("question", ["NVLink nedir?", "什么是NVLink", "Was ist NVLink?"])
def test_a_section_that_answers_goes_before_one_that_mentions(assistant: Assistant, question: str) -> None:
    answer = assistant.ask(question)
    assert answer.kind == "answer"
    assert answer.citations[0].document_id.endswith("/nvlink")


@pytest.mark.parametrize(
    "question",
    ["Cloud or buy?", "rent or buy?", "Kiralamak mı satın almak mı?", "云还是买?", "Cloud oder kaufen?"],
)
def test_renting_or_buying_is_computed_with_what_is_assumed(assistant: Assistant, question: str) -> None:
    answer = assistant.ask(question)
    assert [each.rule for each in answer.computations] == ["cloud_or_buy"]
    assert answer.computations[0].assumptions

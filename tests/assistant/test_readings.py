"""What a few words without a question are meant for: taken, offered, chosen; and what it costs."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from assistant.assistant import Assistant
from assistant.conversation import READING
from assistant.readings import masked, nearest
from assistant.retrieval.examples import SHIPPED_EXAMPLES, are_current
from assistant.settings import Settings
from assistant.understanding.understand import understand
from corpus.languages import LANGUAGES
from rules.knowledge import Knowledge

FEW_WORDS = {
    "en": "Llama 3.1 70B on two RTX 3090",
    "zh-Hans": "两张 RTX 3090，Llama 3.1 70B",
    "zh-Hant": "兩張 RTX 3090，Llama 3.1 70B",
    "tr": "iki RTX 3090 ile Llama 3.1 70B",
    "de": "Llama 3.1 70B auf zwei RTX 3090",
    "fr": "Llama 3.1 70B sur deux RTX 3090",
    "es": "Llama 3.1 70B en dos RTX 3090",
    "pt": "Llama 3.1 70B em duas RTX 3090",
    "ru": "Llama 3.1 70B на двух RTX 3090",
    "ja": "RTX 3090 2枚でLlama 3.1 70B",
    "ko": "RTX 3090 두 장으로 Llama 3.1 70B",
}


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = tmp_path_factory.mktemp("home")
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: date(2026, 11, 30))


def test_the_shipped_vectors_are_those_of_the_examples() -> None:
    assert are_current()
    assert {file.stem for file in SHIPPED_EXAMPLES.glob("*.npy")} == {*LANGUAGES} - {"zh-Hant"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_readings_are_offered_and_the_one_chosen_is_computed(assistant: Assistant, language: str) -> None:
    asked = assistant.ask(FEW_WORDS[language])
    assert (asked.kind, asked.language) == ("clarification", language)
    assert asked.clarification is not None
    assert asked.clarification.missing == (READING,)
    assert len(asked.clarification.options) == 2
    by_digit = assistant.ask("2", asked.conversation_id)
    assert {"llm_memory", "llm_speed"} >= {each.rule for each in by_digit.computations} != set()
    assert by_digit.language == language
    again = assistant.ask(FEW_WORDS[language])
    by_button = assistant.ask(asked.clarification.options[1], again.conversation_id)
    assert by_button.lead == by_digit.lead
    assert by_button.computations[0].inputs["gpus"][0]["count"] == 2


def test_nothing_is_asked_twice_in_a_row(assistant: Assistant) -> None:
    first = assistant.ask(FEW_WORDS["en"])
    second = assistant.ask("Llama 3.1 8B on an RTX 4090", first.conversation_id)
    assert (first.kind, second.kind) == ("clarification", "answer")


def test_what_the_chosen_one_lacks_may_still_be_asked(assistant: Assistant) -> None:
    first = assistant.ask("Qwen3 32B and 24 GB")
    assert first.clarification is not None
    speed = assistant.ask("How many tokens per second will it write?", first.conversation_id)
    assert speed.clarification is not None
    assert speed.clarification.missing == ("gpus",)


def test_evidence_that_settles_loads_no_model(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assistant = Assistant(Settings.from_environment({"RIGWISE_HOME": str(tmp_path)}))

    def opened() -> None:
        raise AssertionError("the search engine was opened")

    monkeypatch.setattr(type(assistant.library), "retriever", property(lambda _: opened()))
    for question in ("What PSU for two RTX 3090?", "How much RAM for one RTX 4090?"):
        assert assistant.ask(question).kind == "answer"


def test_products_are_masked_by_their_kind() -> None:
    knowledge = Knowledge(date(2026, 11, 30))
    frame = understand("Llama 3.1 70B: RTX 3090 and 14900K", knowledge=knowledge)
    assert masked(frame) == "LLM: GPU and CPU"


def test_a_reading_far_ahead_is_taken() -> None:
    near = {"psu": 0.8, "electricity": 0.4, "ram": 0.75}
    assert nearest(["electricity", "psu"], near) == ["psu"]
    assert nearest(["electricity", "ram", "psu"], near) == ["psu", "ram"]

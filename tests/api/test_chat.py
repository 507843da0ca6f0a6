"""``POST /chat`` on a real server: answers, follow-ups, languages, and clear refusals."""

from __future__ import annotations

import httpx2
import pytest

from assistant.answer import Answer
from tests.api.conftest import Inside

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"


def ask(client: httpx2.Client, message: str, **more: str) -> Answer:
    response = client.post("/chat", json={"message": message, **more})
    assert response.status_code == 200, response.text
    return Answer.model_validate(response.json())


@pytest.mark.parametrize(
    ("message", "language"),
    [
        (PSU, "en"),
        ("4 张 250W 的显卡和 150W 的 CPU 要多大的电源？", "zh-Hans"),
        ("每張 250 瓦的顯示卡 4 張，加上 150 瓦的處理器，需要多大的電源供應器？", "zh-Hant"),
        ("Her biri 250 watt 4 ekran kartı ve 150 watt işlemci için kaç watt güç kaynağı gerekir?", "tr"),
    ],
)
def test_the_same_question_gives_the_same_number_in_each_language(
    client: httpx2.Client, message: str, language: str
) -> None:
    answer = ask(client, message)
    assert (answer.kind, answer.language) == ("answer", language)
    assert answer.computations[0].rule == "psu"
    assert answer.computations[0].value == ask(client, PSU).computations[0].value
    assert answer.citations


def test_a_follow_up_changes_one_fact(client: httpx2.Client) -> None:
    first = ask(client, PSU)
    second = ask(client, "and with two?", conversation_id=first.conversation_id)
    assert second.conversation_id == first.conversation_id
    assert second.computations[0].value < first.computations[0].value


def test_the_asker_s_locale_counts_only_where_the_question_tells_no_language(client: httpx2.Client) -> None:
    assert ask(client, "4x RTX 3090 PSU", locale="tr").language == "tr"
    assert ask(client, PSU, locale="tr").language == "en"
    first = ask(client, "İki RTX 3090 için kaç watt güç kaynağı gerekir?")
    again = ask(client, "RTX 4090?", conversation_id=first.conversation_id, locale="zh-Hans")
    assert again.language == "tr"


def test_the_language_can_be_chosen(client: httpx2.Client) -> None:
    assert ask(client, PSU, language="tr").language == "tr"


def test_off_topic_is_abstained_from(client: httpx2.Client) -> None:
    assert ask(client, "What is the capital of Portugal?").kind == "abstention"


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"message": ""}, "error-empty-field"),
        ({"message": " "}, "error-question-empty"),
        ({"message": "  \u200b \x00 "}, "error-question-empty"),
        ({"message": "😀😀😀"}, "error-question-empty"),
        ({"message": "a" * 100_000}, "error-question-too-long"),
        ({}, "error-missing-field"),
        ({"message": 7}, "error-kind"),
        ({"message": "x", "languge": "tr"}, "error-unknown-field-near"),
        ({"message": "x", "conversation_id": "../../etc"}, "error-pattern"),
    ],
)
def test_bad_input_is_refused_with_the_one_error_body(
    client: httpx2.Client, body: dict[str, object], code: str
) -> None:
    response = client.post("/chat", json=body)
    assert response.status_code == 422
    assert response.json()["error"]["code"] == code
    assert response.json()["error"]["message"]


def test_a_refusal_speaks_the_client_s_language(client: httpx2.Client) -> None:
    english = client.post("/chat", json={"message": " "}).json()["error"]["message"]
    turkish = client.post("/chat", json={"message": " "}, headers={"Accept-Language": "tr-TR,tr;q=0.9"})
    assert turkish.json()["error"]["message"] != english


def test_a_body_over_the_limit_is_refused(client: httpx2.Client) -> None:
    response = client.post("/chat", json={"message": "a" * 300_000})
    assert response.status_code == 413
    assert response.json()["error"]["code"] == "error-body-too-large"


def test_not_json_is_refused(client: httpx2.Client) -> None:
    response = client.post("/chat", content=b"\xff{", headers={"Content-Type": "application/json"})
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "error-request-malformed"


def test_text_that_is_not_json_names_the_body(client: httpx2.Client) -> None:
    response = client.post("/chat", content=b"power supply", headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["field"]) == (422, "body")


def test_conversations_survive_a_restart(inside: Inside) -> None:
    first = ask(inside(), PSU)
    second = ask(inside(), "and with two?", conversation_id=first.conversation_id)
    assert second.computations[0].rule == "psu"


@pytest.mark.parametrize(("setting", "expected"), [("0", False), ("1", True)])
def test_the_log_holds_no_question_unless_it_shall(
    inside: Inside, capfd: pytest.CaptureFixture[str], setting: str, expected: bool
) -> None:
    client = inside(RIGWISE_LOG_QUESTIONS=setting)
    ask(client, "quokka: how much RAM for one RTX 3090?")
    client.get("/search", params={"q": "quokka"})
    client.post("/v1/chat/completions", json={"messages": [{"role": "user", "content": "quokka?"}]})
    client.post("/chat", json={"message": "quokka" * 2000})
    lines = capfd.readouterr().err.splitlines()
    assert len(lines) >= 4
    assert any("quokka" in line for line in lines) is expected

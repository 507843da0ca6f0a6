"""Conversations come back as they were, are forgotten on demand, belong to their key; feedback is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml

from api.keys import KeyStore
from tests.api.conftest import Inside
from tests.state import file_of

EDITS: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("cases").joinpath("edits.yaml").read_text(encoding="utf-8")
)
NO_NUMBERS = ("true", "null", '""', '"3"', "[3]", "{}", "NaN", "1e999", "-1", "1e300", "1" + 400 * "0")
"""JSON that no fact of a question can be changed to."""
PSU = "What PSU do I need for 2 RTX 3090 and a 150 W CPU?"


def asked(client: httpx2.Client, message: str, **more: object) -> dict[str, object]:
    response = client.post("/chat", json={"message": message, **more})
    assert response.status_code == 200, response.text
    answer: dict[str, object] = response.json()
    return answer


def test_a_conversation_comes_back_with_its_citations(client: httpx2.Client) -> None:
    first = asked(client, PSU)
    second = asked(client, "and with four?", conversation_id=first["conversation_id"])
    shown = client.get(f"/conversations/{first['conversation_id']}").json()
    assert [turn["question"] for turn in shown["turns"]] == [PSU, "and with four?"]
    assert [turn["answer"] for turn in shown["turns"]] == [first, second]


def test_a_conversation_can_be_forgotten(client: httpx2.Client) -> None:
    conversation_id = asked(client, PSU)["conversation_id"]
    assert client.delete(f"/conversations/{conversation_id}").status_code == 204
    for response in (
        client.get(f"/conversations/{conversation_id}"),
        client.delete(f"/conversations/{conversation_id}"),
    ):
        assert response.status_code == 404
        assert response.json()["error"]["code"] == "http-conversation-unknown"
    again = asked(client, "and with four?", conversation_id=conversation_id)
    assert not again["computations"]


def test_feedback_is_kept_with_the_answer(inside: Inside, tmp_path: Path) -> None:
    client = inside()
    answer = asked(client, "hello")
    for thumb, comment in (("up", None), ("down", "Kartım su soğutmalı <script>")):
        body = {"answer_id": answer["id"], "thumb": thumb, "comment": comment}
        assert client.post("/feedback", json=body).status_code == 204
    with sqlite3.connect(tmp_path / "conversations.sqlite") as connection:
        rows = connection.execute("SELECT answer_id, thumb, comment FROM feedback").fetchall()
    connection.close()
    assert rows == [(answer["id"], "down", "Kartım su soğutmalı <script>")]
    assert 'rigwise_feedback_total{thumb="down"} 1.0' in client.get("/metrics").text


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"answer_id": "no-such-answer", "thumb": "up"}, 404),
        ({"answer_id": "x", "thumb": "sideways"}, 422),
        ({"answer_id": "x'; DROP TABLE turns; --", "thumb": "up"}, 422),
        ({"answer_id": "x", "thumb": "up", "comment": "a" * 3000}, 422),
        ({"thumb": "up"}, 422),
    ],
)
def test_wrong_feedback_is_refused(client: httpx2.Client, body: dict[str, str], status: int) -> None:
    response = client.post("/feedback", json=body)
    assert response.status_code == status
    assert response.json()["error"]["message"]


def test_half_a_character_does_no_harm(inside: Inside) -> None:
    """JSON can name halves of characters, which neither a database nor a response can hold."""
    client = inside()
    headers = {"Content-Type": "application/json"}
    answer = client.post("/chat", content=b'{"message": "hello \\ud83d"}', headers=headers).json()
    body = f'{{"answer_id": "{answer["id"]}", "thumb": "up", "comment": "\\ud800 \\ud83d\\ude00"}}'
    assert client.post("/feedback", content=body, headers=headers).status_code == 204
    shown = client.get(f"/conversations/{answer['conversation_id']}").json()
    assert shown["turns"][0]["question"] == "hello ?"
    refused = client.post("/chat", content=b'{"\\udfff": 1, "message": "x"}', headers=headers)
    assert refused.status_code == 422


def test_each_key_has_conversations_of_its_own(inside: Inside, tmp_path: Path) -> None:
    store = KeyStore(file_of(tmp_path, "keys"))
    mine, other = ({"Authorization": f"Bearer {store.create(name, 'ask')[1]}"} for name in "ab")
    client = inside()
    body = {"message": "hello", "conversation_id": "shared"}
    answer = client.post("/chat", json=body, headers=mine).json()
    assert answer["conversation_id"] == "shared"
    assert client.get("/conversations/shared", headers=mine).json()["turns"][0]["answer"] == answer
    assert client.get("/conversations/shared", headers=other).status_code == 404
    key_id = store.all()[0].id
    assert client.get(f"/conversations/{key_id}.shared", headers=other).status_code == 404
    rating = {"answer_id": answer["id"], "thumb": "up"}
    assert client.post("/feedback", json=rating, headers=other).status_code == 404
    assert client.delete("/conversations/shared", headers=other).status_code == 404
    assert client.post("/feedback", json=rating, headers=mine).status_code == 204


def shown(client: httpx2.Client, conversation_id: object) -> list[dict[str, Any]]:
    turns: list[dict[str, Any]] = client.get(f"/conversations/{conversation_id}").json()["turns"]
    return turns


def edited(client: httpx2.Client, answer: dict[str, Any], *changes: tuple[int, float]) -> httpx2.Response:
    path = f"/conversations/{answer['conversation_id']}/turns/{answer['id']}"
    return client.patch(path, json={"changes": [{"chip": chip, "value": value} for chip, value in changes]})


def test_a_turn_comes_back_with_its_reading_and_its_thumb(client: httpx2.Client) -> None:
    answer = asked(client, PSU)
    client.post("/feedback", json={"answer_id": answer["id"], "thumb": "up"})
    (turn,) = shown(client, answer["conversation_id"])
    assert turn["thumb"] == "up"
    card, cpu = turn["reading"]["chips"]
    assert (card["text"], card["is_editable"]) == ("2 × GeForce RTX 3090", True)
    assert (cpu["label"], cpu["text"], cpu["pattern"]) == ("CPU", "150 W", "{} W")


@pytest.mark.parametrize(
    ("question", "then", "follow_up", "rule"),
    [
        ("PSU for two RTX 3090?", "PSU for 4 RTX 3090?", "How much RAM does this machine need?", "ram"),
        ("两块 RTX 3090 要多大的电源？", "4块 RTX 3090 要多大的电源？", "这台机器要多少内存？", "ram"),
        (
            "İki RTX 3090 için kaç watt güç kaynağı gerekir?",
            "4 RTX 3090 için kaç watt güç kaynağı gerekir?",
            "Bu makineye ne kadar RAM gerekir?",
            "ram",
        ),
    ],
)
def test_an_edit_takes_the_place_of_its_turn_and_the_next_question_builds_on_it(
    client: httpx2.Client, question: str, then: str, follow_up: str, rule: str
) -> None:
    answer: dict[str, Any] = asked(client, question)
    client.post("/feedback", json={"answer_id": answer["id"], "thumb": "down"})
    turn = edited(client, answer, (0, 4)).json()
    asked_so: dict[str, Any] = asked(client, then)
    assert turn["question"] == then
    assert turn["answer"]["id"] == answer["id"]
    for part in ("lead", "text", "computations", "citations"):
        assert turn["answer"][part] == asked_so[part]
    assert shown(client, answer["conversation_id"]) == [turn]
    assert turn["thumb"] == "down"
    next_answer: Any = asked(client, follow_up, conversation_id=answer["conversation_id"])
    assert next_answer["computations"][0]["rule"] == rule
    assert next_answer["computations"][0]["inputs"]["gpus"][0]["count"] == 4
    assert [each["question"] for each in shown(client, answer["conversation_id"])] == [then, follow_up]


def test_an_edit_of_an_earlier_turn_leaves_what_is_spoken_of(client: httpx2.Client) -> None:
    first: dict[str, Any] = asked(client, PSU)
    conversation_id = first["conversation_id"]
    asked(client, "And for 3 RTX 4090?", conversation_id=conversation_id)
    assert edited(client, first, (0, 4)).status_code == 200
    third: Any = asked(client, "and with six?", conversation_id=conversation_id)
    assert third["computations"][0]["inputs"]["gpus"] == [{"name": "GeForce RTX 4090", "count": 6}]
    assert [turn["question"] for turn in shown(client, conversation_id)] == [
        "What PSU do I need for 4 RTX 3090 and a 150 W CPU?",
        "And for 3 RTX 4090?",
        "and with six?",
    ]


def test_an_edit_of_what_is_not_there_or_is_no_number_is_refused(client: httpx2.Client) -> None:
    answer: dict[str, Any] = asked(client, PSU + " In Germany.")
    chips = shown(client, answer["conversation_id"])[0]["reading"]["chips"]
    fixed = next(index for index, chip in enumerate(chips) if chip["name"] == "country")
    for change, status, code in (
        ((fixed, 2), 422, "http-chip-fixed"),
        ((99, 2), 422, "http-chip-fixed"),
        ((-1, 2), 422, "http-input-number"),
    ):
        response = edited(client, answer, change)
        assert (response.status_code, response.json()["error"]["code"]) == (status, code)
    stranger: dict[str, Any] = asked(client, PSU)
    response = edited(client, answer | {"id": stranger["id"]}, (0, 4))
    assert response.json()["error"]["code"] == "http-answer-unknown"


@pytest.mark.parametrize("case", EDITS, ids=lambda case: f"{case['name']} {case['language']}")
def test_a_number_that_cannot_be_is_refused_with_what_can_and_changes_nothing(
    client: httpx2.Client, case: dict[str, Any]
) -> None:
    answer: dict[str, Any] = asked(client, case["question"])
    before = shown(client, answer["conversation_id"])
    at = [chip["name"] for chip in before[0]["reading"]["chips"]].index(case["name"])
    path = f"/conversations/{answer['conversation_id']}/turns/{answer['id']}"
    for value in (*NO_NUMBERS, *map(str, case["refused"])):
        body = f'{{"changes": [{{"chip": {at}, "value": {value}}}]}}'
        refused = client.patch(path, content=body, headers={"Content-Type": "application/json"})
        error = refused.json()["error"]
        assert (refused.status_code, error["field"]) == (422, "changes.0.value"), value
        assert all(part in error["message"] for part in case["says"]), (value, error["message"])
    assert shown(client, answer["conversation_id"]) == before
    for value in case["taken"]:
        assert edited(client, answer, (at, value)).json()["answer"]["computations"]


def test_a_budget_is_refused_with_the_limits_of_its_rule(client: httpx2.Client) -> None:
    answer: dict[str, Any] = asked(client, "Which card for 1500 dollars?")
    error = edited(client, answer, (0, 0.5)).json()["error"]
    assert error["code"] == "error-edit-refused-example"
    for part in ("$0.50", "from $20.00 to $5,000,000", "For example: $1,500."):
        assert part in error["message"]


def test_a_question_that_is_refused_can_be_mended_one_number_after_the_other(client: httpx2.Client) -> None:
    answer: dict[str, Any] = asked(client, "What PSU do I need for 99 RTX 3090 and a 5000 W CPU?")
    assert answer["kind"] == "clarification"
    assert edited(client, answer, (0, 4)).json()["answer"]["kind"] == "clarification"
    assert edited(client, answer, (1, 6000)).status_code == 422
    mended = edited(client, answer, (1, 150)).json()["answer"]
    assert mended["computations"][0]["inputs"]["gpus"] == [{"name": "GeForce RTX 3090", "count": 4}]


def test_a_turn_of_a_version_before_is_shown_without_chips_and_not_edited(
    inside: Inside, tmp_path: Path
) -> None:
    client = inside()
    answer: dict[str, Any] = asked(client, PSU)
    for kept in (None, '{"is": "of another version"}'):
        with sqlite3.connect(tmp_path / "conversations.sqlite") as connection:
            connection.execute("UPDATE turns SET frame = ?", (kept,))
        connection.close()
        assert shown(client, answer["conversation_id"])[0]["reading"] is None
        assert edited(client, answer, (0, 4)).status_code == 404

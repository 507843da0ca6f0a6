"""Conversations come back as they were, are forgotten on demand, belong to their key; feedback is kept."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx2
import pytest

from api.keys import KeyStore
from tests.api.conftest import Inside
from tests.state import file_of

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

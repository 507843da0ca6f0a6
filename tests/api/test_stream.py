"""``POST /chat`` as server-sent events: their order, their data, faults before and after the first one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import pytest
from pydantic import TypeAdapter

from api.events import StreamEvent
from assistant.answer import Answer
from assistant.events import Event, Understood
from assistant.retrieval.errors import IndexCorruptError
from assistant.understanding.frame import Frame
from tests.api.conftest import Inside
from tests.api.events import events_of

STREAM = {"Accept": "text/event-stream"}
PSU = "What PSU do I need for 2 RTX 3090 and a 150 W CPU?"


def streamed(client: httpx2.Client, message: str, **more: str) -> list[tuple[str, Any]]:
    response = client.post("/chat", json={"message": message, **more}, headers=STREAM)
    assert response.status_code == 200, response.text
    return events_of(response)


def names(events: list[tuple[str, Any]]) -> list[str]:
    """Names of events, neighbours of one name as one."""
    found = [name for name, _ in events]
    return [name for name, before in zip(found, [None, *found], strict=False) if name != before]


@pytest.mark.parametrize("message", [PSU, "6000 元能买哪张显卡？", "PCIe önemli mi?", "capital of Peru?"])
def test_a_question_is_understood_computed_cited_worded_and_done(client: httpx2.Client, message: str) -> None:
    events = streamed(client, message)
    assert names(events) == ["understood", "computed", "cited", "text", "done"]
    parts = dict(events)
    answer = Answer.model_validate(parts["done"]["answer"])
    assert "".join(data["delta"] for name, data in events if name == "text") == answer.text
    assert parts["computed"]["computations"] == parts["done"]["answer"]["computations"]
    assert parts["cited"]["citations"] == parts["done"]["answer"]["citations"]
    assert parts["understood"]["conversation_id"] == answer.conversation_id


def test_every_event_is_as_described(client: httpx2.Client) -> None:
    adapter: TypeAdapter[Any] = TypeAdapter(StreamEvent)
    for name, data in streamed(client, PSU):
        assert adapter.validate_python(data).event == name


def test_a_greeting_has_nothing_to_compute(client: httpx2.Client) -> None:
    assert names(streamed(client, "hello!")) == ["understood", "text", "done"]


def test_the_reading_is_shown_as_chips_at_their_places(client: httpx2.Client) -> None:
    understood = dict(streamed(client, PSU))["understood"]
    assert (understood["rules"], understood["act"]) == (["psu"], "ask")
    card, cpu = understood["chips"]
    assert (card["name"], card["count"], card["value"]) == ("card", 2, "GeForce RTX 3090")
    assert "RTX 3090" in PSU[card["start"] : card["end"]]
    assert (cpu["name"], cpu["value"], cpu["unit"]) == ("cpu_power_w", 150.0, "W")
    assert PSU[cpu["start"] : cpu["end"]] == "150 W"


@pytest.mark.parametrize(
    ("question", "text"),
    [
        ("PSU for 2.5 RTX 3090?", "2.5 × GeForce RTX 3090"),
        ("RTX 3090 at 250 W, 300 W and 350 W?", "RTX 3090"),
    ],
)
def test_a_reading_of_odd_facts_is_shown_too(client: httpx2.Client, question: str, text: str) -> None:
    chips = dict(streamed(client, question))["understood"]["chips"]
    assert any(text in chip["text"] for chip in chips)
    assert all(chip["count"] is None or chip["count"] == int(chip["count"]) for chip in chips)


def test_facts_of_earlier_turns_are_marked_as_carried(client: httpx2.Client) -> None:
    first = dict(streamed(client, PSU))["understood"]
    second = dict(streamed(client, "and with four?", conversation_id=first["conversation_id"]))["understood"]
    assert second["is_follow_up"]
    cpu = next(chip for chip in second["chips"] if chip["name"] == "cpu_power_w")
    assert (cpu["origin"], cpu["start"]) == ("carried", None)


def test_a_fault_before_the_first_event_has_its_status(client: httpx2.Client) -> None:
    response = client.post("/chat", json={"message": "😀"}, headers=STREAM)
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "error-question-empty"


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (IndexCorruptError("index-corrupt", file="/secret/place", command="x"), "index-corrupt"),
        (ZeroDivisionError("the question was: secret"), "error-internal"),
    ],
)
def test_a_fault_after_the_first_event_is_the_last_event(
    inside: Inside, fault: Exception, code: str, capfd: pytest.CaptureFixture[str]
) -> None:
    def way(*_: object) -> Iterator[Event]:
        yield Understood("c", Frame("x", "tr"))
        raise fault

    client = inside()
    client.app.state.desk.assistant.stream = way  # type: ignore[attr-defined]
    events = streamed(client, "x", language="tr")
    assert names(events) == ["understood", "error"]
    assert events[-1][1]["error"]["code"] == code
    assert "secret" not in str(events) + capfd.readouterr().err


def test_an_unexpected_fault_has_the_one_error_body_and_tells_nothing(
    inside: Inside, capfd: pytest.CaptureFixture[str]
) -> None:
    def way(*_: object) -> Iterator[Event]:
        raise ZeroDivisionError("the question was: secret")
        yield

    client = inside()
    client.app.state.desk.assistant.stream = way  # type: ignore[attr-defined]
    for headers in ({}, STREAM):
        response = client.post("/chat", json={"message": "x"}, headers=headers)
        assert response.status_code == 500
        assert response.json()["error"]["code"] == "error-internal"
        assert response.headers["X-Request-Id"] in response.json()["error"]["message"]
    assert "secret" not in capfd.readouterr().err


@pytest.mark.parametrize(
    ("accept", "kind"),
    [
        ("text/event-stream", "text/event-stream"),
        ("application/json, text/event-stream", "text/event-stream"),
        ("Text/Event-Stream; q=0.5, */*;q=0.1", "text/event-stream"),
        ("text/event-stream;q=0, application/json", "application/json"),
        ("text/event-stream; q=0.000", "application/json"),
        ("text/event-stream;q=0.2, application/json;q=0.9", "application/json"),
        ("text/event-stream;q=nonsense", "text/event-stream"),
        ("*/*", "application/json"),
        ("x-text/event-stream", "application/json"),
    ],
)
def test_the_client_s_weights_decide_on_events(client: httpx2.Client, accept: str, kind: str) -> None:
    answered = client.post("/chat", json={"message": "hello"}, headers={"Accept": accept})
    assert answered.headers["Content-Type"].partition(";")[0] == kind

"""``Idempotency-Key``: a request that comes again gets the answer that it had, on any server."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import httpx2
import pytest

from api import once as module
from api.caller import Caller, passer_by
from api.errors import RefusedError
from api.once import HEADER, KEPT_S, LEASE_SLACK_S, Claim, Once, Requests, answered_once
from assistant.answer import Answer
from assistant.conversation import Conversation, Turn, new_id
from assistant.conversation_store import StoredConversations
from assistant.events import Done
from assistant.state.store import StateError
from tests.api.conftest import Inside
from tests.api.events import events_of
from tests.conftest import OpenState

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
ANSWER = Answer(id="a", conversation_id="c", language="en", kind="answer", lead="Yes", text="**Yes**")
TIMEOUT_S = 30.0
ME, YOU = passer_by("10.0.0.1"), passer_by("10.0.0.2")
ONE = Once.of("k", ME, "body")


def post(client: httpx2.Client, key: str, message: str = PSU, **more: Any) -> httpx2.Response:
    headers = {HEADER: key, **more.pop("headers", {})}
    return client.post("/chat", json={"message": message, **more}, headers=headers)


def test_the_same_request_gets_the_same_answer_and_is_one_turn(client: httpx2.Client) -> None:
    key = new_id()
    first, second = post(client, key), post(client, key)
    assert first.status_code == second.status_code == 200
    assert first.json() == second.json()
    shown = client.get(f"/conversations/{first.json()['conversation_id']}").json()
    assert [turn["answer"]["id"] for turn in shown["turns"]] == [first.json()["id"]]


def test_without_a_key_and_with_another_one_it_is_another_request(client: httpx2.Client) -> None:
    asked = [client.post("/chat", json={"message": PSU}), post(client, new_id()), post(client, new_id())]
    assert len({response.json()["id"] for response in asked}) == 3


@pytest.mark.parametrize("more", [{"message": f"{PSU} "}, {"language": "tr"}, {"conversation_id": "c1"}])
def test_the_same_key_with_another_body_is_refused(client: httpx2.Client, more: dict[str, str]) -> None:
    key = new_id()
    assert post(client, key).status_code == 200
    refused = post(client, key, **{"headers": {"Accept-Language": "tr"}, **more})
    assert refused.status_code == 422
    error = refused.json()["error"]
    assert (error["code"], error["field"]) == ("http-repeat-other", HEADER)
    assert f"Bu isteğin “{HEADER}” değeri" in error["message"]


@pytest.mark.parametrize(
    ("key", "code"),
    [("", "error-empty-field"), ("a b", "error-pattern"), ("x" * 256, "http-input-long")],
)
def test_a_key_that_is_none_is_refused(client: httpx2.Client, key: str, code: str) -> None:
    refused = post(client, key)
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, code)


def test_what_was_refused_may_be_asked_again(client: httpx2.Client) -> None:
    """A question that cannot be answered leaves nothing that a better one with its key would meet."""
    key = new_id()
    assert post(client, key, " ").json()["error"]["code"] == "error-question-empty"
    assert post(client, key).status_code == 200


def test_a_stream_tells_the_same_answer_again(client: httpx2.Client) -> None:
    key, stream = new_id(), {"Accept": "text/event-stream"}
    first = events_of(post(client, key, headers=stream))
    again = events_of(post(client, key, headers=stream))
    assert first[0][0] == "understood"
    assert again == first[1:]
    assert post(client, key).json() == dict(again)["done"]["answer"]


def test_a_greeting_is_told_again_as_it_was(client: httpx2.Client) -> None:
    key, stream = new_id(), {"Accept": "text/event-stream"}
    first = events_of(post(client, key, "hello!", headers=stream))
    assert events_of(post(client, key, "hello!", headers=stream)) == first[1:]


def test_at_the_same_time_it_is_worked_on_once(client: httpx2.Client) -> None:
    key, conversation = new_id(), new_id()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: post(client, key, conversation_id=conversation), range(8)))
    assert {response.status_code for response in found} <= {200, 409}
    for response in found:
        if response.status_code == 409:
            assert response.json()["error"]["code"] == "http-repeat-running"
            assert response.headers["Retry-After"] == "1"
    assert len({response.json()["id"] for response in found if response.status_code == 200}) == 1
    assert len(client.get(f"/conversations/{conversation}").json()["turns"]) == 1


def test_pages_of_allowed_origins_may_send_it(inside: Inside) -> None:
    client = inside(RIGWISE_ORIGINS="https://shop.example")
    asked = {"Origin": "https://shop.example", "Access-Control-Request-Method": "POST"}
    assert HEADER in client.options("/chat", headers=asked).headers["Access-Control-Allow-Headers"]


def test_a_key_is_its_caller_s_own() -> None:
    both = {Once.of("k", caller, "body").id for caller in (ME, YOU, Caller(frozenset(), "key 1", "1"))}
    assert len(both) == 3
    assert Once.of("k", ME, "body") == ONE
    assert Once.of("k", ME, "other").id == ONE.id


class Place:
    """Two servers over one store, at a time of the test's choosing."""

    def __init__(self, open_store: OpenState, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(module.time, "time", lambda: self.now)
        self.servers = [Requests(open_store("conversations"), TIMEOUT_S) for _ in range(2)]
        self.conversations = StoredConversations(open_store("conversations"))

    def keep(self, claim: Claim) -> None:
        answer = ANSWER.model_copy(update={"id": claim.answer_id})
        self.conversations.save(Conversation("c"), Turn("?", answer))

    def refusal(self, server: int, once: Once) -> tuple[int, str]:
        with pytest.raises(RefusedError) as refused:
            self.servers[server].claim(once)
        return refused.value.status, refused.value.code


@pytest.fixture
def place(open_store: OpenState, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(open_store, monkeypatch)


def test_what_one_server_answered_another_one_knows(place: Place) -> None:
    here, there = place.servers
    claim = here.claim(ONE)
    assert claim.answer is None
    assert place.refusal(1, ONE) == (409, "http-repeat-running")
    place.keep(claim)
    place.now += KEPT_S - 1
    found = there.claim(ONE)
    assert found.answer is not None
    assert found.answer.id == claim.answer_id
    assert place.refusal(1, Once.of("k", ME, "other")) == (422, "http-repeat-other")
    assert there.claim(Once.of("k", YOU, "body")).answer is None


def test_after_the_stated_time_it_is_a_new_request(place: Place) -> None:
    here, there = place.servers
    claim = here.claim(ONE)
    place.keep(claim)
    place.now += KEPT_S + 1
    again = there.claim(Once.of("k", ME, "other"))
    assert (again.answer, again.answer_id == claim.answer_id) == (None, False)


def test_what_a_dead_server_was_at_is_taken_over_under_the_same_id(place: Place) -> None:
    """Where the first one was only slow, the second turn has no place: there is one answer in the end."""
    here, there = place.servers
    claim = here.claim(ONE)
    place.now += TIMEOUT_S + LEASE_SLACK_S - 1
    assert place.refusal(1, ONE) == (409, "http-repeat-running")
    place.now += 2
    second = there.claim(ONE)
    assert second == Claim(claim.answer_id)
    assert place.refusal(0, ONE) == (409, "http-repeat-running")
    place.keep(claim)
    with pytest.raises(StateError):
        place.keep(second)
    assert len(place.conversations.turns("c")) == 1


def test_of_those_that_come_together_one_works(place: Place) -> None:
    found: list[Claim | int] = []

    def ask(server: Requests) -> None:
        try:
            found.append(server.claim(ONE))
        except RefusedError as refused:
            found.append(refused.status)

    threads = [threading.Thread(target=ask, args=[place.servers[n % 2]]) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert sum(isinstance(each, Claim) for each in found) == 1
    assert found.count(409) == 7


def test_a_way_that_fails_or_is_left_lets_go(place: Place) -> None:
    here, there = place.servers

    def failing(answer_id: str) -> Any:
        yield Done(ANSWER)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        list(answered_once(here, ONE, failing))
    with closing(answered_once(there, ONE, failing)) as left:
        next(left)
    assert here.claim(ONE).answer is None


def test_a_way_that_is_left_after_its_answer_was_kept_keeps_it(place: Place) -> None:
    here, there = place.servers

    def kept(answer_id: str) -> Any:
        place.keep(Claim(answer_id))
        yield Done(ANSWER)

    with closing(answered_once(here, ONE, kept)) as left:
        next(left)
    assert there.claim(ONE).answer is not None


def test_what_is_noted_is_bounded_in_time(place: Place, open_store: OpenState, monkeypatch: Any) -> None:
    monkeypatch.setattr(module, "_PRUNED_EVERY", 1)
    for number in range(5):
        place.servers[0].claim(Once.of(str(number), ME, "body"))
        place.now += KEPT_S / 2
    with open_store("conversations").connection() as connection:
        assert connection.execute("SELECT count(*) FROM requests").fetchone() == (3,)


def test_neither_key_nor_question_nor_address_is_kept(place: Place, open_store: OpenState) -> None:
    place.servers[0].claim(Once.of("secret-key", ME, "my question"))
    with open_store("conversations").connection() as connection:
        row = str(connection.execute("SELECT * FROM requests").fetchone())
    assert not any(word in row for word in ("secret", "question", "10.0.0.1"))


def test_a_conversation_that_was_forgotten_answers_no_more(client: httpx2.Client) -> None:
    key = new_id()
    first = post(client, key).json()
    assert client.delete(f"/conversations/{first['conversation_id']}").status_code == 204
    assert post(client, key).status_code == 409, "as long as it might still be worked on"

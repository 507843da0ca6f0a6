"""Interactions over signed HTTP, inside a real server; every attack on the signature is refused."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2
import pytest
from nacl.signing import SigningKey

from tests.api.discord.conftest import environment
from tests.api.discord.service import people
from tests.api.discord.service.people import AUTOCOMPLETE, COMMAND, COMPONENT, PING, buttons, command
from tests.api.discord.service.service import Discord
from tests.api.discord.service.world import BEN_ID, Json
from tests.server import Server, running_server

pytestmark = pytest.mark.server
KEY = SigningKey(bytes(range(32)))
PATH = "/discord/interactions"
Send = Callable[..., httpx2.Response]


@pytest.fixture(scope="module")
def served(shared_service: Discord, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that asks for keys, with a small rate: Discord needs no key and has no rate."""
    home = tmp_path_factory.mktemp("served")
    settings = {
        **environment(shared_service, home),
        "RIGWISE_DISCORD_PUBLIC_KEY": KEY.verify_key.encode().hex(),
        "RIGWISE_DISCORD_ADMINS": BEN_ID,
        "RIGWISE_API_KEY": "the-key-of-the-operator",
        "RIGWISE_RATE": "5/minute",
    }
    settings.pop("RIGWISE_HOME")
    with running_server(home, **settings) as server:
        yield server


def signed(body: bytes, at: float | None = None, key: SigningKey = KEY) -> dict[str, str]:
    """The headers that Discord sends along."""
    timestamp = str(int(time.time() if at is None else at))
    signature = key.sign(timestamp.encode() + body).signature.hex()
    return {"X-Signature-Ed25519": signature, "X-Signature-Timestamp": timestamp}


@pytest.fixture
def post(served: Server) -> Iterator[Send]:
    with served.client() as client:

        def send(body: Json | bytes, **headers: str) -> httpx2.Response:
            data = body if isinstance(body, bytes) else json.dumps(body).encode()
            given = headers or signed(data)
            kind = {"Content-Type": "application/json"}
            return client.post(PATH, content=data, headers={**kind, **given})

        yield send


@pytest.fixture
def discord(shared_service: Discord, post: Send) -> Callable[..., tuple[Json, Json]]:
    """Let someone do something; gives the interaction and the response, which Discord takes in."""

    def act(kind: int, data: Json | None, **how: object) -> tuple[Json, Json]:
        given = people.interaction(shared_service.world, kind, data, **how)
        response = post(given)
        assert response.status_code == 200, response.text
        kept = shared_service.world.interactions[given["token"]]
        shared_service.rest.respond(kept, response.json())
        return given, response.json()

    return act


def test_ping_is_answered(post: Send) -> None:
    response = post({"id": "1", "application_id": "2", "token": "t", "type": PING, "version": 1})
    assert (response.status_code, response.json()) == (200, {"type": 1})


def test_command_is_put_off_and_then_answered(
    discord: Callable[..., tuple[Json, Json]], shared_service: Discord
) -> None:
    given, response = discord(COMMAND, command("psu", gpu="RTX 3090", count=2), locale="tr")
    assert response == {"type": 5, "data": {"flags": 0}}
    answer = shared_service.original(given)
    assert "1.200 W" in answer["content"]
    assert [a["filename"] for a in answer["attachments"]] == ["power.png"]


def test_buttons_and_fields_work_without_a_gateway(
    discord: Callable[..., tuple[Json, Json]], shared_service: Discord
) -> None:
    given, _ = discord(COMMAND, command("psu", gpu="RTX 3090", count=2))
    answer = shared_service.original(given)
    ids = {button["custom_id"].split(":")[1]: button for button in buttons(answer)}
    thumb, response = discord(COMPONENT, people.pressed(ids["down"]["custom_id"]), message=answer)
    assert response == {"type": 5, "data": {"flags": 64}}
    assert "Thank you" in shared_service.original(thumb)["content"]
    follow_up, _ = discord(COMPONENT, people.pressed(ids["ask"]["custom_id"]), message=answer)
    assert ids["ask"]["label"] in shared_service.original(follow_up)["content"]
    _, offered = discord(AUTOCOMPLETE, people.typing_in("psu", "cpu", "7950X"))
    assert offered["data"]["choices"][0]["name"] == "AMD Ryzen 9 7950X"


@pytest.mark.parametrize(
    "data",
    [
        command("older", x=1),
        command("psu", card="RTX 3090"),
        command("rigwise"),
        command("rigwise", action="restart"),
    ],
)
def test_command_of_an_older_registration_gets_help(
    discord: Callable[..., tuple[Json, Json]], data: Json
) -> None:
    _, response = discord(COMMAND, data)
    assert response["data"]["content"].startswith("Ask me in words")


def test_admins_are_known_by_their_id(discord: Callable[..., tuple[Json, Json]]) -> None:
    _, refused = discord(COMMAND, command("rigwise", action="status"))
    _, told = discord(COMMAND, command("rigwise", action="status"), by=BEN_ID)
    assert "Only those who run me" in refused["data"]["content"]
    assert "I answer in this channel" in told["data"]["content"]
    assert refused["data"]["flags"] == told["data"]["flags"] == 64


def test_first_response_that_discord_does_not_know_of_yet_is_waited_for(
    post: Send, shared_service: Discord
) -> None:
    given = people.interaction(shared_service.world, COMMAND, command("psu", gpu="RTX 3090"))
    response = post(given)
    hook = f"/api/v10/webhooks/{given['application_id']}/{given['token']}/messages/@original"
    shared_service.until(
        lambda: any(path == hook and status == 404 for _, path, status, _ in shared_service.world.requests)
    )
    shared_service.rest.respond(shared_service.world.interactions[given["token"]], response.json())
    assert "W" in shared_service.original(given)["content"]


BODY = b'{"id": "9", "application_id": "2", "token": "t", "type": 1, "version": 1}'
GOOD = signed(BODY)
ATTACKS = {
    "no headers": {},
    "no signature": {"X-Signature-Timestamp": GOOD["X-Signature-Timestamp"]},
    "no time": {"X-Signature-Ed25519": GOOD["X-Signature-Ed25519"]},
    "another key": signed(BODY, key=SigningKey(bytes(32))),
    "another body": signed(BODY + b" "),
    "another time": {**GOOD, "X-Signature-Timestamp": str(int(GOOD["X-Signature-Timestamp"]) + 1)},
    "old": signed(BODY, at=time.time() - 400),
    "of the future": signed(BODY, at=time.time() + 86_400),
    "no hexadecimal": {**GOOD, "X-Signature-Ed25519": "zz" * 64},
    "too short": {**GOOD, "X-Signature-Ed25519": "ab" * 63},
    "empty": {**GOOD, "X-Signature-Ed25519": ""},
    "time that is none": {**GOOD, "X-Signature-Timestamp": "now"},
    "negative time": {**GOOD, "X-Signature-Timestamp": "-1"},
    "endless time": {**GOOD, "X-Signature-Timestamp": "9" * 5000},
}


@pytest.mark.parametrize("headers", ATTACKS.values(), ids=ATTACKS)
def test_what_is_not_signed_is_refused(post: Send, headers: dict[str, str]) -> None:
    response = post(BODY, **(headers or {"X-Other": "1"}))
    assert response.status_code == 401
    assert response.json()["error"]["code"] == "discord-signature"


def test_characters_written_as_two_halves_are_signed_too(post: Send, shared_service: Discord) -> None:
    """JSON may write one character as two escapes; the signature is that of the bytes as they came."""
    asked = command("ask", question="hello PLACE")
    given = people.interaction(shared_service.world, COMMAND, asked)
    body = json.dumps(given).replace("PLACE", r"\ud83d\ude00 \ud83d").encode()
    response = post(body, **signed(body))
    assert response.status_code == 200
    shared_service.rest.respond(shared_service.world.interactions[given["token"]], response.json())
    assert "\U0001f600" in shared_service.original(given)["content"]


def test_same_request_is_taken_once(post: Send) -> None:
    headers = signed(BODY)
    assert post(BODY, **headers).status_code == 200
    assert post(BODY, **headers).status_code == 401


@pytest.mark.parametrize("body", [b"", b"[]", b"{}", b"\xff", b'{"type": 2}', b'"x"', b"[" * 5000])
def test_signed_nonsense_is_told(post: Send, body: bytes) -> None:
    assert post(body, **signed(body)).status_code == 422


def test_interaction_that_is_delivered_twice_is_answered_once(post: Send, shared_service: Discord) -> None:
    given = people.interaction(shared_service.world, COMMAND, command("ask", question="hello"))
    first = post(given)
    shared_service.rest.respond(shared_service.world.interactions[given["token"]], first.json())
    body = json.dumps(given).encode()
    again = post(body, **signed(body, at=time.time() - 1))
    assert (first.json(), again.json()) == ({"type": 5, "data": {"flags": 0}},) * 2
    shared_service.original(given)
    shared_service.calm(1.5)
    edits = [path for _, path, status, _ in shared_service.world.requests if given["token"] in path]
    assert len(edits) == 1


def test_flood_of_signed_requests_is_not_held_up_by_the_rate_of_an_address(post: Send) -> None:
    bodies = [json.dumps({**json.loads(BODY), "id": str(number)}).encode() for number in range(20)]
    assert {post(body, **signed(body)).status_code for body in bodies} == {200}


def test_commands_at_once_each_get_their_own_answer(
    discord: Callable[..., tuple[Json, Json]], shared_service: Discord
) -> None:
    """Sixty over ten threads, from eight people at the same time."""
    threads = [shared_service.world.new_id() for _ in range(10)]

    def ask(number: int) -> Json:
        data = command("psu", gpu="RTX 3090", count=1 + number % 4)
        return discord(COMMAND, data, channel=threads[number % 10], by=str(number))[0]

    with ThreadPoolExecutor(8) as people_at_once:
        given = list(people_at_once.map(ask, range(60)))
    for number, each in enumerate(given):
        asked = f"> What power supply do I need for {1 + number % 4} × RTX 3090?"
        assert shared_service.original(each)["content"].startswith(asked)
    assert [len(shared_service.world.by_bot(thread)) for thread in threads] == [6] * 10


def test_address_is_closed_without_a_public_key(tmp_path: Path) -> None:
    with running_server(tmp_path) as server, server.client() as client:
        assert client.post(PATH, content=BODY, headers=signed(BODY)).status_code in (404, 405)

"""Three servers over one PostgreSQL behind a proxy: a conversation hops, one dies, nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx2
import pytest

from api.keys import open_keys
from assistant.settings import Settings
from assistant.state.opening import open_postgres
from tests.postgres import Postgres
from tests.proxy import Proxy, running_proxy
from tests.server import Server, running_server

REPLICAS = 3
CLIENTS = 4
QUESTION = "What PSU do I need for {} GPUs of 250 W each and a 150 W CPU?"
RACK = "# Basement rack\n\nThe basement rack with quokka fans is at 41 decibels.\n\nIt stands in room 214.\n"
PATIENCE_S = 120.0


@dataclass
class Fleet:
    """Servers of one state, and the proxy before them."""

    database: str
    servers: list[Server]
    proxy: Proxy
    key: str

    def post(self, path: str, body: dict[str, object]) -> httpx2.Response:
        """One request on a connection of its own, tried again while no server answers it."""
        url, end = f"{self.proxy.url}{path}", time.monotonic() + PATIENCE_S
        while True:
            try:
                response = httpx2.post(url, json=body, headers=self.headers, timeout=60.0)
                if response.status_code != 503:
                    return response
            except httpx2.TransportError:
                pass
            assert time.monotonic() < end, "no server answers"
            time.sleep(0.05)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}", "Connection": "close"}


@pytest.fixture(scope="module")
def fleet(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    url = postgres.new_database()
    for part in ("state", "vectors"):
        database = open_postgres(url, part=part, checked=False)
        database.migrate()
        database.close()
    keys = open_keys(Settings.from_environment({"RIGWISE_STATE": url}))
    _, secret = keys.create("fleet", "admin")
    keys.close()
    with ExitStack() as stack:
        homes = [tmp_path_factory.mktemp(f"replica{number}") for number in range(REPLICAS)]
        settings = {"RIGWISE_STATE": url, "RIGWISE_VECTORS": url}
        servers = [stack.enter_context(running_server(home, "/healthz", **settings)) for home in homes]
        proxy = stack.enter_context(running_proxy([server.url for server in servers]))
        yield Fleet(url, servers, proxy, secret)


def test_a_conversation_hops_between_servers(fleet: Fleet) -> None:
    before = len(fleet.proxy.taken)
    first = fleet.post("/chat", {"message": QUESTION.format(4)}).json()
    talk = {"conversation_id": first["conversation_id"]}
    second = fleet.post("/chat", {"message": "and with 2 of them?", **talk}).json()
    third = fleet.post("/chat", {"message": "and a 300 W CPU?", **talk}).json()
    totals = [answer["computations"][0]["value"] for answer in (first, second, third)]
    assert totals == [1375.0, 825.0, 990.0], "1.1 × (4 or 2 × 250 W + 150 or 300 W)"
    assert sorted(fleet.proxy.taken[before:]) == [0, 1, 2], "each turn was answered by another server"
    shown = _get(f"{fleet.proxy.url}/conversations/{first['conversation_id']}", fleet.headers).json()
    assert [turn["answer"]["id"] for turn in shown["turns"]] == [a["id"] for a in (first, second, third)]


def test_a_key_made_anywhere_opens_and_closes_every_server(fleet: Fleet, tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "RIGWISE_STATE": fleet.database}
    run = [sys.executable, "-c", "from api.main import main; main()", "keys"]
    made = subprocess.run([*run, "create"], env=environment, capture_output=True, text=True, check=True)
    secret, key_id = made.stdout.strip(), made.stderr.split()[1]

    def statuses() -> set[int]:
        headers = {"Authorization": f"Bearer {secret}"}
        return {_get(f"{server.url}/rules", headers).status_code for server in fleet.servers}

    _await(lambda: statuses() == {200})
    subprocess.run([*run, "revoke", key_id], env=environment, capture_output=True, check=True)
    _await(lambda: statuses() == {401})


def test_a_document_given_to_one_server_is_quoted_by_all_and_taken_out_of_all(fleet: Fleet) -> None:
    first, *others = fleet.servers
    for server in fleet.servers:
        _await(lambda of=server: _get(f"{of.url}/readyz", {}).status_code == 200)
    taken = httpx2.post(
        f"{first.url}/sources", params={"name": "rack.md"}, content=RACK, headers=fleet.headers, timeout=120.0
    )
    assert taken.status_code == 201, taken.text
    assert [_quotes_rack(server, fleet) for server in fleet.servers] == [True] * REPLICAS
    address = f"{others[0].url}/sources/{taken.json()['id']}"
    assert httpx2.delete(address, headers=fleet.headers, timeout=120.0).is_success
    assert [_quotes_rack(server, fleet) for server in fleet.servers] == [False] * REPLICAS


def _quotes_rack(server: Server, fleet: Fleet) -> bool:
    body = {"message": "How loud is the basement rack with quokka fans?"}
    answer = httpx2.post(f"{server.url}/chat", json=body, headers=fleet.headers, timeout=60.0).json()
    return any("41 decibels" in citation["quote"] for citation in answer["citations"])


@dataclass
class Acknowledged:
    """What clients were told that it is kept."""

    answers: list[str] = field(default_factory=list)
    rated: list[str] = field(default_factory=list)


def test_a_server_that_dies_loses_nothing_that_was_acknowledged(fleet: Fleet) -> None:
    told, is_over = Acknowledged(), threading.Event()

    def talk(number: int) -> None:
        conversation: dict[str, object] = {}
        cards = 1
        while not is_over.is_set():
            cards = cards % 8 + 1
            body = {"message": QUESTION.format(cards), **conversation}
            answer = fleet.post("/chat", body).json()
            told.answers.append(answer["id"])
            conversation = {"conversation_id": answer["conversation_id"]}
            rating = {"answer_id": answer["id"], "thumb": "up", "comment": f"client {number}"}
            assert fleet.post("/feedback", rating).status_code == 204
            told.rated.append(answer["id"])

    clients = [threading.Thread(target=talk, args=(number,)) for number in range(CLIENTS)]
    for client in clients:
        client.start()
    _await(lambda: len(told.rated) >= 8)
    fleet.servers[0].process.kill()
    fleet.servers[0].process.wait(timeout=30)
    after = len(told.rated)
    _await(lambda: len(told.rated) >= after + 8)
    is_over.set()
    for client in clients:
        client.join(timeout=PATIENCE_S)
    assert not any(client.is_alive() for client in clients)
    answers, rated = _kept(fleet.database)
    assert set(told.answers) <= answers.keys()
    assert set(told.rated) <= rated.keys()
    assert max(Counter(told.answers).values()) == 1


def _kept(database: str) -> tuple[Counter[str], Counter[str]]:
    """Answers and ratings in the database, and how often each stands there."""
    state = open_postgres(database)
    with state.connection() as connection:
        answers = Counter(row[0] for row in connection.execute("SELECT answer_id FROM turns").fetchall())
        rated = Counter(row[0] for row in connection.execute("SELECT answer_id FROM feedback").fetchall())
    state.close()
    return answers, rated


def _get(url: str, headers: dict[str, str]) -> httpx2.Response:
    return httpx2.get(url, headers=headers, timeout=60.0)


def _await(is_so: object) -> None:
    end = time.monotonic() + PATIENCE_S
    while not is_so():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.02)

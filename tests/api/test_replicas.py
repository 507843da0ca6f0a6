"""Three servers over one PostgreSQL behind a proxy: a conversation hops, one dies, nothing is lost."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import httpx2
import pytest

from tests.fleet import PATIENCE_S, QUESTION, Fleet, await_that, running_fleet, talking
from tests.postgres import Postgres
from tests.server import Server

REPLICAS = 3
CLIENTS = 4
RACK = "# Basement rack\n\nThe basement rack with quokka fans is at 41 decibels.\n\nIt stands in room 214.\n"


@pytest.fixture(scope="module")
def fleet(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """Three servers that are ready: each answers the first time that it is asked."""
    with three(postgres, tmp_path_factory) as running:
        running.await_ready()
        yield running


@pytest.fixture
def mortal(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    """Three servers of one test, which may kill them."""
    with three(postgres, tmp_path_factory) as running:
        yield running


def three(postgres: Postgres, folders: pytest.TempPathFactory) -> AbstractContextManager[Fleet]:
    homes = [folders.mktemp(f"replica{number}") for number in range(REPLICAS)]
    return running_fleet(postgres.new_database(), homes)


def test_a_conversation_hops_between_servers(fleet: Fleet) -> None:
    before = len(fleet.proxy.taken)
    first = fleet.post("/chat", {"message": QUESTION.format(4)}).json()
    talk = {"conversation_id": first["conversation_id"]}
    second = fleet.post("/chat", {"message": "and with 2 of them?", **talk}).json()
    third = fleet.post("/chat", {"message": "and a 300 W CPU?", **talk}).json()
    totals = [answer["computations"][0]["value"] for answer in (first, second, third)]
    assert totals == [1375.0, 825.0, 990.0], "1.1 × (4 or 2 × 250 W + 150 or 300 W)"
    assert sorted(fleet.proxy.taken[before:]) == [0, 1, 2], "each turn was answered by another server"
    shown = fleet.get(f"{fleet.proxy.url}/conversations/{first['conversation_id']}").json()
    assert [turn["answer"]["id"] for turn in shown["turns"]] == [a["id"] for a in (first, second, third)]


def test_a_request_that_comes_again_to_another_server_is_answered_once(fleet: Fleet) -> None:
    headers = {**fleet.headers, "Idempotency-Key": "once-for-all-servers"}
    body = {"message": QUESTION.format(3)}
    urls = [f"{server.url}/chat" for server in fleet.servers]
    found = [httpx2.post(url, json=body, headers=headers, timeout=PATIENCE_S).json() for url in urls]
    assert [answer["id"] for answer in found] == [found[0]["id"]] * REPLICAS
    shown = fleet.get(f"{fleet.proxy.url}/conversations/{found[0]['conversation_id']}").json()
    assert len(shown["turns"]) == 1


def test_a_key_made_anywhere_opens_and_closes_every_server(fleet: Fleet, tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "RIGWISE_STATE": fleet.database}
    run = [sys.executable, "-c", "from api.main import main; main()", "keys"]
    made = subprocess.run([*run, "create"], env=environment, capture_output=True, text=True, check=True)
    secret, key_id = made.stdout.strip(), made.stderr.split()[1]

    def statuses() -> set[int]:
        headers = {"Authorization": f"Bearer {secret}"}
        urls = [f"{server.url}/rules" for server in fleet.servers]
        return {httpx2.get(url, headers=headers, timeout=PATIENCE_S).status_code for url in urls}

    await_that(lambda: statuses() == {200})
    subprocess.run([*run, "revoke", key_id], env=environment, capture_output=True, check=True)
    await_that(lambda: statuses() == {401})


def test_a_document_given_to_one_server_is_quoted_by_all_and_taken_out_of_all(fleet: Fleet) -> None:
    first, *others = fleet.servers
    taken = fleet.give(first, "rack.md", RACK)
    assert taken.status_code == 201, taken.text
    assert [_quotes_rack(server, fleet) for server in fleet.servers] == [True] * REPLICAS
    address = f"{others[0].url}/sources/{taken.json()['id']}"
    assert httpx2.delete(address, headers=fleet.headers, timeout=PATIENCE_S).is_success
    assert [_quotes_rack(server, fleet) for server in fleet.servers] == [False] * REPLICAS


def _quotes_rack(server: Server, fleet: Fleet) -> bool:
    return fleet.quotes(server, "How loud is the basement rack with quokka fans?", "41 decibels")


def test_a_server_that_dies_loses_nothing_that_was_acknowledged(mortal: Fleet) -> None:
    with talking(mortal, CLIENTS) as told:
        told.await_more(8)
        mortal.servers[0].process.kill()
        mortal.servers[0].process.wait(timeout=PATIENCE_S)
        told.await_more(8)
    told.check(mortal.database)

"""The database's primary is killed and its synchronous standby takes over: servers go on, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fleet import QUESTION, Fleet, running_fleet, talking
from tests.standby import Pair, running_pair

REPLICAS = 2
CLIENTS = 3
RACK = "# Basement rack\n\nThe basement rack with quokka fans is at {} decibels.\n"
LOUD = "How loud is the basement rack with quokka fans?"


@pytest.fixture(scope="module")
def pair() -> Iterator[Pair]:
    with running_pair() as running:
        yield running


@pytest.fixture(scope="module")
def fleet(pair: Pair, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    homes = [tmp_path_factory.mktemp(f"replica{number}") for number in range(REPLICAS)]
    with running_fleet(pair.new_database(), homes) as running:
        yield running


def test_a_primary_that_dies_loses_nothing_that_was_acknowledged(pair: Pair, fleet: Fleet) -> None:
    first, second = fleet.servers
    fleet.await_ready()
    assert fleet.give(first, "rack.md", RACK.format(41)).status_code == 201
    before = fleet.post("/chat", {"message": QUESTION.format(4)}).json()
    with talking(fleet, CLIENTS) as told:
        told.await_more(2 * CLIENTS)
        pair.kill_primary()
        for server in fleet.servers:
            refused = fleet.ask(server, QUESTION.format(2))
            assert (refused.status_code, refused.json()["error"]["code"]) == (503, "http-state-fault")
        pair.promote()
        told.await_more(2 * CLIENTS)
    told.check(fleet.database)
    talk = {"conversation_id": before["conversation_id"]}
    follow_up = fleet.post("/chat", {"message": "and with 2 of them?", **talk}).json()
    assert follow_up["computations"][0]["value"] == 825.0, "1.1 × (2 × 250 W + 150 W)"
    assert all(fleet.quotes(server, LOUD, "41 decibels") for server in fleet.servers)
    assert fleet.give(second, "rack.md", RACK.format(43)).status_code == 201
    assert fleet.quotes(first, LOUD, "43 decibels")

"""The primary of the database is killed under load, its standby promoted: how long there are no answers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.measurement import Measurement
from tests.fleet import Acknowledged, Fleet, running_fleet, talking
from tests.standby import running_pair

REPLICAS = 3
CLIENTS = 4
QUESTION = "What PSU do I need for 2 GPUs of 250 W each and a 150 W CPU?"


def failover(home: Path) -> Iterator[Measurement]:
    """Seconds from the promotion to the next answer, and what a refusal in between takes."""
    homes = [home / f"replica{number}" for number in range(REPLICAS)]
    for each in homes:
        each.mkdir()
    with running_pair() as pair, running_fleet(pair.new_database(), homes) as fleet:
        fleet.await_ready()
        with talking(fleet, CLIENTS) as told:
            told.await_more(10 * CLIENTS)
            pair.kill_primary()
            refusal = max(_refused(fleet))
            start = time.perf_counter()
            pair.promote()
            promoted = time.perf_counter()
            _await_answer(told)
            answered = time.perf_counter()
            told.await_more(10 * CLIENTS)
        told.check(fleet.database)
    how = f"{CLIENTS} clients, {REPLICAS} servers, nothing acknowledged was lost"
    yield Measurement("failover: standby promoted", promoted - start, "s")
    yield Measurement("failover: first answer after that", answered - promoted, "s", 5.0, how=how)
    yield Measurement("failover: a refusal without a primary", refusal, "s", 5.0, how="the slowest server")


def _refused(fleet: Fleet) -> Iterator[float]:
    """Seconds that each server takes to answer 503."""
    for server in fleet.servers:
        start = time.perf_counter()
        status = fleet.ask(server, QUESTION).status_code
        if status != 503:
            raise RuntimeError(f"without a primary a server answers {status}")
        yield time.perf_counter() - start


def _await_answer(told: Acknowledged) -> None:
    before, end = len(told.answers), time.perf_counter() + 60
    while len(told.answers) == before:
        if time.perf_counter() > end:
            raise RuntimeError("no answer within a minute")
        time.sleep(0.002)

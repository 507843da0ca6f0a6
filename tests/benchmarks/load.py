"""Many askers at once over HTTP: follow-ups, streams, rules and searches in mixed languages; then too many.

The askers run in this process, on the same machine as the server, and take processor time from it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any, TypeVar

from tests.benchmarks.measurement import Measurement, percentile
from tests.benchmarks.processes import THREADS, processor_s, resident_mb
from tests.benchmarks.wire import Response, Wire
from tests.server import Server, running_server

ASKERS = 8
TOO_MANY = 160
SECONDS = 20.0
OVERLOAD_S = 8.0
WARMING_S = 3.0
"""With the questions from their end: none of the load has been asked before."""
PAUSE_S = 0.5
FOLLOW_UPS = {"en": "and with four?", "zh": "四张呢？", "tr": "peki dört tane?"}
INPUTS = {"gpus": [{"name": "RTX 3090", "count": 2}], "cpu_power_w": 150}
T = TypeVar("T")
Questions = tuple[list[str], list[str]]
Act = Callable[["Asker"], Awaitable[None]]


@dataclass
class Record:
    """What happened during one scenario."""

    questions: list[float] = field(default_factory=list)
    health: list[float] = field(default_factory=list)
    statuses: Counter[int] = field(default_factory=Counter)
    refusals: list[float] = field(default_factory=list)
    bare: int = 0

    @property
    def faults(self) -> int:
        """Responses of 500 and above, except refusals for load that say when to come back."""
        failed = sum(count for status, count in self.statuses.items() if status >= 500 and status != 503)
        return failed + self.bare


@dataclass
class Asker:
    """One client with a connection and questions of its own."""

    wire: Wire
    record: Record
    rules: Iterator[str]
    guides: Iterator[str]

    async def timed(self, method: str, path: str, **request: Any) -> Response:
        """Send a request and note how long its answer took."""
        start = time.perf_counter()
        response = await self.wire.request(method, path, **request)
        spent = (time.perf_counter() - start) * 1000
        self.record.statuses[response.status] += 1
        (self.record.questions if response.is_success else self.record.refusals).append(spent)
        if not response.is_success:
            self.record.bare += response.status == 503 and "retry-after" not in response.headers
            await asyncio.sleep(PAUSE_S)
        return response


async def talk(asker: Asker) -> None:
    """A question that a rule answers, and a follow-up in its conversation."""
    first = await asker.timed("POST", "/chat", body={"message": next(asker.rules)})
    if not first.is_success:
        return
    answer = first.json()
    follow_up = FOLLOW_UPS.get(answer["language"][:2], FOLLOW_UPS["en"])
    body = {"message": follow_up, "conversation_id": answer["conversation_id"]}
    await asker.timed("POST", "/chat", body=body)


async def read(asker: Asker) -> None:
    """A question that the guides answer."""
    await asker.timed("POST", "/chat", body={"message": next(asker.guides)})


async def stream(asker: Asker) -> None:
    """The same as it comes."""
    body = {"message": next(asker.guides)}
    await asker.timed("POST", "/chat", body=body, accept="text/event-stream")


async def compute(asker: Asker) -> None:
    """A rule by its inputs."""
    await asker.timed("POST", "/rules/psu", body=INPUTS)


async def search(asker: Asker) -> None:
    """A search."""
    await asker.timed("GET", "/search", query={"q": next(asker.guides)})


MIX: tuple[Act, ...] = (talk, read, talk, stream, compute, talk, read, search, talk, stream)


def load(home: Path, guides: list[str], rules: list[str]) -> Iterator[Measurement]:
    """A scenario that the server should hold, and one that it should shed."""
    with running_server(home, **THREADS) as server:
        questions = (rules, guides)
        asyncio.run(scenario(server, (rules[::-1], guides[::-1]), ASKERS, WARMING_S))
        before, _ = resident_mb(server.process.pid)
        start_s = processor_s(server.process.pid)
        held = asyncio.run(scenario(server, questions, ASKERS, SECONDS))
        spent_s = processor_s(server.process.pid) - start_s
        yield from _held(held)
        spent_ms = spent_s / len(held.questions) * 1000
        how = "of the server, all threads"
        yield Measurement("load: processor time per question", spent_ms, "ms", how=how)
        shed = asyncio.run(scenario(server, questions, TOO_MANY, OVERLOAD_S))
        yield from _shed(shed)
        after, _ = resident_mb(server.process.pid)
        how = "RSS over both scenarios, after 3 s"
        yield Measurement("load: memory grown", after - before, "MB", how=how)


def _held(record: Record) -> Iterator[Measurement]:
    rate = len(record.questions) / SECONDS
    how = f"{ASKERS} askers, {os.cpu_count()} processors, askers on the same machine"
    yield Measurement("load: questions per second", rate, "1/s", 60, more_is_better=True, how=how)
    yield Measurement("load: time per question, p50", percentile(record.questions, 0.5), "ms", how=how)
    yield Measurement("load: time per question, p95", percentile(record.questions, 0.95), "ms", 250, how=how)
    yield Measurement("load: /healthz, p95", percentile(record.health, 0.95), "ms", 50, how="during the load")
    yield Measurement("load: faults", record.faults, "", 0, how=f"statuses {dict(record.statuses)}")


def _shed(record: Record) -> Iterator[Measurement]:
    how = f"{TOO_MANY} askers, statuses {dict(record.statuses)}"
    yield Measurement("overload: faults", record.faults, "", 0, how=how)
    yield Measurement("overload: answered", len(record.questions) / OVERLOAD_S, "1/s", how=how)
    if record.refusals:
        slowest = percentile(record.refusals, 0.95)
        yield Measurement("overload: time until a refusal, p95", slowest, "ms", 100, how="503")
    yield Measurement("overload: /healthz, p95", percentile(record.health, 0.95), "ms", 50, how="meanwhile")


async def scenario(
    server: Server, questions: Questions, askers: int, seconds: float, most: int | None = None
) -> Record:
    """Askers who ask for some seconds, or until ``most`` questions are answered; rules, then guides."""
    record = Record()
    end = time.monotonic() + seconds

    def is_over() -> bool:
        return time.monotonic() >= end or (most is not None and len(record.questions) >= most)

    watching = asyncio.create_task(_watch_health(server, record))
    await asyncio.gather(*(_asking(server, record, questions, (n, askers), is_over) for n in range(askers)))
    watching.cancel()
    return record


async def _asking(
    server: Server,
    record: Record,
    questions: Questions,
    place: tuple[int, int],
    is_over: Callable[[], bool],
) -> None:
    """One asker of several, each of whom begins at another place of the questions and of the mix."""
    number, of = place
    rules, guides = (_from(each, number * len(each) // of) for each in questions)
    await asyncio.sleep(PAUSE_S * number / of)  # people do not come, and come again, all in one instant
    with closing(Wire(server.url)) as wire:
        asker = Asker(wire, record, rules, guides)
        for act in _from(MIX, number % len(MIX)):
            if is_over():
                return
            await act(asker)


def _from(each: Sequence[T], start: int) -> Iterator[T]:
    """Again and again all of them, the first time from one place on."""
    return cycle([*each[start:], *each[:start]])


async def _watch_health(server: Server, record: Record) -> None:
    with closing(Wire(server.url)) as wire:
        while True:
            start = time.perf_counter()
            response = await wire.request("GET", "/healthz")
            record.health.append((time.perf_counter() - start) * 1000)
            record.statuses[response.status] += 0 if response.is_success else 1
            await asyncio.sleep(0.05)

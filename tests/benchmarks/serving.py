"""A real server over HTTP: time per question, questions per second, memory."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx2

from tests.benchmarks.measurement import Measurement, percentile
from tests.benchmarks.processes import THREADS, processor_s, resident_mb
from tests.server import running_server

CLIENTS = 4


def serving(home: Path, guide_questions: list[str], rule_questions: list[str]) -> Iterator[Measurement]:
    """Every question once, one after another; then all again from several clients at once."""
    start = time.perf_counter()
    with running_server(home, **THREADS) as server:
        yield Measurement("server: start until ready", time.perf_counter() - start, "s")
        with server.client() as client:
            _ask(client, guide_questions[0])
            before_s = processor_s(server.process.pid)
            retrieval = [_ask(client, question) for question in guide_questions]
            rules = [_ask(client, question) for question in rule_questions]
            spent_ms = (processor_s(server.process.pid) - before_s) * 1000 / len(retrieval + rules)
        yield from _times(retrieval + rules)
        how = "mean, all threads; other work of the machine does not add to it"
        yield Measurement("server: processor time per question", spent_ms, "ms", how=how)
        yield from _split(retrieval, rules)
        yield _throughput(server.url, guide_questions + rule_questions)
        now, peak = resident_mb(server.process.pid)
        yield Measurement("server: memory", now, "MB", 260, how=f"RSS after the load; peak {peak:.0f} MB")


def _ask(client: httpx2.Client, question: str) -> float:
    start = time.perf_counter()
    client.post("/chat", json={"message": question}).raise_for_status()
    return (time.perf_counter() - start) * 1000


def _times(milliseconds: list[float]) -> Iterator[Measurement]:
    how = f"{len(milliseconds)} golden questions, one client"
    yield Measurement("server: time per question, p50", percentile(milliseconds, 0.50), "ms", 20, how=how)
    yield Measurement("server: time per question, p95", percentile(milliseconds, 0.95), "ms", 45, how=how)


def _split(retrieval: list[float], rules: list[float]) -> Iterator[Measurement]:
    for name, times in (("retrieval", retrieval), ("rules", rules)):
        how = f"p95 {percentile(times, 0.95):.1f} ms, worst {max(times):.1f} ms"
        yield Measurement(f"server: {name} questions, p50", percentile(times, 0.50), "ms", how=how)


def _throughput(url: str, questions: list[str]) -> Measurement:
    shares = [questions[i::CLIENTS] for i in range(CLIENTS)]
    start = time.perf_counter()
    with ThreadPoolExecutor(CLIENTS) as pool:
        list(pool.map(lambda share: _work(url, share), shares))
    rate = len(questions) / (time.perf_counter() - start)
    return Measurement("server: questions per second", rate, "1/s", how=f"{CLIENTS} clients at once")


def _work(url: str, questions: list[str]) -> None:
    with httpx2.Client(base_url=url, timeout=60.0) as client:
        for question in questions:
            _ask(client, question)

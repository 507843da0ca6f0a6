"""Traces of a real server, as a collector receives them."""

from __future__ import annotations

import queue
import re
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import click
import pytest
from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
from opentelemetry.proto.trace.v1.trace_pb2 import Span

from api import tracing
from api.tracing import ENDPOINTS, start_tracing
from corpus.extras import install_command
from tests.server import running_server

QUESTION = "What PSU do I need for two RTX 3090?"
WAIT_S = 180.0


class Collector:
    """What a collector of traces was sent."""

    def __init__(self, server: ThreadingHTTPServer, sent: queue.Queue[bytes]) -> None:
        self.url = f"http://127.0.0.1:{server.server_address[1]}"
        self._sent = sent
        self._seen: list[Span] = []
        self.services: set[str] = set()

    def until(self, name: str) -> list[Span]:
        """All spans so far, once one of that name is among them."""
        end = time.monotonic() + WAIT_S
        while not any(span.name == name for span in self._seen):
            request = ExportTraceServiceRequest.FromString(
                self._sent.get(timeout=max(0.1, end - time.monotonic()))
            )
            for resource in request.resource_spans:
                self.services |= {
                    each.value.string_value
                    for each in resource.resource.attributes
                    if each.key == "service.name"
                }
                self._seen.extend(span for scope in resource.scope_spans for span in scope.spans)
        return self._seen


@contextmanager
def collecting() -> Iterator[Collector]:
    sent: queue.Queue[bytes] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.put(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Quiet."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Collector(server, sent)
        server.shutdown()


def attributes(span: Span) -> dict[str, object]:
    kept = {}
    for each in span.attributes:
        kind = each.value.WhichOneof("value")
        value = getattr(each.value, kind)
        kept[each.key] = [item.string_value for item in value.values] if kind == "array_value" else value
    return kept


@pytest.mark.server
@pytest.mark.parametrize("streamed", [False, True], ids=["whole", "stream"])
def test_request_answer_and_steps_are_one_trace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, streamed: bool
) -> None:
    with collecting() as collector:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
        monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "50")
        with running_server(tmp_path) as server, server.client() as client:
            headers = {"Accept": "text/event-stream"} if streamed else {}
            client.post("/chat", json={"message": QUESTION}, headers=headers).raise_for_status()
            spans = collector.until("POST /chat")
            spans = collector.until("rigwise.answer")
    answer = next(span for span in spans if span.name == "rigwise.answer")
    request = next(span for span in spans if span.name == "POST /chat")
    steps = [span for span in spans if span.parent_span_id == answer.span_id]
    assert {span.trace_id for span in (answer, request, *steps)} == {request.trace_id}
    assert collector.services == {"rigwise"}
    assert attributes(answer)["rigwise.rules"] == ["psu"]
    assert attributes(answer)["rigwise.kind"] == "answer"
    assert {"rigwise.understand", "rigwise.compute"} <= {span.name for span in steps}
    assert all(answer.start_time_unix_nano <= span.start_time_unix_nano for span in steps)
    assert not [word for word in ("RTX", "PSU") if word in str(spans)]  # of digits a time may hold any


def test_without_an_endpoint_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "_connect", lambda: pytest.fail("connected"))
    assert start_tracing({}) is False


@pytest.mark.parametrize("name", ENDPOINTS)
def test_a_missing_extra_is_told(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr(tracing, "find_spec", lambda _: None)
    with pytest.raises(click.ClickException, match=re.escape(install_command("otel"))) as told:
        start_tracing({name: "http://collector:4318"})
    assert name in told.value.message

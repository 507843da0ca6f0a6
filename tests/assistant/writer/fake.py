"""An endpoint of chat completions on this machine that says what a test tells it to."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Behaviour = Callable[["Call"], None]


class Call(BaseHTTPRequestHandler):
    """One request, with the means to answer it in any way, right or wrong."""

    protocol_version = "HTTP/1.0"
    server: FakeServer  # type: ignore[assignment]

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", "0"))
        body = json.loads(self.rfile.read(length))
        self.server.fake.calls.append({"path": self.path, "headers": dict(self.headers), "body": body})
        behaviour = self.server.fake.next_behaviour()
        try:
            behaviour(self)
        except (BrokenPipeError, ConnectionResetError):
            return

    def log_message(self, *_: object) -> None:
        """No lines on standard error."""

    def head(self, status: int = 200, kind: str = "text/event-stream", **headers: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", kind)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()

    def send(self, text: str | bytes) -> None:
        self.wfile.write(text.encode() if isinstance(text, str) else text)
        self.wfile.flush()

    def delta(self, text: str, finish: str | None = None) -> None:
        choice = {"index": 0, "delta": {"content": text}, "finish_reason": finish}
        self.send(f"data: {json.dumps({'choices': [choice]})}\n\n")


class FakeServer(ThreadingHTTPServer):
    daemon_threads = True
    fake: Fake


@dataclass
class Fake:
    """What the endpoint does next, and what it was asked."""

    url: str
    behaviours: list[Behaviour] = field(default_factory=list)
    calls: list[dict[str, Any]] = field(default_factory=list)
    otherwise: Behaviour | None = None

    def next_behaviour(self) -> Behaviour:
        if self.behaviours:
            return self.behaviours.pop(0)
        assert self.otherwise is not None, "asked more often than the test expects"
        return self.otherwise


@contextmanager
def fake_endpoint() -> Iterator[Fake]:
    """A running endpoint on a free port."""
    server = FakeServer(("127.0.0.1", 0), Call)
    server.fake = Fake(f"http://127.0.0.1:{server.server_address[1]}/v1")
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True)
    thread.start()
    try:
        yield server.fake
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def says(*pieces: str, pause_s: float = 0.0, prompt: int = 100, completion: int = 20) -> Behaviour:
    """A proper stream."""

    def behave(call: Call) -> None:
        call.head()
        for piece in pieces:
            call.delta(piece)
            time.sleep(pause_s)
        call.delta("", finish="stop")
        usage = {"prompt_tokens": prompt, "completion_tokens": completion}
        call.send(f"data: {json.dumps({'choices': [], 'usage': usage})}\n\ndata: [DONE]\n\n")

    return behave


def says_at_once(text: str) -> Behaviour:
    """A server that cannot stream."""

    def behave(call: Call) -> None:
        call.head(kind="application/json")
        message = {"role": "assistant", "content": text}
        call.send(json.dumps({"choices": [{"message": message, "finish_reason": "stop"}]}))

    return behave


def status(code: int, **headers: str) -> Behaviour:
    """A refusal."""

    def behave(call: Call) -> None:
        call.head(code, "application/json", **headers)
        call.send(json.dumps({"error": {"message": "no", "code": code}}))

    return behave


def breaks_off(*pieces: str) -> Behaviour:
    """A stream that ends in the middle."""

    def behave(call: Call) -> None:
        call.head()
        for piece in pieces:
            call.delta(piece)

    return behave


def breaks_a_chunk(*pieces: str) -> Behaviour:
    """A stream in chunks whose last one is announced longer than it is."""

    def behave(call: Call) -> None:
        call.wfile.write(
            b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
        )
        for piece in pieces:
            data = f"data: {json.dumps({'choices': [{'delta': {'content': piece}}]})}\n\n".encode()
            call.send(f"{len(data):x}\r\n".encode() + data + b"\r\n")
        call.send(b"ff\r\ndata: {")

    return behave


def sends(body: str | bytes, kind: str = "text/event-stream") -> Behaviour:
    """Any body at all."""

    def behave(call: Call) -> None:
        call.head(kind=kind)
        call.send(body)

    return behave


def hangs(seconds: float, *pieces: str) -> Behaviour:
    """Says something, then nothing more for a while."""

    def behave(call: Call) -> None:
        if pieces:
            call.head()
        for piece in pieces:
            call.delta(piece)
        time.sleep(seconds)

    return behave


def drips(text: str, pause_s: float) -> Behaviour:
    """One byte at a time, for ever."""

    def behave(call: Call) -> None:
        call.head()
        while True:
            for character in text:
                call.send(character)
                time.sleep(pause_s)

    return behave

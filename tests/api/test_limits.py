"""Large, slow, malformed and abandoned requests on a real server with short limits."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Generator, Iterator

import httpx2
import pytest

from api.body import Bodies
from api.caller import passer_by
from api.desk import Question
from assistant.answer import Answer
from assistant.events import Done, Event, Understood
from assistant.understanding.frame import Frame
from tests.api.conftest import Inside
from tests.api.raw import chat_head, connected, said
from tests.server import Server, running_server

LIMIT_S = 2
PATIENCE_S = 60.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("strict")
    with running_server(home, RIGWISE_TIMEOUT=str(LIMIT_S), RIGWISE_MAX_BODY_KB="20") as running:
        yield running


def code(response: bytes) -> str:
    found: str = json.loads(response.partition(b"\r\n\r\n")[2])["error"]["code"]
    return found


def is_alive(server: Server) -> bool:
    with server.client() as client:
        return client.get("/healthz").status_code == 200


def test_a_large_body_is_refused_by_its_length(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(chat_head(21_000) + b"x" * 21_000)
        response = said(connection)
    assert response.startswith(b"HTTP/1.1 413")
    assert code(response) == "error-body-too-large"


def test_a_large_body_is_refused_even_when_it_does_not_say_how_large(strict: Server) -> None:
    def pieces() -> Iterator[bytes]:
        for _ in range(30):
            yield b"x" * 1000

    with strict.client() as client:
        response = client.post("/chat", content=pieces(), headers={"Content-Type": "application/json"})
    assert (response.status_code, response.json()["error"]["code"]) == (413, "error-body-too-large")


def test_a_large_body_that_stops_on_its_way_is_refused_for_its_size(strict: Server) -> None:
    head = chat_head(0).replace(b"Content-Length: 0", b"Transfer-Encoding: chunked")
    with connected(strict) as connection:
        connection.sendall(head + b"7530\r\n" + b"x" * 30_000 + b"\r\n")
        response = said(connection)
    assert response.startswith(b"HTTP/1.1 413")
    error = json.loads(response.partition(b"\r\n\r\n")[2])["error"]
    assert (error["code"], error["message"]) == (
        "error-body-too-large",
        "The request is too large: at most 20 kB are taken here.",
    )


def test_an_endless_body_is_cut_off(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(chat_head(10**12))
        with pytest.raises((BrokenPipeError, ConnectionResetError)):
            for _ in range(10_000):
                connection.sendall(b"x" * 10_000)
    assert is_alive(strict)


def test_a_slow_body_is_cut_off(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(chat_head(1000) + b'{"message"')
        response = said(connection)
    assert response.startswith(b"HTTP/1.1 408")
    assert code(response) == "http-slow"


@pytest.mark.parametrize("head", [b"", b"POST /ch", b"GET /rules HTTP/1.1\r\nHost: localhost\r\nX-A: b"])
def test_a_slow_head_is_cut_off(strict: Server, head: bytes) -> None:
    with connected(strict) as connection:
        connection.sendall(head)
        response = said(connection)
    assert code(response) == "http-slow"


def test_a_slow_head_after_a_first_request_is_cut_off(strict: Server) -> None:
    with connected(strict) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert said(connection).startswith(b"HTTP/1.1 200")
        connection.settimeout(PATIENCE_S)
        connection.sendall(b"GET /hea")
        assert code(said(connection)) == "http-slow"


@pytest.mark.parametrize(
    "nonsense",
    [
        b"\x00\x01\x02\x03\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /rules HTTP/1.1\r\n\r\n",
        b"GET /rules HTTP/1.1\r\nHost: localhost\r\nX: a\x00b\r\n\r\n",
        b"GET /rules HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
        chat_head(1, "Transfer-Encoding: chunked") + b"0\r\n\r\n",
        b"GET /rules HTTP/1.1\r\nHost: localhost\r\n" + b"X-Long: " + b"a" * 200_000 + b"\r\n\r\n",
    ],
)
def test_what_is_no_http_gets_a_clear_refusal(strict: Server, nonsense: bytes) -> None:
    with connected(strict) as connection:
        connection.sendall(nonsense)
        response = said(connection)
    assert response[9:12] in (b"400", b"421", b"422", b"")
    assert b"Traceback" not in response
    assert is_alive(strict)


@pytest.mark.parametrize("given", ["a\r\nSet-Cookie: x=1", "<script>", "é" * 10, "x" * 500, "short"])
def test_a_request_id_that_is_not_plain_is_not_sent_back(inside: Inside, given: str) -> None:
    response = inside().get("/healthz", headers={"X-Request-Id": given.encode()})
    assert response.headers["X-Request-Id"].isalnum()
    assert "Set-Cookie" not in response.headers


def test_a_plain_request_id_is_kept(inside: Inside) -> None:
    response = inside().get("/healthz", headers={"X-Request-Id": "proxy-0123456789"})
    assert response.headers["X-Request-Id"] == "proxy-0123456789"


@pytest.mark.parametrize("path", ["/%0d%0aSet-Cookie:%20x=1", "/sources/%0d%0aX-Bad:%201", "/rules/%0aX"])
def test_line_breaks_in_an_address_do_not_become_headers(strict: Server, path: str) -> None:
    with connected(strict) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
        head = said(connection).partition(b"\r\n\r\n")[0].lower()
    assert b"\r\nset-cookie" not in head
    assert b"\r\nx-bad" not in head


def test_deep_json_does_no_harm(strict: Server) -> None:
    with strict.client() as client:
        for content in (b"[" * 19_000, b'{"message":' * 1500, b'{"a":"\\ud800' + b"[" * 15_000):
            response = client.post("/chat", content=content, headers={"Content-Type": "application/json"})
            assert response.status_code == 422
            assert response.json()["error"]["code"] in ("error-json", "error-request-malformed")


def test_headers_that_keep_browsers_careful_are_on_every_response(client: httpx2.Client) -> None:
    for path in ("/healthz", "/nowhere", "/rules", "/docs", "/openapi.json", "/search"):
        headers = client.get(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["X-Frame-Options"] == "DENY"
        assert "default-src 'none'" in headers["Content-Security-Policy"]
        assert headers["Cache-Control"] == "no-store"
        assert "Server" not in headers


class SlowWay:
    """A way of many steps, and notes how far it was gone."""

    STEPS = 2_000

    def __init__(self) -> None:
        self.steps = 0
        self.is_closed = threading.Event()

    def __call__(self, *_: object) -> Iterator[Event]:
        try:
            for _step in range(self.STEPS):
                self.steps += 1
                yield Understood("c", Frame("x", "en"))
                time.sleep(0.05)
        finally:
            self.is_closed.set()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not is_so():
            await asyncio.sleep(0.01)


async def left_alone(client: object, until_then: Callable[[], bool], *, streaming: bool) -> None:
    """Send a question to an application, and leave before the answer, at a certain moment."""
    sent: list[str] = []
    body = json.dumps({"message": "x"}).encode()
    messages = [{"type": "http.request", "body": body, "more_body": False}]

    async def receive() -> dict[str, object]:
        if messages:
            return messages.pop()
        await until(until_then)
        return {"type": "http.disconnect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(str(message["type"]))

    headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
    headers += [(b"accept", b"text/event-stream")] if streaming else []
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "path": "/chat",
        "raw_path": b"/chat",
        "query_string": b"",
        "root_path": "",
        "scheme": "http",
        "headers": headers,
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 8000),
    }
    await asyncio.wait_for(client.app(scope, receive, send), PATIENCE_S)  # type: ignore[attr-defined]


@pytest.mark.parametrize("streaming", [True, False])
def test_work_stops_when_the_client_leaves(inside: Inside, streaming: bool) -> None:
    client, way = inside(), SlowWay()
    client.app.state.desk.assistant.stream = way  # type: ignore[attr-defined]
    asyncio.run(left_alone(client, lambda: way.steps > 0, streaming=streaming))
    assert way.is_closed.wait(PATIENCE_S)
    assert way.steps < way.STEPS
    metrics = client.get("/metrics").text
    assert "rigwise_cancelled_total 1.0" in metrics
    assert 'status="499"' in metrics or streaming


def test_who_leaves_the_queue_takes_no_turn(inside: Inside) -> None:
    """Two abandoned questions behind busy workers are never begun."""
    client, way = inside(), SlowWay()
    desk = client.app.state.desk  # type: ignore[attr-defined]
    desk.assistant.stream = way
    workers = client.app.state.workers  # type: ignore[attr-defined]
    release = threading.Event()

    async def scenario() -> None:
        blockers = [
            asyncio.ensure_future(workers.run(lambda: release.wait(PATIENCE_S)))
            for _ in range(workers._threads)
        ]
        await until(lambda: workers.inside == workers._threads)
        for _ in range(2):
            await left_alone(client, lambda: workers.waiting == 1, streaming=False)
        release.set()
        assert all(await asyncio.gather(*blockers))
        await workers.run(lambda: None)

    asyncio.run(scenario())
    assert way.steps == 0


def test_an_answer_that_takes_too_long_is_given_up(inside: Inside) -> None:
    client, way = inside(RIGWISE_TIMEOUT="1"), SlowWay()
    client.app.state.desk.assistant.stream = way  # type: ignore[attr-defined]
    response = client.post("/chat", json={"message": "x"})
    assert (response.status_code, response.json()["error"]["code"]) == (503, "http-timeout")
    assert response.headers["Retry-After"]
    assert way.steps == 0 or way.is_closed.wait(PATIENCE_S), "where no thread was free in time it never began"
    assert way.steps < way.STEPS


def test_a_full_queue_is_told_with_the_time_to_come_back(inside: Inside) -> None:
    client = inside(RIGWISE_QUEUE="1")
    workers = client.app.state.workers  # type: ignore[attr-defined]
    release = threading.Event()
    for _ in range(workers._threads + 1):
        workers._enter(lambda: release.wait(PATIENCE_S))
    try:
        for body in ({"message": "x"}, {"messages": [{"role": "user", "content": "x"}]}):
            path = "/chat" if "message" in body else "/v1/chat/completions"
            response = client.post(path, json=body)
            assert (response.status_code, response.json()["error"]["code"]) == (503, "error-busy")
            assert int(response.headers["Retry-After"]) >= 1
        assert "rigwise_queue 1.0" in client.get("/metrics").text
        assert client.get("/healthz").status_code == 200
    finally:
        release.set()


def test_a_client_that_leaves_in_mid_body_is_let_go() -> None:
    async def scenario() -> list[object]:
        sent: list[object] = []

        async def app(*_: object) -> None:
            sent.append("asked")

        async def receive() -> dict[str, object]:
            return {"type": "http.disconnect"}

        async def send(message: object) -> None:
            sent.append(message)

        scope = {"type": "http", "method": "POST", "path": "/chat", "headers": []}
        await Bodies(app, 10, {}, 1)(scope, receive, send)  # type: ignore[arg-type]
        return sent

    assert asyncio.run(scenario()) == []


def test_the_answer_at_the_desk_is_the_assistant_s(inside: Inside) -> None:
    answer = Answer(id="a", conversation_id="c", language="en", kind="smalltalk", lead="x", text="x")

    def way(*_: object) -> Generator[Event, None, Answer]:
        yield Understood("c", Frame("x", "en"))
        yield Done(answer)
        return answer

    desk = inside().app.state.desk  # type: ignore[attr-defined]
    desk.assistant.stream = way
    assert asyncio.run(desk.ask(Question("x", passer_by("1.2.3.4"), "chat"))) == answer

"""Several real servers over one database, behind a proxy; and clients that note what they were told."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx2

from api.keys import open_keys
from assistant.settings import Settings
from assistant.state.opening import open_postgres
from tests.proxy import Proxy, running_proxy
from tests.server import Server, running_server

PATIENCE_S = 180.0
QUESTION = "What PSU do I need for {} GPUs of 250 W each and a 150 W CPU?"


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
                response = httpx2.post(url, json=body, headers=self.headers, timeout=PATIENCE_S)
                if response.status_code != 503:
                    return response
                assert int(response.headers["Retry-After"]) >= 1
            except httpx2.TransportError:
                pass
            assert time.monotonic() < end, "no server answers"
            time.sleep(0.05)

    def get(self, url: str) -> httpx2.Response:
        """One request with the key of the fleet."""
        return httpx2.get(url, headers=self.headers, timeout=PATIENCE_S)

    def ask(self, server: Server, question: str) -> httpx2.Response:
        """A question to one of the servers."""
        body = {"message": question}
        return httpx2.post(f"{server.url}/chat", json=body, headers=self.headers, timeout=PATIENCE_S)

    def give(self, server: Server, name: str, text: str) -> httpx2.Response:
        """A document to one of the servers."""
        url, headers = f"{server.url}/sources", self.headers
        return httpx2.post(url, params={"name": name}, content=text, headers=headers, timeout=PATIENCE_S)

    def quotes(self, server: Server, question: str, words: str) -> bool:
        """Whether a server's answer quotes some words."""
        citations = self.ask(server, question).json()["citations"]
        return any(words in citation["quote"] for citation in citations)

    def await_ready(self) -> None:
        """Wait until every server has loaded what answers need."""
        for server in self.servers:
            await_that(lambda of=server: self.get(f"{of.url}/readyz").status_code == 200)  # type: ignore[misc]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.key}", "Connection": "close"}


@contextmanager
def running_fleet(url: str, homes: Sequence[Path]) -> Iterator[Fleet]:
    """Start a server for each home, over one database whose schema is brought up before."""
    for part in ("state", "vectors"):
        database = open_postgres(url, part=part, checked=False)
        database.migrate()
        database.close()
    keys = open_keys(Settings.from_environment({"RIGWISE_STATE": url}))
    _, secret = keys.create("fleet", "admin")
    keys.close()
    with ExitStack() as stack:
        settings = {"RIGWISE_STATE": url, "RIGWISE_VECTORS": url}
        servers = [stack.enter_context(running_server(home, "/healthz", **settings)) for home in homes]
        proxy = stack.enter_context(running_proxy([server.url for server in servers]))
        yield Fleet(url, servers, proxy, secret)


@dataclass
class Acknowledged:
    """What clients were told that it is kept."""

    answers: list[str] = field(default_factory=list)
    rated: list[str] = field(default_factory=list)
    failed: list[BaseException] = field(default_factory=list)

    def await_more(self, count: int) -> None:
        """Wait until so many further answers were given and rated."""
        enough = len(self.rated) + count
        await_that(lambda: len(self.rated) >= enough or bool(self.failed))
        assert not self.failed, self.failed

    def check(self, database: str) -> None:
        """Everything is there, each once."""
        answers, rated = _kept(database)
        assert set(self.answers) <= answers.keys()
        assert set(self.rated) <= rated.keys()
        assert max(Counter(self.answers).values()) == 1


@contextmanager
def talking(fleet: Fleet, clients: int) -> Iterator[Acknowledged]:
    """Clients that ask and rate, each in a conversation of its own, until the end."""
    told, is_over = Acknowledged(), threading.Event()

    def talk(number: int) -> None:
        conversation: dict[str, object] = {}
        cards = 1
        while not is_over.is_set():
            cards = cards % 8 + 1
            answer = fleet.post("/chat", {"message": QUESTION.format(cards), **conversation}).json()
            told.answers.append(answer["id"])
            conversation = {"conversation_id": answer["conversation_id"]}
            rating = {"answer_id": answer["id"], "thumb": "up", "comment": f"client {number}"}
            assert fleet.post("/feedback", rating).status_code == 204
            told.rated.append(answer["id"])

    def guarded(number: int) -> None:
        try:
            talk(number)
        except (AssertionError, KeyError, ValueError) as fault:
            told.failed.append(fault)

    threads = [threading.Thread(target=guarded, args=(number,), daemon=True) for number in range(clients)]
    for thread in threads:
        thread.start()
    try:
        yield told
    finally:
        is_over.set()
        for thread in threads:
            thread.join(timeout=PATIENCE_S)
    assert not any(thread.is_alive() for thread in threads), "a client still waits"
    assert not told.failed, told.failed


def await_that(is_so: Callable[[], bool]) -> None:
    """Wait for a state, within bounds."""
    end = time.monotonic() + PATIENCE_S
    while not is_so():
        assert time.monotonic() < end, "it did not come to be"
        time.sleep(0.02)


def _kept(database: str) -> tuple[Counter[str], Counter[str]]:
    """Answers and ratings in the database, and how often each stands there."""
    state = open_postgres(database)
    with state.connection() as connection:
        answers = Counter(row[0] for row in connection.execute("SELECT answer_id FROM turns").fetchall())
        rated = Counter(row[0] for row in connection.execute("SELECT answer_id FROM feedback").fetchall())
    state.close()
    return answers, rated

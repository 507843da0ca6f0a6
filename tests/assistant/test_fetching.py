"""Fetching addresses: only public ones, at every step, and the one that was checked."""

from __future__ import annotations

import gzip
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from assistant.fetching.addresses import is_public, resolve
from assistant.fetching.fetch import REDIRECTS, Fetcher
from corpus.errors import DocumentError
from corpus.reading.reader import MAX_BYTES

PUBLIC = "93.184.215.14"
PAGE = b"<h1>Noise</h1><p>The rack hums.</p>"
LIMIT = 10_000


class _Pages(BaseHTTPRequestHandler):
    """Answers by the path; what is asked for is noted."""

    seen: list[tuple[str, str]]

    def do_GET(self) -> None:
        self.server.seen.append((self.headers["Host"], self.path))  # type: ignore[attr-defined]
        path = self.path.partition("?")[0]
        if path.startswith("/to/"):
            self._answer(302, b"", Location=path.removeprefix("/to/"))
        elif path.startswith("/hops/"):
            self._answer(301, b"", Location=f"/hops/{int(path[6:]) - 1}" if path != "/hops/0" else "/page")
        elif path == "/slow":
            self._drip()
        else:
            status, headers, body = PAGES.get(path, (404, {}, b""))
            self._answer(status, body, **headers)

    def _answer(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def _drip(self) -> None:
        """A byte now and then, for as long as somebody listens."""
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.end_headers()
        try:
            while not self.server.over.wait(0.05):  # type: ignore[attr-defined]
                self.wfile.write(b"x")
        except OSError:
            return

    def log_message(self, *_: object) -> None:
        """Nothing is written."""


HTML = {"Content_Type": "text/html; charset=utf-8"}
PACKED = {**HTML, "Content_Encoding": "gzip"}
PAGES: dict[str, tuple[int, dict[str, str], bytes]] = {
    "/page": (200, HTML, PAGE),
    "/old.html": (
        200,
        {"Content_Type": "text/html; charset=iso-8859-9"},
        "<p>Gürültü.</p>".encode("iso-8859-9"),
    ),
    "/packed": (200, PACKED, gzip.compress(PAGE)),
    "/bomb": (200, PACKED, gzip.compress(bytes(50 * LIMIT))),
    "/torn": (200, PACKED, gzip.compress(PAGE)[:-9]),
    "/odd": (200, {**HTML, "Content_Encoding": "br"}, PAGE),
    "/short": (200, {**HTML, "Content_Length": "9999"}, PAGE),
    "/large": (200, HTML, bytes(LIMIT + 1)),
    "/manual.pdf": (200, {"Content_Type": "application/octet-stream"}, b"%PDF-"),
    "/notes.md": (200, {}, b"# Notes"),
    "/picture.png": (200, {"Content_Type": "image/png"}, b"\x89PNG"),
    "/program": (200, {"Content_Type": "application/octet-stream"}, b"\x7fELF"),
    "/gone": (410, HTML, PAGE),
    "/a b/ä.html": (200, HTML, PAGE),
    "/a%20b/%C3%A4.html": (200, HTML, PAGE),
}


class Site:
    """A server that stands for every public address, and a name service that says what a test wants."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self.server = server
        self.names: dict[str, list[list[str]]] = {}
        self.asked: list[str] = []
        self.connected: list[str] = []
        self.seen: list[tuple[str, str]] = server.seen  # type: ignore[attr-defined]

    def resolve(self, host: str, port: int) -> list[str]:
        self.asked.append(host)
        answers = self.names.get(host)
        if answers:
            return answers.pop(0) if len(answers) > 1 else answers[0]
        return resolve(host, port) if host[0].isdigit() or ":" in host or host == "localhost" else [PUBLIC]

    def connect(self, address: str, port: int, seconds: float) -> socket.socket:
        self.connected.append(address)
        return socket.create_connection(self.server.server_address[:2], timeout=seconds)

    def fetcher(self, seconds: float = 60.0) -> Fetcher:
        return Fetcher(self.resolve, self.connect, seconds, LIMIT)


@pytest.fixture
def site() -> Iterator[Site]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Pages)
    server.daemon_threads = True
    server.seen, server.over = [], threading.Event()  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
    thread.start()
    yield Site(server)
    server.over.set()  # type: ignore[attr-defined]
    server.shutdown()
    server.server_close()
    thread.join()


def code(site: Site, url: str, seconds: float = 60.0) -> str:
    with pytest.raises(DocumentError) as caught:
        site.fetcher(seconds)(url)
    return caught.value.message_id


@pytest.mark.parametrize(
    ("url", "name", "encoding"),
    [
        ("http://example.org/page", "page.html", "utf-8"),
        ("http://example.org/old.html", "old.html", "iso-8859-9"),
        ("http://example.org/packed?x=1#part", "packed.html", "utf-8"),
        ("http://example.org/manual.pdf", "manual.pdf", None),
        ("http://example.org/notes.md", "notes.md", None),
        ("http://example.org/a b/ä.html", "ä.html", "utf-8"),
        ("HTTP://EXAMPLE.org:8080/page", "page.html", "utf-8"),
        ("http://example.org/to/http://other.example/page", "page.html", "utf-8"),
        (f"http://example.org/hops/{REDIRECTS - 1}", "page.html", "utf-8"),
    ],
)
def test_a_public_page_is_fetched(site: Site, url: str, name: str, encoding: str | None) -> None:
    content = site.fetcher()(url)
    assert (content.name, content.encoding) == (name, encoding)
    assert content.data
    assert set(site.connected) == {PUBLIC}


@pytest.mark.parametrize(
    ("path", "fault"),
    [
        ("/bomb", "url-too-large"),
        ("/large", "url-too-large"),
        ("/torn", "url-unreachable"),
        ("/short", "url-unreachable"),
        ("/odd", "url-type"),
        ("/picture.png", "url-type"),
        ("/program", "url-type"),
        ("/gone", "url-status"),
        ("/nothing", "url-status"),
        (f"/hops/{REDIRECTS}", "url-redirects"),
        ("/to/", "url-redirects"),
        ("/to/ftp://example.org/x.md", "url-invalid"),
        ("/to/file:///etc/passwd", "url-invalid"),
    ],
)
def test_what_is_not_taken_from_a_public_page(site: Site, path: str, fault: str) -> None:
    assert code(site, f"http://example.org{path}") == fault


@pytest.mark.parametrize(
    "url",
    [
        "ftp://example.org/a.md",
        "file:///etc/passwd",
        "http://",
        "http:///a.md",
        "http://user:secret@example.org/",
        "http://example.org:99999/",
        "http://[::1/",
        "gopher://example.org/",
        "http://example.org/" + "a" * 2_000,
    ],
)
def test_what_is_no_address_to_fetch(site: Site, url: str) -> None:
    assert code(site, url) == "url-invalid"
    assert not site.asked


PRIVATE = [
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0177.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "[::1]",
    "[::]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[fe80::1]",
    "[fc00::1]",
    "224.0.0.1",
    "255.255.255.255",
    "localhost",
]


@pytest.mark.parametrize("host", PRIVATE)
@pytest.mark.parametrize("way", ["asked", "led"])
def test_nothing_inside_is_reached_in_any_spelling(site: Site, host: str, way: str) -> None:
    inside = f"http://{host}:{site.server.server_address[1]}/page"
    url = inside if way == "asked" else f"http://example.org/to/{inside}"
    assert code(site, url) == "url-private"
    assert site.connected == ([PUBLIC] if way == "led" else [])


@pytest.mark.parametrize(
    "answers", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:10.0.0.1"], ["fe80::1%eth0"], ["x"]]
)
def test_a_name_of_which_one_address_is_inside_is_refused(site: Site, answers: list[str]) -> None:
    site.names["inside.example"] = [answers]
    assert code(site, "http://inside.example/page") == "url-private"
    assert site.connected == []


def test_a_name_that_changes_its_address_is_looked_up_once_for_each_request(site: Site) -> None:
    site.names["turning.example"] = [[PUBLIC], ["127.0.0.1"]]
    assert site.fetcher()("http://turning.example/page").data == PAGE
    assert (site.asked, site.connected) == (["turning.example"], [PUBLIC])


def test_a_name_that_turns_inside_on_the_way_is_refused(site: Site) -> None:
    site.names["turning.example"] = [[PUBLIC], ["127.0.0.1"]]
    assert code(site, "http://turning.example/to/http://turning.example/page") == "url-private"
    assert [path for _, path in site.seen] == ["/to/http://turning.example/page"]


def test_the_host_is_named_and_the_address_connected_to(site: Site) -> None:
    site.fetcher()("http://example.org/page")
    assert site.seen == [("example.org", "/page")]


def test_a_page_that_drips_is_cut(site: Site) -> None:
    assert code(site, "http://example.org/slow", 0.5) == "url-slow"


def test_an_unknown_host_is_told(site: Site) -> None:
    def nobody(host: str, port: int) -> list[str]:
        raise socket.gaierror(-2, "Name or service not known")

    with pytest.raises(DocumentError) as caught:
        Fetcher(nobody, site.connect)("https://nobody.example/")
    assert caught.value.message_id == "url-unreachable"
    assert "not known" in str(caught.value.arguments["reason"])


def test_a_host_that_cannot_prove_its_name_is_not_believed(site: Site) -> None:
    assert code(site, "https://example.org/page") == "url-unreachable"


def test_as_much_is_fetched_as_is_read() -> None:
    assert Fetcher().most_bytes == MAX_BYTES


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700:4700::1111", "::ffff:93.184.215.14", "8.8.8.8"])
def test_public_addresses_are_public(address: str) -> None:
    assert is_public(address)

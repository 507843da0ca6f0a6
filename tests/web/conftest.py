"""A real server, and a real Chromium where there is one."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from tests.server import Server, running_server
from tests.web import slowness
from tests.web.waiting import LIMIT_MS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Open = Callable[..., "Page"]


class Site(ThreadingHTTPServer):
    """A site that holds nothing but the script tag."""

    server: Server


class OtherPage(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        assert isinstance(self.server, Site)
        source = f"{self.server.server.url}/widget.js"
        tag = f'<script src="{source}" data-language="tr" data-label="Sorun"></script>'
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        html = f"<!doctype html><html lang=tr><title>Site</title><body><h1>Site</h1>{tag}</body></html>"
        self.wfile.write(html.encode())

    def log_message(self, format: str, *arguments: object) -> None:
        """Keep the output of the tests clean."""


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    """Another site, reached as localhost (which the settings name) and as 127.0.0.1 (which they do not)."""
    with site_of() as opened:
        yield opened


@contextmanager
def site_of() -> Iterator[Site]:
    """A site on a free port; its server is set afterwards."""
    with Site(("127.0.0.1", 0), OtherPage) as opened:
        thread = Thread(target=opened.serve_forever, daemon=True)
        thread.start()
        yield opened
        opened.shutdown()
        thread.join()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, site: Site) -> Iterator[Server]:
    origin = f"http://localhost:{site.server_port}"
    with running_server(tmp_path_factory.mktemp("web"), RIGWISE_ORIGINS=origin) as running:
        site.server = running
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx2.Client]:
    with server.client() as opened:
        yield opened


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("no chromium on this machine: apt-get install chromium fonts-noto-cjk")
    reason = "no playwright here: pip install playwright"
    playwright = pytest.importorskip("playwright.sync_api", reason=reason)
    with playwright.sync_playwright() as driver:
        playwright.expect.set_options(timeout=LIMIT_MS)
        launched = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture
def new_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Open]:
    """Opens an empty page in a browser of its own, a slow one where that is asked for."""
    contexts: list[BrowserContext] = []

    def opened(**settings: Any) -> Page:
        context = browser.new_context(**settings)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(LIMIT_MS)
        if slowness.SEED:
            slowness.slow_down(page, request.node.nodeid)
        return page

    yield opened
    for context in contexts:
        context.unroute_all(behavior="ignoreErrors")
        context.close()


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What pages complained about; at the end, when they are closed, it may be nothing."""
    noted: list[str] = []
    yield noted
    assert noted == []


@pytest.fixture
def open_page(complaints: list[str], new_page: Open, server: Server) -> Open:
    """Opens the page, and notes what it complains about."""
    own = server

    def opened(
        path: str = "/",
        *,
        prepare: Callable[[Page], Any] | None = None,
        server: Server = own,
        **settings: Any,
    ) -> Page:
        page = new_page(**{"locale": "en-US", "viewport": {"width": 1280, "height": 900}, **settings})
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda message: _note(message, complaints))
        if prepare:
            prepare(page)
        page.goto(server.url + path)
        page.locator("#send:enabled").wait_for()
        return page

    yield opened
    assert complaints == []


def _note(message: Any, complaints: list[str]) -> None:
    """Errors of the console, except those of refusals that a test provokes."""
    if message.type == "error" and not re.search("Failed to load resource", message.text):
        complaints.append(message.text)


@pytest.fixture(scope="session")
def axe() -> str:
    """The accessibility checker, from the folder that ``AXE_CORE`` names."""
    folder = os.environ.get("AXE_CORE")
    script = Path(folder or ".") / "node_modules" / "axe-core" / "axe.min.js"
    if not folder or not script.is_file():
        pytest.skip("no axe-core here: npm install axe-core, then set AXE_CORE to that folder")
    return script.read_text(encoding="utf-8")

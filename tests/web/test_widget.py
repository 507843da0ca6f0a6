"""The page inside another site: only sites named in the settings may frame it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.api.conftest import ADMIN_KEY
from tests.api.shelved import QUESTION, fill
from tests.server import running_server
from tests.web.conftest import site_of

if TYPE_CHECKING:
    from playwright.sync_api import Browser, FrameLocator, Page, Response

    from tests.server import Server
    from tests.web.conftest import Open, Site

pytestmark = [pytest.mark.browser, pytest.mark.server]


def host_page(browser: Browser, site: Site, name: str) -> Page:
    page = browser.new_page()
    page.set_default_timeout(15_000)
    page.goto(f"http://{name}:{site.server_port}/")
    return page


def test_named_site_shows_the_page_and_gets_answers(browser: Browser, server: Server, site: Site) -> None:
    page = host_page(browser, site, "localhost")
    assert page.locator("iframe").get_attribute("src") is None
    page.get_by_role("button", name="Sorun").click()
    frame = page.frame_locator("iframe")
    frame.locator("#send:enabled", has_text="Gönder").wait_for()
    frame.locator("#question").fill("2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    frame.locator("#question").press("Enter")
    frame.locator(".actions").wait_for()
    assert "W" in frame.locator(".lead").inner_text()
    page.get_by_role("button", name="Sorun").click()
    assert not page.locator("iframe").is_visible()
    page.close()


def test_other_sites_show_nothing_of_it_and_say_so(browser: Browser, server: Server, site: Site) -> None:
    page = host_page(browser, site, "127.0.0.1")
    for _ in range(2):
        page.get_by_role("button", name="Sorun").click()
        note = page.get_by_role("alert")
        note.get_by_text("Rigwise burada açılamıyor").wait_for()
        assert note.get_by_role("link").get_attribute("href") == f"{server.url}/?language=tr"
        assert not page.locator("iframe").is_visible()
        assert page.frame_locator("iframe").locator("#question").count() == 0
        page.keyboard.press("Escape")
        assert not note.is_visible()
    page.close()


@pytest.fixture(scope="module")
def guarded_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site in which a server that asks for keys is embedded; it holds documents of its own.

    Both are reached as localhost, since browsers may forbid a frame of another name to keep anything.
    """
    home = tmp_path_factory.mktemp("embedded")
    fill(home)
    with site_of() as site:
        origin = f"http://localhost:{site.server_port}"
        with running_server(home, RIGWISE_API_KEY=ADMIN_KEY, RIGWISE_ORIGINS=origin) as server:
            site.server = replace(server, url=server.url.replace("127.0.0.1", "localhost"))
            yield site


def opened(page: Page) -> FrameLocator:
    page.get_by_role("button", name="Sorun").click()
    frame = page.frame_locator("iframe")
    frame.locator("#send:enabled").wait_for()
    return frame


def ask(frame: FrameLocator, question: str) -> None:
    frame.locator("#question").fill(question)
    frame.locator("#question").press("Enter")
    frame.locator(".turn").last.locator(".actions").wait_for()


def test_on_a_server_with_keys_the_frame_does_all_that_it_does_without(
    browser: Browser, guarded_site: Site
) -> None:
    page = host_page(browser, guarded_site, "localhost")
    seen: list[Response] = []
    page.on("response", lambda response: seen.append(response))
    frame = opened(page)
    ask(frame, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    turn = frame.locator(".turn").last
    turn.locator(".chart img").scroll_into_view_if_needed()
    turn.locator(".place").first.click()
    frame.locator("#passage mark").first.wait_for()
    frame.locator("#passage-close").click()
    turn.locator('.chip [data-by="1"]').first.click()
    ask(frame, QUESTION)
    frame.locator(".turn").last.locator(".place").first.click()
    assert "decibels" in frame.locator("#passage mark").first.inner_text()
    assert frame.locator(".fault").count() == 0
    own = [each for each in seen if each.url.startswith(guarded_site.server.url)]
    refused = {each.url for each in own if each.status >= 400}
    assert refused <= {each.url for each in own if each.ok}, "only the first find out that a pass is needed"
    assert ADMIN_KEY not in "".join(str(each.request.headers) for each in own)
    page.reload()
    frame = opened(page)
    frame.locator(".turn .actions").last.wait_for()
    assert frame.locator(".turn").count() >= 2
    page.close()


def test_by_itself_the_page_asks_for_the_key(open_page: Open, guarded_site: Site) -> None:
    page = open_page(server=guarded_site.server)
    page.fill("#question", QUESTION)
    page.press("#question", "Enter")
    page.locator(".fault input").wait_for()


def test_a_pass_that_is_over_is_followed_by_another(browser: Browser, guarded_site: Site) -> None:
    page = host_page(browser, guarded_site, "localhost")
    passes: list[str] = []
    page.on("request", lambda request: "/widget/pass" in request.url and passes.append(request.url))
    frame = opened(page)
    ask(frame, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    before = len(passes)
    page.route("**/feedback", lambda route: route.fulfill(status=401), times=1)
    with page.expect_response(lambda response: response.url.endswith("/feedback") and response.ok):
        frame.locator(".thumb").first.click()
    assert (before, len(passes)) == (1, 2)
    page.close()

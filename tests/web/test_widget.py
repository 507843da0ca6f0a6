"""The page inside another site: only sites named in the settings may frame it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.api.conftest import ADMIN_KEY
from tests.api.shelved import QUESTION, fill
from tests.server import running_server
from tests.web.conftest import site_of
from tests.web.turns import ask
from tests.web.waiting import expect, hold, until

if TYPE_CHECKING:
    from playwright.sync_api import FrameLocator, Page, Response

    from tests.server import Server
    from tests.web.conftest import Open, Site

pytestmark = [pytest.mark.browser, pytest.mark.server]


def host_page(new_page: Open, site: Site, name: str) -> Page:
    page = new_page()
    page.goto(f"http://{name}:{site.server_port}/")
    return page


def test_named_site_shows_the_page_and_gets_answers(new_page: Open, server: Server, site: Site) -> None:
    page = host_page(new_page, site, "localhost")
    expect(page.locator("iframe")).not_to_have_attribute("src", re.compile(""))
    page.get_by_role("button", name="Sorun").click()
    frame = page.frame_locator("iframe")
    frame.locator("#send:enabled", has_text="Gönder").wait_for()
    ask(frame, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    expect(frame.locator(".lead")).to_contain_text("W")
    page.get_by_role("button", name="Sorun").click()
    expect(page.locator("iframe")).to_be_hidden()


def test_other_sites_show_nothing_of_it_and_say_so(new_page: Open, server: Server, site: Site) -> None:
    page = host_page(new_page, site, "127.0.0.1")
    for _ in range(2):
        page.get_by_role("button", name="Sorun").click()
        note = page.get_by_role("alert")
        note.get_by_text("Rigwise burada açılamıyor").wait_for()
        expect(note.get_by_role("link")).to_have_attribute("href", f"{server.url}/?language=tr")
        expect(page.locator("iframe")).to_be_hidden()
        expect(page.frame_locator("iframe").locator("#question")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(note).to_be_hidden()


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


def test_on_a_server_with_keys_the_frame_does_all_that_it_does_without(
    new_page: Open, guarded_site: Site
) -> None:
    page = host_page(new_page, guarded_site, "localhost")
    seen: list[Response] = []
    page.on("response", lambda response: seen.append(response))
    frame = opened(page)
    ask(frame, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    turn = frame.locator(".turn").last
    turn.locator(".chart img").scroll_into_view_if_needed()
    turn.locator('.chart img[src^="blob:"]').wait_for()
    turn.locator(".place").first.click()
    frame.locator("#passage mark").first.wait_for()
    frame.locator("#passage-close").click()
    turn.locator('.chip [data-by="1"]').first.click()
    ask(frame, QUESTION)
    expect(frame.locator(".turn").first.locator(".question")).to_contain_text("3 RTX 3090")
    frame.locator(".turn").last.locator(".place").first.click()
    expect(frame.locator("#passage mark").first).to_contain_text("decibels")
    expect(frame.locator(".fault")).to_have_count(0)
    own = guarded_site.server.url
    refused = {each.url for each in seen if each.status >= 400 and each.url.startswith(own)}
    until(page, lambda: refused <= {each.url for each in seen if each.ok})
    assert ADMIN_KEY not in "".join(str(each.request.headers) for each in seen)
    page.reload()
    frame = opened(page)
    expect(frame.locator(".turn .actions")).to_have_count(2)


def test_by_itself_the_page_asks_for_the_key(open_page: Open, guarded_site: Site) -> None:
    page = open_page(server=guarded_site.server)
    page.fill("#question", QUESTION)
    page.press("#question", "Enter")
    page.locator(".fault input").wait_for()


def test_all_that_is_refused_at_first_waits_for_one_pass(new_page: Open, guarded_site: Site) -> None:
    page = host_page(new_page, guarded_site, "localhost")
    passes = hold(page, "**/widget/pass*")
    frame = opened(page)
    until(page, lambda: passes)
    frame.locator("#question").fill("2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    with page.expect_response("**/chat") as refusal:
        frame.locator("#question").press("Enter")
    assert refusal.value.status == 401
    passes[0].continue_()
    frame.locator(".actions").wait_for()
    assert len(passes) == 1


def test_a_pass_that_is_over_is_followed_by_another(new_page: Open, guarded_site: Site) -> None:
    page = host_page(new_page, guarded_site, "localhost")
    passes: list[str] = []
    page.on("request", lambda request: "/widget/pass" in request.url and passes.append(request.url))
    frame = opened(page)
    ask(frame, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    assert len(passes) == 1
    page.route("**/feedback", lambda route: route.fulfill(status=401), times=1)
    with page.expect_response(lambda response: response.url.endswith("/feedback") and response.ok):
        frame.locator(".thumb").first.click()
    assert len(passes) == 2

"""The page inside another site: only sites named in the settings may frame it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server import Server
    from tests.web.conftest import Site

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


def test_other_sites_show_nothing_of_it(browser: Browser, server: Server, site: Site) -> None:
    page = host_page(browser, site, "127.0.0.1")
    page.get_by_role("button", name="Sorun").click()
    page.wait_for_timeout(1500)
    assert page.frame_locator("iframe").locator("#question").count() == 0
    page.close()
